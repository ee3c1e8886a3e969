package remedy

import (
	"cmp"
	"slices"

	"github.com/yardstick-rules/yardstick/engine/judge/verdict"
)

// Near is a legal action with almost the same words as a refused one.
type Near struct {
	Action string `json:"action"`
	// Instead are the words that only this action has. Of are the words that they replace. Either may be empty.
	Instead []string `json:"instead"`
	Of      []string `json:"of"`
}

// MostNear is the number of near actions that are shown.
const MostNear = 5

// nearest returns the legal actions that have the most words in common with a refused one. First come actions of the
// same verb, then those with more common words in order, then those with fewer other words, then the closest: spaces
// of a map by rows and columns, figures by difference. It leaves out actions without a common word, and the refused
// action, which may be legal for another player. It leaves out actions of another verb that share at most half of
// the words. It also leaves out actions of the same verb that name entirely different things: a camp on another
// space is not near to a well.
func nearest(refused string, legal []string) []Near {
	type ranked struct {
		Near
		kept, others, away int
	}
	words := verdict.Parts(refused)
	form := everywhere(words, legal)
	near := []ranked{}
	for _, action := range legal {
		said := verdict.Parts(action)
		same := kept(words, said)
		if len(same) == 0 || len(words) == 0 || action == refused {
			continue
		}
		n := Near{action, without(said, same), without(words, same)}
		r := ranked{n, 2 * len(same), len(said) - len(same), distances(n.Of, n.Instead)}
		named := len(words) - len(form)
		switch {
		case said[0] != words[0] && 2*len(same) <= len(words), // another act with little in common except its place
			said[0] == words[0] && named > 1 && len(kept(same, form)) == len(same):
			continue
		case said[0] == words[0]:
			r.kept += 2 * len(words)
		}
		near = append(near, r)
	}
	slices.SortStableFunc(near, func(a, b ranked) int {
		return cmp.Or(b.kept-a.kept, a.others-b.others, a.away-b.away)
	})
	found := []Near{}
	for _, r := range near[:min(len(near), MostNear)] {
		found = append(found, r.Near)
	}
	return found
}

// everywhere returns the words of an action that every legal action with its verb has, such as the verb.
func everywhere(words, legal []string) []string {
	for _, action := range legal {
		if said := verdict.Parts(action); len(said) > 0 && len(words) > 0 && said[0] == words[0] {
			words = kept(words, said)
		}
	}
	return words
}

// kept returns the words that two actions have in common, in the order of both.
func kept(one, other []string) []string {
	if len(one) == 0 || len(other) == 0 {
		return nil
	}
	row := make([][]string, len(other)+1)
	for _, word := range one {
		next := make([][]string, len(other)+1)
		for j, said := range other {
			next[j+1] = row[j+1]
			if len(next[j]) > len(next[j+1]) {
				next[j+1] = next[j]
			}
			if word == said && len(row[j]) >= len(next[j+1]) {
				next[j+1] = append(slices.Clone(row[j]), word)
			}
		}
		row = next
	}
	return row[len(other)]
}

// without returns the words of an action without some others; the others are in the same order.
func without(words, same []string) []string {
	rest := []string{}
	for _, word := range words {
		if len(same) > 0 && same[0] == word {
			same = same[1:]
			continue
		}
		rest = append(rest, word)
	}
	return rest
}

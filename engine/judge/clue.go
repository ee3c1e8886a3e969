package judge

import (
	"maps"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/document/edit"
)

// numbers are the numbers of list elements in JSON Pointers.
var numbers = regexp.MustCompile(`/(\d+|-)(/| |$)`)

// kindOf is what patches that differ in the elements of lists, and in values, have in common.
func kindOf(patch edit.Patch) string {
	var b strings.Builder
	for _, e := range patch {
		b.WriteString(string(e.Op) + numbers.ReplaceAllString(e.From+" "+e.Path, "/*$2"))
	}
	return b.String()
}

// touched are the parts that a patch changes. Elements of a list are one part; and what goes from one part to another, whatever it is,
// touches the same two.
func touched(patch edit.Patch) []string {
	var all []string
	for _, e := range patch {
		where := e.Path
		if at := strings.LastIndexByte(where, '/'); isNumber(where[at+1:]) || len(patch) > 1 {
			where = where[:at]
		}
		all = append(all, where)
	}
	return all
}

// covers reports whether a change takes in another, and more.
func (s *sized) covers(other sized) bool {
	return slices.ContainsFunc(s.parts, func(part string) bool {
		return slices.ContainsFunc(other.parts, func(smaller string) bool { return strings.HasPrefix(smaller, part+"/") })
	})
}

func isNumber(step string) bool {
	_, err := strconv.Atoi(step)
	return err == nil || step == "-"
}

// isKnown reports whether a change of the same parts has been found.
func isKnown(found []sized, patch edit.Patch) bool {
	parts := touched(patch)
	return slices.ContainsFunc(found, func(f sized) bool { return slices.Equal(f.parts, parts) })
}

// What words weigh that the refusal and the decision say.
const (
	weightOfAction = 4
	weightOfActor  = 2
	weightOfReason = 2
	weightOfClause = 1
)

// quoted are numbers that a refusal says: "$3", "12K", "Mayhem 4"; that of a name, as in coal-4 or j7, is none.
var quoted = regexp.MustCompile(`(?:^|[ $(:])(\d{1,6})(?:K|\b)`)

// clues are the words of the decision, of the refusal and of its clause.
func (h *healer) clues() edit.Clues {
	clues := edit.Clues{Weights: map[string]int{}}
	weigh := func(text string, weight int) {
		const shortest = 4
		other := func(r rune) bool { return (r < 'a' || r > 'z') && (r < '0' || r > '9') }
		for word := range strings.FieldsFuncSeq(strings.ToLower(text), other) {
			if word = strings.TrimSuffix(word, "s"); len(word) >= shortest {
				clues.Weights[word] = max(clues.Weights[word], weight)
			}
		}
	}
	weigh(h.v.Action, weightOfActor)
	weigh(h.v.Reason, weightOfReason)
	for _, n := range quoted.FindAllStringSubmatch(h.v.Reason, -1) {
		clues.Amounts = append(clues.Amounts, n[1])
	}
	clues.Words = slices.Sorted(maps.Keys(clues.Weights))
	weigh(h.v.ClauseSays, weightOfClause)
	for i, word := range parts(h.v.Action) {
		switch {
		case isNumber(word):
			clues.Numbers = append(clues.Numbers, word)
		default:
			clues.Weights[word] = weightOfAction
			if i > 0 {
				clues.Things = append(clues.Things, word)
			}
		}
	}
	clues.Weights[h.v.Actor] = weightOfActor
	if turn := h.v.Turn.Actor; turn != h.v.Actor {
		clues.Weights[h.v.Actor], clues.Weights[turn] = weightOfAction, weightOfAction
	}
	clues.Things = append(clues.Things, h.v.Actor)
	return clues
}

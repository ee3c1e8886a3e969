package answer

import (
	"cmp"
	"math"
	"slices"
	"strings"
	"unicode"

	"github.com/yardstick-rules/yardstick/engine/rulebook"
	"github.com/yardstick-rules/yardstick/engine/spelling"
)

// mostRanked is the largest number of clauses, and of questions, that are listed if none has all the words.
const mostRanked = 8

// nothing lists the words that a search ignores.
var nothing = []string{
	"the", "a", "an", "of", "to", "in", "on", "at", "for", "from", "by", "with", "and", "or", "but", "is", "are", "be", "been",
	"was", "were", "it", "its", "this", "that", "they", "them", "he", "she", "his", "her", "their", "you", "your", "i", "my", "we",
	"our", "do", "does", "did", "can", "may", "must", "will", "would", "has", "have", "had", "not", "no", "if", "when", "what",
	"which", "who", "how", "why", "where", "there", "then", "so", "as",
}

// ranked finds the clauses and the questions that have all the words in any grammatical form, the best first.
// If no text has all words, ranked finds those with most of them. Rare words count more. The last result
// reports whether some text has all words.
func ranked(book *rulebook.Book, words []string) (found rulebook.Found, all bool) {
	sought := stems(strings.Join(words, " "))
	if len(sought) == 0 {
		return found, false
	}
	var clauses, questions []scored
	for i := range book.Clauses {
		c := &book.Clauses[i]
		section, _ := book.Section(c.Section)
		clauses = append(clauses, scoredOf(i, sought, string(c.ID), section.Title, c.At, c.Says))
	}
	for i := range book.Questions {
		q := &book.Questions[i]
		texts := []string{q.ID, q.Asks, q.Because}
		for _, o := range slices.Concat(q.Options, q.Told) {
			texts = append(texts, o.Says)
		}
		questions = append(questions, scoredOf(i, sought, texts...))
	}
	weights := rarity(len(sought), clauses, questions)
	for _, list := range [][]scored{questions, clauses} {
		all = false
		for i := range list {
			list[i].weigh(weights)
			all = all || !slices.Contains(list[i].has, false)
		}
	}
	for _, s := range sifted(clauses) {
		found.Clauses = append(found.Clauses, &book.Clauses[s.at])
	}
	for _, s := range sifted(questions) {
		found.Questions = append(found.Questions, &book.Questions[s.at])
	}
	return found, all
}

// scored is a text by its index, with a flag for each word that the text contains.
type scored struct {
	at    int
	has   []bool
	score float64
}

func scoredOf(at int, sought []string, texts ...string) scored {
	s := scored{at: at, has: make([]bool, len(sought))}
	said := stems(strings.Join(texts, " "))
	for i, word := range sought {
		s.has[i] = slices.Contains(said, word)
	}
	return s
}

// rarity returns the weight of each word.
func rarity(words int, lists ...[]scored) []float64 {
	weights := make([]float64, words)
	for i := range weights {
		n, of := 0, 0
		for _, list := range lists {
			of += len(list)
			for _, s := range list {
				if s.has[i] {
					n++
				}
			}
		}
		weights[i] = math.Log(float64(of+1) / float64(n+1))
	}
	return weights
}

func (s *scored) weigh(weights []float64) {
	for i, has := range s.has {
		if has {
			s.score += weights[i]
		}
	}
}

// sifted returns the texts with all words; if there are none, those that score almost as well as the best.
func sifted(list []scored) []scored {
	const near = 0.6
	best, all := 0.0, false
	for _, s := range list {
		best, all = max(best, s.score), all || !slices.Contains(s.has, false)
	}
	list = slices.DeleteFunc(slices.Clone(list), func(s scored) bool {
		return s.score <= 0 || all && slices.Contains(s.has, false) || s.score < near*best
	})
	slices.SortStableFunc(list, func(a, b scored) int { return cmp.Compare(b.score, a.score) })
	if all {
		return list
	}
	return list[:min(len(list), mostRanked)]
}

// stems returns the meaningful words of a text, each once, without their endings.
func stems(text string) []string {
	var all []string
	other := func(c rune) bool { return !unicode.IsLetter(c) && !unicode.IsDigit(c) }
	for word := range strings.FieldsFuncSeq(spelling.Figures(strings.ToLower(strings.ReplaceAll(text, "$", " dollars "))), other) {
		if slices.Contains(nothing, word) {
			continue
		}
		if word = spelling.Stem(word); !slices.Contains(all, word) {
			all = append(all, word)
		}
	}
	return all
}

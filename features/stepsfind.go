package features

import (
	"cmp"
	"maps"
	"regexp"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/games"
)

// FindSteps searches steps by words in the sentence, its use, the values of its blanks, or a clause. If some
// steps contain all words, FindSteps returns only those, else those with most words. Words in the sentence
// count most, and shorter sentences come first. Common words such as how and who count only if there are no
// others. Without words, FindSteps returns all steps.
func FindSteps(steps []Step, words ...string) []Step {
	words = strings.FieldsFunc(strings.ToLower(strings.Join(words, " ")), func(c rune) bool { return c == ' ' || c == '?' || c == '\t' })
	if telling := slices.DeleteFunc(slices.Clone(words), func(word string) bool { return slices.Contains(idle, word) }); len(telling) > 0 {
		words = telling
	}
	if len(words) == 0 {
		return steps
	}
	type found struct {
		step          Step
		words, weight int
	}
	var all []found
	most := 1
	for _, s := range steps {
		f := found{step: s}
		for _, word := range words {
			if other, ok := synonyms[word]; ok {
				word = other
			}
			if weight := s.has(word); weight > 0 {
				f.words++
				f.weight += weight
			}
		}
		most = max(most, f.words)
		all = append(all, f)
	}
	all = slices.DeleteFunc(all, func(f found) bool { return f.words < most })
	slices.SortStableFunc(all, func(a, b found) int {
		return cmp.Or(b.weight-a.weight, len(strings.Fields(a.step.Phrase))-len(strings.Fields(b.step.Phrase)))
	})
	picked := make([]Step, len(all))
	for i, f := range all {
		picked[i] = f.step
	}
	return picked
}

// idle lists common words of questions that do not name a subject.
var idle = []string{"a", "an", "and", "any", "are", "can", "do", "does", "did", "for", "get", "gets", "go", "goes", "has", "have", "he", "her", "his",
	"how", "i", "in", "is", "it", "its", "long", "many", "me", "much", "my", "of", "on", "one", "or", "player", "players", "she", "should", "that", "the",
	"their", "there", "they", "to", "was", "we", "what", "when", "where", "which", "who", "whose", "why", "with", "you"}

// synonyms maps words of players to words of the sentences.
var synonyms = map[string]string{"won": "wins", "winner": "wins", "score": "points", "scores": "points"}

// StepWords lists the words in the sentences of a game, each once, in alphabetical order; nil if the game does
// not exist.
func StepWords(game string) []string {
	entry, err := games.Find(game)
	if err != nil {
		return nil
	}
	words := map[string]bool{}
	for _, d := range vocabulary(entry).Definitions {
		for _, word := range strings.FieldsFunc(strings.ToLower(d.String()), notLetter) {
			words[word] = true
		}
	}
	return slices.Sorted(maps.Keys(words))
}

// has returns a score for a word in small letters in a step, 0 for no match.
func (s *Step) has(word string) int {
	phrase := strings.ToLower(s.Phrase)
	switch {
	case slices.Contains(strings.FieldsFunc(phrase, notLetter), word), slices.Contains(money, word) && amount.MatchString(phrase):
		return 4
	case strings.Contains(phrase, word):
		return 3
	case strings.EqualFold(word, s.Keyword), slices.ContainsFunc(s.Clauses, func(c string) bool { return strings.EqualFold(c, word) }):
		return 3
	case s.Example != nil && strings.Contains(strings.ToLower(s.Example.Text), word):
		return 2
	}
	for _, blank := range s.Blanks {
		if strings.Contains(strings.ToLower(strings.Join(append(blank.Seen, blank.Values...), " ")), word) {
			return 1
		}
	}
	return 0
}

// money lists players' words for an amount in steps.
var money = []string{"money", "cash", "dollar", "dollars", "coin", "coins", "rich"}

// amount is a blank that takes money.
var amount = regexp.MustCompile(`\$<|>k\b`)

func notLetter(c rune) bool { return (c < 'a' || c > 'z') && c != '-' }

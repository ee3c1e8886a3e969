package verdict

import (
	"cmp"
	"regexp"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
)

// plain lists words that are in every claim, and words that ask.
var plain = []string{"the", "is", "it", "to", "be", "but", "and", "has", "of", "in", "a", "an", "expected", "that", "s", "on", "with", "row", "who",
	"whose", "what", "when", "which", "come", "comes"}

// wordsOf returns the significant words of a text, each once.
func wordsOf(text string) []string {
	var words []string
	other := func(r rune) bool { return (r < 'a' || r > 'z') && (r < '0' || r > '9') }
	for word := range strings.FieldsFuncSeq(strings.ToLower(text), other) {
		if strings.Trim(word, "0123456789") != "" && !slices.Contains(plain, word) && !slices.Contains(words, word) {
			words = append(words, word)
		}
	}
	return words
}

// stemsOf returns the significant words of a text without their endings, so that "discarded"
// matches "discard pile". Short names stay whole.
func stemsOf(text string) []string {
	words := wordsOf(text)
	for i, word := range words {
		if stem := rulebook.Stems(word); len(stem) == 1 && !strings.ContainsAny(word, "0123456789") {
			words[i] = stem[0]
		}
	}
	return words
}

// leastAkin is the least nearness of a clause that is shown for its words: two words that few clauses contain, or more
// words that many contain.
const leastAkin = 5.0

// A place in an order costs a clause behind, up to the place farthest; the first places have headStart for it. A
// clause that the game does not cite lacks uncited, and each power of ten of its use costs rarity.
const behind, farthest, headStart, uncited, rarity = 0.7, 8, 2.8, 3, 0.3

// akin scores the nearness of clauses to some words.
func (c *Court) akin(words string) map[engine.Clause]float64 {
	if c.sentences == nil {
		c.sentences = c.Book.Words()
	}
	return c.sentences.Akin(words)
}

// likeness scores the nearness of clauses to a claim and its title. The title of a true claim counts twice, names of
// players do not count.
func (c *Court) likeness(f *Fact) map[engine.Clause]float64 {
	akin := c.akin(c.words(f.Title))
	for id, near := range c.akin(c.words(f.quarrel())) {
		if f.Holds {
			near /= 2
		}
		akin[id] += near
	}
	return akin
}

// quarrel returns the text of a claim and of the truth. It leaves out numbers that are the same in
// both, with their words.
func (f *Fact) quarrel() string {
	_, is, _ := strings.Cut(f.Instead, ", but ")
	there := counted.FindAllString(is, -1)
	return counted.ReplaceAllStringFunc(f.Claim+" "+f.Instead, func(part string) string {
		if slices.Contains(there, part) && slices.Contains(counted.FindAllString(f.Claim, -1), part) {
			return ""
		}
		return part
	})
}

// counted matches a word with its number.
var counted = regexp.MustCompile(`[a-z-]+ -?\d+`)

// words returns a text without the words that are in every claim, and without the players.
func (c *Court) words(text string) string {
	return strings.Join(slices.DeleteFunc(wordsOf(text), func(word string) bool { return slices.Contains(c.Record.Seats, word) }), " ")
}

// sortAkin sorts the clauses by nearness to the words of a dispute. Early clauses keep their place
// unless others are clearly nearer, the first ahead of them for a bonus.
func sortAkin(ids []engine.Clause, akin map[engine.Clause]float64, ahead int) {
	for i, id := range ids {
		akin[id] -= behind * float64(min(i, farthest))
		if i < ahead {
			akin[id] += headStart
		}
	}
	slices.SortStableFunc(ids, func(a, b engine.Clause) int { return cmp.Compare(akin[b], akin[a]) })
}

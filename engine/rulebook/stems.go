package rulebook

import (
	"math"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/spelling"
)

// Words finds the clauses of a book that have words in common with a text.
type Words struct {
	clauses []Clause
	has     [][]string         // the stems of each clause and of the title of its section
	in      map[string]float64 // the number of clauses with each stem
	mean    float64            // the mean number of stems of a clause
}

// Words reads the words of all clauses, for several searches.
func (b *Book) Words() *Words {
	w := &Words{clauses: b.Clauses, has: make([][]string, len(b.Clauses)), in: map[string]float64{}}
	for i := range b.Clauses {
		section, _ := b.Section(b.Clauses[i].Section)
		w.has[i] = Stems(b.Clauses[i].Says + " " + section.Title)
		for _, s := range w.has[i] {
			w.in[s]++
		}
		w.mean += float64(len(w.has[i])) / float64(len(b.Clauses))
	}
	return w
}

// Akin scores each clause by the words that its sentence or the title of its section has in common
// with a text: the sum known as BM25, with its usual constants. A word counts more if fewer clauses
// contain it, and in a short sentence. Different endings, such as those of "campaigned" and "saloons",
// do not matter. A clause without a common word is not in the result.
func (w *Words) Akin(text string) map[engine.Clause]float64 {
	const saturation, shortness = 1.2, 0.6
	near := map[engine.Clause]float64{}
	for _, s := range Stems(text) {
		rarity := math.Log1p((float64(len(w.clauses)) - w.in[s] + 0.5) / (w.in[s] + 0.5))
		for i, has := range w.has {
			if slices.Contains(has, s) {
				near[w.clauses[i].ID] += rarity * (saturation + 1) / (1 + saturation*(1-shortness+shortness*float64(len(has))/w.mean))
			}
		}
	}
	return near
}

// often lists words for how many times a thing may be done. A dispute about "twice" is decided by "once" or "unlimited".
var often = []string{"often", "once", "twice", "again", "already", "repeatedly", "unlimited"}

// Stems returns the words of a text without their endings, each once. Stems leaves out numbers
// and words of one or two letters.
func Stems(text string) []string {
	var all []string
	for word := range strings.FieldsFuncSeq(strings.ToLower(text), func(r rune) bool { return r < 'a' || r > 'z' }) {
		if slices.Contains(often, word) {
			word = often[0]
		}
		if word = spelling.Stem(word); len(word) > 2 && !slices.Contains(all, word) {
			all = append(all, word)
		}
	}
	return all
}

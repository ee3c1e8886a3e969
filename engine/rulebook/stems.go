package rulebook

import (
	"math"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/spelling"
)

// Akin scores each clause by the words that its sentence or the title of its section has in common
// with some words: the sum known as BM25, with its usual constants. A word counts more if fewer clauses
// contain it, and in a short sentence. Different endings, such as those of "campaigned" and "saloons",
// do not matter. A clause without a common word is not in the result.
func (b *Book) Akin(words string) map[engine.Clause]float64 {
	const saturation, shortness = 1.2, 0.6
	has := make([][]string, len(b.Clauses))
	in, mean := map[string]float64{}, 0.0 // the number of clauses with each word
	for i := range b.Clauses {
		section, _ := b.Section(b.Clauses[i].Section)
		has[i] = Stems(b.Clauses[i].Says + " " + section.Title)
		for _, s := range has[i] {
			in[s]++
		}
		mean += float64(len(has[i])) / float64(len(b.Clauses))
	}
	near := map[engine.Clause]float64{}
	for _, s := range Stems(words) {
		rarity := math.Log1p((float64(len(b.Clauses)) - in[s] + 0.5) / (in[s] + 0.5))
		for i := range has {
			if slices.Contains(has[i], s) {
				near[b.Clauses[i].ID] += rarity * (saturation + 1) / (1 + saturation*(1-shortness+shortness*float64(len(has[i]))/mean))
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

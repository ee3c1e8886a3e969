package verdict

import (
	"cmp"
	"math"
	"regexp"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
)

// plain are words that every claim has.
var plain = []string{"the", "is", "it", "to", "be", "but", "and", "has", "of", "in", "a", "an", "expected", "that", "s", "on", "with"}

// wordsOf are the words of a text, each once, that say something.
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

// stemsOf are the words of a text that say something, without their endings: what is discarded lies in the discard pile. A short name
// stays.
func stemsOf(text string) []string {
	words := wordsOf(text)
	for i, word := range words {
		if stem := rulebook.Stems(word); len(stem) == 1 && !strings.ContainsAny(word, "0123456789") {
			words[i] = stem[0]
		}
	}
	return words
}

// mostAkin is how many clauses are found by words alone, and leastAkin how near they are at least: two words that few clauses have, or more
// that many have.
const mostAkin, leastAkin = 2, 8

// farthest is from which place in an order on its places count alike, headStart what its first places are worth.
const farthest, headStart = 8, 4

// akin says how near the clauses are to the words of a claim and of its scenario's title: what both say counts twice, and players do not.
func (c *Court) akin(f *Fact) map[engine.Clause]int {
	akin := c.Book.Akin(c.words(f.Title))
	for id, near := range c.Book.Akin(c.words(f.quarrel())) {
		akin[id] += near
	}
	return akin
}

// quarrel is what a claim says and what there is instead, without the numbers that are the same in both and the words that they belong to.
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

// counted is a word with the number that it has.
var counted = regexp.MustCompile(`[a-z-]+ -?\d+`)

// words are those of a text without what every claim has, and without the players.
func (c *Court) words(text string) string {
	return strings.Join(slices.DeleteFunc(wordsOf(text), func(word string) bool { return slices.Contains(c.Record.Seats, word) }), " ")
}

// sortAkin puts those clauses first that are nearest to the words of the claim. What came early stays before what is hardly nearer, above
// all the first few, by as much as a word that not many clauses have.
func sortAkin(ids []engine.Clause, akin map[engine.Clause]int, ahead int) {
	weight := make(map[engine.Clause]int, len(ids))
	for i, id := range ids {
		weight[id] = akin[id] - min(i, farthest)
		if i < ahead {
			weight[id] += headStart
		}
	}
	slices.SortStableFunc(ids, func(a, b engine.Clause) int { return cmp.Compare(weight[b], weight[a]) })
}

// nearest are the clauses that are said besides those that a false claim rests on. Those that it rests on because they are near it do not
// keep others away.
func (c *Court) nearest(v *Verdict) []Clause {
	rests, made := v.IDs(), ClausesOf(v.Fact.all)
	if v.Fact.Since > 0 {
		rests = slices.DeleteFunc(rests, func(id engine.Clause) bool { return !slices.Contains(made, id) })
	}
	ids := c.said(c.akin(v.Fact), rests)
	return c.Clauses(slices.DeleteFunc(ids, func(id engine.Clause) bool { return slices.Contains(v.IDs(), id) }))
}

// said are the clauses of the book that are nearer to the words of a claim than each of those that the verdict rests on, without those that
// are far less near than the first. Many words share more by chance, so that short sentences come before long ones.
func (c *Court) said(akin map[engine.Clause]int, rests []engine.Clause) (ids []engine.Clause) {
	least := leastAkin - 1
	for _, id := range rests {
		least = max(least, akin[id])
	}
	weight := map[engine.Clause]float64{}
	for i := range c.Book.Clauses {
		if cl := &c.Book.Clauses[i]; akin[cl.ID] > least {
			ids = append(ids, cl.ID)
			weight[cl.ID] = float64(akin[cl.ID]) / math.Sqrt(float64(shortest+len(cl.Says)))
		}
	}
	slices.SortStableFunc(ids, func(a, b engine.Clause) int { return cmp.Compare(weight[b], weight[a]) })
	ids = ids[:min(len(ids), mostAkin)]
	return slices.DeleteFunc(ids, func(id engine.Clause) bool { return 3*weight[id] < 2*weight[ids[0]] })
}

// shortest is up to which length, in bytes, a sentence is about as short as any.
const shortest = 60

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

// plain lists words that every claim has.
var plain = []string{"the", "is", "it", "to", "be", "but", "and", "has", "of", "in", "a", "an", "expected", "that", "s", "on", "with"}

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

// stemsOf returns the significant words of a text without their endings, so that discarded matches
// the discard pile. Short names stay whole.
func stemsOf(text string) []string {
	words := wordsOf(text)
	for i, word := range words {
		if stem := rulebook.Stems(word); len(stem) == 1 && !strings.ContainsAny(word, "0123456789") {
			words[i] = stem[0]
		}
	}
	return words
}

// mostAkin is the number of clauses found by words alone at most, and leastAkin their least
// nearness: two words that few clauses have, or more words that many have.
const mostAkin, leastAkin = 2, 8

// farthest is the place from which places in an order count alike, headStart the bonus of its first places.
const farthest, headStart = 8, 4

// akin scores how near clauses are to a claim and its title; words in both count twice, players do not.
func (c *Court) akin(f *Fact) map[engine.Clause]int {
	akin := c.Book.Akin(c.words(f.Title))
	for id, near := range c.Book.Akin(c.words(f.quarrel())) {
		akin[id] += near
	}
	return akin
}

// quarrel returns the text of a claim and of the truth, without the numbers that are the same in both and their words.
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

// words returns the words of a text without those that every claim has, and without the players.
func (c *Court) words(text string) string {
	return strings.Join(slices.DeleteFunc(wordsOf(text), func(word string) bool { return slices.Contains(c.Record.Seats, word) }), " ")
}

// sortAkin sorts the clauses by nearness to the words of the claim. Early clauses keep their place
// unless others are clearly nearer; for the first few, by as much as a word that not many clauses have.
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

// nearest returns the clauses near a false claim that it does not rest on. A clause that the claim
// rests on only because it is near does not keep others away.
func (c *Court) nearest(v *Verdict) []Clause {
	rests, made := v.IDs(), ClausesOf(v.Fact.all)
	if v.Fact.Since > 0 {
		rests = slices.DeleteFunc(rests, func(id engine.Clause) bool { return !slices.Contains(made, id) })
	}
	ids := c.said(c.akin(v.Fact), rests)
	return c.Clauses(slices.DeleteFunc(ids, func(id engine.Clause) bool { return slices.Contains(v.IDs(), id) }))
}

// said returns clauses nearer to the words of a claim than any that the verdict rests on. It drops those
// much less near than the first. Long sentences share more words by chance, so that short ones come first.
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

// shortest is the length, in bytes, up to which sentences count as about equally short.
const shortest = 60

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

// plain lists words that are in every claim.
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

// mostAkin is the limit of clauses that are found only by comparing words. leastAkin is their least
// nearness: two words that few clauses contain, or more words that many contain.
const mostAkin, leastAkin = 2, 8

// farthest is the place in an order from which on all places count the same. headStart is the bonus of its
// first places.
const farthest, headStart = 8, 4

// likeness scores the nearness of clauses to a claim and its title. Words in both count twice, names of
// players do not count.
func (c *Court) likeness(f *Fact) map[engine.Clause]int {
	akin := c.Book.Akin(c.words(f.Title))
	for id, near := range c.Book.Akin(c.words(f.quarrel())) {
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

// sortAkin sorts the clauses by nearness to the words of the claim. Early clauses keep their place
// unless others are clearly nearer. For the first few clauses, "clearly" means at least one word
// that not many clauses contain.
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

// nearest returns the clauses near a false claim that are not behind the verdict. A clause that is
// behind the verdict only because it is near does not exclude others.
func (c *Court) nearest(v *Verdict) []Clause {
	rests, made := v.IDs(), ClausesOf(v.Fact.all)
	if v.Fact.Since > 0 {
		rests = slices.DeleteFunc(rests, func(id engine.Clause) bool { return !slices.Contains(made, id) })
	}
	ids := c.said(c.likeness(v.Fact), rests)
	return c.Clauses(slices.DeleteFunc(ids, func(id engine.Clause) bool { return slices.Contains(v.IDs(), id) }))
}

// said returns clauses nearer to the words of a claim than any clause behind the verdict. It drops
// clauses that are much less near than the first. Short sentences come first, because long
// sentences share more words by chance.
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

// Package notation spells and reads actions with rows. A row is a spelling with blanks in capitals, such as "deal PLAYER CARD".
//
// A game has at least one row for each verb. A row has a [Blank] for each word in capitals: some
// bits of an action, and the words or numbers for these bits. [New] makes a [Grammar] of both (this
// file). [Grammar.Format] finds the row of an action and fills its blanks from the bits.
// [Grammar.Read] finds the row that matches a text and returns the bits (read.go). If no row
// matches, the error is about the row that matches the longest part of the text: a wrong word, a
// missing word, or a word too much. No row can express a payment, so each game reads and spells payments in its own
// code.
package notation

import (
	"math/bits"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
)

// Blank is a variable part of a spelling, filled from some bits of the action.
type Blank struct {
	// At lists the lowest bit of the blank for each time that the blank appears in a row. Bits is the number of its
	// bits.
	At   []int
	Bits int
	// Words fill the blank; the value Plus means the first word. An empty word fills nothing. A blank without Words
	// takes a number from Least to Most if Most is set, and else a word of the table's list number List.
	Words       []string
	Plus, List  int
	Least, Most int
	// Refuse returns the error for a text that does not fill the blank; the text may be empty. A blank for numbers
	// needs no Refuse.
	Refuse func(text string, words []string) error

	name    string
	index   map[string]int
	several bool // some word consists of several words
}

// Grammar contains the rows of a game. A grammar does not change after its rows are added.
type Grammar struct {
	blanks map[string]*Blank
	begins error
	byVerb [][]row
	heads  [256][]head // by first letter, the longest first
}

// head contains the rows that begin with the same words, at most two.
type head struct {
	words string
	rows  []row
}

// row is one spelling. Its actions have all bits of is. Further bits are only among bits, which fill the blanks.
type row struct {
	is, bits engine.Action
	parts    []part
	tail     string
}

// part is a blank with the text before it.
type part struct {
	before string
	words  []string
	plus   int
	at     uint8
	number bool
	mask   engine.Action
	*Blank
}

// New makes a grammar with a row for each verb. The number of the verb is in the lowest bits of an action, and the
// text "" means no row. For a text whose beginning matches no row, Read returns the error that is the last
// argument.
func New(bits int, blanks map[string]Blank, rows []string, begins error) *Grammar {
	g := &Grammar{blanks: map[string]*Blank{}, begins: begins, byVerb: make([][]row, 1<<bits)}
	for name, b := range blanks {
		b.name, b.index = name, map[string]int{}
		for i, word := range slices.Backward(b.Words) {
			b.index[word] = i
			b.several = b.several || strings.Contains(word, " ")
		}
		g.blanks[name] = &b
	}
	for verb, text := range rows {
		if text != "" {
			g.Row(engine.Action(verb), text)
		}
	}
	return g
}

var capitals = regexp.MustCompile(`[A-Z]+`)

// Row adds a row: its text, and the bits outside its blanks. If several rows match an action, the row with the
// fewest bits spells the action.
func (g *Grammar) Row(is engine.Action, text string) *Grammar {
	r, seen := row{is: is, tail: text}, map[string]int{}
	for _, name := range capitals.FindAllString(text, -1) {
		b := g.blanks[name]
		p := part{words: b.Words, plus: b.Plus, at: uint8(b.At[seen[name]]), number: b.Most > 0, mask: 1<<b.Bits - 1, Blank: b}
		p.before, r.tail, _ = strings.Cut(r.tail, name)
		seen[name]++
		r.parts = append(r.parts, p)
		r.bits |= p.mask << p.at
	}
	g.file(r)
	v := int(is) & (len(g.byVerb) - 1)
	g.byVerb[v] = append(g.byVerb[v], r)
	slices.SortStableFunc(g.byVerb[v], func(a, b row) int { return bits.OnesCount64(uint64(a.bits)) - bits.OnesCount64(uint64(b.bits)) })
	return g
}

// file adds a row to the rows that begin with the same words.
func (g *Grammar) file(r row) {
	words := strings.SplitN(r.before(0), " ", 3)
	if len(r.parts) > 0 {
		words = words[:len(words)-1] // the last word is part of the blank
	}
	begins := strings.Join(words[:min(len(words), 2)], " ")
	heads := &g.heads[begins[0]]
	i := slices.IndexFunc(*heads, func(h head) bool { return h.words == begins })
	if i < 0 {
		i = len(*heads)
		*heads = append(*heads, head{words: begins})
	}
	(*heads)[i].rows = append((*heads)[i].rows, r)
	slices.SortStableFunc(*heads, func(a, b head) int { return len(b.words) - len(a.words) })
}

// Format spells an action. The lists are the table's own words, such as the players' names.
func (g *Grammar) Format(a engine.Action, lists ...[]string) string {
	rows := g.byVerb[int(a)&(len(g.byVerb)-1)]
	r := &rows[0]
	for i := 1; a&^r.bits != r.is && i < len(rows); i++ {
		r = &rows[i]
	}
	if len(r.parts) == 0 {
		return r.tail
	}
	b := make([]byte, 0, 64)
	for i := range r.parts {
		p := &r.parts[i]
		b = append(b, p.before...)
		switch n := int(a >> (p.at & 63) & p.mask); {
		case p.words != nil:
			b = append(b, p.words[n-p.plus]...)
		case p.number:
			b = strconv.AppendInt(b, int64(n-p.plus), 10)
		default:
			b = append(b, lists[p.List][n-p.plus]...)
		}
	}
	if r.tail != "" {
		b = append(b, r.tail...)
	}
	return string(b)
}

// Verbs lists the beginning of the spellings of each verb, up to the first blank.
func (g *Grammar) Verbs() []string {
	names := make([]string, len(g.byVerb))
	for v, rows := range g.byVerb {
		if rows != nil {
			names[v] = strings.TrimRight(rows[0].before(0), " -")
		}
	}
	return names
}

// Words returns the words that can fill a blank, given the name of the blank. A blank for numbers has no
// words.
func (g *Grammar) Words(blank string, lists ...[]string) (words []string) {
	b := g.blanks[blank]
	if b == nil || b.Most > 0 {
		return nil
	}
	words = b.Words
	if words == nil {
		words = lists[b.List]
	}
	return slices.DeleteFunc(slices.Clone(words), func(w string) bool { return w == "" })
}

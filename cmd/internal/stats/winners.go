package stats

import (
	"cmp"
	"fmt"
	"maps"
	"math"
	"slices"

	"github.com/yardstick-rules/yardstick/engine/blocks"
	"github.com/yardstick-rules/yardstick/engine/estimate"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/tally"
)

// Deed is a thing that winners may do more often than the others at their table: a kind of action ("verb"), an action by
// its first two words ("action"), or a decision at which the rules apply a clause ("clause").
type Deed struct {
	Kind string `json:"kind"`
	Name string `json:"name"`
	// Says is the sentence of a clause.
	Says string `json:"says,omitempty"`
	// Won and Others are the number of times in a game, of a winner and of another player. More is the difference.
	Won    estimate.Estimate `json:"won"`
	Others estimate.Estimate `json:"others"`
	More   estimate.Estimate `json:"more"`
	// Apart reports a difference that luck alone does not explain, given how many things are compared.
	Apart bool `json:"apart"`

	chance float64
}

// winners adds the things that winners and others did: first the clear differences, actions before clauses, the largest
// first.
func (s *Stats) winners(entry games.Entry, w *tally.Winners) {
	s.Winners = []Deed{}
	for verb, name := range entry.Verbs() {
		s.deed("verb", name, w.Verbs[verb].In(w.Games))
	}
	for _, name := range slices.Sorted(maps.Keys(w.Did)) {
		if !slices.Contains(entry.Verbs(), name) {
			s.deed("action", name, w.Did[name].In(w.Watched))
		}
	}
	for _, id := range slices.Sorted(maps.Keys(w.Cited)) {
		s.deed("clause", string(id), w.Cited[id].In(w.Watched))
	}
	chances := make([]float64, len(s.Winners))
	for i := range s.Winners {
		chances[i] = s.Winners[i].chance
	}
	for i := range s.Winners {
		if d := &s.Winners[i]; d.Kind == "clause" {
			d.Says = entry.Book.Clause(d.Name).Says
		}
	}
	for i, apart := range estimate.Differ(chances) {
		s.Winners[i].Apart = apart
	}
	slices.SortStableFunc(s.Winners, func(a, b Deed) int {
		if a.Apart != b.Apart {
			return cmp.Compare(a.chance, b.chance)
		}
		return cmp.Or(isClause(a)-isClause(b), cmp.Compare(math.Abs(b.More.Value), math.Abs(a.More.Value)))
	})
}

func (s *Stats) deed(kind, name string, a tally.Apart) {
	s.Winners = append(s.Winners, Deed{Kind: kind, Name: name, chance: a.More.Chance(),
		Won: thousandth(a.Won), Others: thousandth(a.Others), More: thousandth(a.More)})
}

// thousandth returns the mean of numbers that are in thousandths.
func thousandth(sums estimate.Sums) estimate.Estimate {
	e := sums.Mean()
	return estimate.Estimate{Value: e.Value / 1000, Low: e.Low / 1000, High: e.High / 1000}
}

// isClause is 1 for a clause, 0 for an action.
func isClause(d Deed) int {
	if d.Kind == "clause" {
		return 1
	}
	return 0
}

// like reports whether another thing is done about as often by both sides, as a clause is with the action that it is about.
func (d Deed) like(other Deed) bool {
	near := func(a, b float64) bool { return math.Abs(a-b) <= 0.05*max(math.Abs(a), math.Abs(b)) }
	return near(d.Won.Value, other.Won.Value) && near(d.More.Value, other.More.Value)
}

// deeds shows the things that winners did more or less often, each difference once: the clauses of an action go with the action.
func (s *Stats) deeds() blocks.Block {
	const most, mostSaid = 5, 60
	b := blocks.Block{Kind: blocks.Table, Columns: 4, Names: names("#winners", "#others", "#difference", "")}
	var shown []Deed
	for _, d := range s.Winners {
		if !d.Apart || slices.ContainsFunc(shown, d.like) {
			continue
		}
		shown = append(shown, d)
		mark := blocks.Typed
		if d.Kind == "clause" {
			mark = blocks.Clause
		}
		row := append(figures(fmt.Sprintf("%.2f", d.Won.Value), fmt.Sprintf("%.2f", d.Others.Value),
			fmt.Sprintf("%+.2f (%.2f to %.2f)", d.More.Value, d.More.Low, d.More.High)), blocks.Marked(mark, d.Name))
		if d.Says != "" {
			row = append(append(row, blocks.Text(" ")), blocks.Long(d.Says, mostSaid)...)
		}
		if len(b.Rows) >= most {
			row = blocks.LeftRow(row)
		}
		b.Rows = append(b.Rows, row)
	}
	of := fmt.Sprintf("of %d actions, kinds of action and clauses", len(s.Winners))
	if len(b.Rows) == 0 {
		return blocks.Part("winners", "they do nothing clearly more or less often than the others at their table, "+of)
	}
	return blocks.Part("winners", "how often they and the others at their table do a thing in a game, "+of, b)
}

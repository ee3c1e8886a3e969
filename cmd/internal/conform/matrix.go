package conform

import (
	"cmp"
	"fmt"
	"slices"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/games"
)

// MostRuns is the largest number of reports that a matrix compares.
const MostRuns = 20

// Matrix compares, clause by clause, the reports on several engines or on several versions of one engine.
type Matrix struct {
	Game string `json:"game"`
	// Edition is the edition of the first report.
	Edition string `json:"edition"`
	Runs    []*Run `json:"runs"`
	// Rows lists the clauses. Real changes come first, then changes that may come from other trials or another
	// edition of the rulebook. Then come the clauses that fail in all runs, and last the others.
	Rows []MatrixRow `json:"rows"`
}

// Change is the reason why the results in a row differ.
type Change string

// The reasons why the results in a row can differ.
const (
	// Real means that the same trial has different results on several engines.
	Real Change = "real"
	// Tried means that no trial has different results; the runs had other trials, or levels that differ.
	Tried Change = "tried"
	// Rulebook means that a run used another edition of the rulebook.
	Rulebook Change = "rulebook"
	// Alike means that the results in the row do not differ.
	Alike Change = "alike"
)

// MatrixRow holds the results of all runs for one clause.
type MatrixRow struct {
	Clause engine.Clause `json:"clause"`
	// Says is the text of the clause, "" if this program has another edition of the rulebook.
	Says   string `json:"says,omitempty"`
	Change Change `json:"change"`
	// Cells holds one result for each run.
	Cells []Cell `json:"cells"`
}

// Cell is the verdict of a run on a clause.
type Cell struct {
	// Verdict is passes, fails, not touched, or absent. It is absent if the edition of the run does not contain
	// the clause.
	Verdict string `json:"verdict"`
	// Level is the lowest level with a failure. Trials is the number of trials that fail or, if none fails, of
	// those that pass.
	Level  engine.Level `json:"level"`
	Trials int          `json:"trials"`
	// Finding is an example of a failure.
	Finding string `json:"finding,omitempty"`
}

// The verdicts of a cell.
const (
	Passes    = "passes"
	Fails     = "fails"
	Untouched = "not touched"
	Absent    = "absent"
)

// Text describes the cell in a few words.
func (c Cell) Text() string {
	switch c.Verdict {
	case Fails:
		return fmt.Sprintf("fails at level %d (%d)", c.Level, c.Trials)
	case Passes:
		return fmt.Sprintf("passes (%d)", c.Trials)
	}
	return c.Verdict
}

// MatrixOf compares the reports of several runs. The error reports that they are about different games.
func MatrixOf(runs []*Run) (*Matrix, error) {
	m := &Matrix{Game: runs[0].game, Edition: runs[0].Edition, Runs: runs, Rows: []MatrixRow{}}
	var ids []engine.Clause
	known := map[engine.Clause]bool{}
	for _, r := range runs {
		if r.game != m.Game {
			return nil, fmt.Errorf("%s: this is about %.60q, but %s is about %.60q; compare reports of one game", r.File, r.game, runs[0].File, m.Game)
		}
		for _, id := range r.ids {
			if !known[id] {
				known[id] = true
				ids = append(ids, id)
			}
		}
	}
	for _, id := range ids {
		m.Rows = append(m.Rows, m.row(id))
	}
	slices.SortStableFunc(m.Rows, func(a, b MatrixRow) int { return cmp.Compare(a.rank(), b.rank()) })
	m.say()
	return m, nil
}

// say adds the texts of the clauses, if this program knows the edition.
func (m *Matrix) say() {
	entry, err := games.Find(m.Game)
	if err != nil || entry.Book.Edition() != m.Edition {
		return
	}
	for i := range m.Rows {
		if c := entry.Book.Clause(string(m.Rows[i].Clause)); c != nil {
			m.Rows[i].Says = c.Says
		}
	}
}

// rank orders the rows: a real change that fails in the last run precedes one that no longer fails.
func (r *MatrixRow) rank() int {
	last := r.Cells[len(r.Cells)-1].Verdict == Fails
	switch {
	case r.Change == Real && last:
		return 0
	case r.Change == Real:
		return 1
	case r.Change == Tried:
		return 2
	case r.Change == Rulebook:
		return 3
	case last:
		return 4
	}
	return 5
}

func (m *Matrix) row(id engine.Clause) MatrixRow {
	row := MatrixRow{Clause: id, Change: Alike}
	for _, r := range m.Runs {
		row.Cells = append(row.Cells, r.cell(id))
	}
	// Of several reasons the strongest counts.
	strength := []Change{Alike, Rulebook, Tried, Real}
	for i := range m.Runs {
		for j := range i {
			if c := m.change(id, i, j, row.Cells); slices.Index(strength, c) > slices.Index(strength, row.Change) {
				row.Change = c
			}
		}
	}
	return row
}

// cell returns the verdict of the run on a clause.
func (r *Run) cell(id engine.Clause) Cell {
	c := r.clauses[id]
	if c == nil {
		return Cell{Verdict: Absent}
	}
	for level, n := range c.Failed {
		if n > 0 {
			total := 0
			for _, f := range c.Failed {
				total += f
			}
			return Cell{Verdict: Fails, Level: engine.Level(level), Trials: total, Finding: r.shown[id].text}
		}
	}
	if c.Passed <= 0 { // files may be hostile
		return Cell{Verdict: Untouched}
	}
	return Cell{Verdict: Passes, Trials: c.Passed}
}

// change returns the reason why two runs differ in a clause.
func (m *Matrix) change(id engine.Clause, i, j int, cells []Cell) Change {
	a, b := m.Runs[i], m.Runs[j]
	switch {
	case cells[i].Verdict == cells[j].Verdict && cells[i].Level == cells[j].Level:
		return Alike
	case a.Edition != b.Edition:
		return Rulebook
	case m.differs(id, a, b):
		return Real
	}
	return Tried
}

// differs reports whether a trial of both runs has different results for a clause, at a level that both
// engines offer.
func (m *Matrix) differs(id engine.Clause, a, b *Run) bool {
	most := min(a.Offered, b.Offered)
	at := func(r *Run, title string) engine.Level {
		if level, fails := r.failing[id][title]; fails && level <= most {
			return level
		}
		return engine.Cites + 1
	}
	for _, r := range []*Run{a, b} {
		for title := range r.failing[id] {
			if a.ran[title] && b.ran[title] && at(a, title) != at(b, title) {
				return true
			}
		}
	}
	return false
}

// Count returns the number of rows that differ for the given reason.
func (m *Matrix) Count(change Change) (n int) {
	for i := range m.Rows {
		if m.Rows[i].Change == change {
			n++
		}
	}
	return n
}

// Letter returns the letter that stands for a run at the head of its column.
func Letter(i int) string { return string(rune('a' + i)) }

// About lists the differences between the conditions of a run and those of the first run; nil if there are none.
func (m *Matrix) About(i int) (about []string) {
	r, first := m.Runs[i], m.Runs[0]
	if r.Edition != first.Edition {
		about = append(about, fmt.Sprintf("another edition of the rulebook, %.40s: the rulebook may cause differences", r.Edition))
	}
	if r.Seed != first.Seed || r.decisions != first.decisions {
		about = append(about, "other walks")
	}
	if apart := r.answers(first); len(apart) > 0 {
		about = append(about, fmt.Sprintf("it plays %.200s", fmt.Sprint(apart)))
	}
	if !r.Complete && r.Level < r.Offered { // otherwise the verdict already reports it
		about = append(about, "not everything was tried")
	}
	return about
}

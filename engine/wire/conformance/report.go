package conformance

import (
	"cmp"
	"maps"
	"slices"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
)

// Report is the result of a conformance run.
type Report struct {
	Game string `json:"game"`
	// Edition is the digest of the rulebook's edition.
	Edition string `json:"edition"`
	// Suite is the digest of the files that the trials come from.
	Suite   string            `json:"suite"`
	Offer   engine.Offer      `json:"-"`
	Reading map[string]string `json:"reading,omitempty"`
	// Seed is the seed of the random games, and Decisions is the largest number of decisions in each.
	Seed      uint64 `json:"seed"`
	Decisions int    `json:"decisions"`
	// Whole reports that the run had all kinds of trials, and at least the default numbers of random games and
	// decisions.
	Whole  bool    `json:"whole"`
	Trials []Trial `json:"trials"`
	// Excused lists the known findings, which are removed from the trials.
	Excused []Known `json:"excused,omitempty"`
	// Clauses holds the verdict on each testable clause, in the order of the book.
	Clauses []Clause `json:"clauses"`
}

// Clause is the verdict on a clause.
type Clause struct {
	ID engine.Clause `json:"id"`
	// Passed is the number of passed trials in which the game of this module cited the clause. Below level 2
	// only results are compared, which proves nothing about a single clause: Passed is then 0, and Rested
	// counts these trials.
	Passed int `json:"passed,omitempty"`
	Rested int `json:"-"`
	// Failed counts the trials with a finding that rests on the clause, by level from 0 to 4.
	Failed [engine.Cites + 1]int `json:"failed"`
	// First counts the trials in which a finding that rests on the clause is the first fault. No score or
	// position was wrong before it, and it is not about an impossible position.
	First int `json:"first,omitempty"`
	// Excused is the number of trials with a known finding that rests on the clause.
	Excused int `json:"excused,omitempty"`

	fails, holds float64 // the evidence against the clause, and for it
}

// Level returns the highest offered level up to which no failure rests on the clause; -1 if there is none.
func (c *Clause) Level(offered engine.Level) engine.Level { return highest(c.Failed, offered) }

// highest returns the highest level below the lowest failure.
func highest(failed [engine.Cites + 1]int, offered engine.Level) engine.Level {
	for level := engine.Plays; level <= offered; level++ {
		if failed[level] > 0 {
			return level - 1
		}
	}
	return offered
}

// sum computes the verdicts on the clauses.
func (r *Report) sum(book *rulebook.Book) {
	r.Clauses = []Clause{}
	for _, c := range book.Clauses {
		if c.Testable {
			r.Clauses = append(r.Clauses, Clause{ID: c.ID})
		}
	}
	r.count()
}

// count counts, for each clause, the trials that passed and those that failed.
func (r *Report) count() {
	by := map[engine.Clause]*Clause{}
	for i := range r.Clauses {
		r.Clauses[i] = Clause{ID: r.Clauses[i].ID}
		by[r.Clauses[i].ID] = &r.Clauses[i]
	}
	for _, c := range r.Trials {
		for _, clause := range c.Cited {
			switch v := by[clause]; {
			case v == nil || c.Status != Passed:
			case r.Offer.Level < engine.Lists:
				v.Rested++
			default:
				v.Passed++
			}
		}
		c.failures(by)
		c.speaks(by)
	}
}

// failures counts the trial for each clause behind its findings, at the lowest level of those findings.
func (c *Trial) failures(by map[engine.Clause]*Clause) {
	failed, first, known := map[engine.Clause]engine.Level{}, map[engine.Clause]bool{}, map[engine.Clause]bool{}
	for _, f := range c.known {
		for _, clause := range f.Clauses {
			if v := by[clause]; v != nil && !known[clause] {
				known[clause] = true
				v.Excused++
			}
		}
	}
	for _, f := range c.Findings {
		for _, clause := range f.Clauses {
			if level, ok := failed[clause]; !ok || f.Level < level {
				failed[clause] = f.Level
			}
			first[clause] = first[clause] || !f.Later && !f.Impossible
		}
	}
	for clause, level := range failed {
		v := by[clause]
		if v == nil {
			continue
		}
		if v.Failed[level]++; first[clause] {
			v.First++
		}
	}
}

// Count returns the number of trials of a kind by status.
func (r *Report) Count(kind Kind) map[Status]int {
	n := map[Status]int{}
	for _, c := range r.Trials {
		if c.Kind == kind {
			n[c.Status]++
		}
	}
	return n
}

// Level returns the highest offered level without a failure; -1 if there is none. Impossible positions are
// judged separately. A finding that may follow from a wrong score or position does not lower the level.
func (r *Report) Level() engine.Level {
	var failed [engine.Cites + 1]int
	for _, c := range r.Trials {
		for _, f := range c.Findings {
			if !f.Impossible && !f.Later {
				failed[f.Level]++
			}
		}
	}
	return highest(failed, r.Offer.Level)
}

// Side counts the trials of one part of a report: those that passed, those that were run, and all.
type Side struct {
	Passed int `json:"passed"`
	Tried  int `json:"tried"`
	Of     int `json:"of"`
}

// Side counts the trials with impossible positions if refuses is set, or else all others. A trial for engines
// with other answers is not counted.
func (r *Report) Side(refuses bool) (s Side) {
	for _, c := range r.Trials {
		if c.Refuses != refuses || c.Aside {
			continue
		}
		s.Of++
		switch c.Status {
		case Passed, ByConvention:
			s.Passed++
			s.Tried++
		case Failed, Excused:
			s.Tried++
		}
	}
	return s
}

// Complete reports whether every trial was run.
func (r *Report) Complete() bool {
	return r.Whole && !slices.ContainsFunc(r.Trials, func(c Trial) bool { return c.Status == NotRun })
}

// Conforms reports whether every trial was run, none failed, and a game was played. Without the last condition,
// an engine that refuses everything would conform.
func (r *Report) Conforms() bool {
	return r.Complete() && r.Played() && !slices.ContainsFunc(r.Trials, func(c Trial) bool { return c.Status == Failed })
}

// Played reports whether the engine played a whole game, a reference game or a random one, with no failures
// except known ones.
func (r *Report) Played() bool {
	return slices.ContainsFunc(r.Trials, func(c Trial) bool {
		return (c.Kind == Games || c.Kind == Walks) && (c.Status == Passed || c.Status == Excused || c.Status == ByConvention)
	})
}

// Why lists the reasons why trials were not applicable or not run, the most frequent first, with the number
// of trials for each. If aside is set, Why covers only the trials for engines with other answers, which no
// [Side] counts. If not, it covers all other trials.
func (r *Report) Why(aside bool) []Reason {
	count := map[string]int{}
	for _, c := range r.Trials {
		if c.Aside == aside && (c.Status == NotApplicable || c.Status == NotRun) {
			count[c.Why]++
		}
	}
	var all []Reason
	for _, why := range slices.Sorted(maps.Keys(count)) {
		all = append(all, Reason{why, count[why]})
	}
	slices.SortStableFunc(all, func(a, b Reason) int { return b.Trials - a.Trials })
	return all
}

// Reason is a reason why trials were not applicable or not run, and the number of these trials.
type Reason struct {
	Why    string
	Trials int
}

// Kinds groups the findings by kind and sorts them by level. A group shows its shortest finding, and counts its
// trials. Findings that may follow from an earlier fault come later, and those about impossible positions last.
func (r *Report) Kinds() []Group {
	by := map[string]*Group{}
	for _, c := range r.Trials {
		for _, f := range c.Findings {
			key := f.key()
			g := by[key]
			if g == nil {
				by[key] = &Group{Finding: f, In: c, Trials: 1}
				continue
			}
			if g.Trials++; c.shows(&f, g) {
				g.Finding, g.In = f, c
			}
		}
	}
	var all []Group
	for _, key := range slices.Sorted(maps.Keys(by)) {
		all = append(all, *by[key])
	}
	slices.SortStableFunc(all, func(a, b Group) int {
		return cmp.Or(order(a.Impossible)-order(b.Impossible), order(a.Later)-order(b.Later), cmp.Compare(a.Level, b.Level))
	})
	return all
}

// order returns the sort key of a condition: false comes before true.
func order(so bool) int {
	if so {
		return 1
	}
	return 0
}

// shows reports whether a finding is a better example for a group than the present one: without an earlier
// fault, playable by a person, or shorter.
func (c *Trial) shows(f *Finding, g *Group) bool {
	scenario := g.In.Kind == Scenarios
	switch {
	case f.Later != g.Later:
		return g.Later
	case scenario != (c.Kind == Scenarios):
		return scenario
	}
	return len(f.Game.Played) < len(g.Game.Played)
}

// Group is all findings of one kind.
type Group struct {
	// Finding is the finding with the shortest game, and In is its trial. Finding.Later is set if it is set for
	// all findings of the kind.
	Finding
	In Trial
	// Trials is the number of trials with a finding of the kind.
	Trials int
}

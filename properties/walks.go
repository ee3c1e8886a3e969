package properties

import (
	"context"
	"errors"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/play"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
	"github.com/yardstick-rules/yardstick/properties/walk"
)

// Report is the result of walks.
type Report struct {
	Game string `json:"game"`
	// Walks is the number of games played, Ended the number of those that ended before they were given up.
	Walks int `json:"walks"`
	Ended int `json:"ended"`
	// Decisions counts the decisions of all walks, those of chance included.
	Decisions int `json:"decisions"`
	// Further is the number of extra games for laws that seldom apply, see [Report.PlayOn].
	Further int `json:"further"`
	// Laws lists all laws, those of the game first, with the number of checks of each.
	Laws []Held `json:"laws"`
	// Verbs counts the decisions of each verb; a verb never decided is there with 0.
	Verbs map[string]int `json:"verbs"`
	// Cited counts the walks on which a clause was cited. Options counts, for every question and option by name, the walks
	// that were played under the option and used it.
	Cited   map[engine.Clause]int     `json:"cited"`
	Options map[string]map[string]int `json:"options"`
	// answers are the options that walks were played under, one list a walk, in the order of the questions that were left to them; asked
	// has -1 instead for those that were not used.
	answers, asked [][]int
	left           []*rulebook.Question
	// Broken is the law that the first walk which broke any broke, or nil.
	Broken *Broken `json:"broken,omitempty"`
}

// Held is a law and the number of times that it was checked and applied.
type Held struct {
	ID   string `json:"id"`
	Says string `json:"says"`
	// Clauses lists the clauses that the law follows from; none for a law of the kernel.
	Clauses []engine.Clause `json:"clauses,omitempty"`
	// Times is the number of checks that found the law unbroken, Applied the number of those in which it applied. Why
	// is the reason for a small number, if there is one.
	Times   int    `json:"times"`
	Applied int    `json:"applied"`
	Why     string `json:"why,omitempty"`
}

// Broken is a law that does not hold: a bug of the game.
type Broken struct {
	Held
	// Problem describes the broken law's finding.
	Problem string `json:"problem"`
	// Record is the shortest game found that breaks the law, in the text form of records.
	Record string `json:"record"`
}

// shrinking is the largest number of decisions that shrinking a game may carry out; it takes some seconds.
const shrinking = 3_000_000

// Walks plays games from their set-up and checks every law in every position. The seed and the number of a walk
// select its number of players and its rulings (see [walk.Run]); its players are random, greedy, or seek rare
// things. The same arguments give the same report for any number of workers. A broken law is in the report and
// ends it. The error is ctx.Err(), with the report of the walks so far.
//
// Every game is played under the answers and components given. Walks mix answers to the other questions as usual. The
// seats of the set-up do not count.
func Walks(ctx context.Context, game engine.Game, book *rulebook.Book, under engine.Setup, walks play.Range, seed uint64,
) (Report, error) {
	on := newSubject(game, book)
	on.Under(under)
	return hold(ctx, on, laws(on), walks, seed)
}

// hold plays walks and checks laws on them.
func hold(ctx context.Context, on *walk.Subject, laws []walk.Law, walks play.Range, seed uint64) (Report, error) {
	report := empty(on, laws)
	worker := func() func(context.Context, uint64) Report {
		return func(ctx context.Context, number uint64) Report { return one(ctx, on, laws, seed, number) }
	}
	err := play.Many(ctx, walks, worker, func(next Report) bool {
		report.Add(next)
		return report.Broken == nil
	})
	return report, err
}

// one returns the report of one walk. A broken law is shrunk.
func one(ctx context.Context, on *walk.Subject, laws []walk.Law, seed, number uint64) Report {
	t := trail{Report: empty(on, laws)}
	t.Walks = 1
	w, err := walk.Run(ctx, on, laws, seed, number, t.see)
	if err != nil {
		w, err = walk.Shrink(ctx, w, err, shrinking)
		law := walk.LawOf(err)
		t.Broken = &Broken{Held: Held{ID: law.ID, Says: law.Says, Clauses: law.Clauses}, Problem: errors.Unwrap(err).Error(),
			Record: w.Record(err)}
	}
	t.read(w)
	return t.Report
}

// empty returns the report of no walks.
func empty(on *walk.Subject, laws []walk.Law) Report {
	r := Report{Game: on.Game.Name(), left: on.Left(),
		Verbs: map[string]int{}, Cited: map[engine.Clause]int{}, Options: map[string]map[string]int{}}
	for _, l := range laws {
		r.Laws = append(r.Laws, Held{ID: l.ID, Says: l.Says, Clauses: l.Clauses, Why: l.Seldom})
	}
	for _, v := range on.Game.Verbs() {
		r.Verbs[v] = 0
	}
	return r
}

// Add adds the report of the walks that follow, of the same game and the same seed. Reports sum to the same in any grouping: walks after
// one that broke a law do not count.
func (r *Report) Add(next Report) {
	if r.Broken != nil {
		return
	}
	r.Walks += next.Walks
	r.Ended += next.Ended
	r.Decisions += next.Decisions
	for i := range next.Laws {
		r.Laws[i].Times += next.Laws[i].Times
		r.Laws[i].Applied += next.Laws[i].Applied
	}
	for v, n := range next.Verbs {
		r.Verbs[v] += n
	}
	for c, n := range next.Cited {
		r.Cited[c] += n
	}
	for q, options := range next.Options {
		if r.Options[q] == nil {
			r.Options[q] = map[string]int{}
		}
		for option, n := range options {
			r.Options[q][option] += n
		}
	}
	r.answers = append(r.answers, next.answers...)
	r.asked = append(r.asked, next.asked...)
	r.Broken = next.Broken
}

package properties

import (
	"context"
	"errors"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/play"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
	"github.com/yardstick-rules/yardstick/properties/walk"
)

// Report is the result of checking laws in random games (walks).
type Report struct {
	Game string `json:"game"`
	// Walks is the number of games played. Ended is the number of games that came to an end before they were
	// given up.
	Walks int `json:"walks"`
	Ended int `json:"ended"`
	// Decisions counts the decisions of all games, those of chance included.
	Decisions int `json:"decisions"`
	// Further is the number of extra games for laws that seldom apply (see [Report.PlayOn]).
	Further int `json:"further"`
	// Laws lists all laws, those of the game first, with the number of checks of each.
	Laws []Held `json:"laws"`
	// Verbs counts the decisions of each verb. A verb without a decision is in the map with 0.
	Verbs map[string]int `json:"verbs"`
	// Cited counts the games in which a clause was cited. Options counts, for every question and option by
	// name, the games that were played under the option and used it.
	Cited   map[engine.Clause]int     `json:"cited"`
	Options map[string]map[string]int `json:"options"`
	// answers holds the options of each game, in the order of the questions that were left open. asked holds
	// the same, with -1 for options that were not used.
	answers, asked [][]int
	left           []*rulebook.Question
	// Broken is the law broken by the first game that broke any; nil if none did.
	Broken *Broken `json:"broken,omitempty"`
}

// Held is a law with the numbers of its checks.
type Held struct {
	ID   string `json:"id"`
	Says string `json:"says"`
	// Clauses lists the clauses that the law follows from; none for a law of the kernel.
	Clauses []engine.Clause `json:"clauses,omitempty"`
	// Times is the number of checks that found the law unbroken. Applied is the number of those in which the
	// law applied. Why is the reason for a small number, if there is one.
	Times   int    `json:"times"`
	Applied int    `json:"applied"`
	Why     string `json:"why,omitempty"`
}

// Broken describes a broken law, which means a bug of the game.
type Broken struct {
	Held
	// Problem describes the fault that the law found.
	Problem string `json:"problem"`
	// Record is the text of the shortest game found that breaks the law, as a record.
	Record string `json:"record"`
}

// shrinking is the largest number of decisions that shrinking a game may carry out; it takes some seconds.
const shrinking = 3_000_000

// Walks plays random games from their set-up and checks every law in every position. The seed and the number of
// a game select its number of players and its answers (see [walk.Run]). The players are random, greedy, or seek
// rare actions. The same arguments give the same report for any number of workers. A broken law ends the run
// and is in the report. The error is ctx.Err(), with the report of the games so far.
//
// Every game is played under the given answers and components. Answers to the other questions are mixed. The
// seats of the set-up are ignored.
func Walks(ctx context.Context, game engine.Game, book *rulebook.Book, under engine.Setup, walks play.Range, seed uint64,
) (Report, error) {
	on := newSubject(game, book)
	on.Under(under)
	return hold(ctx, on, laws(on), walks, seed)
}

// hold plays random games and checks laws in them.
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

// one returns the report of one game. A game that breaks a law is shortened.
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

// empty returns the report of no games.
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

// Add adds the report of the games that follow, of the same game and the same seed. The sum does not depend on
// how the games are grouped. Games after one that broke a law do not count.
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

package properties

import (
	"context"
	"errors"
	"runtime"
	"sync"
	"sync/atomic"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
	"github.com/yardstick-rules/yardstick/properties/walk"
)

// Report is what walks have found.
type Report struct {
	Game string `json:"game"`
	// Walks is the number of games played, Ended how many came to their end before they were given up.
	Walks int `json:"walks"`
	Ended int `json:"ended"`
	// Decisions counts the decisions of all walks, those of chance included.
	Decisions int `json:"decisions"`
	// Laws are all laws, those of the game first, with how often each was held and not found broken.
	Laws []Held `json:"laws"`
	// Verbs counts the decisions of each verb; a verb never decided is there with 0.
	Verbs map[string]int `json:"verbs"`
	// Cited counts the walks on which a clause was cited. Options counts, for every question and option by name, the walks
	// that were played under the option and asked for it.
	Cited   map[engine.Clause]int     `json:"cited"`
	Options map[string]map[string]int `json:"options"`
	// Broken is the law that the first walk which broke any broke, or nil.
	Broken *Broken `json:"broken,omitempty"`
}

// Held is a law and how often it was found to hold.
type Held struct {
	ID   string `json:"id"`
	Says string `json:"says"`
	// Clauses are what the law follows from; none for a law of the kernel.
	Clauses []engine.Clause `json:"clauses,omitempty"`
	Times   int             `json:"times"`
}

// Broken is a law that does not hold: a bug of the game.
type Broken struct {
	Held
	// Problem says what is broken.
	Problem string `json:"problem"`
	// Record is the shortest game found that breaks the law, in the text form of records.
	Record string `json:"record"`
}

// shrinking is how many decisions are carried out to shrink a game; it takes some seconds.
const shrinking = 3_000_000

// Walks plays n games from their set-up, under numbers of players and rulings that the seed mixes, by players that are random,
// greedy or after what is rare, and holds every law against every position. The same arguments give the same report. The
// first games are played under default rulings, one for each number of players up to six. A broken law is in the report; the error is
// the context's, with the report of the walks until then.
func Walks(ctx context.Context, game engine.Game, book *rulebook.Book, n int, seed uint64) (Report, error) {
	on := newSubject(game, book)
	p := party{on: on, laws: laws(on), seed: seed, budget: shrinking}
	report := p.walk(ctx, n)
	return report, ctx.Err()
}

// party is what all walks of a call have in common.
type party struct {
	on   *walk.Subject
	laws []walk.Law
	seed uint64
	// budget bounds the work of shrinking, in decisions carried out.
	budget int
}

// done is a walk that has been played, and the law that it broke, or nil.
type done struct {
	*trail
	walk *walk.Walk
	err  error
}

// walk plays the walks at the same time and adds them up in their order.
func (p *party) walk(ctx context.Context, n int) Report {
	var next, stop atomic.Int64
	stop.Store(int64(n))
	played := make([]*done, n)
	var wait sync.WaitGroup
	for range min(n, runtime.GOMAXPROCS(0)) {
		wait.Go(func() {
			for i := next.Add(1) - 1; i < stop.Load() && ctx.Err() == nil; i = next.Add(1) - 1 {
				d := p.run(ctx, uint64(i))
				if d.err != nil {
					lower(&stop, i+1)
				} else {
					d.walk = nil // thousands of games would fill the memory
				}
				played[i] = d
			}
		})
	}
	wait.Wait()
	report := p.empty()
	for _, d := range played[:stop.Load()] {
		if d != nil {
			report.add(d)
		}
	}
	return report
}

func lower(stop *atomic.Int64, to int64) {
	for old := stop.Load(); to < old; old = stop.Load() {
		if stop.CompareAndSwap(old, to) {
			return
		}
	}
}

// run plays the walk of a number to its end. A broken law is shrunk.
func (p *party) run(ctx context.Context, number uint64) *done {
	d := &done{trail: newTrail()}
	d.walk, d.err = walk.Run(ctx, p.on, p.laws, p.seed, number, d.see)
	if d.err != nil {
		d.walk, d.err = walk.Shrink(ctx, d.walk, d.err, p.budget)
	}
	return d
}

// empty is the report of no walks.
func (p *party) empty() Report {
	g := p.on.Game
	r := Report{Game: g.Name(), Verbs: map[string]int{}, Cited: map[engine.Clause]int{}, Options: map[string]map[string]int{}}
	for _, l := range p.laws {
		r.Laws = append(r.Laws, Held{ID: l.ID, Says: l.Says, Clauses: l.Clauses})
	}
	for _, v := range g.Verbs() {
		r.Verbs[v] = 0
	}
	return r
}

// add counts a walk.
func (r *Report) add(d *done) {
	r.Walks++
	r.Decisions += d.decisions
	if d.ended {
		r.Ended++
	}
	for i, held := range d.held {
		r.Laws[i].Times += held
	}
	for v, n := range d.verbs {
		r.Verbs[v] += n
	}
	for c := range d.cited {
		r.Cited[c]++
	}
	for q, option := range d.options {
		if r.Options[q] == nil {
			r.Options[q] = map[string]int{}
		}
		r.Options[q][option]++
	}
	var b *walk.Broken
	if errors.As(d.err, &b) && r.Broken == nil {
		law := Held{ID: b.Law.ID, Says: b.Law.Says, Clauses: b.Law.Clauses}
		r.Broken = &Broken{Held: law, Problem: b.Err.Error(), Record: d.walk.Record(d.err)}
	}
}

package properties

import (
	"context"
	"errors"
	"math/rand/v2"
	"runtime"
	"sync"
	"sync/atomic"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/play"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
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

// longestWalk is the number of decisions after which a walk is given up. The rules of a game need not end it.
const longestWalk = 6000

// Walks plays n games from their set-up, under numbers of players and rulings that the seed mixes, by players that are random,
// greedy or after what is rare, and holds every law against every position. The same arguments give the same report. The
// first games are played under default rulings, one for each number of players up to six. A broken law is in the report; the error is
// the context's, with the report of the walks until then.
func Walks(ctx context.Context, game engine.Game, book *rulebook.Book, n int, seed uint64) (Report, error) {
	p := party{subject: newSubject(game, book), laws: laws(game), seed: seed, budget: shrinking}
	report := p.walk(ctx, n)
	return report, ctx.Err()
}

// party is what all walks of a call have in common.
type party struct {
	*subject
	laws []law
	seed uint64
	// budget bounds the work of shrinking, in decisions carried out.
	budget int
}

// walk plays the walks at the same time and adds them up in their order.
func (p *party) walk(ctx context.Context, n int) Report {
	var next, stop atomic.Int64
	stop.Store(int64(n))
	trails := make([]*trail, n)
	var wait sync.WaitGroup
	for range min(n, runtime.GOMAXPROCS(0)) {
		wait.Go(func() {
			for i := next.Add(1) - 1; i < stop.Load() && ctx.Err() == nil; i = next.Add(1) - 1 {
				t := p.run(ctx, uint64(i))
				if t.err != nil {
					lower(&stop, i+1)
				} else {
					t.walk = nil // thousands of games would fill the memory
				}
				trails[i] = t
			}
		})
	}
	wait.Wait()
	report := p.empty()
	for _, t := range trails[:stop.Load()] {
		if t != nil {
			report.add(t)
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
func (p *party) run(ctx context.Context, number uint64) *trail {
	rnd := rand.New(rand.NewPCG(p.seed, number))
	players := players(p.book, number)
	setup := setup(p.game, p.book, players, rnd.IntN)
	if number < uint64(sizes(p.book)) {
		setup.Rulings = nil
	}
	w, err := begin(p.subject, setup, 1, p.laws)
	t := newTrail(w, err)
	party := company(players, p.lore.wants, rnd)
	for err == nil && !w.over() && len(w.played) < longestWalk && ctx.Err() == nil {
		var a engine.Action
		if a, err = w.choose(party, rnd); err == nil {
			err = w.move(a)
			t.note(err)
		}
	}
	if t.err = err; err != nil {
		t.walk, t.err = shrink(ctx, w, err, p.budget)
	}
	return t
}

// company seats players of mixed temper. Where a game has wants, some go after them.
func company(n int, wants [][]string, rnd *rand.Rand) []play.Player {
	players := make([]play.Player, n)
	for i := range players {
		switch rnd.IntN(4) {
		case 0:
			players[i] = play.Random{}
		case 1:
			players[i] = &play.Corners{}
		default:
			players[i] = &play.Greedy{}
		}
		if len(wants) > 0 && rnd.IntN(2) == 0 {
			players[i] = eager{wants[rnd.IntN(len(wants))]}
		}
	}
	return players
}

// choose lets the player who is to decide choose, or chance by its odds. A player that looks ahead may bring the game down.
func (w *walk) choose(players []play.Player, rnd *rand.Rand) (a engine.Action, err error) {
	defer w.recover(&err)
	if w.actor < 0 {
		return play.Chance(w.state, w.legal, rnd), nil
	}
	return players[w.actor].Choose(w.state, w.legal, rnd), nil
}

// add counts a walk.
func (r *Report) add(t *trail) {
	r.Walks++
	r.Decisions += t.decisions
	if t.ended {
		r.Ended++
	}
	for i, held := range t.held {
		r.Laws[i].Times += held
	}
	for v, n := range t.verbs {
		r.Verbs[v] += n
	}
	for c := range t.cited {
		r.Cited[c]++
	}
	for q, option := range t.options {
		if r.Options[q] == nil {
			r.Options[q] = map[string]int{}
		}
		r.Options[q][option]++
	}
	var b *broken
	if errors.As(t.err, &b) && r.Broken == nil {
		law := Held{ID: b.law.id, Says: b.law.says, Clauses: b.law.clauses}
		r.Broken = &Broken{Held: law, Problem: b.err.Error(), Record: t.walk.record(t.err)}
	}
}

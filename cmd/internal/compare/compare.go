package compare

import (
	"cmp"
	"context"
	"runtime"
	"sync"
	"time"

	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/pairs"
	"github.com/yardstick-rules/yardstick/engine/play"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
)

// Comparison describes a comparison of two readings of a game, whose [Report] lists the differences.
type Comparison struct {
	Entry games.Entry
	// Sides are side A and side B.
	Sides [2]Side
	// Games is the number of pairs of games, 0 for the usual number. Tables lists the table sizes, which the
	// games use in turn.
	Games  int
	Tables []int
	// Untaken lists the table sizes that one side does not allow.
	Untaken []int
	// Cast is the kinds of players and Seed the seed of their games. Workers is the number of games played at
	// the same time, 0 for one per processor.
	Cast    play.Cast
	Seed    uint64
	Workers int
	// PlayAlone restricts the comparison to play, without scenarios and reference games.
	PlayAlone bool
	// Looking limits the time of the search for shorter games with another program. With 0, the search has no
	// time limit.
	Looking time.Duration
	// During, if not nil, is called with each long piece of work and a name for it, and has to do the work.
	// Told, if not nil, receives a line about each result of another program.
	During func(what string, work func())
	Told   func(line string)
}

// Report is the result of a comparison. A part is nil if the comparison was stopped before it.
type Report struct {
	Game string `json:"game"`
	// Edition is the edition of the rulebook in this program.
	Edition string `json:"edition"`
	A       Side   `json:"a"`
	B       Side   `json:"b"`
	// Stopped reports that the comparison was stopped before its end, so that the report covers only the trials
	// until then.
	Stopped bool `json:"stopped,omitempty"`
	// Direction compares the legal moves. Differences lists the other differences, each kind at the place where
	// it shows best.
	Direction   []Direction  `json:"direction"`
	Differences []Difference `json:"differences"`
	// NeverMet lists the verbs that no game met on either side. NotCompared lists the verbs that games met only
	// after they had begun to differ (see Parting). Both are nil if an engine plays a side.
	NeverMet    []string `json:"never-met"`
	NotCompared []string `json:"not-compared"`
	Parting     *Parting `json:"parting,omitempty"`

	Scenarios *Scenarios `json:"scenarios,omitempty"`
	Pinned    *Pinned    `json:"pinned,omitempty"`
	// Play is set if both sides are readings, Followed if one side is another program.
	Play     *Play     `json:"play,omitempty"`
	Followed *Followed `json:"followed,omitempty"`
	// Lockstep is set if one side is an engine.
	Lockstep *Lockstep `json:"lockstep,omitempty"`
	// Beyond lists the differences that the expectation does not allow; nil without an expectation.
	Beyond []string `json:"beyond,omitzero"`
	// Notes lists limits of the list Beyond.
	Notes []string `json:"notes,omitempty"`

	called string // the edition, for people
	// witnesses holds the shortest game of each difference.
	witnesses map[pairs.Difference]*pairs.Witness
}

// budget is the largest number of decisions that are played to shorten one game.
const budget = 20_000

// Run compares the two sides. The same comparison gives the same report for any number of workers. If the
// context ends, the run stops, and the report covers the trials until then. The error reports a bug, or a side
// that cannot be played.
func (c *Comparison) Run(ctx context.Context) (*Report, error) {
	book := c.Entry.Book
	r := &Report{Game: book.Game, Edition: book.Edition(), called: rulebook.Called(book.Issue), A: c.Sides[0], B: c.Sides[1]}
	if d := c.duel(); d != nil {
		return r, d.run(ctx, r)
	}
	if b := c.withOther(); b != nil {
		return r, b.run(ctx, r)
	}
	const usual = 1000
	games := play.Range{Games: cmp.Or(c.Games, usual), Workers: c.Workers}
	plan := &pairs.Plan{Sides: [2]pairs.Side{c.Sides[0].side(), c.Sides[1].side()}, Cast: c.Cast, Seed: c.Seed}
	for _, n := range c.Tables {
		plan.Tables = append(plan.Tables, c.Entry.Book.SeatNames(n))
	}
	if err := plan.Open(); err != nil {
		return nil, err
	}
	var tally *pairs.Tally
	c.during("playing", func() { tally, _ = plan.Play(ctx, games) })
	var err error
	c.during("looking for short games", func() {
		r.witnesses, err = c.witnesses(ctx, tally, func(ctx context.Context, f pairs.Found) (*pairs.Witness, error) {
			return plan.Witness(ctx, f, budget)
		})
	})
	if err != nil && ctx.Err() == nil {
		return nil, err
	}
	r.Stopped = ctx.Err() != nil
	r.direct(c.Entry, tally, c.Tables)
	r.Play, r.Parting = c.played(plan, tally), partingOf(tally.Pairs, "pair", tally.Early, &tally.Shared)
	if !c.PlayAlone {
		c.during("running scenarios", func() { r.Scenarios, err = c.scenarios(ctx) })
	}
	if err == nil && !c.PlayAlone {
		c.during("playing reference games", func() { r.Pinned, err = c.pinned(ctx) })
	}
	if err != nil && ctx.Err() == nil {
		return nil, err
	}
	r.Stopped = ctx.Err() != nil
	return r, nil
}

func (c *Comparison) during(what string, work func()) {
	if c.During == nil {
		work()
		return
	}
	c.During(what, work)
}

func (c *Comparison) told(line string) {
	if c.Told != nil {
		c.Told(line)
	}
}

func (c *Comparison) workers() int {
	if c.Workers > 0 {
		return c.Workers
	}
	return runtime.GOMAXPROCS(0)
}

// witnesses returns the short games that the function find returns for the differences of a tally. If replaying
// a game does not show its difference, the difference is spurious and gets no entry.
func (c *Comparison) witnesses(ctx context.Context, tally *pairs.Tally,
	find func(context.Context, pairs.Found) (*pairs.Witness, error)) (map[pairs.Difference]*pairs.Witness, error) {
	list := tally.Sorted()
	found := make([]*pairs.Witness, len(list))
	errs := make([]error, len(list))
	c.each(len(list), func(i int) { found[i], errs[i] = find(ctx, tally.Differences[list[i]].Best) })
	short := map[pairs.Difference]*pairs.Witness{}
	for i, d := range list {
		switch {
		case errs[i] == nil:
			short[d] = found[i]
		case ctx.Err() != nil:
			return short, ctx.Err()
		case !pairs.Spurious(errs[i]):
			return nil, errs[i]
		}
	}
	return short, nil
}

// each runs pieces of work in parallel; each worker does one piece at a time.
func (c *Comparison) each(pieces int, work func(i int)) {
	queue := make(chan int)
	var wait sync.WaitGroup
	for range c.workers() {
		wait.Go(func() {
			for i := range queue {
				work(i)
			}
		})
	}
	for i := range pieces {
		queue <- i
	}
	close(queue)
	wait.Wait()
}

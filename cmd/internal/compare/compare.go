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
)

// Comparison is a question: what differs between two readings of a game.
type Comparison struct {
	Entry games.Entry
	// Sides are A and B.
	Sides [2]Side
	// Games is how many pairs of games are played, at tables of these sizes in turn; 0 is as many as are usual.
	Games  int
	Tables []int
	// Untaken are the sizes that would be compared, if both sides took them.
	Untaken []int
	// Cast is who plays, Seed the seed of chance and players, Workers how many games are played at the same time, 0 for one a processor.
	Cast    play.Cast
	Seed    uint64
	Workers int
	// PlayAlone leaves out scenarios and pinned games.
	PlayAlone bool
	// Looking is how long shorter games are looked for beside another program; 0 is until none is found.
	Looking time.Duration
	// During, if not nil, is called around long work with what is being done, and Told, beside another program, with what has come of it.
	During func(what string, work func())
	Told   func(line string)
}

// Report is the answer. What had not been looked at when somebody stopped it is nil.
type Report struct {
	Game string `json:"game"`
	// Edition stands for the rulebook of this program, Version for the program.
	Edition string `json:"edition"`
	A       Side   `json:"a"`
	B       Side   `json:"b"`
	// Stopped says that somebody stopped the comparison, so that what follows is of what was tried until then.
	Stopped bool `json:"stopped,omitempty"`
	// Direction is what may be done, and Differences are what else differs, each where it shows best.
	Direction   []Direction  `json:"direction"`
	Differences []Difference `json:"differences"`
	// NeverMet are the verbs of the game that no game met on either side, NotCompared those that games met only after they had parted, as
	// Parting says; nil where engines play.
	NeverMet    []string `json:"never-met"`
	NotCompared []string `json:"not-compared"`
	Parting     *Parting `json:"parting,omitempty"`

	Scenarios *Scenarios `json:"scenarios,omitempty"`
	Pinned    *Pinned    `json:"pinned,omitempty"`
	// Play is of two readings, Followed of another program.
	Play     *Play     `json:"play,omitempty"`
	Followed *Followed `json:"followed,omitempty"`
	// Lockstep is of engines.
	Lockstep *Lockstep `json:"lockstep,omitempty"`
	// Beyond is what goes beyond what was expected, nil if nobody said what is.
	Beyond []string `json:"beyond,omitzero"`
	// Notes say how far Beyond can be trusted.
	Notes []string `json:"notes,omitempty"`

	// witnesses are the shortest games, by difference.
	witnesses map[pairs.Difference]*pairs.Witness
}

// budget is how many decisions may be carried out to shorten one witness.
const budget = 20_000

// Run compares. Same question, same report, whatever the workers. A context that ends stops it, and the report says what is known by then.
// The error is a side that cannot be played, or a bug.
func (c *Comparison) Run(ctx context.Context) (*Report, error) {
	r := &Report{Game: c.Entry.Name(), Edition: c.Entry.Book.Edition(), A: c.Sides[0], B: c.Sides[1]}
	if d := c.duel(); d != nil {
		return r, d.run(ctx, r)
	}
	if b := c.beside(); b != nil {
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
		c.during("playing pinned games", func() { r.Pinned, err = c.pinned(ctx) })
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

// witnesses are short games that show the differences of a tally, as find finds them. A difference that does not show when its game is
// played again is none, and has no entry.
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

// each does some pieces of work, one a worker at a time.
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

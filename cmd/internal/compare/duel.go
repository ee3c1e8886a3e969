package compare

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/estimate"
	"github.com/yardstick-rules/yardstick/engine/lockstep"
	"github.com/yardstick-rules/yardstick/engine/pairs"
	"github.com/yardstick-rules/yardstick/engine/prose"
)

// duel is a comparison in which an engine plays at least one side. Both sides play the same games in lock-step.
type duel struct {
	*Comparison
	subjects [2]engine.Subject
	tally    *pairs.Tally
	part     estimate.Share
	said     *Lockstep
	best     map[pairs.Difference]*clash
}

// duel returns the comparison with engines; nil if no engine plays a side.
func (c *Comparison) duel() *duel {
	if c.Sides[0].tried == nil && c.Sides[1].tried == nil {
		return nil
	}
	d := &duel{Comparison: c, said: &Lockstep{Seed: c.Seed, NotApplicable: []string{}}, best: map[pairs.Difference]*clash{},
		tally: &pairs.Tally{Met: map[pairs.Place]bool{}, Differences: map[pairs.Difference]*pairs.Sum{}}}
	for i := range c.Sides {
		if d.subjects[i] = c.Sides[i].tried; d.subjects[i] == nil {
			d.subjects[i] = c.Sides[i].subject()
		}
	}
	return d
}

// The default number of games with engines, the largest length of a game, and the number of decisions replayed
// to shorten one.
const (
	fewDuels      = 100
	mostDecisions = 500
	duelReplays   = 10_000 // decisions, about
	duelPositions = 10
)

// run compares the two sides.
func (d *duel) run(ctx context.Context, r *Report) error {
	d.said.Games = cmp.Or(d.Games, fewDuels)
	var err error
	d.during("playing in lock-step", func() { err = d.play(ctx) })
	notRun := errors.Is(err, engine.ErrNotRun)
	if err != nil && ctx.Err() == nil && !notRun {
		return err
	}
	d.during("looking for short games", func() { r.witnesses = d.shorten(ctx) })
	if ctx.Err() == nil && !notRun {
		err = d.suite(ctx, r)
		if notRun = errors.Is(err, engine.ErrNotRun); err != nil && ctx.Err() == nil && !notRun {
			return err
		}
	}
	r.Lockstep, r.Stopped = d.said, notRun || ctx.Err() != nil
	r.direct(d.Entry, d.tally, d.Tables)
	if !d.lists() { // an action that both carry out does not show that their lists agree
		r.Direction = slices.DeleteFunc(r.Direction, func(at Direction) bool { return at.Is == Same })
		r.NeverMet = []string{}
	}
	for i := range r.Differences { // in the words of the engines
		c := d.best[r.Differences[i].Difference]
		r.Differences[i].Says = prose.OneLine(fmt.Sprintf("a: %s; b: %s", c.A, c.B))
	}
	d.said.Part, d.said.Unseen = d.part.Estimate(), unseen(d.said.Games)
	d.notApplicable()
	return nil
}

// lists reports whether both sides list their legal actions.
func (d *duel) lists() bool { return d.level() >= engine.Lists }

// notApplicable notes the parts of a comparison that engines cannot take part in.
func (d *duel) notApplicable() {
	add := d.notTried
	if len(d.Untaken) > 0 {
		add("tables of %s: an engine does not take that number of players", strings.Trim(fmt.Sprint(d.Untaken), "[]"))
	}
	add("the effect on play: Yardstick measures it in pairs of games with the same players, and engines do not play such pairs")
	add("phases: engines do not report them")
	for i, name := range []string{"a", "b"} {
		offer := engine.OfferOf(d.subjects[i])
		d.said.Levels[i] = offer.Level
		if offer.Level < engine.Lists {
			add("legal actions: side %s is at level %d and does not list them", name, offer.Level)
		}
		if !offer.Position {
			add("positions: side %s does not show them", name)
		}
	}
}

// play plays the games. The error reports an engine that cannot be started, or is ctx.Err().
func (d *duel) play(ctx context.Context) error {
	for n := range d.said.Games {
		if err := ctx.Err(); err != nil {
			d.said.Games = n
			return err
		}
		rnd := rand.New(rand.NewPCG(d.Seed, uint64(n)))
		start := engine.Start{Game: d.Entry.Name(), Setup: engine.Setup{Seats: d.Entry.Book.SeatNames(d.Tables[n%len(d.Tables)])}}
		round := &round{duel: d, number: uint64(n), seen: map[pairs.Difference]bool{}, alike: true}
		table := &lockstep.Table{A: d.subjects[0], B: d.subjects[1], Positions: duelPositions}
		table.Differs = func(at lockstep.Difference) { round.differs(table, at) }
		err := table.Walk(ctx, start, rnd, mostDecisions)
		if ctx.Err() != nil { // engines end with it, which is no fault of theirs
			d.said.Games = n
			return ctx.Err()
		}
		d.said.Decisions += len(table.Game.Played)
		if !errors.Is(err, engine.ErrNotRun) {
			d.part.Count(len(round.seen) > 0 || err != nil)
		}
		if err := d.failed(err); err != nil {
			if errors.Is(err, engine.ErrNotRun) {
				d.said.Games = n
			}
			return err
		}
		round.met(table)
	}
	return nil
}

// failed notes that an engine failed to answer or does not offer the answer. It returns any other error, and
// also the error of an engine that is not started again, because no game can follow.
func (d *duel) failed(err error) error {
	var side *lockstep.SideError
	var unsupported *engine.UnsupportedError
	notRun := errors.Is(err, engine.ErrNotRun)
	bounded := notRun || errors.Is(err, engine.ErrFailed) || errors.As(err, &unsupported)
	if err == nil || !errors.As(err, &side) || !bounded {
		return err
	}
	name := "a"
	if side.B {
		name = "b"
	}
	says := prose.OneLine(name + ": " + side.Cause.Error())
	const most = 10
	switch {
	case notRun:
		d.said.Failed = append(d.said.Failed, says)
		return err
	case len(d.said.Failed) < most && !slices.Contains(d.said.Failed, says):
		d.said.Failed = append(d.said.Failed, says)
	}
	return nil
}

package compare

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"path"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/lockstep"
	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/engine/transcript"
	"github.com/yardstick-rules/yardstick/features"
	"github.com/yardstick-rules/yardstick/golden"
)

// suite runs the scenarios and the reference games on both sides. The error reports a bug or an engine that is
// not started again, or is ctx.Err().
func (d *duel) suite(ctx context.Context, r *Report) (err error) {
	if d.PlayAlone {
		return nil
	}
	d.during("running scenarios", func() { r.Scenarios, err = d.scenarios(ctx) })
	if err == nil {
		d.during("playing reference games", func() { r.Pinned, err = d.pinned(ctx) })
	}
	return err
}

// level returns the lower of the levels that both sides offer.
func (d *duel) level() engine.Level {
	return min(engine.OfferOf(d.subjects[0]).Level, engine.OfferOf(d.subjects[1]).Level)
}

// scenarios runs the game's scenarios on both sides, one side after the other: an engine plays one game at a time.
func (d *duel) scenarios(ctx context.Context) (*Scenarios, error) {
	var both [2]*features.Report
	for i := range both {
		var err error
		both[i], err = features.Run(ctx, features.Options{Game: d.Entry.Name(), Subject: func(string) (engine.Subject, error) {
			return engine.AtLevel(d.subjects[i], d.level()), nil
		}})
		if err != nil {
			return nil, err
		}
	}
	found := &Scenarios{Differ: []Scenario{}}
	for n := range both[0].Scenarios {
		a, b := &both[0].Scenarios[n], &both[1].Scenarios[n]
		if a.NotRun != "" || b.NotRun != "" {
			return nil, engine.ErrNotRun
		}
		if a.NotApplicable != "" || b.NotApplicable != "" {
			continue
		}
		found.All++
		if d.differs(a, b) {
			found.Differ = append(found.Differ, scenarioOf(a, outcomeOf(*a), outcomeOf(*b), impossible(*a) || impossible(*b)))
		}
	}
	if all := len(both[0].Scenarios); all > found.All {
		d.notTried("%d of %s: one side lacks an ability that they need", all-found.All, prose.Count(all, "scenario"))
	}
	return found, nil
}

// differs reports whether a scenario has different results on the two sides. If the scenario fails in the
// same step on both, its messages are compared only if both sides use the words of this module.
func (d *duel) differs(a, b *features.Scenario) bool {
	if a.Failure == nil || b.Failure == nil || a.Failure.Line != b.Failure.Line {
		return a.Failure != b.Failure
	}
	return engine.OfferOf(d.subjects[0]).Words && engine.OfferOf(d.subjects[1]).Words && outcomeOf(*a) != outcomeOf(*b)
}

// notTried notes a part of the comparison that was not tried, with the reason.
func (d *duel) notTried(format string, words ...any) {
	d.said.NotApplicable = append(d.said.NotApplicable, fmt.Sprintf(format, words...))
}

// pinned plays the reference games in lock-step until the two sides differ.
func (d *duel) pinned(ctx context.Context) (*Pinned, error) {
	set, err := golden.Open(d.Entry)
	if err != nil {
		return nil, err
	}
	names := set.Pinned.Names()
	found := &Pinned{Part: []Parted{}}
	for _, name := range names {
		parted, err := d.parts(ctx, set.Records[name])
		switch unsupported := new(engine.UnsupportedError); {
		case ctx.Err() != nil:
			return nil, ctx.Err()
		case errors.As(err, &unsupported):
			continue
		}
		if err := d.failed(err); err != nil {
			return nil, err
		}
		if found.All++; parted != nil {
			found.Part = append(found.Part, *parted)
		}
	}
	if left := len(names) - found.All; left > 0 {
		d.notTried("%d of %s: one side lacks an ability that they need", left, prose.Count(len(names), "reference game"))
	}
	return found, nil
}

// parts finds the first difference in a reference game. If a side fails to answer, parts returns that place and
// the error. Differences in clauses or in the words of effects count only if there is no other difference.
func (d *duel) parts(ctx context.Context, record *transcript.Transcript) (*Parted, error) {
	game := lockstep.Game{Start: record.Start()}
	for _, decision := range record.Decisions {
		game.Played = append(game.Played, lockstep.Decision{Actor: decision.Actor, Action: decision.Action})
	}
	table := &lockstep.Table{A: d.subjects[0], B: d.subjects[1], Positions: duelPositions}
	within, stop := context.WithCancel(ctx)
	defer stop()
	var first, said *lockstep.Difference
	table.Differs = func(at lockstep.Difference) {
		switch {
		case first != nil:
		case d.kindOf(at).Phase == clausesPhase:
			said = cmp.Or(said, &at)
		default:
			first = &at
			stop() // later differences are consequences
		}
	}
	err := table.Replay(within, game)
	if first = cmp.Or(first, said); first != nil {
		p := d.parted(record, first.At)
		p.A, p.B = Ground{Says: first.A, Clauses: first.Clauses}, Ground{Says: first.B}
		if action := first.Decision.Action; action != "" && action != p.Action {
			p.A.Says, p.B.Says = action+": "+first.A, action+": "+first.B
		}
		return p, nil
	}
	side := new(lockstep.SideError)
	if !errors.As(err, &side) {
		return nil, err
	}
	p := d.parted(record, len(table.Game.Played))
	p.A, p.B = Ground{Says: "answers"}, Ground{Says: "fails to answer"}
	if !side.B {
		p.A, p.B = p.B, p.A
	}
	return p, err
}

// parted names the decision of a record that comes after the given number of decisions.
func (d *duel) parted(record *transcript.Transcript, decisions int) *Parted {
	p := &Parted{File: path.Join("golden", d.Entry.Room, path.Base(record.File)), Line: record.At.Game}
	if at := min(decisions, len(record.Decisions)-1); at >= 0 {
		it := &record.Decisions[at]
		p.Decision, p.Line, p.Actor, p.Action = at+1, it.Line, it.Actor, it.Action
	}
	return p
}

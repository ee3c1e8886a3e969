package conformance

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"math"
	"slices"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/lockstep"
)

// positions is the number of decisions between two comparisons of the position.
const positions = 10

// duel plays a game in lock-step with the game of this module. After a failure it plays the game again at the
// level below, because a fault at one level may hide faults at lower levels. The function play uses only
// actions that both sides list.
func (s *seat) duel(ctx context.Context, play func(t *lockstep.Table) error) error {
	b := s.b
	for level := engine.OfferOf(b).Level; ; {
		before := len(s.c.Findings)
		if err := s.round(ctx, b, play); err != nil {
			return err
		}
		found := s.c.Findings[before:]
		if len(found) == 0 {
			return nil
		}
		level = min(level, slices.MinFunc(found, func(f, g Finding) int { return cmp.Compare(f.Level, g.Level) }).Level) - 1
		if level < engine.Plays {
			return nil
		}
		b = engine.AtLevel(s.b, level)
	}
}

// round plays the game with an engine, at the level that it offers.
func (s *seat) round(ctx context.Context, b engine.Subject, play func(t *lockstep.Table) error) error {
	citing := s.citing(b)
	table := &lockstep.Table{A: citing, B: b, Positions: positions}
	before, wrong := len(s.c.Findings), math.MaxInt
	var above *Finding
	table.Above = func(d lockstep.Difference) {
		switch {
		case d.Kind == lockstep.Scores:
			wrong = min(wrong, d.At)
		case d.Kind == lockstep.Position && above == nil:
			above = &Finding{Difference: d, Game: d.Game(table.Game)}
		}
	}
	table.Differs = func(d lockstep.Difference) {
		if d.Kind == lockstep.Scores {
			wrong = min(wrong, d.At)
		}
		f := Finding{Difference: d, Level: d.Level(), Impossible: s.c.Refuses}
		if s.opts.Own != nil || s.c.news(&f) { // otherwise keeping the game of each difference takes time
			f.Game = d.Game(table.Game)
			f.Convention = s.opts.convention(citing.asked, f.Game)
		}
		if d.Hidden && s.c.news(&f) {
			f.Clauses = s.opts.hides(citing.hiding, &d, d.Game(table.Game))
		}
		s.c.fail(f)
	}
	err := play(table)
	s.c.Cited, s.c.share = citing.all, citing.share
	for i := range s.c.Findings {
		s.c.Findings[i].rest(s.opts.Game)
	}
	if err == nil {
		err = s.begins(ctx, b, s.c.Findings[before:], above, wrong)
	}
	if ctx.Err() != nil { // the end of a run also ends the engine
		return ctx.Err()
	}
	var side *lockstep.SideError
	if errors.As(err, &side) && side.B && errors.Is(err, engine.ErrFailed) {
		d := table.Failed(side.Cause.Error())
		f := Finding{Difference: d, Game: d.Game(table.Game), Failure: true, happened: happened(side.Cause)}
		if s.c.Refuses {
			f.Impossible, f.Level = true, engine.Lists
		}
		s.c.fail(f)
		return nil
	}
	return err
}

// begins finds the decisions after which positions become wrong, and marks later findings of the same game.
// These may follow from the wrong score or position, and do not count against other clauses. wrong is the
// number of decisions before the first wrong score. above is the first wrong position that does not count at
// this level, nil if there is none.
func (s *seat) begins(ctx context.Context, b engine.Subject, found []Finding, above *Finding, wrong int) error {
	table := &lockstep.Table{A: &engine.Local{Game: s.opts.Game.Game}, B: b, Positions: positions}
	if above != nil && len(found) > 0 {
		d, err := table.Begins(ctx, above.Game, above.Difference)
		if err != nil {
			return err
		}
		wrong = min(wrong, d.At)
	}
	for i := range found {
		f := &found[i]
		if f.Kind != lockstep.Position || f.Convention != "" {
			continue
		}
		d, err := table.Begins(ctx, f.Game, f.Difference)
		if err != nil {
			return err
		}
		f.Difference, f.Game = d, d.Game(f.Game)
		wrong = min(wrong, f.At)
	}
	for i := range found {
		found[i].Later = found[i].At > wrong
	}
	return nil
}

// rest sets the clauses of a finding. A missing action rests on the clauses of that action, not on those of the
// whole list. A wrong score in a start position rests on the scoring clauses, not on all clauses of the
// position.
func (f *Finding) rest(entry games.Entry) {
	if f.Kind == lockstep.Scores && f.Game.Start.Position != nil && len(f.Game.Played) == 0 {
		f.Clauses = nil
		for i := range entry.Book.Clauses {
			if c := &entry.Book.Clauses[i]; c.Kind == "scoring" && c.Testable {
				f.Clauses = append(f.Clauses, c.ID)
			}
		}
	}
	if f.Kind != lockstep.Missing {
		return
	}
	ours := &engine.Local{Game: entry.Game}
	if _, err := ours.Start(f.Game.Start); err != nil {
		return
	}
	for _, d := range append(slices.Clone(f.Game.Played), f.Decision) {
		out, err := ours.Play(d.Actor, d.Action)
		if err != nil {
			return
		}
		f.Clauses = lockstep.Clauses(out)
	}
}

// replay plays a game again.
func (s *seat) replay(ctx context.Context, game lockstep.Game) error {
	return s.duel(ctx, func(t *lockstep.Table) error { return t.Replay(ctx, game) })
}

// citing returns the game of this module, for b.
func (s *seat) citing(b engine.Subject) *citing {
	return &citing{Local: engine.Local{Game: s.opts.Game.Game}, b: b, share: map[engine.Clause]float64{}}
}

// citing is the game of this module, which collects its citations.
type citing struct {
	engine.Local
	all []engine.Clause
	// share is the weight of decisions and lists on each clause. If several clauses apply, each gets an equal part.
	share map[engine.Clause]float64
	// asked holds the questions used for the last decision and the list after it. If b draws outcomes of chance
	// itself, those decisions count with the decision before them.
	asked []string
	// hiding holds the questions that were used for the last view.
	hiding []string
	b      engine.Subject
}

// rest adds the weight of a decision or list that rests on clauses.
func (c *citing) rest(on []engine.Clause) {
	for _, clause := range on {
		c.share[clause] += 1 / float64(len(on))
	}
}

// add collects the clauses of an outcome.
func (c *citing) add(out engine.Outcome) {
	for _, clause := range out.Cited {
		if !slices.Contains(c.all, clause) {
			c.all = append(c.all, clause)
		}
	}
}

func (c *citing) Start(start engine.Start) (engine.Outcome, error) {
	out, err := c.Local.Start(start)
	c.asked = slices.Clone(out.Asked)
	c.add(out)
	return out, err
}

func (c *citing) Legal() ([]engine.Choice, engine.Outcome, error) {
	choices, out, err := c.Local.Legal()
	c.asked = append(c.asked, out.Asked...)
	c.add(out)
	c.rest(out.Cited)
	return choices, out, err
}

// Position records the questions that decide what a seat sees.
func (c *citing) Position(seat string) (json.RawMessage, engine.Outcome, error) {
	document, out, err := c.Local.Position(seat)
	if seat != "" {
		c.hiding = slices.Clone(out.Asked)
	}
	return document, out, err
}

func (c *citing) Play(actor, action string) (engine.Outcome, error) {
	out, err := c.Local.Play(actor, action)
	if actor != "chance" || !engine.OfferOf(c.b).OwnChance {
		c.asked = nil
	}
	c.asked = append(c.asked, out.Asked...)
	c.add(out)
	if err == nil {
		c.rest(lockstep.Clauses(out))
	}
	return out, err
}

// happened returns the part of a failure to answer that is the same in all games: the event, without the answer
// that shows it.
func happened(err error) string {
	var failure interface{ Happened() string }
	if errors.As(err, &failure) {
		return failure.Happened()
	}
	for {
		cause := errors.Unwrap(err)
		if cause == nil || cause == engine.ErrFailed {
			return err.Error()
		}
		err = cause
	}
}

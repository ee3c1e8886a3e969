package compare

import (
	"context"
	"slices"

	"github.com/yardstick-rules/yardstick/cmd/internal/dispute"
	"github.com/yardstick-rules/yardstick/cmd/internal/dispute/court"
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/pairs"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// contrast prepares a short game for scenarios that show the difference. If one side is another program, only
// the side of this program gets a scenario.
func (r *Report) contrast(w *pairs.Witness, d *Difference) *dispute.Contrast {
	c := &dispute.Contrast{Entry: r.A.entry, Title: "a difference", Comment: r.saying(d), Played: w.Played}
	c.Start.Game, c.Start.Seats = r.Game, w.Seats
	sides := [2]*Side{&r.A, &r.B}
	for i, name := range []string{"a", "b"} {
		s := sides[i]
		mine := court.Engine{Subject: &engine.Local{Game: r.A.entry.Game}, Name: r.Game}
		c.Sides[i] = dispute.Side{Name: name + ", " + s.Text(), Rulings: s.Answers, Components: s.box, Teller: mine,
			Shown: s.other == nil}
		if s.tried != nil {
			c.Sides[i].Teller, c.Sides[i].Shown = court.Engine{Subject: s.tried, Name: r.Game}, true
		}
		if s.other != nil {
			c.Sides[i].Teller = theirs{s.other, w, i, mine, sides[1-i], r.Followed.Positions}
		}
	}
	return c
}

// theirs adapts another program to the interface [dispute.Teller].
type theirs struct {
	other   Other
	witness *pairs.Witness
	// side is the index of the other program's side. here is this program's side, and mine plays its game.
	side int
	mine court.Engine
	here *Side
	// positions reports that both programs write positions in the same form.
	positions bool
}

// Stand returns the state of the short game on the other side. Stand plays the game in this program, and then
// puts in the turn and the legal actions of the other side.
func (t theirs) Stand(ctx context.Context, start engine.Start, played []transcript.Decision) (*dispute.Stand, error) {
	w := t.witness
	start.Rulings, start.Components = t.here.Answers, t.here.box
	s, err := t.mine.Stand(ctx, start, played)
	if err != nil {
		return nil, err
	}
	s.Turn, s.Position, s.Rests, s.Refuses = w.Turns[t.side], nil, nil, nil
	if t.positions {
		s.Position = w.Positions[t.side]
	}
	if alone := (w.Kind == pairs.Narrower) == (t.side == 0); !alone {
		s.Legal = slices.DeleteFunc(s.Legal, func(c engine.Choice) bool { return slices.Contains(w.Only, c.Action) })
		return s, nil
	}
	for _, action := range w.Only {
		s.Legal = append(s.Legal, engine.Choice{Action: action})
	}
	return s, nil
}

// Run runs the scenarios of a text in the other program.
func (t theirs) Run(ctx context.Context, text string) (map[string]dispute.Outcome, error) {
	list, err := t.other.Scenarios(ctx, text)
	if ctx.Err() != nil {
		return nil, ctx.Err()
	}
	outcomes := map[string]dispute.Outcome{}
	if err != nil {
		return outcomes, nil // the other program cannot run the text
	}
	for _, o := range list {
		switch {
		case o.Failure == nil:
			outcomes[o.Name] = dispute.Passed
		case !o.Failure.Unknown:
			outcomes[o.Name] = dispute.Failed
		}
	}
	return outcomes, nil
}

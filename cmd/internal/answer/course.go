package answer

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"slices"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/document"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// Course is the replay of a case's record up to its first error. Course keeps copies of the game at
// intervals, so that it finds any place quickly, even in a long record.
type Course struct {
	Case
	// Report is the result of the replay.
	Report *transcript.Report

	opening engine.Outcome
	kept    []keptGame // in the order of their decisions
	filled  []filledPart
}

// keptGame is the game after some decisions.
type keptGame struct {
	after int
	game  *engine.Local
}

// filledPart holds the parts that the game filled in when the record gives an incomplete position.
type filledPart struct {
	after int
	parts []document.Part
}

// mostKept is the largest number of copies kept. In a record of a thousand decisions, any place is then at most
// four decisions after a copy.
const mostKept = 256

// Course plays the record up to its first error. The error is a [*transcript.Finding] if the game of the record
// cannot be opened, or is ctx.Err().
func (c Case) Course(ctx context.Context) (*Course, error) {
	all := &Course{Case: c}
	game := &engine.Local{Game: c.Entry.Game}
	every, n := max(1, (len(c.Decisions)+mostKept-1)/mostKept), 0
	opts := transcript.Options{Files: c.Files, Components: c.Components}
	opts.Loaded = func(position json.RawMessage) {
		if made, _, err := game.Position(""); err == nil {
			parts, _ := document.Filled(position, made)
			all.filled = append(all.filled, filledPart{n, parts})
		}
	}
	opts.Each = func(d *transcript.Decision, out engine.Outcome) {
		if d == nil {
			all.opening = copyOf(out)
		} else {
			n++
		}
		if n%every == 0 {
			all.kept = append(all.kept, keptGame{n, game.Clone()})
		}
	}
	var err error
	if all.Report, err = transcript.Replay(ctx, c.Transcript, game, opts); err != nil {
		return nil, err
	}
	if len(all.kept) == 0 {
		return nil, all.Report.Finding
	}
	return all, nil
}

// copyOf copies an outcome, which the next call to its subject would overwrite.
func copyOf(out engine.Outcome) engine.Outcome {
	effects := make([]engine.Effect, len(out.Effects))
	for i, e := range out.Effects {
		effects[i] = engine.Effect{Text: e.Text, Clauses: slices.Clone(e.Clauses)}
	}
	return engine.Outcome{Effects: effects, Cited: slices.Clone(out.Cited), Asked: slices.Clone(out.Asked)}
}

// Place returns the place after the first n decisions of the record, with the outcome of decision n. n is at
// least 0 and at most the number of decisions before the first error. For any other n, the error states this
// number. The outcome is empty if decision n is an accepted mistake.
func (c *Course) Place(n int) (*Place, engine.Outcome, error) {
	if n < 0 || n > c.Report.Decisions {
		return nil, engine.Outcome{}, fmt.Errorf("%s: there is no place after decision %d; choose a number from 0 to %d", c.File, n,
			c.Report.Decisions)
	}
	from := c.kept[0]
	for _, k := range c.kept {
		if k.after < n {
			from = k
		}
	}
	game, out := from.game.Clone(), c.opening
	for i := from.after; i < n; i++ {
		var err error
		if out, err = c.decide(game, &c.Decisions[i]); err != nil {
			return nil, out, err
		}
	}
	turn, err := game.Turn()
	p := &Place{Setup: c.Start().Setup, Entry: c.Entry, game: game}
	p.Setup.Components = c.Components
	p.Standing = Standing{Under: c.Under, File: c.File, Game: c.Game, Decisions: n, Turn: turn, Players: c.Transcript.Names()}
	for _, f := range c.filled {
		if f.after <= n {
			p.Filled = f.parts
		}
	}
	return p, copyOf(out), err
}

// decide plays a decision of the record that is known to be legal.
func (c *Course) decide(game *engine.Local, d *transcript.Decision) (engine.Outcome, error) {
	if !d.Mistake {
		return game.Play(d.Actor, d.Action)
	}
	if d.Position == nil {
		return engine.Outcome{}, nil
	}
	_, err := game.Start(engine.Start{Game: c.Game, Setup: c.setup(), Position: d.Position})
	return engine.Outcome{}, err
}

func (c *Course) setup() engine.Setup {
	setup := c.Start().Setup
	setup.Components = c.Components
	return setup
}

// Verbs returns the verb of each choice at this place. For a text that is not an action of the game, the verb
// is "".
func (p *Place) Verbs(choices []engine.Choice) []string {
	state, verbs := p.game.State(), make([]string, len(choices))
	for i, choice := range choices {
		if a, err := state.Parse(choice.Action); err == nil {
			verbs[i] = p.Entry.Game.Verbs()[state.Verb(a)]
		}
	}
	return verbs
}

// Refusal returns the reason why a decision is not legal at this place; nil if it is legal. The error reports a
// text that is no action of the game, or an unknown player.
func (p *Place) Refusal(actor, action string) (*engine.Violation, error) {
	var v *engine.Violation
	_, err := p.game.Clone().Play(actor, action)
	if errors.As(err, &v) {
		return v, nil
	}
	return nil, err
}

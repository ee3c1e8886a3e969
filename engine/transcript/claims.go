package transcript

import (
	"slices"

	"github.com/yardstick-rules/yardstick/engine"
)

// effects compares the effects that the record claims for a decision with those that it had.
func (p *replay) effects(d *Decision, happened []engine.Effect) *Finding {
	if len(d.Effects) == 0 {
		return nil
	}
	for i, claim := range d.Effects {
		switch {
		case i >= len(happened):
			return p.effect(d, claim.Line, "the record has the effect %s, the game has no more effects here", show(claim.Effect))
		case !sameEffect(claim.Effect, happened[i]):
			f := p.effect(d, claim.Line, "the record has the effect %s, the game has %s", show(claim.Effect), show(happened[i]))
			f.Rests = slices.Clone(happened[i].Clauses)
			return f
		}
	}
	if n := len(d.Effects); n < len(happened) {
		line := d.Effects[n-1].Line
		f := p.effect(d, line, "the record leaves out the next effect, %s; write all of them or none", show(happened[n]))
		f.Rests = slices.Clone(happened[n].Clauses)
		return f
	}
	return nil
}

func (p *replay) effect(d *Decision, line int, format string, args ...any) *Finding {
	f := p.finding(line, EffectDiffers, format, args...)
	f.Actor, f.Action = d.Actor, d.Action
	return f
}

// sameEffect compares what is claimed with what happened. A claim that cites nothing makes no claim about clauses.
func sameEffect(claim, happened engine.Effect) bool {
	return (claim.Text == happened.Text || claim.Text == oneLine(happened.Text)) &&
		(len(claim.Clauses) == 0 || slices.EqualFunc(claim.Clauses, happened.Clauses,
			func(a, b engine.Clause) bool { return a == b || a == oneWord(b) }))
}

// show is an effect in a message.
func show(e engine.Effect) string {
	return quote(oneLine(e.Text)) + " " + Effect{Effect: e}.cites()
}

// mark checks a line "=" against the subject's position.
func (p *replay) mark(m *Mark) (*Finding, error) {
	if m == nil || p.opts.IgnoreMarks {
		return nil, nil
	}
	here, err := MarkOf(p.s)
	if err != nil {
		return nil, p.failed(m.Line, err)
	}
	switch {
	case here.Legal != m.Legal:
		return p.below(p.finding(m.Line, LegalDiffers, "the record has %d legal actions here, the game has %d", m.Legal, here.Legal)), nil
	case here.Digest != m.Digest:
		return p.below(p.finding(m.Line, PositionDiffers,
			"the record has a position with the digest %s here, the game's has %s; look between this mark and the one before", m.Digest,
			here.Digest)), nil
	}
	return nil, nil
}

// below names the decision above a mark.
func (p *replay) below(f *Finding) *Finding {
	if n := p.report.Decisions; n > 0 {
		d := &p.t.Decisions[n-1]
		f.Actor, f.Action = d.Actor, d.Action
	}
	return f
}

// tail checks what the record claims about the end.
func (p *replay) tail() (*Finding, error) {
	result, winner := p.t.Result, p.t.Winner
	if result == nil && winner == nil {
		return nil, nil
	}
	turn, err := p.s.Turn()
	if err != nil {
		return nil, p.failed(p.lastLine(), err)
	}
	// The tail is judged in the order in which it is written.
	checks := []func(engine.Turn) *Finding{p.result, p.winner}
	if result != nil && winner != nil && winner.Line < result.Line {
		slices.Reverse(checks)
	}
	for _, check := range checks {
		if f := check(turn); f != nil {
			return f, nil
		}
	}
	return nil, nil
}

func (p *replay) result(turn engine.Turn) *Finding {
	r := p.t.Result
	if r == nil {
		return nil
	}
	claimed := make(map[string]int, len(r.Scores))
	for _, s := range r.Scores {
		if !slices.Contains(p.t.Seats, s.Seat) {
			return p.unknownSeat(r.Line, s.Seat)
		}
		claimed[s.Seat] = s.Points
	}
	differs := false
	scores := make([]Score, len(p.t.Seats))
	for i, name := range p.t.Seats {
		points, named := claimed[name]
		if !named {
			return p.finding(r.Line, UnreadTail, "the result has no score of %s; write every seat with its score", name)
		}
		if i < len(turn.Scores) {
			scores[i] = Score{Seat: name, Points: turn.Scores[i]}
		}
		differs = differs || scores[i].Points != points
	}
	switch {
	case turn.Actor != "":
		return p.early(r.Line, "result", turn)
	case differs:
		return p.ended(p.finding(r.Line, ResultDiffers, "the record has the result %s, the game has %s", scoreList(r.Scores),
			scoreList(scores)))
	}
	return nil
}

func (p *replay) winner(turn engine.Turn) *Finding {
	w := p.t.Winner
	if w == nil {
		return nil
	}
	for _, name := range w.Seats {
		if !slices.Contains(p.t.Seats, name) {
			return p.unknownSeat(w.Line, name)
		}
	}
	switch {
	case turn.Actor != "":
		return p.early(w.Line, "winner", turn)
	case !sameNames(w.Seats, turn.Winners):
		return p.ended(p.finding(w.Line, WinnerDiffers, "the record has %q, the game has %q", w, Winner{Seats: turn.Winners}))
	}
	return nil
}

// ended says what the end of the game rests on.
func (p *replay) ended(f *Finding) *Finding {
	f.Rests = slices.Clone(p.last.Clauses)
	return f
}

func (p *replay) early(line int, word string, turn engine.Turn) *Finding {
	return p.finding(line, EarlyEnd, "the game is not over, %s decides; play on or leave out the line %q",
		turn.Actor, word)
}

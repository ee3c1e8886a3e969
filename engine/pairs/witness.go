package pairs

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"slices"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// Witness is a short game that shows a difference: every decision is lawful on both sides, and after the last one they differ.
type Witness struct {
	Difference
	// Direct says that the positions are the same on both sides until the difference shows.
	Direct bool
	Seats  []string
	Played []transcript.Decision
	// Only are, of [Narrower] and [Wider], the actions that one side alone allows.
	Only []string
	// Refusal is why the other side refuses the first of Only, where its rules say so.
	Refusal *engine.Violation
	// Effects are, of [Otherwise], what the last decision brings about on each side, or the set-up where there is none.
	Effects [2][]engine.Effect
	// Turns are how the games stand on both sides, Phases what is being decided there.
	Turns  [2]engine.Turn
	Phases [2]string
	// Positions are the position documents of both sides.
	Positions [2]json.RawMessage
}

// Witness shortens the game in which a difference of a tally shows, as far as it can by carrying out that many decisions, and plays what
// is left again by its words on two new games. The error is of a game that does not show the difference there, which is a bug, or the
// context's.
func (p *Plan) Witness(ctx context.Context, f Found, budget int) (*Witness, error) {
	at := p.at(f.Number)
	s := &shrinker{ctx: ctx, plan: p, table: at.table, found: f, left: budget}
	s.worker = p.worker()
	for side := range s.worker.game {
		s.worker.game[side].s = p.starts[side][at.table].Clone()
	}
	s.best = p.script(f)
	s.shrink()
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	played := s.best
	if !s.play(played, true) {
		return nil, ErrSpurious
	}
	return p.replay(f, p.Tables[at.table], s.words(s.done))
}

// step is a decision of a script, packed as side A packs it.
type step struct {
	actor  engine.Seat
	action engine.Action
}

// script is what both games of a pair have in common before a difference shows.
func (p *Plan) script(f Found) []step {
	w := p.worker()
	at := p.at(f.Number)
	w.begin(at)
	w.pair = &Pair{}
	var script []step
	for len(script) < f.At {
		a, b := &w.game[0], &w.game[1]
		a.look()
		b.look()
		i, j := a.choose(), b.choose()
		script = append(script, step{a.s.Actor(), a.legal[i]})
		a.s.Apply(a.legal[i], nil)
		b.s.Apply(b.legal[j], nil)
	}
	return script
}

// shrinker looks for a shorter script that shows the same.
type shrinker struct {
	ctx    context.Context
	plan   *Plan
	table  int
	found  Found
	worker *worker
	best   []step
	left   int
	// done is a buffer: what was played of a script that was tried.
	done []step
}

func (s *shrinker) shrink() {
	s.try(s.best, true)
	more := func() bool { return s.left > 0 && s.ctx.Err() == nil }
	for before := len(s.best) + 1; len(s.best) < before; {
		before = len(s.best)
		s.best = Without(s.best, func(script []step) []step {
			s.try(script, false)
			return s.best
		}, more)
		s.try(s.best, true)
	}
}

// try keeps a script if it shows the difference and is shorter than the best.
func (s *shrinker) try(script []step, always bool) {
	if s.play(script, always) && len(s.done) < len(s.best) {
		s.best = slices.Clone(s.done)
	}
	s.left -= len(s.done) + 1
}

// play plays a script on both sides, as far as it can be played: what is not lawful on both is left out, and if chance has to decide and
// the script does not say how, it takes the first outcome that both allow. It reports whether the difference shows at the end, or with
// always as soon as it shows anywhere.
func (s *shrinker) play(script []step, always bool) bool {
	w := s.worker
	for side := range w.game {
		w.game[side].s.Assign(s.plan.starts[side][s.table])
		w.game[side].table = s.table
	}
	w.alike = w.game[0].s.Alike(w.game[1].s)
	w.pair, w.n, s.done = &Pair{}, 0, s.done[:0]
	if w.unlike(); (always || len(script) == 0) && s.shows() {
		return true
	}
	for len(script) > 0 {
		a, b := &w.game[0], &w.game[1]
		if a.over() || b.over() || a.s.Actor() != b.s.Actor() {
			return false
		}
		var i, j int
		if i, j, script = s.next(script); i < 0 {
			break
		}
		if len(s.done) > len(s.best) { // no use; and first outcomes may go on for ever
			return false
		}
		s.done = append(s.done, step{a.s.Actor(), a.legal[i]})
		w.pair.Found = w.pair.Found[:0]
		w.decide(i, j)
		if w.n++; always && s.shows() {
			return true
		}
	}
	return s.shows()
}

// next finds the next decision of a script that is lawful on both sides: its indices in both lists, and the rest of the script.
func (s *shrinker) next(script []step) (i, j int, rest []step) {
	a, b := &s.worker.game[0], &s.worker.game[1]
	a.look()
	b.look()
	actor := a.s.Actor()
	for k, d := range script {
		if actor == engine.Chance && d.actor != engine.Chance {
			break
		}
		if d.actor != actor {
			continue
		}
		if i, j := slices.Index(a.legal, d.action), slices.Index(b.ids, a.id(d.action)); i >= 0 && j >= 0 {
			return i, j, script[k+1:]
		}
	}
	if actor != engine.Chance {
		return -1, -1, nil
	}
	for i, id := range a.ids {
		if j := slices.Index(b.ids, id); j >= 0 {
			return i, j, script
		}
	}
	return -1, -1, nil
}

// shows reports whether the games differ now as they are to.
func (s *shrinker) shows() bool {
	w := s.worker
	a, b := &w.game[0], &w.game[1]
	over := a.over() && b.over()
	if s.found.Kind == Score || s.found.Kind == Winner {
		w.scored(over)
	}
	if !over && s.found.Kind != Otherwise {
		a.look()
		b.look()
		w.compare()
	}
	return slices.ContainsFunc(w.pair.Found, func(f Found) bool {
		return f.Difference == s.found.Difference && (f.Direct || !s.found.Direct)
	})
}

// words are the decisions of a script as records write them.
func (s *shrinker) words(script []step) []transcript.Decision {
	state := s.worker.game[0].s
	list := make([]transcript.Decision, len(script))
	for i, d := range script {
		list[i] = transcript.Decision{Actor: s.plan.name(s.table, d.actor), Action: state.Format(d.action)}
	}
	return list
}

// name is what a record calls a seat.
func (p *Plan) name(table int, seat engine.Seat) string {
	if seat == engine.Chance {
		return "chance"
	}
	return seat.Name(p.Tables[table])
}

// ErrSpurious is a witness that does not show what it is to show. [Spurious] reports it.
var ErrSpurious = errors.New("the game does not show the difference when it is played again")

// replay plays a game by its words on both sides, and says what differs after it. It shares nothing with what found the difference.
func (p *Plan) replay(f Found, seats []string, played []transcript.Decision) (*Witness, error) {
	w := &Witness{Difference: f.Difference, Direct: f.Direct, Seats: seats, Played: played}
	var lists [2][]engine.Choice
	var subjects [2]*engine.Local
	for side := range p.Sides {
		game := &engine.Local{Game: p.Sides[side].Game}
		out, err := game.Start(engine.Start{Game: p.Sides[side].Game.Name(), Setup: p.Sides[side].Setup(seats)})
		for _, d := range played {
			if err == nil {
				out, err = game.Play(d.Actor, d.Action)
			}
		}
		if err != nil {
			return nil, errors.Join(ErrSpurious, err)
		}
		subjects[side], w.Effects[side], w.Phases[side] = game, slices.Clone(out.Effects), game.State().Phase()
		var errs [3]error
		w.Turns[side], errs[0] = game.Turn()
		w.Positions[side], _, errs[1] = game.Position("")
		lists[side], _, errs[2] = game.Legal()
		if err := errors.Join(errs[:]...); err != nil {
			return nil, err
		}
	}
	if !w.differs(lists) {
		return nil, ErrSpurious
	}
	w.refuse(subjects)
	return w, nil
}

// refuse has the other side say why it refuses what one side alone allows.
func (w *Witness) refuse(sides [2]*engine.Local) {
	if len(w.Only) == 0 {
		return
	}
	other := sides[1]
	if w.Kind == Wider {
		other = sides[0]
	}
	_, err := other.Play(w.Turns[0].Actor, w.Only[0])
	errors.As(err, &w.Refusal)
}

// differs reports whether the sides differ as the witness says, and fills in the actions that one alone allows.
func (w *Witness) differs(lists [2][]engine.Choice) bool {
	switch w.Kind {
	case Narrower, Wider:
		one, other := lists[0], lists[1]
		if w.Kind == Wider {
			one, other = other, one
		}
		for _, c := range one {
			if !slices.ContainsFunc(other, func(d engine.Choice) bool { return d.Action == c.Action }) {
				w.Only = append(w.Only, c.Action)
			}
		}
		return len(w.Only) > 0
	case Turn:
		return w.Turns[0].Actor != w.Turns[1].Actor || w.Phases[0] != w.Phases[1]
	case Odds:
		return !slices.Equal(lists[0], lists[1])
	case Score:
		return !slices.Equal(w.Turns[0].Scores, w.Turns[1].Scores)
	case Winner:
		return !slices.Equal(w.Turns[0].Winners, w.Turns[1].Winners)
	}
	return !bytes.Equal(w.Positions[0], w.Positions[1])
}

// Spurious reports whether an error says that a game does not show a difference when it is played again.
func Spurious(err error) bool { return errors.Is(err, ErrSpurious) }

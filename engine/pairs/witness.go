package pairs

import (
	"context"
	"encoding/json"
	"slices"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// Witness is a short game that shows a difference. Every decision is legal on both sides, and after the last
// decision the sides differ.
type Witness struct {
	Difference
	// Direct reports that the positions are equal on both sides until the difference appears.
	Direct bool
	Seats  []string
	Played []transcript.Decision
	// Only are, for [Narrower] and [Wider], the actions with the verb that only one side allows.
	Only []string
	// Refusal is the other side's refusal of the first action of Only, if its rules give a reason.
	Refusal *engine.Violation
	// Effects are, for [Otherwise], the effects of the last decision on each side, or of the set-up if there is no
	// decision.
	Effects [2][]engine.Effect
	// Turns are the actors and scores on both sides. Phases are the phases on both sides.
	Turns  [2]engine.Turn
	Phases [2]string
	// Positions are the position documents of both sides.
	Positions [2]json.RawMessage
}

// Witness shortens the game with a difference, and replays the short game from its notation on two new games. The
// search carries out at most budget decisions. Witness returns an error if the game does not show the difference,
// which is a bug, or if the context ends.
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

// step is a decision of a script, packed as on side A.
type step struct {
	actor  engine.Seat
	action engine.Action
}

// script returns the decisions that both games of a pair share before a difference shows.
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

// shrinker looks for a shorter script that shows the same difference.
type shrinker struct {
	ctx    context.Context
	plan   *Plan
	table  int
	found  Found
	worker *worker
	best   []step
	left   int
	// done is a buffer for the decisions of a script that were played.
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

// play plays a script on both sides. It leaves out decisions that are not legal on both. If chance has to decide and
// the script does not, chance takes the first outcome that both allow. play reports whether the difference appears
// at the end or, if always is set, at any time.
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
		if len(s.done) > len(s.best) { // longer than the best; and first outcomes may never end
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

// next finds the next decision of a script that is legal on both sides: its indices in both lists, and the rest of
// the script.
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

// shows reports whether the games now have the wanted difference.
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

// words returns the decisions of a script in notation.
func (s *shrinker) words(script []step) []transcript.Decision {
	state := s.worker.game[0].s
	list := make([]transcript.Decision, len(script))
	for i, d := range script {
		list[i] = transcript.Decision{Actor: s.plan.name(s.table, d.actor), Action: state.Format(d.action)}
	}
	return list
}

// name returns the name of a seat in a record.
func (p *Plan) name(table int, seat engine.Seat) string {
	if seat == engine.Chance {
		return "chance"
	}
	return seat.Name(p.Tables[table])
}

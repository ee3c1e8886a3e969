package walk

import (
	"context"
	"maps"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// Thorough is the effort when a game is shortened. A game that breaks a law by chance nearly always breaks it
// with this effort.
const Thorough = 8

// shrinker searches the shortest game that breaks the same law as a walk. It does not use rapid, because the
// program shortens games too and only tests import rapid.
type shrinker struct {
	ctx  context.Context
	law  Law
	best *Walk
	err  error
	// left is the number of decisions that may still be played.
	left int
	// script is the buffer in which scripts are cut. No trial keeps a part of the buffer.
	script []transcript.Decision
}

// Shrink returns a shorter walk that breaks the same law, after playing at most budget decisions.
func Shrink(ctx context.Context, w *Walk, err error, budget int) (*Walk, error) {
	s := &shrinker{ctx: ctx, law: LawOf(err), best: w, err: err, left: budget}
	s.try(w.Setup, w.Played, always) // without the other laws it may break earlier
	for before := -1; before != s.size(); {
		before = s.size()
		s.fewerRulings()
		s.fewerSeats()
		s.fewerTurns()
		s.fewerDecisions()
		s.try(s.best.Setup, s.best.Played, always)
	}
	return s.best, s.err
}

// size returns the size of the best game, which shrinking reduces.
func (s *shrinker) size() int {
	return len(s.best.Played) + len(s.best.Setup.Rulings) + len(s.best.Setup.Seats)
}

// spent reports whether nothing more may be tried.
func (s *shrinker) spent() bool { return s.left < 0 || s.ctx.Err() != nil }

// cut tries the best script without one part.
func (s *shrinker) cut(from, to int) {
	s.script = append(append(s.script[:0], s.best.Played[:from]...), s.best.Played[to:]...)
	s.try(s.best.Setup, s.script, atTheEnd)
}

func (s *shrinker) fewerRulings() {
	for _, question := range slices.Sorted(maps.Keys(s.best.Setup.Rulings)) {
		setup := s.best.Setup
		setup.Rulings = maps.Clone(setup.Rulings)
		delete(setup.Rulings, question)
		s.try(setup, s.best.Played, atTheEnd)
	}
}

// fewerSeats leaves out one player after the other. Later players move up, and take the names of their new
// seats with all their decisions.
func (s *shrinker) fewerSeats() {
	for out := len(s.best.Setup.Seats) - 1; out >= 0; out-- {
		old := s.best.Setup.Seats
		if out >= len(old) || len(old) <= s.best.Book.Players.Min {
			continue
		}
		setup := s.best.Setup
		setup.Seats = old[:len(old)-1]
		s.try(setup, without(s.best.Played, old, out), always)
	}
}

// without returns a script in which a player is left out.
func without(script []transcript.Decision, seats []string, out int) []transcript.Decision {
	moved := func(word string) string {
		if i := slices.Index(seats, word); i > out {
			return seats[i-1]
		}
		return word
	}
	var rest []transcript.Decision
	for _, d := range script {
		words := strings.Split(d.Action, " ")
		if d.Actor == seats[out] || slices.Contains(words, seats[out]) {
			continue
		}
		for i, word := range words {
			words[i] = moved(word)
		}
		rest = append(rest, transcript.Decision{Actor: moved(d.Actor), Action: strings.Join(words, " ")})
	}
	return rest
}

// fewerTurns leaves out sequences of turns. The turn after them then often belongs to the same player as before.
func (s *shrinker) fewerTurns() {
	for many := len(turns(s.best.Played)) / 2; many > 0; many = shorter(many) {
		for at := len(turns(s.best.Played)) - 1 - many; at >= 0 && !s.spent(); at-- {
			if begin := turns(s.best.Played); at+many < len(begin) {
				s.cut(begin[at], begin[at+many])
			}
		}
	}
}

// shorter returns the next length to try: half of a long one, but nearly every short one. A round in which all
// players only end their turns has as many decisions as players.
func shorter(length int) int {
	if length > 10 {
		return length / 2
	}
	return length - max(1, length/3)
}

// turns lists the indices in a script at which another player begins to decide.
func turns(script []transcript.Decision) []int {
	var begin []int
	last := "chance"
	for i, d := range script {
		if d.Actor != "chance" && d.Actor != last {
			begin = append(begin, i)
			last = d.Actor
		}
	}
	return begin
}

// fewerDecisions leaves out longer, then shorter parts of the game.
func (s *shrinker) fewerDecisions() {
	for part := len(s.best.Played) / 2; part > 0; part = shorter(part) {
		step := max(1, part/5)
		for at := len(s.best.Played) - part; at >= 0 && !s.spent(); at -= step {
			if at+part <= len(s.best.Played) {
				s.cut(at, at+part)
			}
		}
	}
}

// when selects how often the law is checked in a script: only at the end, where it was broken before, or
// always, which is slower.
type when bool

const (
	atTheEnd when = false
	always   when = true
)

// try plays a script while checking only the law. It keeps the script if the law is broken and the script is no
// longer than the best.
func (s *shrinker) try(setup engine.Setup, script []transcript.Decision, hold when) {
	if s.spent() {
		return
	}
	laws := []Law{s.law}
	if s.law.Watch == nil {
		laws = s.best.laws // the panic may have been in a law
	}
	w, err := follow(s.best, setup, script, laws, hold)
	s.left -= len(w.Played) + w.sought/seek + 1
	if err == nil || LawOf(err).ID != s.law.ID || len(w.Played) > len(s.best.Played) {
		return
	}
	s.best, s.err = w, err
}

// follow plays a script and leaves out each decision that is not legal in its place. If chance decides and the
// script names no outcome, follow takes the first outcome.
func follow(like *Walk, setup engine.Setup, script []transcript.Decision, laws []Law, hold when) (*Walk, error) {
	w, err := Begin(like.Subject, setup, nil, Thorough, laws)
	for err == nil && len(script) > 0 && !w.Over() {
		var a engine.Action
		if a, script, err = w.next(script); a == 0 || err != nil {
			break
		}
		if err = w.step(a); err == nil && hold == always {
			err = w.hold()
		}
	}
	if err == nil && hold == atTheEnd {
		err = w.hold()
	}
	return w, err
}

// Again plays the decisions of a walk again and checks laws thoroughly at the end. The error is a [*Broken].
func (w *Walk) Again(laws []Law) (*Walk, error) {
	return follow(w, w.Setup, w.Played, laws, atTheEnd)
}

// seek is the number of decisions of a script that can be read in the time that it takes to play one.
const seek = 4

// next returns the next decision of a script that is legal in the position, and the rest of the script; 0 if
// there is none.
func (w *Walk) next(script []transcript.Decision) (a engine.Action, rest []transcript.Decision, err error) {
	defer w.recover(&err)
	for i, d := range script {
		if w.Actor == engine.Chance && d.Actor != "chance" {
			return w.Legal[0], script[i:], nil
		}
		w.sought++
		if d.Actor != w.Name(w.Actor) {
			continue
		}
		if a, err := w.State.Parse(d.Action); err == nil && slices.Contains(w.Legal, a) {
			return a, script[i+1:], nil
		}
	}
	return 0, nil, nil
}

package properties

import (
	"context"
	"maps"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// thorough is the effort at shrinking: what breaks a law here or there by luck, breaks it nearly always.
const thorough = 8

// shrinker looks for the shortest game that breaks the law that a walk broke.
type shrinker struct {
	ctx  context.Context
	law  law
	best *walk
	err  error
	// left is how many decisions may still be carried out.
	left int
	// script is where scripts are cut; what is tried keeps nothing of it.
	script []transcript.Decision
}

// shrink makes a walk that broke a law shorter, as far as it can by carrying out so many decisions. The walk it returns breaks the
// same law.
func shrink(ctx context.Context, w *walk, err error, budget int) (*walk, error) {
	s := &shrinker{ctx: ctx, law: lawOf(err), best: w, err: err, left: budget}
	s.try(w.setup, w.played, always) // without the other laws it may break earlier
	for before := -1; before != s.size(); {
		before = s.size()
		s.fewerRulings()
		s.fewerSeats()
		s.fewerTurns()
		s.fewerDecisions()
		s.try(s.best.setup, s.best.played, always)
	}
	return s.best, s.err
}

// size is what is to become small.
func (s *shrinker) size() int {
	return len(s.best.played) + len(s.best.setup.Rulings) + len(s.best.setup.Seats)
}

// spent reports whether nothing more may be tried.
func (s *shrinker) spent() bool { return s.left < 0 || s.ctx.Err() != nil }

// cut tries the best script without a part.
func (s *shrinker) cut(from, to int) {
	s.script = append(append(s.script[:0], s.best.played[:from]...), s.best.played[to:]...)
	s.try(s.best.setup, s.script, atTheEnd)
}

func (s *shrinker) fewerRulings() {
	for _, question := range slices.Sorted(maps.Keys(s.best.setup.Rulings)) {
		setup := s.best.setup
		setup.Rulings = maps.Clone(setup.Rulings)
		delete(setup.Rulings, question)
		s.try(setup, s.best.played, atTheEnd)
	}
}

// fewerSeats leaves out one player after another. Those behind move up and take the names of their new places, with all that they did.
func (s *shrinker) fewerSeats() {
	for out := len(s.best.setup.Seats) - 1; out >= 0; out-- {
		old := s.best.setup.Seats
		if out >= len(old) || len(old) <= s.best.book.Players.Min {
			continue
		}
		setup := s.best.setup
		setup.Seats = old[:len(old)-1]
		s.try(setup, without(s.best.played, old, out), always)
	}
}

// without is a script in which a player is left out.
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

// fewerTurns leaves out turns on end: what comes after them is then often still the same player's.
func (s *shrinker) fewerTurns() {
	for many := len(turns(s.best.played)) / 2; many > 0; many = shorter(many) {
		for at := len(turns(s.best.played)) - 1 - many; at >= 0 && !s.spent(); at-- {
			if begin := turns(s.best.played); at+many < len(begin) {
				s.cut(begin[at], begin[at+many])
			}
		}
	}
}

// shorter is the next length to try: halves of what is long, and of what is short nearly every length, because a round in which
// everybody only ends their turn has as many decisions as there are players.
func shorter(length int) int {
	if length > 10 {
		return length / 2
	}
	return length - max(1, length/3)
}

// turns are the places in a script where another player begins to decide.
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
	for part := len(s.best.played) / 2; part > 0; part = shorter(part) {
		step := max(1, part/5)
		for at := len(s.best.played) - part; at >= 0 && !s.spent(); at -= step {
			if at+part <= len(s.best.played) {
				s.cut(at, at+part)
			}
		}
	}
}

// when is when the law is held while a script is played: at the end, where it was broken before, or always, which is slower.
type when bool

const (
	atTheEnd when = false
	always   when = true
)

// try plays a script under the law alone and keeps it if it breaks the law and is no longer than the best.
func (s *shrinker) try(setup engine.Setup, script []transcript.Decision, hold when) {
	if s.spent() {
		return
	}
	held := []law{s.law}
	if s.law.watch == nil {
		held = laws(s.best.game) // what came down may have come down in a law
	}
	w, err := follow(s.best, setup, script, held, hold)
	s.left -= len(w.played) + w.sought/seek + 1
	if err == nil || lawOf(err).id != s.law.id || len(w.played) > len(s.best.played) {
		return
	}
	s.best, s.err = w, err
}

// follow plays a script as far as it can be played: what is not legal where it stands is left out, and where chance has
// to decide and the script does not say how, the first outcome comes.
func follow(like *walk, setup engine.Setup, script []transcript.Decision, held []law, hold when) (*walk, error) {
	w, err := begin(like.subject, setup, thorough, held)
	for err == nil && len(script) > 0 && !w.over() {
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

// seek is how many decisions of a script are read in the time in which one is carried out.
const seek = 4

// next is the next decision that a script has for the position, and the rest of the script; 0 if there is none.
func (w *walk) next(script []transcript.Decision) (a engine.Action, rest []transcript.Decision, err error) {
	defer w.recover(&err)
	for i, d := range script {
		if w.actor == engine.Chance && d.Actor != "chance" {
			return w.legal[0], script[i:], nil
		}
		w.sought++
		if d.Actor != w.name(w.actor) {
			continue
		}
		if a, err := w.state.Parse(d.Action); err == nil && slices.Contains(w.legal, a) {
			return a, script[i+1:], nil
		}
	}
	return 0, nil, nil
}

package properties

import (
	"errors"
	"fmt"
	"hash/fnv"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// subject is a game with what every walk through it shares.
type subject struct {
	game engine.Game
	book *rulebook.Book
	// clauses says of every clause of the book whether it can be tested; questions are the ids of the open ones.
	clauses   map[engine.Clause]bool
	questions map[string]bool
	words     *vocabulary
	lore      lore
}

func newSubject(g engine.Game, book *rulebook.Book) *subject {
	s := &subject{game: g, book: book, clauses: map[engine.Clause]bool{}, questions: map[string]bool{}, words: learn(g, book), lore: loreOf(g.Name())}
	for i := range book.Clauses {
		s.clauses[book.Clauses[i].ID] = book.Clauses[i].Testable
	}
	for i := range book.Questions {
		s.questions[book.Questions[i].ID] = true
	}
	return s
}

// walk is a game being played from its set-up, decision by decision, under the eyes of laws.
type walk struct {
	*subject
	setup engine.Setup
	// effort multiplies what the laws try in a position, 1 or more.
	effort int

	state engine.State
	// rec is what the set-up or the last decision cited.
	rec engine.Record
	// moved says that a decision has been made: last, by the seat by, spelled text, led here from before.
	moved  bool
	before engine.State
	last   engine.Action
	by     engine.Seat
	text   string
	played []transcript.Decision

	// What several laws look at, made once a position.
	actor engine.Seat
	legal []engine.Action
	sight
	picked []engine.Action

	watches []watch
	// sought counts the decisions of a script that were read in search of legal ones.
	sought int
}

// watch is a law on duty.
type watch struct {
	law  law
	hold func() error
	seed uint64
	held int
}

// broken is a law that does not hold where a walk stands.
type broken struct {
	law law
	err error
}

// Error names the law and what is broken.
func (b *broken) Error() string { return fmt.Sprintf("%s (%s): %v", b.law.id, b.law.says, b.err) }

// Unwrap is what is broken.
func (b *broken) Unwrap() error { return b.err }

// sound is the law that whatever goes wrong without an answer breaks.
var sound = law{id: "no-panic", says: "no decision and no question brings the game down"}

// begin opens a game and holds the laws against its start. An error is a [*broken].
func begin(on *subject, setup engine.Setup, effort int, held []law) (w *walk, err error) {
	w = &walk{subject: on, setup: setup, effort: effort, sight: newSight()}
	defer w.recover(&err)
	if w.state, err = w.game.New(setup, &w.rec); err != nil {
		return w, &broken{law{id: "set-up-opens", says: "every mix of rulings can be played by every number of players"}, err}
	}
	w.before = w.state.Clone()
	w.look()
	for _, l := range held {
		hash := fnv.New64a()
		hash.Write([]byte(l.id))
		w.watches = append(w.watches, watch{law: l, hold: l.watch(w), seed: hash.Sum64()})
	}
	return w, w.hold()
}

// move carries out a legal action of the actor and holds the laws against what follows. An error is a [*broken].
func (w *walk) move(a engine.Action) error {
	if err := w.step(a); err != nil {
		return err
	}
	return w.hold()
}

// step carries out a legal action of the actor. Its error is a game that was brought down.
func (w *walk) step(a engine.Action) (err error) {
	defer w.recover(&err)
	w.before.Assign(w.state)
	w.moved, w.last, w.by, w.text = true, a, w.actor, w.state.Format(a)
	w.played = append(w.played, transcript.Decision{Actor: w.name(w.actor), Action: w.text})
	w.rec.Reset()
	w.state.Apply(a, &w.rec)
	w.look()
	return nil
}

// recover turns a panic of the game into an error.
func (w *walk) recover(err *error) {
	if r := recover(); r != nil {
		*err = &broken{sound, fmt.Errorf("panic: %v", r)}
	}
}

// look notes what several laws look at.
func (w *walk) look() {
	w.actor = w.state.Actor()
	w.legal = w.state.Legal(w.legal[:0], nil)
	w.forget()
}

// hold holds the laws against the position. An error is a [*broken].
func (w *walk) hold() (err error) {
	defer w.recover(&err)
	for i := range w.watches {
		at := &w.watches[i]
		w.dutyOf(at.seed)
		if err := at.hold(); err != nil {
			return &broken{at.law, err}
		}
		at.held++
	}
	return nil
}

// over reports whether the game has come to its end.
func (w *walk) over() bool { return w.actor == engine.Nobody || len(w.legal) == 0 }

// seats lists everybody who could ask: chance, and the players clockwise.
func (w *walk) seats() []engine.Seat {
	seats := []engine.Seat{engine.Chance}
	for i := range w.setup.Seats {
		seats = append(seats, engine.Seat(i))
	}
	return seats
}

// loose reports whether the reading hides cards that play goes on to show.
func (w *walk) loose() bool {
	return w.lore.loose != nil && w.lore.loose(w)
}

// asker is who proposes something: who is to decide, or after the end the first player.
func (w *walk) asker() engine.Seat {
	if w.actor == engine.Nobody {
		return 0
	}
	return w.actor
}

// someSeats are two of those who could ask, or all of them where the effort is greater.
func (w *walk) someSeats() []engine.Seat {
	seats := w.seats()
	w.random().Shuffle(len(seats), func(i, j int) { seats[i], seats[j] = seats[j], seats[i] })
	return seats[:min(2*w.effort, len(seats))]
}

// many is the length of a list of legal actions that is gone through whole; Hell on Wheels has lists of 1,600.
const many = 40

// some are the legal actions, or of a long list as many as are gone through, chosen at random.
func (w *walk) some() []engine.Action {
	most := many * w.effort
	if len(w.legal) <= most {
		return w.legal
	}
	w.picked = w.picked[:0]
	for range most {
		w.picked = append(w.picked, w.legal[w.random().IntN(len(w.legal))])
	}
	return w.picked
}

// name is how a record calls a seat.
func (w *walk) name(seat engine.Seat) string {
	switch {
	case seat == engine.Chance:
		return "chance"
	case seat >= 0 && int(seat) < len(w.setup.Seats):
		return w.setup.Seats[seat]
	}
	return "nobody"
}

// lawOf is the law that an error of a walk breaks.
func lawOf(err error) law {
	var b *broken
	if errors.As(err, &b) {
		return b.law
	}
	return sound
}

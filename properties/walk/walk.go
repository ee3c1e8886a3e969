package walk

import (
	"fmt"
	"hash/fnv"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// Walk is a game that is played decision by decision while laws are checked. Laws read its fields, and change
// neither the fields nor the states in them.
type Walk struct {
	*Subject
	Setup engine.Setup
	// Edition holds the answers of the set-up; they decide which clauses are in force.
	Edition *rulebook.Answers
	// From is the position at which the walk began; nil for a walk from the set-up.
	From []byte
	// Effort multiplies the trials of the laws in a position. It is 1 or more.
	Effort int

	State engine.State
	// Rec holds the citations of the set-up or the last decision.
	Rec engine.Record
	// Moved reports that a decision was made: the action Last, by the seat By, with the text Text, led from
	// Before to the present state.
	Moved  bool
	Before engine.State
	Last   engine.Action
	By     engine.Seat
	Text   string
	// Played lists all decisions so far.
	Played []transcript.Decision

	// Actor is the seat to decide, and Legal lists its legal actions.
	Actor engine.Seat
	Legal []engine.Action
	view
	picked []engine.Action

	laws    []Law
	watches []watch
	// sought counts the decisions of a script that were read to find legal ones.
	sought int
}

// watch is the check of one law.
type watch struct {
	law  Law
	hold func() error
	seed uint64
	// held counts the checks that found the law unbroken. applied counts those in which the law applied.
	held, applied int
}

// Begin opens a game, at a position if one is given, and checks the laws there. At a position, laws that are
// only true in games from the set-up are left out. The error is a [*Broken], with the walk that shows it, or
// the refusal of the position.
func Begin(on *Subject, setup engine.Setup, position []byte, effort int, laws []Law) (w *Walk, err error) {
	w = &Walk{Subject: on, Setup: setup, From: position, Effort: effort, laws: laws, view: newView()}
	defer w.recover(&err)
	if position != nil {
		w.State, err = w.Game.Load(setup, position, &w.Rec)
	} else if w.State, err = w.Game.New(setup, &w.Rec); err != nil {
		err = &Broken{opens, err}
	}
	if err == nil {
		w.Edition, err = w.Book.Answer(setup.Rulings)
	}
	if err != nil {
		return w, err
	}
	return w, w.begin()
}

// begin prepares the laws at the start of the walk.
func (w *Walk) begin() error {
	w.Before = w.State.Clone()
	w.look()
	for _, l := range w.laws {
		hash := fnv.New64a()
		hash.Write([]byte(l.ID))
		w.watches = append(w.watches, watch{law: l, hold: l.Watch(w), seed: hash.Sum64()})
	}
	return w.hold()
}

// Move carries out a legal action of the actor and checks the laws after it. An error is a [*Broken].
func (w *Walk) Move(a engine.Action) error {
	if err := w.step(a); err != nil {
		return err
	}
	return w.hold()
}

// step carries out a legal action of the actor. The error reports that the game panicked.
func (w *Walk) step(a engine.Action) (err error) {
	defer w.recover(&err)
	w.Before.Assign(w.State)
	w.Moved, w.Last, w.By, w.Text = true, a, w.Actor, w.State.Format(a)
	w.Played = append(w.Played, transcript.Decision{Actor: w.Name(w.Actor), Action: w.Text})
	w.Rec.Reset()
	w.State.Apply(a, &w.Rec)
	w.look()
	return nil
}

// recover turns a panic of the game into an error.
func (w *Walk) recover(err *error) {
	if r := recover(); r != nil {
		*err = &Broken{sound, fmt.Errorf("panic: %v", r)}
	}
}

// look computes data that several laws need.
func (w *Walk) look() {
	w.Actor = w.State.Actor()
	w.Legal = w.State.Legal(w.Legal[:0], nil)
	w.forget()
}

// hold checks the laws in the position. An error is a [*Broken].
func (w *Walk) hold() (err error) {
	defer w.recover(&err)
	for i := range w.watches {
		at := &w.watches[i]
		w.dutyOf(at.seed)
		switch err := at.hold(); err {
		case nil:
			at.applied++
		case engine.ErrIdle:
		default:
			return &Broken{at.law, err}
		}
		at.held++
	}
	return nil
}

// Tally counts the checks of a law that found it unbroken (Held), and those of them in which it applied.
type Tally struct{ Held, Applied int }

// Tallies appends the counts of each law of the walk to dst.
func (w *Walk) Tallies(dst []Tally) []Tally {
	for _, at := range w.watches {
		dst = append(dst, Tally{at.held, at.applied})
	}
	return dst
}

// Over reports whether the game is over.
func (w *Walk) Over() bool { return w.Actor == engine.Nobody || len(w.Legal) == 0 }

// Name returns the name of a seat as records write it.
func (w *Walk) Name(seat engine.Seat) string {
	switch {
	case seat == engine.Chance:
		return "chance"
	case seat >= 0 && int(seat) < len(w.Setup.Seats):
		return w.Setup.Seats[seat]
	}
	return "nobody"
}

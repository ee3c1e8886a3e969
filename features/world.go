package features

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"reflect"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
)

const chance = "chance"

// longestWait bounds what the steps settle by themselves; no game needs as many decisions of chance in a row.
const longestWait = 10_000

// mostPasses bounds the decisions of a step that plays on by itself, such as by passing.
const mostPasses = 200

// world is the table of one scenario: what its steps set up, the engine that plays it, and what that engine cited.
type world struct {
	entry   games.Entry
	nouns   nouns
	open    func(game string) (engine.Subject, error)
	setup   engine.Setup
	after   bool // the set-up is to be played to its end before the first step
	start   engine.Start
	subject engine.Subject
	begun   bool
	refused error // what the engine answered instead of beginning
	opening bool  // the game is in the set-up it began with, where nothing settles itself
	// atFault says that the scenario asks for the refusal of its table, which is then left to the engine.
	atFault  bool
	spelling engine.State // reads what is an action; nil before the first
	history  []decision
	trace
}

type decision struct{ actor, action string }

// nouns are what a game adds to the general vocabulary, for one scenario.
type nouns interface {
	// teach adds the game's phrases.
	teach(v *vocabulary)
	// giveTurn makes it a player's turn in the position being set up.
	giveTurn(player string) error
	// document is the position that was set up, nil if no step spoke of one.
	document() (json.RawMessage, error)
}

// settler is a game in whose set-up players decide too.
type settler interface {
	// settlingIn reports whether the set-up goes on.
	settlingIn() (bool, error)
}

// early is nil while the table is still being set up.
func (w *world) early() error {
	switch {
	case w.entry.Game == nil:
		return errNoGame
	case w.begun:
		return errors.New("the game has begun: what is given stands before the first When or Then")
	}
	return nil
}

var errNoGame = errorf(`no game is set up yet: begin with a step such as "Given a Yardmaster game of ann and bob"`)

// begin starts the game when the first When or Then needs it. A refusal is kept for the steps that ask for one.
func (w *world) begin() error {
	if w.begun {
		return nil
	}
	if err := w.early(); err != nil {
		return err
	}
	position, err := w.nouns.document()
	if err != nil {
		return errorf("the position set up above cannot be: %w", err)
	}
	if w.after && position != nil {
		return errorf("a game after set-up stands as the set-up leaves it: name no part of the position, or leave out \"after set-up\"")
	}
	w.start = engine.Start{Game: w.entry.Name(), Setup: w.setup, Position: w.complete(position)}
	if w.subject, err = w.open(w.entry.Name()); err != nil {
		return fmt.Errorf("the engine under test cannot be had: %w", err)
	}
	out, err := w.subject.Start(w.start)
	w.note(out, err)
	w.begun, w.refused = true, err
	w.opening = err == nil && position == nil
	if w.opening && w.after {
		return w.finishSetup()
	}
	return nil
}

// complete fills a position up, so that an engine that knows whole positions only can start from it, and notes what happened by itself
// on the way. A position that cannot be goes to the engine as it is, to be refused there.
func (w *world) complete(position json.RawMessage) json.RawMessage {
	if position == nil {
		return nil
	}
	rec := &engine.Record{}
	state, err := w.entry.Load(w.setup, position, rec)
	if err != nil {
		return position
	}
	w.cited = merge(w.cited, rec.Cited())
	whole, err := json.Marshal(state.Position())
	if err != nil {
		return position
	}
	return whole
}

// running begins the game and needs it to have been accepted.
func (w *world) running() error {
	if err := w.begin(); err != nil {
		return err
	}
	if w.refused != nil {
		return w.cannotBegin()
	}
	return nil
}

// settle lets chance decide, by its first outcomes, what no step named; during set-up nothing settles itself.
func (w *world) settle() error {
	if err := w.running(); err != nil {
		return err
	}
	for range longestWait {
		turn, err := w.turn()
		if err != nil || turn.Actor != chance || w.opening {
			return err
		}
		if err := w.settleOne(); err != nil {
			return err
		}
	}
	return fmt.Errorf("chance has decided %d times in a row and no player may", longestWait)
}

func (w *world) settleOne() error { return w.takeFirst(chance) }

// takeFirst takes the first choice of who decides: chance, or in some set-ups a player.
func (w *world) takeFirst(actor string) error {
	choices, err := w.legal()
	if err != nil {
		return err
	}
	if len(choices) == 0 {
		return fmt.Errorf("%s is to decide and has no outcome", actor)
	}
	if err := w.play(actor, choices[0].Action); err != nil {
		return fmt.Errorf("the engine lists an outcome and refuses it: %w", err)
	}
	return nil
}

// turn says who decides. Once a player may, the set-up is over.
func (w *world) turn() (engine.Turn, error) {
	turn, err := w.subject.Turn()
	if err != nil {
		return turn, fmt.Errorf("the engine does not say whose turn it is: %w", err)
	}
	w.opening = w.opening && turn.Actor == chance
	return turn, nil
}

func (w *world) legal() ([]engine.Choice, error) {
	choices, out, err := w.subject.Legal()
	w.note(out, err)
	if err != nil {
		return nil, fmt.Errorf("the engine does not list the legal actions: %w", err)
	}
	return choices, nil
}

// play carries a decision out, with the error of the engine as it is.
func (w *world) play(actor, action string) error {
	afresh := actor != chance || w.opening
	out, err := w.subject.Play(actor, action)
	w.note(out, err)
	if err == nil {
		w.history = append(w.history, decision{actor, action})
		w.restsOn(out, afresh)
	}
	return err
}

// attempt asks whether a decision is accepted, and leaves the game as it was. The refusal is the engine's error; a fault is
// an engine that cannot be asked.
func (w *world) attempt(actor, action string) (refusal, fault error) {
	out, refusal := w.subject.Play(actor, action)
	w.note(out, refusal)
	if refusal == nil {
		fault = w.rewind()
	}
	return refusal, fault
}

// rewind brings the game back to where its decisions have led.
func (w *world) rewind() error {
	if _, err := w.subject.Start(w.start); err != nil {
		return fmt.Errorf("the engine does not start the same game twice: %w", err)
	}
	for _, d := range w.history {
		if _, err := w.subject.Play(d.actor, d.action); err != nil {
			return fmt.Errorf("the engine does not replay %s: %s: %w", d.actor, d.action, err)
		}
	}
	return nil
}

var errNoDecision = errorf("no decision has been taken yet")

// before is the state in which the last decision was taken, by the game of this module: a subject shows no hidden decision.
func (w *world) before() (engine.State, decision, error) {
	if len(w.history) == 0 {
		return nil, decision{}, errNoDecision
	}
	last := len(w.history) - 1
	var state engine.State
	var err error
	if w.start.Position == nil {
		state, err = w.entry.New(w.setup, nil)
	} else {
		state, err = w.entry.Load(w.setup, w.start.Position, nil)
	}
	for i := 0; err == nil && i < last; i++ {
		err = w.replay(state, w.history[i])
	}
	return state, w.history[last], err
}

func (w *world) replay(state engine.State, d decision) error {
	seat, err := w.seat(d.actor)
	if err != nil {
		return err
	}
	a, err := state.Parse(d.action)
	if err != nil {
		return err
	}
	if v := state.Check(engine.Seat(seat), a, nil); v != nil {
		return v
	}
	state.Apply(a, nil)
	return nil
}

// position reads the position into a game's own document; seat is "" for the whole of it.
func (w *world) position(seat string, into any) error {
	raw, out, err := w.subject.Position(seat)
	w.note(out, err)
	if err != nil {
		return fmt.Errorf("the engine does not show the position: %w", err)
	}
	if err := json.Unmarshal(raw, into); err != nil {
		return fmt.Errorf("the engine's position cannot be read: %w", err)
	}
	return nil
}

// view is the position as a seat sees it once chance has decided what it had to; seat is "" for the whole of it.
func (w *world) view(seat string, into any) error {
	if err := w.settle(); err != nil {
		return err
	}
	if seat != "" {
		if _, err := w.seat(seat); err != nil {
			return err
		}
	}
	return w.position(seat, into)
}

// snapshot is the position in whatever order the engine writes it.
func (w *world) snapshot() (json.RawMessage, error) {
	raw, _, err := w.subject.Position("")
	if err != nil {
		return nil, fmt.Errorf("the engine does not show the position: %w", err)
	}
	return slices.Clone(raw), nil
}

func samePosition(a, b json.RawMessage) bool {
	if bytes.Equal(a, b) {
		return true
	}
	var x, y any
	return json.Unmarshal(a, &x) == nil && json.Unmarshal(b, &y) == nil && reflect.DeepEqual(x, y)
}

// seat is the number of a player's place at the table, or of chance.
func (w *world) seat(player string) (int, error) {
	if player == chance {
		return int(engine.Chance), nil
	}
	if i := slices.Index(w.setup.Seats, player); i >= 0 {
		return i, nil
	}
	return 0, errorf("nobody called %s plays here: the players are %s", player, strings.Join(w.setup.Seats, ", "))
}

// isPlayer needs somebody to sit at the table.
func (w *world) isPlayer(name string) error {
	seat, err := w.seat(name)
	if err == nil && seat < 0 {
		err = errorf("%s is no player: the players are %s", name, strings.Join(w.setup.Seats, ", "))
	}
	return err
}

// answer is the option that a question of the game is played under, and whether the scenario names it.
func (w *world) answer(q *rulebook.Question) (option string, set bool) {
	for _, name := range []string{q.Name, q.ID} {
		if option, set := w.setup.Rulings[name]; set {
			return option, true
		}
	}
	return q.Options[q.Default].ID, false
}

// under reports whether an open question has an answer.
func (w *world) under(question, option string) bool {
	q := w.entry.Book.Question(question)
	if q == nil {
		return false
	}
	given, _ := w.answer(q)
	return given == option
}

package step

import (
	"encoding/json"
	"errors"
	"fmt"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/document"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/reading"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
)

// Chance is the actor for decisions that no player takes.
const Chance = "chance"

// LongestWait is the largest number of decisions of chance that a step settles in a row; no game needs as many.
const LongestWait = 10_000

// MostPasses is the largest number of decisions of a step that plays on, such as by passing.
const MostPasses = 200

// World is the state of a running scenario: its set-up, the engine that plays it, and the engine's citations.
type World struct {
	// Entry is the game; the zero value before a step names the game.
	Entry games.Entry
	// Setup is the set-up that the steps give.
	Setup engine.Setup
	// Start is the start that the engine was given.
	Start engine.Start
	// Subject is the engine under test, nil before the game begins.
	Subject engine.Subject
	// Told requires a step for each decision of chance. Without Told, chance takes its first outcome if no step
	// names one.
	Told bool
	// AtFault reports that the scenario expects its table to be refused; the engine has to find the fault.
	AtFault bool
	// Over, if not nil, returns the reading whose answers replace those of the steps.
	Over func(games.Entry) (*reading.Reading, error)
	// Edition is the edition of the rulebook that the scenario's tag names; "" for the present one.
	Edition string
	// Unread is the reason why a step's text is not an action, if the reader of steps knows more than the game.
	Unread error
	// Lenient allows a step to claim a refusal by a clause that only the reason names.
	Lenient bool
	// Line is the line of the current step, 0 if unknown. Said holds the text of each step so far, by its line, and
	// Heard also the steps that the text was read as.
	Line        int
	Said, Heard map[int]string

	nouns    Nouns
	open     func(game string) (engine.Subject, error)
	after    bool // the set-up is to be played to its end before the first step
	begun    bool
	refused  error        // the engine's error at the start
	opening  bool         // the game is in the set-up that it began with, in which no step settles anything
	spelling engine.State // parses actions; nil before the first
	history  []Decision
	shade    engine.State // see shadow
	shaded   int          // the number of decisions it has taken
	over     *reading.Reading
	replaced map[string]string // the answers of steps that it replaces by others
	position json.RawMessage   // that a step gives whole, or nil if there is none
	words    map[string]bool   // of the steps before the game began
	given    json.RawMessage   // the position that the game begins at, as the steps give it, or nil if there is none
	begins   int               // the line of the step that names the game
	done     int               // the number of decisions up to the last that a step names
	tried    *Decision         // the disputed action, or nil if there is none
	until    int               // the number of decisions before it
	due      bool              // a step says that chance decides, and nothing was decided since
	inPart   bool              // the position is refused, and could not be completed
	unsaid   []Decision        // of chance, that no step names
	tops     []top             // cards that steps name on top of piles
	// Prefers chooses among the outcomes of chance that no step names; "" or nil: the first.
	Prefers func(actions []string) string
	// Draws chooses another outcome in the place of one that no step states; "" keeps it. Draws may be nil.
	Draws func(drawn Decision, actions []string) string
	// Pauses reports that the last step ended before chance decides: claims are about the table as it is then.
	Pauses   bool
	retraced bool // the scenario is played again, to find since when a fact is one
	counted  int  // the seat of the score claimed last, or nobody
	moment   bool // the last claim is about whose turn it is, which every decision decides anew
	still    bool // claims are checked in the present state, and nothing is settled for them
	change   change
	trace
}

// Nouns returns the game's own part of the vocabulary; nil before a game is named.
func (w *World) Nouns() Nouns { return w.nouns }

// New returns a scenario before its first step. The function opens the engine that plays a game.
func New(open func(game string) (engine.Subject, error)) *World { return &World{open: open} }

// Decision is an action that an actor took or would take, in canonical notation, with the line of its step.
type Decision struct {
	Actor, Action string
	Line          int
}

// Nouns is the part of a vocabulary that one game defines, for one scenario.
type Nouns interface {
	// Teach adds the game's phrases to a vocabulary.
	Teach(v *Vocabulary)
	// GiveTurn makes it a player's turn in the position being set up.
	GiveTurn(player string) error
	// Document returns the position that was set up; nil if no step has set up a part of it.
	Document() (json.RawMessage, error)
}

// settler is a game in which players also decide during the set-up.
type settler interface {
	// SettlingIn reports whether the set-up has not ended yet.
	SettlingIn() (bool, error)
}

// Early returns an error if the game has begun, so that the table can no longer be set up.
func (w *World) Early() error {
	switch {
	case w.Entry.Game == nil:
		return errNoGame
	case w.begun:
		return errors.New("the game has begun: what is given comes before the first When or Then")
	}
	return nil
}

var errNoGame = Errorf(`no game is set up yet: begin with a step such as "Given a Yardmaster game of ann and bob"`)

// begin starts the game when the first When or Then step needs it. A refusal is kept for the steps that ask for it.
func (w *World) begin() error {
	if w.begun {
		return nil
	}
	if err := w.Early(); err != nil {
		return err
	}
	position, err := w.nouns.Document()
	switch {
	case err != nil:
		return Errorf(InvalidPosition+": %w", err)
	case position != nil && w.position != nil:
		return Errorf("the position is given both whole and in parts; leave one of the two out")
	case w.position != nil:
		position = w.position
	}
	if w.after && position != nil {
		return Errorf("a game after set-up is as the set-up leaves it: name no part of the position, or leave out \"after set-up\"")
	}
	w.given, w.words = position, wordsOf(w.Heard, w.Line)
	w.Start = engine.Start{Game: w.Entry.Name(), Setup: w.Setup, Position: w.Complete(position)}
	if w.Subject, err = w.open(w.Entry.Name()); err != nil {
		return fmt.Errorf("the engine under test could not be started: %w", err)
	}
	if w.Subject == nil {
		return errors.New("the engine under test could not be started: Options.Subject returned no engine")
	}
	out, err := w.Subject.Start(w.Start)
	if IsNoAnswer(err) {
		return fmt.Errorf("the game could not begin: %w", err)
	}
	w.noteOpening(out.Cited, out.Effects)
	if turn, fault := w.Subject.Turn(); w.offers().OwnChance && fault == nil && turn.Actor == Chance {
		w.played = Merge(w.played, out.Cited) // by the decisions of chance since, which count as part of the opening
	}
	w.Note(engine.Outcome{Asked: out.Asked}, err)
	w.begun, w.refused = true, err
	w.opening = err == nil && position == nil
	if w.opening && w.after {
		return w.finishSetup()
	}
	if ends, ok := w.nouns.(ending); ok && err == nil {
		return ends.Begun()
	}
	return nil
}

// ending is a game in which a Given step may state that the game is over. Begun plays the game to its end.
type ending interface{ Begun() error }

// Complete completes a position for engines that accept only whole positions, so that they accept or refuse
// it for the same reason as the game of this module. Complete notes the clauses that the completion cites.
func (w *World) Complete(position json.RawMessage) json.RawMessage {
	if position == nil {
		return nil
	}
	rec := &engine.Record{}
	whole, ok := document.Whole(w.Entry.Game, w.Setup, position, rec)
	w.inPart = !ok
	w.noteOpening(rec.Cited(), rec.Effects)
	return whole
}

// Running begins the game, if it has not begun, and checks that the engine accepted it.
func (w *World) Running() error {
	if err := w.begin(); err != nil {
		return err
	}
	if w.refused != nil {
		return w.cannotBegin()
	}
	return nil
}

// Turn returns the current turn. The set-up ends when a player decides.
func (w *World) Turn() (engine.Turn, error) {
	if err := w.Running(); err != nil {
		return engine.Turn{}, err
	}
	turn, err := w.Subject.Turn()
	if err != nil {
		return turn, fmt.Errorf("the engine does not say whose turn it is: %w", err)
	}
	w.opening = w.opening && turn.Actor == Chance
	return turn, nil
}

// ActionsOf lists the legal actions of an actor as it is now; nil if another decides, or if the game cannot begin.
func (w *World) ActionsOf(actor string) (all []string) {
	if turn, err := w.Turn(); err != nil || turn.Actor != actor {
		return nil
	}
	choices, _ := w.legal()
	for _, c := range choices {
		all = append(all, c.Action)
	}
	return all
}

// Due settles the decisions of chance that come before a decision of an actor, as the step that takes it would.
func (w *World) Due(actor string) {
	if actor != Chance && !w.due {
		_ = w.settle() // a fault shows again where the decision is taken
	}
}

func (w *World) legal() ([]engine.Choice, error) {
	choices, out, err := w.Subject.Legal()
	w.Note(out, err)
	if err != nil {
		return nil, fmt.Errorf("the engine does not list the legal actions: %w", err)
	}
	return choices, nil
}

// play carries out a decision that a step names, or one that only settles chance. The error is the engine's.
func (w *World) play(actor, action string, settles bool) error {
	if actor == Chance {
		if err := w.contradicts(action); err != nil {
			return err
		}
	}
	afresh := actor != Chance || w.opening
	w.mark()
	out, err := w.Subject.Play(actor, action)
	w.Note(out, err)
	if err == nil {
		w.decided(actor, action, settles)
		w.restsOn(out, afresh)
		w.bring(out.Effects)
	}
	return err
}

// Answer returns the option of a question that the game is played under, and whether the scenario names it.
func (w *World) Answer(q *rulebook.Question) (option string, set bool) {
	for _, name := range []string{q.Name, q.ID} {
		if option, set := w.Setup.Rulings[name]; set {
			return option, true
		}
	}
	return q.Options[q.Default].ID, false
}

// Under reports whether the game is played under an option of an open question.
func (w *World) Under(question, option string) bool {
	q := w.Entry.Book.Question(question)
	if q == nil {
		return false
	}
	given, _ := w.Answer(q)
	return given == option
}

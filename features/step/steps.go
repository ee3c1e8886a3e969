package step

import (
	"errors"
	"fmt"
	"strings"

	messages "github.com/cucumber/messages/go/v34"

	"github.com/yardstick-rules/yardstick/engine"
)

// The phrases that set up any game and play it.
var (
	aGame         = say(`a/an <title> game of <names>`)
	aRuling       = say(`the ruling "<question>" is "<option>"`)
	aComponents   = say(`the component file:`)
	aPosition     = say(`the position:`)
	afterSetup    = say(`after set-up`)
	itIsTurn      = say(`it is <player>'s turn`)
	does          = say(`<player> does "<action>"`)
	decidesOften  = say(`chance decides <n> time(s)`)
	taken         = say(`these decisions are taken:`)
	setupUntil    = say(`the set-up goes on until chance does "<action>"`)
	setupUntilMay = say(`the set-up goes on until chance may do "<action>"`)
	setupFinished = say(`the set-up is finished`)
)

// TeachAll adds the phrases of all games, and those of one game. The function room makes the nouns of that
// game; it is nil if there is no game.
func (w *World) TeachAll(v *Vocabulary, room func(*World) Nouns) {
	v.Given(aGame, w.aGame)
	v.Given(aRuling, w.aRuling)
	v.Given(aComponents, w.aComponents)
	v.Given(aPosition, w.aPosition)
	v.Given(afterSetup, w.afterSetup)
	v.Given(itIsTurn, w.givenTurn)
	v.When(does, w.Does)
	v.When(decidesOften, w.decidesOften)
	v.When(taken, w.taken)
	v.When(setupUntil, w.setupUntil)
	v.When(setupUntilMay, w.setupUntilMay)
	v.When(setupFinished, w.finishSetup)
	w.teachVerdicts(v)
	w.teachRefusals(v)
	w.teachResults(v)
	if room != nil {
		w.nouns = room(w)
		w.nouns.Teach(v)
	}
}

func (w *World) aGame(title, names string) error {
	if w.begun || len(w.Setup.Seats) > 0 {
		return errors.New("a scenario plays one game; set it up once, before any other step")
	}
	entry, ok := titled(title)
	if !ok {
		return fmt.Errorf("no game is called %s: there are %s", title, strings.Join(titles(), ", "))
	}
	if w.nouns == nil {
		return fmt.Errorf("the first steps of a scenario name its game: begin with %q", "Given a "+entry.Book.Title+" game of ann and bob")
	}
	w.Entry, w.begins = entry, w.Line
	var err error
	if w.Setup.Seats, err = seatNames(entry.Book, names); err != nil {
		return err
	}
	if err := w.putOver(); err != nil {
		return err
	}
	if err := w.putEdition(); err != nil {
		return err
	}
	return w.canBegin()
}

// putEdition answers the question of the edition as the scenario's tag does.
func (w *World) putEdition() error {
	if w.Edition == "" {
		return nil
	}
	q := w.Entry.Book.Editions()
	if q == nil {
		return Errorf("the tag @edition:%s names an edition, but only the present one of %s can be played", w.Edition, w.Entry.Book.Title)
	}
	return w.aRuling(q.Name, w.Edition)
}

// canBegin checks that the game accepts the set-up so far.
func (w *World) canBegin() error {
	if w.AtFault {
		return nil
	}
	_, err := w.Entry.New(w.Setup, nil)
	return err
}

func (w *World) aRuling(question, option string) error {
	if err := w.Early(); err != nil {
		return err
	}
	if w.isOver(question) {
		w.replace(question, option)
		return nil
	}
	if w.Setup.Rulings == nil {
		w.Setup.Rulings = map[string]string{}
	}
	if _, twice := w.Setup.Rulings[question]; twice {
		return fmt.Errorf("the ruling %q is given twice", question)
	}
	w.Setup.Rulings[question] = option
	if w.AtFault {
		return nil
	}
	_, err := w.Entry.Book.Answer(w.Setup.Rulings)
	return err
}

func (w *World) aComponents(file *messages.PickleDocString) error {
	if err := w.Early(); err != nil {
		return err
	}
	if file == nil {
		return errNoText
	}
	if w.over != nil && w.over.Components != nil {
		return nil
	}
	w.Setup.Components = []byte(file.Content)
	return w.canBegin()
}

var errNoText = Errorf(`this step needs a text between two lines of """ after it`)

func (w *World) afterSetup() error {
	w.after = true
	return w.Early()
}

func (w *World) givenTurn(player string) error {
	if err := w.Early(); err != nil {
		return err
	}
	return w.nouns.GiveTurn(player)
}

// Does carries out a decision, which has to be legal: listed and accepted.
func (w *World) Does(actor, action string) error {
	if err := w.ready(actor, action); err != nil {
		return err
	}
	turn, err := w.Turn()
	if err != nil {
		return err
	}
	var choices []engine.Choice
	if turn.Actor == actor {
		if choices, err = w.listed(); err != nil {
			return err
		}
	}
	if err := w.play(actor, action, false); err != nil {
		return w.explain(actor, action, err)
	}
	if w.lists() && !lists(choices, action) {
		return fmt.Errorf("%q is accepted, but the engine did not list it; listed: %s", action, listed(choices))
	}
	return nil
}

// ready settles chance before the decision of a player, but not before a decision of chance. It returns an
// error for a text that is not an action.
func (w *World) ready(actor string, actions ...string) error {
	begin := w.settle
	if actor == Chance {
		begin = w.Running
	}
	return w.readyAfter(begin, actor, actions...)
}

// readyToRefuse does the same as ready before an action that must be refused. If the last step says that chance
// decides, the action is out of turn.
func (w *World) readyToRefuse(actor, action string) error {
	if w.due {
		return w.readyAfter(w.Running, actor, action)
	}
	return w.ready(actor, action)
}

func (w *World) readyAfter(begin func() error, actor string, actions ...string) error {
	if err := begin(); err != nil {
		return err
	}
	if _, err := w.Seat(actor); err != nil {
		return err
	}
	for _, action := range actions {
		if err := w.isAction(actor, action); err != nil {
			return err
		}
		w.tries(actor, action)
	}
	return nil
}

func (w *World) taken(lines *messages.PickleDocString) error {
	if lines == nil {
		return errNoText
	}
	for i, line := range strings.Split(lines.Content, "\n") {
		line = strings.TrimSpace(line)
		if line == "" || line[0] == '#' {
			continue
		}
		actor, action, ok := strings.Cut(line, ": ")
		if !ok {
			return Errorf("decision %d, %.80q: write it as actor: action", i+1, line)
		}
		if err := w.Does(actor, action); err != nil {
			return fmt.Errorf("decision %d, %s: %w", i+1, line, err)
		}
	}
	return nil
}

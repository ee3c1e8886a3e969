package features

import (
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/cucumber/godog"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/games"
)

// The phrases that set up and move on any game.
var (
	aGame         = say(`a/an <title> game of <names>`)
	aRuling       = say(`the ruling "<question>" is "<option>"`)
	aComponents   = say(`the component file:`)
	afterSetup    = say(`after set-up`)
	itIsTurn      = say(`it is <player>'s turn`)
	does          = say(`<player> does "<action>"`)
	taken         = say(`these decisions are taken:`)
	setupUntil    = say(`the set-up goes on until chance does "<action>"`)
	setupUntilMay = say(`the set-up goes on until chance may do "<action>"`)
	setupFinished = say(`the set-up is finished`)
)

// teachAll adds the vocabulary that every game shares.
func (w *world) teachAll(v *vocabulary) {
	v.given(aGame, w.aGame)
	v.given(aRuling, w.aRuling)
	v.given(aComponents, w.aComponents)
	v.given(afterSetup, w.afterSetup)
	v.given(itIsTurn, w.givenTurn)
	v.when(does, w.does)
	v.when(taken, w.taken)
	v.when(setupUntil, w.setupUntil)
	v.when(setupUntilMay, w.setupUntilMay)
	v.when(setupFinished, w.finishSetup)
	w.teachVerdicts(v)
	w.teachRefusals(v)
	w.teachResults(v)
}

func (w *world) aGame(title, names string) error {
	if w.begun || len(w.setup.Seats) > 0 {
		return errors.New("a scenario plays one game, set up once, before anything else")
	}
	entry, ok := titled(title)
	if !ok {
		var titles []string
		for _, e := range games.All() {
			titles = append(titles, e.Book.Title)
		}
		return fmt.Errorf("no game is called %s: there are %s", title, strings.Join(titles, ", "))
	}
	if w.nouns == nil || w.entry.Game != nil && w.entry.Name() != entry.Name() {
		return fmt.Errorf("this file plays another game: give %s a file of its own", entry.Book.Title)
	}
	w.entry = entry
	var err error
	if w.setup.Seats, err = seatNames(names); err != nil {
		return err
	}
	return w.canBegin()
}

// titled finds the game with a title, in whatever case.
func titled(title string) (games.Entry, bool) {
	for _, e := range games.All() {
		if strings.EqualFold(e.Book.Title, title) {
			return e, true
		}
	}
	return games.Entry{}, false
}

// gameOf is the game that the text of a step sets up, such as "a Yardmaster game of ann and bob".
func gameOf(text string) (games.Entry, bool) {
	m := aGame.pattern().FindStringSubmatch(text)
	if m == nil {
		return games.Entry{}, false
	}
	return titled(m[1])
}

// canBegin needs a set-up, as far as it is known, to be one that the game can have.
func (w *world) canBegin() error {
	if w.atFault {
		return nil
	}
	_, err := w.entry.New(w.setup, nil)
	return err
}

var manyPlayers = regexp.MustCompile(`^(\d+) players?$`)

// seatNames reads who plays: names, or "3 players", who are p1, p2 and p3.
func seatNames(names string) ([]string, error) {
	m := manyPlayers.FindStringSubmatch(names)
	if m == nil {
		return splitNames(names), nil
	}
	const most = 100 // no game seats as many; the game itself says how many it does
	n, err := strconv.Atoi(m[1])
	if err != nil || n > most {
		return nil, fmt.Errorf("%.20s players are more than any table seats", m[1])
	}
	seats := make([]string, n)
	for i := range seats {
		seats[i] = "p" + strconv.Itoa(i+1)
	}
	return seats, nil
}

// splitNames reads "ann", "ann and bob", "ann, bob and cid".
func splitNames(names string) []string {
	if i := strings.LastIndex(names, " and "); i >= 0 {
		names = names[:i] + ", " + names[i+len(" and "):]
	}
	return strings.Split(names, ", ")
}

func (w *world) aRuling(question, option string) error {
	if err := w.early(); err != nil {
		return err
	}
	if w.setup.Rulings == nil {
		w.setup.Rulings = map[string]string{}
	}
	if _, twice := w.setup.Rulings[question]; twice {
		return fmt.Errorf("the ruling %q is given twice", question)
	}
	w.setup.Rulings[question] = option
	if w.atFault {
		return nil
	}
	_, err := w.entry.Book.Answer(w.setup.Rulings)
	return err
}

func (w *world) aComponents(file *godog.DocString) error {
	if err := w.early(); err != nil {
		return err
	}
	if file == nil {
		return errNoText
	}
	w.setup.Components = []byte(file.Content)
	return w.canBegin()
}

var errNoText = errorf(`a text between two lines of """ has to follow`)

func (w *world) afterSetup() error {
	w.after = true
	return w.early()
}

func (w *world) givenTurn(player string) error {
	if err := w.early(); err != nil {
		return err
	}
	return w.nouns.giveTurn(player)
}

// does is a decision that has to be legal: listed and accepted.
func (w *world) does(actor, action string) error {
	if err := w.ready(actor, action); err != nil {
		return err
	}
	turn, err := w.turn()
	if err != nil {
		return err
	}
	var choices []engine.Choice
	if turn.Actor == actor {
		if choices, err = w.legal(); err != nil {
			return err
		}
	}
	if err := w.play(actor, action); err != nil {
		return w.explain(actor, action, err)
	}
	if !lists(choices, action) {
		return fmt.Errorf("%q is accepted, but the engine did not list it; listed: %s", action, listed(choices))
	}
	return nil
}

// ready settles what an actor need not wait for: chance decides what it is asked to decide. The actions have to be of the game.
func (w *world) ready(actor string, actions ...string) error {
	begin := w.settle
	if actor == chance {
		begin = w.running
	}
	if err := begin(); err != nil {
		return err
	}
	if _, err := w.seat(actor); err != nil {
		return err
	}
	for _, action := range actions {
		if err := w.isAction(actor, action); err != nil {
			return err
		}
	}
	return nil
}

func (w *world) taken(lines *godog.DocString) error {
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
			return errorf("decision %d, %.80q: write it as actor: action", i+1, line)
		}
		if err := w.does(actor, action); err != nil {
			return fmt.Errorf("decision %d, %s: %w", i+1, line, err)
		}
	}
	return nil
}

func (w *world) setupUntil(action string) error {
	if err := w.setupUntilMay(action); err != nil {
		return err
	}
	return w.does(chance, action)
}

func (w *world) setupUntilMay(action string) error {
	if err := w.ready(chance, action); err != nil {
		return err
	}
	return w.setUp(func(choices []engine.Choice) bool { return lists(choices, action) },
		fmt.Sprintf("the set-up ended, and chance could never do %q", action))
}

func (w *world) finishSetup() error {
	return w.setUp(func([]engine.Choice) bool { return false }, "")
}

// setUp settles decisions of the set-up by their first outcomes until there is enough; ended is what is wrong if it ends first.
func (w *world) setUp(enough func([]engine.Choice) bool, ended string) error {
	if err := w.running(); err != nil {
		return err
	}
	if w.start.Position != nil {
		return errorf("this game began at a position, so there is no set-up to go on with")
	}
	for range longestWait {
		turn, goesOn, err := w.setupTurn()
		if err != nil {
			return err
		}
		if !goesOn {
			if ended != "" {
				return errors.New(ended)
			}
			return nil
		}
		choices, err := w.legal()
		if err != nil || enough(choices) {
			return err
		}
		if err := w.takeFirst(turn.Actor); err != nil {
			return err
		}
	}
	return fmt.Errorf("the set-up does not end after %d decisions", longestWait)
}

// setupTurn says who decides, and whether that still belongs to the set-up.
func (w *world) setupTurn() (turn engine.Turn, goesOn bool, err error) {
	if turn, err = w.turn(); err != nil {
		return turn, false, err
	}
	if s, ok := w.nouns.(settler); ok {
		goesOn, err = s.settlingIn()
		return turn, goesOn, err
	}
	return turn, w.opening, nil
}

func lists(choices []engine.Choice, action string) bool {
	return slices.ContainsFunc(choices, func(c engine.Choice) bool { return c.Action == action })
}

// explain says why a decision was not accepted, and what would have been.
func (w *world) explain(actor, action string, refusal error) error {
	var v *engine.Violation
	refused := errors.As(refusal, &v)
	said := fmt.Sprintf("%q is not understood: %v", action, refusal)
	if refused {
		said = fmt.Sprintf("%q is refused%s: %s", action, because(v), v.Reason)
	}
	turn, err := w.turn()
	if err != nil {
		return errors.New(said)
	}
	switch turn.Actor {
	case "":
		return fmt.Errorf("%s; the game is over", said)
	case actor:
		choices, err := w.legal()
		if err != nil {
			return errors.New(said)
		}
		if near := w.suggestion(action, choices); !refused && near != "" {
			said += fmt.Sprintf("; did you mean %q?", near)
		}
		return fmt.Errorf("%s; legal for %s: %s", said, actor, listed(choices))
	}
	return fmt.Errorf("%s; it is for %s to decide", said, turn.Actor)
}

func because(v *engine.Violation) string {
	switch {
	case v.Clause == "":
		return ""
	case v.Question == "":
		return " because of " + string(v.Clause)
	}
	return " because of " + string(v.Clause) + " and the ruling " + v.Question
}

// listed is the first twenty legal actions in a line.
func listed(choices []engine.Choice) string {
	const most = 20
	var actions []string
	for _, c := range choices[:min(len(choices), most)] {
		actions = append(actions, c.Action)
	}
	if more := len(choices) - most; more > 0 {
		actions = append(actions, fmt.Sprintf("and %d more", more))
	}
	if len(actions) == 0 {
		return "nothing"
	}
	return strings.Join(actions, ", ")
}

package main

import (
	"bufio"
	"context"
	"errors"
	"io"
	"slices"
	"strconv"
	"strings"

	"github.com/yardstick-rules/yardstick/cmd/internal/answer"
	"github.com/yardstick-rules/yardstick/cmd/internal/copyist"
	"github.com/yardstick-rules/yardstick/cmd/internal/draw"
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/play"
	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/engine/spelling"
)

// terminal is where a person types decisions. The dialogue goes to standard error, so that standard output has the record alone.
type terminal struct {
	app   *app
	entry games.Entry
	setup engine.Setup
	game  *engine.Local
	// me is who decides what is typed, and sees the seat whose view of the table is drawn, "" for the whole table.
	me    engine.Seat
	sees  string
	keys  *keyboard
	names prose.Names
	legal []engine.Action
	// choices are the legal actions by number, less one; shown are the numbers that the person has seen.
	choices []choice
	shown   map[int]bool
	// refused is the action that was typed last if the rulebook forbids it, else "".
	refused string
}

// player is a person who plays the first seat against the others.
type player struct {
	*answer.Party
	terminal
	// save writes what was played to disk, if it goes there.
	save func() error
}

func newPlayer(a *app, p *answer.Party, names prose.Names, save func() error) *player {
	const longest = 4 << 10
	at := terminal{app: a, entry: p.Entry, setup: p.Setup, game: p.Game, sees: p.Name(0), keys: a.keyboard(longest), names: names}
	return &player{p, at, save}
}

// linesOf reads lines until the input ends, and cuts those that are longer. It does so in another goroutine, so that an interrupt is
// noticed while nothing is typed.
func linesOf(in io.Reader, longest int) <-chan string {
	lines := make(chan string)
	go func() {
		defer close(lines)
		for r := bufio.NewReaderSize(in, longest); ; {
			start, more, err := r.ReadLine()
			line := string(start)
			for more && err == nil {
				_, more, err = r.ReadLine()
			}
			if err != nil {
				return
			}
			lines <- line
		}
	}()
	return lines
}

// errQuit means that the person leaves; what was played is kept.
var errQuit = errors.New("quit")

// play plays until the game is over or the person leaves.
func (t *player) play(ctx context.Context) error {
	t.tell("You are %s. Type the number of an action or the action itself; "+
		"list, all, show, quit and help (or ?) are commands.\n", t.names.In(t.Name(t.me)))
	for t.Game.State().Actor() != engine.Nobody {
		a, note, err := t.next(ctx)
		if errors.Is(err, errQuit) {
			t.tell("\nYou leave the table; what was played is kept.\n")
			return nil
		}
		if err != nil {
			return err
		}
		if err := t.carryOut(a, note); err != nil {
			return err
		}
	}
	return t.look()
}

// next is the next decision, with a note to the person. If there is only one choice, it is made for them.
func (t *player) next(ctx context.Context) (a engine.Action, note string, err error) {
	s := t.Game.State()
	if s.Actor() != t.me {
		a, err = t.Choose()
		return a, "", err
	}
	if t.legal = s.Legal(t.legal[:0], nil); len(t.legal) == 1 {
		return t.legal[0], "   (nothing else is legal)", nil
	}
	a, err = t.ask(ctx)
	return a, "", err
}

// carryOut carries out a decision and prints as much of it as the person may see.
func (t *player) carryOut(a engine.Action, note string) error {
	s := t.Game.State()
	actor, spelled, seen := s.Actor(), s.Format(a), s.Seen(t.me, a)
	out, err := t.Decide(a)
	if err == nil {
		err = t.save()
	}
	if err != nil {
		return err
	}
	t.tell("%s: %s%s\n", t.names.In(t.Name(actor)), seen, note)
	// The effects of a hidden decision would give away what happened in secret.
	if seen == spelled {
		for _, e := range out.Effects {
			t.tell("  > %s\n", t.names.In(e.Text))
		}
	}
	return nil
}

// ask has the person type until it is a legal action.
func (t *player) ask(ctx context.Context) (engine.Action, error) {
	if len(t.legal) == 0 {
		return 0, &play.StuckError{Actor: t.me}
	}
	if err := t.look(); err != nil {
		return 0, err
	}
	t.choices, t.shown = choicesOf(t.game.State(), t.legal), map[int]bool{}
	t.list()
	for {
		line, err := t.typed(ctx, t.names.In(t.Name(t.me)))
		if err != nil {
			return 0, err
		}
		a, err := t.understand(strings.Join(strings.Fields(line), " "))
		if a != 0 || err != nil {
			return a, err
		}
	}
}

// typed is the next line after a prompt; [errQuit] at the end of the input and when the program is told to end.
func (t *terminal) typed(ctx context.Context, prompt string) (string, error) {
	return t.keys.typed(ctx, t.app, prompt, t.texts)
}

// understand is the action that was typed, in any case; 0 if the person has to type again.
func (t *player) understand(line string) (engine.Action, error) {
	switch strings.ToLower(line) {
	case "":
		t.tell("Type a number from 1 to %d, an action, or help.\n", len(t.choices))
	case "quit":
		return 0, errQuit
	case "list":
		t.list()
	case "all":
		t.all()
	case "show":
		return 0, t.look()
	case "help", "?":
		t.tell("Type a number from the list, or an action as it is spelt there; words that several actions have list those actions. " +
			"list: what is legal; all: the same with every action written out; show: the table; quit: leave, and keep what was played.\n")
	default:
		return t.action(line), nil
	}
	return 0, nil
}

// action is the legal action that a line names; 0 if the person has to type again. Words that several actions have list those. For any
// other line it says what is wrong and what may have been meant.
func (t *terminal) action(line string) engine.Action {
	if n, err := strconv.Atoi(line); err == nil {
		return t.numbered(n, line)
	}
	spelled := t.spelled()
	if i := slices.IndexFunc(spelled, func(text string) bool { return strings.EqualFold(text, line) }); i >= 0 {
		return t.legal[i]
	}
	meant := answer.Narrow(line, t.texts())
	s := t.game.State()
	said, unread := copyist.Action(t.game, spelled, line)
	if i := slices.Index(spelled, said); i >= 0 && len(meant) < 2 {
		return t.legal[i]
	}
	a, err := s.Parse(strings.ToLower(line))
	if err != nil && unread == nil && len(meant) == 0 {
		line = said
		a, err = s.Parse(line)
	}
	var refused *engine.Violation
	var several *copyist.AmbiguousError
	switch {
	case len(meant) > 1 && err != nil, len(meant) > 0 && strings.HasPrefix(t.choices[meant[0]].text, strings.ToLower(line)+" "):
		t.some(meant)
	case err != nil && errors.As(unread, &several):
		t.tell("%s.\n", prose.OneLine(unread.Error()))
	case err == nil:
		t.refused = s.Format(a)
		t.tell("%s\n", t.names.In(s.Check(t.me, a, nil).Error()))
	case errors.As(err, &refused):
		t.refused = strings.ToLower(line)
		t.tell("%s\n", t.names.In(refused.Error()))
	case len(meant) == 1:
		t.tell("%q is not an action; did you mean %q?\n", line, t.choices[meant[0]].text)
	case suggest(line, spelled) != "":
		t.tell("%q is not an action; did you mean %q?\n", line, suggest(line, spelled))
	default:
		t.tell("%q is not an action: %v; type a number from 1 to %d, or help.\n", line, err, len(t.choices))
	}
	return 0
}

// numbered is the action with a number. A number that has not been listed may mean something else: an amount, say.
func (t *terminal) numbered(n int, line string) engine.Action {
	holds := func(c choice) bool { return slices.Contains(strings.Fields(c.text), line) }
	i := slices.IndexFunc(t.choices, holds)
	switch {
	case t.shown[n]:
		return t.choices[n-1].action
	case i >= 0:
		t.tell("No action with the number %d is listed; did you mean %q?\n", n, t.choices[i].text)
	case n >= 1 && n <= len(t.choices):
		t.tell("No action with the number %d is listed; type an action or some of its words.\n", n)
	default:
		t.tell("There is no action %d; type a number from 1 to %d.\n", n, len(t.choices))
	}
	return 0
}

// suggest is the action that begins with a line, or is nearest to it; "" if there is none.
func suggest(line string, known []string) string {
	for _, action := range known {
		if strings.HasPrefix(action, strings.ToLower(line)) {
			return action
		}
	}
	near, _ := spelling.Suggest(line, known)
	return near
}

func (t *terminal) spelled() []string {
	s := t.game.State()
	spelled := make([]string, len(t.legal))
	for i, a := range t.legal {
		spelled[i] = s.Format(a)
	}
	return spelled
}

// look draws the table as the person sees it.
func (t *terminal) look() error {
	document, _, err := t.game.Position(t.sees)
	if err != nil {
		return err
	}
	turn, err := t.game.Turn()
	if err != nil {
		return err
	}
	drawing, err := draw.Position(t.entry, document, t.setup, turn)
	t.tell("\n%s\n", t.names.In(drawing+prose.Standing(turn)))
	return err
}

func (t *terminal) tell(format string, args ...any) { t.app.tell(format, args...) }

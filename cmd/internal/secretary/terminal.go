package secretary

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"

	"github.com/yardstick-rules/yardstick/cmd/internal/answer"
	"github.com/yardstick-rules/yardstick/cmd/internal/draw"
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/engine/typed"
)

// terminal holds the dialogue in which a person types decisions.
type terminal struct {
	// screen receives the text of the dialogue.
	screen io.Writer
	entry  games.Entry
	setup  engine.Setup
	game   *engine.Local
	// me is the seat of the person. sees is the seat whose view is drawn, "" for the whole table.
	me    engine.Seat
	sees  string
	keys  *keyboard
	names prose.Names
	legal []engine.Action
	// choices holds the legal actions; the number on the screen is one more than the index. shown holds the
	// numbers that the person has seen.
	choices []choice
	shown   map[int]bool
	// refused is the action that was typed last if the rulebook forbids it, else "".
	refused string
}

// linesOf reads lines until the input ends, and cuts lines that are too long. It reads in another goroutine, so
// that an interrupt is noticed while nothing is typed.
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

// errQuit reports that the person leaves. The record stays.
var errQuit = errors.New("quit")

// line returns the next line after a prompt. At the end of the input, or after a signal, the error is [errQuit].
func (t *terminal) line(ctx context.Context, prompt string) (string, error) {
	return t.keys.typed(ctx, t.tell, prompt, t.texts)
}

// action returns and prints the legal action that a line means: the only one that begins with the line or is
// equal to it. It returns 0 if the person has to type again. If several actions contain the words, action lists
// them; for any other line it prints the error and a suggestion.
func (t *terminal) action(line string) engine.Action {
	if n, err := strconv.Atoi(line); err == nil {
		return t.numbered(n, line)
	}
	spelled := t.spelled()
	if i := slices.IndexFunc(spelled, func(text string) bool { return strings.EqualFold(text, line) }); i >= 0 {
		return t.legal[i]
	}
	meant, begun := answer.Narrow(line, t.texts()), answer.Begun(line, t.texts())
	s := t.game.State()
	turn, _ := t.game.Turn()
	said, unread := typed.New(t.game).Action(spelled, turn.Actor, line)
	if i := slices.Index(spelled, said); i >= 0 && len(meant) < 2 {
		t.taken(line, said)
		return t.legal[i]
	}
	a, err := s.Parse(strings.ToLower(line))
	if unread == nil && said != strings.ToLower(line) && (err == nil || len(meant) == 0) {
		t.taken(line, said)
		line = said
		a, err = s.Parse(line)
	}
	var refused *engine.Violation
	var several *typed.AmbiguousError
	errors.As(err, &refused)
	switch {
	case err != nil && len(begun) == 1:
		t.tell("%q is taken as %q.\n", line, t.choices[begun[0]].text)
		return t.choices[begun[0]].action
	case len(meant) > 1 && err != nil, len(meant) > 0 && strings.HasPrefix(t.choices[meant[0]].text, strings.ToLower(line)+" "):
		t.some(meant)
	case err != nil && errors.As(unread, &several):
		t.tell("%s.\n", prose.OneLine(unread.Error()))
	case err == nil:
		t.refused = s.Format(a)
		t.tell("%s\n", t.names.In(s.Check(t.me, a, nil).Error()))
	case refused != nil:
		t.refused = strings.ToLower(line)
		t.tell("%s\n", t.names.In(refused.Error()))
	case len(meant) == 1:
		t.tell("%q is not an action; did you mean %q?\n", line, t.choices[meant[0]].text)
	case strings.HasSuffix(unread.Error(), "?"):
		t.tell("%s\n", prose.OneLine(unread.Error()))
	default:
		t.tell("%s; type a number from 1 to %d, or help.\n", prose.OneLine(unread.Error()), len(t.choices))
	}
	return 0
}

// taken prints the action that a line is read as, if more than capitals and blanks differ.
func (t *terminal) taken(line, as string) {
	if !strings.EqualFold(strings.Join(strings.Fields(line), " "), as) {
		t.tell("%q is taken as %q.\n", line, as)
	}
}

// numbered returns the action with a number. A number that was not on the screen may mean something else, such
// as an amount.
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

// tell prints a text for the person, without the characters that a terminal would obey, because anybody can
// have written a record.
func (t *terminal) tell(format string, args ...any) {
	fmt.Fprint(t.screen, prose.Clean(fmt.Sprintf(format, args...)))
}

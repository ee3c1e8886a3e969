package copyist

import (
	"context"
	"regexp"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/transcript"
	"github.com/yardstick-rules/yardstick/engine/typed"
)

// table is the game after the decisions that have been copied.
type table struct {
	engine.Local
	start  engine.Start
	reader *typed.Reader
	// lost reports that a decision was refused, so that the legal actions after it are unknown.
	lost bool
}

// spell writes the lines after the header in the spelling of the game.
func (c *Copy) spell(ctx context.Context) error {
	t := &table{Local: engine.Local{Game: c.Entry.Game}}
	if err := c.sit(); err != nil {
		return err
	}
	if err := c.spellPosition(); err != nil {
		return err
	}
	report, err := transcript.Replay(ctx, c.Head, &t.Local, transcript.Options{Files: c.Files, Components: c.Components})
	switch {
	case err != nil:
		return err
	case report.Finding != nil:
		return report.Finding
	}
	t.reader = typed.New(&t.Local)
	t.start = c.Head.Start()
	t.start.Components = c.Components
	for i, part := c.body, 0; i < len(c.lines); i++ {
		if ctx.Err() != nil {
			return ctx.Err()
		}
		said, comment := transcript.Comment(c.lines[i])
		said = strings.TrimSpace(said)
		switch {
		case said == rule:
			part++
		case part > 0:
			said = strings.ToLower(strings.Join(strings.Fields(said), " "))
		case strings.HasPrefix(said, "position"):
			said = "position " + t.goOn(strings.TrimSpace(strings.TrimPrefix(said, "position")))
		case said == "" || said[0] == '=' || said[0] == '>' && !c.quoted(said):
			continue
		default:
			if said, err = c.decision(t, said); err != nil {
				return &transcript.SyntaxError{File: c.name, Line: i + 1, Msg: err.Error()}
			}
		}
		c.lines[i] = with(said, c.lines[i], comment)
	}
	return nil
}

// quoted reports whether a line that begins with ">" is a quoted decision and not an effect: only a decision
// begins with a name at the table and a colon.
func (c *Copy) quoted(line string) bool {
	name, _, found := speaker(c.Head, line)
	_, err := seatOf(c.Head, name)
	return found && err == nil && !strings.HasSuffix(line, "]") && quotes.MatchString(line)
}

// quotes matches a decision after ">".
var quotes = regexp.MustCompile(`^[>\s]+\S+\s*:`)

// goOn opens the game at the position after a mistake, and returns this position in the spelling of the game.
func (t *table) goOn(position string) string {
	start := t.start
	start.Position = []byte(position)
	_, err := t.Start(start)
	start.Position, err = t.meant(start, err)
	t.lost = err != nil
	return string(start.Position)
}

// decision carries out a decision, and returns it in the spelling of the game.
func (c *Copy) decision(t *table, said string) (string, error) {
	text, mistake := strings.CutPrefix(said, "!")
	name, action, found := speaker(c.Head, text)
	if !found {
		return said, nil // the parser of records reports the error
	}
	actor, err := seatOf(c.Head, name)
	if err != nil {
		return "", err
	}
	if action, err = t.action(actor, strings.Join(strings.Fields(action), " ")); err != nil {
		return "", err
	}
	if mistake {
		return "! " + actor + ": " + action, nil
	}
	return actor + ": " + action, nil
}

// action carries out an action, and returns it in the spelling of the game. An action that already has that
// spelling is read differently only if the game refuses it.
func (t *table) action(actor, said string) (string, error) {
	if t.Reads(said) {
		if t.lost || t.play(actor, said) {
			return said, nil
		}
		t.lost = false
	}
	var legal []string
	var err error
	if !t.lost {
		if legal, err = legalOf(&t.Local); err != nil {
			return "", err
		}
	}
	action, err := t.reader.Action(legal, actor, said)
	if err == nil && !t.lost {
		t.play(actor, action)
	}
	return action, err
}

// play carries out an action, and reports whether the game accepts it.
func (t *table) play(actor, action string) bool {
	_, err := t.Play(actor, action)
	t.lost = err != nil
	return err == nil
}

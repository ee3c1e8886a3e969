// Package copyist writes a clean copy of a record: the same decisions and comments, in the spelling of the
// game. On request the copy contains the effects of the decisions.
package copyist

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// Copy is the work of copying one record.
type Copy struct {
	// Entry is the game of the record, and Head is the header of the record.
	Entry games.Entry
	Head  *transcript.Transcript
	// Files is the folder of the record's position file, and Components is the text of its component file; nil
	// if the record names none.
	Files      fs.FS
	Components []byte

	name         string
	lines, typed []string // lines as written out, and as typed
	body         int      // the first line of the body
}

// rule is the line between the parts of a record.
const rule = "---"

// Open reads the header of a record. An unreadable header gives a [*transcript.SyntaxError] or a
// [*transcript.Finding].
func Open(name string, text []byte) (*Copy, error) {
	if len(text) > transcript.MaxBytes || len(text) == 0 {
		_, err := transcript.Parse(name, text) // Parse returns the error
		return nil, err
	}
	c := &Copy{name: name, lines: lay(string(text))}
	c.typed = slices.Clone(c.lines)
	c.body = len(c.lines)
	for i, line := range c.lines {
		said, comment := transcript.Comment(line)
		if strings.TrimSpace(said) == rule {
			c.lines[i], c.body = with(rule, line, comment), i+1
			break
		}
		c.lines[i] = with(header(said), line, comment)
	}
	var err error
	if c.Head, err = transcript.Parse(name, []byte(strings.Join(c.lines[:c.body], "\n")+"\n")); err != nil {
		return nil, err
	}
	c.Entry, err = c.Head.Of(games.Find)
	return c, err
}

// with returns a line with its comment, in the column of the old comment if there is room.
func with(said, line, comment string) string {
	if comment == "" || said == "" {
		return said + comment
	}
	gap := max(1, strings.LastIndex(line, comment)-len(said))
	return said + strings.Repeat(" ", gap) + comment
}

// header returns a line of a header in the spelling of records. Names of people, and positions, stay as they are.
func header(said string) string {
	words := strings.Fields(said)
	if len(words) == 0 {
		return ""
	}
	rest := strings.TrimSpace(said)[len(words[0]):]
	words[0] = strings.ToLower(words[0])
	switch words[0] {
	case "seats":
		return strings.ToLower(strings.Join(strings.Fields(strings.ReplaceAll(said, ",", " ")), " "))
	case "game": // also the title of a game
		return strings.ToLower("game " + strings.Join(words[1:], "-"))
	case "yardstick", "components", "edition":
		return strings.ToLower(strings.Join(words, " "))
	case "ruling":
		question, option, _ := strings.Cut(strings.Join(words[1:], ""), "=")
		if _, name, prefixed := strings.Cut(strings.ToUpper(question), "-R-"); prefixed {
			question = name
		}
		return strings.ToLower("ruling " + question + "=" + option)
	}
	return straight(words[0] + strings.TrimRight(rest, " \t"))
}

// Fair returns the clean copy. The error names a line whose text means no action or several actions, or is
// ctx.Err(). Fair also copies an action that the rulebook forbids; after that, decisions must be in the
// spelling of the game. If effects is set, Fair adds the effects of the decisions, marks and the result. A
// record with an illegal decision then gives a [*transcript.Finding].
func (c *Copy) Fair(ctx context.Context, effects bool) (string, error) {
	if err := c.spell(ctx); err != nil {
		return "", err
	}
	c.called()
	text := strings.Join(c.lines, "\n") + "\n"
	t, err := transcript.Parse(c.name, []byte(text))
	if err != nil {
		return "", err
	}
	if effects {
		if t, err = c.told(ctx, t); err != nil {
			return "", err
		}
	}
	fair := c.write(t, effects)
	return fair, c.same(t, fair)
}

// same reports an error if a copy has other decisions.
func (c *Copy) same(t *transcript.Transcript, fair string) error {
	again, err := transcript.Parse(c.name, []byte(fair))
	if err != nil {
		return fmt.Errorf("the copy cannot be read: %w", err)
	}
	alike := func(a, b transcript.Decision) bool {
		return a.String() == b.String() && a.Mistake == b.Mistake && string(a.Position) == string(b.Position)
	}
	if !slices.EqualFunc(t.Decisions, again.Decisions, alike) {
		return errors.New("the decisions of the copy are not those of the record")
	}
	return nil
}

// told returns a copy of a legal record with the effects of its decisions.
func (c *Copy) told(ctx context.Context, t *transcript.Transcript) (*transcript.Transcript, error) {
	full := *t
	full.Decisions = slices.Clone(t.Decisions)
	game := &engine.Local{Game: c.Entry.Game}
	played := 0
	var broken error
	report, err := transcript.Replay(ctx, t, game, transcript.Options{Files: c.Files, Components: c.Components,
		Each: func(d *transcript.Decision, out engine.Outcome) {
			if d == nil {
				return
			}
			at := &full.Decisions[played]
			at.Effects = transcript.Decided(d.Actor, d.Action, out).Effects
			if played++; at.Mark == nil && (played%transcript.MarkEvery == 0 || played == len(full.Decisions)) {
				mark, err := transcript.MarkOf(game)
				at.Mark, broken = &mark, errors.Join(broken, err)
			}
		}})
	switch {
	case err != nil || broken != nil:
		return nil, errors.Join(err, broken)
	case report.Finding != nil:
		return nil, report.Finding
	case report.Turn.Actor == "":
		full.Close(report.Turn)
	}
	return &full, nil
}

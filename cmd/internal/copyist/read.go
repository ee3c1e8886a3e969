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
	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// Reading is a line that was read as another, 0 for a decision that is in no record.
type Reading struct {
	Line int    `json:"line,omitempty"`
	Said string `json:"said"`
	Read string `json:"read"`
}

// String says so.
func (r Reading) String() string {
	if r.Line == 0 {
		return fmt.Sprintf("%q is read as %q", r.Said, r.Read)
	}
	return fmt.Sprintf("line %d, %q, is read as %q", r.Line, r.Said, r.Read)
}

// Tried is what a decision is read as that is in no record; none if that differs from what was said in capitals and blanks alone.
func Tried(said, read string) []Reading {
	if same(said) == same(read) {
		return nil
	}
	return []Reading{{Said: strings.TrimSpace(said), Read: read}}
}

// same is a line without what makes no other line of it.
func same(line string) string { return strings.ToLower(strings.Join(strings.Fields(line), " ")) }

// Folder opens the folder of the position file that a record names, and the components that it was played with.
type Folder func(t *transcript.Transcript, of games.Entry) (files fs.FS, components []byte, err error)

// Read is a record as people type it, and what was read as what. A record that stands as it is written is read so, and one that goes wrong
// by the rules alone. The error is that of [transcript.Parse], or what cannot be read.
func Read(ctx context.Context, name string, text []byte, folder Folder) (*transcript.Transcript, []Reading, error) {
	t, strict := transcript.Parse(name, text)
	if strict == nil && stands(ctx, t, folder) {
		return t, nil, nil
	}
	c, err := Open(name, text)
	if err == nil {
		c.Files, c.Components, err = folder(c.Head, c.Entry)
	}
	if err != nil {
		return asWritten(t, strict, err)
	}
	wrong := c.spell(ctx)
	again, err := transcript.Parse(name, []byte(strings.Join(c.lines, "\n")+"\n"))
	if err != nil {
		if wrong == nil {
			wrong = err
		}
		return asWritten(t, strict, wrong)
	}
	if again.Players = c.Head.Players; t != nil {
		again.Last = t.Last
	}
	readings := c.readings()
	if strict == nil && readings == nil {
		return t, nil, nil
	}
	return again, readings, nil
}

// asWritten is a record as it is written, if it can be read so; else what is wrong with it.
func asWritten(t *transcript.Transcript, strict, wrong error) (*transcript.Transcript, []Reading, error) {
	var first, then *transcript.SyntaxError
	switch {
	case strict == nil:
		return t, nil, nil
	case errors.As(strict, &first) && errors.As(wrong, &then) && first.Line == then.Line:
		return nil, nil, strict
	}
	return nil, nil, wrong
}

// stands reports whether nothing is wrong with a record that another reading could mend.
func stands(ctx context.Context, t *transcript.Transcript, folder Folder) bool {
	entry, err := t.Of(games.Find)
	if err != nil {
		return true
	}
	files, components, err := folder(t, entry)
	if err != nil {
		return true
	}
	report, err := transcript.Replay(ctx, t, &engine.Local{Game: entry.Game}, transcript.Options{Files: files, Components: components})
	if err != nil || report.Finding == nil {
		return true
	}
	mends := []transcript.Kind{transcript.IllegalAction, transcript.OutOfTurn, transcript.UnknownAction, transcript.UnknownSeat,
		transcript.ForgedChance, transcript.SetupRefused, transcript.SetupUnread, transcript.PositionRefused, transcript.PositionUnread}
	return !slices.Contains(mends, report.Finding.Kind)
}

// readings are the lines that are read as others, but for capitals, blanks and comments.
func (c *Copy) readings() (all []Reading) {
	for i, line := range c.lines {
		read, _ := transcript.Comment(line)
		said, _ := transcript.Comment(c.typed[i])
		if same(read) != same(said) {
			all = append(all, Reading{i + 1, strings.TrimSpace(said), strings.TrimSpace(read)})
		}
	}
	return all
}

// mostNotes is how many lines a note names.
const mostNotes = 3

// Notes say what was read as what, the line that an answer is about first.
func Notes(readings []Reading, line int) (notes []string) {
	near := func(r Reading) int { return max(r.Line-line, line-r.Line) }
	sorted := slices.SortedStableFunc(slices.Values(readings), func(a, b Reading) int { return near(a) - near(b) })
	for i, r := range sorted {
		if i == mostNotes {
			return append(notes, fmt.Sprintf("%s read in the spelling of the game too; yardstick fmt writes them all",
				prose.Count(len(sorted)-i, "more line")+prose.Either(len(sorted)-i == 1, " is", " are")))
		}
		notes = append(notes, r.String())
	}
	return notes
}

package copyist

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// Reading is a line that was read as if it were spelled differently. Line is 0 for a decision outside a record.
type Reading struct {
	Line int    `json:"line,omitempty"`
	Said string `json:"said"`
	Read string `json:"read"`
}

// String writes the reading as a sentence.
func (r Reading) String() string {
	if r.Line == 0 {
		return fmt.Sprintf("%q is read as %q", r.Said, r.Read)
	}
	return fmt.Sprintf("line %d, %q, is read as %q", r.Line, r.Said, r.Read)
}

// Tried returns the reading of a decision outside a record; nil if only capitals and blanks differ.
func Tried(said, read string) []Reading {
	if same(said) == same(read) {
		return nil
	}
	return []Reading{{Said: strings.TrimSpace(said), Read: read}}
}

// same returns a line in small letters and with single blanks, because case and blanks do not matter.
func same(line string) string { return strings.ToLower(strings.Join(strings.Fields(line), " ")) }

// Folder opens the position file and the component file that a record names.
type Folder func(t *transcript.Transcript, of games.Entry) (files fs.FS, components []byte, err error)

// Source is the text of a record, as a person typed it.
type Source struct {
	Name   string
	Text   []byte
	Folder Folder
	// Readings lists the lines that were read as if they were spelled differently.
	Readings []Reading

	typed bool
}

// Read parses the record. If the parser refuses the text, Read tries again and accepts the spellings that
// people use. The error is that of [transcript.Parse], or names the line that cannot be read.
func (s *Source) Read(ctx context.Context) (*transcript.Transcript, error) {
	t, strict := transcript.Parse(s.Name, s.Text)
	if strict == nil {
		return t, nil
	}
	again, err := s.reread(ctx, strict)
	if again == nil {
		return nil, err
	}
	return again, nil
}

// Again reads the record a second time and accepts the spellings that people use. The argument wrong is the
// error of the first replay. Again returns nil if another spelling cannot remove this error, or if Read has
// already accepted such spellings.
func (s *Source) Again(ctx context.Context, wrong error) *transcript.Transcript {
	var f *transcript.Finding
	mends := []transcript.Kind{transcript.IllegalAction, transcript.OutOfTurn, transcript.UnknownAction, transcript.UnknownSeat,
		transcript.ForgedChance, transcript.SetupRefused, transcript.SetupUnread, transcript.PositionRefused, transcript.PositionUnread}
	if s.typed || !errors.As(wrong, &f) || f == nil || !slices.Contains(mends, f.Kind) {
		return nil
	}
	again, err := s.reread(ctx, nil)
	if err != nil || s.Readings == nil {
		return nil
	}
	return again
}

// reread reads the record and accepts the spellings that people use. strict is the parser's error about the
// text as given.
func (s *Source) reread(ctx context.Context, strict error) (*transcript.Transcript, error) {
	s.typed = true
	c, err := Open(s.Name, s.Text)
	if err == nil {
		c.Files, c.Components, err = s.Folder(c.Head, c.Entry)
	}
	if err != nil {
		return nil, earlier(strict, err)
	}
	wrong := c.spell(ctx)
	t, err := transcript.Parse(s.Name, []byte(strings.Join(c.lines, "\n")+"\n"))
	if err != nil {
		return nil, earlier(strict, cmp.Or(wrong, err))
	}
	t.Players = c.Head.Players
	s.Readings = c.readings()
	return t, nil
}

// earlier returns the error of the parser if both errors are about the same line, else the other error.
func earlier(strict, wrong error) error {
	var first, then *transcript.SyntaxError
	if errors.As(strict, &first) && errors.As(wrong, &then) && first.Line == then.Line {
		return strict
	}
	return wrong
}

// readings returns the lines that were read as if they were spelled differently, except in capitals, blanks and
// comments.
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

// mostNotes is the number of lines that a note names.
const mostNotes = 3

// Notes describes the lines that were read as if they were spelled differently. The line that an answer is
// about comes first.
func Notes(readings []Reading, line int) (notes []string) {
	near := func(r Reading) int { return max(r.Line-line, line-r.Line) }
	sorted := slices.SortedStableFunc(slices.Values(readings), func(a, b Reading) int { return near(a) - near(b) })
	for i, r := range sorted {
		if i == mostNotes {
			return append(notes, fmt.Sprintf("%s read with corrected spelling; yardstick fmt -d shows all corrections",
				prose.Count(len(sorted)-i, "more line")+prose.Either(len(sorted)-i == 1, " is", " are")))
		}
		notes = append(notes, r.String())
	}
	return notes
}

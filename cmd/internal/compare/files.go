package compare

import (
	"context"
	"fmt"
	"path/filepath"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/pairs"
	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// File is a short game to write, as the text of a record.
type File struct {
	Name, Text string
	of         *Difference
}

// Files are the short games of a report, one a difference, as records of side A that say what differs on side B. Each was played again
// under both sides. The error is a bug: a record that does not stand.
func (r *Report) Files(ctx context.Context) ([]File, error) {
	var files []File
	add := func(d *Difference) error {
		text, err := r.record(ctx, d)
		files = append(files, File{d.Name() + ".yard", text, d})
		return err
	}
	for i := range r.Direction {
		for j := range r.Direction[i].Shown {
			if err := add(&r.Direction[i].Shown[j]); err != nil {
				return nil, err
			}
		}
	}
	for i := range r.Differences {
		if err := add(&r.Differences[i]); err != nil {
			return nil, err
		}
	}
	return files, nil
}

// In notes in which folder a file is, so that the report names it.
func (f *File) In(folder string) string {
	f.of.File = filepath.ToSlash(filepath.Join(folder, f.Name))
	return f.of.File
}

// Name is what the file of a difference is called, without its ending.
func (d *Difference) Name() string {
	words := append(strings.Fields(d.Phase), strings.Fields(d.Verb)...)
	return strings.Join(append(words, d.Kind.String()), "-")
}

// record is the text of a record, with a comment that says what it shows.
func (r *Report) record(ctx context.Context, d *Difference) (string, error) {
	w := r.witnesses[d.Difference]
	t, err := transcript.New(engine.Start{Game: r.Game, Setup: r.A.side().Setup(w.Seats)})
	if err != nil {
		return "", err
	}
	t.Version, t.Edition, t.Decisions = transcript.Latest, r.Edition, w.Played
	t.Components = r.A.Components
	first, rest, _ := strings.Cut(transcript.Format(t), "\n")
	text := prose.Clean(first + "\n" + r.comment(d, w) + rest)
	for _, side := range []*Side{&r.A, &r.B} {
		if err := stands(ctx, d.Name(), text, side); err != nil {
			return "", err
		}
	}
	return text, nil
}

// comment says what a record shows, and how it is looked at under each side.
func (r *Report) comment(d *Difference, w *pairs.Witness) string {
	says := fmt.Sprintf("a is %s, b is %s. %s", r.A.Text(), r.B.Text(), d.shown())
	var b strings.Builder
	for line := range strings.Lines(prose.Wrap("", says)) {
		b.WriteString("# " + strings.TrimLeft(line, " "))
	}
	look := "yardstick legal"
	if len(w.Only) == 0 {
		look = "yardstick show"
	}
	file := d.Name() + ".yard"
	fmt.Fprintf(&b, "# a: %s %s%s\n# b: %s %s%s%s\n", look, file, r.A.whose(), look, file, r.B.flags(&r.A), r.B.whose())
	return b.String()
}

// whose says which program is to be asked, if it is another one.
func (s *Side) whose() string {
	if s.other == nil {
		return ""
	}
	return ", the program of " + s.Given
}

// stands replays the text of a record under a side.
func stands(ctx context.Context, name, body string, side *Side) error {
	if side.other != nil {
		return nil // it was shown the same decisions before anything was said of them
	}
	t, err := transcript.Parse(name, []byte(body))
	if err != nil {
		return err
	}
	t.Components = side.Components
	t.Rulings = nil // those of the header are side A's, and those of a side hold where nothing else is said
	report, err := transcript.Replay(ctx, t, side.subject(), transcript.Options{Components: side.box})
	if err == nil && report.Finding != nil {
		err = report.Finding
	}
	return err
}

// Witness is the short game that shows a difference; nil if there is none.
func (r *Report) Witness(d pairs.Difference) *pairs.Witness { return r.witnesses[d] }

// Found lists the differences of a report: of what may be done, then the others.
func (r *Report) Found() []Difference {
	var list []Difference
	for _, d := range r.Direction {
		list = append(list, d.Shown...)
	}
	return slices.Concat(list, r.Differences)
}

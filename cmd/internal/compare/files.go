package compare

import (
	"context"
	"errors"
	"fmt"
	"path/filepath"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/cmd/internal/dispute"
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/pairs"
	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// File is a file to write: a short game as a record, its scenarios, or the expectation that fits a report.
type File struct {
	Name, Text string
	// of is the difference that the file shows; nil for a file of expectations.
	of *Difference
}

// Records returns the short games of a report, one per difference, as records of side A with a comment about
// side B. Each record is first replayed on both sides. An error means a bug: a record that cannot be replayed.
func (r *Report) Records(ctx context.Context) (files []File, err error) {
	for _, d := range r.shown() {
		text, err := r.record(ctx, d)
		if err != nil {
			return nil, err
		}
		files = append(files, File{d.Name() + ".yard", text, d})
	}
	return files, nil
}

// Features returns feature files for the short games whose difference a step can express. Each scenario
// describes one side: it passes there, and fails on the other side. The error is ctx.Err().
func (r *Report) Features(ctx context.Context) (files []File, err error) {
	for _, d := range r.shown() {
		text, err := r.contrast(r.witnesses[d.Difference], d).Feature(ctx)
		switch {
		case err == nil:
			files = append(files, File{d.Name() + ".feature", text, d})
		case !errors.Is(err, dispute.ErrNoContrast):
			return nil, err
		}
	}
	return files, nil
}

// In returns the path of the file in a folder, and enters the path in the report.
func (f *File) In(folder string) string {
	name := filepath.ToSlash(filepath.Join(folder, f.Name))
	switch {
	case f.of == nil:
	case strings.HasSuffix(name, ".feature"):
		f.of.Feature = name
	default:
		f.of.File = name
	}
	return name
}

// Name returns a file name for the difference, without an ending.
func (d *Difference) Name() string {
	words := append(strings.Fields(d.Phase), strings.Fields(d.Verb)...)
	return strings.Join(append(words, d.Kind.String()), "-")
}

// record returns the text of a record, with a comment about the difference that it shows.
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

// comment describes the difference that a record shows, and gives the commands that show it on each side.
func (r *Report) comment(d *Difference, w *pairs.Witness) string {
	says := r.saying(d)
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

// saying describes the difference that a short game shows.
func (r *Report) saying(d *Difference) string {
	return fmt.Sprintf("Side a is %s, side b is %s. %s", r.A.Text(), r.B.Text(), d.shown())
}

// whose names the program to run if the side is another program or an engine; else "".
func (s *Side) whose() string {
	if s.tried != nil {
		return ", asked of " + s.Given
	}
	if s.other == nil {
		return ""
	}
	return ", the program of " + s.Given
}

// stands replays the text of a record on a side.
func stands(ctx context.Context, name, body string, side *Side) error {
	if side.other != nil || side.tried != nil {
		return nil // the other program has already played these decisions
	}
	t, err := transcript.Parse(name, []byte(body))
	if err != nil {
		return err
	}
	t.Components = side.Components
	t.Rulings = nil // the header has the answers of side A, and each side has its own
	report, err := transcript.Replay(ctx, t, side.subject(), transcript.Options{Components: side.box})
	if err == nil && report.Finding != nil {
		err = report.Finding
	}
	return err
}

// Witness returns the shortest game found that shows a difference; nil if there is none.
func (r *Report) Witness(d pairs.Difference) *pairs.Witness { return r.witnesses[d] }

// Found lists all differences of a report: first those of the legal actions, then the others.
func (r *Report) Found() (list []Difference) {
	for _, d := range r.found() {
		list = append(list, *d)
	}
	return list
}

// shown lists the differences that have a short game.
func (r *Report) shown() []*Difference {
	return slices.DeleteFunc(r.found(), func(d *Difference) bool { return r.witnesses[d.Difference] == nil })
}

func (r *Report) found() (list []*Difference) {
	for i := range r.Direction {
		for j := range r.Direction[i].Shown {
			list = append(list, &r.Direction[i].Shown[j])
		}
	}
	for i := range r.Differences {
		list = append(list, &r.Differences[i])
	}
	return list
}

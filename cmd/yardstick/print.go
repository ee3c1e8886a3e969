package main

import (
	"fmt"
	"io"
	"os"
	"regexp"

	"github.com/fatih/color"
	"github.com/mattn/go-isatty"

	"github.com/yardstick-rules/yardstick/cmd/internal/report"
	"github.com/yardstick-rules/yardstick/engine/blocks"
	"github.com/yardstick-rules/yardstick/engine/prose"
)

// All output goes through this file, because strangers may have written the records and scenarios. Control
// characters are removed from text and escaped in JSON.

// say prints text for people to standard output.
func (a *app) say(format string, args ...any) {
	a.out.WriteString(a.paint.text(prose.Clean(fmt.Sprintf(format, args...))))
}

// answer prints an answer for people: the whole answer, or at most 25 lines, or the first line if files contain
// the whole.
func (a *app) answer(doc blocks.Doc, whole, written bool) {
	switch {
	case whole:
		a.say("%s", doc.Text())
	case written:
		a.say("%s", doc[:1].Text())
	default:
		a.say("%s", doc.Short())
	}
}

// tell prints a message for people to standard error.
func (a *app) tell(format string, args ...any) {
	fmt.Fprint(a.err, prose.Clean(fmt.Sprintf(format, args...)))
}

// complain prints a message of one line to standard error.
func (a *app) complain(line string) { a.tell("%s\n", prose.OneLine(line)) }

// json prints an answer for programs.
func (a *app) json(v any) error {
	a.answered = true
	text, err := report.JSON(v)
	a.out.WriteString(text)
	return err
}

// verbatim prints clean text without colours, so that it is the same in a file.
func (a *app) verbatim(text string) { a.out.WriteString(text) }

// printer writes clean text to standard output, with colours for people.
func (a *app) printer(forPeople bool) io.Writer {
	return writer(func(text string) {
		if forPeople {
			a.say("%s", text)
		} else {
			a.verbatim(text)
		}
	})
}

// pipe writes JSON to standard output at once, because a program waits for each line, and escapes control
// characters.
func (a *app) pipe() io.Writer {
	return writer(func(text string) {
		a.out.WriteString(prose.CleanJSON(text))
		a.out.Flush()
	})
}

// writer adapts a function to [io.Writer].
type writer func(text string)

// Write never fails.
func (w writer) Write(p []byte) (int, error) {
	w(string(p))
	return len(p), nil
}

// palette colours text for people; the zero palette leaves it unchanged.
type palette struct{ good, bad, cite *color.Color }

// paletteFor returns colours for a terminal. For any other writer, and if NO_COLOR is set, it returns none.
func paletteFor(w io.Writer) palette {
	if !isTerminal(w) || os.Getenv("NO_COLOR") != "" || os.Getenv("TERM") == "dumb" {
		return palette{}
	}
	return newPalette()
}

func newPalette() palette {
	p := palette{good: color.New(color.FgGreen, color.Bold), bad: color.New(color.FgRed, color.Bold), cite: color.New(color.FgCyan)}
	for _, c := range []*color.Color{p.good, p.bad, p.cite} {
		c.EnableColor()
	}
	return p
}

func isTerminal(w any) bool {
	f, ok := w.(*os.File)
	return ok && isatty.IsTerminal(f.Fd())
}

var (
	goodWord = regexp.MustCompile(`(?m)^(upheld:|as expected:|passed\b)|\bUPHELD\b`)
	badWord  = regexp.MustCompile(`(?m)^(overruled|failed|not read|not covered|beyond what is expected)\b|\^{3,}.*$|\bOVERRULED\b`)
	citation = regexp.MustCompile(`\b[A-Z]{2,4}-[A-Z][A-Z0-9]*-[0-9]{2}\b`)
)

// text returns the text with coloured verdicts and clauses.
func (p palette) text(s string) string {
	if p.cite == nil {
		return s
	}
	for _, row := range []struct {
		of *regexp.Regexp
		in *color.Color
	}{{citation, p.cite}, {goodWord, p.good}, {badWord, p.bad}} {
		s = row.of.ReplaceAllStringFunc(s, func(word string) string { return row.in.Sprint(word) })
	}
	return s
}

package main

import (
	"encoding/json"
	"fmt"
	"io"
	"os"
	"regexp"
	"strings"
	"unicode"

	"github.com/fatih/color"
	"github.com/mattn/go-isatty"

	text "github.com/yardstick-rules/yardstick/engine/prose"
)

// say prints text for people. What a terminal would obey instead of showing is taken out, as records and scenarios come from anybody.
func (a *app) say(format string, args ...any) {
	a.out.WriteString(a.paint.text(clean(fmt.Sprintf(format, args...))))
}

// json prints an answer for programs.
func (a *app) json(v any) error {
	a.answered = true
	return writeJSON(a.out, v)
}

func writeJSON(w io.Writer, v any) error {
	e := json.NewEncoder(w)
	e.SetEscapeHTML(false)
	e.SetIndent("", "  ")
	return e.Encode(v)
}

// clean replaces what is not to be shown: control characters, and those that turn the direction of writing.
func clean(text string) string {
	return strings.Map(func(c rune) rune {
		if c != '\n' && c != '\t' && (unicode.IsControl(c) || unicode.Is(unicode.Bidi_Control, c)) {
			return ' '
		}
		return c
	}, strings.ToValidUTF8(text, "?"))
}

// oneLine is clean text on one line.
func oneLine(text string) string {
	return strings.Join(strings.FieldsFunc(clean(text), func(c rune) bool { return c == '\n' }), "; ")
}

// fill, prose and count are short for those of package prose.
func fill(label string, words []string, gap string, indent int) string {
	return text.Fill(label, words, gap, indent)
}

func prose(label, words string) string { return text.Wrap(label, words) }

func count(n int, noun string) string { return text.Count(n, noun) }

// palette colours text for people; the zero palette leaves it as it is.
type palette struct{ good, bad, cite *color.Color }

// paletteFor colours on a terminal alone, and not where NO_COLOR is set.
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
	goodWord = regexp.MustCompile(`(?m)^(upheld|passed)\b`)
	badWord  = regexp.MustCompile(`(?m)^(overruled|failed|not read|not covered)\b`)
	citation = regexp.MustCompile(`\b[A-Z]{2,4}-[A-Z][A-Z0-9]*-[0-9]{2}\b`)
)

// text is the text with its verdicts and clauses coloured.
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

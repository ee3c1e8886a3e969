package main

import (
	"fmt"
	"io"
	"os"
	"regexp"
	"strings"
	"sync"
	"time"

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

// status shows that long work is in progress. The zero status shows nothing.
type status struct {
	w     io.Writer
	every time.Duration
	form  string // formats the name of the work and its seconds
	erase string // clears the last line when the work is done
}

// statusOn returns a status that uses one line of a terminal. In a pipe or file it writes a line now and then, so that
// logs show progress. Other writers get nothing, as they may not allow two writes at once.
func statusOn(w io.Writer) status {
	if isTerminal(w) {
		return status{w: w, every: time.Second, form: "\r%s … %d s\x1b[K", erase: "\r\x1b[K"}
	}
	if _, ok := w.(*os.File); ok {
		return status{w: w, every: 30 * time.Second, form: "%s … %d s\n"}
	}
	return status{}
}

// during shows a name for the work and its duration until it is done. Work shorter than the interval is not shown.
func (s status) during(what string, work func()) { s.watch(func() string { return what }, work) }

// watch is during for work that progresses: it calls what each time.
func (s status) watch(what func() string, work func()) {
	if s.w == nil {
		work()
		return
	}
	done := make(chan struct{})
	var shown sync.WaitGroup
	shown.Go(func() { s.show(what, done) })
	work()
	close(done)
	shown.Wait()
	fmt.Fprint(s.w, s.erase)
}

func (s status) show(what func() string, done <-chan struct{}) {
	tick := time.NewTicker(s.every)
	defer tick.Stop()
	for lasted := s.every; ; lasted += s.every {
		select {
		case <-done:
			return
		case <-tick.C:
			fmt.Fprintf(s.w, s.form, what(), int(lasted.Seconds()))
		}
	}
}

// typed returns a command line quoted for a shell: words that a shell would change are in single quotes.
func typed(args []string) string {
	words := []string{"yardstick"}
	for _, arg := range args {
		words = append(words, quoted(arg))
	}
	return strings.Join(words, " ")
}

// question returns a command line without the flags that do not change the answer: those for output files, and
// --workers. The words after -- belong to another command and stay.
func question(args []string) []string {
	var kept []string
	for i := 0; i < len(args); i++ {
		switch flag, _, joined := strings.Cut(args[i], "="); {
		case flag == "--":
			return append(kept, args[i:]...)
		case (flag == "-o" || flag == "--output" || flag == "--issue" || flag == "--workers") && !joined:
			i++ // and its value
		case flag == "--output", flag == "--issue", flag == "--workers", flag == "--force", strings.HasPrefix(flag, "-o"):
		default:
			kept = append(kept, args[i])
		}
	}
	return kept
}

// plainWord matches a word that every shell leaves unchanged.
var plainWord = regexp.MustCompile(`^[A-Za-z0-9_./:=,+@%-]+$`)

func quoted(word string) string {
	if plainWord.MatchString(word) {
		return word
	}
	return "'" + strings.ReplaceAll(word, "'", `'\''`) + "'"
}

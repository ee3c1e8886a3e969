package wire

import (
	"fmt"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/prose"
)

// Kind is the kind of an engine's failure to answer.
type Kind string

// The kinds of failure. After each, the engine is stopped.
const (
	// Died: the engine has ended. Silent: the engine sends nothing, not even an answer to a ping.
	Died   Kind = "died"
	Silent Kind = "silent"
	// Slow: the engine answers too late. Skipped: the engine answers a ping, but not the question
	// before it.
	Slow    Kind = "slow"
	Skipped Kind = "skipped"
	// Garbled: the answer cannot be read. Unasked: the answer is to a question that was not asked.
	Garbled Kind = "garbled"
	Unasked Kind = "unasked"
	// Flooded: the engine sends more than the limit.
	Flooded Kind = "flooded"
	// NotStarted: the command cannot be started.
	NotStarted Kind = "not started"
)

// Failure reports that an engine failed to answer. A Failure wraps [engine.ErrFailed].
type Failure struct {
	Kind Kind `json:"kind"`
	// Asked is the method of the question; "" if there was no question.
	Asked string `json:"asked,omitempty"`
	// Says describes the failure, without a full stop.
	Says string `json:"says"`
	// Line is the beginning of the engine's last line. Noise is its last text on standard output
	// that is not an answer.
	Line  string `json:"line,omitempty"`
	Noise string `json:"noise,omitempty"`
	Death Death  `json:"death"`
}

// Error describes the failure, the last line, the end of the engine, and the last lines on standard error.
func (f *Failure) Error() string {
	said := "the engine " + f.Says
	if f.Asked != "" {
		said += fmt.Sprintf(" (asked: %s)", f.Asked)
	}
	if f.Line != "" {
		said += fmt.Sprintf("; its last line: %s", f.Line)
	}
	if end := f.Death.String(); end != "" {
		said += "; " + end
	}
	if last := lastLines(f.Death.Stderr); last != "" {
		said += "; standard error ends: " + last
	}
	return said
}

// Happened returns the words that failures of one kind have in common.
func (f *Failure) Happened() string { return string(f.Kind) + ", asked " + f.Asked }

// lastLines joins the last lines of a text. In a traceback, these lines contain the place and the
// error. If the message comes before the stack, as in node, the message comes first.
func lastLines(text string) string {
	const most = 5
	lines := strings.Split(strings.TrimSpace(text), "\n")
	from := max(0, len(lines)-most)
	var last []string
	if cause := Cause(lines); cause >= 0 && cause < from {
		last = append(last, shortened(strings.TrimSpace(lines[cause])))
	}
	for _, line := range lines[from:] {
		if line = shortened(strings.TrimSpace(line)); line != "" {
			last = append(last, line)
		}
	}
	return strings.Join(last, " | ")
}

// Cause returns the index of the line with the error message if a stack follows the message; -1 if
// there is none.
func Cause(lines []string) int {
	frame := func(line string) bool {
		return strings.HasPrefix(strings.TrimLeft(line, " \t"), "at ") && line[0] <= ' '
	}
	for i := len(lines) - 1; i > 0; i-- {
		if frame(lines[i]) && !frame(lines[i-1]) && strings.TrimSpace(lines[i-1]) != "" {
			return i - 1
		}
	}
	return -1
}

// Late reports whether the engine has not answered in time.
func (f *Failure) Late() bool { return f.Kind == Slow || f.Kind == Silent || f.Kind == Skipped }

// Unwrap returns [engine.ErrFailed].
func (f *Failure) Unwrap() error { return engine.ErrFailed }

// Death describes the end of an engine.
type Death struct {
	// Status is the exit status of the engine; -1 if a signal ended it or the status is unknown.
	// Signal is the name of the signal.
	Status int    `json:"status"`
	Signal string `json:"signal,omitempty"`
	// Stopped reports that the harness stopped the engine.
	Stopped bool `json:"stopped,omitempty"`
	// Stderr is the last text on standard error, at most [MaxKept] bytes.
	Stderr string `json:"stderr,omitempty"`
}

// String describes the end; "" if the harness stopped the engine.
func (d Death) String() string {
	switch {
	case d.Stopped:
		return ""
	case d.Signal != "":
		return "it was ended by the signal " + d.Signal
	case d.Status >= 0:
		return fmt.Sprintf("it ended with exit status %d", d.Status)
	}
	return ""
}

// ErroredError is an answer that reports an error in the engine. An ErroredError wraps
// [engine.ErrFailed], and the engine continues. Stderr is the last text on standard error before
// the answer, at most [MaxKept] bytes.
type ErroredError struct{ Words, Stderr string }

// Error returns the engine's words, and the last lines on standard error.
func (e *ErroredError) Error() string {
	said := "the engine " + e.Happened()
	if last := lastLines(e.Stderr); last != "" {
		said += "; standard error ends: " + last
	}
	return said
}

// Happened returns the engine's words without standard error.
func (e *ErroredError) Happened() string { return "errored: " + e.Words }

// Unwrap returns [engine.ErrFailed].
func (e *ErroredError) Unwrap() error { return engine.ErrFailed }

// FaultyError is a readable answer that leaves out a part which the engine offers, or that
// contradicts the protocol. A FaultyError wraps [engine.ErrFailed], and the engine continues
// with the next game.
type FaultyError struct {
	// Asked is the method of the question. Says is the fault of the answer, without a full stop.
	// Line is the beginning of the answer.
	Asked, Says, Line string
}

// Error describes the fault, and shows the answer.
func (e *FaultyError) Error() string {
	return fmt.Sprintf("the engine %s (asked: %s); its answer: %s", e.Says, e.Asked, e.Line)
}

// Happened describes the fault, without the answer.
func (e *FaultyError) Happened() string { return e.Says + ", asked " + e.Asked }

// Unwrap returns [engine.ErrFailed].
func (e *FaultyError) Unwrap() error { return engine.ErrFailed }

// NotUnderstoodError reports a text that an engine does not read as an action, or a set-up that it
// cannot read.
type NotUnderstoodError struct{ Words string }

// Error returns the engine's words.
func (e *NotUnderstoodError) Error() string { return e.Words }

// clean returns a text of an engine in a form that is safe to show to people.
func clean(text string) string {
	if len(text) > maxText {
		text = text[:maxText]
	}
	for i := range len(text) {
		if text[i] < ' ' || text[i] > '~' {
			return prose.OneLine(text)
		}
	}
	return text
}

// shortened returns the beginning of a line in a form that is safe to show to people.
func shortened(line string) string {
	const most = 200
	if len(line) <= most {
		return clean(line)
	}
	return clean(line[:most]) + " …"
}

// tail keeps the end of the text written to it.
type tail struct{ kept []byte }

func (t *tail) add(text []byte) {
	if len(text) > MaxKept {
		text = text[len(text)-MaxKept:]
	}
	if over := len(t.kept) + len(text) - MaxKept; over > 0 {
		t.kept = append(t.kept[:0], t.kept[over:]...)
	}
	t.kept = append(t.kept, text...)
}

func (t *tail) String() string { return prose.Clean(string(t.kept)) }

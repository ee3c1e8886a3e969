package step

import (
	"encoding/json"
	"fmt"
	"strconv"
	"strings"

	messages "github.com/cucumber/messages/go/v34"

	"github.com/yardstick-rules/yardstick/engine/document"
)

// putOver applies the reading that replaces the answers of steps.
func (w *World) putOver() (err error) {
	if w.Over == nil {
		return nil
	}
	if w.over, err = w.Over(w.Entry); err == nil {
		w.Setup = w.over.Setup(w.Setup.Seats)
	}
	return err
}

// isOver reports whether the reading answers a question, so that a step cannot.
func (w *World) isOver(question string) bool {
	if w.over == nil {
		return false
	}
	q := w.Entry.Book.Question(question)
	if q == nil {
		return false
	}
	_, given := w.over.Answers[q.Name]
	return given
}

// replace notes that the reading replaces a step's answer to a question, if they differ.
func (w *World) replace(question, option string) {
	q := w.Entry.Book.Question(question)
	if w.over.Answers[q.Name] == option {
		return
	}
	if w.replaced == nil {
		w.replaced = map[string]string{}
	}
	w.replaced[q.Name] = option
}

// aPosition sets the whole position, as JSON from a record.
func (w *World) aPosition(text *messages.PickleDocString) error {
	if err := w.Early(); err != nil {
		return err
	}
	switch {
	case text == nil:
		return errNoText
	case w.position != nil:
		return Twice("the position")
	case !json.Valid([]byte(text.Content)):
		return Errorf("the position is not JSON; write it as yardstick show --json does")
	}
	w.position = json.RawMessage(text.Content)
	return nil
}

// hasParts checks parts of the whole position, one per line: a JSON Pointer, a colon and the JSON value, or the
// word nothing. It does not settle chance.
func (w *World) hasParts(text *messages.PickleDocString) error {
	if text == nil {
		return errNoText
	}
	if err := w.Running(); err != nil {
		return err
	}
	var whole any
	if err := w.Position("", &whole); err != nil {
		return err
	}
	for i, line := range strings.Split(text.Content, "\n") {
		if line = strings.TrimSpace(line); line == "" {
			continue
		}
		if err := hasPart(whole, i+1, line); err != nil {
			return err
		}
	}
	return nil
}

// hasPart checks the part of a document that a line is about.
func hasPart(whole any, n int, line string) error {
	at, says, ok := strings.Cut(line, ": ")
	var expected any
	if ok = ok && strings.HasPrefix(at, "/"); ok && says != "nothing" {
		ok = json.Unmarshal([]byte(says), &expected) == nil
	}
	if !ok {
		return Errorf("line %d, %.80q: write a part, a colon and what is there in JSON, such as /turn: 2", n, line)
	}
	got := part(whole, at)
	if document.Same(expected, got) {
		return nil
	}
	found := "nothing"
	if got != nil {
		raw, err := json.Marshal(got)
		if err != nil {
			return err
		}
		found = string(raw)
	}
	return fmt.Errorf("expected %s of the position to be %s, but it is %s", at, says, found)
}

// part returns the value that a JSON Pointer points to, nil if there is none.
func part(v any, at string) any {
	unescape := strings.NewReplacer("~1", "/", "~0", "~")
	for _, name := range strings.Split(at, "/")[1:] {
		switch in := v.(type) {
		case map[string]any:
			v = in[unescape.Replace(name)]
		case []any:
			i, err := strconv.Atoi(name)
			if err != nil || i < 0 || i >= len(in) {
				return nil
			}
			v = in[i]
		default:
			return nil
		}
	}
	return v
}

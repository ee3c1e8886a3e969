package step

import (
	"encoding/json"

	"github.com/cucumber/godog"
)

// putOver puts the reading that was given over what the steps say.
func (w *World) putOver() (err error) {
	if w.Over == nil {
		return nil
	}
	if w.over, err = w.Over(w.Entry); err == nil {
		w.Setup = w.over.Setup(w.Setup.Seats)
	}
	return err
}

// isOver reports whether the reading answers a question, whatever the steps say.
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

// aPosition is a whole position as a record has it, in JSON.
func (w *World) aPosition(text *godog.DocString) error {
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

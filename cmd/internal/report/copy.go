package report

import (
	"errors"
	"io"
)

// written is a report that consists of the judged decision in another format.
type written struct {
	w      io.Writer
	ending string
}

// copyAs returns the constructor of the format that writes the judged decision to a file with this ending.
func copyAs(ending string) func(w io.Writer, head Head) Form {
	return func(w io.Writer, _ Head) Form { return &written{w, ending} }
}

// Add writes the decision that was judged in the suite.
func (f *written) Add(s *Suite) error {
	if s.Again == nil {
		return errors.New("this file is about one judged decision; name one record, or one scenario by its line")
	}
	text, err := s.Again(f.ending)
	if err == nil {
		_, err = io.WriteString(f.w, text)
	}
	return err
}

// End writes nothing.
func (f *written) End(*Tally) error { return nil }

package main

import (
	"errors"

	"github.com/yardstick-rules/yardstick/engine/rulebook/source"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// located is an error that begins with the place it is about; without a place, the error itself begins with it.
type located struct {
	place string
	err   error
}

// Error is "place: error".
func (l *located) Error() string {
	if l.place == "" {
		return l.err.Error()
	}
	return l.place + ": " + l.err.Error()
}

// Unwrap is the error without its place.
func (l *located) Unwrap() error { return l.err }

// at says what an error is about: a file, a flag, a command.
func at(place string, err error) error { return &located{place, err} }

// isLocated reports whether an error already says what it is about.
func isLocated(err error) bool {
	var (
		here    *located
		syntax  *transcript.SyntaxError
		finding *transcript.Finding
		parts   *source.Error
	)
	return errors.As(err, &here) || errors.As(err, &syntax) || errors.As(err, &finding) || errors.As(err, &parts)
}

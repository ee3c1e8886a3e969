package main

import (
	"errors"
	"fmt"
	"regexp"
	"strconv"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/rulebook/source"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// located is an error with the place that it is about. Without a place, the message of the error begins with it.
type located struct {
	place string
	err   error
}

// Error returns the place and the error, as "place: error".
func (l *located) Error() string {
	if l.place == "" {
		return l.err.Error()
	}
	return l.place + ": " + l.err.Error()
}

// Unwrap returns the error without its place.
func (l *located) Unwrap() error { return l.err }

// at adds a place to an error: a file, a flag or a command.
func at(place string, err error) error { return &located{place, err} }

// isLocated reports whether an error already names its place.
func isLocated(err error) bool {
	var (
		here    *located
		syntax  *transcript.SyntaxError
		finding *transcript.Finding
		parts   *source.Error
	)
	return errors.As(err, &here) || errors.As(err, &syntax) || errors.As(err, &finding) || errors.As(err, &parts)
}

// withNumber matches a path with a number after it, such as the number of a line.
var withNumber = regexp.MustCompile(`^(.+):([0-9]{1,9})$`)

// numbered explains, in an error, the number after the path of a file.
func numbered(path string, err error) error {
	m := withNumber.FindStringSubmatch(path)
	switch {
	case m == nil || plain(m[1]) != nil:
		return err
	case operandOf(path).kind == isScenarios:
		return fmt.Errorf("this is line %s of a file of scenarios, but the command needs a record", m[2])
	case strings.Trim(m[2], "0") == "":
		return fmt.Errorf("there is no line %s; lines are counted from 1", m[2])
	}
	return fmt.Errorf("this command reads the whole file %s; leave out :%s", m[1], m[2])
}

// lined returns the path of a record and the line after it; the line is 0 if there is none.
func lined(path string) (string, int) {
	m := withNumber.FindStringSubmatch(path)
	if m == nil || plain(path) == nil || plain(m[1]) != nil || operandOf(m[1]).kind != isRecord {
		return path, 0
	}
	line, _ := strconv.Atoi(m[2]) // it has nine digits at most
	if line == 0 {
		return path, 0
	}
	return m[1], line
}

// decidedAt returns the 1-based number of the decision in a line; 0 for line 0. The error reports a line
// without a decision.
func decidedAt(t *transcript.Transcript, line int) (int, error) {
	if line == 0 {
		return 0, nil
	}
	for i := range t.Decisions {
		if t.Decisions[i].Line == line {
			return i + 1, nil
		}
	}
	if len(t.Decisions) == 0 {
		return 0, errNothing
	}
	return 0, fmt.Errorf("line %d has no decision; the decisions are in lines %d to %d", line, t.Decisions[0].Line, t.Decisions[len(t.Decisions)-1].Line)
}

package source

import (
	"fmt"
	"strings"
)

// Error reports a fault at one place in a document.
type Error struct {
	// File is the document's name; "" if the caller adds it.
	File string
	// Line is the line, counted from 1.
	Line int
	// Field is the path of a [Node]; "" for the whole document.
	Field string
	// Problem continues the sentence after the field, such as "is 7". Allowed states the right
	// values, or is "".
	Problem, Allowed string
}

// Error returns "FILE:LINE: FIELD: PROBLEM; allowed: ALLOWED", or "line LINE: …" if there is no
// file name.
func (e *Error) Error() string {
	var b strings.Builder
	if e.File != "" {
		fmt.Fprintf(&b, "%s:%d: ", e.File, e.Line)
	} else {
		fmt.Fprintf(&b, "line %d: ", e.Line)
	}
	if e.Field != "" {
		b.WriteString(e.Field + ": ")
	}
	b.WriteString(e.Problem)
	if e.Allowed != "" {
		b.WriteString("; allowed: " + e.Allowed)
	}
	return b.String()
}

// Wrong returns an error about the value n, at its place.
func (n *Node) Wrong(problem, allowed string) *Error {
	return &Error{Line: n.Line, Field: n.Field, Problem: problem, Allowed: allowed}
}

// Unknown returns an error about an unknown key of n, at the place of the key's value.
func (n *Node) Unknown(key string, known []string) *Error {
	value := n.Get(key)
	return &Error{Line: value.Line, Field: value.Field, Problem: "is not a field here", Allowed: strings.Join(known, ", ")}
}

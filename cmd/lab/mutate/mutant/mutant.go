// Package mutant breaks the source of a package on purpose, one small change at a time. It finds places in the hand-written rules and
// writes a copy with all changes, each asleep until a number in the environment wakes it.
package mutant

import (
	"fmt"
	"strings"
)

// Env is the environment variable that names the mutant to wake, by its ID. Without it the copy behaves as the original does.
const Env = "YARDSTICK_MUTANT"

// ReachFlag is the flag of a program built from the copy whose value lists the mutants reached so far. Setting it forgets them.
const ReachFlag = "mutants-reached"

// Kind names the kind of thing that a mutant breaks.
type Kind string

const (
	// Rules are mutants of legality and of effects.
	Rules Kind = "rules"
	// Citations are mutants of the citations of the rules: clauses, questions asked, words.
	Citations Kind = "citations"
	// Figures are mutants of the numbers of the components.
	Figures Kind = "figures"
)

// Mutant is one change.
type Mutant struct {
	// ID is the mutant's number in its build, from 1.
	ID   int  `json:"id"`
	Kind Kind `json:"kind"`
	// Operator names the kind of change, such as "boundary".
	Operator string `json:"operator"`
	// File is the path of the source file from the module's root, Line the line on which the change begins.
	File string `json:"file"`
	Line int    `json:"line"`
	// Func is the function or variable that is changed.
	Func string `json:"func"`
	// Names are the clauses that the function or variable names, Breaks those that are obeyed where the change is.
	Names  []string `json:"names,omitempty"`
	Breaks []string `json:"breaks,omitempty"`
	// Diff is the line with the change marked in it: [-before-]{+after+}.
	Diff string `json:"diff"`

	// start and end are the part of the file that the change replaces with after.
	start, end int
	after      string
	// cited are clauses that are only cited where the change is.
	cited []string
	// typ is the type of the expression that is replaced; a statement has none.
	typ string
}

// String returns the place and the change.
func (m *Mutant) String() string { return fmt.Sprintf("%s:%d: %s", m.File, m.Line, m.Diff) }

// show writes the change on the line of the source on which it begins.
func (m *Mutant) show(src []byte) {
	from := strings.LastIndexByte(string(src[:m.start]), '\n') + 1
	to := len(src)
	if n := strings.IndexByte(string(src[m.end:]), '\n'); n >= 0 {
		to = m.end + n
	}
	line := fmt.Sprintf("%s[-%s-]{+%s+}%s", src[from:m.start], src[m.start:m.end], m.after, src[m.end:to])
	m.Diff = strings.Join(strings.Fields(line), " ")
}

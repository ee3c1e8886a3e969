// Package mutant breaks the source of a package on purpose, by one small change at a time (a mutant). The
// package finds places for changes in the hand-written rules. The package writes a copy that contains all
// changes; an environment variable switches one of them on.
package mutant

import (
	"fmt"
	"strings"
)

// Env is the environment variable that names the mutant to switch on, by its ID. Without it the copy behaves
// like the original.
const Env = "YARDSTICK_MUTANT"

// ReachFlag is a flag of a program built from the copy. Its value lists the mutants reached so far; setting the
// flag clears the list.
const ReachFlag = "mutants-reached"

// Kind is the kind of code that a mutant breaks.
type Kind string

const (
	// Rules are mutants of the rules that decide what is legal and what happens.
	Rules Kind = "rules"
	// Citations are mutants of the clauses, questions and words that the rules report.
	Citations Kind = "citations"
	// Figures are mutants of the numbers in the components.
	Figures Kind = "figures"
)

// Mutant is one small change of the source.
type Mutant struct {
	// ID is the mutant's number in its build, from 1.
	ID   int  `json:"id"`
	Kind Kind `json:"kind"`
	// Operator is the kind of change, such as "boundary".
	Operator string `json:"operator"`
	// File is the path of the source file from the root of the module. Line is the line on which the change begins.
	File string `json:"file"`
	Line int    `json:"line"`
	// Func is the function or variable that is changed.
	Func string `json:"func"`
	// Names lists the clauses that the function or variable names. Breaks lists the clauses that the changed
	// place obeys.
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

// String returns the place of the mutant and its change.
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

package rulebook_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
)

// A violation has the row with its words and its clause; a row without a clause takes any.
func TestTheRowOfAViolation(t *testing.T) {
	book := rulebook.Book{Refusals: []rulebook.Refusal{{},
		{ID: "taken", Clause: "TG-01", Says: "the gate is taken"}, {ID: "by", Clause: "TG-02", Says: "the gate is taken by {detail} today"},
		{ID: "turn", Says: "it is the turn of {detail}"}}}
	for row, v := range map[int]engine.Violation{
		1:  {Clause: "TG-01", Reason: "the gate is taken"},
		2:  {Clause: "TG-02", Reason: "the gate is taken by ann today"},
		3:  {Clause: "TG-03", Reason: "it is the turn of bob"},
		-1: {Clause: "TG-01", Reason: "the gate is taken by ann today"},
	} {
		require.Equal(t, row, book.Row(&v), v.Reason)
	}
	require.Equal(t, -1, book.Row(&engine.Violation{Reason: ""}))
}

package knobs_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine/knobs"
)

// What is not written as knobs are is refused with the line.
func TestWhatIsNoTable(t *testing.T) {
	for _, row := range []struct{ law, text, says string }{
		{"a line has its fields", "# x\na\tb\n", "knobs.tsv:2: a line has from 3 to 6 fields, with tabs between: run make knobs"},
		{"a kind is one of them", "a\t\tloud\n", `knobs.tsv:1: "loud" is no kind of knob: run make knobs`},
		{"a value is set to another", "a\tb\tnote\n", `knobs.tsv:1: "b" sets nothing; write field = value: run make knobs`},
		{"somebody decides something", "a\t\tturn\tx\tann\tdone\n", `knobs.tsv:1: "done" is no decision; write who: what: run make knobs`},
	} {
		_, err := knobs.Parse(row.text)
		require.EqualError(t, err, row.says, row.law)
	}
}

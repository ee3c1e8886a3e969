package source_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine/rulebook/source"
)

func TestAStarStandsForOnePart(t *testing.T) {
	for fields, fits := range map[string]bool{
		"map/rows":           true,
		"map.rows":           true,
		"map/*":              true,
		"*/rows":             true,
		"m*p.row*":           true,
		"map":                false,
		"map/rows/*":         false,
		"*":                  false,
		"map/columns":        false,
		"map/rows/value/box": false,
	} {
		require.Equal(t, fits, source.Fits(fields, "map.rows"), fields)
	}
}

// What a file gives is found by the first of the fields that it gives, and with stars by the first in the alphabet.
func TestTheFirstFieldThatAFileGives(t *testing.T) {
	tools, rows := &source.Node{Line: 1}, &source.Node{Line: 2}
	f := source.Filler{Given: source.Given{"map.rows": rows, "map.columns": tools, "dice": {Line: 3}}}
	require.Same(t, rows, f.First("map.faces", "map.rows", "map/*"))
	require.Same(t, tools, f.First("map/*"))
	require.Nil(t, f.First("goals", "*/faces"))
}

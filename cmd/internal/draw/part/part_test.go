package part_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/cmd/internal/draw/part"
	"github.com/yardstick-rules/yardstick/engine/prose"
)

func TestASheetHasALabelForEachLine(t *testing.T) {
	var s part.Sheet
	s.Line("deck", []string{"2:", "coal", "oil"})
	s.Line("pile", nil)
	s.List("who passed", nil)
	s.List("who plays", []string{"ann", "bob"})
	require.Equal(t, "deck              2: coal oil\npile              nothing\n"+
		"who passed        none\nwho plays         ann, bob\n", s.String())
}

// An item goes to the next line as a whole, unless it does not fit on one either.
func TestAnItemIsBrokenWhereItMustBe(t *testing.T) {
	var s part.Sheet
	whole, long := strings.Repeat("ab ", 20)+"ab", strings.Repeat("cd ", 40)+"cd"
	s.List("items", []string{"first", whole, whole, long})
	for line := range strings.Lines(s.String()) {
		require.LessOrEqual(t, len(line), prose.Width+1)
	}
	require.Equal(t, 2, strings.Count(s.String(), whole))
	require.Contains(t, s.String(), whole+", cd cd", "what is too long for any line begins on this one")
}

// What is not seen is a question mark.
func TestNumbersAndTracks(t *testing.T) {
	n, debt := 3, -3
	require.Equal(t, []string{"3", "?", "$3", "-$3", "?"},
		[]string{part.Number(&n), part.Number(nil), part.Money(&n), part.Money(&debt), part.Money(nil)})
	require.Equal(t, []string{"4", "[4]", "4", "4[Y B]"},
		[]string{part.Space(4, false), part.Space(4, true), part.SpaceOf(4, ""), part.SpaceOf(4, "Y B")})
}

package prose_test

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/prose"
)

func TestLinesAreBrokenAndTheRestIndented(t *testing.T) {
	text := prose.Fill("label: ", slices.Repeat([]string{"coal"}, 30), ",", 4)
	for line := range strings.Lines(text) {
		require.LessOrEqual(t, len(line), prose.Width+1)
	}
	require.Equal(t, 30, strings.Count(text, "coal"))
	require.Contains(t, text, ",\n    coal")
	require.Equal(t, "label:\n", prose.Fill("label: ", nil, ",", 4))
}

// What follows is indented by two more than the label, however long the label is.
func TestWhatFollowsHangsBelowItsLabel(t *testing.T) {
	text := prose.Wrap("    needs: ", strings.Repeat("ünd ", 40))
	require.Regexp(t, `^    needs: (ünd )+ünd\n {6}ünd( ünd)+\n$`, text)
	first, _, _ := strings.Cut(text, "\n")
	require.Equal(t, 98, utf8.RuneCountInString(first), "columns are characters, not bytes")
	require.Equal(t, "  of: a b, c d\n", prose.List("  of: ", []string{"a b", "c d"}))
	require.Equal(t, "of: "+strings.Repeat("x", 120)+",\n  y\n", prose.List("of: ", []string{strings.Repeat("x", 120), "y"}))
}

func TestNumbersHaveTheirNouns(t *testing.T) {
	require.Equal(t, "0 cards", prose.Count(0, "card"))
	require.Equal(t, "1 card", prose.Count(1, "card"))
	require.Equal(t, "2 cards", prose.Count(2, "card"))
	require.Equal(t, "1 ox", prose.Count(1, "ox"))
	require.Equal(t, "2 oxen", prose.Count(2, "ox"))
	require.Equal(t, "4 free cattle", prose.Count(4, "free cattle"))
	require.Equal(t, "3 gold", prose.Count(3, "gold"))
}

func TestHowAGameStands(t *testing.T) {
	for _, row := range []struct {
		turn engine.Turn
		says string
	}{
		{engine.Turn{Actor: "chance"}, "chance decides"},
		{engine.Turn{Actor: "ann"}, "ann decides"},
		{engine.Turn{Actor: "you"}, "you decide"},
		{engine.Turn{}, "the game is over, nobody has won"},
		{engine.Turn{Winners: []string{"you"}}, "the game is over, you have won"},
		{engine.Turn{Winners: []string{"ann"}}, "the game is over, ann has won"},
		{engine.Turn{Winners: []string{"ann", "bob"}}, "the game is over, ann and bob have won together"},
		{engine.Turn{Winners: []string{"ann", "bob", "cal"}}, "the game is over, ann, bob and cal have won together"},
	} {
		require.Equal(t, row.says, prose.Standing(row.turn))
	}
}

// Text from a record cannot control a terminal.
func TestCleanLeavesNothingForATerminalToObey(t *testing.T) {
	require.Equal(t, "a b c d e?f\tg\nh", prose.Clean("a\x1bb\u009bc\rd\u202ee\xfff\tg\nh"))
	require.Equal(t, "a b c", prose.Clean("a\u2028b\u2029c"))
	require.Equal(t, "a; b", prose.OneLine("a\nb\n"))
}

// JSON says what was there, in letters that nobody obeys.
func TestCleanJSONLosesNothing(t *testing.T) {
	const text = "a\x1b\x7f\u0085\u009b\u061c\u200e\u2028\u202e\u2069é\n"
	marshaled, err := json.Marshal(text)
	require.NoError(t, err)
	clean := prose.CleanJSON(string(marshaled))
	require.Equal(t, `"a\u001b\u007f\u0085\u009b\u061c\u200e\u2028\u202e\u2069é\n"`, clean)
	var back string
	require.NoError(t, json.Unmarshal([]byte(clean), &back))
	require.Equal(t, text, back)
	require.Equal(t, "{\n  \"a\": \"\\ufffd\"\n}", prose.CleanJSON("{\n  \"a\": \"\xff\"\n}"))
}

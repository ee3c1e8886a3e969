package knobs_test

import (
	"testing"
	"testing/fstest"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/knobs"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// What is written is read again, and what is not written so is refused with the line.
func TestTablesAreText(t *testing.T) {
	table := &knobs.Table{Knobs: []knobs.Knob{
		{Of: "tie=shared", Kind: knobs.Winner, Says: "ann has won, and not nobody", Seats: []string{"ann", "bob"},
			Played: []transcript.Decision{{Actor: "chance", Action: "start ann"}, {Actor: "ann", Action: "done"}}},
		{Of: "hand.most", Sets: []knobs.Set{{"hand.most", "[1, 2]"}, {"hand.all", "7"}}, Kind: knobs.Scenario, Says: "x", Scenario: "a.feature: b"},
		{Of: "hand.least", Kind: knobs.Refused, Says: "is 7"},
	}}
	read, err := knobs.Parse(table.Text())
	require.NoError(t, err)
	require.Equal(t, table, read)
	require.Equal(t, table.Knobs[:1], read.Of("tie"), "the answers of a question")
	require.Equal(t, table.Knobs[1:], read.Of("hand"), "what is in a field")
	require.Empty(t, read.Of("han"))
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

func TestReasons(t *testing.T) {
	book := func(text string) *rulebook.Book {
		return &rulebook.Book{Files: fstest.MapFS{knobs.ReasonsFile: {Data: []byte(text)}}}
	}
	list, err := knobs.Reasons(book("# x\ncards/*/title\ta name\nrows/?/goal\tno\n"))
	require.NoError(t, err)
	require.Len(t, list, 2)
	require.True(t, list[0].Fits("cards.oil.title"))
	require.False(t, list[0].Fits("cards.oil.price"))
	require.True(t, list[1].Fits("rows[3].goal"), "an item is a part")
	_, err = knobs.Reasons(book("cards\n"))
	require.EqualError(t, err, "silent.tsv:1: a line is fields, a tab and the reason")
}

// Of a figure the game reads other values, along with what has to agree; of one that it does not read otherwise it says why.
func TestOthers(t *testing.T) {
	box := boxOf(t, games.All()[0])
	require.Equal(t, []knobs.Set{{"cargo.cards.draw-2.copies", "3"}, {"cargo.bonus-cards.value", "11"}, {"cargo.total.value", "71"}},
		box.Others("cargo.cards.draw-2.copies", 1)[0].Sets)
	require.Equal(t, []knobs.Set{{"railcars.cards.coal-1.copies", "5"}, {"railcars.cards.coal-2.copies", "2"}},
		box.Others("railcars.cards.coal-1.copies", 1)[0].Sets)
	require.Equal(t, []knobs.Other{{Refused: "players.max: is 6; allowed: 5, which the rules fix"}}, box.Others("players.max", 3))
	require.Equal(t, []knobs.Other{{Refused: "is not a field of components.yaml"}}, box.Others("cargo.crads", 3))
}

// A record after which nothing differs shows nothing, and neither does one that a side refuses.
func TestWhatDoesNotShow(t *testing.T) {
	yardmaster := games.All()[0]
	k := knobs.Knob{Of: "tie=earlier-seat", Seats: []string{"ann", "bob"}}
	_, _, err := k.Play(yardmaster, nil)
	require.EqualError(t, err, "tie=earlier-seat: nothing differs after the record")
	k.Played = []transcript.Decision{{Actor: "chance", Action: "start ann"}}
	_, _, err = k.Play(yardmaster, nil)
	require.ErrorContains(t, err, "tie=earlier-seat: chance: start ann: ")
}

package main

import (
	"testing"
	"testing/fstest"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/knobs"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// What is written is read again.
func TestTablesAreText(t *testing.T) {
	table := &knobs.Table{Knobs: []knobs.Knob{
		{Of: "tie=shared", Kind: knobs.Winner, Says: "ann has won, and not nobody", Seats: []string{"ann", "bob"},
			Played: []transcript.Decision{{Actor: "chance", Action: "start ann"}, {Actor: "ann", Action: "done"}}},
		{Of: "hand.most", Sets: sets("hand.most", "[1, 2]", "hand.all", "7"), Kind: knobs.Scenario, Says: "x", Scenario: "a.feature: b"},
		{Of: "hand.least", Kind: knobs.Refused, Says: "is 7"},
	}}
	read, err := knobs.Parse(text(table))
	require.NoError(t, err)
	require.Equal(t, table, read)
	require.Equal(t, table.Knobs[:1], read.Of("tie"), "the answers of a question")
	require.Equal(t, table.Knobs[1:], read.Of("hand"), "what is in a field")
	require.Empty(t, read.Of("han"))
}

func TestReasons(t *testing.T) {
	book := func(text string) *rulebook.Book {
		return &rulebook.Book{Files: fstest.MapFS{reasonsFile: {Data: []byte(text)}}}
	}
	list, err := reasons(book("# x\ncards/*/title\ta name\nrows/?/goal\tno\n"))
	require.NoError(t, err)
	require.Len(t, list, 2)
	require.True(t, list[0].fits("cards.oil.title"))
	require.False(t, list[0].fits("cards.oil.price"))
	require.True(t, list[1].fits("rows[3].goal"), "an item is a part")
	_, err = reasons(book("cards\n"))
	require.EqualError(t, err, "silent.tsv:1: a line is fields, a tab and the reason")
}

// Of a figure the game reads other values, along with what has to agree; of one that it does not read otherwise it says why.
func TestOthers(t *testing.T) {
	box, err := newBox(games.All()[0])
	require.NoError(t, err)
	require.Equal(t, sets("cargo.cards.draw-2.copies", "3", "cargo.bonus-cards.value", "11", "cargo.total.value", "71"),
		box.others("cargo.cards.draw-2.copies", 1)[0].sets)
	require.Equal(t, sets("railcars.cards.coal-1.copies", "5", "railcars.cards.coal-2.copies", "2"),
		box.others("railcars.cards.coal-1.copies", 1)[0].sets)
	require.Equal(t, []other{{refused: "players.max: is 6; allowed: 5, which the rules fix"}}, box.others("players.max", 3))
	require.Equal(t, []other{{refused: "is not a field of components.yaml"}}, box.others("cargo.crads", 3))
}

// A record after which nothing differs shows nothing, and neither does one that a side refuses.
func TestWhatDoesNotShow(t *testing.T) {
	yardmaster := games.All()[0]
	k := knobs.Knob{Of: "tie=earlier-seat", Seats: []string{"ann", "bob"}}
	_, _, err := shown(&k, yardmaster, nil)
	require.EqualError(t, err, "tie=earlier-seat: nothing differs after the record")
	k.Played = []transcript.Decision{{Actor: "chance", Action: "start ann"}}
	_, _, err = shown(&k, yardmaster, nil)
	require.ErrorContains(t, err, "tie=earlier-seat: chance: start ann: ")
}

// sets are fields with their values.
func sets(pairs ...string) (list []knobs.Set) {
	for i := 0; i < len(pairs); i += 2 {
		list = append(list, knobs.Set{Field: pairs[i], Value: pairs[i+1]})
	}
	return list
}

package source_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine/rulebook/source"
)

const printedToll = `game: tollgate
source: The board at the gate
coins: {value: 2, from: printed, clauses: [TG-PAY-01]}
wagons:
  total: {value: 7, from: derived, how: counted}
  cards:
    - {id: hay, copies: 3, from: printed}
    - {id: wood, copies: 4, from: assumed, seen: [TG-EX-01]}
sides: {value: [left, right], from: printed}
rows:
  - {players: 1, coins: 5}
  - {players: 2, coins: 6}
`

// overlay reads an owner's file: copies and coins may vary.
func overlay(t *testing.T, given string) (map[string]*source.Node, error) {
	t.Helper()
	printed, err := source.Parse([]byte(printedToll), 1000)
	require.NoError(t, err)
	root, err := source.Parse([]byte(given), 1000)
	require.NoError(t, err)
	return source.Overlay{
		Varies: func(field string) (int, int, bool) {
			return 0, 9, strings.HasSuffix(field, "copies") || strings.HasSuffix(field, "coins") || field == "wagons.total.value"
		},
		Fixed: func(field string) string { return ", which is fixed (" + field + ")" },
	}.Read(printed, root)
}

func TestOverlayFindsWhatIsGiven(t *testing.T) {
	found, err := overlay(t, "wagons: {cards: [{id: wood, copies: 9, from: public, source: a friend}]}\nrows: [{players: 2, coins: 0}]")
	require.NoError(t, err)
	require.Equal(t, "9", found["wagons.cards.wood.copies"].Value())
	require.Equal(t, "0", found["rows[2].coins"].Value())
	require.Nil(t, found["wagons.cards.hay.copies"])
	require.Equal(t, "public", found["wagons.cards.wood"].Get("from").Value())
	require.Equal(t, 2, found["rows[2].coins"].Line)
}

func TestTheWholePrintedFileIsAnOverlay(t *testing.T) {
	_, err := overlay(t, printedToll)
	require.NoError(t, err)
}

func TestOverlaysThatDoNotFit(t *testing.T) {
	for _, row := range []struct{ law, given, want string }{
		{"an unknown field", "coin: 3", "line 1: coin: is not a field here; allowed: game, source, coins, wagons, sides, rows"},
		{"a note that belongs elsewhere", "seen: [TG-EX-01]",
			"line 1: seen: is not a field here; allowed: game, source, coins, wagons, sides, rows"},
		{"an unknown item", "wagons: {cards: [{id: stone, copies: 3}]}",
			`line 1: wagons.cards.stone.id: is the text "stone"; allowed: hay, wood`},
		{"an item twice", "wagons:\n  cards:\n    - {id: hay}\n    - {id: hay}",
			"line 4: wagons.cards.hay.id: is given twice; allowed: each once"},
		{"an item without id", "wagons: {cards: [{copies: 3}]}", "line 1: wagons.cards[1]: has no id; allowed: hay, wood"},
		{"an item that is not a record", "wagons: {cards: [hay]}",
			`line 1: wagons.cards[1]: is the text "hay"; allowed: a mapping with id: one of hay, wood`},
		{"a number out of its range", "wagons: {cards: [{id: hay, copies: 10}]}",
			"line 1: wagons.cards.hay.copies: is 10; allowed: a whole number from 0 to 9"},
		{"not a number", "wagons: {cards: [{id: hay, copies: some}]}",
			`line 1: wagons.cards.hay.copies: is the text "some"; allowed: a whole number from 0 to 9`},
		{"a plain value for a record", "wagons: 7", "line 1: wagons: is 7; allowed: a mapping of total, cards"},
		{"a record for a list", "wagons: {cards: {hay: 3}}", "line 1: wagons.cards: is a mapping; allowed: a list"},
		{"nothing", "wagons:", "line 1: wagons: is nothing; allowed: a mapping of total, cards"},
		{"a list at the top", "- 1", "line 1: is a list; allowed: a mapping of game, source, coins, wagons, sides, rows"},
		{"a fixed value that differs", "coins: {value: 3}", "line 1: coins.value: is 3; allowed: 2, which is fixed (coins.value)"},
		{"a fixed value of another kind", `coins: {value: "2"}`, `line 1: coins.value: is the text "2"; allowed: 2`},
		{"a fixed list that differs", "sides: {value: [left]}",
			"line 1: sides.value: is another list; allowed: [left, right], which is fixed (sides.value)"},
		{"an unknown origin", "coins: {from: memory}",
			`line 1: coins.from: is the text "memory"; allowed: printed, derived, public, assumed`},
		{"a note of another kind", "coins: {clauses: TG-PAY-01}", `line 1: coins.clauses: is the text "TG-PAY-01"; allowed: a list`},
		{"another game", "game: bridge", `line 1: game: is the text "bridge"; allowed: tollgate, which is fixed (game)`},
	} {
		t.Run(row.law, func(t *testing.T) {
			_, err := overlay(t, row.given)
			var e *source.Error
			require.ErrorAs(t, err, &e)
			require.EqualError(t, err, row.want)
		})
	}
}

const printedFerry = `boats: {shape: [[0, 0]], colours: {red: 2}, seats: 4}
effect: {water: 1}
boats-binds: [they float (printed)]
`

// ferry reads an owner's file in which the shape of boats is a table.
func ferry(t *testing.T, given string) (source.Given, error) {
	t.Helper()
	printed, err := source.Parse([]byte(printedFerry), 1000)
	require.NoError(t, err)
	root, err := source.Parse([]byte(given), 1000)
	require.NoError(t, err)
	return source.Overlay{
		Varies: func(field string) (int, int, bool) { return 0, 9, field == "boats.seats" },
		Tables: func(field string) bool {
			return field == "boats.shape" || field == "boats.colours" || field == "boats.seats"
		},
		Fixed: func(string) string { return ", which is fixed" },
	}.Read(printed, root)
}

// What an owner writes for a table is left to the game, whatever it is, even if it is a number that may vary.
func TestTablesAreLeftToTheGame(t *testing.T) {
	found, err := ferry(t, "boats: {shape: [[0, 1], [2]], colours: none, seats: 77}")
	require.NoError(t, err)
	require.Len(t, found["boats.shape"].Items(), 2)
	require.Equal(t, source.Text, found["boats.colours"].Kind)
	require.Equal(t, "77", found["boats.seats"].Value())
}

// Facts about a list are a note. A key of notes that the printed file uses for something else is not a note there.
func TestWhatIsANote(t *testing.T) {
	_, err := ferry(t, "boats-binds: [they sink]\nboats: {binds: [so it is], fields-from: {shape: public}, from: public}\neffect: "+
		"{water: 1}")
	require.NoError(t, err)
	_, err = ferry(t, "effect: {water: 2}")
	require.EqualError(t, err, "line 1: effect.water: is 2; allowed: 1, which is fixed")
	_, err = ferry(t, "effect: it floats")
	require.EqualError(t, err, `line 1: effect: is the text "it floats"; allowed: a mapping of water`)
	_, err = ferry(t, "boats-binds: they float")
	require.EqualError(t, err, `line 1: boats-binds: is the text "they float"; allowed: a list`)
	for key, note := range map[string]bool{"from": true, "binds": true, "doubt": true, "cards-binds": true, "shape": false, "": false} {
		require.Equal(t, note, source.IsNote(key), key)
	}
}

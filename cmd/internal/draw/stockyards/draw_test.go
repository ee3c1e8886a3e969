package stockyards

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/cmd/internal/draw/drawtest"
	"github.com/yardstick-rules/yardstick/cmd/internal/draw/part"
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/stockyards"
	"github.com/yardstick-rules/yardstick/engine/stockyards/box"
)

// Every position that a game passes through can be drawn, on both sides of the board and under answers that add decisions or close squares.
func TestEveryPositionIsDrawn(t *testing.T) {
	game := drawtest.Game{Game: stockyards.New(), Draw: Draw,
		Kind: func(position any) string { return position.(*stockyards.Position).Decision }}
	for _, setup := range []engine.Setup{
		{Seats: []string{"yellow", "blue"}},
		{Seats: []string{"green", "orange", "purple"},
			Rulings: map[string]string{"unused-plant-sites": "reserved", "viaduct-supply": "substitute"}},
		{Seats: stockyards.Book().SeatNames(4), Rulings: map[string]string{"houses-workers": "four-rows", "spirit-start": "at-two"}},
		{Seats: stockyards.Book().SeatNames(5), Rulings: map[string]string{"specialists-per-build": "one-per-build"}},
	} {
		game.Each = func(text string) {
			for _, name := range setup.Seats {
				require.Regexp(t, "(?m)^"+name+" has ", text)
			}
		}
		require.NoError(t, game.Play(setup))
	}
	for _, decision := range []string{"first-player", "election-token", "reveal-building", "plant", "reveal-year", "placement", "wild",
		"party", "over"} {
		require.True(t, game.Drawn[decision], "no position in which %s is due was drawn", decision)
	}
}

// A piece is drawn where the notation says that it lies: mirrored first, then turned, the corner of what encloses it on its square.
func TestPiecesLieWhereTheNotationSays(t *testing.T) {
	shapes := map[string]box.Shape{}
	for _, s := range stockyards.DefaultComponents().Shapes {
		shapes[s.Name] = s
	}
	for _, row := range []struct{ shape, at, covers string }{
		{"P5", "i1 rot 90", "i1 j1 k1 j2 k2"},
		{"L3", "h2 rot 270", "i2 h3 i3"},
		{"L4", "f4", "f4 f5 f6 g6"},
		{"L4", "f4 mirror", "g4 g5 g6 f6"},
		{"T4", "j3", "j3 k3 l3 k4"},
		{"I3", "e2 rot 90", "e2 e3 e4"},
		{"S4", "b2 rot 90 mirror", "c2 b3 c3 b4"},
	} {
		var covered []box.Square
		for _, name := range strings.Fields(row.covers) {
			s, ok := box.ParseSquare(name)
			require.True(t, ok)
			covered = append(covered, s)
		}
		require.ElementsMatch(t, covered, laidAt(shapes[row.shape], row.at), "%s at %s", row.shape, row.at)
	}
}

// Land, pieces and their owners, tokens and start locations are drawn in the squares where they are.
func TestPackingtown(t *testing.T) {
	drawn := func(setup engine.Setup, position string) string {
		table, err := Draw([]byte(position), setup, engine.Turn{})
		require.NoError(t, err)
		return part.Text(table)
	}
	text := drawn(engine.Setup{Rulings: map[string]string{"unused-plant-sites": "reserved"}},
		`{"year":1,"players":[{"name":"yellow","plant":"northwest","land":["e3 facing s"]},`+
			`{"name":"blue","plant":"centre","buildings":{"canning-factory":"e2"}},`+
			`{"name":"green","plant":"southeast"}],"viaducts":["a1","e7"],"railroad-tokens":["rail-manhattan"]}`)
	for _, row := range []string{
		" 1 | =   .   .   .   .   .   .",
		" 2 | .   #Y  #Y  #Y  bB  .   .   .   .   .   x   x   x   .   |",
		" 3 | .   #Y  #Y  #Y  bBY . Y .   .",
		" 4 | .   .   .   .   bBY bBY #B  #B  .",
		" manhattan  6 | ",
		" 7 | .   .   .   .   =   .   .",
		" x start location that stays empty\n",
	} {
		require.Contains(t, text, row)
	}
	require.NotContains(t, text, "wild-1")

	text = drawn(engine.Setup{},
		`{"decision":"plant","player":"blue","players":[{"name":"yellow"},{"name":"blue","plant":"west"}],`+
			`"railroad-tokens":["rail-wild-1","rail-bronx"]}`)
	for _, row := range []string{
		"the game is being set up: blue places the slaughter plant\n",
		"+\n             1 |", "wild-1\n",
		" 4 | .   #B  #B  .   .   .   .   .   ?   ?   .   | bronx\n",
		" ? start location\n",
	} {
		require.Contains(t, text, row)
	}
}

// The squares, tracks and cards of an owner's file are those that are drawn.
func TestAnOwnersFile(t *testing.T) {
	setup := engine.Setup{Seats: []string{"yellow", "blue"}, Components: []byte(
		"packingtown: {side-2: {columns: 12, rows: 8, railroad-tokens: [{id: rail-bronx, touches: l4}, " +
			"{id: rail-brooklyn, touches: h8}, {id: rail-wild-2, touches: d8}]}}\n" +
			"brand-track: {max: 14}\nyards: {side-2: {capacity: {hogs: 5}}}\n")}
	s, err := stockyards.New().New(setup, nil)
	require.NoError(t, err)
	document, err := json.Marshal(s.Position())
	require.NoError(t, err)
	table, err := Draw(document, setup, engine.Turn{})
	require.NoError(t, err)
	text := part.Text(table)
	require.Contains(t, text, "  8 | .   .   .   .   .   .   .   .   .   .   .   .   |\n")
	require.Contains(t, text, "\n                  13 14\n")
	require.Contains(t, text, "2 of 5 hogs")
	setup.Components = []byte("yards: 3")
	_, err = Draw(document, setup, engine.Turn{})
	require.ErrorContains(t, err, "yards")
}

// An invalid document or answer is refused; what a document names and nobody has is passed over.
func TestStrangePositions(t *testing.T) {
	_, err := Draw([]byte(`{`), engine.Setup{}, engine.Turn{})
	require.ErrorContains(t, err, "position: ")
	_, err = Draw([]byte(`{}`), engine.Setup{Rulings: map[string]string{"dragons": "many"}}, engine.Turn{})
	require.ErrorContains(t, err, "dragons")
	for _, document := range []string{
		`{}`,
		`{"decision":"plant","players":[{},{},{},{},{},{},{}]}`,
		`{"year":1,"players":[{"name":"ann","plant":"moon","land":["z9 facing e","","p16 facing s"],` +
			`"buildings":{"castle":"a1","curing-room":"","tannery":"o12 rot 90"}}],` +
			`"viaducts":["","a0","a99","?"],"offering":["castle"],"specialists":["wizard"],"brand-order":["zoe"],` +
			`"slaughtered":{"cattle":["zoe"]},"markets":{"boston":{"tokens":["a","b","c","d"]}}}`,
		`{"year":1,"decision":"wild","player":"ann","unfinished":{"wild":["rail-wild-1"]},"strikebreaker":"ann","year-card":"y2000"}`,
	} {
		_, err := Draw([]byte(document), engine.Setup{}, engine.Turn{})
		require.NoError(t, err, document)
	}
}

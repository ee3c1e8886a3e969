package stockyards_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/stockyards"
)

// ended has green place the last worker of the last year.
func ended(t *testing.T, yards, order, players string) []engine.Effect {
	t.Helper()
	game := &engine.Local{Game: stockyards.New()}
	_, err := game.Start(engine.Start{Setup: engine.Setup{Seats: []string{"yellow", "blue", "green"}},
		Position: fmt.Appendf(nil, `{"year":6,"player":"green","first-player":"green","year-card":"y1922-promotion",`+
			`"prices":{"cattle":19,"hogs":9,"sheep":8},"yards":{%s},"brand-order":[%s],"players":[%s],`+
			`"spaces":{"contract":["yellow","yellow","yellow","yellow","blue","blue","blue","blue","green","green","green"]}}`, yards, order, players)})
	require.NoError(t, err)
	out, err := game.Play("green", "contract")
	require.NoError(t, err)
	return out.Effects
}

// Who is as wealthy as the winner is told what decides, the brand or the stack (US-WIN-09, US-WIN-10).
func TestTheEndSaysWhatDecidesATie(t *testing.T) {
	player := func(name string, cash, brand int) string {
		return fmt.Sprintf(`{"name":%q,"cash":%d,"savings":12,"brand":%d}`, name, cash, brand)
	}
	for text, c := range map[string]struct {
		yellow, blue, green string
		why                 []engine.Clause
	}{
		"blue wins with a wealth of $24": {player("yellow", 19, 5), player("blue", 17, 5), player("green", 0, 1), []engine.Clause{stockyards.Win01}},
		"blue wins with a wealth of $24: yellow has as much, and the brand decides, 5 to 3": {
			player("yellow", 20, 3), player("blue", 17, 5), player("green", 0, 1), []engine.Clause{stockyards.Win09}},
		"blue wins with a wealth of $24: yellow has as much, both have a brand of 5, and the stack decides, blue above yellow": {
			player("yellow", 20, 5), player("blue", 17, 5), player("green", 0, 1), []engine.Clause{stockyards.Win10}},
		"blue wins with a wealth of $24: yellow has as much, both have a brand of 5, and the stack decides, blue above yellow; " +
			"green has as much, and the brand decides, 5 to 1": {
			player("yellow", 20, 5), player("blue", 17, 5), player("green", 22, 1), []engine.Clause{stockyards.Win10, stockyards.Win09}},
	} {
		told := ended(t, `"cattle":3,"hogs":3,"sheep":3`, `"green","yellow","blue"`, c.yellow+","+c.blue+","+c.green)
		require.Equal(t, engine.Effect{Text: "the game is over; " + text, Clauses: c.why}, told[len(told)-1])
	}
}

// Who is behind in a stack is told so where it matters for the bonus (US-SCORE-09), and else not.
func TestTheBonusSaysWhoseTrackerIsHigher(t *testing.T) {
	for text, brands := range map[string][3]int{
		"": {5, 7, 1},
		"blue and yellow have a brand of 5, and the stack decides: $9 for blue, $6 for yellow":                         {5, 5, 1},
		"yellow and green have a brand of 4, and the stack decides: $6 for yellow, $3 for green":                       {4, 5, 4},
		"blue and yellow and green have a brand of 3, and the stack decides: $9 for blue, $6 for yellow, $3 for green": {3, 3, 3},
	} {
		said := ""
		for _, e := range ended(t, `"cattle":3,"hogs":3,"sheep":3`, `"green","yellow","blue"`, fmt.Sprintf(
			`{"name":"yellow","brand":%d},{"name":"blue","brand":%d},{"name":"green","brand":%d}`, brands[0], brands[1], brands[2])) {
			if strings.Contains(e.Text, "the stack decides: ") {
				said += e.Text
				require.Equal(t, []engine.Clause{stockyards.Score09, stockyards.Brand06}, e.Clauses)
			}
		}
		require.Equal(t, text, said)
	}
}

// A price that moves because kinds are tied says which, and the rule for the tie comes first (US-PRICE-03, US-PRICE-04, US-PRICE-05).
func TestPricesSayWhichKindsAreTied(t *testing.T) {
	for yards, says := range map[string][]string{
		`"cattle":1,"hogs":2,"sheep":3`: {"cattle goes from $19 to $22 US-PRICE-01", "sheep goes from $8 to $6 US-PRICE-02"},
		`"cattle":3,"hogs":1,"sheep":1`: {"cattle goes from $19 to $17 US-PRICE-02",
			"hogs goes from $9 to $12: hogs and sheep are tied for the fewest, 1 each US-PRICE-04",
			"sheep goes from $8 to $11: hogs and sheep are tied for the fewest, 1 each US-PRICE-04"},
		`"cattle":2,"hogs":0,"sheep":2`: {"cattle goes from $19 to $17: cattle and sheep are tied for the most, 2 each US-PRICE-05",
			"hogs goes from $9 to $12 US-PRICE-01", "sheep goes from $8 to $6: cattle and sheep are tied for the most, 2 each US-PRICE-05"},
		`"cattle":0,"hogs":0,"sheep":0`: {"cattle goes from $19 to $20: all kinds are equal, 0 each US-PRICE-03",
			"hogs goes from $9 to $10: all kinds are equal, 0 each US-PRICE-03", "sheep goes from $8 to $9: all kinds are equal, 0 each US-PRICE-03"},
	} {
		var said []string
		for _, e := range ended(t, yards, `"green","yellow","blue"`, `{"name":"yellow"}`) {
			if text, ok := strings.CutPrefix(e.Text, "the price of "); ok {
				said = append(said, text+" "+string(e.Clauses[0]))
			}
		}
		require.Equal(t, says, said)
	}
}

package main

import (
	"bytes"
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine/rulebook/source"
)

// What the generator of Union Stockyards says when its YAML is not in order, and what it makes of a change.
func TestComponentsOfUnionStockyards(t *testing.T) {
	printed, err := os.ReadFile("../../stockyards/components.yaml")
	require.NoError(t, err)
	for _, row := range []struct{ law, old, text, want, err string }{
		{"a plain number", "starting-cash: {value: 10", "starting-cash: {value: 11", "StartCash: 11,", ""},
		{"falls are positive", "{low-morale: -1, spirit: -3}", "{low-morale: -1, spirit: -5}", "EightSpirit: 5,", ""},
		{"bands by price", "{prices: [14, 15], arrive: 1, from: printed}", "{prices: [14], arrive: 1}\n        - {prices: [15], arrive: 9}", "[40]uint8{1, 9, 2, 2,", ""},
		{"squares", "touches: n5", "touches: o12", "Touches: box.Square{Column: 14, Row: 11}", ""},
		{"open locations by number", "3: [northwest, southeast, centre]", "3: [centre, northwest]", "3: {At: [8]uint8{4, 0}, Count: 2}", ""},
		{"gains", "benefit: {brand: 1}", "benefit: {brand: 1, lamb: 7}", "{Meat: [3]int{0, 0, 7}, Brand: 1}", ""},
		{"icons are counted", "icons: [fat, bone]", "icons: [fat, bone, fat]", "Icons: [5]uint8{0, 2, 0, 1, 0}", ""},
		{"a market that nobody has heard of", "market: wild, edge: north, touches: i1", "market: chicago, edge: north, touches: i1", "", `railroad-tokens.rail-wild-1.market: is the text "chicago"; allowed: wild, boston, bronx, manhattan, brooklyn, philadelphia`},
		{"no square", "touches: n5", "touches: five", "", `rail-bronx.touches: is the text "five"; allowed: a square such as c4`},
		{"an open location that there is not", "2: [west, east]", "2: [west, north]", "", `locations-by-players.2[2]: is the text "north"; allowed: west, east`},
		{"an icon that there is not", "icons: [fat, bone]", "icons: [fat, horn]", "", `building-cards.soap-factory.icons[2]: is the text "horn"; allowed: can, fat, hide, bone, gland`},
		{"a shape that there is not", "shape: U5", "shape: X5", "", `building-cards.soap-factory.shape: is the text "X5"; allowed: I3, L3,`},
		{"an effect that there is not", "{remove-cattle: 2}", "{remove-goats: 2}", "", "year-cards.y1887-fewer-cattle.effect.remove-goats: is no field of this record"},
		{"a year that is none", "date: 1883", "date: 18", "", "year-cards.y1883-supplier-contract.date: is 18; allowed: a whole number from 1800 to 2000"},
	} {
		t.Run(row.law, func(t *testing.T) {
			require.Contains(t, string(printed), row.old)
			root, err := source.Parse([]byte(strings.Replace(string(printed), row.old, row.text, 1)), 1<<20)
			require.NoError(t, err)
			var w bytes.Buffer
			c := &collector{root: root}
			stockyards(&w, c)
			if row.err != "" {
				require.ErrorContains(t, c.err, row.err)
				return
			}
			require.NoError(t, c.err)
			require.Contains(t, strings.Join(strings.Fields(strings.NewReplacer("\n", " ", ",}", "}", ",", ", ").Replace(w.String())), " "), row.want)
		})
	}
}

package box_test

import (
	"strconv"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine/rulebook/source"
	"github.com/yardstick-rules/yardstick/engine/stockyards"
	"github.com/yardstick-rules/yardstick/engine/stockyards/box"
)

// What is said when the printed file is not in order, and what the components are after a change of it.
func TestAPrintedFileThatIsChanged(t *testing.T) {
	for _, row := range []struct {
		law, old, text, err string
		change              func(c *box.Components)
	}{
		{"a plain number", "starting-cash: {value: ", "starting-cash: {value: 1", "", func(c *box.Components) {
			c.StartCash, _ = strconv.Atoi("1" + strconv.Itoa(c.StartCash))
		}},
		{"falls are positive", "{low-morale: -1, spirit: -3}", "{low-morale: -1, spirit: -5}", "",
			func(c *box.Components) { c.EightSpirit = 5 }},
		{"a row", "players-3-to-5: [9, 6, 3]", "players-3-to-5: [9, 7, 3]", "", func(c *box.Components) { c.BrandBonus[1][1] = 7 }},
		{"an effect of a year card", "{remove-cattle: 2}", "{all-prices: 2}", "",
			func(c *box.Components) { c.YearCards[2].RemoveCattle, c.YearCards[2].AllPrices = 0, 2 }},
		{"where houses go", "only-in: [brooklyn, bronx]", "only-in: [boston]", "",
			func(c *box.Components) { c.YearCards[15].OnlyIn = [box.Markets]bool{0: true} }},
		{"a market that nobody has heard of", "market: wild, edge: north, touches: i1", "market: chicago, edge: north, touches: i1",
			`railroad-tokens.rail-wild-1.market: is the text "chicago"; allowed: wild, boston, bronx, manhattan, brooklyn, philadelphia`,
			nil},
		{"no square", "touches: n5", "touches: five", `rail-bronx.touches: is the text "five"; allowed: a square such as c4`, nil},
		{"an unknown icon", "icons: [fat, bone]", "icons: [fat, horn]",
			`building-cards.soap-factory.icons[2]: is the text "horn"; allowed: can, fat, hide, bone, gland`, nil},
		{"an unknown effect", "{remove-cattle: 2}", "{remove-goats: 2}",
			"year-cards.y1887-fewer-cattle.effect.remove-goats: is not a field here", nil},
		{"an impossible year", "date: 1883", "date: 18",
			"year-cards.y1883-supplier-contract.date: is 18; allowed: a whole number from 1800 to 2000", nil},
	} {
		t.Run(row.law, func(t *testing.T) {
			text := string(printedFile(t))
			require.Contains(t, text, row.old)
			changed := []byte(strings.Replace(text, row.old, row.text, 1))
			book := *stockyards.Book()
			book.Files = fstest.MapFS{"components.yaml": {Data: changed}}
			c, err := box.Read(source.NewPrinted(&book), &box.Components{}, changed)
			if row.err != "" {
				require.ErrorContains(t, err, row.err)
				return
			}
			require.NoError(t, err)
			want := *stockyards.DefaultComponents()
			row.change(&want)
			require.Equal(t, &want, c)
		})
	}
}

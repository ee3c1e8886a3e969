package main

import (
	"bytes"
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine/rulebook/source"
)

// What the generator of Frontier says when its YAML is not in order, and what it makes of a change.
func TestComponentsOfFrontier(t *testing.T) {
	printed, err := os.ReadFile("../../frontier/components.yaml")
	require.NoError(t, err)
	for _, row := range []struct{ law, old, text, want, err string }{
		{"a plain number", "trees-per-forest: {value: 4", "trees-per-forest: {value: 5", "TreesPerForest: 5,", ""},
		{"numbers below 0", "low: {value: -3", "low: {value: -4", "StatusLow: -4,", ""},
		{"boards by player", "{2: 3, 3: 3, 4: 4, 5: 4", "{2: 3, 3: 4, 4: 4, 5: 4", "Boards: [6]int{2: 3, 3: 4, 4: 4, 5: 4, }", ""},
		{"the map by columns", "    - MMFFFF\n", "    - DSFFFF\n", "{Desert, Mountain, Forest,", ""},
		{"spaces", "value: [h4, k4,", "value: [x9, k4,", "Spots: [8]Space{{Column: 23, Row: 8}, {Column: 10, Row: 3},", ""},
		{"a place with a shorter name", "where: land-by-own-dam-or-canal", "where: land", "Name: \"canal\", Industry: Mining, Level: 3, Price: 3, Logs: 0, Where: WhereLand", ""},
		{"all logs are 0", "tow: {level: 3, logs: all", "tow: {level: 3, logs: 7", "Tow: LogMove{Level: 3, Logs: 7, Basins: 2, Steamboat: true}", ""},
		{"gains", "use: {gain: horse, amount: 1}", "use: {gain: mule, amount: 2, cost: 3}", "Use: Effect{Kind: EffectGain, Good: Mule, Amount: 2, Cost: 3}", ""},
		{"prices", "sells-for: {gold: 5, silver: 3}", "sells-for: {silver: 3, lumber: 9}", "Sells: [Goods]int{Lumber: 9, Silver: 3}", ""},
		{"where a cube can go on to", "fields: [health], next: [health-wealth, health-safety]", "fields: [safety], next: [health-safety]",
			"Fields: [3]bool{false, false, true}, Next: [7]bool{false, false, false, false, true, false, false}", ""},
		{"what a goal counts", "count: [newspaper, telegraph-tile]", "count: [church, donation]", "Count: Count{Donations: true, Publics: 1<<Church}", ""},
		{"a letter that is no terrain", "    - MMFFFF\n", "    - MXFFFF\n", "", `map.board-1[1]: is the text "MXFFFF"; allowed: a letter of F, G, P, D, M, R, S for every column`},
		{"a row that is too short", "    - MMFFFF\n", "    - MMFFF\n", "", `map.board-1[1]: is the text "MMFFF"; allowed: a letter`},
		{"no space", "value: [h4, k4,", "value: [h, k4,", "", `map.founding-spots.value[1]: is the text "h"; allowed: a space such as e4`},
		{"a terrain that is neither", "cattle: false, town: true,  fields-from: {flat", "cattle: false, town: some,  fields-from: {flat", "", `map.terrain.plain.town: is the text "some"; allowed: true or false`},
		{"a place that there is not", "where: forest-by-river", "where: forest", "", `industry-buildings.list.camp.where: is the text "forest"; allowed: forest-by-river, land,`},
		{"a deposit that there is not", "faces: [alluvial, alluvial,", "faces: [alluvial, fluvial,", "", `mining.deposit-die.faces[2]: is the text "fluvial"; allowed: alluvial, beach, eluvial, aeolian`},
		{"an effect that there is not", "use: {campaign: 1}", "use: {speech: 1}", "", "public-buildings.list.town-hall.use.speech: is no field of this record"},
		{"a good that there is not", "use: {gain: horse, amount: 1}", "use: {gain: hay, amount: 1}", "", `public-buildings.list.blacksmith.use.gain: is the text "hay"; allowed: money, log,`},
		{"a space of the election board that there is not", "next: [health-wealth, health-safety]", "next: [mayor]", "", `election-board.spaces.health.next[1]: is the text "mayor"; allowed: health, wealth,`},
		{"a goal that counts what there is not", "count: [doctor, church]", "count: [doctor, chapel]", "", `goals.list.G6.count[2]: is the text "chapel"; allowed: bank, general-store,`},
		{"a ring that gives what there is not", "ring: [gun, worker, tool]", "ring: [gun, worker, hat]", "", `assistants.list.A14.ring[3]: is the text "hat"; allowed: worker, tool, gun`},
		{"a missing number", "  drive-spaces: {value: 3, from: printed, clauses: [FR-RAN-08]}\n", "", "", "ranching.drive-spaces.value: is nothing; allowed: a whole number from 0 to 1000"},
	} {
		t.Run(row.law, func(t *testing.T) {
			require.Contains(t, string(printed), row.old)
			root, err := source.Parse([]byte(strings.Replace(string(printed), row.old, row.text, 1)), 1<<20)
			require.NoError(t, err)
			var w bytes.Buffer
			c := &collector{root: root}
			frontier(&w, c)
			if row.err != "" {
				require.ErrorContains(t, c.err, row.err)
				return
			}
			require.NoError(t, c.err)
			require.Contains(t, strings.Join(strings.Fields(w.String()), " "), row.want)
		})
	}
}

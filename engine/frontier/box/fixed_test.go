package box_test

import (
	"strings"
	"testing"
	"testing/fstest"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine/frontier"
	"github.com/yardstick-rules/yardstick/engine/frontier/box"
	"github.com/yardstick-rules/yardstick/engine/rulebook/source"
)

// What is said when the printed file is not in order, and what the components are after a change of it.
func TestAPrintedFileThatIsChanged(t *testing.T) {
	for _, row := range []struct {
		law, old, text, err string
		change              func(c *box.Components)
	}{
		{"a plain number", "trees-per-forest: {value: 4", "trees-per-forest: {value: 5", "",
			func(c *box.Components) { c.TreesPerForest = 5 }},
		{"boards by player", "{2: 3, 3: 3, 4: 4, 5: 4", "{2: 3, 3: 4, 4: 4, 5: 4", "", func(c *box.Components) { c.Boards[3] = 4 }},
		{"the way of a cube", "fields: [health], next: [health-wealth, health-safety]", "fields: [safety], next: [health-safety]", "",
			func(c *box.Components) {
				c.Election[0].Fields, c.Election[0].Next = [3]bool{box.Safety: true}, [7]bool{4: true}
			}},
		{"how far logs are towed", "tow: {level: 3, logs: all", "tow: {level: 3, logs: 7", "", func(c *box.Components) { c.Tow.Logs = 7 }},
		{"what a goal counts", "count: [newspaper, telegraph-tile]", "count: [church, donation]", "",
			func(c *box.Components) { c.Goals[9].Count = box.Count{Publics: 1 << box.Church, Donations: true} }},
		{"a letter that is no terrain", "    - MMFFFF\n", "    - MXFFFF\n",
			`map.board-1[1]: is the text "MXFFFF"; allowed: only the letters FGPDMRS`, nil},
		{"a row that is too short", "    - MMFFFF\n", "    - MMFFF\n", `map.board-1[1]: is the text "MMFFF"; allowed: 6 letters of`, nil},
		{"a terrain that is neither", "cattle: false, town: true,  fields-from: {flat", "cattle: false, town: some,  fields-from: {flat",
			`map.terrain.plain.town: is the text "some"; allowed: true or false`, nil},
		{"a place that there is not", "where: forest-by-river", "where: forest",
			`industry-buildings.list.camp.where: is the text "forest"; allowed: forest-by-river, land,`, nil},
		{"a deposit that there is not", "faces: [alluvial, alluvial,", "faces: [alluvial, fluvial,",
			`mining.deposit-die.faces[2]: is the text "fluvial"; allowed: alluvial, beach, eluvial, aeolian`, nil},
		{"an effect that there is not", "use: {campaign: 1}", "use: {speech: 1}",
			"public-buildings.list.town-hall.use.speech: is not a field here", nil},
		{"a space of the election board that there is not", "next: [health-wealth, health-safety]", "next: [mayor]",
			`election-board.spaces.health.next[1]: is the text "mayor"; allowed: health, wealth,`, nil},
		{"a goal that counts what there is not", "count: [doctor, church]", "count: [doctor, chapel]",
			`goals.list.G6.count[2]: is the text "chapel"; allowed: bank, general-store,`, nil},
		{"a ring that gives what there is not", "ring: [gun, worker, tool]", "ring: [gun, worker, hat]",
			`assistants.list.A14.ring[3]: is the text "hat"; allowed: worker, tool, gun`, nil},
		{"a missing number", "  drive-spaces: {value: 3, from: printed, clauses: [FR-RAN-08]}\n", "",
			"ranching.drive-spaces.value: is missing; allowed: a whole number", nil},
		{"a missing card", "  - {id: A15, suit: purple, ring: [tool, gun, worker]}\n", "", "has 32 characters; allowed: 33", nil},
		{"a missing list", "  rounds-per-era:", "  rounds-an-era:", "time.rounds-per-era.value: is missing", nil},
	} {
		t.Run(row.law, func(t *testing.T) {
			text := string(printedFile(t))
			require.Contains(t, text, row.old)
			changed := []byte(strings.Replace(text, row.old, row.text, 1))
			book := *frontier.Book()
			book.Files = fstest.MapFS{"components.yaml": {Data: changed}}
			c, err := box.Read(source.NewPrinted(&book), &box.Components{}, changed)
			if row.err != "" {
				require.ErrorContains(t, err, row.err)
				return
			}
			require.NoError(t, err)
			want := *frontier.DefaultComponents()
			row.change(&want)
			require.Equal(t, &want, c)
		})
	}
}

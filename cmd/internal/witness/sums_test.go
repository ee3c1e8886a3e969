package witness_test

import (
	"fmt"
	"os"
	"path"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/cmd/internal/witness"
	"github.com/yardstick-rules/yardstick/engine/judge"
	"github.com/yardstick-rules/yardstick/features"
)

// What a raid, rustlers, a blizzard or a panic take is said with the sum that it comes from.
func TestSumsAreSaid(t *testing.T) {
	const raids, land, town = "hellonwheels/raids.feature", "frontier/events-on-land.feature", "frontier/events-in-town.feature"
	for _, row := range []struct{ file, scenario, want string }{
		{raids, "An Establishment can be raided if the level is one above the number of players (row 1)",
			"saloon#1 in the Present Town is discarded: Mayhem 3 is enough, and there it is 3 [HOW-RAID-02 HOW-RAID-05 HOW-RAID-03]"},
		{raids, "With three players, a Saloon can be raided at a Mayhem level of 4 or more (row 1)",
			"saloon#1 in the Present Town is discarded: Mayhem 4 is enough, and there it is 4: 3 Mayhem cards, and 1 more in a Spontaneous Town " +
				"[HOW-RAID-02 HOW-RAID-05 HOW-RAID-03 HOW-TOWN-06]"},
		{land, "Rustlers - with enough pairs of horse and gun all cattle are saved", "p2 fights the rustlers with 2 pairs of horse and gun, and loses 0 of 2 cattle [FR-RAN-37]"},
		{town, "A panic of severity 2 costs each player $4, or $2 less with an own bank", "the panic costs p1 $2: $4 less $2 by banks [FR-CHAR-31]"},
		{town, "With two banks p1 pays $0 of $9 in a panic of severity 1 (row 3)", "the panic costs p1 $0: $2 less $4 by banks [FR-CHAR-31]"},
	} {
		t.Run(path.Join(row.file, row.scenario), func(t *testing.T) {
			court := witness.Court{Others: judge.Alone, Quick: true, Options: features.Options{FS: os.DirFS("../../../features"), Files: []string{row.file},
				Only: func(scenario string) bool { return scenario == row.scenario }}}
			said, err := court.Judge(t.Context())
			require.NoError(t, err)
			require.Len(t, said.Scenarios, 1)
			var texts []string
			for _, e := range said.Scenarios[0].Verdict.Effects {
				texts = append(texts, fmt.Sprint(e.Text, " ", e.Clauses))
			}
			require.Contains(t, texts, row.want)
		})
	}
}

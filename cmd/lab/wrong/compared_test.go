package main

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/cmd/internal/compare"
	programs "github.com/yardstick-rules/yardstick/cmd/internal/revision"
	"github.com/yardstick-rules/yardstick/cmd/lab/mutate/mutant"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/play"
	"github.com/yardstick-rules/yardstick/engine/reading"
)

const root = "../../.."

// intended are answers that somebody means to change, of the games whose rules are broken.
var intended = map[string]map[string]string{
	"yardmaster": {"yard-timing": "any-time"}, "hell-on-wheels": {"tax-short": "debt"},
	"union-stockyards": {"build-over": "over-viaducts"}, "frontier": {"mine-place": "also-free-land"},
}

// beside compares this program with one that has a mutant awake, under answers.
func beside(t *testing.T, entry games.Entry, program string, id int, answers map[string]string) *compare.Report {
	t.Helper()
	cast, err := play.CastOf("random")
	require.NoError(t, err)
	least := max(2, entry.Book.Players.Min)
	q := &compare.Comparison{Entry: entry, Games: 24, Tables: []int{least, least + 1}, Cast: cast, Seed: 1, PlayAlone: true}
	other := programs.Built(program, fmt.Sprintf("%s=%d", mutant.Env, id))
	q.Sides = [2]compare.Side{compare.SideOf("default", reading.Of(entry)), compare.SideOfOther("dir:x", "broken", entry, other, answers)}
	r, err := q.Run(t.Context())
	require.NoError(t, err)
	return r
}

// direct are the differences of a report that are no consequence of others, and reach is an expectation of these and no more.
func direct(r *compare.Report) (list []compare.Difference) {
	for _, d := range r.Found() {
		if d.Direct > 0 {
			list = append(list, d)
		}
	}
	return list
}

func reach(t *testing.T, entry games.Entry, r *compare.Report) *compare.Expected {
	t.Helper()
	e, err := compare.ReadExpected([]byte(r.Reach().Text), entry)
	require.NoError(t, err)
	return e
}

// TestBrokenRulesAreFound: of the rules of such a game five are broken that games of random players rest on, one at a time, and comparing shows
// each in a short game. Beside a change that is meant each is found to go beyond the reach stated of that,
// unless it stays within that reach when it is alone, too.
func TestBrokenRulesAreFound(t *testing.T) {
	if testing.Short() {
		t.Skip("minutes: four programs are built, and shown hundreds of games")
	}
	const tried, wanted = 14, 5
	for _, entry := range games.All() {
		t.Run(entry.Name(), func(t *testing.T) {
			answers := intended[entry.Name()]
			if answers == nil {
				t.Skip("no change is meant")
			}
			program, mutants, err := broken(t.Context(), root, entry, mutant.Sample{N: tried, Seed: 1, Shard: 1, Shards: 1}, t.TempDir())
			require.NoError(t, err)
			meant := beside(t, entry, program, 0, answers)
			expected := reach(t, entry, meant)
			require.Empty(t, expected.Beyond(meant))
			found := 0
			for _, m := range mutants {
				r := beside(t, entry, program, m.ID, nil)
				if r.Followed.Part.Value == 0 {
					t.Logf("no game meets %v", m)
					continue
				}
				shown := direct(r)
				require.NotEmpty(t, shown, "%v: games part, and no short game shows it", m)
				t.Logf("%v: %v after %d decisions", m, shown[0].Difference, shown[0].Decisions)
				if len(expected.Beyond(r)) == 0 {
					t.Logf("the change that is meant reaches as far as %v", m)
					continue
				}
				stray := beside(t, entry, program, m.ID, answers)
				require.NotEmpty(t, expected.Beyond(stray), "%v: %v", m, direct(stray))
				if found++; found == wanted {
					return
				}
			}
			require.Equal(t, wanted, found)
		})
	}
}

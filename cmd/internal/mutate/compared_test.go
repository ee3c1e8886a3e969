package main

import (
	"fmt"
	"os"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/cmd/internal/compare"
	"github.com/yardstick-rules/yardstick/cmd/internal/mutate/mutant"
	programs "github.com/yardstick-rules/yardstick/cmd/internal/revision"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/play"
	"github.com/yardstick-rules/yardstick/engine/reading"
)

// intended are answers that somebody means to change, of the games whose rules are broken.
var intended = map[string]map[string]string{
	"yardmaster": {"yard-timing": "any-time"}, "hell-on-wheels": {"tax-short": "debt"},
	"union-stockyards": {"build-over": "over-viaducts"}, "frontier": {"mine-place": "also-free-land"},
}

// broken is the program with mutants of a game's rules in it, all asleep.
func broken(t *testing.T, entry games.Entry, of sample) (program string, mutants []*mutant.Mutant) {
	t.Helper()
	const root = "../../.."
	source, err := mutant.Load(t.Context(), root, "./engine/"+entry.Room)
	require.NoError(t, err)
	found, err := findAll(source, []mutant.Kind{mutant.Rules})
	require.NoError(t, err)
	equal, err := readEquivalents(os.DirFS("equivalent"), entry.Room)
	require.NoError(t, err)
	found = slices.DeleteFunc(found, func(m *mutant.Mutant) bool { return len(m.Breaks) == 0 || equal[identityOf(m)] != "" })
	mutants = of.choose(found)
	b, err := newBuild(source, root, "./engine/"+entry.Room, mutants, t.TempDir())
	require.NoError(t, err)
	program = b.path("yardstick")
	require.NoError(t, b.goTool(t.Context(), "build", "-o", program, "./cmd/yardstick"))
	return program, mutants
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
// each in a short game. Beside a change that is meant each is found to go beyond the reach stated of that.
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
			program, mutants := broken(t, entry, sample{n: tried, seed: 1, shard: 1, shards: 1})
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

package judge_test

import (
	"cmp"
	"io/fs"
	"regexp"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/judge"
	"github.com/yardstick-rules/yardstick/engine/judge/verdict"
	"github.com/yardstick-rules/yardstick/golden"
)

// What a decision rests on begins with what is rare in the pinned games, then with what happened; a quick verdict has the same order.
func TestWhatIsRareComesFirst(t *testing.T) {
	for _, entry := range games.All() {
		t.Run(entry.Name(), func(t *testing.T) {
			common, err := entry.Book.Common()
			require.NoError(t, err)
			files, err := fs.Glob(golden.Files, entry.Room+"/*.golden")
			require.NoError(t, err)
			for i, file := range files {
				if i%16 > 0 && testing.Short() {
					continue
				}
				text, err := fs.ReadFile(golden.Files, file)
				require.NoError(t, err)
				record := parse(t, string(text))
				for n := 3; n <= len(record.Decisions); n += 51 {
					v, err := judgedOf(t.Context(), record, judge.Options{Decision: n, Quick: true})
					require.NoError(t, err)
					if v.Turn.Actor == "" {
						continue // what ended the game leads
					}
					require.True(t, slices.IsSortedFunc(v.Cited, func(a, b verdict.Clause) int {
						return cmp.Or(idle(v, a.ID)-idle(v, b.ID), common[a.ID]-common[b.ID], named(v, b.ID)-named(v, a.ID))
					}), "%s, decision %d: %v", file, n, verdict.IDs(v.Cited))
				}
				full, err := judgedOf(t.Context(), record, judge.Options{Others: judge.Alone})
				require.NoError(t, err)
				quick, err := judgedOf(t.Context(), record, judge.Options{Quick: true})
				require.NoError(t, err)
				require.Equal(t, quick.Cited, full.Cited)
			}
		})
	}
}

// idle is 1 if effects name the clause and each of them changes nothing.
func idle(v *judge.Verdict, id engine.Clause) int {
	changes := func(e engine.Effect) bool {
		return slices.Contains(e.Clauses, id) && (!zero.MatchString(e.Text) || other.MatchString(e.Text))
	}
	if slices.ContainsFunc(v.Effects, changes) {
		return 0
	}
	return named(v, id)
}

var (
	zero  = regexp.MustCompile(` \$?0`)
	other = regexp.MustCompile(`(^| )\$?[1-9]`)
)

// named is 1 if an effect of the verdict names the clause.
func named(v *judge.Verdict, id engine.Clause) int {
	if slices.ContainsFunc(v.Effects, func(e engine.Effect) bool { return slices.Contains(e.Clauses, id) }) {
		return 1
	}
	return 0
}

// At the start what the game did by itself comes before what every set-up rests on.
func TestAtTheStartWhatHappenedComesFirst(t *testing.T) {
	record := parse(t, `yardstick 2
game hell-on-wheels
seats ann bob cy
position {"turn":2,"phase":"present-town","present":{"town":"benton","establishments":{"saloon#1":"ann","saloon#2":"bob"}}}
---
`)
	v, err := judgedOf(t.Context(), record, judge.Options{Others: judge.Alone})
	require.NoError(t, err)
	require.NotEmpty(t, v.Effects)
	var isNamed []int
	for _, c := range v.Cited {
		isNamed = append(isNamed, -named(v, c.ID))
	}
	require.Contains(t, isNamed, 0)
	require.True(t, slices.IsSorted(isNamed), "%v", verdict.IDs(v.Cited))
}

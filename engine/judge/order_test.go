package judge_test

import (
	"io/fs"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/judge"
	"github.com/yardstick-rules/yardstick/engine/transcript"
	"github.com/yardstick-rules/yardstick/golden"
)

// What a decision alone rests on comes before what every decision there rests on, and nothing is lost or made up.
func TestWhatOnlyTheDecisionRestsOnComesFirst(t *testing.T) {
	apart := 0 // in a small game no decision may rest on something of its own
	for _, entry := range games.All() {
		t.Run(entry.Name(), func(t *testing.T) {
			files, err := fs.Glob(golden.Files, entry.Room+"/*.golden")
			require.NoError(t, err)
			for i, file := range files {
				if i%8 > 0 && testing.Short() {
					continue
				}
				text, err := fs.ReadFile(golden.Files, file)
				require.NoError(t, err)
				record := parse(t, string(text))
				for n := 3; n <= len(record.Decisions); n += 17 {
					apart += ordered(t, entry, record, n)
				}
			}
		})
	}
	require.Positive(t, apart, "no decision rests on something of its own")
}

// ordered checks the order of the clauses of one decision, and says whether there was anything to order.
func ordered(t *testing.T, entry games.Entry, record *transcript.Transcript, n int) int {
	t.Helper()
	v, err := judge.Judge(t.Context(), record, judge.Options{Decision: n, Others: judge.Alone})
	require.NoError(t, err)
	quick, err := judge.Judge(t.Context(), record, judge.Options{Decision: n, Quick: true})
	require.NoError(t, err)
	require.ElementsMatch(t, quick.Cited, v.Cited)

	cited, others := citing(t, entry, record, n)
	lastOwn, firstCommon := -1, -1
	for i, c := range v.Cited {
		switch {
		case cited[c.ID] == 0:
			lastOwn = i
		case cited[c.ID] == others && firstCommon < 0:
			firstCommon = i
		}
	}
	if lastOwn < 0 || firstCommon < 0 {
		return 0
	}
	require.Less(t, lastOwn, firstCommon, "%s, decision %d: %v", record.File, n, ids(v.Cited))
	return 1
}

// citing is how many other legal actions rest on each clause, and how many there are.
func citing(t *testing.T, entry games.Entry, record *transcript.Transcript, n int) (cited map[engine.Clause]int, others int) {
	t.Helper()
	before, err := record.Cut(n - 1)
	require.NoError(t, err)
	local := &engine.Local{Game: entry.Game}
	report, err := transcript.Replay(t.Context(), before, local, transcript.Options{})
	require.NoError(t, err)
	require.Nil(t, report.Finding)
	state := local.State()
	cited = map[engine.Clause]int{}
	for _, action := range state.Legal(nil, nil) {
		if state.Format(action) == record.Decisions[n-1].Action {
			continue
		}
		var rec engine.Record
		other := state.Clone()
		require.Nil(t, other.Check(other.Actor(), action, &rec))
		other.Apply(action, &rec)
		others++
		for _, c := range rec.Cited() {
			cited[c]++
		}
	}
	return cited, others
}

package compare_test

import (
	"fmt"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/cmd/internal/compare"
	"github.com/yardstick-rules/yardstick/cmd/internal/compare/comparetest"
	"github.com/yardstick-rules/yardstick/engine/games"
)

// beside returns a comparison with another program, on side b, or on side a if turned.
func beside(t *testing.T, game string, shown int, other *comparetest.Program, turned bool) *compare.Comparison {
	t.Helper()
	q := question(t, game, shown, nil, nil)
	other.Entry = q.Entry
	q.Sides[1] = compare.SideOfOther("git:x", "commit x", q.Entry, other, nil)
	if turned {
		q.Sides[0], q.Sides[1] = q.Sides[1], q.Sides[0]
	}
	return q
}

// TestAProgramIsComparedAsAReadingIs: each row is an answer. A program that plays by it has the same first differences
// as the reading: in legal actions, scenarios and pinned games. Turned round, the differences are reversed.
func TestAProgramIsComparedAsAReadingIs(t *testing.T) {
	if testing.Short() {
		t.Skip("all scenarios are run on four sides")
	}
	for _, row := range []struct{ game, question, option string }{
		{"yardmaster", "yard-timing", "any-time"}, {"frontier", "event-supply", "three-per-era"},
	} {
		answers := map[string]string{row.question: row.option}
		read := run(t, question(t, row.game, 40, nil, []string{row.question + "=" + row.option}))
		for _, slow := range []bool{false, true} {
			if slow && row.game == "frontier" {
				continue
			}
			shown := run(t, beside(t, row.game, 20, &comparetest.Program{Answers: answers, IsSlow: slow}, false))
			require.Nil(t, shown.Play)
			require.Equal(t, direct(read), direct(shown), row.game)
			require.Equal(t, read.Scenarios.All, shown.Scenarios.All)
			require.Equal(t, scenarioNames(read), scenarioNames(shown), row.game)
			require.Equal(t, lines(read), lines(shown), row.game)
			require.Equal(t, 20, shown.Followed.Games)
			require.True(t, shown.Followed.Positions)
			if p := shown.Parting; row.game == "frontier" {
				require.Equal(t, []int{20, 20, 20}, []int{p.Games, p.Of, p.Early}, "at the first event")
				require.Contains(t, shown.NotCompared, "sell")
			} else {
				require.Empty(t, p.Early)
			}
			require.Equal(t, slow, strings.Contains(flat(shown), "is too old for legal --every, so Yardstick started it again"))
			files, err := shown.Records(t.Context())
			require.NoError(t, err)
			require.Len(t, files, len(shown.Found()))
			if row.game == "yardmaster" {
				written, err := shown.Features(t.Context())
				require.NoError(t, err)
				require.NotEmpty(t, written)
				require.Equal(t, 1, strings.Count(written[0].Text, "Scenario:"), "another program is not set up by a scenario")
			}
			expected(t, shown)
		}
	}
	turned := run(t, beside(t, "yardmaster", 20, &comparetest.Program{Answers: map[string]string{"yard-timing": "any-time"}}, true))
	require.Equal(t, []string{"turn, load: narrower"}, direct(turned))
	require.Equal(t, "b", turned.Followed.Side)
	require.Contains(t, flat(turned), "b refuses: YM-YARD-04")
}

// direct lists the differences that are no consequence of others.
func direct(r *compare.Report) (list []string) {
	for _, d := range r.Found() {
		if d.Direct > 0 {
			list = append(list, d.Difference.String())
		}
	}
	return list
}

func scenarioNames(r *compare.Report) (names []string) {
	for _, s := range r.Scenarios.Differ {
		names = append(names, s.Name+s.A+s.B)
	}
	return names
}

func lines(r *compare.Report) (list []compare.Parted) { return r.Pinned.Part }

// TestAProgramIsLikeItself: nothing differs, and the report is the same for any number of workers.
func TestAProgramIsLikeItself(t *testing.T) {
	var texts []string
	game := "union-stockyards"
	if testing.Short() {
		game = "yardmaster"
	}
	for _, workers := range []int{1, 3} {
		if testing.Short() && workers > 1 {
			texts = append(texts, texts[0])
			continue
		}
		q := beside(t, game, 6, &comparetest.Program{}, false)
		q.Workers = workers
		r := run(t, q)
		require.Empty(t, r.Found())
		require.Empty(t, r.Scenarios.Differ)
		require.Empty(t, r.Pinned.Part)
		texts = append(texts, flat(r))
	}
	require.Equal(t, texts[0], texts[1])
	require.Contains(t, texts[0], "it followed 6 games of random players on")
}

// One line of scoring is one difference in every phase, and each part of the work reports its result at once. The
// search for shorter games uses the time that it has.
func TestWhatIsCountedOtherwiseIsOneDifference(t *testing.T) {
	for _, looking := range []time.Duration{0, time.Nanosecond} {
		q := beside(t, "frontier", 2, &comparetest.Program{Counts: func(scores []int) { scores[0]++ }}, false)
		var told []string
		q.Told, q.Looking, q.PlayAlone = func(line string) { told = append(told, line) }, looking, looking > 0 || testing.Short()
		r := run(t, q)
		require.Equal(t, []string{"any phase: score"}, direct(r))
		require.Len(t, r.Found(), 1)
		require.Equal(t, looking > 0, r.Followed.Hurried)
		require.Equal(t, looking > 0, strings.Contains(flat(r), "--looking gives it more"))
		require.Equal(t, "kinds of difference in 2 games: 1", told[len(told)-1])
		if !q.PlayAlone {
			require.Equal(t, "scenarios with different results: 0 of "+strconv.Itoa(r.Scenarios.All), told[0])
			require.Equal(t, fmt.Sprintf("reference games that differ: %d of %[1]d", r.Pinned.All), told[1])
		}
	}
}

// TestAProgramThatCannotRead: the error of a program that gives no answer is the difference.
func TestAProgramThatCannotRead(t *testing.T) {
	r := run(t, beside(t, "yardmaster", 2, &comparetest.Program{Mute: true}, false))
	require.Equal(t, []string{"set-up: otherwise"}, direct(r))
	require.Contains(t, flat(r), "a: plays it; b: cannot read it: it has a headache")
	require.Len(t, r.Pinned.Part, r.Pinned.All)
	require.True(t, r.Scenarios.Differ[0].Untried)
	require.Contains(t, flat(r), " scenarios none of ", "what was not tried is no difference")
	require.Contains(t, flat(r), "ran on one side only, because the other program does not report their results")
	require.Contains(t, r.Markdown("again"), "ran on one side only")
	require.False(t, r.Followed.Positions)
}

// expected checks whether a report goes beyond expectations.
func expected(t *testing.T, r *compare.Report) {
	t.Helper()
	entry, err := games.Find(r.Game)
	require.NoError(t, err)
	for expects, within := range map[string]bool{"{}": true, "only: []": false, "pinned: none": false, "scores: 0": true} {
		e, err := compare.ReadExpected([]byte(expects), entry)
		require.NoError(t, err)
		require.Equal(t, within, len(e.Beyond(r)) == 0, expects)
	}
}

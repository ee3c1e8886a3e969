package compare_test

import (
	"context"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/cmd/internal/compare"
	"github.com/yardstick-rules/yardstick/engine/blocks/blockstest"
	"github.com/yardstick-rules/yardstick/engine/estimate"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/pairs"
	"github.com/yardstick-rules/yardstick/engine/play"
	"github.com/yardstick-rules/yardstick/engine/reading"
	"github.com/yardstick-rules/yardstick/features"
)

// question returns a comparison of a game with itself under answers.
func question(t *testing.T, game string, pairs int, a, b []string) *compare.Comparison {
	t.Helper()
	entry, err := games.Find(game)
	require.NoError(t, err)
	cast, err := play.CastOf("random")
	require.NoError(t, err)
	q := &compare.Comparison{Entry: entry, Games: pairs, Tables: []int{max(2, entry.Book.Players.Min)}, Cast: cast, Seed: 1}
	for i, answers := range [][]string{a, b} {
		r := reading.Of(entry)
		require.NoError(t, r.Rule(answers))
		q.Sides[i] = compare.SideOf(strings.Join(append(answers, ""), ","), r)
	}
	return q
}

func run(t *testing.T, q *compare.Comparison) *compare.Report {
	t.Helper()
	r, err := q.Run(context.Background())
	require.NoError(t, err)
	return r
}

// TestAReadingIsLikeItself: no scenario, pinned game or pair differs, even if the reading names a default.
func TestAReadingIsLikeItself(t *testing.T) {
	r := run(t, question(t, "yardmaster", 40, nil, []string{"tie=shared"}))
	require.Empty(t, r.Found())
	require.Empty(t, r.Scenarios.Differ)
	require.Empty(t, r.Pinned.Part)
	require.Positive(t, r.Scenarios.All)
	require.Positive(t, r.Pinned.All)
	for _, d := range r.Direction {
		require.Equal(t, compare.Same, d.Is)
	}
	require.NotContains(t, r.Answer().Text(), "shortest")
	require.NotContains(t, r.Answer().Text(), "(0.0 to 0.0)", "no interval of no width")
}

// TestTheReportIsTheSameHoweverManyWork: workers change nothing, and narrower one way is wider the other.
func TestTheReportIsTheSameHoweverManyWork(t *testing.T) {
	if testing.Short() {
		t.Skip("engine/pairs has the same test of the pairs alone")
	}
	one := question(t, "frontier", 12, nil, []string{"event-supply=three-per-era"})
	one.Workers = 1
	many := question(t, "frontier", 12, nil, []string{"event-supply=three-per-era"})
	many.Workers = 5
	require.Equal(t, run(t, one).Answer().Text(), run(t, many).Answer().Text())
}

// TestShortGamesStand: every short game is a record that replays under both sides, with the difference in its comment.
func TestShortGamesStand(t *testing.T) {
	r := run(t, question(t, "yardmaster", 40, []string{"win-timing=finish-round"}, []string{"yard-timing=right-after"}))
	files, err := r.Records(context.Background())
	require.NoError(t, err)
	require.Len(t, files, len(r.Found()))
	require.NotEmpty(t, files)
	for _, f := range files {
		require.Contains(t, f.Text, "\n# ")
		require.Contains(t, f.Text, "--answer yard-timing=right-after", "side b over the answers of side a")
		require.Contains(t, f.Text, "--answer win-timing=", "which it does not share")
	}
}

// TestShortGamesAreScenarios: each row is a change. Every difference that a step can express has a scenario for each
// side that passes as it is written; the table lists their claims.
func TestShortGamesAreScenarios(t *testing.T) {
	for _, row := range []struct {
		game string
		a, b []string
		says []string
	}{
		{"yardmaster", nil, []string{"yard-timing=any-time"}, []string{`may not do "load `, " because of YM-YARD-04", `And the ruling "yard-timing" is "any-time"`}},
		{"yardmaster", []string{"hand-count=public"}, []string{"win-timing=finish-round"}, []string{"Then the game is over"}},
		{"union-stockyards", nil, []string{"morale-penalty=two-each"}, []string{" points\n"}},
		{"union-stockyards", nil, []string{"spirit-start=at-two"}, []string{"Then the position has:\n"}},
		{"hell-on-wheels", nil, []string{"mayor-none=supervisor"}, []string{" points\n", " may not do \"civilize "}},
		// The steps of this game settle chance at the hand limit, so that no step can name who decides there.
		{"hell-on-wheels", nil, []string{"limit-choice=random"}, nil},
	} {
		if testing.Short() && row.game != "yardmaster" {
			continue
		}
		q := question(t, row.game, 40, row.a, row.b)
		q.PlayAlone = true
		r := run(t, q)
		files, err := r.Features(t.Context())
		require.NoError(t, err)
		require.Equal(t, row.says == nil, len(files) == 0, row.b)
		var all strings.Builder
		for _, f := range files {
			all.WriteString(f.Text)
			require.True(t, strings.HasPrefix(f.Text, "# Side a is "), f.Text)
			said, err := features.Run(t.Context(), features.Options{FS: fstest.MapFS{f.Name: {Data: []byte(f.Text)}}})
			require.NoError(t, err, f.Text)
			require.Len(t, said.Scenarios, 2)
			for _, s := range said.Scenarios {
				require.Nil(t, s.Failure, f.Text)
			}
		}
		for _, says := range row.says {
			require.Contains(t, all.String(), says, row.b)
		}
		t.Log(row.b, len(r.Found()), len(files))
	}
}

// flat returns the whole answer on one line.
func flat(r *compare.Report) string { return strings.Join(strings.Fields(r.Answer().Text()), " ") }

// TestStoppedSaysWhatIsKnown: a context that has ended leaves out the parts that were not reached.
func TestStoppedSaysWhatIsKnown(t *testing.T) {
	ctx, stop := context.WithCancel(context.Background())
	stop()
	r, err := question(t, "yardmaster", 40, nil, []string{"yard-timing=any-time"}).Run(ctx)
	require.NoError(t, err)
	require.True(t, r.Stopped)
	require.Nil(t, r.Scenarios)
	require.Contains(t, r.Answer().Text(), "The comparison was stopped early")
}

// TestStoppedSaysWhatDiffers: a stop during the search for short games still reports the differences found, under the
// same names as before. No file is written for them.
func TestStoppedSaysWhatDiffers(t *testing.T) {
	ctx, stop := context.WithCancel(t.Context())
	defer stop()
	q := question(t, "yardmaster", 30, nil, []string{"yard-timing=any-time"})
	q.During = func(what string, work func()) {
		if what == "looking for short games" {
			stop()
		}
		work()
	}
	r, err := q.Run(ctx)
	require.NoError(t, err)
	require.True(t, r.Stopped)
	require.Contains(t, flat(r), " legal moves +load in turn: in ")
	require.Contains(t, flat(r), "stopped before the search for a shorter game")
	files, err := r.Records(t.Context())
	require.NoError(t, err)
	require.Empty(t, files)
}

// TestWhatGoesBeyondIsReported: each row is an expectation of one change, with the differences beyond it.
func TestWhatGoesBeyondIsReported(t *testing.T) {
	q := question(t, "yardmaster", 60, nil, []string{"yard-timing=any-time"})
	r := run(t, q)
	parted, differ := len(r.Pinned.Part), len(r.Scenarios.Differ)
	require.Positive(t, parted)
	for _, row := range []struct {
		law, expects string
		beyond       int
	}{
		{"without expectations nothing goes beyond", "{}", 0},
		{"the change as it is meant", "only: [{phase: turn, verb: load, is: wider}]", 0},
		{"both is either way", "only: [{verb: load, is: both}]", 0},
		{"a place alone is enough", "only: [{phase: turn}]", 0},
		{"the other way round", "only: [{phase: turn, verb: load, is: narrower}]", 1},
		{"another verb", "only: [{phase: turn, verb: buy}]", 1},
		{"nothing at all", "only: []", 1},
		{"pinned games that may not part", "pinned: none", parted},
		{"pinned games that may", "pinned: any", 0},
		{"pinned games that are named", "pinned: [2-players.golden, golden/yardmaster/2-players-deck-and-discard.golden, 3-players]", 0},
		{"one that is not", "pinned: [2-players.golden]", parted - 1},
		{"scenarios that may not come out otherwise", "scenarios: none", differ},
		{"scenarios that may", "scenarios: any", 0},
		{"scenarios of a file", "scenarios: [sorting-yard.feature]", differ - 3},
		{"a scenario by its name", "scenarios: ['On the next turn the sorting yard is closed again']", differ - 1},
	} {
		e, err := compare.ReadExpected([]byte(row.expects), q.Entry)
		require.NoError(t, err, row.law)
		beyond := e.Beyond(r)
		require.Len(t, beyond, row.beyond, row.law)
		said := &compare.Report{Beyond: append([]string{}, beyond...)}
		require.Equal(t, row.beyond == 0, strings.HasPrefix(said.Answer().Text(), "as expected: "))
	}
}

// TestMeansGoBeyondWithTheirInterval: a mean goes beyond if its whole interval does, on either side.
func TestMeansGoBeyondWithTheirInterval(t *testing.T) {
	entry, err := games.Find("yardmaster")
	require.NoError(t, err)
	for key, row := range map[string]struct {
		unit float64 // of the limit in the measure
		put  func(*compare.Table, compare.Measure)
		says string
	}{
		"scores":    {1, func(t *compare.Table, m compare.Measure) { t.Seats[0].Score = m }, "the score of p1"},
		"seats":     {0.01, func(t *compare.Table, m compare.Measure) { t.Seats[0].Won = m }, "the per cent of games that p1 wins"},
		"first":     {0.01, func(t *compare.Table, m compare.Measure) { t.Opener = m }, "the per cent of games that the first to decide wins"},
		"decisions": {1, func(t *compare.Table, m compare.Measure) { t.Length = m }, "the number of decisions of a game"},
	} {
		e, err := compare.ReadExpected([]byte(key+": 1.5"), entry)
		require.NoError(t, err)
		for _, of := range []struct {
			low, high float64
			beyond    int
		}{{-1.5, 1.5, 0}, {0.5, 3, 0}, {1.6, 3, 1}, {-3, -1.4, 0}, {-3, -1.6, 1}} {
			more := estimate.Estimate{Value: (of.low + of.high) / 2 * row.unit, Low: of.low * row.unit, High: of.high * row.unit}
			table := compare.Table{Players: 2, Seats: []compare.Seat{{Seat: "p1"}}}
			row.put(&table, compare.Measure{More: more})
			beyond := e.Beyond(&compare.Report{Play: &compare.Play{Tables: []compare.Table{table}}})
			require.Len(t, beyond, of.beyond, "%s: %v", key, of)
			if of.beyond > 0 {
				answer := (&compare.Report{Beyond: beyond}).Answer().Text()
				require.Regexp(t, `^beyond what is expected: .*\n  - `+row.says+` at a table of 2: b minus a is `, answer)
			}
		}
	}
}

// TestALimitIsANumber: a limit is a number from 0 to its largest, and the error names the range.
func TestALimitIsANumber(t *testing.T) {
	entry, err := games.Find("yardmaster")
	require.NoError(t, err)
	for text, says := range map[string]string{"first: 101": "101", "first: -1": "-1", "seats: many": "many", "decisions: .nan": ".nan", "scores: .inf": ".inf"} {
		_, err := compare.ReadExpected([]byte(text), entry)
		require.ErrorContains(t, err, says)
		require.ErrorContains(t, err, "a number from 0 to 1")
	}
}

// TestTheSummaryIsShort: a summary has at most 40 lines, counts the rest, and contains no live mark-up.
func TestTheSummaryIsShort(t *testing.T) {
	many := make([]string, 100)
	r := &compare.Report{Game: "x", Stopped: true, Beyond: many, Scenarios: &compare.Scenarios{All: 100}, Pinned: &compare.Pinned{All: 100},
		Play: &compare.Play{Pairs: 1}}
	for range many {
		d := compare.Difference{Difference: pairs.Difference{Phase: "# a|b", Verb: "*x*"}, Says: "<img>\nx"}
		r.Differences = append(r.Differences, d)
		r.Scenarios.Differ = append(r.Scenarios.Differ, compare.Scenario{File: "f", Name: "[x](y)"})
		r.Pinned.Part = append(r.Pinned.Part, compare.Parted{File: "g", A: compare.Ground{Says: strings.Repeat("word ", 100)}})
		r.Play.Tables = append(r.Play.Tables, compare.Table{Players: 2, Deals: 1, Seats: []compare.Seat{{Seat: "p1"}}})
	}
	text := r.Markdown("yardstick compare x")
	require.LessOrEqual(t, strings.Count(text, "\n"), compare.MostLines)
	require.Contains(t, text, "- … (97 more)\n")
	require.Contains(t, text, "2 of 100 kinds of difference; -v lists all")
	require.Contains(t, text, `\*x\* in \# a\|b`)
	require.NotContains(t, text, "<img>")
	require.LessOrEqual(t, strings.Count(r.Answer().Short(), "\n"), 25)
	require.NotContains(t, r.Answer().HTML(), "<img>")
	require.Contains(t, r.Answer().Markdown(), `\[x\](y)`)
	blockstest.SameWords(t, r.Answer())
	require.Less(t, strings.Count((&compare.Report{Game: "x"}).Markdown("y"), "\n"), 8)
}

// TestAReportFitsAScreen covers every table size, changes in few scenarios and in hundreds, in play and in set-up. All
// forms have the same words.
func TestAReportFitsAScreen(t *testing.T) {
	const lines = 25
	for _, row := range []struct {
		game, answer string
		says         []string
	}{
		{"hell-on-wheels", "claim-own=any-owner", []string{"score of a seat"}},
		{"yardmaster", "start-player=first-seat", []string{" before a player has decided, half of ", " exclude 0; by luck alone, about "}},
		{"union-stockyards", "houses-workers=four-rows", []string{" of 3 to 5 players", "set up an impossible position"}},
		{"frontier", "event-supply=three-per-era", []string{"120 of 120 pairs diverge during set-up", " not compared seen only after the two games had diverged: ", " sell, "}},
	} {
		if testing.Short() && row.game != "yardmaster" {
			continue
		}
		q := question(t, row.game, 120, nil, []string{row.answer})
		q.Tables = nil
		for n := max(2, q.Entry.Book.Players.Min); n <= q.Entry.Book.Players.Max; n++ {
			q.Tables = append(q.Tables, n)
		}
		r := run(t, q)
		short := r.Answer().Short()
		require.LessOrEqual(t, strings.Count(short, "\n"), lines, "%s", short)
		blockstest.SameWords(t, r.Answer())
		for _, says := range row.says {
			require.Contains(t, flat(r), says)
		}
		for _, verb := range r.NotCompared {
			require.NotContains(t, r.NeverMet, verb)
		}
	}
}

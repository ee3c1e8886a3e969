package transcript_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/play"
	"github.com/yardstick-rules/yardstick/engine/transcript"
	"github.com/yardstick-rules/yardstick/engine/yardmaster"
)

// games records whole Yardmaster games of random players, one a seed.
func games(tb testing.TB, seats []string, n int, effects bool) []*transcript.Transcript {
	tb.Helper()
	records := make([]*transcript.Transcript, n)
	for seed := range n {
		local := &engine.Local{Game: yardmaster.New()}
		rec := transcript.NewRecorder(local, effects)
		_, err := rec.Start(engine.Start{Game: "yardmaster", Setup: engine.Setup{Seats: seats}})
		require.NoError(tb, err)
		state := local.State().Clone()
		players := make([]play.Player, len(seats))
		for i := range players {
			players[i] = play.Random{}
		}
		var runner play.Runner
		_, err = runner.Game(state, players, play.NewRand(uint64(seed)), 0, func(a engine.Action) {
			actor := "chance"
			if seat := state.Actor(); seat != engine.Chance {
				actor = seats[seat]
			}
			_, err := rec.Play(actor, state.Format(a))
			require.NoError(tb, err)
		})
		require.NoError(tb, err)
		records[seed], err = rec.Transcript()
		require.NoError(tb, err)
	}
	return records
}

// TestWholeGamesStand: what is recorded of whole games is upheld after it was written and read, to the winner.
func TestWholeGamesStand(t *testing.T) {
	for _, seats := range [][]string{{"ann", "bob"}, {"ann", "bob", "cid", "dan", "eve"}} {
		for _, record := range games(t, seats, 20, true) {
			read := parse(t, transcript.Format(record))
			report, err := transcript.Replay(t.Context(), read, &engine.Local{Game: yardmaster.New()}, transcript.Options{})
			require.NoError(t, err)
			require.Nil(t, report.Finding)
			require.NotNil(t, read.Winner)
			require.Empty(t, report.Turn.Actor)
			_, differs := transcript.First(record, read)
			require.False(t, differs)
		}
	}
}

// bare is a record of nothing but decisions and its end.
func bare(t *transcript.Transcript) *transcript.Transcript {
	cut := *t
	cut.Opening, cut.Decisions = nil, nil
	for _, d := range t.Decisions {
		cut.Decisions = append(cut.Decisions, transcript.Decision{Actor: d.Actor, Action: d.Action})
	}
	return &cut
}

// BenchmarkReplay replays whole games of two: as decisions alone, with marks, and with effects and marks.
func BenchmarkReplay(b *testing.B) {
	full := games(b, []string{"ann", "bob"}, 20, true)
	marked := games(b, []string{"ann", "bob"}, 20, false)
	var decisions []*transcript.Transcript
	for _, record := range marked {
		decisions = append(decisions, bare(record))
	}
	for _, row := range []struct {
		name    string
		records []*transcript.Transcript
	}{{"decisions", decisions}, {"marks", marked}, {"effects", full}} {
		b.Run(row.name, func(b *testing.B) {
			b.ReportAllocs()
			subject, n := &engine.Local{Game: yardmaster.New()}, 0
			for i := 0; b.Loop(); i++ {
				report, err := transcript.Replay(b.Context(), row.records[i%len(row.records)], subject, transcript.Options{})
				if err != nil || report.Finding != nil {
					b.Fatal(err, report)
				}
				n += report.Decisions
			}
			b.ReportMetric(float64(n)/b.Elapsed().Seconds(), "decisions/s")
		})
	}
}

// BenchmarkParse reads the text of whole games.
func BenchmarkParse(b *testing.B) {
	text := []byte(transcript.Format(bare(games(b, []string{"ann", "bob"}, 1, false)[0])))
	b.ReportAllocs()
	n := 0
	for b.Loop() {
		record, err := transcript.Parse("x.yard", text)
		if err != nil {
			b.Fatal(err)
		}
		n += len(record.Decisions)
	}
	b.ReportMetric(float64(n)/b.Elapsed().Seconds(), "decisions/s")
}

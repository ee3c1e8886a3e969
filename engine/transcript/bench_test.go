package transcript_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/play"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// played records whole games of random players, one per seed.
func played(tb testing.TB, entry games.Entry, players, n int, effects bool) []*transcript.Transcript {
	tb.Helper()
	seats := entry.Book.SeatNames(players)
	records := make([]*transcript.Transcript, n)
	for seed := range n {
		local := &engine.Local{Game: entry.Game}
		rec := transcript.NewRecorder(local, effects)
		_, err := rec.Start(engine.Start{Game: entry.Name(), Setup: engine.Setup{Seats: seats}})
		require.NoError(tb, err)
		state := local.State().Clone()
		company := make([]play.Player, len(seats))
		for i := range company {
			company[i] = play.Random{}
		}
		var runner play.Runner
		_, err = runner.Game(state, company, play.NewRand(uint64(seed)), 0, func(a engine.Action) {
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

// TestWholeGamesStand: records of whole games are upheld after they were written and read, down to the winner.
func TestWholeGamesStand(t *testing.T) {
	for _, entry := range games.All() {
		for _, players := range []int{entry.Book.Players.Min, min(5, entry.Book.Players.Max)} {
			for _, record := range played(t, entry, players, 10, true) {
				read := parse(t, transcript.Format(record))
				report, err := transcript.Replay(t.Context(), read, &engine.Local{Game: entry.Game}, transcript.Options{})
				require.NoError(t, err)
				require.Nil(t, report.Finding)
				require.NotNil(t, read.Winner)
				require.Empty(t, report.Turn.Actor)
				require.Equal(t, transcript.Format(record), transcript.Format(read))
			}
		}
	}
}

// bare is a record of decisions and the end alone.
func bare(t *transcript.Transcript) *transcript.Transcript {
	cut := *t
	cut.Opening, cut.Decisions = nil, nil
	for _, d := range t.Decisions {
		cut.Decisions = append(cut.Decisions, transcript.Decision{Actor: d.Actor, Action: d.Action})
	}
	return &cut
}

// BenchmarkReplay replays whole games with the fewest players: as decisions alone, with marks, and with effects and marks.
func BenchmarkReplay(b *testing.B) {
	for _, entry := range games.All() {
		const many = 20
		players := entry.Book.Players.Min
		full := played(b, entry, players, many, true)
		marked := played(b, entry, players, many, false)
		var decisions []*transcript.Transcript
		for _, record := range marked {
			decisions = append(decisions, bare(record))
		}
		for _, row := range []struct {
			name    string
			records []*transcript.Transcript
		}{{"decisions", decisions}, {"marks", marked}, {"effects", full}} {
			b.Run(entry.Name()+"/"+row.name, func(b *testing.B) { replayAll(b, entry, row.records) })
		}
	}
}

func replayAll(b *testing.B, entry games.Entry, records []*transcript.Transcript) {
	b.ReportAllocs()
	subject, n := &engine.Local{Game: entry.Game}, 0
	for i := 0; b.Loop(); i++ {
		report, err := transcript.Replay(b.Context(), records[i%len(records)], subject, transcript.Options{})
		if err != nil || report.Finding != nil {
			b.Fatal(err, report)
		}
		n += report.Decisions
	}
	b.ReportMetric(float64(n)/b.Elapsed().Seconds(), "decisions/s")
}

// BenchmarkParse reads the text of whole games.
func BenchmarkParse(b *testing.B) {
	for _, entry := range games.All() {
		b.Run(entry.Name(), func(b *testing.B) {
			text := []byte(transcript.Format(bare(played(b, entry, entry.Book.Players.Min, 1, false)[0])))
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
		})
	}
}

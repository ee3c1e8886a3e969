package transcript_test

import (
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/transcript"
	"github.com/yardstick-rules/yardstick/engine/yardmaster"
)

func TestARecorderWritesWhatIsPlayed(t *testing.T) {
	rec := transcript.NewRecorder(&counting{}, true)
	_, err := rec.Start(engine.Start{Game: "counting", Setup: engine.Setup{
		Seats: []string{"ann", "bob"}, Rulings: map[string]string{"overshoot": "any"}, Components: []byte("goal: 10\n"),
	}, Position: []byte("{\"total\": 5,\n\"turn\": 0}")})
	require.NoError(t, err)
	_, err = rec.Play("ann", "add 9")
	require.Error(t, err, "a refusal is not written")
	for _, actor := range []string{"ann", "bob"} {
		_, err = rec.Play(actor, "add 3")
		require.NoError(t, err)
	}
	record, err := rec.Transcript()
	require.NoError(t, err)
	require.Equal(t, `yardstick 1
game counting
seats ann bob
ruling overshoot=any
components `+transcript.Digest([]byte("goal: 10\n"))+`
position {"total":5,"turn":0}
---
ann: add 3
  > ann adds 3                                     [CT-ADD-01]
  > the total is 8                                 [CT-ADD-02 CT-GOAL-01]
bob: add 3
  > bob adds 3                                     [CT-ADD-01]
  > the total is 11                                [CT-ADD-02 CT-GOAL-01]
= 0 `+transcript.Digest([]byte(`{"total":11,"turn":0}`))+`
---
result ann 0, bob 11
winner bob
`, transcript.Format(record))
}

func TestARecorderOfAnUnfinishedGame(t *testing.T) {
	rec := transcript.NewRecorder(&counting{}, false)
	_, err := rec.Transcript()
	require.ErrorIs(t, err, engine.ErrNotStarted)
	_, err = rec.Play("ann", "add 1")
	require.ErrorIs(t, err, engine.ErrNotStarted)
	_, err = rec.Start(engine.Start{Game: "counting", Setup: engine.Setup{Seats: []string{"ann"}}})
	require.NoError(t, err)
	before, err := rec.Transcript()
	require.NoError(t, err)
	require.NotNil(t, before.Opening)
	require.Nil(t, before.Winner)
	_, err = rec.Play("chance", "roll 2*1")
	require.NoError(t, err)
	require.Empty(t, before.Decisions, "a record that was returned does not grow")
	after, err := rec.Transcript()
	require.NoError(t, err)
	require.Len(t, after.Decisions, 1)
	require.Empty(t, after.Decisions[0].Effects)
}

// TestTheFragmentIsRecordedAndReplayed: what a recorder has written of the fragment stands up to a replay, with every effect and mark.
func TestTheFragmentIsRecordedAndReplayed(t *testing.T) {
	text, err := os.ReadFile("testdata/fragment.yard")
	require.NoError(t, err)
	rec := transcript.NewRecorder(&engine.Local{Game: yardmaster.New()}, true)
	report, err := transcript.Replay(t.Context(), parse(t, string(text)), rec, transcript.Options{})
	require.NoError(t, err)
	require.Nil(t, report.Finding)
	require.Equal(t, 45, report.Decisions)
	require.Equal(t, engine.Turn{Actor: "ann", Scores: []int{7, 2}, Winners: []string{}}, report.Turn)
	require.Contains(t, report.Cited, yardmaster.Load01)
	require.Contains(t, report.Asked, "YM-R-yard-timing")

	record, err := rec.Transcript()
	require.NoError(t, err)
	for i, d := range record.Decisions {
		require.Equal(t, (i+1)%transcript.MarkEvery == 0 || i == len(record.Decisions)-1, d.Mark != nil, "mark at decision %d", i+1)
	}
	written := transcript.Format(record)
	read := parse(t, written)
	require.Equal(t, unnumbered(record), withoutFile(unnumbered(read)))
	again, err := transcript.Replay(t.Context(), read, &engine.Local{Game: yardmaster.New()}, transcript.Options{})
	require.NoError(t, err)
	require.Nil(t, again.Finding)
	require.Equal(t, report.Turn, again.Turn)

	legal, _, err := rec.Legal()
	require.NoError(t, err)
	var actions []string
	for _, c := range legal {
		actions = append(actions, c.Action)
	}
	require.ElementsMatch(t, []string{"draw deck", "draw discard", "swap bob", "swap center-coal", "swap center-oil",
		"swap center-automobile", "done"}, actions)
}

func withoutFile(t *transcript.Transcript) *transcript.Transcript {
	t.File = ""
	return t
}

// babbler is an engine whose effects do not fit into a record.
type babbler struct{ counting }

func (b *babbler) Play(actor, action string) (engine.Outcome, error) {
	out, err := b.counting.Play(actor, action)
	out.Effects = []engine.Effect{
		{Text: " two\nlines\x00\xff ", Clauses: []engine.Clause{"A B", "", "[C]"}},
		{},
		{Text: "ends in [brackets]"},
		{Text: "has a # in it"},
		{Text: strings.Repeat("long ", transcript.MaxLine)},
	}
	return out, err
}

func TestARecordOfAnyEngineCanBeRead(t *testing.T) {
	rec := transcript.NewRecorder(&babbler{}, true)
	_, err := rec.Start(engine.Start{Game: "counting", Setup: engine.Setup{Seats: []string{"ann"}}})
	require.NoError(t, err)
	_, err = rec.Play("chance", "roll 0*1")
	require.NoError(t, err)
	record, err := rec.Transcript()
	require.NoError(t, err)
	read := parse(t, transcript.Format(record))
	require.Equal(t, unnumbered(record), withoutFile(unnumbered(read)))
	require.Equal(t, "two lines ?", read.Decisions[0].Effects[0].Text)
	require.Equal(t, []engine.Clause{"A-B", "?", "-C-"}, read.Decisions[0].Effects[0].Clauses)
	report, err := transcript.Replay(t.Context(), read, &babbler{}, transcript.Options{})
	require.NoError(t, err)
	require.Nil(t, report.Finding)
}

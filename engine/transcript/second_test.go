package transcript_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// second is a record with everything that came with version 2.
const second = `yardstick 2
game counting
seats ann bob
player ann "Ann Böhm"
player bob "Bob"
edition 0123456789ab
position {"total":7,"turn":0}
---
! ann: add 9
position {"total":4,"turn":1}
= 4 a1b2c3d4e5f6
bob: add 3
! bob: add 3
position {"total":9,"turn":0}
`

func TestVersionTwoIsReadAndWritten(t *testing.T) {
	record := parse(t, second)
	require.Equal(t, 2, record.Version)
	require.Equal(t, []transcript.Player{{4, "ann", "Ann Böhm"}, {5, "bob", "Bob"}}, record.Players)
	require.Equal(t, "Ann Böhm", record.Name("ann"))
	require.Equal(t, "chance", record.Name("chance"))
	require.Equal(t, "ann is Ann Böhm, bob is Bob", record.Called())
	require.Equal(t, "0123456789ab", record.Edition)
	require.Equal(t, transcript.Decision{Line: 9, Actor: "ann", Action: "add 9", Mistake: true,
		Position: json.RawMessage(`{"total":4,"turn":1}`), At: 10, Mark: &transcript.Mark{Line: 11, Legal: 4, Digest: "a1b2c3d4e5f6"}},
		record.Decisions[0])
	require.Equal(t, second, transcript.Format(record))
}

// Each line says what a table may type, and what is answered if it cannot be read so.
func TestVersionTwoIsRefused(t *testing.T) {
	const header = "yardstick 2\ngame counting\nseats ann bob\n"
	for text, says := range map[string]string{
		"yardstick 3\n":                                                     `version "3" of the format is not supported; this program reads "yardstick 1" and "yardstick 2"`,
		"yardstick 1\nplayer ann \"Ann\"\n":                                 `"player" came with version 2 of the format; begin the record with "yardstick 2"`,
		"yardstick 1\nedition 0123456789ab\n":                               `"edition" came with version 2`,
		"yardstick 1\ngame counting\nseats ann\n---\n! ann: x":              "a decision that begins with an exclamation mark came with version 2",
		"yardstick 1\ngame counting\nseats ann\n---\nann: x\nposition {}\n": "a position among the decisions came with version 2",
		header + "edition 12\n":                                             `"12" is not the digest of an edition; write its twelve hexadecimal digits, as a verdict does`,
		header + "player ann\n":                                             `the line names a seat and what people call it; write, for example, player ann "Ann Böhm"`,
		header + "player ann \"Ann\n":                                       `is not a name in quotation marks; write, for example, player ann "Ann Böhm"`,
		header + "player ann \"A\\u0007\"\n":                                "cannot be shown as it is; use printable characters and single blanks",
		header + "player ann \"\\u202eA\"\n":                                "cannot be shown as it is",
		header + "player ann \" \"\n":                                       "cannot be shown as it is",
		header + "player ann A\nplayer ann B\n":                             `"player ann" appears here and on line 4; leave one of them out`,
		header + "player ann A\nplayer bob A\n":                             `ann and bob are both called "A"; tell them apart`,
		header + "player cid Cid\n---\n":                                    `nobody called "cid" plays here; the seats are ann, bob`,
		header + "player ann bob\n---\n":                                    `ann is called "bob", which is somebody else at this table`,
		header + "---\nposition {}\n":                                       `a position among the decisions says how the game goes on after a mistake; put it below a line "! actor: action"`,
		header + "---\nann: x\nposition {}\n":                               `put it below a line "! actor: action"`,
		header + "---\n! ann: x\nposition a.json":                           "write the document itself after the word position, on this line",
		header + "---\n! ann: x\nposition {}\nposition {}\n":                "there is a position here and on line 6; leave one of them out",
		header + "---\n! ann: x\nposition {\n":                              "the position is not JSON",
		header + "---\n! ann: x\nann: y\n":                                  `nothing says how the game went on after the mistake on line 5; write "position {…}" below it`,
		header + "---\n! ann: x\n > y\n":                                    "a mistake brings nothing about by itself; the position below it says how the game goes on",
	} {
		_, err := transcript.Parse("x.yard", []byte(text))
		require.ErrorContains(t, err, says, text)
	}
}

// A mistake that the record owns up to is reported with its clause and is no finding; the game goes on from the position below it.
func TestMistakesAreToldAndTheGameGoesOn(t *testing.T) {
	record := parse(t, second)
	record.Decisions[0].Mark = nil
	var seen []string
	report, err := transcript.Replay(t.Context(), record, &counting{}, transcript.Options{Each: func(d *transcript.Decision, _ engine.Outcome) {
		if d != nil {
			seen = append(seen, d.String())
		}
	}})
	require.NoError(t, err)
	require.Nil(t, report.Finding)
	require.Equal(t, 3, report.Decisions)
	require.Equal(t, []string{"ann: add 9", "bob: add 3", "bob: add 3"}, seen)
	require.Len(t, report.Mistakes, 2)
	require.Equal(t, 1, report.Mistakes[0].Decision)
	require.Equal(t, 13, report.Mistakes[1].Line)
	require.NotEmpty(t, report.Mistakes[0].Violation.Clause)
	require.Contains(t, report.Cited, report.Mistakes[0].Violation.Clause)
	require.Equal(t, "ann", report.Turn.Actor)
}

func TestMistakesThatAreNone(t *testing.T) {
	const header = "yardstick 2\ngame counting\nseats ann bob\nposition {\"total\":7,\"turn\":0}\n---\n"
	for text, want := range map[string]struct {
		kind transcript.Kind
		says string
	}{
		"! ann: add 2\nposition {}\n":           {transcript.NoMistake, `x.yard:6: "ann: add 2" is legal here; leave out the exclamation mark and the position below it`},
		"! ann: fly\nposition {}\n":             {transcript.UnknownAction, `x.yard:6: "fly" is not an action`},
		"! cid: add 1\nposition {}\n":           {transcript.UnknownSeat, "x.yard:6: nobody called"},
		"! ann: add 9\nposition {\"total\":11}": {transcript.PositionRefused, "x.yard:7: CT-GOAL-02: a total of 11 is past 10"},
	} {
		report, err := transcript.Replay(t.Context(), parse(t, header+text), &counting{}, transcript.Options{})
		require.NoError(t, err)
		require.NotNil(t, report.Finding, text)
		require.Equal(t, want.kind, report.Finding.Kind, text)
		require.Contains(t, report.Finding.Error(), want.says)
	}
}

// A record may end with a mistake: nobody has said yet how the game goes on.
func TestARecordMayEndWithAMistake(t *testing.T) {
	record := parse(t, "yardstick 2\ngame counting\nseats ann bob\nposition {\"total\":7,\"turn\":0}\n---\n! ann: add 9\n")
	report, err := transcript.Replay(t.Context(), record, &counting{}, transcript.Options{})
	require.NoError(t, err)
	require.Nil(t, report.Finding)
	require.Len(t, report.Mistakes, 1)
	require.Equal(t, "ann", report.Turn.Actor)
}

// What a recorder has written of a game with mistakes is that game, and is written so again when it is replayed on another recorder.
func TestARecorderWritesMistakes(t *testing.T) {
	rec := transcript.NewRecorder(&counting{}, true)
	require.ErrorIs(t, rec.Mistake("ann", "add 9", nil), engine.ErrNotStarted)
	_, err := rec.Start(engine.Start{Game: "counting", Setup: engine.Setup{Seats: []string{"ann", "bob"}}, Position: []byte(`{"total":7}`)})
	require.NoError(t, err)
	require.ErrorContains(t, rec.Mistake("ann", "add 2", []byte(`{}`)), `"ann: add 2" is legal: it is no mistake`)
	require.ErrorContains(t, rec.Mistake("ann", "add 9", []byte(`{"total":11}`)), "past 10")
	require.ErrorContains(t, rec.Mistake("ann", "add 9", []byte(`{`)), "the position is not JSON")
	require.NoError(t, rec.Mistake("ann", "add 9", []byte(`{"total": 4, "turn": 1}`)))
	_, err = rec.Play("bob", "add 3")
	require.NoError(t, err)
	record, err := rec.Transcript()
	require.NoError(t, err)
	text := transcript.Format(record)
	require.Contains(t, text, "---\n! ann: add 9\nposition {\"total\":4,\"turn\":1}\nbob: add 3\n  > bob adds 3")
	again := transcript.NewRecorder(&counting{}, true)
	report, err := transcript.Replay(t.Context(), parse(t, text), again, transcript.Options{})
	require.NoError(t, err)
	require.Nil(t, report.Finding)
	record, err = again.Transcript()
	require.NoError(t, err)
	require.Equal(t, text, transcript.Format(record))
}

// A record that is gone on with names the edition under which it is, and stays as it was written otherwise.
func TestARenewedRecordNamesTheEdition(t *testing.T) {
	const edition = "0123456789ab"
	for text, renewed := range map[string]string{
		"# yardstick 1\nyardstick 1 # ours\ngame counting\n\nseats ann bob # here\n---\n": "# yardstick 1\nyardstick 2 # ours\ngame counting\n\n" +
			"seats ann bob # here\nedition 0123456789ab\n---\n",
		"yardstick 2\ngame counting\nedition ba9876543210 # old\nseats ann bob\n---\n# x": "yardstick 2\ngame counting\n" +
			"edition 0123456789ab # old\nseats ann bob\n---\n# x",
	} {
		record, err := transcript.Parse("x.yard", []byte(text))
		require.NoError(t, err)
		require.Equal(t, renewed, string(transcript.Renewed([]byte(text), record, edition)))
		record, err = transcript.Parse("x.yard", []byte(renewed))
		require.NoError(t, err)
		require.Equal(t, edition, record.Edition)
	}
}

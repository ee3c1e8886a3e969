package transcript_test

import (
	"context"
	"encoding/json"
	"errors"
	"io/fs"
	"os"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

func replay(t *testing.T, text string, opts transcript.Options) *transcript.Report {
	t.Helper()
	report, err := transcript.Replay(t.Context(), parse(t, text), &counting{}, opts)
	require.NoError(t, err)
	return report
}

func TestARecordConforms(t *testing.T) {
	report := replay(t, countingRecord, transcript.Options{})
	require.Equal(t, &transcript.Report{
		Decisions: 4,
		Turn:      engine.Turn{Scores: []int{10, 0}, Winners: []string{"ann"}},
		Cited:     []engine.Clause{"CT-SEATS-01", "CT-ADD-01"},
		Last:      report.Last,
	}, report)
	require.Equal(t, []engine.Clause{"CT-ADD-01"}, report.Last.Cited)
	require.Equal(t, "the total is 10", report.Last.Effects[1].Text)
}

// TestWhatIsWrong has every way in which a well-formed record can be wrong, with the kind and the whole message.
func TestWhatIsWrong(t *testing.T) {
	opts := transcript.Options{Files: fstest.MapFS{
		"low.json":     {Data: []byte("{\n\"total\": 3}")},
		"high.json":    {Data: []byte(`{"total": 13}`)},
		"broken.json":  {Data: []byte("{\n\"total\": 3,\n}")},
		"sub/low.json": {Data: []byte(`{"total": 3}`)},
	}}
	for name, row := range map[string]struct {
		text string
		kind transcript.Kind
		exit int
		want string
	}{
		"an action that is not legal": {with("bob: add 3", "bob: add 4"), transcript.IllegalAction, 1,
			`x.yard:9: "bob: add 4" is not legal here: CT-ADD-01: one adds 1 to 3`},
		"one that rests on a ruling": {with("---", "---\nchance: roll 2*1\nann: add 3\nbob: add 3\nann: add 3"), transcript.IllegalAction,
			1,
			`x.yard:8: "ann: add 3" is not legal here: CT-ADD-02 with CT-R-overshoot: the total would pass 10`},
		"a forged outcome of chance": {with("chance: roll 1*1", "chance: roll 7*1"), transcript.ForgedChance, 1,
			`x.yard:5: "chance: roll 7*1" cannot happen here: CT-ROLL-01: the die shows 0 to 2`},
		"an action out of turn": {with("bob: add 3", "ann: add 3"), transcript.OutOfTurn, 1,
			`x.yard:9: "ann: add 3" is out of turn, bob decides here: CT-TURN-01: bob is to act`},
		"chance out of turn": {with("bob: add 3", "chance: roll 1*1"), transcript.OutOfTurn, 1,
			`x.yard:9: "chance: roll 1*1" is out of turn, bob decides here: CT-TURN-01: bob is to act`},
		"a wrong effect": {with("> the total is 4     [CT-ADD-02 CT-GOAL-01]", "> the total is 5 [CT-ADD-02 CT-GOAL-01]"),
			transcript.EffectDiffers, 1,
			`x.yard:8: the record has the effect "the total is 5" [CT-ADD-02 CT-GOAL-01], the game has "the total is 4" [CT-ADD-02 ` +
				`CT-GOAL-01]`},
		"an effect on wrong clauses": {with("> the total is 4     [CT-ADD-02 CT-GOAL-01]", "> the total is 4 [CT-ADD-02]"),
			transcript.EffectDiffers, 1,
			`x.yard:8: the record has the effect "the total is 4" [CT-ADD-02], the game has "the total is 4" [CT-ADD-02 CT-GOAL-01]`},
		"effects out of order": {with("> ann adds 3         [CT-ADD-01]", "> the total is 4"), transcript.EffectDiffers, 1,
			`x.yard:7: the record has the effect "the total is 4", the game has "ann adds 3" [CT-ADD-01]`},
		"one effect twice": {with("> the total is 4     [CT-ADD-02 CT-GOAL-01]", "> the total is 4\n> ann adds 3"),
			transcript.EffectDiffers, 1, `x.yard:9: the record has the effect "ann adds 3" [CT-ADD-01] here, the game has it earlier`},
		"one effect too many": {with("chance: roll 1*1", "chance: roll 1*1\n> the die rolls"), transcript.EffectDiffers, 1,
			`x.yard:6: the record has the effect "the die rolls", the game has no more effects here`},
		"a wrong number of legal actions": {with("chance: roll 1*1", "= 4 0123456789ab"), transcript.LegalDiffers, 1,
			`x.yard:5: the record has 4 legal actions here, the game has 3`},
		"a wrong digest": {with("chance: roll 1*1", "= 3 0123456789ab"), transcript.PositionDiffers, 1,
			`x.yard:5: the record has a position with the digest 0123456789ab here, the game's has ` +
				transcript.Digest([]byte(`{"total":0,"turn":0}`)) + `; look between this mark and the one before`},
		"a wrong result": {with("result ann 10, bob 0", "result ann 10, bob 1"), transcript.ResultDiffers, 1,
			`x.yard:12: the record has the result ann 10, bob 1, the game has ann 10, bob 0`},
		"a wrong winner": {with("winner ann", "winner bob ann"), transcript.WinnerDiffers, 1,
			`x.yard:13: the record has "winner bob ann", the game has "winner ann"`},
		"another winner": {with("winner ann", "winner bob"), transcript.WinnerDiffers, 1,
			`x.yard:13: the record has "winner bob", the game has "winner ann"`},
		"no winner": {with("winner ann", "winner none"), transcript.WinnerDiffers, 1,
			`x.yard:13: the record has "winner none", the game has "winner ann"`},
		"an unknown seat": {with("bob: add 3", "bub: add 3"), transcript.UnknownSeat, 2,
			`x.yard:9: nobody called "bub" plays here; the seats are ann, bob and chance; did you mean "bob"?`},
		"a quite unknown seat": {with("bob: add 3", "zacharias: add 3"), transcript.UnknownSeat, 2,
			`x.yard:9: nobody called "zacharias" plays here; the seats are ann, bob and chance`},
		"an unknown seat in the result": {with("result ann 10, bob 0", "result ann 10, bub 0"), transcript.UnknownSeat, 2,
			`x.yard:12: nobody called "bub" plays here; the seats are ann, bob and chance; did you mean "bob"?`},
		"an unknown winner": {with("winner ann", "winner anne"), transcript.UnknownSeat, 2,
			`x.yard:13: nobody called "anne" plays here; the seats are ann, bob and chance; did you mean "ann"?`},
		"a seat without a score": {with("result ann 10, bob 0", "result ann 10"), transcript.UnreadTail, 2,
			`x.yard:12: the result has no score of bob; write every seat with its score`},
		"a misspelt action": {with("bob: add 3", "bob: ad 3"), transcript.UnknownAction, 2,
			`x.yard:9: "ad 3" is not an action: an action is "add N" or "roll N*1"; did you mean "add 3"?`},
		"another spelling of a legal action": {with("bob: add 3", "bob: ADD  3"), transcript.UnknownAction, 2,
			`x.yard:9: "ADD  3" is not spelt as the game spells it; write "add 3"`},
		"another spelling of an outcome": {with("chance: roll 1*1", "chance: roll 1"), transcript.UnknownAction, 2,
			`x.yard:5: "roll 1" is not spelt as the game spells it; write "roll 1*1"`},
		"another spelling of an action that is not legal": {with("bob: add 3", "bob: add 4,"), transcript.UnknownAction, 2,
			`x.yard:9: "add 4," is not spelt as the game spells it; write "add 4"`},
		"a spelling that the game corrects": {with("bob: add 3", "bob: subtract -3"), transcript.UnknownAction, 2,
			`x.yard:9: "subtract -3" is not spelt as the game spells it; write "add 3"`},
		"a spelling that the game corrects, of an action that is not legal": {with("bob: add 3", "bob: subtract -5"),
			transcript.UnknownAction, 2,
			`x.yard:9: "subtract -5" is not spelt as the game spells it; write "add 5"`},
		"no action at all": {with("bob: add 3", "bob: resign in disgust"), transcript.UnknownAction, 2,
			`x.yard:9: "resign in disgust" is not an action: an action is "add N" or "roll N*1"; legal there are "add 1", "add 2", "add 3"`},
		"no action at all, at the start": {with("chance: roll 1*1", "bob: resign\nchance: roll 1*1"), transcript.UnknownAction, 2,
			`x.yard:5: "resign" is not an action: an action is "add N" or "roll N*1"; chance decides there: a record without a position begins with the set-up`},
		"an unknown ruling": {with("---", "ruling undershoot=any\n---"), transcript.SetupUnread, 2,
			`x.yard:4: ruling "undershoot" is not an open question; there are: overshoot`},
		"an unknown option": {with("---", "ruling overshoot=some\n---"), transcript.SetupUnread, 2,
			`x.yard:4: ruling "overshoot": option "some" is not one of its options; there are: any, exact`},
		"the second of two rulings": {with("---", "ruling overshoot=any\nruling undershoot=any\n---"), transcript.SetupUnread, 2,
			`x.yard:5: ruling "undershoot" is not an open question; there are: overshoot`},
		"too many seats": {with("seats ann bob", "seats ann bob cid dan eve"), transcript.SetupRefused, 2,
			`x.yard:3: CT-SEATS-01: at most four can count`},
		"an impossible position": {with("---", "position {\"total\": 13}\n---"), transcript.PositionRefused, 2,
			`x.yard:4: CT-GOAL-02: a total of 13 is past 10`},
		"an unreadable position": {with("---", "position {\"total\": \"three\"}\n---"), transcript.PositionUnread, 2,
			`x.yard:4: total: want a whole number`},
		"an impossible position in a file": {with("---", "position high.json\n---"), transcript.PositionRefused, 2,
			`x.yard:4: CT-GOAL-02: a total of 13 is past 10`},
		"a position file that is missing": {with("---", "position no.json\n---"), transcript.PositionUnread, 2,
			`x.yard:4: the position file "no.json" cannot be read: there is no such file; check its name and folder`},
		"a position file that is a folder": {with("---", "position sub\n---"), transcript.PositionUnread, 2,
			`x.yard:4: the position file "sub" cannot be read: this is a folder; name a file in it`},
		"a position file elsewhere": {with("---", "position ../low.json\n---"), transcript.PositionUnread, 2,
			`x.yard:4: the position file "../low.json" cannot be read: a position file has to be in the folder of the record or below; ` +
				`write its path from there, without leaving it`},
		"a position file at the root": {with("---", "position /low.json\n---"), transcript.PositionUnread, 2,
			`x.yard:4: the position file "/low.json" cannot be read: a position file has to be in the folder of the record or below; ` +
				`write its path from there, without leaving it`},
		"a position file that is not JSON": {with("---", "position broken.json\n---"), transcript.PositionUnread, 2,
			`x.yard:4: the position file "broken.json" cannot be read: line 3: there is a comma before the ` +
				`closing brace`},
		"missing components": {with("---", "components 0123456789ab\n---"), transcript.ComponentsDiffer, 2,
			`x.yard:4: the record was played with the owner's component file 0123456789ab; give that file as well`},
	} {
		t.Run(name, func(t *testing.T) {
			report := replay(t, row.text, opts)
			require.NotNil(t, report.Finding)
			require.EqualError(t, report.Finding, row.want)
			require.Equal(t, row.kind, report.Finding.Kind)
			require.Equal(t, row.exit, report.Finding.Kind.Exit())
		})
	}
}

func TestADecisionAfterTheEnd(t *testing.T) {
	report := replay(t, `yardstick 1
game counting
seats ann bob
position {"total": 10, "turn": 1}
---
bob: add 1
`, transcript.Options{})
	require.EqualError(t, report.Finding, `x.yard:6: "bob: add 1" comes after the end of the game: CT-GOAL-01: the game is over`)
	require.Equal(t, transcript.AfterEnd, report.Finding.Kind)
	require.Equal(t, 1, report.Finding.Kind.Exit())
	require.Equal(t, []string{"ann"}, report.Turn.Winners)
}

func TestTheEndIsClaimedTooEarly(t *testing.T) {
	const begun = "yardstick 1\ngame counting\nseats ann bob\n---\nchance: roll 1*1\n---\n"
	for claim, want := range map[string]string{
		"result ann 0, bob 0": `x.yard:7: the game is not over, ann decides; play on or leave out the line "result"`,
		"winner none":         `x.yard:7: the game is not over, ann decides; play on or leave out the line "winner"`,
		"winner none\nresult ann 0, bob 0": `x.yard:7: the game is not over, ann decides; play on or leave out the line ` +
			`"winner"`,
	} {
		report := replay(t, begun+claim, transcript.Options{})
		require.EqualError(t, report.Finding, want)
		require.Equal(t, transcript.EarlyEnd, report.Finding.Kind)
		require.Equal(t, 1, report.Finding.Kind.Exit())
	}
}

func TestAFindingSaysWhatWouldHaveBeenLegal(t *testing.T) {
	report := replay(t, with("bob: add 3", "bob: add 4"), transcript.Options{})
	f := report.Finding
	require.Equal(t, 2, report.Decisions)
	require.Equal(t, 2, f.Decision)
	require.Equal(t, []engine.Choice{{Action: "add 1"}, {Action: "add 2"}, {Action: "add 3"}}, report.Legal)
	require.Equal(t, "bob", report.Turn.Actor)
	require.Equal(t, &engine.Violation{Clause: "CT-ADD-01", Action: "add 4", Reason: "one adds 1 to 3"}, f.Violation)
	var v *engine.Violation
	require.ErrorAs(t, f, &v)
}

func TestAWrongEffectSaysWhatTheTrueOneRestsOn(t *testing.T) {
	report := replay(t, with("> the total is 4     [CT-ADD-02 CT-GOAL-01]", "> the total is 5"), transcript.Options{})
	require.Equal(t, []engine.Clause{"CT-ADD-02", "CT-GOAL-01"}, report.Finding.Rests)
	require.Empty(t, report.Finding.Refusal().Clause, "it is none of them more than another")
	require.Equal(t, "ann", report.Finding.Actor)
	require.Equal(t, "add 3", report.Finding.Action)
	report = replay(t, with("> the total is 4     [CT-ADD-02 CT-GOAL-01]", "> the total is 4 [CT-ADD-02 CT-ROLL-01]"), transcript.Options{})
	require.Equal(t, []engine.Clause{"CT-GOAL-01"}, report.Finding.Rests, "the citation that differs")
	report = replay(t, with("> the total is 4     [CT-ADD-02 CT-GOAL-01]", "> the total is 4 [CT-GOAL-01 CT-ADD-02]"), transcript.Options{})
	require.Nil(t, report.Finding, "the order means nothing")
	report = replay(t, with("> the total is 4     [CT-ADD-02 CT-GOAL-01]", "> the total is 4 []"), transcript.Options{})
	require.Nil(t, report.Finding, "nothing is said of clauses")
	report = replay(t, with("> the total is 4     [CT-ADD-02 CT-GOAL-01]", "> the total is 4 [CT-ADD-02 CT-ADD-02]"), transcript.Options{})
	require.Equal(t, []engine.Clause{"CT-GOAL-01"}, report.Finding.Rests, "one is not told twice for the other")
}

func TestAWrongEndSaysWhatTheTrueOneRestsOn(t *testing.T) {
	for _, change := range [][2]string{{"winner ann", "winner bob"}, {"result ann 10, bob 0", "result ann 10, bob 1"}} {
		report := replay(t, with(change[0], change[1]), transcript.Options{})
		require.Equal(t, []engine.Clause{"CT-ADD-02", "CT-GOAL-01"}, report.Finding.Rests, change[1])
	}
}

// A false effect is held against what it is about, also where as many effects are claimed as happened: here the total, and not the turn.
func TestAFalseEffectIsHeldAgainstTheOneItIsAbout(t *testing.T) {
	text := strings.Replace(with("> ann adds 3         [CT-ADD-01]", "> 5 is the total now"), "> the total is 4     [CT-ADD-02 CT-GOAL-01]", "> ann adds 2", 1)
	report := replay(t, text, transcript.Options{})
	require.Equal(t, []engine.Clause{"CT-ADD-02", "CT-GOAL-01"}, report.Finding.Rests)
	require.ErrorContains(t, report.Finding, `the record has the effect "5 is the total now", the game has "the total is 4"`)
}

// TestLoadedIsCalledWithEveryPosition: with that of the header, before the first decision.
func TestLoadedIsCalledWithEveryPosition(t *testing.T) {
	var seen []string
	text := with("---", "position {\"total\":0}\n---")
	replay(t, text, transcript.Options{Loaded: func(position json.RawMessage) { seen = append(seen, string(position)) }})
	require.Equal(t, []string{`{"total":0}`}, seen)
}

// Effects written by hand need not cite clauses; a clause that is cited has to be the right one.
func TestAnEffectNeedsNoClauses(t *testing.T) {
	require.Nil(t, replay(t, with("> the total is 4     [CT-ADD-02 CT-GOAL-01]", "> the total is 4"), transcript.Options{}).Finding)
	require.NotNil(t, replay(t, with("> the total is 4     [CT-ADD-02 CT-GOAL-01]", "> the total is 4     [CT-ADD-01]"),
		transcript.Options{}).Finding)
}

func TestMarksThatHold(t *testing.T) {
	digest := transcript.Digest([]byte(`{"total":4,"turn":1}`))
	require.Nil(t, replay(t, with("bob: add 3", "= 3 "+digest+"\nbob: add 3"), transcript.Options{}).Finding)
	wrong := with("bob: add 3", "= 4 "+digest+"\nbob: add 3")
	require.NotNil(t, replay(t, wrong, transcript.Options{}).Finding)
	require.Nil(t, replay(t, wrong, transcript.Options{IgnoreMarks: true}).Finding)
}

func TestPositionFiles(t *testing.T) {
	const text = "yardstick 1\ngame counting\nseats ann bob\nposition sub/seven.json\n---\nbob: add 3\n---\nwinner bob\n"
	files := fstest.MapFS{"sub/seven.json": {Data: []byte("{\"total\": 7,\n \"turn\": 1}")}}
	require.Nil(t, replay(t, text, transcript.Options{Files: files}).Finding)
	require.EqualError(t, replay(t, text, transcript.Options{}).Finding, `x.yard:4: the position file "sub/seven.json" cannot be read: `+
		`this record has no folder; write the document itself after the word position`)
}

// TestPositionFilesStayInside: a link out of the folder of the record is not followed.
func TestPositionFilesStayInside(t *testing.T) {
	dir := t.TempDir()
	require.NoError(t, os.WriteFile(dir+"/secret.json", []byte(`{"total": 7}`), 0o600))
	require.NoError(t, os.Mkdir(dir+"/records", 0o700))
	require.NoError(t, os.Symlink("../secret.json", dir+"/records/link.json"))
	root, err := os.OpenRoot(dir + "/records")
	require.NoError(t, err)
	defer root.Close()
	report := replay(t, with("---", "position link.json\n---"), transcript.Options{Files: root.FS()})
	require.Equal(t, transcript.PositionUnread, report.Finding.Kind)
	require.NotErrorIs(t, report.Finding, fs.ErrNotExist)
}

func TestComponents(t *testing.T) {
	own := []byte("goal: 10\n")
	digest := transcript.Digest(own)
	record := with("---", "components "+digest+"\n---")
	require.Nil(t, replay(t, record, transcript.Options{Components: own}).Finding)
	for want, row := range map[string]struct{ text, components string }{
		`x.yard:4: the record was played with the component file ` + digest + `, not with 01ba4719c80b; give the file it names`: {record,
			"\n"},
		`x.yard:2: the record was played with the game's own components; leave the component file out, or add the line "components ` +
			`01ba4719c80b"`: {
			countingRecord, "\n"},
		`x.yard:4: line 1: goal: the goal is 10`: {with("---", "components 01ba4719c80b\n---"), "\n"},
	} {
		require.EqualError(t, replay(t, row.text, transcript.Options{Components: []byte(row.components)}).Finding, want)
	}
}

func TestEachIsCalledWithEveryDecision(t *testing.T) {
	var seen []string
	replay(t, with("ann: add 3", "ann: add 4"), transcript.Options{Each: func(d *transcript.Decision, out engine.Outcome) {
		if d == nil {
			seen = append(seen, "start "+string(out.Cited[0]))
			return
		}
		seen = append(seen, d.String())
	}})
	require.Equal(t, []string{"start CT-SEATS-01", "chance: roll 1*1"}, seen)
}

func TestAnEngineThatFailsIsNotAFinding(t *testing.T) {
	marked := with("chance: roll 1*1", "chance: roll 1*1\n= 3 "+transcript.Digest([]byte(`{"total":1,"turn":0}`)))
	for method, text := range map[string]string{
		"Turn": countingRecord, "Legal": marked, "Position": marked,
	} {
		_, err := transcript.Replay(t.Context(), parse(t, text), &counting{fails: method}, transcript.Options{})
		require.ErrorIs(t, err, errBroken, method)
		require.ErrorContains(t, err, ": the engine failed: ", method)
	}
	for method, line := range map[string]string{"Turn": "bob: add 4", "Legal": "bob: add four"} {
		_, err := transcript.Replay(t.Context(), parse(t, with("bob: add 3", line)), &counting{fails: method}, transcript.Options{})
		require.ErrorIs(t, err, errBroken, method)
	}
	report, err := transcript.Replay(t.Context(), parse(t, countingRecord), &counting{fails: "Start"}, transcript.Options{})
	require.NoError(t, err)
	require.ErrorIs(t, report.Finding, errBroken)
}

func TestReplayCanBeCancelled(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	_, err := transcript.Replay(ctx, parse(t, countingRecord), &counting{}, transcript.Options{})
	require.ErrorIs(t, err, context.Canceled)
}

func TestAnUnknownGameHasItsLine(t *testing.T) {
	cause := errors.New(`unknown game "counting": the games are chess`)
	var f *transcript.Finding
	_, err := parse(t, countingRecord).Of(func(string) (rulebook.Entry, error) { return rulebook.Entry{}, cause })
	require.ErrorAs(t, err, &f)
	require.EqualError(t, f, `x.yard:2: unknown game "counting": the games are chess`)
	require.ErrorIs(t, f, cause)
	require.Equal(t, 2, f.Kind.Exit())
}

func TestCut(t *testing.T) {
	record := parse(t, countingRecord)
	cut, err := record.Cut(2)
	require.NoError(t, err)
	require.Len(t, cut.Decisions, 2)
	require.Nil(t, cut.Winner)
	require.Nil(t, cut.Result)
	for _, n := range []int{-1, 5} {
		_, err = record.Cut(n)
		require.ErrorContains(t, err, "the record has 4, so choose a number from 0 to 4")
	}
}

func TestKindsHaveNames(t *testing.T) {
	for k := transcript.IllegalAction; k <= transcript.PositionUnread; k++ {
		text, err := k.MarshalText()
		require.NoError(t, err)
		require.NotContains(t, string(text), "kind ")
		require.Equal(t, k < transcript.UnknownSeat, k.Readable())
	}
	require.Equal(t, "kind 0", transcript.Kind(0).String())
}

// An engine that refuses what it lists as legal has failed; its action is no misspelling of itself.
func TestAnEngineThatDoesNotPlayWhatIsLegal(t *testing.T) {
	_, err := transcript.Replay(t.Context(), parse(t, countingRecord), &counting{fails: "Play"}, transcript.Options{})
	require.ErrorIs(t, err, errBroken)
	require.ErrorContains(t, err, `x.yard:5: the engine failed: it does not play "roll 1*1", which is an action of the game: `)
}

package judge_test

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
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/judge"
	"github.com/yardstick-rules/yardstick/engine/judge/hinge"
	"github.com/yardstick-rules/yardstick/engine/judge/verdict"
	"github.com/yardstick-rules/yardstick/engine/transcript"
	"github.com/yardstick-rules/yardstick/engine/yardmaster"
	"github.com/yardstick-rules/yardstick/golden"
)

// disputed is a turn of ann's: coal-4 waits in her sorting yard and fits the end of her train.
const disputed = `yardstick 1
game yardmaster
seats ann bob
position {"phase": "turn", "turn": 3, "player": "ann", "start": "ann", "arrival-yard": ["oil-1", "coal-1", "timber-1", "livestock-1"], "discard-pile": ["automobile"], "players": [{"name": "ann", "token": "timber", "hand": {"coal": 2}, "train": ["coal-2"], "sorting-yard": {"coal-4": 1}}, {"name": "bob", "token": "livestock", "train": []}]}
---
`

// recordIn is the record in a file of a folder.
func recordIn(t *testing.T, folder fs.FS, file string) *transcript.Transcript {
	text, err := fs.ReadFile(folder, file)
	require.NoError(t, err)
	record, err := transcript.Parse(file, text)
	require.NoError(t, err)
	return record
}

func parse(t *testing.T, text string) *transcript.Transcript {
	t.Helper()
	record, err := transcript.Parse("x.yard", []byte(text))
	require.NoError(t, err)
	return record
}

func verdictOn(t *testing.T, text string) *judge.Verdict {
	t.Helper()
	v, err := judgedOf(t.Context(), parse(t, text), judge.Options{})
	require.NoError(t, err)
	return v
}

// judgedOf judges a record of the game that the options name, or of the one with its name.
func judgedOf(ctx context.Context, t *transcript.Transcript, opts judge.Options) (v *judge.Verdict, err error) {
	if opts.Game.Game == nil {
		if opts.Game, err = t.Of(games.Find); err != nil {
			return nil, err
		}
	}
	return judge.Judge(ctx, t, opts)
}

// Nobody guesses the game.
func TestAGameIsNeeded(t *testing.T) {
	_, err := judge.Judge(t.Context(), parse(t, disputed+"ann: done\n"), judge.Options{})
	require.EqualError(t, err, "judging a record: Options.Game is empty; set it to the game that the record names")
}

func TestAnIllegalMoveIsOverruled(t *testing.T) {
	v := verdictOn(t, disputed+"ann: load coal-4\n")
	require.False(t, v.Upheld)
	require.Equal(t, "x.yard", v.File)
	require.Equal(t, "yardmaster", v.Game)
	require.Equal(t, 6, v.Line)
	require.Equal(t, "illegal action", v.Kind)
	require.Equal(t, "ann", v.Actor)
	require.Equal(t, "load coal-4", v.Action)
	require.Equal(t, yardmaster.Yard04, v.Clause)
	require.Equal(t, "YM-R-yard-timing", v.Question)
	require.NotEmpty(t, v.Reason)
	require.Equal(t, yardmaster.Book().Clause("YM-YARD-04").Says, v.ClauseSays)
	require.Equal(t, yardmaster.Book().Clause("YM-YARD-04").At, v.ClauseAt)
	require.Contains(t, v.Legal, "buy coal-1 pay coal*1")
	require.NotContains(t, v.Legal, "load coal-4")
	require.Equal(t, "ann", v.Turn.Actor)
	require.Zero(t, v.Decisions)
	require.Contains(t, v.Touched, verdict.Question{ID: "YM-R-yard-timing",
		Asks: yardmaster.Book().Question("yard-timing").Asks, Option: "same-turn"})
	require.Equal(t, []string{"YM-R-yard-timing=any-time: upheld"}, hinges(v))
}

func TestAMoveThatStandsUnderOneReadingOnly(t *testing.T) {
	const moved = "ann: buy coal-1 pay coal*1\nchance: refill coal-1\nann: draw deck\nchance: draw oil\nann: load coal-4\n"
	v := verdictOn(t, disputed+moved)
	require.True(t, v.Upheld)
	require.Equal(t, 10, v.Line)
	require.Empty(t, v.Legal)
	require.Equal(t, 5, v.Decisions)
	require.Equal(t, []string{"YM-R-yard-timing=right-after: line 10, YM-YARD-04"}, hinges(v))
	require.NotEmpty(t, v.Others.Hinges[0].Reason)
	q := yardmaster.Book().Question("yard-timing")
	require.Equal(t, hinge.Other{Answer: verdict.Answer{Question: "YM-R-yard-timing", Option: "right-after"}, Asks: q.Asks, WhyOpen: "ambiguous", Says: q.Options[1].Says,
		InForce: "same-turn", InForceSays: q.Options[0].Says, Default: "same-turn", Because: q.Because}, v.Others.Hinges[0].Answers[0])

	v = verdictOn(t, strings.Replace(disputed, "---", "ruling yard-timing=right-after\n---", 1)+moved)
	require.False(t, v.Upheld)
	require.Contains(t, v.Touched, verdict.Question{ID: "YM-R-yard-timing",
		Asks: yardmaster.Book().Question("yard-timing").Asks, Option: "right-after"})
	require.Equal(t, []string{"YM-R-yard-timing=same-turn: upheld", "YM-R-yard-timing=any-time: upheld"}, hinges(v))
	require.Equal(t, "right-after", v.Others.Hinges[0].Answers[0].InForce)
}

// TestAnIndisputableMove hinges on nothing: no answer makes a railcar fit that does not.
func TestAnIndisputableMove(t *testing.T) {
	v := verdictOn(t, disputed+"ann: buy oil-1 pay coal*1\n")
	require.False(t, v.Upheld)
	require.Equal(t, yardmaster.Xch02, v.Clause)
	require.Empty(t, v.Others.Hinges)
	require.False(t, v.Others.Depends)
	require.NotEmpty(t, v.Touched)
}

// TestMarksBindOneReading: a mark is no reason to overrule the record under another one.
func TestMarksBindOneReading(t *testing.T) {
	start := parse(t, disputed)
	subject := &engine.Local{Game: yardmaster.New()}
	_, err := subject.Start(start.Start())
	require.NoError(t, err)
	mark, err := transcript.MarkOf(subject)
	require.NoError(t, err)
	v := verdictOn(t, disputed+mark.String()+"\nann: draw deck\nchance: draw oil\n")
	require.True(t, v.Upheld)
	require.Empty(t, v.Others.Hinges)
	require.False(t, v.Others.Depends)

	v = verdictOn(t, disputed+"= 99 "+mark.Digest+"\n")
	require.False(t, v.Upheld)
	require.Equal(t, "legal actions differ", v.Kind)
	require.Empty(t, v.Clause)
	require.Contains(t, v.Reason, "the record has 99 legal actions here")
}

func TestAWrongEffectIsOverruledByItsClause(t *testing.T) {
	v := verdictOn(t, disputed+"ann: buy coal-1 pay coal*1\n  > ann pays nothing [YM-CARD-06]\n")
	require.False(t, v.Upheld)
	require.Equal(t, 7, v.Line)
	require.Equal(t, "effect differs", v.Kind)
	require.Equal(t, "buy coal-1 pay coal*1", v.Action)
	require.Empty(t, v.Legal)
	require.Empty(t, v.Clause, "which of them the claim breaks only a reader can tell")
	says := func(id string) verdict.Clause {
		c := yardmaster.Book().Clause(id)
		return verdict.Clause{ID: c.ID, Says: c.Says, At: c.At}
	}
	require.Equal(t, []verdict.Clause{says("YM-BUY-04"), says("YM-BUY-05")}, v.Clauses)
	require.Contains(t, v.Answer().Text(), "\n  The record has the effect ")
	require.Contains(t, v.Answer().Text(), "\nrule: YM-BUY-05: "+v.Clauses[1].Says+"\n")
}

func TestTheFragmentIsUpheld(t *testing.T) {
	text, err := os.ReadFile("../transcript/testdata/fragment.yard")
	require.NoError(t, err)
	v := verdictOn(t, string(text))
	require.True(t, v.Upheld)
	require.Equal(t, 45, v.Decisions)
	// Ann plays Pay 1 Less with one action left, bob Plus 1 Action with none left, and that is not the last decision.
	require.Contains(t, v.Others.Parted, hinge.Parted{
		Answer: verdict.Answer{Question: "YM-R-bonus-after-last-action", Option: "turn-is-over"}, Line: 40})
}

// TestWhatCannotBeRead gives no verdict but an error with its line.
func TestWhatCannotBeRead(t *testing.T) {
	for name, row := range map[string]struct{ text, want string }{
		"an unknown game": {strings.Replace(disputed, "yardmaster", "chess", 1), `x.yard:2: unknown game "chess": the games are `},
		"an unknown seat": {disputed + "eve: draw deck\n",
			`x.yard:6: nobody called "eve" plays here; the seats are ann, bob and chance`},
		"another spelling": {disputed + "ann: draw  deck\n",
			`x.yard:6: "draw  deck" is not spelt as the game spells it; write "draw deck"`},
		"an unknown ruling": {strings.Replace(disputed, "---", "ruling yard-time=any-time\n---", 1),
			`x.yard:5: ruling "yard-time" is not an open question of Yardmaster, did you mean "yard-timing"?`},
		"an unknown option": {strings.Replace(disputed, "---", "ruling yard-timing=never\n---", 1),
			`x.yard:5: ruling "yard-timing" has no option "never"; there are: same-turn, right-after, any-time`},
		"thirteen coal cards": {strings.Replace(disputed, `"coal": 2`, `"coal": 13`, 1),
			"x.yard:4: position: ann's hand: YM-CONT-04: 13 coal"},
		"six seats": {strings.Replace(disputed[:strings.Index(disputed, "position")], "bob", "bob cid dan eve fay", 1) + "---\n",
			"x.yard:3: YM-OBJ-01: "},
	} {
		t.Run(name, func(t *testing.T) {
			_, err := judgedOf(t.Context(), parse(t, row.text), judge.Options{})
			require.ErrorContains(t, err, row.want)
			require.NotContains(t, err.Error(), "\n")
			var f *transcript.Finding
			require.ErrorAs(t, err, &f)
			require.Equal(t, 2, f.Kind.Exit())
		})
	}
}

func TestPositionFilesAndComponentsAreHandedOn(t *testing.T) {
	record := parse(t, disputed+"ann: load coal-4\n")
	files := fstest.MapFS{"turn.json": {Data: record.Position}}
	record.Position, record.PositionFile = nil, "turn.json"
	v, err := judgedOf(t.Context(), record, judge.Options{Files: files})
	require.NoError(t, err)
	require.Equal(t, yardmaster.Yard04, v.Clause)
	_, err = judgedOf(t.Context(), record, judge.Options{Files: files, Components: []byte("{}")})
	require.ErrorContains(t, err, "the record was played with the game's own components")
}

// broken is an engine that does not answer.
type broken struct{ engine.Local }

var errBroken = errors.New("the pipe is broken")

func (*broken) Turn() (engine.Turn, error) { return engine.Turn{}, errBroken }

func TestAnotherEngineIsAsked(t *testing.T) {
	record := parse(t, disputed+"ann: load coal-4\n")
	_, err := judgedOf(t.Context(), record, judge.Options{Subject: func(game engine.Game) (engine.Subject, error) {
		return &broken{engine.Local{Game: game}}, nil
	}})
	require.ErrorIs(t, err, errBroken)
	_, err = judgedOf(t.Context(), record, judge.Options{Subject: func(engine.Game) (engine.Subject, error) { return nil, errBroken }})
	require.ErrorIs(t, err, errBroken)
}

// A game that is not listed is judged if the caller supplies it.
func TestTheCallerMaySupplyTheGame(t *testing.T) {
	var brought string
	subject := func(game engine.Game) (engine.Subject, error) {
		brought = game.Name()
		return nil, errBroken
	}
	record := parse(t, strings.Replace(disputed, "game yardmaster", "game homemade", 1)+"ann: load coal-4\n")
	_, err := judgedOf(t.Context(), record, judge.Options{Subject: subject})
	var unknown *transcript.Finding
	require.ErrorAs(t, err, &unknown)
	require.Equal(t, transcript.UnknownGame, unknown.Kind)
	require.Empty(t, brought)
	_, err = judgedOf(t.Context(), record, judge.Options{Subject: subject, Game: games.All()[0]})
	require.ErrorIs(t, err, errBroken)
	require.Equal(t, games.All()[0].Name(), brought)
}

func TestJudgeCanBeCancelled(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	_, err := judgedOf(ctx, parse(t, disputed+"ann: load coal-4\n"), judge.Options{})
	require.ErrorIs(t, err, context.Canceled)
}

func TestTheJSONOfAVerdict(t *testing.T) {
	text, err := json.Marshal(verdictOn(t, disputed+"ann: load coal-4\n"))
	require.NoError(t, err)
	var keys map[string]json.RawMessage
	require.NoError(t, json.Unmarshal(text, &keys))
	var names []string
	for name := range keys {
		names = append(names, name)
	}
	require.ElementsMatch(t, []string{"file", "game", "title", "edition", "answers", "upheld", "decision", "line", "kind", "actor", "action",
		"clause", "clause-says", "clause-at", "question", "reason", "legal", "remedy", "cited", "effects", "consulted", "filled", "decisions", "turn", "touched",
		"other-answers"}, names)
}

// Verdicts on logs depend on two questions of Frontier: where logs that reach the stock basin lie, and whether a drive says whose logs go.
func TestVerdictsOnLogsDepend(t *testing.T) {
	for _, row := range []struct {
		law, decisions string
		upheld         bool
		want           string
	}{
		{"a log that came ashore can be sold", "p1: drive basin-2 1\np1: sell log*1 ship\n", true,
			"FR-R-stock-arrival=worker-carries: line 7, FR-GEN-13"},
		{"a log that came ashore cannot be driven on", "p1: drive basin-2 1\np1: drive basin-3 1\n", false,
			"FR-R-stock-arrival=worker-carries: upheld"},
	} {
		v := verdictOn(t, river+row.decisions)
		require.Equal(t, row.upheld, v.Upheld, row.law)
		require.Contains(t, hinges(v), row.want, row.law)
	}
}

// TestAnEarlyEndNamesWhatItHangsOn: the game goes on because of an answer, and the clauses that need the answer are shown.
func TestAnEarlyEndNamesWhatItHangsOn(t *testing.T) {
	text, err := fs.ReadFile(golden.Files, "precedents/twelve-or-thirteen.golden")
	require.NoError(t, err)
	v := verdictOn(t, string(text))
	require.Equal(t, "early end", v.Kind)
	require.Equal(t, "FR-R-rounds", v.Question)
	require.Equal(t, []engine.Clause{"FR-GOAL-02", "FR-GOAL-03", "FR-GOAL-07"}, verdict.IDs(v.Clauses))

	v = verdictOn(t, disputed+purchase+"---\nwinner ann\n")
	require.Equal(t, "early end", v.Kind)
	require.Empty(t, v.Question, "no answer ends that game")
	require.Empty(t, v.Clauses)
}

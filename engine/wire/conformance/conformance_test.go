package conformance_test

import (
	"context"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/lockstep"
	"github.com/yardstick-rules/yardstick/engine/transcript"
	"github.com/yardstick-rules/yardstick/engine/wire/conformance"
)

func yardmaster(t *testing.T) games.Entry {
	entry, err := games.Find("yardmaster")
	require.NoError(t, err)
	return entry
}

// options try an engine with what takes little time.
func options(entry games.Entry, open func() (engine.Subject, error)) conformance.Options {
	return conformance.Options{Game: entry, Open: open, Walks: 12, Decisions: 150, Workers: 2,
		Kinds: []conformance.Kind{conformance.Precedents, conformance.Games, conformance.Walks}}
}

// TestTheGamesConform: every game of this module conforms to itself, and no clause is left out. In the short form the pinned games are
// those of one game: golden replays all of them.
func TestTheGamesConform(t *testing.T) {
	for i, entry := range games.All() {
		t.Run(entry.Name(), func(t *testing.T) {
			t.Parallel()
			opts := options(entry, func() (engine.Subject, error) { return &engine.Local{Game: entry.Game}, nil })
			switch {
			case !testing.Short():
				opts.Kinds, opts.Walks, opts.Decisions = nil, conformance.DefaultWalks, conformance.DefaultDecisions
			case i > 0:
				opts.Walks, opts.Kinds = 3, []conformance.Kind{conformance.Precedents, conformance.Walks}
			}
			report, err := conformance.Try(t.Context(), opts)
			require.NoError(t, err)
			assert.Empty(t, report.Kinds())
			assert.Equal(t, !testing.Short(), report.Conforms(), "a run of some kinds of trials never conforms")
			assert.Equal(t, engine.Cites, report.Level())
			for _, c := range report.Clauses {
				assert.True(t, testing.Short() || c.Passed > 0, "%s is tried", c.ID)
			}
		})
	}
}

// forgetful does not list the cheapest way to buy a railcar, and says that whoever asks for it is out of money.
type forgetful struct {
	engine.Local
	level engine.Level
}

func (f *forgetful) Offer() engine.Offer {
	return engine.Offer{Level: f.level, Start: true, Position: true, Views: true}
}

func (f *forgetful) Legal() ([]engine.Choice, engine.Outcome, error) {
	legal, out, err := f.Local.Legal()
	return slices.DeleteFunc(legal, func(c engine.Choice) bool { return strings.HasPrefix(c.Action, "buy ") }), out, err
}

// TestAFindingIsShownClauseByClause: a fault is counted at its level, on the clauses that it rests on, and shown by a short record that the
// judge upholds; below that level the engine conforms.
func TestAFindingIsShownClauseByClause(t *testing.T) {
	entry := yardmaster(t)
	report, err := conformance.Try(t.Context(), options(entry, func() (engine.Subject, error) {
		return &forgetful{Local: engine.Local{Game: entry.Game}, level: engine.Cites}, nil
	}))
	require.NoError(t, err)
	assert.Equal(t, engine.Scores, report.Level())
	kinds := report.Kinds()
	require.NotEmpty(t, kinds)
	for _, g := range kinds {
		assert.Equal(t, lockstep.Missing, g.Kind)
		assert.LessOrEqual(t, len(g.Game.Played), 40, "it was shrunk")
		text, err := g.Record(entry)
		require.NoError(t, err)
		record, err := transcript.Parse("shown.yard", []byte(text))
		require.NoError(t, err)
		found, err := transcript.Replay(t.Context(), record, &engine.Local{Game: entry.Game}, transcript.Options{})
		require.NoError(t, err)
		assert.Nil(t, found.Finding, "what is missing is legal")
		assert.Contains(t, text, "the engine: not")
	}
	failing := slices.DeleteFunc(slices.Clone(report.Clauses), func(c conformance.Clause) bool { return c.Failed[engine.Lists] == 0 })
	require.NotEmpty(t, failing)
	for _, c := range failing {
		assert.Equal(t, engine.Scores, c.Level(report.Offer.Level))
	}

	below, err := conformance.Try(t.Context(), options(entry, func() (engine.Subject, error) {
		return &forgetful{Local: engine.Local{Game: entry.Game}, level: engine.Scores}, nil
	}))
	require.NoError(t, err)
	assert.Empty(t, below.Kinds())
}

// TestKnownDeviations: a deviation that is listed is excused, and one that is listed wrongly is reported.
func TestKnownDeviations(t *testing.T) {
	entry := yardmaster(t)
	opts := options(entry, func() (engine.Subject, error) {
		return &forgetful{Local: engine.Local{Game: entry.Game}, level: engine.Cites}, nil
	})
	opts.Walks, opts.Kinds = 4, []conformance.Kind{conformance.Precedents, conformance.Walks}
	try := func() *conformance.Report {
		report, err := conformance.Try(t.Context(), opts)
		require.NoError(t, err)
		return report
	}
	report := try()
	_, err := report.WriteKnown(nil)
	require.EqualError(t, err, "this run was not complete, and the file would lose the entries of the trials left out; run every trial")
	report.Whole = true // so that it can be written
	text, err := report.WriteKnown(nil)
	require.NoError(t, err)
	require.True(t, strings.HasPrefix(text, "# Known deviations: trial, finding, reason.\n"))
	require.Equal(t, len(report.Kinds()), strings.Count(text, "\tnot said yet\n"), "one reason for each kind")
	require.Equal(t, strings.Count(text, "\n")-1-len(report.Kinds()), strings.Count(text, "\tas in "))
	known, err := conformance.ReadKnown(entry.Book, "known.tsv", text)
	require.NoError(t, err)
	require.NotEmpty(t, known)
	stale := report.Except(known)
	assert.Len(t, stale, len(known), "nobody has said why")
	assert.Equal(t, known[0].Trial+`: write the reason in place of "not said yet": `+known[0].Finding, stale[0])
	assert.False(t, report.Conforms())
	assert.Empty(t, report.Excused)
	for i := range known {
		known[i].Reason = "money is short"
	}

	require.NotEmpty(t, report.Suspects())
	assert.Empty(t, report.Except(known))
	assert.Empty(t, report.Suspects(), "what is known speaks against no clause")
	assert.Empty(t, report.Kinds())
	assert.True(t, report.Conforms())
	assert.Equal(t, known, report.Excused)
	assert.NotZero(t, report.Count(conformance.Precedents)[conformance.Excused])
	again, err := try().WriteKnown(known)
	require.Error(t, err)
	require.Empty(t, again)

	for want, k := range map[string]conformance.Known{
		"precedent none: there is no such trial":               {Trial: "precedent none", Finding: "x", Reason: "y"},
		known[0].Trial + ": this trial has another finding: x": {Trial: known[0].Trial, Finding: "x", Reason: "y"},
	} {
		assert.Equal(t, []string{want}, try().Except([]conformance.Known{k}))
	}
	for want, text := range map[string]string{
		"known.tsv:2: a line has a trial, a finding and a reason, separated by tabs":                                "\na b c\n",
		`known.tsv:2: the reason refers to "walk 3", but no line above contains that finding`:                       "walk 3\tmissing b\tc\nwalk 2\tscores b\tas in walk 3\n",
		"known.tsv:2: this finding of \"walk 1\" is listed above":                                                   "walk 1\tb\tc\nwalk 1\tb\td\n",
		`known.tsv:1: "nonsense" is no kind of trial; there are: clause, precedent, game, position, scenario, walk`: "nonsense\tb\tc\n",
		`known.tsv:1: yardmaster has no clause "YM-NOPE-01"`:                                                        "clause YM-NOPE-01\tmissing buy\tc\n",
		`known.tsv:1: "nonsense" is no kind of difference; there are: opening, turn, refused, accepted, scores, winners, missing, extra, odds, ` +
			"position, view, clause, effects, other": "clause YM-BUY-01\tnonsense\tc\n",
	} {
		_, err := conformance.ReadKnown(entry.Book, "known.tsv", text)
		require.EqualError(t, err, want)
	}
}

// gone is an engine that is not started any more.
type gone struct{ engine.Local }

func (*gone) Start(engine.Start) (engine.Outcome, error) { return engine.Outcome{}, engine.ErrNotRun }

// What was not run is counted in trials, scenario by scenario, with a reason for people: that somebody has stopped it, or what the engine is.
func TestWhatIsNotRunIsCounted(t *testing.T) {
	opts := options(yardmaster(t), func() (engine.Subject, error) { return &gone{engine.Local{Game: yardmaster(t).Game}}, nil })
	opts.Walks, opts.Kinds = 2, []conformance.Kind{conformance.Scenarios, conformance.Walks}
	all, err := conformance.Try(t.Context(), opts)
	require.NoError(t, err)
	for _, trial := range all.Trials {
		require.NotContains(t, trial.Why, "engine B")
	}
	require.ErrorContains(t, conformance.Check("yardmaster", opts.Open), "nothing failed, but not everything was tried; ")
	stopped, stop := context.WithCancel(t.Context())
	stop()
	none, err := conformance.Try(stopped, opts)
	require.NoError(t, err)
	require.Len(t, none.Trials, len(all.Trials))
	for i, trial := range none.Trials {
		require.Equal(t, all.Trials[i].Title(), trial.Title())
		require.Equal(t, conformance.NotRun, trial.Status)
		require.Equal(t, "the run was stopped before its end", trial.Why)
	}
}

// TestTheDoorForEnginesInGo: an engine that conforms passes, one that does not is told why, and one that plays other answers is not tried
// under these.
func TestTheDoorForEnginesInGo(t *testing.T) {
	require.EqualError(t, conformance.Check("chess", nil), "unknown game \"chess\": the games are "+names())
	if testing.Short() {
		t.Skip("seconds")
	}
	entry := yardmaster(t)
	err := conformance.Check("yardmaster", func() (engine.Subject, error) {
		return &forgetful{Local: engine.Local{Game: entry.Game}, level: engine.Cites}, nil
	})
	require.ErrorContains(t, err, "missing at decision ")
	conformance.Run(t, "yardmaster", func() (engine.Subject, error) { return &engine.Local{Game: entry.Game}, nil })
}

func names() string {
	var all []string
	for _, entry := range games.All() {
		all = append(all, entry.Name())
	}
	return strings.Join(all, ", ")
}

// TestOtherAnswersAreNotApplicable: what is pinned under other answers than the engine plays is counted apart.
func TestOtherAnswersAreNotApplicable(t *testing.T) {
	entry := yardmaster(t)
	opts := options(entry, func() (engine.Subject, error) { return &engine.Local{Game: entry.Game}, nil })
	opts.Reading, opts.Kinds = map[string]string{"yard-timing": "any-time"}, []conformance.Kind{conformance.Precedents}
	report, err := conformance.Try(t.Context(), opts)
	require.NoError(t, err)
	assert.Zero(t, report.Count(conformance.Precedents)[conformance.Passed])
	assert.Equal(t, "the engine plays yard-timing=any-time, but the trial is under same-turn", report.Trials[0].Why)
	assert.Equal(t, conformance.Side{}, report.Side(false), "these are trials for other engines")
	opts.Guessed = []string{"yard-timing"}
	guessed, err := conformance.Try(t.Context(), opts)
	require.NoError(t, err)
	assert.Equal(t, "it could not be asked which answer to yard-timing it plays", guessed.Trials[0].Why)
	assert.Equal(t, conformance.Side{Of: len(guessed.Trials)}, guessed.Side(false))
	opts.Components = []byte("parameters:\n  - {id: hand-at-start, value: 6, from: printed}\n")
	boxed, err := conformance.Try(t.Context(), opts)
	require.NoError(t, err)
	assert.Equal(t, "the run uses other components", boxed.Trials[0].Why)
	stale := report.Except([]conformance.Known{{Trial: report.Trials[0].Title(), Finding: "x", Reason: "y"}})
	assert.Equal(t, []string{"precedent final-score.golden: this trial is not applicable: x"}, stale)
}

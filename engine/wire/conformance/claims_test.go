package conformance_test

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
	"github.com/yardstick-rules/yardstick/engine/wire/conformance"
)

// idle is an engine that plays nothing.
type idle struct{ engine.Local }

func (i *idle) Offer() engine.Offer { return engine.Offer{Level: engine.Plays} }

func (i *idle) Start(engine.Start) (engine.Outcome, error) {
	return engine.Outcome{}, &engine.UnsupportedError{Why: "the game is still to be filled in"}
}

// TestAnEngineThatPlaysNothingDoesNotConform: what refuses every game fails nothing, and has shown nothing.
func TestAnEngineThatPlaysNothingDoesNotConform(t *testing.T) {
	opts := options(yardmaster(t), func() (engine.Subject, error) { return &idle{}, nil })
	opts.Kinds = nil
	report, err := conformance.Try(t.Context(), opts)
	require.NoError(t, err)
	assert.Empty(t, report.Kinds())
	assert.False(t, report.Conforms())
	assert.Equal(t, "the game is still to be filled in", report.Why(false)[0].Why)

	err = conformance.Check("yardmaster", opts.Open)
	require.ErrorContains(t, err, "nothing failed, but no game could be played with the engine; ")
	require.ErrorContains(t, err, " trials not applicable or not run, most often because: the game is still to be filled in")
}

// misled lists another illegal action beside the legal ones, and the same ones in another order.
type misled struct {
	engine.Local
	backwards bool
}

func (m *misled) Offer() engine.Offer { return engine.Offer{Level: engine.Lists} }

func (m *misled) Legal() ([]engine.Choice, engine.Outcome, error) {
	legal, out, err := m.Local.Legal()
	if turn, _ := m.Turn(); turn.Actor == "ann" {
		legal = append(legal, engine.Choice{Action: "load coal-1"}, engine.Choice{Action: "load oil-1"}, engine.Choice{Action: "load timber-1"})
	}
	if m.backwards {
		slices.Reverse(legal)
	}
	return legal, out, err
}

// TestTheOrderOfAListChangesNoFinding: what is known stays known when the engine lists the same actions in another order.
func TestTheOrderOfAListChangesNoFinding(t *testing.T) {
	var found [2][]string
	for i := range found {
		opts := options(yardmaster(t), func() (engine.Subject, error) {
			return &misled{Local: engine.Local{Game: yardmaster(t).Game}, backwards: i == 1}, nil
		})
		opts.Kinds = []conformance.Kind{conformance.Games}
		report, err := conformance.Try(t.Context(), opts)
		require.NoError(t, err)
		for _, c := range report.Trials {
			for _, f := range c.Findings {
				found[i] = append(found[i], c.Title()+" "+f.Line())
			}
		}
	}
	assert.Contains(t, strings.Join(found[0], "\n"), "extra at decision")
	assert.Equal(t, found[0], found[1])
}

// withholding does not list the end of a turn, and refuses it.
type withholding struct {
	engine.Local
	level engine.Level
}

func (w *withholding) Offer() engine.Offer { return engine.Offer{Level: w.level} }

func (w *withholding) Legal() ([]engine.Choice, engine.Outcome, error) {
	legal, out, err := w.Local.Legal()
	return slices.DeleteFunc(legal, func(c engine.Choice) bool { return c.Action == "done" }), out, err
}

func (w *withholding) Play(actor, action string) (engine.Outcome, error) {
	if action == "done" {
		return engine.Outcome{}, &engine.Violation{Reason: "no"}
	}
	return w.Local.Play(actor, action)
}

// TestALowerLevelIsNotClaimedUntried: what fails at a high level is tried below it too, where the failure hid that the engine fails there.
func TestALowerLevelIsNotClaimedUntried(t *testing.T) {
	for level := engine.Plays; level <= engine.Lists; level++ {
		opts := options(yardmaster(t), func() (engine.Subject, error) {
			return &withholding{Local: engine.Local{Game: yardmaster(t).Game}, level: level}, nil
		})
		opts.Kinds = []conformance.Kind{conformance.Walks}
		report, err := conformance.Try(t.Context(), opts)
		require.NoError(t, err)
		assert.Equal(t, engine.Level(-1), report.Level(), "offering level %d", level)
		assert.NotContains(t, report.Kinds()[0].Line(), "opening")
	}
}

// dying fails to answer once a railcar is bought.
type dying struct{ engine.Local }

func (d *dying) Play(actor, action string) (engine.Outcome, error) {
	if strings.HasPrefix(action, "buy ") {
		return engine.Outcome{}, fmt.Errorf("%w: it is dead", engine.ErrFailed)
	}
	return d.Local.Play(actor, action)
}

// TestACrashIsShownByTheFatalDecision: the record of an engine that dies ends with the decision at which it does. It speaks against no
// clause, and however many games and scenarios it costs, it is one finding.
func TestACrashIsShownByTheFatalDecision(t *testing.T) {
	if testing.Short() {
		t.Skip("an engine is tried whole")
	}
	opts := options(yardmaster(t), func() (engine.Subject, error) { return &dying{engine.Local{Game: yardmaster(t).Game}}, nil })
	opts.Kinds = []conformance.Kind{conformance.Scenarios, conformance.Walks}
	report, err := conformance.Try(t.Context(), opts)
	require.NoError(t, err)
	kinds := report.Kinds()
	require.Len(t, kinds, 1)
	g := kinds[0]
	require.True(t, g.Failure)
	assert.Empty(t, g.Clauses)
	assert.Greater(t, g.Trials, 12)
	assert.Equal(t, engine.Level(-1), report.Level())
	assert.Empty(t, report.Suspects())

	opts.Kinds = []conformance.Kind{conformance.Walks}
	report, err = conformance.Try(t.Context(), opts)
	require.NoError(t, err)
	g = report.Kinds()[0]
	assert.True(t, strings.HasPrefix(g.Decision.Action, "buy "), g.Line())
	text, err := g.Record(yardmaster(t))
	require.NoError(t, err)
	assert.Contains(t, text, "\n"+g.Decision.Actor+": "+g.Decision.Action+"\n")
}

// TestOneWalkIsTheSameAlone: a walk that is played alone finds what it finds among the others, and is no whole run.
func TestOneWalkIsTheSameAlone(t *testing.T) {
	opts := options(yardmaster(t), func() (engine.Subject, error) {
		return &withholding{Local: engine.Local{Game: yardmaster(t).Game}, level: engine.Lists}, nil
	})
	opts.Kinds = []conformance.Kind{conformance.Walks}
	all, err := conformance.Try(t.Context(), opts)
	require.NoError(t, err)
	opts.Kinds, opts.Walk = nil, 7
	one, err := conformance.Try(t.Context(), opts)
	require.NoError(t, err)
	require.Len(t, one.Trials, 1)
	assert.False(t, one.Complete())
	require.NotEmpty(t, one.Trials[0].Findings)
	for i, f := range one.Trials[0].Findings { // what is made short is another game
		assert.Equal(t, all.Trials[6].Findings[i].Kind, f.Kind)
	}

	shown := one.Kinds()[0]
	opts.Walk, opts.Witness = 0, &shown.Game
	again, err := conformance.Try(t.Context(), opts)
	require.NoError(t, err)
	require.Len(t, again.Trials, 1)
	assert.True(t, slices.ContainsFunc(again.Trials[0].Findings, func(f conformance.Finding) bool { return f.Kind == shown.Kind }))
}

// TestAHouseRuleIsKnownByItsClause: an entry for a clause excuses what rests on it in every trial, and is stale once nothing does.
func TestAHouseRuleIsKnownByItsClause(t *testing.T) {
	if testing.Short() {
		t.Skip("an engine is tried whole, twice")
	}
	try := func(level engine.Level) *conformance.Report {
		opts := options(yardmaster(t), func() (engine.Subject, error) {
			return &forgetful{Local: engine.Local{Game: yardmaster(t).Game}, level: level}, nil
		})
		report, err := conformance.Try(t.Context(), opts)
		require.NoError(t, err)
		return report
	}
	report := try(engine.Lists)
	known, err := conformance.ReadKnown(yardmaster(t).Book, "known.tsv", "clause YM-BUY-01\tmissing buy\tmoney is short\nclause YM-WIN-01\tscores\tx\n")
	require.NoError(t, err)
	assert.Equal(t, []string{"clause YM-WIN-01: no trial has this finding any more: scores"}, report.Except(known))
	assert.Empty(t, report.Kinds())
	assert.Greater(t, len(report.Excused), 1)
	assert.Equal(t, "money is short", report.Excused[0].Reason)
	known[0].Reason = "not said yet"
	assert.Equal(t, []string{`clause YM-BUY-01: write the reason in place of "not said yet": missing buy`}, try(engine.Lists).Except(known[:1]))
}

// TestTheLikeliestCauseComesFirst: a clause on which little rests that does not fail comes before one on which much
// rests that passes, and one without a failure is not suspected. A finding that rests on several speaks less against
// each. What fails only once something else was wrong comes last, and so does what is about an impossible position.
func TestTheLikeliestCauseComesFirst(t *testing.T) {
	r := conformance.Report{Offer: engine.Offer{Level: engine.Cites}}
	for _, id := range []engine.Clause{"X-00", "X-01", "X-02", "X-03", "X-04", "X-05"} {
		r.Clauses = append(r.Clauses, conformance.Clause{ID: id})
	}
	trial := func(found conformance.Finding, clauses ...engine.Clause) {
		found.Clauses = clauses
		r.Trials = append(r.Trials, conformance.Trial{Kind: conformance.Scenarios, Status: conformance.Failed, Findings: []conformance.Finding{found}})
	}
	passed := func(clauses ...engine.Clause) {
		r.Trials = append(r.Trials, conformance.Trial{Kind: conformance.Scenarios, Status: conformance.Passed, Cited: clauses})
	}
	trial(conformance.Finding{Later: true}, "X-00")
	trial(conformance.Finding{Impossible: true}, "X-05")
	for range 3 {
		trial(conformance.Finding{}, "X-01")
		passed("X-01")
		passed("X-01", "X-02")
	}
	for range 2 {
		trial(conformance.Finding{}, "X-03")
		trial(conformance.Finding{}, "X-03", "X-04")
	}
	require.Empty(t, r.Except(nil))
	var ids []engine.Clause
	for _, c := range r.Suspects() {
		ids = append(ids, c.ID)
	}
	assert.Equal(t, []engine.Clause{"X-03", "X-01", "X-04", "X-00", "X-05"}, ids)
}

// counted counts the tables that walks begin with, by how many sit there.
type counted struct {
	engine.Local
	tables map[int]int
}

func (c *counted) Start(start engine.Start) (engine.Outcome, error) {
	c.tables[len(start.Seats)]++
	return c.Local.Start(start)
}

// TestWalksKeepToTheTablesThatAreOffered: with an engine that takes two or three, no walk is wasted on more; one that takes none of those
// that the rulebook knows is tried with all.
func TestWalksKeepToTheTablesThatAreOffered(t *testing.T) {
	for players, sizes := range map[rulebook.Players][]int{{}: {2, 3, 4, 5}, {Min: 1, Max: 3}: {2, 3}, {Min: 4, Max: 9}: {4, 5}, {Min: 9, Max: 9}: {2, 3, 4, 5}} {
		tables := map[int]int{}
		opts := options(yardmaster(t), func() (engine.Subject, error) {
			return &counted{engine.Local{Game: yardmaster(t).Game}, tables}, nil
		})
		opts.Kinds, opts.Walks, opts.Workers, opts.Players = []conformance.Kind{conformance.Walks}, 40, 1, players
		report, err := conformance.Try(t.Context(), opts)
		require.NoError(t, err)
		assert.Len(t, report.Trials, opts.Walks)
		assert.Equal(t, sizes, slices.Sorted(maps.Keys(tables)), players)
	}
}

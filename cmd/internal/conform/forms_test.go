package conform_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/cmd/internal/conform"
	"github.com/yardstick-rules/yardstick/cmd/internal/wrong"
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/blocks/blockstest"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/lockstep"
	"github.com/yardstick-rules/yardstick/engine/wire/conformance"
)

// TestEveryFormHasTheMarks: text and Markdown give a finding's number of trials, a possible cause, and its answers.
// They name a few of many clauses, the likeliest cause first, and a clause with only known failures counts as such.
func TestEveryFormHasTheMarks(t *testing.T) {
	entry, err := games.Find("yardmaster")
	require.NoError(t, err)
	var all []engine.Clause
	for _, c := range entry.Book.Clauses {
		if c.Testable {
			all = append(all, c.ID)
		}
	}
	start := engine.Start{Game: entry.Name(), Setup: engine.Setup{Rulings: map[string]string{"tie": "shared"}}}
	opening := conformance.Finding{Difference: lockstep.Difference{Kind: lockstep.Opening, A: "carried out", B: "refused: no", Clauses: all[:76]},
		Level: engine.Plays, Game: lockstep.Game{Start: start}}
	missing := lockstep.Difference{Kind: lockstep.Missing, Decision: lockstep.Decision{Actor: "ann", Action: "done"}, A: "legal", B: "not listed"}
	own, later := conformance.Finding{Difference: missing, Level: engine.Lists}, conformance.Finding{Difference: missing, Level: engine.Lists, Later: true}
	own.Clauses, later.Clauses, later.Decision.Action = all[70:71], all[80:81], "draw deck"
	r := &conformance.Report{Game: entry.Name(), Offer: engine.Offer{Level: engine.Cites}, Trials: []conformance.Trial{
		{Kind: conformance.Walks, Name: "1", Status: conformance.Failed, Findings: []conformance.Finding{opening, own, later}},
		{Kind: conformance.Walks, Name: "2", Status: conformance.Failed, Findings: []conformance.Finding{own}},
		{Kind: conformance.Walks, Name: "3", Status: conformance.Passed, Cited: all[80:82]},
	}}
	for _, id := range all {
		r.Clauses = append(r.Clauses, conformance.Clause{ID: id})
	}
	require.Empty(t, r.Except([]conformance.Known{{Trial: "clause " + string(all[80]), Finding: "missing draw", Reason: "on purpose"}}))
	said := conform.Of(r, entry.Book, nil)
	assert.Equal(t, all[70], said.Found[0].Clauses[0], "the likeliest cause first")
	assert.Contains(t, said.Doc().Text(), " · 1 with known deviations only")

	require.Empty(t, r.Except(nil))
	r.Trials[0].Findings = append(r.Trials[0].Findings, later)
	said = conform.Of(r, entry.Book, nil)
	blockstest.SameWords(t, said.Doc())
	for form, text := range map[string]string{"text": said.Doc().Text(), "Markdown": said.Doc().Markdown()} {
		assert.Contains(t, text, "only after another difference", form)
		assert.Contains(t, text, "under tie=shared", form)
		assert.Contains(t, text, "and 70 more", form)
		assert.Less(t, strings.Count(text, "YM-"), 50, form)
	}
	assert.Contains(t, said.Doc().Text(), ": does not list a legal action (level 2, "+string(all[70])+", 2 trials)")
}

// TestAHiddenHandIsShownToSomebody: the report names the owner of the hand, and the player who saw it.
func TestAHiddenHandIsShownToSomebody(t *testing.T) {
	entry, err := games.Find("hell-on-wheels")
	require.NoError(t, err)
	found, err := conformance.Try(t.Context(), conformance.Options{Game: entry, Walks: 2, Decisions: 40, Kinds: []conformance.Kind{conformance.Walks},
		Open: func() (engine.Subject, error) { return &indiscreet{engine.Local{Game: entry.Game}}, nil }})
	require.NoError(t, err)
	said := conform.Of(found, entry.Book, nil)
	require.NotEmpty(t, said.Found)
	assert.Regexp(t, `(?m)^1: shows hidden parts to [a-z]+ \(level 1, HOW-CARD-(09 HOW-CARD-12|12 HOW-CARD-09) HOW-RR-01, `, said.Doc().Text())
	assert.Regexp(t, `(?m)^  rulebook +/players/0/hand of [a-z]+ is hidden from [a-z]+\n  engine +shows it: \["[a-z0-9#-]+"`, said.Doc().Text())
}

// TestAScenarioRestsOnItsOwnClausesWhereNothingElseIsCited: an uncited list takes no clause from a scenario.
func TestAScenarioRestsOnItsOwnClausesWhereNothingElseIsCited(t *testing.T) {
	entry, err := games.Find("frontier")
	require.NoError(t, err)
	fault, err := wrong.Find("odds", nil)
	require.NoError(t, err)
	found, err := conformance.Try(t.Context(), conformance.Options{Game: entry, Scenario: &conformance.Script{File: "frontier/components.feature"},
		Open: func() (engine.Subject, error) { return fault.In(&engine.Local{Game: entry.Game}), nil }})
	require.NoError(t, err)
	kinds := found.Kinds()
	require.NotEmpty(t, kinds)
	for _, g := range kinds {
		assert.NotEmpty(t, g.Clauses, g.Line())
	}
}

// A wrong score in the first position of a scenario rests on the clauses of scoring. The clauses of the contents and
// the set-up, which every position has to meet, do not count.
func TestAWrongScoreAtTheStartRestsOnScoring(t *testing.T) {
	entry, err := games.Find("yardmaster")
	require.NoError(t, err)
	fault, err := wrong.Find("payout", nil)
	require.NoError(t, err)
	found, err := conformance.Try(t.Context(), conformance.Options{Game: entry,
		Scenario: &conformance.Script{File: "yardmaster/examples-winning.feature"},
		Open:     func() (engine.Subject, error) { return fault.In(&engine.Local{Game: entry.Game}), nil }})
	require.NoError(t, err)
	kinds := found.Kinds()
	require.NotEmpty(t, kinds)
	for _, g := range kinds {
		for _, id := range g.Clauses {
			assert.NotContains(t, []string{"contents", "component", "setup"}, entry.Book.Clause(string(id)).Kind, g.Line())
		}
	}
}

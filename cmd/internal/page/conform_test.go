package page_test

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/cmd/internal/conform"
	"github.com/yardstick-rules/yardstick/cmd/internal/page"
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/inference"
	"github.com/yardstick-rules/yardstick/engine/lockstep"
	"github.com/yardstick-rules/yardstick/engine/wire/conformance"
)

// tried is a report in which everything that an engine can say is hostile.
func tried(entry games.Entry) *conform.Answer {
	clause := entry.Book.Clauses[0].ID
	d := lockstep.Difference{Kind: lockstep.Missing, Decision: lockstep.Decision{Actor: hostile, Action: hostile}, A: hostile, B: hostile,
		Clauses: []engine.Clause{clause}}
	found := conformance.Finding{Difference: d, Level: engine.Lists, Game: lockstep.Game{Start: engine.Start{Game: entry.Name(),
		Setup: engine.Setup{Seats: entry.Book.SeatNames(2), Rulings: map[string]string{hostile: hostile}}}}}
	r := &conformance.Report{Game: entry.Name(), Edition: entry.Book.Edition(), Offer: engine.Offer{Level: engine.Cites},
		Trials: []conformance.Trial{{Kind: conformance.Walks, Name: hostile, Status: conformance.Failed, Findings: []conformance.Finding{found},
			Conventions: []conformance.Finding{found}}, {Kind: conformance.Walks, Name: "2", Status: conformance.NotApplicable, Why: hostile}},
		Excused: []conformance.Known{{Trial: hostile, Finding: hostile, Reason: hostile}},
		Clauses: []conformance.Clause{{ID: clause, Failed: [5]int{0, 0, 1, 0, 0}}}}
	said := conform.Of(r, entry.Book, []string{hostile})
	said.Engine, said.Version, said.Noise, said.Command, said.Program = hostile, hostile, hostile, hostile, hostile
	said.Inferred = &inference.Found{Answers: []inference.Answer{{Question: hostile, Verdict: inference.NoneOfOurs, Reason: hostile}}}
	return said
}

// The page of an engine that was tried obeys nothing that the engine says, and leads from each finding to its clause and back.
func TestNothingOnThePageOfAnEngineIsObeyed(t *testing.T) {
	entry := games.All()[0]
	var text strings.Builder
	require.NoError(t, page.Conform(&text, entry, tried(entry), page.Head{Program: hostile, Command: hostile}))
	obeysNothing(t, text.String())
	clause := string(entry.Book.Clauses[0].ID)
	require.Contains(t, text.String(), `<a href="#`+clause+`">`)
	require.Contains(t, text.String(), `<a href="#finding-1">finding 1: does not list a legal action</a>`)
	require.Contains(t, text.String(), "fails at level 2, in 1")
}

// Nor does the page of several reports.
func TestNothingOnThePageOfSeveralEnginesIsObeyed(t *testing.T) {
	entry := games.All()[0]
	written, err := json.Marshal(tried(entry))
	require.NoError(t, err)
	bad, err := conform.ReadRun(hostile, written)
	require.NoError(t, err)
	said := tried(entry)
	said.Trials, said.Clauses[0] = []conformance.Trial{{Kind: conformance.Walks, Name: hostile, Status: conformance.Passed}},
		conformance.Clause{ID: said.Clauses[0].ID, Passed: 1}
	written, err = json.Marshal(said)
	require.NoError(t, err)
	good, err := conform.ReadRun(hostile, written)
	require.NoError(t, err)
	m, err := conform.MatrixOf([]*conform.Run{good, bad})
	require.NoError(t, err)
	var text strings.Builder
	require.NoError(t, page.Matrix(&text, m, page.Head{Program: hostile, Command: hostile}))
	obeysNothing(t, text.String())
	require.Contains(t, text.String(), `<h2 id="group-real">The same trial has a different result (1)</h2>`)
}

func obeysNothing(t *testing.T, text string) {
	t.Helper()
	require.Equal(t, 1, strings.Count(text, "<script"))
	for _, forbidden := range []string{"<img", "\x1b", "\a", "\u202e"} {
		require.NotContains(t, text, forbidden)
	}
}

package hinge

import (
	"os"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/judge/verdict"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// TestWhatMakesAnotherVerdict: upheld or not, the line, the clause; not the words.
func TestWhatMakesAnotherVerdict(t *testing.T) {
	at := func(line int, clause engine.Clause, reason string) *transcript.Finding {
		return &transcript.Finding{Line: line, Kind: transcript.IllegalAction, Violation: &engine.Violation{Clause: clause, Reason: reason}}
	}
	for name, row := range map[string]struct {
		here, other *transcript.Finding
		want        bool
	}{
		"both upheld":       {nil, nil, false},
		"upheld here only":  {nil, at(7, "A-01", "no"), true},
		"upheld there only": {at(7, "A-01", "no"), nil, true},
		"other words":       {at(7, "A-01", "no"), at(7, "A-01", "never"), false},
		"another line":      {at(7, "A-01", "no"), at(8, "A-01", "no"), true},
		"another clause":    {at(7, "A-01", "no"), at(7, "A-02", "no"), true},
	} {
		require.Equal(t, row.want, differs(row.here, row.other), name)
	}
}

// TestWhatCannotBeSetUp: such answers give no verdict. A position in the middle of a game that cannot be is a game that went otherwise.
func TestWhatCannotBeSetUp(t *testing.T) {
	for _, kind := range []transcript.Kind{transcript.SetupUnread, transcript.SetupRefused, transcript.PositionRefused,
		transcript.PositionUnread} {
		require.True(t, isImpossible(&transcript.Finding{Kind: kind}), kind)
		require.False(t, isImpossible(&transcript.Finding{Kind: kind, Decision: 3}), kind)
	}
	require.False(t, isImpossible(&transcript.Finding{Kind: transcript.IllegalAction}))
	require.False(t, isImpossible(nil))
}

// TestWithin: the words of an action in any order, and more; commas of lists do not matter.
func TestWithin(t *testing.T) {
	for _, row := range []struct {
		few, many string
		want      bool
	}{
		{"drive basin-1 1", "drive basin-1 1 ann", true}, {"draw deck", "draw deck deck", true}, {"draw deck", "draw discard deck", true},
		{"move a, b", "move a b", true}, {"move b a", "move a b", true}, {"draw discard", "draw deck", false}, {"draw deck deck", "draw deck", true},
		{"from present to future moving a, b", "moving a to future, b to future", false}, {"moving a to future, b to future", "from present to future moving a, b", true},
	} {
		require.Equal(t, row.want, within(verdict.Parts(row.few), verdict.Parts(row.many)), "%s, %s", row.few, row.many)
	}
}

// TestDifferences: the smallest parts, players by their names, other lists whole.
func TestDifferences(t *testing.T) {
	here := `{"turn":3,"players":[{"name":"ann","hand":{"coal":2}},{"name":"bob","hand":{}}],"pile":["a","b"],"gone":1}`
	there := `{"turn":3,"players":[{"name":"ann","hand":{"coal":1,"oil":1}},{"name":"bob","hand":{}}],"pile":["b","a"],"new":{"x":true}}`
	require.Equal(t, []Difference{
		{"gone", "1", "nothing"}, {"new", "nothing", `{"x":true}`}, {"pile", `["a","b"]`, `["b","a"]`},
		{"players ann hand coal", "2", "1"}, {"players ann hand oil", "nothing", "1"},
	}, between([]byte(here), []byte(there)))
	require.Empty(t, between([]byte(here), []byte(here)))
	require.Equal(t, []Difference{{"score bob", "3", "4"}}, scores([]string{"ann", "bob"}, []int{1, 3}, []int{1, 4}))
}

// TestQuestionsThatOnlyOtherAnswersLeadTo are tried in pairs with those answers: in this game one is not consulted as it was played.
func TestQuestionsThatOnlyOtherAnswersLeadTo(t *testing.T) {
	text, err := os.ReadFile("../../../golden/yardmaster/5-players.golden")
	require.NoError(t, err)
	record, err := transcript.Parse("x", text)
	require.NoError(t, err)
	game, err := record.Of(games.Find)
	require.NoError(t, err)
	c, err := verdict.Judge(t.Context(), record, verdict.Options{Game: game})
	require.NoError(t, err)
	here := c.Report
	s := search{Court: c, here: here, asked: here.Asked, decision: len(record.Decisions), others: &Others{}}
	s.after, err = s.document()
	require.NoError(t, err)
	variants, err := s.singles(t.Context())
	require.NoError(t, err)
	followed := s.followed(variants)
	require.NotEmpty(t, followed)
	for _, f := range followed {
		require.NotContains(t, here.Asked, f.answers[0].Question)
		require.True(t, slices.ContainsFunc(s.worthwhile(append(variants, f)), func(pair [2]*variant) bool { return pair[1] == f }))
	}
}

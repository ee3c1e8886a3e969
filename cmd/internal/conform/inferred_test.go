package conform_test

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/cmd/internal/conform"
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/inference"
	"github.com/yardstick-rules/yardstick/engine/lockstep"
	"github.com/yardstick-rules/yardstick/engine/wire/conformance"
)

// TestAReadingSaysWhatIsDoubtful: an answer that an engine follows is written as it is. An answer that it follows most
// of the time has the counter-evidence above it, and an unknown one is a comment with the reason.
func TestAReadingSaysWhatIsDoubtful(t *testing.T) {
	entry, err := games.Find("yardmaster")
	require.NoError(t, err)
	text := conform.Reading(entry.Book, &conformance.Report{Reading: map[string]string{"win-timing": "at-once"}}, &inference.Found{Answers: []inference.Answer{
		{Question: "tie", Verdict: inference.Follows, Options: []string{"shared"}, Positions: 3, Shown: "a.feature:1"},
		{Question: "exchange-count", Verdict: inference.Follows, Options: []string{"many"}, Positions: 3, Shown: "a.feature:2", Against: 16},
		{Question: "win-timing", Verdict: inference.Alike, Options: []string{"at-once", "end-of-turn"}, Reason: "nothing tells"},
	}}, "it's mine")
	assert.Contains(t, text, "note: 'as it''s mine was found to play'\n")
	assert.Contains(t, text, "\n  tie: shared\n")
	assert.NotContains(t, text, "# tie")
	assert.Contains(t, text, "\n  # exchange-count: follows many, as in a.feature:2; 16 positions against it\n  exchange-count: many\n")
	assert.Contains(t, text, "\n  # win-timing: indistinguishable, at-once or end-of-turn: nothing tells\n  # win-timing: at-once\n")
}

// TestNobodySaysWhatAnEnginePlaysThatCouldNotBeAsked: the report then claims neither the defaults nor any answer.
func TestNobodySaysWhatAnEnginePlaysThatCouldNotBeAsked(t *testing.T) {
	entry, err := games.Find("yardmaster")
	require.NoError(t, err)
	said := conform.Of(&conformance.Report{Reading: map[string]string{"tie": "shared"}}, entry.Book, nil)
	said.Inferred = &inference.Found{Answers: []inference.Answer{{Question: "tie", Verdict: inference.NotAsked}}}
	assert.Equal(t, "it plays any answer to every open question; Yardstick could not find out how it answers 1 question", said.Plays())
	for _, q := range entry.Book.Questions {
		said.Inferred.Answers = append(said.Inferred.Answers, inference.Answer{Question: q.Name, Verdict: inference.NotAsked})
	}
	assert.Equal(t, "Yardstick could not find out how the engine answers the open questions", said.Plays())
	said.Inferred.Answers[0].Says = "shared"
	said.Inferred.Answers = said.Inferred.Answers[:1]
	assert.NotContains(t, said.Plays(), "found out", "it has said so itself")
}

// TestWhatWasNotFoundOutIsSaidOnce: questions without a result for the same reason share a line, and games that an
// engine could not play are no evidence.
func TestWhatWasNotFoundOutIsSaidOnce(t *testing.T) {
	entry, err := games.Find("yardmaster")
	require.NoError(t, err)
	said := conform.Of(&conformance.Report{}, entry.Book, nil)
	said.Inferred = &inference.Found{Asked: 7, Lost: 7}
	for _, q := range entry.Book.Questions {
		said.Inferred.Answers = append(said.Inferred.Answers, inference.Answer{Question: q.Name, Verdict: inference.NotAsked,
			Options: []string{"a", "b"}, Reason: "it does not begin at a position"})
	}
	all := said.Inferred.Answers
	all[0].Reason, all[1].Says, all[1].Contradicts = "another", "c", true
	lines := said.Inferences()
	require.Len(t, lines, 3)
	assert.Contains(t, lines[0], all[0].Question)
	assert.Contains(t, lines[1], all[1].Question)
	assert.Equal(t, fmt.Sprintf("could not be asked, %d questions: it does not begin at a position (%s, %s, %s, %s and %d more)", len(all)-2,
		all[2].Question, all[3].Question, all[4].Question, all[5].Question, len(all)-6), lines[2])
	assert.Equal(t, "the engine's answers to the open questions are unknown, because it could play none of the 7 games that would show them:", said.Asked())
	said.Inferred.Lost = 2
	assert.Equal(t, "the engine's answers to the open questions, as 5 games show; the engine could not play 2 more games:", said.Asked())
	said.Inferred.Faults, said.Inferred.Doubtful = 3, []string{"tie", "win-timing"}
	assert.Equal(t, "the engine's answers to the open questions, as 5 games show; the engine could not play 2 more games; in 3 of them the engine plays as no answer to tie, win-timing allows:",
		said.Asked())
	said.Inferred.Asked, said.Inferred.Lost = 1, 1
	assert.Equal(t, "the engine's answers to the open questions are unknown, because no game showed them:", said.Asked())
}

// TestEveryReasonIsSaid: the reasons add up to all trials that were not run.
func TestEveryReasonIsSaid(t *testing.T) {
	entry, err := games.Find("yardmaster")
	require.NoError(t, err)
	for _, n := range []int{1, 7, 9} {
		r := &conformance.Report{}
		for i := range n {
			r.Trials = append(r.Trials, conformance.Trial{Kind: conformance.Walks, Status: conformance.NotApplicable, Why: fmt.Sprint("because ", i)})
		}
		reasons := conform.Of(r, entry.Book, nil).Reasons()
		assert.Len(t, reasons, min(n, 7))
		if n == 9 {
			assert.Equal(t, "3: 3 other reasons", reasons[6])
		}
	}
}

// TestBelowLevel2NoClauseIsJudged: where only results are compared, the report counts no clauses without a failure.
func TestBelowLevel2NoClauseIsJudged(t *testing.T) {
	entry, err := games.Find("yardmaster")
	require.NoError(t, err)
	for level := engine.Plays; level <= engine.Cites; level++ {
		said := conform.Of(try(t, entry, level, func(s engine.Subject) engine.Subject { return s }, conformance.Precedents), entry.Book, nil)
		one, err := json.Marshal(said.Clauses)
		require.NoError(t, err)
		for _, text := range []string{said.Doc().Text(), said.Doc().Markdown()} {
			assert.Equal(t, level < engine.Lists, strings.Contains(text, "not judged one by one below level 2"), text)
			assert.Equal(t, level >= engine.Lists, strings.Contains(text, " passed · "), text)
		}
		assert.Equal(t, level >= engine.Lists, strings.Contains(string(one), `"passed"`))
	}
}

// TestWhatAnEngineDoesIsSaidAsItIs: refusing a legal game and beginning an illegal one are different findings, and a
// possible consequence is marked.
func TestWhatAnEngineDoesIsSaidAsItIs(t *testing.T) {
	does := func(b string) string {
		f := conform.Found{Finding: conformance.Finding{Difference: lockstep.Difference{Kind: lockstep.Opening, B: b}}}
		return f.Does()
	}
	assert.Equal(t, "begins a game that is not legal", does(lockstep.CarriedOut))
	assert.Equal(t, "refuses to begin a legal game", does("refused: no"))

	entry, err := games.Find("yardmaster")
	require.NoError(t, err)
	finding := conformance.Finding{Difference: lockstep.Difference{Kind: lockstep.Winners}, Later: true}
	said := conform.Of(&conformance.Report{Trials: []conformance.Trial{{Kind: conformance.Walks, Name: "1", Findings: []conformance.Finding{finding}}}},
		entry.Book, nil)
	assert.Contains(t, said.Doc().Text(), "\n1: has other winners (level 0, 1 trial, only after another difference)\n")
}

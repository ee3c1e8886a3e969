package conform_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/cmd/internal/conform"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/inference"
	"github.com/yardstick-rules/yardstick/features/conformance"
)

// TestAReadingSaysWhatIsDoubtful: an answer that an engine follows stands as it is; above one that it follows most of the time is what speaks
// against it, and one that was not found out is a comment with the reason.
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

// TestNobodySaysWhatAnEnginePlaysThatCouldNotBeAsked: neither does it play the defaults then, nor any answer.
func TestNobodySaysWhatAnEnginePlaysThatCouldNotBeAsked(t *testing.T) {
	entry, err := games.Find("yardmaster")
	require.NoError(t, err)
	said := conform.Of(&conformance.Report{Reading: map[string]string{"tie": "shared"}}, entry.Book, nil)
	said.Inferred = &inference.Found{Answers: []inference.Answer{{Question: "tie", Verdict: inference.NotAsked}}}
	assert.Equal(t, "any answer to every open question; of 1 question nobody knows, as it could not be asked", said.Plays())
	for _, q := range entry.Book.Questions {
		said.Inferred.Answers = append(said.Inferred.Answers, inference.Answer{Question: q.Name, Verdict: inference.NotAsked})
	}
	assert.Equal(t, "answers that nobody knows, as it could not be asked", said.Plays())
	said.Inferred.Answers[0].Says = "shared"
	said.Inferred.Answers = said.Inferred.Answers[:1]
	assert.NotContains(t, said.Plays(), "nobody", "it has said so itself")
}

package main

import (
	"context"
	"encoding/json"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/cmd/internal/answer"
	"github.com/yardstick-rules/yardstick/cmd/internal/witness"
	"github.com/yardstick-rules/yardstick/engine/blocks"
	"github.com/yardstick-rules/yardstick/engine/blocks/blockstest"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
)

// The register gives the reason for every question that is not playable, and its default.
func TestTheRegisterSaysWhatCannotBeSet(t *testing.T) {
	for _, entry := range games.All() {
		questions, err := witness.Questions(entry.Book)
		require.NoError(t, err)
		said := strings.Join(strings.Fields(questions.Register(answer.ByReason).Text()), " ")
		fixed := 0
		for _, q := range entry.Book.Questions {
			if q.Fixed {
				fixed++
				require.NotEmpty(t, q.Why, q.ID)
				require.Contains(t, said, q.ID+": "+q.Asks+" Not playable: "+q.Why+" Only the default can be set.")
			}
		}
		require.Equal(t, fixed, strings.Count(said, " Not playable: "), entry.Book.Game)
	}
}

// Every playable answer has a scenario that shows it.
func TestTheRegisterShowsEveryAnswer(t *testing.T) {
	for _, entry := range games.All() {
		out, code := asked(t, "", "rules", entry.Book.Game, "--questions", "--json")
		require.Zero(t, code)
		var said answer.Rules
		require.NoError(t, json.Unmarshal([]byte(out), &said))
		require.Len(t, said.Questions, len(entry.Book.Questions))
		for _, q := range said.Questions {
			if q.NotPlayable != "" {
				continue
			}
			for _, o := range q.Options {
				require.Equal(t, o.Playable, o.Scenario != nil && o.Scenario.Passed, "%s=%s", q.ID, o.ID)
			}
		}
	}
}

// An answer to a search has the same words in every form, and few lines in its short one.
func TestALookUpIsOneTree(t *testing.T) {
	const most = 28 // 25, and of more than a thousand clauses and questions one with four long answers
	lookUp := func(book *rulebook.Book, words ...string) *answer.Rules {
		said, _, err := witness.LookUp(context.Background(), book, words...)
		require.NoError(t, err)
		return said
	}
	said := ""
	for _, entry := range games.All() {
		book := entry.Book
		questions, err := witness.Questions(book)
		require.NoError(t, err)
		assumed, err := answer.Assumed(book)
		require.NoError(t, err)
		all := lookUp(book)
		docs := []blocks.Doc{questions.Register(answer.ByReason), questions.Register(answer.ByPrice), assumed.Doc(), all.List(), all.Contents(book)}
		for i := 0; i < len(book.Clauses); i += 20 {
			docs = append(docs, lookUp(book, string(book.Clauses[i].ID)).Doc())
		}
		for i := 0; i < len(book.Questions); i += 10 {
			docs = append(docs, lookUp(book, book.Questions[i].ID).Doc())
		}
		for i := 0; i < len(book.Figures); i += 100 {
			figures, err := answer.Figures(entry, book.Figures[i].Path)
			require.NoError(t, err)
			docs = append(docs, figures.Found())
		}
		for i := 0; i < len(book.Examples); i += 10 {
			docs = append(docs, lookUp(book, book.Examples[i].ID).Doc())
		}
		for _, doc := range docs {
			blockstest.SameWords(t, doc)
			require.LessOrEqual(t, strings.Count(doc.Short(), "\n"), most, doc.Short())
			said += strings.Join(strings.Fields(doc.Text()), " ") + "\n"
		}
	}
	for _, says := range []string{
		"No effect together in any of these games: ",
		"The questions are ordered by the reason why they are open, then by the number of clauses that they decide, then by the number of scenarios that another answer changes.",
		"The questions with the greatest effect come first: by the share of games with another winner (at most that of unrelated games), " +
			"then by the change of margin or length.",
		"together: the number of games, of 200 games, in which two answers change the legal actions, the actor, the effects of " +
			"a decision, a score or the winner only together. For each question, Yardstick tried the answer with the greatest effect. The first 40 pairs are listed",
		"sections: to read a section, look up its id", "open questions: each with its default",
	} {
		require.Contains(t, said, says)
	}
}

package edition_test

import (
	"context"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/cmd/internal/compare"
	"github.com/yardstick-rules/yardstick/cmd/internal/compare/comparetest"
	"github.com/yardstick-rules/yardstick/cmd/internal/edition"
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/blocks/blockstest"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/play"
	"github.com/yardstick-rules/yardstick/engine/reading"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
)

// The report tells the three changed sentences of the prototype apart, two by their figures. The refill is the rule whose
// sentence did not change.
func TestTheEditionsOfYardmaster(t *testing.T) {
	entry, err := games.Find("yardmaster")
	require.NoError(t, err)
	r := asked(t, entry, "prototype", "printed", alone)
	require.Equal(t, "yardmaster: from prototype to printed 3 of 3 changed sentences change the rules: 3 other; 1 rule changed without its sentence", first(r))
	var ids [][]string
	for _, trial := range r.Trials {
		require.Len(t, trial.Changes, 1)
		var list []string
		for _, s := range slices.Concat(trial.Changes[0].Was, trial.Changes[0].Is, trial.Kept) {
			list = append(list, s.ID)
		}
		ids = append(ids, list)
	}
	require.Equal(t, [][]string{{"YM-SETUP-22", "YM-SETUP-05", "YM-BUY-08"}, {"YM-SETUP-23", "YM-SETUP-10"},
		{"YM-SETUP-21", "YM-SETUP-14", "YM-SETUP-15"}}, ids)
	require.Empty(t, r.Precedents)
	back := asked(t, entry, "printed", "prototype", alone)
	require.NotEmpty(t, back.Precedents)
	require.Contains(t, back.Precedents[0].Says, "The record cannot be replayed under prototype")
}

// TestScenariosAndReferenceGamesCount: a change of words is one in which no scenario differs either, and a reference game
// shows what no pair of games reached.
func TestScenariosAndReferenceGamesCount(t *testing.T) {
	if testing.Short() {
		t.Skip("every scenario is run on four sides")
	}
	how := compare.Comparison{Games: 1, Tables: []int{2}}
	words := planted{sentences: map[string]string{"YM-YARD-04": yard}}
	r := asked(t, words.entry(t), "old", "new", how)
	require.Equal(t, "wording", r.Trials[0].Class)
	words.new = anyTime
	r = asked(t, words.entry(t), "old", "new", how)
	require.Equal(t, "wider", r.Trials[0].Class)
	require.NotEmpty(t, r.Trials[0].Scenarios)
	require.NotEmpty(t, r.Trials[0].Pinned)
	words.new = map[string]string{"hand-count": "secret"} // which no player's choice shows
	r = asked(t, words.entry(t), "old", "new", how)
	require.Equal(t, []any{"other", 0, 0}, []any{r.Trials[0].Class, r.Trials[0].Parted, len(r.Trials[0].Pinned)})
	require.NotEmpty(t, r.Trials[0].Scenarios)
}

// TestAnswersThatFall: an answer falls with the clause on which its question depends.
func TestAnswersThatFall(t *testing.T) {
	entry := planted{sentences: map[string]string{"YM-YARD-04": yard}}.entry(t)
	q := entry.Book.Question("yard-timing")
	q.Clauses = append(slices.Clone(q.Clauses), "YM-YARD-04-old")
	r := asked(t, entry, "old", "new", alone)
	require.Equal(t, []edition.Fallen{{Name: "YM-R-yard-timing", Says: "it depends on YM-YARD-04-old, which new does not have"}}, r.Answers)
	require.Contains(t, r.Answer().Text(), "answers: 1 answer to open questions no longer applies: YM-R-yard-timing\n")
}

// TestThePageIsForPlayers: the page has the sentences side by side and the shortest game.
func TestThePageIsForPlayers(t *testing.T) {
	entry := planted{sentences: map[string]string{"YM-YARD-04": yard}, new: anyTime}.entry(t)
	r := asked(t, entry, "old", "new", alone)
	text := r.Page().Markdown()
	require.Contains(t, text, "| clause | old | new | effect |\n")
	require.Contains(t, text, "| YM-YARD-04-old, YM-YARD-04 | "+yard+" | Each time ")
	require.Contains(t, text, "| wider |\n")
	require.Contains(t, text, "\ngame yardmaster\n")
	blockstest.SameWords(t, r.Page())
}

// TestAStoppedRunIsUntried: a stop leaves the rest of the changes without a class, and claims nothing about them.
func TestAStoppedRunIsUntried(t *testing.T) {
	entry := planted{sentences: map[string]string{"YM-YARD-04": yard}, new: anyTime}.entry(t)
	ctx, stop := context.WithCancel(t.Context())
	stop()
	q := question(t, entry, "old", "new", alone)
	r, err := q.Run(ctx)
	require.NoError(t, err)
	require.True(t, r.Stopped)
	require.Equal(t, "yardmaster: from old to new 1 changed sentence: 1 untried", first(r))
	require.Contains(t, r.Answer().Text(), "The comparison was stopped early and covers only the trials until then.")
}

// TestAnotherProgramIsAnEdition: each row is a book and the answers of another program, with the first line. Without a trial of
// one change alone, a sentence has a class only if the difference names it.
func TestAnotherProgramIsAnEdition(t *testing.T) {
	entry, err := games.Find("yardmaster")
	require.NoError(t, err)
	cast, err := play.CastOf("random")
	require.NoError(t, err)
	now, err := edition.Of("default", reading.Of(entry))
	require.NoError(t, err)
	for _, row := range []struct {
		law, says string
		answers   map[string]string
		changed   []engine.Clause
		gone      string
	}{
		{"the same book", "no sentence changed", nil, nil, ""},
		{"other words", "the changed sentence changes no rule: 1 wording", nil, []engine.Clause{"YM-YARD-04"}, ""},
		{"another rule", "1 of 1 changed sentence changes the rules: 1 narrower", anyTime, []engine.Clause{"YM-YARD-04"}, ""},
		{"another rule, and other words elsewhere", "1 changed sentence: 1 unclear; 1 rule changed without its sentence", anyTime,
			[]engine.Clause{"YM-TURN-01"}, ""},
		{"another rule in one of two sentences", "2 of 2 changed sentences change the rules: 2 narrower together", anyTime,
			[]engine.Clause{"YM-YARD-04", "YM-TURN-01"}, ""},
		{"a question that is settled", "no sentence changed", nil, nil, "YM-R-old"},
	} {
		book := *entry.Book
		book.Clauses = slices.Clone(book.Clauses)
		for _, id := range row.changed {
			book.Clause(string(id)).Says += " So it was."
		}
		if row.gone != "" {
			book.Questions = append(slices.Clone(book.Questions), rulebook.Question{ID: row.gone, Asks: "Who begins?"})
		}
		side := compare.SideOfOther("git:x", "commit x", entry, &comparetest.Program{Entry: entry, Answers: row.answers}, nil)
		q := &edition.Question{Entry: entry, Old: edition.OfBook("git:x", &book, side), New: now, Tables: []int{2, 3, 4, 5}, How: alone}
		q.How.Cast, q.How.Seed, q.How.Games = cast, 1, 12
		r, err := q.Run(t.Context())
		require.NoError(t, err, row.law)
		require.Equal(t, "yardmaster: from git:x to default "+row.says, first(r), row.law)
		require.Contains(t, strings.Join(r.NotTried, "; "), "precedents, because another program plays one edition; ", row.law)
		if row.gone != "" {
			require.Equal(t, []edition.Fallen{{Name: row.gone, Says: "the question is settled or gone: Who begins?"}}, r.Answers)
		}
	}
}

// TestWhatAnotherProgramCannotReadShowsNothing: a reference game that the other program cannot read is no change of a rule.
func TestWhatAnotherProgramCannotReadShowsNothing(t *testing.T) {
	if testing.Short() {
		t.Skip("every scenario is run")
	}
	entry, err := games.Find("yardmaster")
	require.NoError(t, err)
	now, err := edition.Of("default", reading.Of(entry))
	require.NoError(t, err)
	side := compare.SideOfOther("git:x", "commit x", entry, &comparetest.Program{Entry: entry, Mute: true}, nil)
	q := &edition.Question{Entry: entry, Old: edition.OfBook("git:x", entry.Book, side), New: now, How: question(t, entry, "prototype", "printed", compare.Comparison{Games: 1, Tables: []int{2}}).How}
	r, err := q.Run(t.Context())
	require.NoError(t, err)
	require.Empty(t, r.Trials[0].Pinned)
	require.Regexp(t, `; \d+ records? and scenarios that the other program cannot read`, strings.Join(r.NotTried, "; "))
}

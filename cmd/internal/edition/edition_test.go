package edition_test

import (
	"context"
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/cmd/internal/compare"
	"github.com/yardstick-rules/yardstick/cmd/internal/edition"
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/blocks/blockstest"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/play"
	"github.com/yardstick-rules/yardstick/engine/reading"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
)

// planted describes two synthetic editions of Yardmaster, named old and new.
type planted struct {
	// sentences are the clauses of the newer edition, each with the sentence that it replaces.
	sentences map[string]string
	// added are the clauses of the newer edition that replace no sentence.
	added []string
	// figures are the components of the older edition.
	figures string
	// old and new are answers that belong to the editions.
	old, new map[string]string
	// bare reports that the answers of the older edition apply only without a component file.
	bare bool
}

// game plays Yardmaster by the planted editions.
type game struct {
	engine.Game
	planted
	edition engine.Question
}

// under returns the set-up of Yardmaster for a set-up of an edition.
func (g game) under(setup engine.Setup, rec *engine.Record) engine.Setup {
	rec.Ask(g.edition)
	setup.Rulings = maps.Clone(setup.Rulings)
	name := setup.Rulings["edition"]
	delete(setup.Rulings, "edition")
	own := g.new
	if name == "old" {
		own = g.old
		switch {
		case g.bare && setup.Components != nil:
			own = nil
		case setup.Components == nil && g.figures != "":
			setup.Components = []byte(g.figures)
		}
	}
	for question, option := range own {
		if setup.Rulings == nil {
			setup.Rulings = map[string]string{}
		}
		if _, given := setup.Rulings[question]; !given {
			setup.Rulings[question] = option
		}
	}
	return setup
}

func (g game) New(setup engine.Setup, rec *engine.Record) (engine.State, error) {
	return g.Game.New(g.under(setup, rec), rec)
}

func (g game) Load(setup engine.Setup, position []byte, rec *engine.Record) (engine.State, error) {
	return g.Game.Load(g.under(setup, rec), position, rec)
}

// entry returns Yardmaster with the planted editions.
func (p planted) entry(t *testing.T) games.Entry {
	t.Helper()
	entry, err := games.Find("yardmaster")
	require.NoError(t, err)
	book := *entry.Book
	book.Clauses, book.Questions = slices.Clone(book.Clauses), slices.Clone(book.Questions)
	book.Clauses = slices.DeleteFunc(book.Clauses, func(c rulebook.Clause) bool { return c.Until != "" })
	for i := range book.Clauses {
		book.Clauses[i].Since = ""
	}
	for id, was := range p.sentences {
		c := book.Clause(id)
		c.Since = "new"
		older := *c
		older.ID, older.Says, older.Since, older.Until = c.ID+"-old", was, "", "old"
		book.Clauses = append(book.Clauses, older)
	}
	for _, id := range p.added {
		book.Clause(id).Since = "new"
	}
	number, _ := book.Number("edition")
	q := &book.Questions[number]
	q.Options = []rulebook.Reading{{ID: "new", Says: "New."}, {ID: "old", Says: "Old.", Components: p.figures}}
	q.Default = 0
	entry.Game, entry.Book = game{entry.Game, p, number}, &book
	return entry
}

// question asks for the changes between two editions of a game.
func question(t *testing.T, entry games.Entry, old, is string, how compare.Comparison) *edition.Question {
	t.Helper()
	cast, err := play.CastOf("random")
	require.NoError(t, err)
	how.Cast, how.Seed = cast, 1
	q := &edition.Question{Entry: entry, How: how, Tables: []int{2, 3, 4, 5}}
	for i, name := range []string{old, is} {
		r := reading.Of(entry)
		require.NoError(t, r.Rule([]string{"edition=" + name}))
		e, err := edition.Of(name, r)
		require.NoError(t, err)
		if q.New = e; i == 0 {
			q.Old = e
		}
	}
	return q
}

// asked returns the report about two editions of a game.
func asked(t *testing.T, entry games.Entry, old, is string, how compare.Comparison) *edition.Report {
	t.Helper()
	r, err := question(t, entry, old, is, how).Run(context.Background())
	require.NoError(t, err)
	require.LessOrEqual(t, strings.Count(r.Answer().Short(), "\n"), 25)
	blockstest.SameWords(t, r.Answer())
	return r
}

// alone plays without scenarios and reference games, on the smallest table.
var alone = compare.Comparison{Games: 60, Tables: []int{2}, PlayAlone: true}

// first returns the first line of an answer.
func first(r *edition.Report) string { return strings.TrimSuffix(r.Answer()[:1].Text(), "\n") }

const yard = "A railcar may leave the sorting yard for the train at any time on the owner's turn."

var anyTime = map[string]string{"yard-timing": "any-time"}

// TestAChangeIsClassedByItsEffect: each row plants a change, and has the first line and the clauses whose rule changed without
// their sentence.
func TestAChangeIsClassedByItsEffect(t *testing.T) {
	const goal = "point-goal: {rows: [{players: 4, goal: 15}]}" // the table has two players
	for _, row := range []struct {
		law, says string
		plants    planted
		kept      []string
	}{
		{"a sentence alone changes no rule", "the changed sentence changes no rule: 1 wording",
			planted{sentences: map[string]string{"YM-YARD-04": yard}}, nil},
		{"the newer edition allows more", "1 of 1 changed sentence changes the rules: 1 wider",
			planted{sentences: map[string]string{"YM-YARD-04": yard}, new: anyTime}, nil},
		{"the newer edition allows less", "1 of 1 changed sentence changes the rules: 1 narrower",
			planted{sentences: map[string]string{"YM-YARD-04": yard}, old: anyTime}, nil},
		{"another figure forbids one payment and allows another", "1 of 1 changed sentence changes the rules: 1 both",
			planted{sentences: map[string]string{"YM-XCH-02": "Three cards of the holder's token type count as one card of any type."},
				figures: "parameters: [{id: exchange-pair, value: 3, from: public, source: test}]"}, nil},
		{"a rule changed and no sentence", "no sentence changed; 1 rule changed without its sentence", planted{new: anyTime}, []string{"YM-YARD-04"}},
		{"a figure changed and no sentence", "no sentence changed; 1 rule changed without its sentence",
			planted{figures: "parameters: [{id: exchange-pair, value: 3, from: public, source: test}]"}, []string{"YM-XCH-02"}},
		{"a sentence changed, and the rule of another", "1 changed sentence: 1 unclear; 1 rule changed without its sentence",
			planted{sentences: map[string]string{"YM-TURN-01": "A player may take two actions on their turn."}, new: anyTime}, []string{"YM-YARD-04"}},
		{"two rules in the code cannot be played apart", "2 of 2 changed sentences change the rules: 2 wider together",
			planted{sentences: map[string]string{"YM-YARD-04": yard, "YM-TURN-01": "A player may take two actions on their turn."}, new: anyTime}, nil},
		{"a figure and the code are played apart", "2 of 2 changed sentences change the rules: 1 wider, 1 both",
			planted{sentences: map[string]string{"YM-YARD-04": yard, "YM-XCH-02": "Three cards of the holder's token type count as one card of any type."},
				figures: "parameters: [{id: exchange-pair, value: 3, from: public, source: test}]", new: anyTime}, nil},
		{"a figure with its sentence, and a rule without one", "1 of 1 changed sentence changes the rules: 1 both; 1 rule changed without its sentence",
			planted{sentences: map[string]string{"YM-XCH-02": "Three cards of the holder's token type count as one card of any type."},
				figures: "parameters: [{id: exchange-pair, value: 3, from: public, source: test}]", new: anyTime}, []string{"YM-YARD-04"}},
		{"sentences without words in common do not replace each other", "none of 3 changed sentences changes a rule: 3 wording",
			planted{sentences: map[string]string{"YM-SETUP-18": "Nobody has any cars yet."}, added: []string{"YM-SETUP-17"}}, nil},
		{"nothing changes alone, but all together", "no sentence changed; 1 rule changed without its sentence",
			planted{figures: goal, old: anyTime, bare: true}, []string{"YM-YARD-04"}},
	} {
		t.Run(row.law, func(t *testing.T) {
			r := asked(t, row.plants.entry(t), "old", "new", alone)
			require.Equal(t, "yardmaster: from old to new "+row.says, first(r))
			var kept []string
			for _, trial := range r.Trials {
				for _, s := range trial.Kept {
					kept = append(kept, s.ID)
				}
				for _, s := range trial.Shown {
					require.Contains(t, s.Record, "game yardmaster\n", s.Says)
				}
			}
			require.Equal(t, row.kept, kept)
		})
	}
}

// TestAFigureWithoutAnEffect: a figure of a table that no game used has no effect, and the answer does not speak of words. An
// edition's file states the figure without its origin.
func TestAFigureWithoutAnEffect(t *testing.T) {
	r := asked(t, planted{figures: "point-goal: {rows: [{players: 4, goal: 15}]}"}.entry(t), "old", "new", alone)
	require.Contains(t, r.Answer().Text(), "\nno effect: nothing differs in 60 pairs; point-goal.rows[3].goal is 16, and was 15; no sentence\n")
}

// TestTheShortestGameIsShown: of two kinds of decision in which more is allowed, the answer shows the one with the shorter game.
func TestTheShortestGameIsShown(t *testing.T) {
	plants := planted{old: map[string]string{"exchange-count": "once"}, new: anyTime}
	shown := asked(t, plants.entry(t), "old", "new", alone).Trials[0].Shown
	require.Len(t, shown, 1)
	require.Contains(t, shown[0].Says, "only new allows p1: buy ")
	require.Less(t, shown[0].Decisions, 61, "which loading takes")
}

package yardmaster_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
	"github.com/yardstick-rules/yardstick/engine/yardmaster"
)

func TestBookIsWhole(t *testing.T) {
	b := yardmaster.Book()
	require.Equal(t, rulebook.Players{Min: 2, Max: 5}, b.Players)
	require.Len(t, b.Sections, 16)
	require.Len(t, b.Clauses, 129)
	require.Len(t, b.Questions, 33)
	require.Equal(t, map[string]int{"printed": 63, "derived": 29, "public": 4, "assumed": 78}, b.Count(),
		"a change here is a change of what is known")
	var excluded []engine.Clause
	for _, c := range b.Clauses {
		if !c.Testable {
			excluded = append(excluded, c.ID)
		} else {
			require.NotEmpty(t, c.Examples, "%s has an example", c.ID)
		}
	}
	require.Equal(t, []engine.Clause{
		yardmaster.Obj02, yardmaster.Cont08, yardmaster.Turn04, yardmaster.Draw06, yardmaster.Xch04, yardmaster.Load07,
	}, excluded)
}

// The constants number the questions and options as the book does.
func TestConstantsAreTheBook(t *testing.T) {
	b := yardmaster.Book()
	require.Equal(t, "YM-R-yard-timing", b.Questions[yardmaster.AskYardTiming].ID)
	require.Equal(t, "any-time", b.Questions[yardmaster.AskYardTiming].Options[yardmaster.YardTimingAnyTime].ID)
	require.Equal(t, "YM-R-take-then-play", b.Questions[yardmaster.AskTakeThenPlay].ID)
	require.Equal(t, engine.Clause("YM-LOAD-01"), yardmaster.Load01)
	for _, q := range b.Questions {
		require.Equal(t, rulebook.Option(0), q.Default, "the default of %s comes first", q.ID)
	}
}

// Every question that can be played can be answered with every option, and the answers can be read back.
func TestEveryOptionIsAnAnswer(t *testing.T) {
	b := yardmaster.Book()
	fixed := 0
	for i, q := range b.Questions {
		if q.Fixed {
			fixed++
			continue
		}
		for j, o := range q.Options {
			a, err := b.Answer(map[string]string{q.Name: o.ID})
			require.NoError(t, err)
			require.Equal(t, rulebook.Option(j), a.Ask(nil, engine.Question(i)))
		}
	}
	require.Equal(t, 2, fixed, "play-between and bonus-lapse")
}

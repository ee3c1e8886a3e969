package answer_test

import (
	"fmt"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/cmd/internal/answer"
	"github.com/yardstick-rules/yardstick/engine/estimate"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/price"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
)

// times is a change that is in so many of 400 games one unit more, and in so many one unit less.
func times(up, down, unit int64) estimate.Sums {
	return estimate.Sums{N: 400, Sum: (up - down) * unit, Squares: (up + down) * unit * unit}
}

// measured returns the questions of Yardmaster with planted prices: whoever decides first has won so many of 200 games
// with 2 players, and the answers change the wins and the length so often.
func measured(t *testing.T, won int64, changes map[string][2]int64) *answer.Rules {
	t.Helper()
	entry, err := games.Find("yardmaster")
	require.NoError(t, err)
	k := price.Kind{Players: price.Greedy, Unrelated: estimate.Share{Hits: 300, Of: 400}, Openers: []price.Opener{{Players: 2,
		Wins: estimate.Sums{N: 200, Sum: won * price.Whole, Squares: won * price.Whole * price.Whole}}}}
	for _, q := range entry.Book.Questions {
		for i, o := range q.Options {
			a := price.Answer{Question: q.Name, Option: o.ID}
			if q.Fixed || i == int(q.Default) {
				continue
			}
			by := changes[a.String()]
			c := price.Change{Games: 400, List: by[0] + by[1], Path: by[0] + by[1], Ended: 400, Margin: times(0, 0, 1), Spread: times(0, 0, 1),
				Length: times(by[1], by[0], 3), Opener: times(by[0], by[1], price.Whole), Score: times(by[0], by[1], 50)}
			k.Answers = append(k.Answers, price.Price{Answer: a, First: c, All: c})
		}
	}
	random := k
	random.Players = price.Random
	book := *entry.Book
	book.Files = fstest.MapFS{price.File: {Data: []byte((&price.Prices{Edition: book.Play(), Seed: 1, Kinds: []price.Kind{random, k}}).Text())}}
	said := answer.RulesOf(&book, rulebook.Found{Questions: questions(&book)})
	require.NoError(t, said.Price(&book))
	said.Find()
	return said
}

func questions(book *rulebook.Book) (all []*rulebook.Question) {
	for i := range book.Questions {
		all = append(all, &book.Questions[i])
	}
	return all
}

// The finding names a planted advantage, and the answer that was planted to change it.
func TestTheFinding(t *testing.T) {
	const even, uneven = "with greedy players, whoever decides first wins 52 % of 200 games with 2 players (even: 50 %, no measurable difference); ",
		"with greedy players, whoever decides first wins 70 % of 200 games with 2 players (even: 50 %); "
	for _, row := range []struct {
		won     int64
		changes map[string][2]int64
		says    string
	}{
		{104, nil, even + "none of 40 other answers changes that share measurably"},
		{140, nil, uneven + "none of 40 other answers changes that share measurably"},
		{140, map[string][2]int64{"yard-timing=any-time": {60, 50}}, uneven + "none of 40 other answers changes that share measurably"},
		{140, map[string][2]int64{"yard-timing=any-time": {10, 90}}, uneven + "yard-timing=any-time lowers that share by 20 points at tables of 2 to 5"},
		{104, map[string][2]int64{"yard-timing=any-time": {90, 10}, "take-bonus=never-bonus": {60, 10}},
			even + "yard-timing=any-time raises that share by 20 points at tables of 2 to 5, and 1 answer changes it about as much"},
		{104, map[string][2]int64{"yard-timing=any-time": {90, 10}, "take-bonus=never-bonus": {10, 85}, "point-goal=twenty": {10, 80}},
			even + "yard-timing=any-time raises that share by 20 points at tables of 2 to 5, and 2 answers change it about as much"},
	} {
		said := measured(t, row.won, row.changes)
		require.Equal(t, row.says, said.Finding.Says)
		line, _, _ := strings.Cut(said.Register(answer.ByReason).Text(), "\n")
		require.Equal(t, "Yardmaster: "+row.says, line)
	}
}

// Sorted by an aspect, the list has the planted effects with their places, and nothing else.
func TestSortedByAnAspect(t *testing.T) {
	for _, row := range []struct{ order, of, first, second string }{
		{answer.ByBalance, "the share of games that the seat with the first decision wins", "+20.0 points (15.5 to 24.5)", "-5.0 points (-7.1 to -2.9)"},
		{answer.ByLength, "the number of decisions in a game", "-0.6 (-0.7 to -0.5)", "0.1 (0.1 to 0.2)"},
		{answer.ByScore, "the mean score of a seat", "0.10 (0.08 to 0.12)", "-0.03 (-0.04 to -0.01)"},
	} {
		said := measured(t, 104, map[string][2]int64{"yard-timing=any-time": {90, 10}, "take-bonus=never-bonus": {0, 20}, "point-goal=twenty": {60, 55}})
		said.Sort(row.order)
		require.Equal(t, "yard-timing", said.Questions[0].Name)
		require.Equal(t, "take-bonus", said.Questions[1].Name)
		require.Len(t, said.Ranks, 2)
		text := strings.Join(strings.Fields(said.Register(row.order).Text()), " ")
		for _, says := range []string{
			"34 open questions. The answers are ordered by their effect on " + row.of + ", in 400 games",
			"games of greedy players. Only effects that remain after a correction for the number of answers have a place. Answers with the same place do not clearly differ.",
			fmt.Sprintf("do not clearly differ. 1. yard-timing=any-time %s 2. take-bonus=never-bonus %s No measurable effect: 38 answers.", row.first, row.second),
		} {
			require.Contains(t, text, says)
		}
	}
}

// Each answer comes with its figures under greedy players, and with the measurable ones among them.
func TestTheFiguresOfAnAnswer(t *testing.T) {
	said := measured(t, 104, map[string][2]int64{"yard-timing=any-time": {90, 10}, "point-goal=twenty": {10, 9}})
	text := strings.Join(strings.Fields(said.Register(answer.ByReason).Text()), " ")
	for _, says := range []string{
		"any-time with greedy players: legal 25.0 % (21.0 to 29.5), winner 0.0 % (0.0 to 1.1), balance +20.0 points (15.5 to 24.5), spread 0.0 (0.0 to 0.0), " +
			"length -0.6 (-0.7 to -0.5), score 0.10 (0.08 to 0.12), margin 0.0 (0.0 to 0.0); measurable: balance, length, score",
		"; measurable: nothing",
		"with greedy players: no effect in 400 games (upper limit of the interval: 1.1 % of games)",
		"greedy players: 400 games under each answer, measured in the same way. Between two unrelated games, the winner differs in 75.0 % (70.5 to 79.0). " +
			"Balance is the mean change of the share of games that the seat with the first decision wins, spread that of the lead over the lowest score, " +
			"and score that of the mean score of a seat. An aspect is measurable if its change remains after Holm's correction for the number of answers",
	} {
		require.Contains(t, text, says)
	}
}

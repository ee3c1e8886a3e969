package price_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine/estimate"
	"github.com/yardstick-rules/yardstick/engine/price"
)

// planted returns an answer whose effect in every aspect is in 1000 games so many times 1 and the other times -1, in
// the smallest parts of the aspect.
func planted(name string, up, down int64) price.Price {
	s := estimate.Sums{N: 1000, Sum: up - down, Squares: up + down}
	c := price.Change{Games: 1000, Ended: 1000, Margin: s, Spread: s, Length: s, Opener: s, Score: s}
	return price.Price{Answer: price.Answer{Question: name, Option: "x"}, First: c, All: c}
}

var aspects = []price.Aspect{price.Balance, price.Length, price.Score, price.Margin, price.Spread}

// Only an effect has a place, and the places of effects whose intervals overlap are the same.
func TestOnlyEffectsHaveAPlace(t *testing.T) {
	k := &price.Kind{Answers: []price.Price{planted("noise", 300, 290), planted("small", 250, 100), planted("none", 0, 0),
		planted("down", 100, 700), planted("alike", 690, 110), planted("least", 240, 100)}}
	for _, of := range aspects {
		var list []string
		for _, r := range k.Ranks(of) {
			list = append(list, fmt.Sprint(r.Place, " ", r.Question))
		}
		require.Equal(t, []string{"1 down", "1 alike", "3 small", "3 least", "0 noise", "0 none"}, list, of)
	}
	require.InDelta(t, -0.6, k.Ranks(price.Length)[0].Effect.Value, 1e-9)
	require.InDelta(t, -0.006, k.Ranks(price.Score)[0].Effect.Value, 1e-9, "hundredths of a point")
	require.InDelta(t, -0.6/price.Whole, k.Ranks(price.Balance)[0].Effect.Value, 1e-12)
	require.Empty(t, (*price.Kind)(nil).Ranks(price.Balance))
}

// An effect that one answer would show is not shown by one of many answers.
func TestEffectsAreCorrectedForTheNumberOfAnswers(t *testing.T) {
	k := &price.Kind{Answers: []price.Price{planted("weak", 250, 200)}}
	require.True(t, k.Ranks(price.Length)[0].Differs())
	for n := range 20 {
		k.Answers = append(k.Answers, planted(fmt.Sprint("none-", n), 200, 200))
	}
	for _, of := range aspects {
		require.False(t, k.Ranks(of)[0].Differs(), of)
	}
}

// Another winner in as many games as in unrelated ones is no effect, in more it is.
func TestAnotherWinnerBeyondUnrelatedGames(t *testing.T) {
	k := &price.Kind{Unrelated: estimate.Share{Hits: 600, Of: 1000}}
	for _, winner := range []int64{100, 620, 700} {
		p := planted(fmt.Sprint(winner), 0, 0)
		p.All.Winner = winner
		k.Answers = append(k.Answers, p)
	}
	ranks := k.Ranks(price.Winner)
	require.Equal(t, "700", ranks[0].Question)
	require.True(t, ranks[0].Differs())
	require.False(t, ranks[1].Differs())
	require.False(t, ranks[2].Differs())
}

// The table at which the first seat wins more or less than its even share is found, if there is one.
func TestAnUnevenTable(t *testing.T) {
	table := func(players int, won int64) price.Opener {
		return price.Opener{Players: players, Wins: estimate.Sums{N: 300, Sum: won * price.Whole, Squares: won * price.Whole * price.Whole}}
	}
	for _, row := range []struct {
		law     string
		openers []price.Opener
		players int
		uneven  bool
	}{
		{"a third of three is even, and so is somewhat more", []price.Opener{table(2, 150), table(3, 110)}, 3, false},
		{"half of three is not", []price.Opener{table(2, 160), table(3, 150)}, 3, true},
		{"nor is too little", []price.Opener{table(2, 100), table(3, 100)}, 2, true},
		{"one table shows it", []price.Opener{table(2, 168)}, 2, true},
		{"what one table would show, one of six does not", []price.Opener{table(2, 168), table(3, 100), table(4, 75), table(5, 60), table(6, 50), table(10, 30)}, 2, false},
		{"nothing was measured", nil, 1, false},
	} {
		at, uneven := (&price.Kind{Openers: row.openers}).Uneven()
		require.Equal(t, row.players, at.Players, row.law)
		require.Equal(t, row.uneven, uneven, row.law)
	}
	require.InDelta(t, 0.5, table(3, 150).Share().Value, 1e-9)
	require.InDelta(t, 1.0/3, table(3, 150).Even(), 1e-9)
}

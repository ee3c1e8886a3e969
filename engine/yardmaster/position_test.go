package yardmaster_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/yardmaster"
)

var two = engine.Setup{Seats: []string{"ann", "bob"}}

func load(doc string) (engine.State, error) {
	return yardmaster.New().Load(two, []byte(doc), nil)
}

func TestAnEmptyDocumentIsALawfulTable(t *testing.T) {
	s, err := load(`{}`)
	require.NoError(t, err)
	p := s.Position().(*yardmaster.Position)
	require.Equal(t, []string{"coal-1", "livestock-1", "oil-1", "timber-1"}, p.ArrivalYard)
	require.Equal(t, []string{"automobile"}, p.DiscardPile)
	require.Equal(t, &yardmaster.Token{Holder: "bob", Side: "up"}, p.Yardmaster)
	require.Equal(t, "coal", p.Players[0].Token)
	require.Equal(t, 2, p.Counters.Allowed)
}

// What waits is known by its cards, so that it is a secret of the hand it is in (YM-SETUP-20, YM-BONUS-06); what was taken this turn too.
func TestWhatWaitsIsSeenByItsOwnerAlone(t *testing.T) {
	s, err := load(`{"player":"ann","counters":{"waiting":{"draw-2":1},"taken":{"plus-1-action":1}},"discard-pile":["coal","take-1-discarded"],
		"players":[{"name":"ann","hand":{"draw-2":1,"plus-1-action":1},"train":[]},{"name":"bob","hand":{"draw-2":1},"train":[]}]}`)
	require.NoError(t, err)
	require.Equal(t, map[string]int{"draw-2": 1}, s.Observe(0, nil).(*yardmaster.Position).Counters.Waiting)
	require.Equal(t, map[string]int{"plus-1-action": 1}, s.Observe(0, nil).(*yardmaster.Position).Counters.Taken)
	require.Nil(t, s.Observe(1, nil).(*yardmaster.Position).Counters.Waiting)
	require.Nil(t, s.Observe(1, nil).(*yardmaster.Position).Counters.Taken)
}

// Where the game is played on after a train has reached the goal, a position has such a train: the one of the turn, if the game ends with it.
func TestAGoalIsReachedByATrain(t *testing.T) {
	const train = `"train":["oil-4","timber-4","timber-3","oil-3","coal-3","coal-2"]`
	for doc, row := range map[string]struct{ timing, says string }{
		`{"goal-reached":true}`:                {"end-of-turn", "the goal counts as reached, and no train is worth 18"},
		`{"goal-reached":true,"player":"ann"}`: {"finish-round", "the goal counts as reached, and no train is worth 18"},
		`{"goal-reached":true,"player":"bob","players":[{"name":"ann",` + train + `}]}`:  {"end-of-turn", "ann has 19 points of 18 and the game went on after that turn"},
		`{"goal-reached":true,"player":"ann","players":[{"name":"ann",` + train + `}]}`:  {"end-of-turn", ""},
		`{"goal-reached":true,"player":"bob","players":[{"name":"ann",` + train + `}]} `: {"finish-round", ""},
	} {
		_, err := yardmaster.New().Load(engine.Setup{Seats: two.Seats, Rulings: map[string]string{"win-timing": row.timing}}, []byte(doc), nil)
		if row.says == "" {
			require.NoError(t, err, doc)
			continue
		}
		var v *engine.Violation
		require.ErrorAs(t, err, &v, doc)
		require.Equal(t, yardmaster.Win01, v.Clause)
		require.Contains(t, v.Reason, row.says)
	}
}

// An owner's box may have more than twenty copies of a card that waits for a purchase; all of them wait, and serve one each.
func TestAllCardsOfABoxWaitForPurchases(t *testing.T) {
	const copies = 30
	setup := engine.Setup{Seats: two.Seats, Rulings: map[string]string{"purchase-bonus-timing": "chosen-purchase"}, Components: []byte(
		`cargo: {bonus-cards: {value: 66}, total: {value: 100}, cards: [
			{id: pay-1-less, copies: 30}, {id: exchange-1-1, copies: 30}, {id: coal, copies: 7}, {id: livestock, copies: 7},
			{id: oil, copies: 7}, {id: timber, copies: 7}, {id: automobile, copies: 6}]}`)}
	s, err := yardmaster.New().Load(setup, []byte(
		`{"discard-pile":["coal"],"players":[{"name":"ann","token":"oil","hand":{"pay-1-less":30,"exchange-1-1":30}}]}`), nil)
	require.NoError(t, err)
	do := func(text string) {
		a, err := s.Parse(text)
		require.NoError(t, err)
		require.Nil(t, s.Check(0, a, nil), text)
		s.Apply(a, nil)
	}
	for range copies {
		do("play pay-1-less")
		do("play exchange-1-1")
	}
	waiting := func() (discount, exchanges int) {
		c := s.Position().(*yardmaster.Position).Counters
		return c.Discount, len(c.OneToOne)
	}
	discount, exchanges := waiting()
	require.Equal(t, [...]int{copies, copies}, [...]int{discount, exchanges})
	do("buy coal-1 pay nothing using pay-1-less*1 exchange-1-1*1")
	discount, exchanges = waiting()
	require.Equal(t, [...]int{copies - 1, copies - 1}, [...]int{discount, exchanges})
}

// What waits for a purchase lapses with its turn (YM-CARD-05, YM-CARD-12), also with the turn that ends the game.
func TestNothingWaitsAfterTheLastTurn(t *testing.T) {
	setup := two
	setup.Rulings = map[string]string{"win-timing": "end-of-turn"}
	s, err := yardmaster.New().Load(setup, []byte(`{"player":"ann","goal-reached":true,"counters":{"pay-1-less":1,"exchange-1-1":["oil"],"waiting":{"draw-2":1}},
		"players":[{"name":"ann","token":"oil","hand":{"draw-2":1},"train":["oil-4","timber-4","timber-3","oil-3","coal-3","coal-2"]}]}`), nil)
	require.NoError(t, err)
	done, err := s.Parse("done")
	require.NoError(t, err)
	s.Apply(done, nil)
	p := s.Position().(*yardmaster.Position)
	require.Equal(t, []string{"ann"}, p.Winners)
	require.Zero(t, p.Counters.Discount)
	require.Empty(t, p.Counters.OneToOne)
	require.Empty(t, p.Counters.Waiting)
}

// While chance draws a card or refills the yard, the turn is still somebody's (YM-END-06). A scenario settles
// chance before it asks a player.
func TestOthersWaitForTheirTurnAndTheOwnerForChance(t *testing.T) {
	s, err := load(`{"player":"ann","players":[{"name":"ann","token":"oil","hand":{"coal":1}}]}`)
	require.NoError(t, err)
	read := func(text string) engine.Action {
		a, err := s.Parse(text)
		require.NoError(t, err)
		return a
	}
	for _, row := range []struct {
		decisions []string
		due       engine.Clause
	}{{[]string{"draw deck"}, yardmaster.Draw02}, {[]string{"draw timber", "buy coal-1 pay coal*1"}, yardmaster.Buy07}} {
		for _, text := range row.decisions {
			s.Apply(read(text), nil)
		}
		require.Equal(t, row.due, s.Check(0, read("done"), nil).Clause)
		require.Equal(t, yardmaster.End06, s.Check(1, read("done"), nil).Clause)
	}
}

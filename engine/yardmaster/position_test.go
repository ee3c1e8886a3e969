package yardmaster_test

import (
	"encoding/json"
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

func TestAWholeDocumentComesBack(t *testing.T) {
	s, err := load(`{"player":"bob","yardmaster":{"holder":"bob","side":"down"},"discard-pile":["oil","draw-2"],
		"counters":{"actions-used":1,"pay-1-less":1,"exchange-1-1":["oil"],"waiting":{"draw-2":1}},
		"players":[{"name":"ann","train":["coal-2","timber-2"],"sorting-yard":{"oil-4":1}},
			{"name":"bob","hand":{"coal":3,"draw-2":1},"train":[]}]}`)
	require.NoError(t, err)
	whole, err := json.Marshal(s.Position())
	require.NoError(t, err)
	again, err := load(string(whole))
	require.NoError(t, err)
	require.True(t, s.Equal(again))
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

// Each row breaks one thing; the answer names the clause.
func TestImpossiblePositionsAreRefused(t *testing.T) {
	for doc, clause := range map[string]engine.Clause{
		`{"players":[{"name":"ann","hand":{"coal":13},"train":[]}]}`:                                     yardmaster.Cont04,
		`{"players":[{"name":"ann","hand":{"draw-2":3},"train":[]}]}`:                                    yardmaster.Card01,
		`{"players":[{"name":"ann","train":["coal-4","coal-4"]}]}`:                                       yardmaster.Cont02,
		`{"players":[{"name":"ann","train":["coal-4","oil-3"]}]}`:                                        yardmaster.Load02,
		`{"players":[{"name":"ann","train":[],"sorting-yard":{"oil-3":1}}]}`:                             yardmaster.Load04,
		`{"players":[{"name":"ann","token":"oil","train":[]},{"name":"bob","token":"oil","train":[]}]}`:  yardmaster.Xch01,
		`{"arrival-yard":["coal-1","coal-2","coal-3",""]}`:                                               yardmaster.Buy08,
		`{"arrival-yard":["coal-1","coal-2","coal-3","oil-1","oil-2"]}`:                                  yardmaster.Setup05,
		`{"yardmaster":{"holder":"bob","side":"down"}}`:                                                  yardmaster.Role04,
		`{"counters":{"actions-allowed":2,"actions-used":3}}`:                                            yardmaster.Turn01,
		`{"player":"ann","start":"ann","turn":2}`:                                                        yardmaster.End06,
		`{"players":[{"name":"ann","train":["oil-4","timber-4","timber-3","oil-3","coal-3","coal-2"]}]}`: yardmaster.Win01,
		`{"phase":"over"}`:                   yardmaster.Win01,
		`{"phase":"over","winners":["bob"]}`: yardmaster.Win01,
		`{"phase":"over","winners":["bob"],"players":[{"name":"ann","train":["oil-4","timber-4","timber-3","oil-3","coal-3","coal-2"]}]}`: yardmaster.Win01,
		`{"goal-reached":true}`:                                    yardmaster.Win01,
		`{"railcar-draw-pile":{"coal-1":1}}`:                       yardmaster.Cont02,
		`{"cargo-draw-pile":{"coal":1}}`:                           yardmaster.Cont04,
		`{"phase":"draw-two"}`:                                     yardmaster.Card02,
		`{"phase":"take-one","discard-pile":["take-1-discarded"]}`: yardmaster.Card08,
		`{"phase":"refill"}`:                                       yardmaster.Buy07,
		`{"phase":"refill","gap":2,"arrival-yard":["oil-1","","",""],"counters":{"actions-used":1}}`: yardmaster.Buy07,
		`{"phase":"refill","gap":2,"arrival-yard":["","","coal-1"],"counters":{"actions-used":1}}`:   yardmaster.Buy07,
		`{"phase":"drawn-card"}`: yardmaster.Turn01,
		`{"phase":"set-up","players":[{"name":"ann","hand":{"coal":1},"train":[]}]}`: yardmaster.Setup10,
		`{"phase":"set-up","arrival-yard":["","coal-1"]}`:                            yardmaster.Setup05,
		`{"centre":[]}`: yardmaster.Setup08,
	} {
		_, err := load(doc)
		var v *engine.Violation
		require.ErrorAs(t, err, &v, doc)
		require.Equal(t, clause, v.Clause, "%s: %v", doc, err)
		require.NotEmpty(t, v.Reason)
	}
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

// Each row cannot be read; no clause is broken by a misspelling.
func TestUnreadablePositionsSayWhere(t *testing.T) {
	for doc, says := range map[string]string{
		``:                "not a JSON document",
		`[]`:              "position",
		`{} {}`:           "after the document",
		`{"fase":"turn"}`: "fase",
		`{"phase":"tea"}`: "not one of set-up, turn",
		`{"turn":"x"}`:    "turn",
		`{"turn":-1}`:     "turn",
		`{"players":[{"name":"ann","hand":{"coal":-3}}]}`:           "ann's hand: coal: -3 is below 0, and so no number of cards",
		`{"players":[{"name":"ann","sorting-yard":{"coal-2":-3}}]}`: "coal-2: -3 is below 0, and so no number of cards",
		`{"player":"zoe"}`:                                "zoe",
		`{"players":[{"name":"zoe"}]}`:                    "zoe",
		`{"players":[{"name":"ann"},{"name":"ann"}]}`:     "twice",
		`{"players":[{"name":"ann","cards":5}]}`:          "a seat's view",
		`{"players":[{"name":"bob","hand-hidden":true}]}`: "a seat's view",
		`{"discards-hidden":3}`:                           "a seat's view",
		`{"discard-pile":["gold"]}`:                       "gold",
		`{"arrival-yard":["coal-9"]}`:                     "coal-9",
		`{"played-this-turn":[0]}`:                        "place 0",
		`{"counters":{"waiting":{"draw-2":1}}}`:           "0 are in hand",
		`{"counters":{"pay-1-less":241}}`:                 "at most 240",
		`{"winners":["ann"]}`:                             "phase over",
		`{"yardmaster":{"holder":"ann","side":"edge"}}`:   "up or down",
		`{"railcars-left":45}`:                            "railcars-left: says 45, and 46 are in no other place",
		`{"player":"ann","Player":"bob"}`:                 `there is no part called "Player"`,
		`{"playerſ":[]}`:                                  `there is no part called "playerſ"`,
		`{"players":[{"name":"ann","Hand":{"oil":3}}]}`:   `there is no part called "Hand"`,
		`{"players":[null]}`:                              "players[1] is null",
		`{"arrival-yard":[]}`:                             "arrival-yard: it is empty in the document, but not in the position made of it: say what is there, or leave it out",
		`{"players":[{}]}`:                                "name a player",
		`{"phase":"refill","gap":1,"arrival-yard":["",""],"counters":{"actions-used":1}}`: "refill: another place of the arrival yard is empty: every gap is filled as soon as it is there",
		`{"turn":0}`:                         "turn: 0 is invalid: turns are numbered from 1",
		`{"turn":null}`:                      "turn is null",
		`{"counters":{"actions-allowed":0}}`: "counters: actions-allowed: it is 0 in the document, but 2",
		`{"counters":{"taken":{"pay-1-less":0},"Draws":1}}`: `there is no part called "Draws"`,
	} {
		_, err := load(doc)
		require.ErrorContains(t, err, says, doc)
	}
}

func FuzzLoad(f *testing.F) {
	f.Add([]byte(`{}`))
	f.Add([]byte(`{"phase":"refill","gap":1,"just-bought":"coal-1","counters":{"actions-used":1}}`))
	f.Add([]byte(`{"phase":"draw-two","discard-pile":["oil","draw-2"],"counters":{"draws":1}}`))
	f.Fuzz(func(t *testing.T, doc []byte) {
		s, err := yardmaster.New().Load(engine.Setup{Seats: []string{"ann", "bob", "cid"}}, doc, nil)
		if err != nil {
			return
		}
		whole, err := json.Marshal(s.Position())
		require.NoError(t, err)
		again, err := yardmaster.New().Load(engine.Setup{Seats: []string{"ann", "bob", "cid"}}, whole, nil)
		require.NoError(t, err, string(whole))
		require.True(t, s.Equal(again), string(whole))
		for _, a := range s.Legal(nil, nil) {
			next := s.Clone()
			require.Nil(t, next.Check(next.Actor(), a, nil))
			next.Apply(a, nil)
			for _, law := range yardmaster.New().Laws() {
				require.NoError(t, law.Audit(next), "%s after %s", law.ID, s.Format(a))
				step := engine.Law{Step: law.Step}
				require.NoError(t, step.Hold(s, a, next), "%s by %s", law.ID, s.Format(a))
			}
		}
	})
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

package frontier_test

import (
	"encoding/json"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/frontier"
)

func load(doc string, rulings ...string) (engine.State, error) {
	setup := engine.Setup{Seats: []string{"ann", "bob", "cal"}, Rulings: map[string]string{}}
	for i := 0; i+1 < len(rulings); i += 2 {
		setup.Rulings[rulings[i]] = rulings[i+1]
	}
	return frontier.New().Load(setup, []byte(doc), nil)
}

func TestAnEmptyDocumentIsATurnOfTheSecondRound(t *testing.T) {
	s, err := load(`{}`)
	require.NoError(t, err)
	p := s.Position().(*frontier.Position)
	require.Equal(t, "turn", p.Decision)
	require.Equal(t, 2, p.Round)
	require.Equal(t, "ann", p.Turn)
	require.Equal(t, map[string]int{"lumbering": 1}, p.Players[0].Industries)
	require.Equal(t, "tent", p.Town["g6"].Kind)
}

func TestADepositThatIsLeftOutIsAsItIsPlaced(t *testing.T) {
	s, err := load(`{"industry":{"q1":{"kind":"panning","owner":"ann"},"o2":{"kind":"mine-silver","owner":"ann"},` +
		`"o4":{"kind":"deep-gold","owner":"bob"}}}`)
	require.NoError(t, err)
	p := s.Position().(*frontier.Position)
	for at, is := range map[string]frontier.Site{
		"q1": {Kind: "alluvial", Metal: "gold", Level: 1, Reserve: 4}, "o2": {Kind: "alluvial", Metal: "silver", Level: 2, Reserve: 6},
		"o4": {Kind: "alluvial", Metal: "gold", Level: 3, Reserve: 8},
	} {
		require.Equal(t, is, *p.Works[at].Deposit, at)
	}
}

// anyRulings answers every playable question somehow.
func anyRulings(rnd *rand.Rand) map[string]string {
	rulings := map[string]string{}
	for _, q := range frontier.Book().Questions {
		if !q.Fixed {
			rulings[q.Name] = q.Options[rnd.IntN(len(q.Options))].ID
		}
	}
	return rulings
}

// Games of every number of players, under the defaults and under answers at random: every position comes back whole from its document,
// every listed action is accepted, and what is written is read as itself.
func TestWholeGamesComeBackFromTheirDocuments(t *testing.T) {
	for seed := range uint64(24) {
		rnd := rand.New(rand.NewPCG(1, seed))
		setup := engine.Setup{Seats: []string{"ann", "bob", "cal", "dee", "eve"}[:2+seed%4]}
		if seed >= 8 {
			setup.Rulings = anyRulings(rnd)
		}
		s, err := frontier.New().New(setup, nil)
		require.NoError(t, err)
		for played := 0; s.Actor() != engine.Nobody; played++ {
			if !testing.Short() || played%5 == int(seed%5) {
				comesBack(t, setup, s)
			}
			list := s.Legal(nil, nil)
			require.NotEmpty(t, list)
			a := list[rnd.IntN(len(list))]
			require.Nil(t, s.Check(s.Actor(), a, nil), s.Format(a))
			read, err := s.Parse(s.Format(a))
			require.NoError(t, err)
			require.Equal(t, a, read, s.Format(a))
			s.Apply(a, nil)
		}
	}
}

func comesBack(t *testing.T, setup engine.Setup, s engine.State) {
	text, err := json.Marshal(s.Position())
	require.NoError(t, err)
	again, err := frontier.New().Load(setup, text, nil)
	require.NoError(t, err, "%s", text)
	require.True(t, s.Equal(again), "%s", text)
}

// What lies where it may not lie is named by its space, and the town beside it as well.
func TestPositionsSayWhatIsAstray(t *testing.T) {
	for doc, says := range map[string]string{
		`{"cattle":{"a1":{"ann":1},"b1":{"ann":2}}}`: "cattle stand on grass without a piece, and those of ann stand on a1, b1",
		`{"industry":{"g7":{"kind":"camp","owner":"ann"}},"town":{"g6":{"kind":"stockpile"}}}`: "an industry building may not be next to the town, " +
			"and this is beside g6",
	} {
		_, err := load(doc)
		require.ErrorContains(t, err, says)
	}
}

// Each row breaks one thing; the answer names the clause.
func TestImpossiblePositionsAreRefused(t *testing.T) {
	for doc, clause := range map[string]engine.Clause{
		`{"round":14}`:                                                                                    frontier.Goal07,
		`{"town-status":{"health":4}}`:                                                                    frontier.Setup09,
		`{"promises":{"health":[1,2,3,3]}}`:                                                               frontier.Elec06,
		`{"players":[{"name":"ann","money":-1}]}`:                                                         frontier.Setup07,
		`{"players":[{"name":"ann","stock":{"log":31}}]}`:                                                 frontier.Setup12,
		`{"players":[{"name":"ann","animals":{"horse":4}}]}`:                                              frontier.Lum15,
		`{"players":[{"name":"ann","characters":["T1"]}]}`:                                                frontier.Char18,
		`{"players":[{"name":"ann","characters":["A1","A2","A3","A4","A5"]}]}`:                            frontier.Char02,
		`{"players":[{"name":"ann","characters":["A1"]},{"name":"bob","characters":["A1"]}]}`:             frontier.Setup06,
		`{"players":[{"name":"ann","goal":"G1"},{"name":"bob","goal":"G1"}]}`:                             frontier.Setup15,
		`{"players":[{"name":"ann","dealt":["G1","G2","G3","G4"]}]}`:                                      frontier.Setup15,
		`{"players":[{"name":"ann","industries":{"mining":4}},{"name":"bob","industries":{"mining":4}}]}`: frontier.Comp04,
		`{"office":["A1"]}`:                                frontier.Char18,
		`{"office":["T1","T2","T3","T4","T5","T6"]}`:       frontier.Char19,
		`{"towns":{"red-town":["A1"],"gold-town":["A1"]}}`: frontier.Char06,
		`{"logs":{"basin-1":{"ann":9}}}`:                   frontier.Lum18,
		`{"drought":["a1"]}`:                               frontier.Setup08,
		`{"cattle":{"a1":{"ann":1}}}`:                      frontier.Ran10,
		`{"industry":{"g7":{"kind":"camp","owner":"ann"}},"town":{"g6":{"kind":"stockpile"}}}`: frontier.Lum13,
		`{"industry":{"k6":{"kind":"camp","owner":"ann"}}}`:                                    frontier.Setup03,
		`{"town":{"g6":{"kind":"stockpile","fire":1}}}`:                                        frontier.Round09,
		`{"town":{"g6":{"kind":"tent","fire":4}}}`:                                             frontier.Round09,
		`{"town":{"g6":{"kind":"saloon","owner":"ann","tycoon":"T1"}}}`:                        frontier.Char22,
		`{"railroad":{"face-up":"RR1","waiting":["RR1"]}}`:                                     frontier.Comp17,
		`{"town":{"h6":{"kind":"bridge"}}}`:                                                    frontier.Found03,
		`{"town":{"h5":{"kind":"saloon"}}}`:                                                    frontier.Gen19,
		`{"industry":{"b5":{"kind":"camp","owner":"ann"}}}`:                                    frontier.Lum02,
		`{"industry":{"h9":{"kind":"panning","owner":"ann"}}}`:                                 frontier.Min06,
		`{"industry":{"m4":{"kind":"enclosure","owner":"ann"}}}`:                               frontier.Ran31,
		`{"industry":{"h9":{"kind":"canal","owner":"ann"}}}`:                                   frontier.Min36,
		`{"severity-used":{"1":8,"2":5,"3":3}}`:                                                frontier.Comp07,
		`{"severity-used":{"1":17}}`:                                                           frontier.Comp07,
		`{"discs":{"health":"three"},"events":{"upcoming":"I-1"}}`:                             frontier.Setup24,
		`{"round":0,"decision":"start","events-undrawn":["I-1","I-2","I-3"]}`:                  frontier.Setup20,
		`{"round":0,"decision":"first-tile","goals-undealt":["G1","G2","G3","G4","G5"]}`:       frontier.Setup15,
		`{"trains":{"red":{"first":"r9","track":["a1"]}}}`:                                     frontier.Rail03,
	} {
		_, err := load(doc)
		var v *engine.Violation
		require.ErrorAs(t, err, &v, doc)
		require.Equal(t, clause, v.Clause, "%s: %v", doc, err)
		require.NotEmpty(t, v.Reason)
	}
}

// Each row cannot be read; no clause is broken by a misspelling.
func TestUnreadablePositionsSayWhere(t *testing.T) {
	for doc, says := range map[string]string{
		``:           "not a JSON document",
		`{} {}`:      "after the document",
		`{"rund":1}`: "rund",
		`{"players":[{"name":"ann","industries":{}}]}`:                      "ann: industries: it is empty in the document",
		`{"round":1,"round":2}`:                                             "appears twice",
		`{"round":15}`:                                                      "rounds count from 1 to 13",
		`{"round":1,"decision":"stockpile"}`:                                "set-up is round 0",
		`{"decision":"dance"}`:                                              "not one of start",
		`{"player":"zoe"}`:                                                  "zoe",
		`{"mayor":"zoe"}`:                                                   "zoe",
		`{"town-status":{"fame":1}}`:                                        "not one of health",
		`{"trees":{"z1":1}}`:                                                "not a space",
		`{"trees":{"k4":1}}`:                                                "not a forest",
		`{"town":{"g6":{"kind":"barn"}}}`:                                   "is not one of stockpile",
		`{"town":{"g6":null}}`:                                              "town.g6 is null",
		`{"town":{"g6":{"kind":"tent","owner":"ann"}}}`:                     "nobody owns",
		`{"industry":{"b4":null}}`:                                          "industry.b4 is null",
		`{"industry":{"b4":{"kind":"barn","owner":"ann"}}}`:                 "not one of camp",
		`{"industry":{"b4":{"kind":"camp"}}}`:                               "nobody called",
		`{"industry":{"b4":{"kind":"camp","owner":"ann","deposit":{}}}}`:    "a camp is not a deposit",
		`{"cattle":{"m4":{"zoe":1}}}`:                                       "zoe",
		`{"driven":{"m4":{"ann":1}}}`:                                       "more cattle were driven",
		`{"logs":{"basin-99":{"ann":1}}}`:                                   "not one of basin-1",
		`{"black-workers":["lake"]}`:                                        "not one of basin-1",
		`{"trains":{"red":{}}}`:                                             "say where its line begins",
		`{"trains":{"green":{}}}`:                                           "not one of red",
		`{"railroad":{"face-up":"TG1"}}`:                                    "not one of RR1",
		`{"acted":["A1"]}`:                                                  "is not a tycoon",
		`{"towns":{"ghost-town":["A1"]}}`:                                   "ghost-town",
		`{"events":{"four":"I-1"}}`:                                         "not one of upcoming",
		`{"events":{"three":"V-1"}}`:                                        "not one of I-1",
		`{"players":[{"name":"ann"},{"name":"ann"}]}`:                       "twice",
		`{"players":[{"name":"ann","goals":1}]}`:                            "seat's view",
		`{"players":[{"name":"ann","rings":{"A1":9}}]}`:                     "rings",
		`{"players":[{"name":"ann","spent":["A1"]}]}`:                       "not held",
		`{"players":[{"name":"ann","election-cube":"fame"}]}`:               "not one of health",
		`{"decision":"die","player":"ann"}`:                                 "needs a site",
		`{"decision":"keep","player":"ann"}`:                                "needs a card",
		`{"decision":"track","player":"ann"}`:                               "needs line, tile, train",
		`{"decision":"burn","player":"ann"}`:                                "needs the event",
		`{"round":4,"decision":"promise","player":"ann"}`:                   "election cube",
		`{"open":{"order":["ann","ann"]}}`:                                  "appears twice",
		`{"bank":5}`:                                                        "it has -$12",
		`{"industry-cards-left":{"mining":[9]}}`:                            "leave it out",
		`{"players":[{"name":"ann","cubes":31}]}`:                           "30 are left",
		`{"players":[{"name":"ann","votes":1}]}`:                            "there would be 0",
		`{"players":[{"name":"ann","score":{"tracks":1}}]}`:                 "counted when the game is over",
		`{"decision":"cattle","round":0,"player":"ann","open":{"count":3}}`: "a count of the pairs",
		`{"decision":"lose-log","open":{"card":"I-1","count":1}}`:           "logs to lose",
		`{"decision":"cattle","round":4,"open":{"era":true,"free":true}}`:   "places no free building",
		`{"round":0,"decision":"first-train"}`:                              "a train that is not on the map",
		`{"round":0,"decision":"disc","discs":{"health":"upcoming","wealth":"three","safety":"six"}}`: "a disc that lies on no card",
		`{"decision":"move-disc"}`: "that the mayor lays them",
		`{"round":0,"decision":"first-event","events":{"upcoming":"I-1","three":"I-2","six":"I-3",` +
			`"nine":"I-4"}}`: "an event space without a card",
		`{"decision":"outgoing","round":4,"office":["T1"],"open":{"era":true}}`:                          "the winner of the election",
		`{"round":0,"decision":"first-tile","telegraph":{"face-up":"TG1"},"railroad":{"face-up":"RR1"}}`: "without a tile face up",
		`{"decision":"next","round":13,"open":{"era":true}}`:                                             "nothing is left to decide",
		`{"decision":"severity","player":"ann","open":{"card":"I-1"}}`:                                   "leave the player out",
		`{"decision":"lose","player":"ann","cattle":{"m4":{"ann":1}},` +
			`"open":{"card":"III-4","severity":3,"count":5}}`: "a count of what is there",
		`{"round":0,"decision":"start","events-undrawn":["I-1"]}`:            "FR-SETUP-20: events-undrawn: too few cards are left to fill the row of events",
		`{"round":0,"decision":"deal","goals-undealt":["G1"]}`:               "FR-SETUP-15: goals-undealt: 9 cards have still to be dealt",
		`{"round":0,"decision":"stockpile","logs":{"basin-1":{"ann":1}}}`:    "has not got that far",
		`{"open":{"line":"canal"}}`:                                          "not one of railroad",
		`{"round":3,"decision":"upgrade"}`:                                   "no era ends with round 3",
		`{"round":3,"decision":"cattle","player":"ann","open":{"era":true}}`: "open: era: no era ends with round 3",
		`{"decision":"severity","turn":"ann"}`:                               "turn: nobody's turn is under way",
		`{"Round":8}`:                                                        `there is no part called "Round"`,
		`{"banes":["health","health"]}`:                                      "banes: it is",
		`{"events-undrawn":["III-2","III-2"]}`:                               "events-undrawn: it is",
		`{"round":8,"events-undrawn":["III-2"]}`:                             `events-undrawn: it is ["III-2"] in the document, but []`,
		`{"railroad":{"face-up":"RR1","seen":["RR1","RR1"]}}`:                "railroad: seen: it is",
		`{"telegraph":{"face-up":"TG1","seen":["TG1","TG1"]}}`:               "telegraph: seen: it is",
		`{"trees":{"b4":3},"players":[{"name":"ann","rings":{"A1":1}}]}`:     "rings",
		`{"round":0,"decision":"deal","town":{"h3":{"kind":"saloon"}}}`:      "town: h3: the set-up has not got that far",
		`{"decision":"track","player":"ann","open":{"line":"railroad","tile":"RR1","train":"red","spaces":2},
			"trains":{"red":{"first":"r9","track":["q9"],"connected":true}}}`: "one that is not connected",
		`{"open":{"tile":"RR1"}}`: "say which line",
		`{"decision":"pile-up","player":"ann","open":{"card":"I-1","count":1}}`: "nothing can be decided",
	} {
		_, err := load(doc)
		require.ErrorContains(t, err, says, doc)
	}
}

// Where a map leaves no room for what is placed, it is left out, and the game is played all the same.
func TestNarrowMapsArePlayed(t *testing.T) {
	for _, file := range []string{
		"map: {founding-spots: {value: [a4, a6]}}",
		"map: {board-2: [FFFFFF, FFFFFF, FFFFFF, FPPFPF, RRRRRR, FPFFPF, FFFFFF, FFFFFF, FFFFFF]}",
	} {
		for seed := range uint64(12) {
			setup := engine.Setup{Seats: []string{"ann", "bob", "cal", "dee", "eve"}[:2+seed%4], Components: []byte(file)}
			s, err := frontier.New().New(setup, nil)
			require.NoError(t, err)
			rnd := rand.New(rand.NewPCG(2, seed))
			for s.Actor() != engine.Nobody {
				list := s.Legal(nil, nil)
				require.NotEmpty(t, list, "%s, seed %d", file, seed)
				s.Apply(list[rnd.IntN(len(list))], nil)
			}
		}
	}
}

// Riches far beyond a game's are counted right: many tools at once, again and again.
func TestRichesAreCounted(t *testing.T) {
	s, err := load(`{"players":[{"name":"ann","money":3000}]}`)
	require.NoError(t, err)
	for range 2 {
		a, err := s.Parse("buy tool*700 ship")
		require.NoError(t, err)
		require.Nil(t, s.Check(0, a, nil))
		s.Apply(a, nil)
	}
	p := s.Position().(*frontier.Position)
	require.Equal(t, 1400, p.Players[0].Stock["tool"])
	require.Equal(t, 200, *p.Players[0].Money)
	text, err := json.Marshal(p)
	require.NoError(t, err)
	again, err := load(string(text))
	require.NoError(t, err)
	require.True(t, s.Equal(again))
	for _, a := range s.Legal(nil, nil) {
		read, err := s.Parse(s.Format(a))
		require.NoError(t, err, s.Format(a))
		require.Equal(t, a, read)
	}
}

func TestPositionsOfGamesSetUpAlikeAreEqual(t *testing.T) {
	open := func(setup engine.Setup) engine.State {
		s, err := frontier.New().Load(setup, []byte(`{}`), nil)
		require.NoError(t, err)
		return s
	}
	seats, answers := []string{"ann", "bob"}, map[string]string{"severity": "fixed-one"}
	box := []byte(`player-kit: {cubes: {value: 31}}`)
	first := open(engine.Setup{Seats: seats})
	require.True(t, first.Equal(open(engine.Setup{Seats: seats})), "set up alike")
	require.True(t, first.Equal(first.Clone()), "the same table")
	for name, other := range map[string]engine.State{
		"other players": open(engine.Setup{Seats: []string{"ann", "cal"}}),
		"other answers": open(engine.Setup{Seats: seats, Rulings: answers}),
		"another box":   open(engine.Setup{Seats: seats, Components: box}),
		"another game":  nil,
	} {
		require.False(t, first.Equal(other), name)
	}
	require.False(t, first.Alike(nil), "another game")
	moved := first.Clone()
	moved.Apply(moved.Legal(nil, nil)[0], nil)
	require.False(t, first.Equal(moved), "another position")
}

// Only what may come next has odds.
func TestWhatIsNotDueHasNoOdds(t *testing.T) {
	s, err := frontier.New().New(engine.Setup{Seats: []string{"ann", "bob"}}, nil)
	require.NoError(t, err)
	weight, total := s.Odds(s.Legal(nil, nil)[0])
	require.Positive(t, weight)
	require.Positive(t, total)
	for _, words := range []string{"die 3", "severity 2"} {
		a, err := s.Parse(words)
		require.NoError(t, err)
		weight, total = s.Odds(a)
		require.Zero(t, weight+total, words)
	}
}

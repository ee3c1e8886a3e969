package yardmaster

import (
	"strings"
	"testing"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/gametest"
	"github.com/yardstick-rules/yardstick/engine/lawtest"
	"github.com/yardstick-rules/yardstick/engine/yardmaster/box"
)

func TestGame(t *testing.T)                  { suite().Run(t) }
func TestComponentsAreUpToDate(t *testing.T) { gametest.Components(t, box.Read, DefaultComponents()) }
func FuzzNotation(f *testing.F)              { suite().FuzzNotation(f) }

func FuzzLoad(f *testing.F) {
	suite().FuzzLoad(f, []string{"ann", "bob", "cid"},
		`{"phase":"refill","gap":1,"just-bought":"coal-1","counters":{"actions-used":1}}`,
		`{"phase":"draw-two","discard-pile":["oil","draw-2"],"counters":{"draws":1}}`)
}

func suite() *gametest.Suite[state] {
	return &gametest.Suite[state]{
		Game:  New(),
		Book:  &book,
		Holds: "2 to 5 players; 16 sections; 132 clauses, 6 not testable; 34 questions, 2 fixed; figures: 78 assumed, 29 derived, 63 printed, 4 public",
		Seats: []string{"ann", "bob"},
		Box:   "parameters: [{id: exchange-pair, value: 3}]\n",
		Laws:  gametest.Laws[state]{Games: 120, Enough: 40, Mutants: []lawtest.Mutants[state]{mutants}, Grounds: broken},
		Spelled: []string{
			"arrival coal-3", "token ann livestock", "deal bob plus-1-action", "first-discard automobile", "start bob",
			"draw oil", "draw exchange-1-1", "refill timber-4",
			"draw deck", "draw discard", "draw deck deck", "draw deck discard", "draw discard discard",
			"buy coal-3 pay coal*3", "buy timber-1 pay nothing", "buy coal-4 pay livestock*2 coal*1 livestock*4",
			"buy coal-4 pay livestock*12", "buy oil-1 pay draw-2*1",
			"buy coal-3 pay coal*2 using pay-1-less*1", "buy coal-1 pay nothing using pay-1-less*4 exchange-1-1*1",
			"buy coal-3 pay oil*3 using exchange-1-1*1",
			"swap bob", "swap center-coal", "play draw-2", "play pay-1-less", "play take-1-discarded", "play plus-1-action",
			"play exchange-1-1", "take coal", "take draw-2", "load automobile-4", "done",
			"sort oil-3", "insert oil-3", "attach oil-3", "decline swap", "keep yardmaster",
		},
		Misspelled: map[string]string{
			"":                                      "an action begins with",
			"fold":                                  "an action begins with",
			"draw":                                  "write draw deck",
			"draw  deck":                            "write draw deck",
			"Draw deck":                             "an action begins with",
			"buy coal-5 pay coal*5":                 "is not a railcar",
			"buy coal-3":                            "after the railcar, say what is paid",
			"buy coal-3 pay":                        "after the railcar, say what is paid",
			"buy coal-3 pay coal":                   "has no number",
			"buy coal-3 pay coal*0":                 "has no number",
			"buy coal-3 pay coal*03":                "has no number",
			"buy coal-3 pay coal*1 coal*2":          "one run",
			"buy coal-3 pay coal*13":                "more than the 12 cards",
			"buy coal-3 pay cola*3":                 "is not a cargo card",
			"buy coal-3 pay coal*3 using":           "is not a cargo card",
			"buy coal-3 pay coal*3 using x":         "is not a list of bonus cards",
			"swap center-gold":                      "is not an exchange rate token",
			"swap centre-coal":                      "swap center-coal",
			"swap coal":                             "swap center-coal",
			"swap deck":                             "swap center-TYPE",
			"go":                                    "a turn ends with done",
			"swap Bob":                              "nobody called",
			"play coal":                             "is not a bonus card",
			"take gold":                             "is not a cargo card",
			"load coal-3 coal-2":                    "\"coal-2\" is too much after load coal-3",
			"token ann draw-2":                      "is not an exchange rate token",
			"deal zoe coal":                         "nobody called",
			"start zoe":                             "nobody called",
			"done done":                             "is too much after done",
			strings.Repeat("buy coal-3 pay ", 9999): "is not a cargo card",
		},
		Forbidden: map[string]engine.Clause{"swap zoe": Swap02},
		Whole: []string{`{"player":"bob","yardmaster":{"holder":"bob","side":"down"},"discard-pile":["oil","draw-2"],
		"counters":{"actions-used":1,"pay-1-less":1,"exchange-1-1":["oil"],"waiting":{"draw-2":1}},
		"players":[{"name":"ann","train":["coal-2","timber-2"],"sorting-yard":{"oil-4":1}},
			{"name":"bob","hand":{"coal":3,"draw-2":1},"train":[]}]}`},
		Impossible: map[string]engine.Clause{
			`{"players":[{"name":"ann","hand":{"coal":13},"train":[]}]}`:                                     Cont04,
			`{"players":[{"name":"ann","hand":{"draw-2":3},"train":[]}]}`:                                    Card01,
			`{"players":[{"name":"ann","train":["coal-4","coal-4"]}]}`:                                       Cont02,
			`{"players":[{"name":"ann","train":["coal-4","oil-3"]}]}`:                                        Load02,
			`{"players":[{"name":"ann","train":[],"sorting-yard":{"oil-3":1}}]}`:                             Load04,
			`{"players":[{"name":"ann","token":"oil","train":[]},{"name":"bob","token":"oil","train":[]}]}`:  Xch01,
			`{"arrival-yard":["coal-1","coal-2","coal-3",""]}`:                                               Buy08,
			`{"arrival-yard":["coal-1","coal-2","coal-3","oil-1","oil-2"]}`:                                  Setup05,
			`{"yardmaster":{"holder":"bob","side":"down"}}`:                                                  Role04,
			`{"counters":{"actions-allowed":2,"actions-used":3}}`:                                            Turn01,
			`{"player":"ann","start":"ann","turn":2}`:                                                        End06,
			`{"players":[{"name":"ann","train":["oil-4","timber-4","timber-3","oil-3","coal-3","coal-2"]}]}`: Win01,
			`{"phase":"over"}`:                   Win01,
			`{"phase":"over","winners":["bob"]}`: Win01,
			`{"phase":"over","winners":["bob"],"players":[{"name":"ann","train":["oil-4","timber-4","timber-3","oil-3","coal-3","coal-2"]}]}`: Win01,
			`{"goal-reached":true}`:                                    Win01,
			`{"railcar-draw-pile":{"coal-1":1}}`:                       Cont02,
			`{"cargo-draw-pile":{"coal":1}}`:                           Cont04,
			`{"phase":"draw-two"}`:                                     Card02,
			`{"phase":"take-one","discard-pile":["take-1-discarded"]}`: Card08,
			`{"phase":"refill"}`:                                       Buy07,
			`{"phase":"refill","gap":2,"arrival-yard":["oil-1","","",""],"counters":{"actions-used":1}}`: Buy07,
			`{"phase":"refill","gap":2,"arrival-yard":["","","coal-1"],"counters":{"actions-used":1}}`:   Buy07,
			`{"phase":"drawn-card"}`: Turn01,
			`{"phase":"set-up","players":[{"name":"ann","hand":{"coal":1},"train":[]}]}`: Setup10,
			`{"phase":"set-up","arrival-yard":["","coal-1"]}`:                            Setup05,
			`{"centre":[]}`: Setup08,
		},
		Unreadable: map[string]string{
			`{"phase":"tea"}`: "not one of set-up, turn",
			`{"turn":"x"}`:    "turn",
			`{"turn":-1}`:     "turn",
			`{"players":[{"name":"ann","hand":{"coal":-3}}]}`:           "ann's hand: coal: -3 is below 0",
			`{"players":[{"name":"ann","sorting-yard":{"coal-2":-3}}]}`: "coal-2: -3 is below 0",
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
			`{"counters":{"pay-1-less":241}}`:                 "not between 0 and 240",
			`{"winners":["ann"]}`:                             "phase over",
			`{"yardmaster":{"holder":"ann","side":"edge"}}`:   "yardmaster: side: \"edge\" is not one of up, down",
			`{"railcars-left":45}`:                            "railcars-left: says 45, and 46 are in no other place",
			`{"player":"ann","Player":"bob"}`:                 `there is no part called "Player"`,
			`{"playerſ":[]}`:                                  `there is no part called "playerſ"`,
			`{"players":[{"name":"ann","Hand":{"oil":3}}]}`:   `there is no part called "Hand"`,
			`{"players":[null]}`:                              "players[1] is null",
			`{"arrival-yard":[]}`:                             "arrival-yard: it is empty in the document, but not in the position made of it: say what is there, or leave it out",
			`{"players":[{}]}`:                                `players[1]: nobody called "" plays here`,
			`{"phase":"refill","gap":1,"arrival-yard":["",""],"counters":{"actions-used":1}}`: "refill: another place of the arrival yard is empty: every gap is filled as soon as it is there",
			`{"turn":0}`:                         "turn: 0 is invalid: turns are numbered from 1",
			`{"turn":null}`:                      "turn is null",
			`{"counters":{"actions-allowed":0}}`: "counters: actions-allowed: it is 0 in the document, but 2",
			`{"counters":{"taken":{"pay-1-less":0},"Draws":1}}`: `there is no part called "Draws"`,
		},
	}
}

package hellonwheels

import (
	"strings"
	"testing"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/gametest"
	"github.com/yardstick-rules/yardstick/engine/hellonwheels/box"
	"github.com/yardstick-rules/yardstick/engine/lawtest"
)

func TestGame(t *testing.T)                  { suite().Run(t) }
func TestComponentsAreUpToDate(t *testing.T) { gametest.Components(t, box.Read, DefaultComponents()) }

func FuzzNotation(f *testing.F) {
	suite().FuzzNotation(f,
		`{"phase":"customer","opportunist":"behind","players":[{"name":"p1","hand":["lawmen","desperados","hangers-on"]}]}`)
}

func FuzzLoad(f *testing.F) {
	suite().FuzzLoad(f, []string{"p1", "p2", "p3"},
		`{"phase":"customer","opportunist":"behind","decision":"random-card","player":"p2",
			"effect":{"card":"con-men","by":"p1","left":2},"players":[{"name":"p2","hand":["irish","vice"]}]}`,
		`{"phase":"taxes","decision":"give-up","player":"p2","taxes":{"at":"past","give-up":1},
			"past":{"civilized":{"church#1":"p1"},"establishments":{"saloon#1":"p2"}},"players":[{"name":"p2","cash":3}]}`,
		`{"decision":"roll","player":"p1","rolling":{"tied":["p1","p2"]},
			"players":[{"name":"p1","bid":{"chips":2}},{"name":"p2","bid":{"chips":2}},{"name":"p3","bid":{"chips":0}}]}`,
		`{"phase":"railroad","player":"p1","drawing":{"cards":6,"buying":true,"bought":1,"earlier":{"p3":2}}}`,
		`{"phase":"end-of-the-line","player":"p2","players":[{"name":"p2","hand":["irish","vice","saloon","church"]}]}`)
}

// short makes somebody unable to pay in some games, which is rare enough.
func short(game int, setup *engine.Setup) {
	if game%3 == 1 {
		setup.Rulings["mayor-none"], setup.Rulings["tax-short"] = "supervisor", "gives-up-houses"
		setup.Rulings["elimination"] = [...]string{"out-when-short", "nobody-out"}[game%2]
	}
}

func suite() *gametest.Suite[state] {
	return &gametest.Suite[state]{
		Game:  New(),
		Book:  &book,
		Holds: "2 to 13 players; 22 sections; 163 clauses, 7 not testable; 53 questions, 0 fixed; figures: 2 assumed, 31 derived, 515 printed",
		Seats: []string{"p1", "p2"},
		Box:   "prices: {civilized-card: {value: 2}}\n",
		Laws:  gametest.Laws[state]{Games: 60, Enough: 40, Mutants: []lawtest.Mutants[state]{mutants}, Grounds: broken, Setup: short},
		Spelled: []string{
			"town north-platte to present", "supervisor p2", "roll 6 for p1", "draw saloon#7 for p2", "draw rough-and-tumble for p1",
			"random blackmail from p2",
			"bid 0", "bid 65535", "bid 3 with blackmail", "draw extra", "draw extra 1", "draw extra 3",
			"civilize post-office at past", "build gambling-house at future", "customer civil-war-vets at present", "mayhem vice at past",
			"civilize saloon at past", "build lawmen at present", "give up brothel#5 at future",
			"raid supervisor discard vice at present", "raid law-and-order discard saloon#1 at past", "raid lawmen discard church#2 at future",
			"play vile-men on p2", "play con-men on p1", "play outlaws on p2", "play gamblers on p2",
			"play indian-attack on irish at past", "play arsonist on town-hall#2 at present", "play claim-jumpers on saloon#3 at future",
			"play desperados from past to present moving murders, anarchy, vice", "play ladies-of-the-evening from future to past moving irish",
			"play desperados to future moving murders, vice", "play ladies-of-the-evening to past moving irish",
			"play desperados moving murders to past, vice to future", "play ladies-of-the-evening moving irish to past",
			"play hangers-on moving saloon#1, brothel#1", "play hangers-on moving saloon#1, saloon#2, brothel#1",
			"play entrepreneur", "play scoundrels", "play blackmail", "play vile-men", "play desperados", "play hangers-on",
			"discard saloon", "discard lynchings", "pass", "done",
		},
		Misspelled: map[string]string{
			"supervisor":                         "it does not say for which player: one of p1, p2",
			"pass ":                              "is too much after pass",
			"":                                   "an action begins with",
			"fold":                               "an action begins with",
			"Pass":                               "an action begins with",
			"pass now":                           "\"now\" is too much after pass",
			"bid":                                "not a whole number",
			"bid 07":                             "not a whole number",
			"bid -1":                             "not a whole number",
			"bid 65536":                          "not a whole number",
			"bid with blackmail":                 "not a whole number",
			"bid 3 with the card":                "write bid 3 with blackmail",
			"town boston to past":                "is not a Town",
			"town omaha to nowhere":              "is not a position",
			"roll 7 for p1":                      "not a roll of a die",
			"roll 0 for p1":                      "not a roll of a die",
			"roll 3 for p9":                      "nobody called",
			"draw":                               "name a card, such as saloon or lawmen; a player buys with draw extra",
			"draw saloon for p1":                 "several copies",
			"draw saloon#8 for p1":               "there is no card",
			"draw extra 0":                       "not a number of extra cards",
			"random irish of p1":                 "write random irish from p1 or p2",
			"civilize church":                    "at past, present or future",
			"civilize church#1 at past":          "goes by its name: church",
			"build inn at past":                  "there is no card",
			"give saloon#1 at past":              "write give up",
			"give up saloon at past":             "several copies",
			"raid lawmen":                        "write raid lawmen discard TARGET at past, present or future",
			"raid irish discard vice at past":    "is not a Raid card",
			"raid lawmen discard saloon at past": "several copies",
			"play saloon":                        "is not an Opportunist card",
			"play lawmen":                        "is not an Opportunist card",
			"play outlaws p2":                    "write play outlaws on p1 or p2",
			"play outlaws on p3":                 "nobody called",
			"play arsonist saloon#1":             "write play arsonist on INSTANCE at past, present or future",
			"play arsonist on saloon#1":          "write play arsonist on saloon#1 at past, present or future",
			"play scoundrels on p2":              "\"on p2\" is too much after play scoundrels",
			"play desperados from past":          "write play desperados from past to past, present or future moving INSTANCE",
			"play desperados from past to present moving vice, anarchy":         "in card order",
			"play desperados from past to present moving vice, vice":            "in card order",
			"play desperados from past to present moving vice to future":        "write play desperados from past to present moving vice, INSTANCE",
			"play desperados moving vice":                                       "write play desperados moving vice to past, present or future",
			"play desperados  from past to present moving vice":                 "write play desperados from past, present or future to past, present or future moving INSTANCE",
			"play desperados past to present moving vice":                       "write play desperados from past, present or future to",
			"play hangers-on saloon#1":                                          "write play hangers-on moving INSTANCE",
			"discard saloon#1":                                                  "goes by its name",
			"discard":                                                           "name a card",
			strings.Repeat("play desperados from past to present moving ", 999): "there is no card",
		},
		Forbidden: map[string]engine.Clause{
			"bid 2.5":                Mon01,
			"bid 1/2 with blackmail": Mon01,
			"play desperados from past to present moving murders, shootings, anarchy, vice":            Card13,
			"play ladies-of-the-evening to past moving irish, workers, scots, mexicans":                Card15,
			"play hangers-on moving saloon#1, saloon#2, saloon#3, saloon#4":                            Card18,
			"play desperados moving murders to past, shootings to past, anarchy to past, vice to past": Card13,
		},
		Whole: []string{`{"phase":"past-town","past":{"establishments":{"saloon#1":"p2"}},"players":[{"name":"p1","hand":["lawmen"]}]}`},
		Impossible: map[string]engine.Clause{
			`{"players":[{"name":"p1","hand":["irish"]},{"name":"p2","hand":["irish"]}]}`: Deck04,
			`{"players":[{"name":"p1","hand":["church","church","church"]}]}`:             Deck04,
			`{"deck":["irish"]}`: Deck04,
			`{"past":{"town":"omaha"},"present":{"town":"omaha"}}`: Town01,
			`{"town-deck":["omaha","omaha"]}`:                      Town01,
			`{"turn":1,"past":{"customers":["irish"]}}`:            Pos02,
			`{"turn":3,"towns-out":["omaha","sidney"]}`:            Eol05,
			`{"bank":5}`:                            Setup02,
			`{"players":[{"name":"p1","cash":-1}]}`: Mon01,
			`{"present":{"town":"benton","civilized":{"church#1":"p1"}}}`:                                                 Civ06,
			`{"past":{"civilized":{"church#1":"p1","church#2":"p2"}}}`:                                                    Civ11,
			`{"removed":["lawmen"]}`:                                                                                      Opp06,
			`{"blackmailer":"p1"}`:                                                                                        Card21,
			`{"players":[{"name":"p1","left":true}]}`:                                                                     Aim04,
			`{"player":"p2","players":[{"name":"p1","cash":4,"bid":{"chips":5}}]}`:                                        Sup03,
			`{"player":"p2","players":[{"name":"p1","bid":{"chips":5,"blackmail":true}}]}`:                                Card21,
			`{"phase":"end-of-the-line","decision":"over","turn":9,"winners":["p2"],"players":[{"name":"p1","cash":30}]}`: Aim04,
			// The money that the bank can have paid is bounded, whoever has it.
			`{"players":[{"name":"p1","cash":3000}]}`: Setup02,
			// Whoever draws has bought nothing yet.
			`{"phase":"railroad","supervisor":"p2","drawing":{"cards":3,"earlier":{"p2":1}}}`:               Rr03,
			`{"phase":"railroad","supervisor":"p2","player":"p2","drawing":{"cards":3,"earlier":{"p1":1}}}`: Rr03,
			`{"phase":"railroad","supervisor":"p2","player":"p2","drawing":{"cards":3,"buying":true}}`:      Rr03,
			// Nobody is passed over with more cards than the limit.
			`{"phase":"end-of-the-line","supervisor":"p1","player":"p2","players":[{"name":"p1","hand":["irish","vice","saloon","church"]},
			{"name":"p2","hand":["workers","scots","blacks","miners"]}]}`: Eol06,
			// Set-up lays the Towns out before cards are dealt, and no Town leaves the game in it.
			`{"phase":"set-up","decision":"town","future":{"town":"omaha"}}`:                         Setup05,
			`{"phase":"set-up","decision":"town","present":{"town":"omaha"},"towns-out":["benton"]}`: Eol05,
		},
		Unreadable: map[string]string{
			`{"turn":1,"turn":2}`:    "appears twice",
			`{"phase":"tea"}`:        "not one of set-up",
			`{"opportunist":"amid"}`: "not one of ahead",
			`{"decision":"visit"}`:   `visit is not decided at "phase":"supervisor", but at "phase":"civilized" or "phase":"establishment"`,
			`{"decision":"play"}`:    `play is not decided at "phase":"supervisor", but at "opportunist":"ahead" or "opportunist":"behind"`,
			`{"decision":"bid","phase":"taxes","opportunist":"behind"}`:           `at "phase":"taxes","opportunist":"behind", but at "phase":"supervisor"`,
			`{"decision":"card-draw"}`:                                            "none: name the supervisor, and the effect for which chance draws or picks cards",
			`{"decision":"dance"}`:                                                "not one of town",
			`{"turn":"x"}`:                                                        "turn",
			`{"turn":-1}`:                                                         "turn",
			`{"turn":12}`:                                                         "turn",
			`{"phase":"set-up","opportunist":"behind"}`:                           "no Opportunist Phases",
			`{"player":"zoe"}`:                                                    "zoe",
			`{"supervisor":"zoe"}`:                                                "zoe",
			`{"players":[{"name":"zoe"}]}`:                                        "zoe",
			`{"players":[{"name":"p1"},{"name":"p1"}]}`:                           "twice",
			`{"players":[{"name":"p1","cards":5}]}`:                               "a seat's view",
			`{"deck-left":3}`:                                                     "a seat's view",
			`{"players":[{"name":"p1","cash":99999}]}`:                            "20000K",
			`{"players":[{"name":"p1","hand":["gold"]}]}`:                         "there is no card",
			`{"past":{"town":"boston"}}`:                                          "boston",
			`{"past":{"establishments":{"irish":"p1"}}}`:                          "has no place there",
			`{"past":{"establishments":{"saloon#1":"zoe"}}}`:                      "zoe",
			`{"past":{"customers":["vice"]}}`:                                     "has no place there",
			`{"passes":1}`:                                                        "Opportunist Phase",
			`{"phase":"customer","opportunist":"behind","passes":2}`:              "Opportunist Phase is over",
			`{"phase":"customer","opportunist":"behind","shut-out":["p1"]}`:       "nobody is shut out",
			`{"turn":0}`:                                                          "turn: it is 0 in the document, but 2",
			`{"drawing":{"cards":3}}`:                                             "Railroad Phase",
			`{"phase":"railroad","drawing":{"cards":9}}`:                          "at most 6",
			`{"rolling":{"tied":["p1","p2"]}}`:                                    "the decision is roll or winner-roll",
			`{"decision":"roll","rolling":{"tied":["p1","p2"],"rolls":{"p1":7}}}`: "rolling: rolls: p1: 7 is not between 1 and 6",
			`{"decision":"roll","rolling":{"tied":["p1","p2"]}}`:                  "has not bid",
			`{"effect":{"card":"lawmen","by":"p1","left":1}}`:                     "of vile-men, con-men or scoundrels",
			`{"effect":{"card":"con-men","by":"p1","left":3}}`:                    "of vile-men, con-men or scoundrels",
			`{"phase":"customer","opportunist":"behind","decision":"play","player":"p1",
			"effect":{"card":"con-men","by":"p1","left":2}}`: "takes effect only while",
			`{"phase":"taxes","decision":"give-up","player":"p1"}`: "which Town is taxed",
			`{"cull":"p1"}`:             "cards-run-out",
			`{"put-by":{"irish":"p1"}}`: "discard-open",
			`{"players":[{"name":"p1","civilized-at":"past"}]}`:                     "civ-spread",
			`{"phase":"establishment","players":[{"name":"p1","bid":{"chips":1}}]}`: "Supervisor Phase",
			`{"phase":"set-up","decision":"deal","drawing":{"earlier":{"p1":1}}}`:   "drawing: buying, earlier",
			`{"Phase":"taxes"}`:          `there is no part called "Phase"`,
			`{"past":{"TOWN":"benton"}}`: `there is no part called "TOWN"`,
			`{"winners":["p1"]}`:         `winners: it is ["p1"] in the document, but left out in the position`,
			`{"phase":"customer","player":"p1","played":true,"players":[{"name":"p2","hand":["irish"]}]}`: "played: it is true in the document",
			`{"phase":"customer","opportunist":"behind","decision":"random-card","player":"p2","effect":{"card":"con-men","by":"p1","left":2,
			"next":["p1"]},"players":[{"name":"p1","hand":["irish"]},{"name":"p2","hand":["vice"]}]}`: "effect: p1 has no cards, or none that p1",
			`{"phase":"taxes","opportunist":"behind","decision":"play","player":"p1","played":true,"players":[{"name":"p1","hand":["vice"]}]}`: "played:",
		},
	}
}

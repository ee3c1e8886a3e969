package features_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/features"
)

// steps plays one scenario of two players and returns its failure, "" if it passes.
func steps(t *testing.T, lines ...string) string {
	t.Helper()
	text := "Feature: x\n  Scenario: y\n    Given a Yardmaster game of ann and bob\n    " + strings.Join(lines, "\n    ") + "\n"
	report, err := features.Run(t.Context(), features.Options{FS: folder("x.feature", text)})
	require.NoError(t, err)
	return failure(report.Scenarios[0])
}

func TestSteps(t *testing.T) {
	const anns, three = "Given it is ann's turn", `Given the arrival yard shows coal-3`
	for _, row := range []struct {
		law  string
		text []string
		says string
	}{
		{"actions left are those that are not used", []string{anns, "And ann has 1 action left", "Then ann has used 1 action"}, ""},
		{"a Yardmaster has one action more", []string{anns, "And ann is Yardmaster", "And ann has 0 actions left", "Then ann has used 3 actions"}, ""},
		{"more actions left than the turn gives are of bonus cards", []string{anns, "And ann has 4 actions left", "Then ann has 4 actions this turn"}, ""},
		{"actions are counted in one way", []string{anns, "And ann has used 1 action", "And ann has 1 action left", "Then ann may do \"done\""},
			"the actions of the turn are given twice: those used, and those left"},
		{"a player's step that is none is answered with the verbs", []string{anns, "When ann dances on the table"}, "; the legal actions begin with draw"},
		{"the nearest legal actions are steps", []string{anns, "When ann throws an oil card onto the deck"}, `; legal steps, the nearest first: When ann does "draw deck"`},
		{"without a common word each verb has a step", []string{anns, "Then ann may dance on the table"}, `the nearest first: Then ann may do "draw deck"; Then ann may do `},
		{"a component file counts", []string{"Given the component file:", `"""`, "point-goal:", "  rows:", "    - {players: 2, goal: 5}",
			`"""`,
			"Then the goal is 5"}, ""},
		{"a component file that is wrong",
			[]string{"Given the component file:", `"""`, "point-goal:", "  rows:", "    - {players: 2, goal: 500}", `"""`,
				`Then the set-up is refused saying "point-goal.rows[1].goal"`}, ""},
		{"a position is given whole", []string{"Given the position:", `"""`, `{"turn": 1, "player": "ann"}`, `"""`,
			"Then it is ann's turn"}, ""},
		{"a position is given whole, once", []string{"Given the position:", `"""`, `{}`, `"""`, "And the position:", `"""`, `{}`, `"""`,
			"Then it is ann's turn"}, "the position is given twice"},
		{"a position is given whole or in parts", []string{anns, "And the position:", `"""`, `{}`, `"""`, "Then it is ann's turn"},
			"the position is given both whole and in parts; leave one of the two out"},
		{"a position is JSON", []string{"Given the position:", `"""`, `turn 2`, `"""`, "Then it is ann's turn"},
			"the position is not JSON; write it as yardstick show --json does"},
		{"a refusal that says something else", []string{`Given the ruling "tye" is "shared"`, `Then the set-up is refused saying "tie"`},
			""},
		{"a refusal that does not say so", []string{`Given the ruling "tye" is "shared"`, `Then the set-up is refused saying "rain"`},
			`expected the refusal to say "rain", but it says: ruling "tye" is not an open question`},
		{"a set-up that is not refused", []string{`Then the set-up is refused because of YM-OBJ-01`},
			"expected the set-up to be refused, but the game begins"},
		{"a ruling is given once", []string{`Given the ruling "tie" is "shared"`, `Given the ruling "tie" is "shared"`,
			"Then chance decides"}, `the ruling "tie" is given twice`},
		{"after set-up hands are dealt", []string{"Given after set-up", "Then ann has 5 cards in hand", "And it is ann's turn"}, ""},
		{"after set-up nothing is named", []string{"Given after set-up", "And ann holds coal*1", "Then ann has 5 cards in hand"},
			"a game after set-up is as the set-up leaves it"},
		{"during set-up no player decides", []string{"Then it is ann's turn"}, "expected it to be ann's turn, but chance decides"},
		{"the set-up ends without it", []string{`When the set-up goes on until chance does "refill coal-1"`},
			`the set-up ended, and chance could never do "refill coal-1"`},
		{"at a position there is no set-up", []string{anns, "When the set-up is finished", "Then it is ann's turn"},
			"this game began at a position"},
		{"a hand is given in either way, and once",
			[]string{"Given ann's hand is coal*2", "And ann holds oil", "Then ann has 2 cards in hand"}, "ann's hand is given twice"},
		{"holding is having in hand", []string{"Given ann's hand is oil coal", "Then ann holds coal*1 oil*1"}, ""},
		{"legal and illegal are told apart", []string{anns, three, "And ann holds coal*3",
			`Then "buy coal-3 pay coal*3" is legal for ann`, `And "buy coal-3 pay coal*2" is illegal for ann`}, ""},
		{"an illegal action that is legal", []string{anns, `Then "swap bob" is illegal for ann`},
			`expected "swap bob" to be refused, but it is legal`},
		{"the rest of the railcars lies where it is said to",
			[]string{anns, "And bob's train is coal-4", "And the railcar draw pile is timber-4*1 oil-2*2",
				"And the rest of the railcars are in ann's sorting yard", "And ann's train is oil-4",
				"Then the railcar draw pile is oil-2*2 timber-4*1", "And there are 50 railcars in the game", "And bob's sorting yard is empty"},
			""},
		{"more railcars than there are", []string{anns, "And the railcar draw pile is timber-4*2",
			"Then the position is refused because of YM-CONT-02"}, ""},
		{"more cargo than there is", []string{anns, "And the cargo draw pile is coal*13",
			"Then the position is refused because of YM-CONT-04"}, ""},
		{"the cheapest railcars are left",
			[]string{anns, "And the railcar draw pile has 2 railcars", "Then the railcar draw pile is coal-1*2"}, ""},
		{"the centre is what nobody has",
			[]string{anns, "And ann's token is oil", "And the centre is coal timber automobile", "Then bob's token is livestock"}, ""},
		{"actions that the turn has", []string{anns, "And ann has 4 actions this turn", "And ann has used 3 actions",
			"Then ann has 1 action left"}, ""},
		{"actions of another player's turn", []string{anns, "And bob has used 1 action", "Then ann has 2 actions left"},
			"bob has no actions to count: it is ann's turn"},
		{"a counter of another player's turn", []string{anns, "Then bob has 2 actions left"},
			"expected bob to have a turn with 2 actions left, but it is the turn of ann"},
		{"a turn has a number", []string{"Given bob is the start player", "And it is turn 2", anns, "Then it is ann's turn"}, ""},
		{"a turn has its player", []string{"Given bob is the start player", "And it is turn 3", anns,
			"Then the position is refused because of YM-END-06"}, ""},
		{"a goal that has been reached", []string{`Given the ruling "win-timing" is "end-of-turn"`, anns, `And ann's train is oil-4 timber-4 timber-3 oil-3 coal-3 coal-2`, "And the goal has been reached",
			`When ann does "done"`, "Then ann wins"}, ""},
		{"cards that wait for a purchase", []string{anns, "And the arrival yard shows coal-2", "And ann's token is oil",
			"And 1 pay-1-less was played this turn and waits for a purchase",
			"And 2 exchange-1-1 were played this turn and wait for a purchase",
			"And ann holds oil*1", `Then ann may do "buy coal-2 pay oil*1"`}, ""},
		{"a token that nobody named serves the exchange", []string{anns, "And the arrival yard shows oil-1", "And bob's token is coal",
			"And 1 exchange-1-1 was played this turn and waits for a purchase", "And ann holds livestock*1",
			`Then ann may do "buy oil-1 pay livestock*1"`}, ""},
		{"what does not wait for a purchase", []string{anns, "And 1 draw-2 was played this turn and waits for a purchase",
			"Then it is ann's turn"}, "draw-2 does not wait for a purchase"},
		{"a waiting card is one of the hand", []string{anns, "And ann has 1 waiting draw-2", "And ann has used 2 actions",
			"And ann holds draw-2*2", "Then ann has 2 cards in hand",
			`And ann may do "play draw-2"`}, ""},
		{"a waiting card comes to an empty hand",
			[]string{anns, "And ann has 1 waiting draw-2", "And ann has used 2 actions", "Then ann's hand is draw-2",
				`And ann may not do "play draw-2" because of YM-BONUS-06`}, ""},
		{"gaps of the arrival yard", []string{anns, "And the arrival yard shows only coal-1 oil-2", "And the railcar draw pile is empty",
			"Then the arrival yard shows coal-1 oil-2 gap gap", "And the arrival yard shows only coal-1 oil-2"}, ""},
		{"an empty arrival yard", []string{anns, "And the arrival yard shows nothing", "And the railcar draw pile is empty",
			"Then the arrival yard has 0 railcars",
			"And the arrival yard shows only nothing"}, ""},
		{"the goal is found by play", []string{"Then the goal is 18", "And chance decides"}, ""},
		{"a goal that is another one", []string{"Then the goal is 17"}, "expected the goal to be 17, but it is 18"},
		{"a goal found by play leaves the game alone",
			[]string{anns, `When ann does "swap bob"`, "Then the goal is 18", "And ann's token is livestock"}, ""},
		{"trying leaves the game alone", []string{anns, `When ann does "swap bob"`, `Then ann may do "done"`, "And it is ann's turn",
			"And ann has used 1 action"}, ""},
		{"the whole list, and what is missing or more",
			[]string{anns, "Then ann may do only:", "| draw deck |", "| done |", "| load coal-1 |"},
			"expected to be legal, but are not: load coal-1; also legal: draw discard, swap bob, swap center-oil, swap center-timber, " +
				"swap center-automobile"},
		{"winners are compared", []string{`Given the ruling "win-timing" is "end-of-turn"`, anns, `And ann's train is oil-4 timber-4 timber-3 oil-3 coal-3 coal-2`, "And the goal has been reached",
			`When ann does "done"`, "Then ann and bob win together"},
			"expected that ann and bob win together, but ann wins"},
		{"a pile and its top", []string{anns, "And the discard pile is coal oil", "And oil is on top of the discard pile",
			"Then the discard pile has 2 cards"}, ""},
		{"a pile and another top", []string{anns, "And the discard pile is coal oil", "And coal is on top of the discard pile",
			"Then the discard pile has 2 cards"}, "the discard pile, from bottom to top, is given twice"},
		{"whoever is not Yardmaster", []string{anns, "And ann is Yardmaster", "Then ann is not Yardmaster"},
			"expected ann not to hold the Yardmaster token, but ann holds it face up"},
		{"the next player has the token", []string{anns, "And ann is not Yardmaster", "Then bob is Yardmaster"}, ""},
		{"nobody wins a game that goes on", []string{anns, "Then nobody wins"}, "expected the game to be over, but ann decides"},
		{"what the play rests on", []string{anns, `When ann does "swap bob"`, "Then the play rests on YM-SWAP-02",
			"And the play does not rest on YM-BUY-05",
			"And the play rests on YM-BUY-05"}, "expected the play to rest on YM-BUY-05, but it rests on "},
		{"before a play there is nothing to rest on", []string{anns, "Then the play rests on YM-SWAP-02"},
			"no decision has been taken yet"},
		{"a hidden decision", []string{anns, `When ann does "draw deck"`, `And chance does "draw oil"`,
			`Then bob sees the last decision as "draw oil"`},
			`expected bob to see "draw oil", but bob sees "draw ?"`},
		{"parts of the position", []string{anns, "Then the position has:", `"""`, "/player: \"ann\"", "", "/nowhere/1/x: nothing", `"""`}, ""},
		{"parts of the position that are otherwise", []string{anns, "Then the position has:", `"""`, `/player: "bob"`, `"""`},
			`expected /player of the position to be "bob", but it is "ann"`},
		{"a part of the position that there is not", []string{anns, "Then the position has:", `"""`, `/nowhere: 2`, `"""`},
			`expected /nowhere of the position to be 2, but it is nothing`},
		{"parts of the position are written in JSON", []string{anns, "Then the position has:", `"""`, `/player: ann`, `"""`},
			`line 1, "/player: ann": write a part, a colon and what is there in JSON, such as /turn: 2`},
		{"several decisions, with the one that is wrong",
			[]string{anns, "When these decisions are taken:", `"""`, "# first", "ann: swap bob", "", "ann: swap cid", `"""`},
			`decision 4, ann: swap cid: "swap cid" is refused because of YM-SWAP-02`},
		{"a decision has an actor", []string{anns, "When these decisions are taken:", `"""`, "swap bob", `"""`},
			`decision 1, "swap bob": write it as actor: action`},
		{"a word that is understood", []string{anns, `Then the word "swap bob" is not understood`},
			`expected "swap bob" not to be understood, but it is legal`},
		{"a word that was meant otherwise", []string{anns, `Then the word "swapbob" is not understood, did they mean "done"`},
			`expected "swapbob" to be taken for "done", but it is taken for "swap bob"`},
		{"a clause that does not exist", []string{anns, `Then ann may not do "load coal-1" because of YM-LOAD-77`},
			"Yardmaster has no clause YM-LOAD-77"},
		{"a question that does not exist", []string{anns, `Then ann may not do "load coal-1" because of YM-YARD-03 and the ruling "rain"`},
			`"rain" is not an open question of Yardmaster`},
	} {
		t.Run(row.law, func(t *testing.T) {
			said := steps(t, row.text...)
			if row.says == "" {
				require.Empty(t, said)
				return
			}
			require.Contains(t, said, row.says)
		})
	}
}

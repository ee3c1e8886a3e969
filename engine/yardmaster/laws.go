package yardmaster

import "github.com/yardstick-rules/yardstick/engine"

// laws are the invariants. They count and compare for themselves and call no rule of play, so that a wrong rule cannot
// excuse itself.
var laws = []engine.Law{
	{ID: "YM-INV-01", Says: "every railcar is in the draw pile, the arrival yard, a train or a sorting yard, or just bought",
		Clauses: []engine.Clause{Cont02, Cont01}, Position: inPosition(railcarsConserved)},
	{ID: "YM-INV-02", Says: "every cargo card is in the draw pile, the discard pile or a hand",
		Clauses: []engine.Clause{Cont04, Cont03, Cont05}, Position: inPosition(cargoConserved)},
	{ID: "YM-INV-03", Says: "neighbours on a train share type or value",
		Clauses: []engine.Clause{Load02, Load01, Yard08}, Position: inPosition(trainsFit)},
	{ID: "YM-INV-04", Says: "each player has one exchange rate token, and no two tokens are alike",
		Clauses: []engine.Clause{Swap05, Xch01}, Position: inPosition(tokensDiffer)},
	{ID: "YM-INV-05", Says: "the Yardmaster token lies face up, but with two players face down before the owner of an ordinary turn",
		Clauses: []engine.Clause{Role04, Role06, Role07, Role03, Role05, Role08, Role09}, Position: inPosition(tokenSide), Step: inStep(tokenPassed)},
	{ID: "YM-INV-06", Says: "whenever a player decides the arrival yard is full, unless the draw pile is empty",
		Clauses: []engine.Clause{Buy08}, Position: inPosition(arrivalsFull)},
	{ID: "YM-INV-07", Says: "who has an empty train has an empty sorting yard",
		Clauses: []engine.Clause{Load04, Load06}, Position: inPosition(firstIsLoaded)},
	{ID: "YM-INV-08", Says: "a score is the sum of the train, never falls, and changes on its owner's turn only",
		Clauses: []engine.Clause{Win03, Obj06}, Position: inPosition(scoresAreSums), Step: inStep(scoresRise)},
	{ID: "YM-INV-09", Says: "a train keeps what it has and grows by at most one railcar a decision",
		Clauses: []engine.Clause{Load03}, Step: inStep(trainsGrow)},
	{ID: "YM-INV-10", Says: "the actions used are at most those the turn gives, one more for each Plus 1 Action",
		Clauses: []engine.Clause{Turn01, Role02, Card10}, Position: inPosition(actionsCounted), Step: inStep(actionsGiven)},
	{ID: "YM-INV-11", Says: "a draw brings one card, a purchase takes its payment, a swap changes two tokens and nothing else",
		Clauses: []engine.Clause{Draw01, Buy05, Swap01}, Step: inStep(cardsMove)},
	{ID: "YM-INV-12", Says: "own cards and exchanged ones at their rate make the price, less the discount",
		Clauses: []engine.Clause{Buy04, Xch02, Card04, Card11}, Step: inStep(pricePaid)},
	{ID: "YM-INV-13", Says: "a bought railcar is last on the train if it fits, and in the sorting yard if not",
		Clauses: []engine.Clause{Load01, Yard01}, Step: inStep(boughtIsPlaced)},
	{ID: "YM-INV-14", Says: "a bonus card leaves the discard pile by Take 1 Discarded or a reshuffle only",
		Clauses: []engine.Clause{Bonus10, Card09, End03}, Step: inStep(bonusStays)},
	{ID: "YM-INV-15", Says: "while no result stands every score is below the goal, and who wins by the goal wins on their own turn",
		Clauses: []engine.Clause{Win01}, Position: inPosition(goalEndsGame)},
	{ID: "YM-INV-16", Says: "after a turn the cargo draw pile is empty only if there was nothing to reshuffle",
		Clauses: []engine.Clause{End03}, Step: inStep(reshuffled)},
	{ID: "YM-INV-17", Says: "a turn changes nothing of the other players but an exchange rate token",
		Clauses: []engine.Clause{Bonus09, Swap02}, Step: inStep(othersUntouched)},
	{ID: "YM-INV-18", Says: "with two players turn 2 and every third after it is a Yardmaster's, with n turn n and every (n-1)th",
		Clauses: []engine.Clause{Role02, Role03, Role08, Role09}, Walk: inPosition(yardmasterTurns)},
	{ID: "YM-INV-25", Says: "a turn begins with nothing carried over",
		Clauses: []engine.Clause{Turn01, Card05, Card12}, Step: inStep(turnStartsFresh)},
	{ID: "YM-INV-26", Says: "a railcar leaves the sorting yard only on a turn on which one was loaded",
		Clauses: []engine.Clause{Yard04}, Step: inStep(loadsFollowLoading)},
	{ID: "YM-INV-27", Says: "a game has winners only when it is over, and then nobody decides",
		Clauses: []engine.Clause{Win01}, Position: inPosition(resultEndsPlay)},
}

func inPosition(holds func(s *state) error) func(engine.State) error {
	return func(s engine.State) error { return holds(s.(*state)) }
}

func inStep(holds func(before *state, a engine.Action, after *state) error) func(engine.State, engine.Action, engine.State) error {
	return func(before engine.State, a engine.Action, after engine.State) error {
		return holds(before.(*state), a, after.(*state))
	}
}

package hellonwheels

import "github.com/yardstick-rules/yardstick/engine"

// laws are the invariants. They count and compare for themselves and call no rule of play, so that a wrong rule cannot excuse itself.
// What is missing among the numbers takes more than a look at one decision and is held by the walks of package properties. The first
// clause of a law is what a position that breaks it is refused with.
var laws = []engine.Law{
	{ID: "HOW-INV-01", Says: "all cash and the bank's ledger together are what set-up has handed out",
		Clauses: []engine.Clause{Setup02, Mon01}, Position: inPosition(moneyConserved)},
	{ID: "HOW-INV-02", Says: "nobody's cash is below 0, unless a ruling lets it",
		Clauses: []engine.Clause{Mon01, Sup06, Tax04, Card14, Card16}, Position: inPosition(nobodyInDebt)},
	{ID: "HOW-INV-03", Says: "each of the 82 RR cards lies in one place, and apart only a card that is taking effect or waits for the bid",
		Clauses: []engine.Clause{Deck04, Opp06}, Position: inPosition(cardsConserved)},
	{ID: "HOW-INV-04", Says: "each of the ten Towns is in the Town deck, at one position, or out of the game",
		Clauses: []engine.Clause{Town01, Pos02, Eol01}, Position: inPosition(townsConserved)},
	{ID: "HOW-INV-05", Says: "every End of The Line draws one Town, and from the second on one goes out of the game",
		Clauses: []engine.Clause{Eol05, Eol01, Setup03, Setup04}, Position: inPosition(townsCounted)},
	{ID: "HOW-INV-06",
		Says:    "the Past position is empty until the first End of The Line and never again, the others are filled while Towns are left",
		Clauses: []engine.Clause{Setup05, Eol03, Eol04, Eol05}, Position: inPosition(positionsFilled)},
	{ID: "HOW-INV-07", Says: "RR cards lie only where a Town lies",
		Clauses: []engine.Clause{Pos02, Civ03, Est03, Cust03, Eol02}, Position: inPosition(cardsLieInTowns)},
	{ID: "HOW-INV-08",
		Says:    "on the board lie Establishments and Civilized cards with one owner, Customers and Mayhem with none, and nothing else",
		Clauses: []engine.Clause{Mon04, Mon05, Card22}, Position: inPosition(markersLieRight)},
	{ID: "HOW-INV-09", Says: "no Town has two Civilized cards of one type",
		Clauses: []engine.Clause{Civ11}, Position: inPosition(civilizedDiffer)},
	{ID: "HOW-INV-10", Says: "a Civilized card lies in the Past, in an Existing Town, or in a Planned one since it was the Future Town",
		Clauses: []engine.Clause{Civ06, Civ03, Civ04, Civ05}, Position: inPosition(wildTownsAreBare), Step: inStep(civilizedAsAllowed)},
	{ID: "HOW-INV-11", Says: "from the first bid on there is one Supervisor",
		Clauses: []engine.Clause{Ord01, Sup08}, Position: inPosition(supervisorKnown)},
	{ID: "HOW-INV-12", Says: "no hand is above the limit when the End of The Line is over",
		Clauses: []engine.Clause{Eol06, Eol07}, Step: inStep(handsLimited)},
	{ID: "HOW-INV-13", Says: "a player who has drawn has drawn six cards, unless the cards have run out",
		Clauses: []engine.Clause{Rr01, Rr02}, Step: inStep(sixDrawn)},
	{ID: "HOW-INV-14", Says: "nobody buys more than three extra cards in a turn",
		Clauses: []engine.Clause{Rr03, Rr08}, Position: inPosition(extrasBounded)},
	{ID: "HOW-INV-15", Says: "the Supervisor Phase takes the winner's chips at most, and nobody else's money",
		Clauses: []engine.Clause{Sup06, Sup07, Card21}, Step: inStep(winnerPays)},
	{ID: "HOW-INV-16", Says: "a price comes from the player alone, a loss from an opponent who is hit, and a gain goes to the player",
		Clauses: []engine.Clause{Rr04, Rr05, Rr06, Civ10, Est07, Card14, Card16, Card17}, Step: inStep(partiesPay)},
	{ID: "HOW-INV-17", Says: "what a Town with one kind of house pays fits a total of its base and whole points",
		Clauses: []engine.Clause{Past01, Pres01, Fut01}, Step: inStep(totalsFit)},
	{ID: "HOW-INV-18", Says: "a payout costs nobody anything and is earned by who owns houses there",
		Clauses: []engine.Clause{Past04, Past06, Past07, Pres04, Pres06, Pres07, Fut04, Fut06, Fut07}, Step: inStep(ownersEarn)},
	{ID: "HOW-INV-19", Says: "houses of one kind in one Town earn the same, whoever owns them",
		Clauses: []engine.Clause{Past04, Pres04, Fut04}, Step: inStep(houseByHouse)},
	{ID: "HOW-INV-22", Says: "a tax is at most 5K for each house of its payer, goes to owners of Civilized cards and leaves the bank alone",
		Clauses: []engine.Clause{Tax02, Tax04, Tax05}, Step: inStep(taxesPaid)},
	{ID: "HOW-INV-23", Says: "before a Raid on an Establishment its Town has Mayhem for it",
		Clauses: []engine.Clause{Raid02, Raid03, Raid06}, Step: inStep(raidReached)},
	{ID: "HOW-INV-27", Says: "the game ends with the turn whose End of The Line finds no Town, and not before",
		Clauses: []engine.Clause{End01, End02}, Position: inPosition(endsInTime)},
	{ID: "HOW-INV-28", Says: "what moves no money leaves all money where it is: Customers, Mayhem, Raids, draws, discards, passes",
		Clauses: []engine.Clause{Mon01, Cust06, Raid01, Eol07}, Step: inStep(moneyRests)},
	{ID: "HOW-INV-29",
		Says:    "on the board a card lies where it was played or moved, under its owner's marker, until it is discarded or its Town is",
		Clauses: []engine.Clause{Card22, Eol02, Civ07, Est04}, Step: inStep(boardKept)},
	{ID: "HOW-INV-30", Says: "at the End of The Line each Town goes one position on with all that lies in it",
		Clauses: []engine.Clause{Eol01, Eol02, Eol03, Eol04}, Step: inStep(townsShift)},
	{ID: "HOW-INV-31", Says: "a hand gains the card that is drawn or stolen and loses the one that is played, stolen or discarded",
		Clauses: []engine.Clause{Rr01, Card09, Card12, Card19, Card21}, Step: inStep(handsKept)},
	{ID: "HOW-INV-32", Says: "the deck loses what is drawn, and only an empty deck takes in the discard pile, whole",
		Clauses: []engine.Clause{Rr02}, Step: inStep(decksKept)},
	{ID: "HOW-INV-33", Says: "the Supervisor Token goes to nobody whose bid is topped, and moves with a bid only",
		Clauses: []engine.Clause{Sup04, Sup05, Sup08, Card21}, Step: inStep(tokenWon)},
	{ID: "HOW-INV-34", Says: "phases follow each other in order, turn by turn",
		Clauses: []engine.Clause{Turn01, Turn02}, Step: inStep(phasesFollow)},
	{ID: "HOW-INV-35", Says: "whoever is asked for a card holds one and is in the game",
		Clauses: []engine.Clause{Opp04, Opp08, Civ02, Est02, Cust02}, Position: inPosition(askedCanAct)},
	{ID: "HOW-INV-36", Says: "a game that is over is won by the most money",
		Clauses: []engine.Clause{Aim04, Aim05}, Position: inPosition(richestWin)},
	{ID: "HOW-INV-38", Says: "what is played, discarded, drawn or stolen was there to be taken",
		Clauses: []engine.Clause{Civ02, Est02, Cust02, Opp05, Eol07}, Step: inStep(playsWhatIsHeld)},
	{ID: "HOW-INV-39", Says: "each phase sees cards of its own class only",
		Clauses: []engine.Clause{Civ02, Est02, Cust02, Opp05, Opp09}, Step: inStep(laidByClass)},
	{ID: "HOW-INV-40", Says: "an Opportunist card hits opponents and cards of its own kind, and moves no more than it may",
		Clauses: []engine.Clause{Card02, Card10, Card11, Card13, Card15, Card18, Card20}, Step: inStep(aimsRight)},
}

func inPosition(holds func(s *state) error) func(engine.State) error {
	return func(s engine.State) error { return holds(s.(*state)) }
}

func inStep(holds func(before *state, a engine.Action, after *state) error) func(engine.State, engine.Action, engine.State) error {
	return func(before engine.State, a engine.Action, after engine.State) error {
		return holds(before.(*state), a, after.(*state))
	}
}

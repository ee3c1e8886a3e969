package stockyards

import "github.com/yardstick-rules/yardstick/engine"

// laws are the invariants. They count and compare for themselves and call no rule of play, so that a wrong rule cannot excuse itself.
// The numbers are the rows of the list of invariants; what is missing here takes more than a look at one decision and is held by
// the walks of package properties. The first clause of a law is what a position that breaks it is refused with.
var laws = []engine.Law{
	{ID: "US-INV-01", Says: "every price, meat value, brand and the union spirit is on its track",
		Clauses: []engine.Clause{Bound05, Bound01, Bound02, Bound03, Bound04}, Position: inPosition(onTracks)},
	{ID: "US-INV-02", Says: "nobody's savings fall",
		Clauses: []engine.Clause{Money05}, Step: inStep(savingsRise)},
	{ID: "US-INV-03", Says: "nobody's cash is below 0",
		Clauses: []engine.Clause{Money07}, Position: inPosition(nobodyInDebt)},
	{ID: "US-INV-04", Says: "all cash and what the Bank holds together are what the game began with",
		Clauses: []engine.Clause{Setup24, Margin04, Build14, Build15}, Position: inPosition(moneyConserved)},
	{ID: "US-INV-05", Says: "the brand stacks hold every player once, on the space of the player's brand",
		Clauses: []engine.Clause{Brand04, Brand05}, Position: inPosition(stacksHold)},
	{ID: "US-INV-06", Says: "animals and workers in a yard are no more than its spaces, and animals no more than there are",
		Clauses: []engine.Clause{Bound06, Cmp09}, Position: inPosition(yardsHold)},
	{ID: "US-INV-07", Says: "each player's workers add up to the starting number, and between two years all are on the mats",
		Clauses: []engine.Clause{Player07, Retrieve01, Retrieve02}, Position: inPosition(workersCounted)},
	{ID: "US-INV-08", Says: "a small oval never holds two workers",
		Clauses: []engine.Clause{Place11}, Position: inPosition(ovalsHold)},
	{ID: "US-INV-09", Says: "nobody slaughters a kind twice in a year",
		Clauses: []engine.Clause{Place15}, Step: inStep(slaughteredOnce)},
	{ID: "US-INV-11", Says: "houses on mats and in markets are those of the start, and no market holds more than its spaces",
		Clauses: []engine.Clause{Branch09, Branch08, Player06}, Position: inPosition(housesCounted)},
	{ID: "US-INV-12", Says: "the low morale tokens of all and the supply are those of the box",
		Clauses: []engine.Clause{Cmp15, Strike03, Wage02}, Position: inPosition(tokensCounted)},
	{ID: "US-INV-13", Says: "railroad tokens lie beside the grid until a piece touches them, then in markets, each with its own and one wild one at most",
		Clauses: []engine.Clause{Build24, Build21, Build22, Build23}, Position: inPosition(railsLie), Walk: inPosition(railsMoved)},
	{ID: "US-INV-14", Says: "there are no more viaducts than in the box, unless a ruling lets anything serve as one",
		Clauses: []engine.Clause{Viaduct01}, Position: inPosition(viaductsCounted)},
	{ID: "US-INV-15", Says: "every building card is in one place, its piece is on the grid exactly if a player has it, and the letters come in order",
		Clauses: []engine.Clause{Cmp03, Build04, Build05}, Position: inPosition(cardsInOnePlace), Walk: inPosition(lettersInOrder)},
	{ID: "US-INV-16", Says: "no square holds two pieces or two land cards, and all lie on the grid",
		Clauses: []engine.Clause{Build08, Build07, Land04, Land06}, Position: inPosition(townHolds)},
	{ID: "US-INV-17", Says: "every building and viaduct is connected to the plant of who placed it, and stays so",
		Clauses: []engine.Clause{Build09, Viaduct04}, Walk: inPosition(townConnected), Step: inStep(viaductConnected)},
	{ID: "US-INV-18", Says: "a building or viaduct costs its squares but one's own, and each owner receives for the own squares covered",
		Clauses: []engine.Clause{Build14, Build15, Build16, Build17}, Step: inStep(landPaid)},
	{ID: "US-INV-19", Says: "a specialist card is on display or with one player, who has its icons",
		Clauses: []engine.Clause{Build30}, Position: inPosition(specialistsEarned), Walk: inPosition(specialistsTaken)},
	{ID: "US-INV-20", Says: "the first player token and the party change only in an election with a campaigner",
		Clauses: []engine.Clause{Elect01, Elect02, Elect03, Elect04, Elect05}, Step: inStep(officeKept)},
	{ID: "US-INV-23", Says: "no fewer animals arrive at a higher price",
		Clauses: []engine.Clause{Supply04}, Position: inPosition(arrivalsRise)},
	{ID: "US-INV-24", Says: "prices move by an event, and at the end of a year up for the fewest and down for the most animals",
		Clauses: []engine.Clause{Price01, Price02, Price03, Price04, Price05, Price06}, Step: inStep(pricesMove)},
	{ID: "US-INV-26", Says: "the scores are the wealth counted part by part, and the brand bonuses add up to what the board side gives",
		Clauses: []engine.Clause{Score03, Score07, Score08}, Position: inPosition(wealthCounted)},
	{ID: "US-INV-27", Says: "a game that is over has one winner, with the most wealth and among equals the better brand",
		Clauses: []engine.Clause{Score15, Score16, Score17}, Position: inPosition(oneWinner)},
	{ID: "US-INV-30", Says: "the picket line is manned in a strike and only then, and workers lie on a year card only if it says so",
		Clauses: []engine.Clause{Strike04, Y506, Y509, Y306}, Position: inPosition(picketManned)},
	{ID: "US-INV-31", Says: "cash, savings and the Bank move by what the decision says",
		Clauses: []engine.Clause{Money06, Money07, Margin04, Margin05, Contract01, Campaign01, Build19}, Step: inStep(moneyMoves)},
	{ID: "US-INV-32", Says: "meat values and brands move by what the decision says, and lines are crossed by whoever crosses them",
		Clauses: []engine.Clause{Brand01, Brand02, Brand03, Brand07, Y310, Y311, Y312, Y313, Y401, Y402, Y403}, Step: inStep(valuesMove)},
	{ID: "US-INV-33", Says: "the union spirit and low morale tokens move by what the decision says, and a high spirit is a strike",
		Clauses: []engine.Clause{Ycard03, Strike01, Strike02, Strike03, Wage03, Eight03}, Step: inStep(spiritMoves)},
	{ID: "US-INV-34", Says: "animals arrive by the prices as far as there is room, and leave by slaughter and events",
		Clauses: []engine.Clause{Arrive01, Arrive05, Arrive06, Arrive07, Slaughter02, Y104, Y301}, Step: inStep(animalsMove)},
	{ID: "US-INV-35", Says: "a placement moves one worker to the space of its action, and workers come back when all are placed",
		Clauses: []engine.Clause{Place01, Place07, Retrieve01, Strike04}, Step: inStep(workersMove)},
	{ID: "US-INV-36", Says: "the players place clockwise from the first player, and what is to be decided follows from what was",
		Clauses: []engine.Clause{Worker03, Place04, Place05, Place20, Year04, Final10}, Step: inStep(turnGoesRound)},
	{ID: "US-INV-37", Says: "houses and railroad tokens go where the decision puts them and stay there",
		Clauses: []engine.Clause{Branch02, Twobr03, Build21, Build22, Build23, Build26}, Step: inStep(marketsKept)},
	{ID: "US-INV-38", Says: "cards are revealed, built, refilled and taken as the decision says",
		Clauses: []engine.Clause{Build01, Build30, Build33, Build34, Setup10}, Step: inStep(cardsMove)},
	{ID: "US-INV-39", Says: "pieces and land cards lie where the decision puts them and stay there",
		Clauses: []engine.Clause{Build05, Land03, Land12, Viaduct01, Final11}, Step: inStep(townKept)},
	{ID: "US-INV-40", Says: "what is done could be done: the space was free, the cost could be paid, and the whole action carried out",
		Clauses: []engine.Clause{Place09, Place11, Place17, Place19, Build07, Build08, Build09, Yact01}, Step: inStep(doneLawfully)},
}

func inPosition(holds func(s *state) error) func(engine.State) error {
	return func(s engine.State) error { return holds(s.(*state)) }
}

func inStep(holds func(before *state, a engine.Action, after *state) error) func(engine.State, engine.Action, engine.State) error {
	return func(before engine.State, a engine.Action, after engine.State) error {
		return holds(before.(*state), a, after.(*state))
	}
}

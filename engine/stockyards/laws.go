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
	{ID: "US-INV-24", Says: "prices move by an event, and at the end of a year no kind does worse than one of which more animals are left",
		Clauses: []engine.Clause{Supply01, Supply02, Supply03, Price01, Price02, Price06}, Step: inStep(pricesMove)},
	{ID: "US-INV-26", Says: "the scores are the wealth counted part by part, and the brand bonuses add up to what the board side gives",
		Clauses: []engine.Clause{Score03, Score07, Score08}, Position: inPosition(wealthCounted)},
	{ID: "US-INV-27", Says: "a game that is over has one winner, with the most wealth and among equals the better brand",
		Clauses: []engine.Clause{Score15, Score16, Score17}, Position: inPosition(oneWinner)},
	{ID: "US-INV-30", Says: "the picket line is manned in a strike and only then, and workers lie on a year card only if it says so",
		Clauses: []engine.Clause{Strike04, Y506, Y509, Y306}, Position: inPosition(picketManned)},
	{ID: "US-INV-31", Says: "a decision moves nobody else's money, but an owner of land is paid by who builds on it",
		Clauses: []engine.Clause{Money06, Land08, Money05}, Step: inStep(othersKeepMoney)},
	{ID: "US-INV-32", Says: "a brand tracker goes ahead by its player's decision and lies on top where it comes to, or an event moves all",
		Clauses: []engine.Clause{Brand04, Brand05, Y310, Y401}, Step: inStep(trackersMove)},
	{ID: "US-INV-33", Says: "whether there is a strike is decided for the whole year by the union spirit as the year card leaves it",
		Clauses: []engine.Clause{Strike02, Strike01}, Step: inStep(strikeCalled)},
	{ID: "US-INV-34", Says: "animals leave the Yards by slaughter and by an event, and come when a year begins and by an event",
		Clauses: []engine.Clause{Slaughter02, Arrive01, Y104, Y301}, Step: inStep(animalsStay)},
	{ID: "US-INV-35", Says: "a placement takes one worker off the mat of who places, and nobody else's",
		Clauses: []engine.Clause{Place07, Worker01, Y306}, Step: inStep(workerLeaves)},
	{ID: "US-INV-36", Says: "nobody who has a worker is passed over, and a year ends when nobody has one",
		Clauses: []engine.Clause{Worker03, Place01, Place04, Place05, Place20}, Step: inStep(nobodyPassedOver)},
	{ID: "US-INV-37", Says: "branch houses and railroad tokens stay in their market",
		Clauses: []engine.Clause{Branch02, Build22, Build23}, Step: inStep(marketsKept)},
	{ID: "US-INV-38", Says: "cards stay with who has them, what has been seen is known, and a year has one year card",
		Clauses: []engine.Clause{Build01, Build30, Ycard01, Setup10}, Step: inStep(cardsKept)},
	{ID: "US-INV-39", Says: "plants and pieces stay where they are, and land with its owner until it is built on",
		Clauses: []engine.Clause{Build05, Final11, Land12}, Step: inStep(townKept)},
}

func inPosition(holds func(s *state) error) func(engine.State) error {
	return func(s engine.State) error { return holds(s.(*state)) }
}

func inStep(holds func(before *state, a engine.Action, after *state) error) func(engine.State, engine.Action, engine.State) error {
	return func(before engine.State, a engine.Action, after engine.State) error {
		return holds(before.(*state), a, after.(*state))
	}
}

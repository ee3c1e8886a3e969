package frontier

import "github.com/yardstick-rules/yardstick/engine"

// laws are the invariants. They count and compare for themselves and call no rule of play, so that a wrong rule cannot excuse itself.
// The numbers are the rows of the list of invariants; what is missing here takes more than a look at one decision and is held by
// the walks of package properties. The first clause of a law is what a position that breaks it is refused with.
var laws = []engine.Law{
	{ID: "FR-INV-01", Says: "the money of the players and the bank's account are 0 together, and nobody is below 0",
		Clauses: []engine.Clause{Setup07, Start13}, Position: inPosition(moneyConserved)},
	{ID: "FR-INV-02", Says: "each player's cubes in supply, stock, basins, sites, banks, range, enclosures and as animals are those of the start",
		Clauses: []engine.Clause{Setup12, Start12, Ran24, Min23}, Position: inPosition(cubesConserved)},
	{ID: "FR-INV-03", Says: "the markers of health, wealth and safety are on the town status board",
		Clauses: []engine.Clause{Setup09, Round14}, Position: inPosition(markersOnTheBoard)},
	{ID: "FR-INV-04", Says: "no scoring track is below its start, and investment never falls",
		Clauses: []engine.Clause{Mayor02, Track01, Track05}, Position: inPosition(tracksFromZero), Step: inStep(investmentRises)},
	{ID: "FR-INV-05", Says: "from the first decision on there is one mayor, who changes only in an election",
		Clauses: []engine.Clause{Setup18, Round30}, Position: inPosition(oneMayor), Step: inStep(mayorStays)},
	{ID: "FR-INV-06", Says: "nobody holds more assistants and partners than he may, and only the mayor's office has tycoons, five at most",
		Clauses: []engine.Clause{Char02, Char18, Char19, Mayor03}, Position: inPosition(handsHold)},
	{ID: "FR-INV-07", Says: "every character card is in one place: deck, hand, office, or the pile of a town of its suit",
		Clauses: []engine.Clause{Setup06, Char05, Char06, Char07}, Position: inPosition(cardsInOnePlace), Walk: inPosition(noCardLost)},
	{ID: "FR-INV-08", Says: "three animals at most for each Industry card held, and three on a ranching building",
		Clauses: []engine.Clause{Lum15, Ran30, Min19, Ran14}, Position: inPosition(animalsFindRoom)},
	{ID: "FR-INV-09", Says: "nobody has used more animals of a kind in a round than he has",
		Clauses: []engine.Clause{Round02}, Position: inPosition(animalsUsed)},
	{ID: "FR-INV-10", Says: "no basin holds more logs than the board shows, and none lie in the stock basin unless a ruling leaves them there",
		Clauses: []engine.Clause{Lum18, Lum09}, Position: inPosition(basinsHold)},
	{ID: "FR-INV-11", Says: "range cattle stand on grass without a piece",
		Clauses: []engine.Clause{Ran10}, Position: inPosition(cattleOnGrass)},
	{ID: "FR-INV-12", Says: "a space has one piece at most, and none where track lies",
		Clauses: []engine.Clause{Setup03, Gen19, Lum02}, Position: inPosition(onePieceASpace)},
	{ID: "FR-INV-12-line", Says: "a line is a chain of neighbouring grass and plain spaces from the train on",
		Clauses: []engine.Clause{Rail03, Found05}, Position: inPosition(linesRun)},
	{ID: "FR-INV-13", Says: "no industry building stands next to the town, unless a ruling lets the town come to it",
		Clauses: []engine.Clause{Lum13, Gen20, Min16, Ran05, Lum19, Min24, Min33}, Position: inPosition(industryKeepsAway), Step: inStep(buildsApart)},
	{ID: "FR-INV-14", Says: "fire lies on public buildings and housing, revolt on industry buildings, three pieces at most unless a ruling says otherwise",
		Clauses: []engine.Clause{Round09, Round10}, Position: inPosition(damageLies)},
	{ID: "FR-INV-15", Says: "a building is used as often as the housing beside it allowed at its last use, and never with fire on it",
		Clauses: []engine.Clause{Round23, Round24, Char22, Char21}, Position: inPosition(usesCounted), Step: inStep(usedAsHoused)},
	{ID: "FR-INV-16", Says: "two workers stand at most, and one more for each assistant used this round",
		Clauses: []engine.Clause{Round21, Round01, Round20}, Position: inPosition(workersStand)},
	{ID: "FR-INV-17", Says: "an election is won by the most votes: the number, one for an assistant, two for a partner, three for a tycoon in office",
		Clauses: []engine.Clause{Char13, Char17, Char25, Elec04, Round30}, Step: inStep(votesWin)},
	{ID: "FR-INV-18", Says: "promises are marked by three cubes at most, on spaces of the board",
		Clauses: []engine.Clause{Elec06, Elec05, Gen05}, Position: inPosition(promisesMarked), Step: inStep(promisesGiven)},
	{ID: "FR-INV-19", Says: "each development tile is built, face up, waiting or not seen, and no more are laid out than the ruling says",
		Clauses: []engine.Clause{Comp17, Comp18, Setup11}, Position: inPosition(tilesCounted)},
	{ID: "FR-INV-20", Says: "public buildings on the map and left are those of the box, founding tents apart, and so are Industry cards",
		Clauses: []engine.Clause{Comp15, Comp03, Comp04}, Position: inPosition(buildingsBounded), Walk: inPosition(noTileLost)},
	{ID: "FR-INV-21", Says: "no severity card comes twice in an era, and every disc lies on a card of its own unless a ruling puts them together",
		Clauses: []engine.Clause{Comp07, Comp10, Setup24}, Position: inPosition(severityCounted)},
	{ID: "FR-INV-22", Says: "a deposit has a level from 1 to 3, a face from 0 to 3 and a reserve, and is depleted when the reserve is used up",
		Clauses: []engine.Clause{Min10, Min21, Min09, Min25}, Position: inPosition(depositsFit), Step: inStep(reserveYields)},
	{ID: "FR-INV-23", Says: "trees stand in forests and only fall, each of them as a log of who has cut it",
		Clauses: []engine.Clause{Lum06, Setup08}, Position: inPosition(treesStand), Step: inStep(treesFall)},
	{ID: "FR-INV-26", Says: "selling what was just bought never leaves more money",
		Clauses: []engine.Clause{Gen14, Gen12}, Step: inStep(noGainBySelling)},
	{ID: "FR-INV-27", Says: "a line that has come next to the town is connected, and stays so",
		Clauses: []engine.Clause{Rail04, Rail02}, Position: inPosition(trainsArrive), Step: inStep(staysConnected)},
	{ID: "FR-INV-28", Says: "the score is the sum of tracks, goal, level IV, money and final election, and a goal is worth 0 to 10",
		Clauses: []engine.Clause{Score02, Score01, Score03, Score04, Score07, Card20}, Position: inPosition(scoresAddUp)},
	{ID: "FR-INV-30", Says: "a game that is over is won by the most points, among equals by the items in reverse order",
		Clauses: []engine.Clause{Score08, Score09, Goal08}, Position: inPosition(bestWin)},
	{ID: "FR-INV-31", Says: "every event card is drawn once, and every goal card is dealt once",
		Clauses: []engine.Clause{Setup20, Setup15}, Position: inPosition(cardsDealtOnce)},
}

func inPosition(holds func(s *state) error) func(engine.State) error {
	return func(s engine.State) error { return holds(s.(*state)) }
}

func inStep(holds func(before *state, a engine.Action, after *state) error) func(engine.State, engine.Action, engine.State) error {
	return func(before engine.State, a engine.Action, after engine.State) error {
		return holds(before.(*state), a, after.(*state))
	}
}

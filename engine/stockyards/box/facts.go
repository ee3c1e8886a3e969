package box

// The facts with which an owner's file must agree, in the words of components.yaml.
const (
	moneyKinds       = "there are 58 money tokens, some of three dollars (printed)"
	singleDollars    = "prices and margins go in single dollars, so there is a one-dollar kind (derived)"
	eighteenAnimals  = "there are 18 animals in all (printed)"
	threeAtSetUp     = "with four or five players the Yards begin with three of each kind (printed)"
	legibleRows      = "the table has a row of 6 houses and 4 workers, one of 5 and 4 and one of 4 and 3, in this order (printed)"
	cattleArrive     = "cattle 14 or 15 brings 1, 16 to 19 brings 2, 20 or more brings 3 (printed)"
	hogsArrive       = "hogs at 9 bring 2 and at 10 bring 3 (printed)"
	sheepArrive      = "sheep at 7 bring 2 (printed)"
	oneArrives       = "at the starting price one animal of the kind arrives (printed)"
	moreArrive       = "more arrive when the price is high, fewer when it is low (printed)"
	startOnTracks    = "the starting values 16, 6 and 6 lie on the tracks (printed)"
	marginsReached   = "beef 19 and pork 11 are reachable (printed)"
	linesForBeef     = "several lines exist, and they raise beef above all (printed)"
	lineOfTwo        = "one line raises beef by 2 and is crossed by a single step, the Chicago advertising example (printed)"
	spiritFalls      = "one action lowers the marker by 2 and another by 3, so the track is at least that long (derived)"
	threeOfAKind     = "three animals of each kind stand in the Yards in year 1 of a 3-player game (printed)"
	twoOfAKind       = "a 2-player game starts with two animals of each kind, one to a space (printed)"
	fourOnACard      = "four of the five squares of the Hair Factory lie on one land card in Build example A (printed)"
	boundedGrid      = "a bounded square grid; land, plants and buildings keep to it (printed)"
	locationForEach  = "the open start locations depend on the number of players, and there is at least one for each (printed)"
	twoTokensTouched = "on side 3-5 the Hair Factory touches a wild token and Philadelphia's at once in Build example A (printed)"
	brooklynGain     = "a house in Brooklyn raises lamb by 1 (printed)"
	philadelphiaGain = "a house in Philadelphia gains brand reputation (printed)"
	largerCities     = "the larger a city's population, the more spaces it has (printed); by every census of the game's years Boston " +
		"and Bronx are smaller than Manhattan, Brooklyn and Philadelphia, so neither has more spaces than one of those (derived)"
	twoInBrooklyn     = "Brooklyn takes two houses, both blue's in Build example A (printed)"
	twoInPhiladelphia = "Philadelphia takes two houses, of blue's opponents in Build example A (printed)"
	porkColour        = "buildings have colours, and pork buildings share one (printed)"
	fiveAndFour       = "the Hair Factory covers five squares, the Canning Factory four (printed)"
	hairFactoryPork   = "the Hair Factory is of the pork colour, and two like-coloured buildings stand beside it in Build example A " +
		"(derived)"
	markedCards = "ten cards bear the 2P mark; with two random C cards a 2-player game has four A, six B and two C (printed), so the " +
		"marked cards are four A, six B and no C (derived)"
	asksForIcons  = "a card asks for a number of icons of a kind (printed)"
	strikeInYear3 = "a strike can occur in year 3, or the strikebreaker card of 1904 would not speak of one (derived)"
)

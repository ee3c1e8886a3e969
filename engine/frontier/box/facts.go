package box

// The facts with which an owner's file must agree, in the words of components.yaml.
const (
	tenCubes = "a rancher sets out six cattle and two horses, and who is not in lumbering two logs (printed in FR-START-08, " +
		"FR-START-11 and FR-START-12), so a player has ten cubes at least (derived)"
	roomForCamps = "a first camp stands on forest beside the river on the most upstream board, and there are five cards of an " +
		"industry (printed in FR-START-01, FR-START-02 and FR-COMP-03), so five can stand there (derived)"
	roomForPanning = "a first panning tile lies beside the river on the most downstream board (printed in FR-START-04 and " +
		"FR-START-05), the third with up to three players and the fourth with up to five, so as many can lie there (derived)"
	desertForTrain = "the train is placed on a desert space as far out as possible (printed in FR-FOUND-05 and FR-FOUND-06)"
	grassForCattle = "cattle start on grass beside the river at three, six and nine spaces from the train (printed in FR-START-07 and " +
		"FR-START-08)"
	streams        = "buildings are placed on streams and beside them (printed in FR-LUM-27 and FR-MIN-06)"
	townHasTerrain = "tents and public buildings are placed next to the town (printed in FR-FOUND-04 and FR-GEN-19)"
	markedSpots    = "the stockpile and the freight station go beside the river, on spots that carry a mark (printed in FR-FOUND-01 " +
		"and FR-FOUND-02)"
	someTrees      = "a camp cuts where trees are available (printed in FR-LUM-06), so a forest has some (derived)"
	riverOfBasins  = "the river is a row of basins, and logs move from one into the next one downstream (printed in FR-LUM-09)"
	basinHoldsTwo  = "a worker moves two logs into the next basin (printed in FR-LUM-09), so a basin holds two at least (derived)"
	moreWithHelp   = "levels II and III of felling bring more logs or more reach (printed in FR-LUM-26 and FR-LUM-29)"
	groupOfLogs    = "level II moves a group of logs (printed in FR-LUM-21), so two at least (derived)"
	raftHasPrice   = "the level II move has a price (printed in FR-LUM-22)"
	dieCostsTools  = "a further die costs two dollars and tools (printed in FR-MIN-12)"
	tilesRise      = "doubles raise the level of a tile (printed in FR-MIN-10), so it has a second one (derived)"
	dieDecides     = "for every new building a die decides the kind of deposit (printed in FR-MIN-26)"
	depositGives   = "a deposit is depleted at some time (printed in FR-MIN-21), so it gives something before (derived)"
	neverWorse     = "doubles level a tile up (printed in FR-MIN-10), so a higher level gives no less on its four faces (derived)"
	aeolianLeast   = "aeolian deposits have a small concentration (printed in FR-MIN-32), so no other kind gives less (derived)"
	extraOfBreed   = "with no cattle left a purchase costs the price and an extra of the breed (printed in FR-RAN-46)"
	levelFourGives = "a level IV card gives points for the characters of its suit (printed in FR-CHAR-26)"
	housingAllows  = "a public building can be used as often as the housing beside it allows (printed in FR-ROUND-23), so a tent " +
		"allows something (derived)"
	housingUpgraded = "housing is upgraded at the end of an era (printed in FR-ROUND-34), so a wooden house allows no less than a tent " +
		"(derived)"
	twoSafety = "a goal counts four safety buildings, and there are three tiles of each building (printed in FR-CARD-09 and " +
		"FR-COMP-15), so two of them are of that class (derived)"
	oneHealth        = "health buildings score on the political track (printed in FR-TRACK-02), so there is one (derived)"
	threeDraw        = "coach builder, steamboat and newspaper draw characters (printed in FR-CHAR-08)"
	donations        = "a philanthropy takes donations (printed in FR-CARD-14)"
	bankSoftens      = "a bank reduces the effect of a panic (printed in FR-CHAR-31)"
	logsSold         = "logs are sold to the steamship or to a train (printed in FR-LUM-11 and FR-LUM-12)"
	goldSold         = "gold is sold to ships, to the stagecoach or to a train (printed in FR-MIN-13, FR-MIN-14 and FR-MIN-15)"
	cattleSold       = "cattle are sold to a train (printed in FR-RAN-18)"
	boughtFrom       = "goods are bought from trains or boats (printed in FR-GEN-12)"
	dairyTrain       = "the own train of level III has refrigerated cars and deals in dairy cattle (printed in FR-RAN-43)"
	dairyBringsLess  = "slaughtered animals do not die and bring less (printed in FR-RAN-40)"
	tileHasCost      = "a tile has a cost (printed in FR-GEN-07)"
	trainsComeCloser = "with every railroad development trains come closer, by the colour on the tile (printed in FR-GEN-10)"
	tileGivesTile    = "goals leave out tiles gained by other railroad or telegraph tiles (printed in FR-CARD-17), so some tile gives " +
		"another (derived)"
	leftOfMiddle    = "a marker moves left from the middle (printed in FR-ROUND-14)"
	threePromises   = "three cubes mark promises on the board (printed in FR-ELEC-06), so three spaces lie right of the middle (derived)"
	eventsExplained = "logs lost, pile-ups, fire, revolt, damage to a line and losses of health, wealth and safety are explained as " +
		"events (printed in FR-ROUND-06 to FR-ROUND-14)"
	weatherAndPanic = "heavy rain, blizzards and panics are events (printed in FR-MIN-04 and FR-CHAR-31)"
	weatherTurns    = "heavy rain and blizzards turn an output tile counter-clockwise (printed in FR-MIN-04)"
	panicHasEffect  = "a panic has an effect that a bank reduces (printed in FR-CHAR-31)"
	sixteenSeverity = "there are sixteen severity cards (printed in FR-COMP-07)"
	townRewards     = "a discarded card brings a reward of the town of its suit (printed in FR-CHAR-06)"
	ringMoves       = "something on an assistant moves on clockwise every turn (printed in FR-CHAR-12), so its ring has two steps at " +
		"least (derived)"
	partnerAbilities = "partners have requirements and a passive ability (printed in FR-CHAR-15 and FR-CHAR-16)"
	tycoonAbilities  = "tycoons have a passive and an active ability (printed in FR-CHAR-23 and FR-CHAR-24)"
	tycoonBuilds     = "buildings held by a tycoon go when he is swapped out (printed in FR-CHAR-21), so some tycoon puts one up (derived)"
	charactersBuild  = "characters develop infrastructure (printed in FR-CHAR-01)"
)

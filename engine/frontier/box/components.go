// Package box contains the contents of the box of Frontier: the map, the pieces and the cards as
// typed values. The package also reads an owner's component file, and lists the facts of the
// rulebook with which such a file must agree. The package contains no rule of play.
package box

// Components are the numbers with which the game is played. Components do not change, and are
// comparable. An owner of the game can replace the values that the rulebook does not print (see
// [Read]). Money is in whole dollars. Tables by players have a row for each number of players,
// those for 0 and 1 empty; tables by Good, Industry, Field, Rank and the like are indexed by these
// types.
type Components struct {
	// Boards is the number of boards in play, by players (FR-SETUP-01, FR-SETUP-02): 3 or 4.
	Boards [6]int
	// RoundsPerEra are the rounds of the four eras (FR-GOAL-02, FR-GOAL-03).
	RoundsPerEra [4]int
	// Cubes are all cubes of a player (FR-COMP-22), 10 to 99. Workers stand at the start (FR-START-03); PromiseCubes
	// mark promises (FR-ELEC-06).
	Cubes, Workers, PromiseCubes int
	// StartMoney is the money of each player (FR-START-13). StartLogs are the logs of a player who is not in
	// lumbering (FR-START-12). StartHorses are the horses of a rancher (FR-START-11), and Pairs his cattle
	// (FR-START-07, FR-START-08).
	StartMoney, StartLogs, StartHorses int
	Pairs                              [3]Pair
	// StartAssistants are dealt to a player (FR-SETUP-16), GoalsDealt are the goal cards of which he keeps one (FR-SETUP-15).
	StartAssistants, GoalsDealt int
	// Dice is the number of all dice (FR-COMP-20). DieFaces is the number of faces of a die, 4 to 12, numbered from
	// 1.
	Dice, DieFaces int

	// Map is the terrain by column and row, counted from 0 at the upstream end and in the north. A board has BoardColumns columns, 3 to 6,
	// and Rows rows, 3 to 9; what lies beyond them is Nowhere. The boards that are not in play are on the map too.
	Map                [MapColumns][MapRows]Terrain
	BoardColumns, Rows int
	// TownTerrain reports on which terrain town pieces can be placed, except for the steamboat (FR-R-town-terrain).
	TownTerrain [Terrains]bool
	// Spots are the marked spots (FR-FOUND-01): the first SpotCount, 2 to 8, two of them on boards that are always in play.
	Spots     [8]Space
	SpotCount int
	// TreesPerForest are the trees of a forest space, 1 to 20 (FR-LUM-06).
	TreesPerForest int
	// Basins are the basins in order from upstream (FR-LUM-09). Together they are the river; no space beside it touches two of them.
	Basins [8]Basin

	// IndustryCards are the cards of each industry by level, from level I (FR-COMP-03, FR-COMP-04). IndustrySuits are by industry
	// (FR-CHAR-27). AnimalsPerCard is how many animals a card holds (FR-LUM-15).
	IndustryCards  [4]int
	IndustrySuits  [3]Suit
	AnimalsPerCard int
	// Works are the industry buildings, in the order of their pieces.
	Works [Works]Work

	// LogsPerCut are the logs of a cut (FR-LUM-07). Reach is the greatest distance between a cut and its camp, in
	// steps, 0 to 9 (FR-LUM-06). Helpers are the horse, the ox and the steam donkey.
	LogsPerCut, Reach int
	Helpers           [3]Helper
	// Drive, Raft and Tow move logs (FR-LUM-09, FR-LUM-21, FR-LUM-32). SawLevel is the level for sawing one log into
	// one lumber (FR-LUM-25).
	Drive, Raft, Tow LogMove
	SawLevel         int

	// DicePerPan are the dice of a worker on a deposit (FR-MIN-08). A further one costs GrubstakePrice and GrubstakeTools, 1 to 9
	// (FR-MIN-12). ImprovePrice changes a die (FR-MIN-18).
	DicePerPan, GrubstakePrice, GrubstakeTools, ImprovePrice int
	// HaulCubes is the load of a worker (FR-MIN-23). HaulAnimals is the additional load with an animal, by Good, 0 to
	// 9.
	HaulCubes   int
	HaulAnimals [Goods]int
	// TileLevelMax is the highest level of a deposit, 2 or 3. DepositDie contains the kind for each number thrown,
	// from 1 at index 0. Only the first DieFaces entries count (FR-MIN-26).
	TileLevelMax int
	DepositDie   [MostFaces]DepositKind
	// Panning, Mine and Deep are the deposits of newly placed tiles. Only a panning tile takes Kind and Metal from
	// here.
	Panning, Mine, Deep Deposit
	// Output is the metal found by kind, level (from level 1 at index 0) and face, 0 to 9 (FR-MIN-09, FR-MIN-11).
	Output [4][3][4]int

	// DriveSpaces and SkipBuildings bound a cattle drive (FR-RAN-08, FR-LUM-16). Breed is the cattle that breeding
	// adds (FR-RAN-11).
	DriveSpaces, SkipBuildings, Breed int
	// Yields are the yields of the four stables, from HorseStable (FR-RAN-26, FR-RAN-27, FR-RAN-28, FR-RAN-29).
	Yields [4]Yield
	// RustleCattle are the free cattle for a pair of horse and gun (FR-RAN-35).
	RustleCattle int
	// NoneLeft is the surcharge on cattle or meat if the buyer has no cattle, by Good, 1 to 20 (FR-RAN-46).
	NoneLeft [Goods]int
	// LevelFourPoints are the points for each character of the suit of a level IV card, 1 to 9 (FR-CHAR-26).
	LevelFourPoints int

	// TentUses and HouseUses are the uses that a tent and a wooden house allow the buildings beside them, 1 to 9 (FR-ROUND-23).
	TentUses, HouseUses int
	// Copies are the tiles of each public building (FR-COMP-15). Publics are the public buildings, in the order of their pieces.
	Copies  int
	Publics [Publics]PublicBuilding
	// FirePerWorker is the fire that a worker removes (FR-GEN-16), and PricePerRevolt is the price of a
	// revolt piece (FR-GEN-15). MostDamage is the limit of pieces of fire or revolt on a building
	// (FR-GEN-22). BankRelief is the part of a panic that a bank pays, 1 to 20 (FR-CHAR-31).
	FirePerWorker, PricePerRevolt, MostDamage, BankRelief int

	// Markets are the market cards, by MarketCard (FR-COMP-06), with the prices that each pays and asks (FR-GEN-12).
	Markets [MarketCards]Market
	// Tiles are the development tiles by line (FR-COMP-17, FR-COMP-18). TilesLaidOut is the number of tiles in a row
	// (FR-SETUP-11). PointsPerTile are the points for the builder of a tile (FR-GEN-11).
	Tiles                       [2][9]Tile
	TilesLaidOut, PointsPerTile int

	// StatusLow and StatusHigh are the ends of the town status, -9 to -1 and 3 to 9. Markers start at StatusStart
	// (FR-SETUP-09).
	StatusLow, StatusHigh, StatusStart int
	// Events are the event cards (FR-SETUP-20).
	Events [16]Event
	// StatusDownSpaces is the number of spaces that a loss moves a marker (FR-ROUND-14). RainFaces is the number of
	// faces that rain turns a deposit back, 1 to 3 (FR-MIN-04). A blizzard takes one animal of BlizzardPerLoss, 1 to
	// 20 (FR-ROUND-05). A panic costs PanicPerSeverity, 1 to 20.
	StatusDownSpaces, RainFaces, BlizzardPerLoss, PanicPerSeverity int
	// Severity are the severity cards by number, from 1 at index 0: sixteen in all (FR-COMP-07).
	Severity [3]int
	// DiscBoon reports whether the disc of a field starts with its boon side up, by Field. BoonGain and BanePay are
	// amounts for each space of the marker, 0 to 9 (FR-R-disc-meaning).
	DiscBoon          [3]bool
	BoonGain, BanePay int

	// Election are the spaces of the election board, and StepPrice is the price of a step (FR-GEN-03,
	// FR-GEN-04).
	Election  [7]ElectionSpace
	StepPrice int
	// Votes are the votes of a character, by Rank (FR-CHAR-13, FR-CHAR-17, FR-CHAR-25).
	Votes [3]int
	// PromiseKept and PromiseBroken are the political points of a promise (FR-ROUND-29, FR-MAYOR-02); the latter is below 0.
	PromiseKept, PromiseBroken int

	// OwnCharacters is the largest number of characters that a player can have (FR-CHAR-02), and Tycoons is
	// the largest number in the mayor's office (FR-CHAR-19).
	OwnCharacters, Tycoons int
	// Towns are the towns to which cards are sent, with their rewards (FR-SETUP-05). Characters are the assistants,
	// then the partners, then the tycoons.
	Towns      [3]Town
	Characters [Characters]Character

	// Goals are the goal cards (FR-COMP-05). GoalLimit is the largest number of points for a goal, and
	// GoalPoints is the number of points for a condition (FR-CARD-20, FR-SCORE-02).
	Goals                 [15]Goal
	GoalLimit, GoalPoints int
	// TitleAt is the value of a scoring track that wins an office (FR-COMP-01).
	TitleAt int
	// MoneyPerPoint is the money for a point (FR-SCORE-04). TrackLow is the first space of a scoring track.
	MoneyPerPoint, TrackLow int
}

// The bounds of the map, and of a die.
const (
	MapColumns = 24
	MapRows    = 9
	MostFaces  = 12
)

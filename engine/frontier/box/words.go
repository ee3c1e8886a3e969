package box

// Good is a thing that players own, gain, buy and sell.
type Good uint8

// The goods. Money is in whole dollars. From Log on, every piece is a cube of its owner, except
// tools and guns.
const (
	NoGood Good = iota
	Money
	Log
	Lumber
	Gold
	Silver
	Tool
	Gun
	Horse
	Donkey
	Mule
	Ox
	Cattle
	Meat
	Dairy
	Goods // number of goods, including NoGood
)

// String returns the word of the component file; "" for NoGood.
func (g Good) String() string { return GoodNames[g] }

// GoodNames are the words of the goods, by number. They must not be changed.
var GoodNames = [Goods]string{"", "money", "log", "lumber", "gold", "silver", "tool", "gun", "horse", "donkey", "mule", "ox", "cattle",
	"meat", "dairy"}

// Stocked reports whether the good lies in a player's stock: log, lumber, gold and silver.
func (g Good) Stocked() bool { return g >= Log && g <= Silver }

// Animal reports whether the good is an animal that an Industry card or a stable holds: horse,
// donkey, mule and ox.
func (g Good) Animal() bool { return g >= Horse && g <= Ox }

// Terrain is the terrain of a space of the map.
type Terrain uint8

// The terrains. Nowhere is a space that is not on the map.
const (
	Nowhere Terrain = iota
	Forest
	Grass
	Plain
	Desert
	Mountain
	River
	Stream
	Terrains // number of terrains, including Nowhere
)

// String returns the word of the component file; "" for Nowhere.
func (t Terrain) String() string { return terrainNames[t] }

// Land reports whether land buildings can be placed on the terrain: it is on the map and not water.
func (t Terrain) Land() bool { return t != Nowhere && !t.Water() }

// Water reports whether the terrain is river or stream.
func (t Terrain) Water() bool { return t == River || t == Stream }

// Flat reports whether railroad track can be laid on the terrain (FR-RAIL-03).
func (t Terrain) Flat() bool { return t == Grass || t == Plain }

var terrainNames = [Terrains]string{"", "forest", "grass", "plain", "desert", "mountain", "river", "stream"}

// terrainLetters are the letters of the boards in the component file.
const terrainLetters = " FGPDMRS"

// Industry is one of the three industries (FR-TITLE-03).
type Industry uint8

// The industries.
const (
	Lumbering Industry = iota
	Mining
	Ranching
	Industries // number of industries (FR-TITLE-03)
)

// String returns the word of the component file.
func (i Industry) String() string { return IndustryNames[i] }

// IndustryNames are the words of the industries, by number. They must not be changed.
var IndustryNames = [Industries]string{"lumbering", "mining", "ranching"}

// Field is a field of the town status (FR-SETUP-09).
type Field uint8

// The fields.
const (
	Health Field = iota
	Wealth
	Safety
	Fields // number of fields
)

// String returns the word of the component file.
func (f Field) String() string { return FieldNames[f] }

// FieldNames are the words of the fields, by number. They must not be changed.
var FieldNames = [Fields]string{"health", "wealth", "safety"}

// Class is the class of a public building. The first three classes are the fields, with the same
// numbers.
type Class uint8

// The classes.
const (
	ClassHealth Class = iota
	ClassWealth
	ClassSafety
	ClassHousing
	ClassCivic
)

// String returns the word of the component file.
func (c Class) String() string { return classNames[c] }

// Field returns the marker of the town status that a building of the class raises; false if there
// is none.
func (c Class) Field() (Field, bool) { return Field(c), c <= ClassSafety }

// Political reports whether a building of the class scores on the political track (FR-TRACK-02, FR-TRACK-03, FR-TRACK-04).
func (c Class) Political() bool { return c == ClassHealth || c == ClassSafety || c == ClassHousing }

var classNames = [5]string{"health", "wealth", "safety", "housing", "civic"}

// Suit is the colour of a character (FR-CHAR-07, FR-CHAR-27).
type Suit uint8

// The suits, the jokers last.
const (
	SuitRed Suit = iota
	SuitGold
	SuitBrown
	SuitBlue
	SuitBlack
	SuitPurple
)

// String returns the word of the component file.
func (s Suit) String() string { return suitNames[s] }

// Joker reports whether a card of the suit can be sent to any town (FR-CHAR-07).
func (s Suit) Joker() bool { return s >= SuitBlue }

var suitNames = [6]string{"red", "gold", "brown", "blue", "black", "purple"}

// Rank is a kind of character.
type Rank uint8

// The ranks.
const (
	RankAssistant Rank = iota
	RankPartner
	RankTycoon
	Ranks // number of ranks
)

// String returns the word of the component file.
func (r Rank) String() string { return RankNames[r] }

// RankNames are the words of the ranks, by number. They must not be changed.
var RankNames = [Ranks]string{"assistant", "partner", "tycoon"}

// Line is one of the two lines that are developed by tiles.
type Line uint8

// The lines.
const (
	Railroad Line = iota
	Telegraph
	Lines // number of lines
)

// String returns the word of the component file.
func (l Line) String() string { return LineNames[l] }

// LineNames are the words of the lines, by number. They must not be changed.
var LineNames = [Lines]string{"railroad", "telegraph"}

// Train is a train of the railroad, by its colour.
type Train uint8

// The trains.
const (
	TrainRed Train = iota
	TrainBlue
	Trains // number of trains
)

// String returns the word of the component file.
func (t Train) String() string { return TrainNames[t] }

// TrainNames are the colours of the trains, by number. They must not be changed.
var TrainNames = [Trains]string{"red", "blue"}

// MarketKind is the kind of a market card: who buys and sells by the card.
type MarketKind uint8

// The kinds of market cards.
const (
	MarketBoat MarketKind = iota
	MarketStagecoach
	MarketTrain
	MarketOwnTrain
)

// String returns the word of the component file.
func (k MarketKind) String() string { return marketNames[k] }

var marketNames = [4]string{"boat", "stagecoach", "train", "own-train"}

// DepositKind is a kind of deposit (FR-MIN-29, FR-MIN-30, FR-MIN-31, FR-MIN-32).
type DepositKind uint8

// The kinds of deposits.
const (
	Alluvial DepositKind = iota
	Beach
	Eluvial
	Aeolian
)

// String returns the word of the component file.
func (d DepositKind) String() string { return DepositNames[d] }

// DepositNames are the words of the kinds of deposits, by number. They must not be changed.
var DepositNames = [4]string{"alluvial", "beach", "eluvial", "aeolian"}

// ScoringTrack is one of a player's two scoring tracks.
type ScoringTrack uint8

// The scoring tracks.
const (
	Political ScoringTrack = iota
	Investment
)

// String returns the word of the component file.
func (t ScoringTrack) String() string { return ScoringNames[t] }

// ScoringNames are the words of the scoring tracks, by number. They must not be changed.
var ScoringNames = [2]string{"political", "investment"}

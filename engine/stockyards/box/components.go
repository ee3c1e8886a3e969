// Package box contains the contents of the box of Union Stockyards: the board, the pieces and the
// cards as typed values. The package also reads an owner's component file, and lists the facts of
// the rulebook with which such a file must agree. The package contains no rule of play.
package box

// Components are the numbers with which the game is played. Components do not change, and are
// comparable. An owner of the game can replace the values that the rulebook does not print (see
// [Read]). Money and values are in whole dollars. A side is 0 for the board of two players and 1
// for that of three to five (US-SETUP-01). A kind is 0 cattle or beef, 1 hogs or pork, 2 sheep or
// lamb. A market is 0 Boston, 1 Bronx, 2 Manhattan, 3 Brooklyn, 4 Philadelphia. Tables by players
// have a row for each number of players, those for 0 and 1 empty.
type Components struct {
	// StartCash, StartTokens and StartMeat are the cash (US-PLAYER-08), the low morale tokens (US-PLAYER-09) and the
	// meat values (US-FINAL-06, US-FINAL-07, US-FINAL-08) of every player at the start. StartSavings are the savings
	// by turn order (US-FINAL-03). StartBrand is the space of all brand trackers (US-FINAL-04), 0 to BrandMax.
	StartCash, StartTokens int
	StartMeat              [3]int
	StartSavings           [5]int
	StartBrand             int
	// StartLivestock is the number of animals of each kind in the Yards at the start, by players (US-SETUP-21,
	// US-SETUP-22).
	StartLivestock [6]int
	// Houses and Workers are the houses and workers that a player takes, by option of US-R-houses-workers and by
	// players: at most the 6 and 4 of a colour (US-CMP-07, US-CMP-08).
	Houses, Workers [2][6]int

	// Price are the price tracks by side and kind, and Meat are the meat value tracks by kind.
	Price [2][3]Track
	Meat  [3]Bounds
	// BrandMax is the last space of the brand track, which begins at 0; 1 to 30. Its lines are the first BrandLineCount of BrandLines, in
	// the order of the track.
	BrandMax       int
	BrandLines     [16]Line
	BrandLineCount int
	// SpiritMin and SpiritMax are the ends of the track of the union spirit, 0 to 2 and 5. From StrikeAt on there is
	// a strike (US-STRIKE-02). A start below SpiritMin is raised to SpiritMin.
	SpiritMin, SpiritMax, StrikeAt int

	// Capacity is the number of spaces in the Yards for each kind, by side (US-BOUND-06): 2 to 12, on side 1 at least
	// 3.
	Capacity [2][3]int
	// LivestockPieces are the animals of each kind, 3 to 12 and 18 in all (US-CMP-09). MoneyTotal is the value of all
	// money tokens (US-CMP-19).
	LivestockPieces [3]int
	MoneyTotal      int
	// Tokens, Viaducts and LandCards are the numbers of low morale tokens, of viaducts, and of a player's land cards
	// (US-CMP-15, US-CMP-18, US-CMP-20).
	Tokens, Viaducts, LandCards int

	// Spaces are the small ovals by side: the number of workers that each action can take in a year, 1 to 6.
	Spaces [2]Spaces
	// LandCost, NationalCost, BranchCost, WageCost and TwoBranchesCost are the costs of actions (US-LAND-01,
	// US-ADVERT-02, US-BRANCH-01, US-WAGE-01, US-TWOBR-02): LandCost 0 to 20, the others as printed.
	LandCost, NationalCost, BranchCost, WageCost, TwoBranchesCost int
	// National and Chicago are the spaces that advertising moves the brand tracker (US-ADVERT-03, US-ADVERT-05).
	National, Chicago int
	// WageSpirit and EightSpirit are the amounts by which the union spirit falls (US-WAGE-03, US-EIGHT-03).
	WageSpirit, EightSpirit int
	// CampaignSavings and ContractCash are the gains of these actions (US-CAMPAIGN-01, US-CONTRACT-01).
	CampaignSavings, ContractCash int
	// SquarePrice is the price of a square of land under a piece (US-BUILD-14). Efficiency is the savings for a
	// neighbour of the same colour (US-BUILD-19).
	SquarePrice, Efficiency int

	// LandWidth and LandHeight are the sides of a land card facing east, 1 to 4.
	LandWidth, LandHeight int
	// Grid is Packingtown by side (US-TERM-03): at most 15 columns and 12 rows, and at most 160 squares.
	Grid [2]Grid
	// Locations are the start locations of the plants by side. A location that does not exist has no name.
	// LocationsByPlayers lists the open locations, by players (US-FINAL-12).
	Locations          [2][8]Location
	LocationsByPlayers [6]LocationList
	// RailTokens are the railroad connection tokens by side (US-CMP-14). Both sides have the same tokens in different
	// places.
	RailTokens [2][7]RailToken

	// MarketSpaces are the branch house spaces of each market by side (US-BRANCH-05), 1 to 12. MarketBenefit is the
	// gain from a new house (US-BRANCH-04): lamb in Brooklyn (US-BRANCH-10), brand in Philadelphia (US-BRANCH-11).
	// HouseValue is the value of a house by the connections of its market (US-SCORE-10, US-SCORE-11, US-SCORE-12).
	MarketSpaces  [2][5]int
	MarketBenefit [5]Gain
	HouseValue    [3]int

	// Colours are the colours of buildings, "" for an unused one. Shapes are the wooden buildings' shapes, zero if unused.
	Colours [8]string
	Shapes  [20]Shape
	// Buildings, Specialists and YearCards are the cards (US-CMP-03, US-CMP-04, US-CMP-05).
	Buildings   [20]Building
	Specialists [5]Specialist
	YearCards   [24]YearCard

	// TokenPenalty is the cost of a low morale token at the end, 1 to 30, as in the default of US-R-morale-penalty.
	// PenaltySettled reports that an owner has read the cost off the mat, which closes the question (US-SCORE-14).
	TokenPenalty   int
	PenaltySettled bool
	// BrandBonus is the savings for the first three in the brand ranking, by side (US-SCORE-07, US-SCORE-08).
	BrandBonus [2][3]int
	// PriceStep are the amounts by which prices move at the end of a year.
	PriceStep PriceStep
	// Years is the number of years in a game (US-YEAR-01).
	Years int
}

// Bounds are the ends of a track.
type Bounds struct{ Min, Max int }

// Track is a price track. A Track has its ends, 0 to 99, at most 39 apart, and the number of
// arriving animals by price, counted from Min (US-ARRIVE-01). The higher the price, the more
// animals arrive (US-SUPPLY-04).
type Track struct {
	Min, Max int
	Arrive   [40]uint8
}

// Line is a line of the brand track, just before a space. A tracker that moves onto Enter or past it gains the meat
// values (US-BRAND-02), 0 to 9 each and one of them at least 1.
type Line struct {
	Enter int
	Meat  [3]int
}

// Spaces are the numbers of small ovals by action.
type Spaces struct{ BuyLand, Build, National, Chicago, Branch, Wage, Party, Campaign int }

// Grid is the size of Packingtown.
type Grid struct{ Columns, Rows int }

// Location is a start location: its name and the first Size of Squares, 1 to 8, all on the grid.
type Location struct {
	Name    string
	Squares [8]Square
	Size    int
}

// LocationList is a list of start locations: the first Count of At, each an index of Locations.
type LocationList struct {
	At    [8]uint8
	Count int
}

// RailToken is a railroad connection token: its name, its market (-1 for a wild one), and the square on the border
// that it touches at the start.
type RailToken struct {
	Name    string
	Market  int8
	Touches Square
	Edge    Edge
}

// Edge is the side of the grid at which a railroad token lies.
type Edge uint8

// The edges, in the order of the component file.
const (
	North Edge = iota
	East
	South
	West
)

// Gain is the immediate gain from a market, a building or a specialist: meat values and brand, 0 to 9 each.
type Gain struct {
	Meat  [3]int
	Brand int
}

// Building is a building card.
type Building struct {
	Name, Title string
	// Deck is the letter of the deck: 0 for A, 1 for B, 2 for C (US-SETUP-02). TwoPlayer is the 2P mark (US-CARD-04).
	Deck      uint8
	TwoPlayer bool
	// Colour and Shape are indexes of Colours and Shapes (US-CARD-01). Squares is the size of the shape.
	Colour, Shape uint8
	Squares       int
	// Immediate is gained at once (US-BUILD-28). End, in the lower right, is gained at the end of the game
	// (US-CARD-03, US-SCORE-13), 0 to 30.
	Immediate Gain
	End       int
	// Icons are the icons of the card, by icon (US-CARD-02): can, fat, hide, bone, gland; 0 to 4 each.
	Icons [5]uint8
}

// Specialist is a specialist card.
type Specialist struct {
	Name, Title string
	// Needs are the icons that the card requires, by icon (US-BUILD-30): 0 to 9 each, and at least 1 in all.
	Needs     [5]uint8
	Immediate Gain
	End       int
}

// YearCard is a year card. Effects that the card does not have are 0 or false.
type YearCard struct {
	Name  string
	Title string // "" for an event, and for the card whose title is lost
	Date  int    // 0 if it is lost
	Year  int    // 1 to 6
	// Event reports that the card takes effect automatically (US-YCARD-05). Any other card is an action (US-CARD-06):
	// Action is the index of its word in [YearActions], and Cost is its price. Spirit, in the upper right, is
	// the number that the card adds to the union spirit (US-CARD-05, US-YCARD-03), -5 to 5.
	Event  bool
	Action uint8
	Cost   int
	Spirit int

	// The gains of the player who takes the action: meat values, spaces on the brand track, cash, low morale tokens.
	// DropToken are tokens discarded. BonusBeef is an additional gain with the building card BonusWith; -1 for none.
	Gain
	Cash, GainToken, DropToken int
	BonusBeef                  int
	BonusWith                  int8
	// The gains of every other player.
	OthersBeef, OthersTokens int
	// Futures reports that the player receives the margin of a kind (US-Y2-07). LastWorkers are the workers placed at
	// the end of the year (US-Y3-07). Branches are houses to establish in markets of OnlyIn (US-Y4-08, US-Y4-09).
	Futures     bool
	LastWorkers int
	Branches    int
	OnlyIn      [5]bool

	// The effects of an event: cattle leave the Yards, all prices rise, animals of each kind are added, all brand
	// trackers move, or workers of every player are laid down for the year.
	RemoveCattle, AllPrices, AddEach, AllBrand, Away int
}

// PriceStep is the price adjustment: for the fewest and for the most animals left, and if all are equal (US-PRICE-01, US-PRICE-02,
// US-PRICE-03).
type PriceStep struct{ Fewest, Most, Equal int }

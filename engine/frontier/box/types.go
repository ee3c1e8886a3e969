package box

import "strconv"

// Space is a space of the map, column and row counted from 0: a1 is {0, 0}.
type Space struct{ Column, Row uint8 }

// String returns a space in the notation of the game: a column letter and a row number.
func (s Space) String() string { return string(rune('a'+s.Column)) + strconv.Itoa(int(s.Row)+1) }

// Pair describes one pair of cattle of a rancher at the start: the number of cubes, and the distance from the train
// in spaces.
type Pair struct{ Cubes, Spaces int }

// Basin is a stretch of the river with a name. A basin consists of the first Size of Spaces, 1 to
// 12, joined by their sides, and it Holds 2 to 99 logs. Either all of its spaces are on the fourth
// board, or none is.
type Basin struct {
	Name   string
	Spaces [12]Space
	Size   int
	Holds  int
}

// Work is an industry building.
type Work struct {
	Name     string
	Industry Industry
	// Level is the level of the Industry card that allows the building, 1 to 3.
	Level int
	// Price is 0 to 30, Logs 0 to 9. Where is the rule for the spaces on which the building can be placed.
	Price, Logs int
	Where       Where
	// Metal is Gold or Silver for a mine, else NoGood. Holds is the number of animals that fit (FR-RAN-30), else 0.
	Metal Good
	Holds int
}

// Helper helps a cut from a level on. A helper adds Plus logs or Plus spaces of reach, 1 to 9. A
// helper is an animal, or costs a Fee, 0 to 20.
type Helper struct {
	Name   string
	Level  int
	Plus   int
	Animal Good // NoGood for the steam donkey
	Fee    int
}

// LogMove describes a move of up to Logs logs, where 0 means all, by Basins basins downstream. Price is 0 to
// 20. Steamboat reports that a steamboat has to be on the map (FR-LUM-31).
type LogMove struct {
	Level, Logs, Basins, Price int
	Steamboat                  bool
}

// Deposit describes a newly placed deposit: Level 1 to 3, Reserve 1 to 99 cubes.
type Deposit struct {
	Kind           DepositKind
	Metal          Good
	Level, Reserve int
}

// Yield describes the yield of a stable: one Animal for every Per[g] pieces of each Good g whose number is not 0.
type Yield struct {
	Animal Good
	Per    [Goods]int
}

// PublicBuilding is a public building, or housing that can be bought.
type PublicBuilding struct {
	Name  string
	Class Class
	// Price is 0 to 30, Logs 0 to 9.
	Price, Logs int
	// River reports that the building is placed on the river (FR-CARD-11).
	River bool
	// Use is NoEffect, EffectGain, EffectStatus, EffectDraw or EffectCampaign. The bank has EffectStore, and
	// the philanthropy has EffectDonate.
	Use Effect
}

// Effect is an effect of one kind. Fields that the kind does not use are 0.
type Effect struct {
	Kind     EffectKind
	Good     Good
	Field    Field
	Rank     Rank
	Line     Line
	Building Piece
	// Amount is the amount gained, 1 to 9, or the discount on a development, 0 to 9. Cost is the price of a use, 0 to
	// 9.
	Amount, Cost int
}

// Market is a market card. For each good it has the price that a player gets and the price that he pays, 1 to 99; 0
// if the card does not trade the good.
type Market struct {
	Name string
	Kind MarketKind
	// Train is the train of a card of kind MarketTrain.
	Train        Train
	Sells, Costs [Goods]int
}

// Tile is a development tile.
type Tile struct {
	Name string
	// Price is 0 to 30.
	Price int
	// Train is the train that comes closer by Spaces track tiles, 1 to 30 (FR-GEN-10); Spaces is 0 on a telegraph
	// tile.
	Train  Train
	Spaces int
	// Effect is NoEffect, EffectGain, EffectStatus, EffectDraw, or EffectFree for the other line.
	Effect Effect
}

// Event is an event card.
type Event struct {
	Name string
	Era  int // 1 to 4
	Kind EventKind
	// Field is the field of an event of kind StatusDown.
	Field Field
}

// ElectionSpace is a space of the election board: its name, its value, the fields it covers, and the spaces to which
// a cube can move on from there.
type ElectionSpace struct {
	Name   string
	Value  int
	Fields [3]bool
	Next   [7]bool
}

// Town is a town to which players send characters. Reward is an EffectGain (FR-CHAR-06).
type Town struct {
	Name   string
	Suit   Suit
	Reward Effect
}

// Character is a character card.
type Character struct {
	Name string
	Rank Rank
	Suit Suit
	// Ring contains the gifts of an assistant, one step after the other (FR-CHAR-12). The first RingSize steps count,
	// 2 to 6; 0 for a partner or tycoon.
	Ring     [6]RingStep
	RingSize int
	// Needs is the requirement of a partner (FR-CHAR-15).
	Needs Need
	// Passive is the ability of a partner or tycoon (FR-CHAR-16, FR-CHAR-23). Active is the ability of a tycoon
	// (FR-CHAR-24): EffectGain, EffectBuild or EffectDevelop.
	Passive Passive
	Active  Effect
}

// Need is a requirement: a number of the player's own public buildings, 1 to 9, or, if the number is 0, the Industry
// card of an industry.
type Need struct {
	Publics  int
	Industry Industry
}

// Passive is a passive ability. Amount is 1 to 9. Fields that the kind does not use are 0.
type Passive struct {
	Kind     PassiveKind
	Good     Good
	Discount Discount
	Amount   int
}

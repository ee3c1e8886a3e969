package box

import "strconv"

// Space is a space of the map, column and row counted from 0: a1 is {0, 0}.
type Space struct{ Column, Row uint8 }

// String spells a space as the notation does: a column letter and a row number.
func (s Space) String() string { return string(rune('a'+s.Column)) + strconv.Itoa(int(s.Row)+1) }

// Pair are the cattle of a rancher at the start: so many cubes, and so many spaces from the train.
type Pair struct{ Cubes, Spaces int }

// Basin is a stretch of the river: its name, the first Size of Spaces, 1 to 12, joined by their sides and all on the fourth board or
// none, and the logs it Holds, 2 to 99.
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
	// Level is that of the Industry card that allows it, 1 to 3.
	Level int
	// Price is 0 to 30, Logs 0 to 9. Where says on which spaces it can be placed.
	Price, Logs int
	Where       Where
	// Metal is Gold or Silver for a mine, else NoGood. Holds is how many animals stand on it (FR-RAN-30), else 0.
	Metal Good
	Holds int
}

// Helper helps a cut from a level on: by Plus logs more or Plus spaces of reach more, 1 to 9. It is an animal, or costs a Fee, 0 to 20.
type Helper struct {
	Name   string
	Level  int
	Plus   int
	Animal Good // NoGood for the steam donkey
	Fee    int
}

// LogMove moves up to so many Logs, 0 for all, so many Basins downstream. Price is 0 to 20; Steamboat says that one has to be on the map
// (FR-LUM-31).
type LogMove struct {
	Level, Logs, Basins, Price int
	Steamboat                  bool
}

// Deposit is what a newly placed deposit is: Level 1 to 3, Reserve 1 to 99 cubes.
type Deposit struct {
	Kind           DepositKind
	Metal          Good
	Level, Reserve int
}

// Yield is what a stable yields: one Animal for every so many of what is not 0 in Per, by Good.
type Yield struct {
	Animal Good
	Per    [Goods]int
}

// PublicBuilding is a public building or the housing that can be bought.
type PublicBuilding struct {
	Name  string
	Class Class
	// Price is 0 to 30, Logs 0 to 9.
	Price, Logs int
	// River says that it is placed on the river (FR-CARD-11).
	River bool
	// Use is NoEffect, EffectGain, EffectStatus, EffectDraw or EffectCampaign, of the bank EffectStore, of the philanthropy EffectDonate.
	Use Effect
}

// Effect is what something brings about. What a kind does not need is 0.
type Effect struct {
	Kind     EffectKind
	Good     Good
	Field    Field
	Rank     Rank
	Line     Line
	Building Piece
	// Amount is how much is gained, 1 to 9, or how much cheaper a development is, 0 to 9. Cost is what a use costs, 0 to 9.
	Amount, Cost int
}

// Market is a market card: for each good what a player gets and what he pays, 1 to 99, or 0 where it is not dealt in.
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
	// Train is the one that comes closer by Spaces track tiles, 1 to 30 (FR-GEN-10); Spaces is 0 on a telegraph tile.
	Train  Train
	Spaces int
	// Effect is NoEffect, EffectGain, EffectStatus, EffectDraw, or EffectFree of the other line.
	Effect Effect
}

// Event is an event card.
type Event struct {
	Name string
	Era  int // 1 to 4
	Kind EventKind
	// Field is the field of a StatusDown.
	Field Field
}

// ElectionSpace is a space of the election board: its name, its value, the fields it covers, and by space whether a cube can go on there.
type ElectionSpace struct {
	Name   string
	Value  int
	Fields [3]bool
	Next   [7]bool
}

// Town is a town that characters are sent to. Reward is an EffectGain (FR-CHAR-06).
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
	// Ring is what an assistant gives, one step after the other (FR-CHAR-12): the first RingSize, 2 to 6; 0 for a partner or tycoon.
	Ring     [6]RingStep
	RingSize int
	// Needs is what a partner requires (FR-CHAR-15).
	Needs Need
	// Passive is that of a partner or tycoon (FR-CHAR-16, FR-CHAR-23). Active is that of a tycoon (FR-CHAR-24): EffectGain, EffectBuild or
	// EffectDevelop.
	Passive Passive
	Active  Effect
}

// Need is a requirement: so many public buildings of one's own, 1 to 9, or, where that is 0, the Industry card of an industry.
type Need struct {
	Publics  int
	Industry Industry
}

// Passive is a passive ability. Amount is 1 to 9. What a kind does not need is 0.
type Passive struct {
	Kind     PassiveKind
	Good     Good
	Discount Discount
	Amount   int
}

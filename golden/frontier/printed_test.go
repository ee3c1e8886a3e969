package frontier_test

// What is on the pieces of Frontier, written down by hand: the figures that the books of a record need.

// class says what a public building is: where its point goes and which marker of the town status rises with it.
type class string

const (
	health, wealth, safety class = "health", "wealth", "safety"
	civic, housing         class = "civic", "housing"
)

// building is a public building: what it costs, and what a use of it brings and costs in dollars.
type building struct {
	class        class
	price, logs  int
	earns, costs int
	raises       class // the marker that a use moves
}

var buildings = map[string]building{
	"bank":           {class: wealth, price: 5, logs: 2},
	"general-store":  {class: wealth, price: 3, logs: 1, earns: 2},
	"hardware-store": {class: wealth, price: 3, logs: 1},
	"saloon":         {class: wealth, price: 3, logs: 1, earns: 2},
	"brothel":        {class: wealth, price: 3, logs: 1, earns: 2},
	"blacksmith":     {class: wealth, price: 3, logs: 1},
	"gunsmith":       {class: wealth, price: 3, logs: 1},
	"tailor":         {class: wealth, price: 3, logs: 1, earns: 2},
	"newspaper":      {class: civic, price: 4, logs: 1},
	"coach-builder":  {class: civic, price: 4, logs: 1},
	"steamboat":      {class: civic, price: 5, logs: 2},
	"town-hall":      {class: civic, price: 5, logs: 2},
	"schoolhouse":    {class: civic, price: 4, logs: 1, costs: 1, raises: wealth},
	"philanthropy":   {class: civic, price: 5, logs: 1, costs: 2},
	"doctor":         {class: health, price: 4, logs: 1, costs: 1, raises: health},
	"church":         {class: health, price: 4, logs: 1, costs: 1, raises: health},
	"well":           {class: health, price: 2},
	"sheriff":        {class: safety, price: 4, logs: 1, costs: 1, raises: safety},
	"jail":           {class: safety, price: 4, logs: 1},
	"wooden-house":   {class: housing, price: 2, logs: 1},
}

// sites are the prices of industry buildings, in dollars and in logs.
var sites = map[string][2]int{
	"camp": {3, 0}, "sawmill": {4, 1}, "dam": {6, 2}, "log-boom": {6, 2},
	"panning": {3, 0}, "mine-gold": {4, 1}, "mine-silver": {4, 1}, "deep-gold": {6, 2}, "deep-silver": {6, 2},
	"mining-dam": {6, 2}, "canal": {3, 0},
	"farmstead": {3, 0}, "wind-pump": {3, 0}, "enclosure": {4, 1}, "own-train": {6, 0},
	"horse-stable": {4, 1}, "donkey-stable": {4, 1}, "mule-stable": {4, 1}, "ox-stable": {4, 1},
}

// tile is a development: its price and what else it does when it is built.
type tile struct {
	price  int
	raises class
	gives  int
	free   string // the line of which one tile more is built for nothing
}

var tiles = map[string]tile{
	"RR1": {price: 4}, "RR2": {price: 4}, "RR3": {price: 4}, "RR4": {price: 5}, "RR5": {price: 5},
	"RR6": {price: 4}, "RR7": {price: 4}, "RR8": {price: 5},
	"RR9": {price: 6, free: "telegraph"},
	"TG1": {price: 3}, "TG2": {price: 3}, "TG6": {price: 4}, "TG7": {price: 5},
	"TG3": {price: 3, raises: wealth}, "TG4": {price: 4, raises: safety}, "TG5": {price: 4, raises: health}, "TG8": {price: 5, gives: 3},
	"TG9": {price: 6, free: "railroad"},
}

// market holds the prices that a card pays for goods and asks for them.
type market struct{ pays, asks map[string]int }

var markets = map[string]market{
	"ship": {map[string]int{"log": 2, "lumber": 4, "gold": 4, "silver": 3},
		map[string]int{"log": 5, "gold": 8, "tool": 2, "gun": 3, "horse": 4, "donkey": 4}},
	"stagecoach": {map[string]int{"gold": 5, "silver": 3}, nil},
	"red": {map[string]int{"log": 3, "lumber": 6, "gold": 6, "silver": 4, "cattle": 4, "meat": 5},
		map[string]int{"log": 5, "tool": 1, "gun": 2, "horse": 3, "ox": 5, "cattle": 7, "meat": 7}},
	"blue": {map[string]int{"log": 3, "lumber": 6, "gold": 5, "silver": 5, "cattle": 4, "meat": 5},
		map[string]int{"log": 5, "tool": 2, "gun": 2, "donkey": 3, "mule": 5, "cattle": 7, "meat": 7}},
	"refrigerated": {map[string]int{"cattle": 5, "meat": 6, "dairy": 1}, nil},
}

// extra is the extra price of an animal for a player without cattle left.
var extra = map[string]int{"cattle": 1, "meat": 2}

// bonus are the partners who add a dollar to each piece of a good that is sold.
var bonus = map[string]string{"cattle": "B1", "gold": "B3", "log": "B5"}

// events are the kinds of the event cards; the cards that take a marker down name it.
var events = map[string]string{
	"I-1": "logs-lost", "I-2": "rain", "I-3": "fire", "I-4": "safety",
	"II-1": "pile-up", "II-2": "revolt", "II-3": "drought", "II-4": "health",
	"III-1": "damage", "III-2": "rain", "III-3": "panic", "III-4": "rustlers",
	"IV-1": "wealth", "IV-2": "fire", "IV-3": "revolt", "IV-4": "panic",
}

// suits are the characters by the industry of their colour.
var suits = map[string][]string{
	"ranching":  {"A1", "A2", "A3", "A4", "B1", "B2", "T1", "T2"},
	"mining":    {"A5", "A6", "A7", "A8", "B3", "B4", "T3", "T4"},
	"lumbering": {"A9", "A10", "A11", "A12", "B5", "B6", "T5", "T6"},
}

// helpers holds the number of extra logs that a helper moves.
var helpers = map[string]int{"horse": 1, "ox": 2, "steam": 3}

// Mines: what a die makes of a new mine, and what the faces of a tile give at its three levels.
var (
	soils  = [...]string{"alluvial", "alluvial", "beach", "eluvial", "eluvial", "aeolian"}
	output = map[string][3][4]int{
		"alluvial": {{0, 1, 0, 1}, {0, 1, 1, 1}, {1, 1, 1, 2}},
		"beach":    {{0, 0, 1, 1}, {0, 1, 1, 2}, {0, 1, 2, 2}},
		"eluvial":  {{0, 1, 0, 2}, {0, 1, 1, 2}, {1, 1, 1, 3}},
		"aeolian":  {{0, 0, 0, 1}, {0, 0, 1, 1}, {0, 1, 1, 1}},
	}
)

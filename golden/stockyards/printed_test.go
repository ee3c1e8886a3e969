package stockyards_test

// What lies in the box of Union Stockyards, written down by hand: the numbers that the books of a record need.

// card is a building or specialist card: shape and colour of its piece, what it brings at once (beef, pork, lamb, brand), what it is
// worth at the end, and the icons that it shows or asks for, one letter each: Can, Fat, Hide, Bone, Gland.
type card struct {
	shape, colour string
	gain          [4]int
	end           int
	icons         string
}

var printedBuildings = map[string]card{
	"curing-room":       {"I3", "pink", [4]int{0, 1, 0, 0}, 1, "C"},
	"canning-factory":   {"L4", "grey", [4]int{1, 0, 1, 0}, 2, "C"},
	"chill-room":        {"O4", "brown", [4]int{2, 0, 0, 0}, 1, ""},
	"lard-refinery":     {"L3", "pink", [4]int{0, 1, 0, 0}, 2, "F"},
	"tallow-house":      {"I3", "brown", [4]int{1, 0, 0, 0}, 2, "F"},
	"wool-house":        {"L3", "white", [4]int{0, 0, 1, 0}, 2, "H"},
	"hair-factory":      {"P5", "pink", [4]int{0, 2, 0, 0}, 4, ""},
	"sausage-kitchen":   {"T4", "pink", [4]int{1, 1, 0, 0}, 2, ""},
	"smokehouse":        {"S4", "pink", [4]int{0, 1, 0, 1}, 2, ""},
	"tannery":           {"L5", "brown", [4]int{2, 0, 0, 0}, 3, "H"},
	"lamb-cooler":       {"I4", "white", [4]int{0, 0, 2, 0}, 2, ""},
	"glue-works":        {"S4", "white", [4]int{0, 0, 1, 0}, 4, "B"},
	"butterine-factory": {"T4", "brown", [4]int{1, 0, 0, 1}, 2, "F"},
	"bone-house":        {"I3", "brown", [4]int{1, 0, 0, 0}, 2, "B"},
	"soap-factory":      {"U5", "pink", [4]int{0, 0, 0, 2}, 6, "FB"},
	"fertilizer-plant":  {"W5", "grey", [4]int{}, 9, "B"},
	"pepsin-laboratory": {"L4", "pink", [4]int{0, 0, 0, 1}, 5, "G"},
	"serum-laboratory":  {"O4", "brown", [4]int{1, 0, 0, 0}, 5, "G"},
	"brush-factory":     {"V5", "white", [4]int{0, 1, 1, 0}, 6, "H"},
	"general-office":    {"I4", "grey", [4]int{0, 0, 0, 2}, 4, ""},
}

// printedSpecialists are in the order of the display.
var printedSpecialists = []struct {
	name string
	card
}{
	{"canned-ham", card{gain: [4]int{0, 1, 0, 0}, end: 3, icons: "CC"}},
	{"toilet-soap", card{gain: [4]int{0, 0, 0, 2}, end: 2, icons: "FF"}},
	{"leather-goods", card{gain: [4]int{1, 0, 0, 0}, end: 3, icons: "HH"}},
	{"bone-buttons", card{gain: [4]int{0, 0, 1, 0}, end: 4, icons: "BB"}},
	{"medicines", card{gain: [4]int{0, 0, 0, 1}, end: 6, icons: "GG"}},
}

// printedShapes draw the pieces.
var printedShapes = map[string][]string{
	"I3": {"###"},
	"L3": {"#", "##"},
	"I4": {"####"},
	"O4": {"##", "##"},
	"L4": {"#", "#", "##"},
	"T4": {"###", " #"},
	"S4": {" ##", "##"},
	"P5": {"##", "##", "#"},
	"L5": {"#", "#", "#", "##"},
	"U5": {"# #", "###"},
	"V5": {"#", "#", "###"},
	"W5": {"#", "##", " ##"},
}

// printedPlants are the start locations: northwest and southeast corner.
var printedPlants = map[string][2]string{
	"west": {"b3", "c5"}, "east": {"i3", "j5"},
	"northwest": {"b2", "d3"}, "northeast": {"k2", "m3"}, "southwest": {"b8", "d9"}, "southeast": {"k8", "m9"}, "centre": {"g4", "h6"},
}

// printedRails are the railroad tokens by the square that touches them, on the side of two and on the other; a wild one has no market.
var printedRails = [2]map[string]string{
	{"d1": "boston", "f1": "", "h1": "philadelphia", "k4": "bronx", "h7": "brooklyn", "d7": "", "a4": "manhattan"},
	{"f1": "boston", "i1": "", "k1": "philadelphia", "n5": "bronx", "j10": "brooklyn", "f10": "", "a6": "manhattan"},
}

// printedBenefits holds the gains of a house: beef, pork, lamb, brand.
var printedBenefits = map[string][4]int{
	"boston": {1}, "bronx": {1}, "manhattan": {0, 1}, "brooklyn": {0, 0, 1}, "philadelphia": {0, 0, 0, 1},
}

// printedKinds are the kinds with their meats, the ends of the tracks, and from which prices on one animal more arrives, on the side of
// two and on the other. One always does.
var printedKinds = [3]struct {
	kind, meat       string
	prices, values   [2]int
	more             [2][]int
	start, beginning int
}{
	{"cattle", "beef", [2]int{14, 24}, [2]int{14, 32}, [2][]int{{18}, {16, 20}}, 16, 14},
	{"hogs", "pork", [2]int{5, 15}, [2]int{4, 20}, [2][]int{{9}, {7, 10}}, 6, 5},
	{"sheep", "lamb", [2]int{4, 13}, [2]int{4, 18}, [2][]int{{9}, {7, 11}}, 6, 4},
}

// printedLines are the lines of the brand track by the space that comes after them: beef, pork, lamb.
var printedLines = map[int][3]int{2: {1}, 4: {1}, 5: {0, 1}, 7: {2}, 9: {0, 0, 1}, 11: {2}}

const lastBrandSpace = 12

// printedSpirit is by how much the year cards move the union spirit.
var printedSpirit = map[string]int{
	"y1883-supplier-contract": 1, "y1886-spread-rumors": 2, "y1887-fewer-cattle": 1, "y1889-assist-hull-house": 1,
	"y1892-reduce-wages": 1, "y1893-fair-exhibit": 1, "y1894-prices-up": 2, "y1898-futures-trading": 1,
	"y1900-more-livestock": 1, "y1902-beef-trust": 1, "y1904-hire-strikebreaker": 2, "y1906-brand-back": 1,
	"y1907-brand-ahead": 1, "y1908-hot-dog-sales": 0, "y1910-prices-up": 1, "y191x-new-york-branches": 1,
	"y1914-prices-up": 1, "y1917-army-contract": 0, "y1918-worker-away": -1, "y1919-worker-away": 2,
	"y1921-prices-up": 2, "y1922-promotion": 1, "y1926-support-students": 0, "y1927-beef-grading": 1,
}

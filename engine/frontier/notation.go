package frontier

import (
	"errors"
	"slices"

	"github.com/yardstick-rules/yardstick/engine/frontier/box"
	"github.com/yardstick-rules/yardstick/engine/notation"
)

// spellings are the rows of the verbs. Further rows of a verb are in [grammar].
var spellings = [verbs]string{
	"", "start SEAT", "reveal railroad RAIL", "reveal telegraph WIRE", "event EVENT", "goal GOAL", "assistant CARD", "severity SEVERITY",
	"die DIE", "deposit-die DIE", "card CARD", "disc FIELD ROWSPACE", "lose-log SEAT", "pile-up BASIN", "burn SPACE", "revolt SPACE",
	"drought SPACE", "industry INDUSTRY", "", "camp SPACE", "panning SPACE", "cattle SPACE", "farmstead SPACE", "stockpile SPACE",
	"freight SPACE", "bridge SPACE", "tent SPACE", "train TRAIN SPACE", "defend NUMBER", "lose ANIMAL SPACE", "cut SPACE via SPACE",
	"drive BASIN LOGS", "raft BASIN LOGS", "tow BASIN", "clear BASIN", "lift", "saw SPACE BASIN", "pan SPACE NUMBER", "haul SPACE",
	"assign DIE SPACE", "", "stop", "new-deposit SPACE", "no-deposit", "drive-cattle SPACE to SPACE", "breed SPACE",
	"stable SPACE", "rustle HERD at SPACE", "rail-drive SPACE to SPACE", "use SPACE", "douse SPACE", "quell SPACE", "assist CARD",
	"tycoon CARD", "to-town CARD TOWN", "place CARD", "swap CARD for CARD", "dismiss CARD TOWN", "refuse CARD", "campaign STEP",
	"develop LINE", "track SPACE", "build BUILDING", "end-turn", "sell GOOD*AMOUNT MARKET", "buy GOOD*AMOUNT MARKET", "promise",
	"next SEAT", "add INDUSTRY", "upgrade INDUSTRY", "house SPACE", "pass",
}

// The lists of a table.
const (
	seatList = iota
	railList
	wireList
	eventList
	goalList
	cardList
	townList
	stepList
	marketList
	buildingList
	lists
)

// blanks explains the words in capitals in spellings.
var blanks = map[string]notation.Blank{
	"SEAT":     {At: []int{whatBits}, Bits: 8, Plus: 1, List: seatList, Refuse: notOneOf("player")},
	"RAIL":     {At: []int{whatBits}, Bits: 8, Plus: 1, List: railList, Refuse: notOneOf("tile")},
	"WIRE":     {At: []int{whatBits}, Bits: 8, Plus: 1, List: wireList, Refuse: notOneOf("tile")},
	"EVENT":    {At: []int{whatBits}, Bits: 8, Plus: 1, List: eventList, Refuse: notOneOf("event")},
	"GOAL":     {At: []int{whatBits}, Bits: 8, Plus: 1, List: goalList, Refuse: notOneOf("goal card")},
	"CARD":     {At: []int{whatBits, otherBits}, Bits: 8, Plus: 1, List: cardList, Refuse: notOneOf("character")},
	"STEP":     {At: []int{whatBits}, Bits: 8, Plus: 1, List: stepList, Refuse: notOneOf("space of the election board")},
	"BUILDING": {At: []int{whatBits}, Bits: 8, Plus: 1, List: buildingList, Refuse: notBuilding},
	"TOWN":     {At: []int{otherBits}, Bits: 8, Plus: 1, List: townList, Refuse: notOneOf("town")},
	"MARKET":   {At: []int{otherBits}, Bits: 8, Plus: 1, List: marketList, Refuse: notOneOf("market card")},

	"BASIN":    {At: []int{whatBits}, Bits: 8, Plus: 1, Words: basinNames[:], Refuse: notOneOf("basin")},
	"FIELD":    {At: []int{whatBits}, Bits: 8, Plus: 1, Words: box.FieldNames[:], Refuse: notOneOf("disc")},
	"INDUSTRY": {At: []int{whatBits}, Bits: 8, Plus: 1, Words: box.IndustryNames[:], Refuse: notOneOf("industry")},
	"TRAIN":    {At: []int{whatBits}, Bits: 8, Plus: 1, Words: box.TrainNames[:], Refuse: notOneOf("train")},
	"LINE":     {At: []int{whatBits}, Bits: 8, Plus: 1, Words: box.LineNames[:], Refuse: notOneOf("line")},
	"GOOD":     {At: []int{whatBits}, Bits: 8, Plus: 1, Words: goods(box.Log, box.Goods), Refuse: notOneOf("good")},
	"ANIMAL":   {At: []int{whatBits}, Bits: 8, Plus: 1, Words: goods(box.Horse, box.Cattle+1), Refuse: notOneOf("animal")},
	"ROWSPACE": {At: []int{otherBits}, Bits: 8, Plus: 1, Words: rowTexts[:], Refuse: notOneOf("event space")},
	"GIFT":     {At: []int{otherBits}, Bits: 8, Plus: 1, Words: box.RingNames[:], Refuse: notOneOf("gift")},
	"SPACE":    {At: []int{spaceBits, secondBits}, Bits: 8, Plus: 1, Words: spaceNames[:], Refuse: notSpace},
	"HELPER":   {At: []int{formBits}, Bits: 4, Words: helperNames[:], Refuse: notForm},
	"HAULER":   {At: []int{formBits}, Bits: 4, Words: haulerNames[:], Refuse: notForm},

	"SEVERITY": {At: []int{numberBits}, Bits: 12, Least: 1, Most: len(defaultComponents.Severity)},
	"DIE":      {At: []int{numberBits}, Bits: 12, Least: 1, Most: box.MostFaces},
	"FACE":     {At: []int{whatBits}, Bits: 8, Plus: 1, Least: 1, Most: box.MostFaces},
	"NUMBER":   {At: []int{numberBits}, Bits: 12, Most: 99},
	"HERD":     {At: []int{numberBits}, Bits: 12, Least: 1, Most: 99},
	"LOGS":     {At: []int{numberBits}, Bits: 12, Least: 1, Most: 7},
	"AMOUNT":   {At: []int{numberBits}, Bits: 12, Least: 1, Most: mostTraded},
}

var (
	helperNames = [...]string{"", "horse logs", "horse reach", "ox logs", "ox reach", "steam logs", "steam reach"}
	haulerNames = [...]string{"", "donkey", "mule"}
)

// mostTraded is the largest number of pieces that one line buys or sells.
const mostTraded = 999

var grammar = func() *notation.Grammar {
	g := notation.New(whatBits, blanks, spellings[:], errors.New("an action begins with a verb of the game, such as cut, drive, pan, "+
		"drive-cattle, use, build, sell, campaign, develop or end-turn")).
		Row(act(vKeep, none, keptCharacter, noSpace, noSpace, 0), "keep CARD").
		Row(act(vKeep, none, keptGoal, noSpace, noSpace, 0), "keep GOAL").
		Row(withForm(of(vImprove), toNumber), "improve DIE to FACE").
		Row(of(vLose), "lose ANIMAL card").
		Row(of(vCut), "cut SPACE via SPACE HELPER").
		Row(of(vSaw), "saw SPACE stock").
		Row(of(vHaul), "haul SPACE HAULER").
		Row(of(vAssist), "assist CARD GIFT").
		Row(of(vTycoon), "tycoon CARD at SPACE").
		Row(of(vBuild), "build BUILDING at SPACE").
		Row(of(vSell), "sell GOOD*AMOUNT MARKET at SPACE").
		Row(of(vBuy), "buy GOOD*AMOUNT MARKET at SPACE")
	for form, by := range [...]string{byWorker: "", byDollar: " dollar"} {
		draws, runs := act(vUse, none, drawing, noSpace, noSpace, 0), act(vUse, none, running, noSpace, noSpace, 0)
		g.Row(withForm(of(vUse), uint8(form)), "use SPACE"+by).
			Row(withForm(draws, uint8(form)), "use SPACE CARD"+by).
			Row(withForm(draws, uint8(form)), "use SPACE deck"+by).
			Row(withForm(runs, uint8(form)), "use SPACE STEP"+by)
	}
	return g
}()

// verbTexts are the beginnings of the spellings of the verbs.
var verbTexts = grammar.Verbs()

// list gathers the words of the table.
func (t *table) list() {
	n := &t.names
	t.words = [lists][]string{
		seatList: seatNames[:len(t.seats)], railList: n.tiles[box.Railroad], wireList: n.tiles[box.Telegraph], eventList: n.events,
		goalList: n.goals, cardList: t.characters[:], townList: n.towns, stepList: n.election,
		marketList:   namesOf(t.parts.Markets[:], func(m *box.Market) string { return m.Name }),
		buildingList: slices.Concat(make([]string, box.FirstPublic), n.publics, n.works),
	}
}

func namesOf[T any](list []T, name func(*T) string) []string {
	names := make([]string, len(list))
	for i := range list {
		names[i] = name(&list[i])
	}
	return names
}

// goods are the names of the goods from first up to last, each in the place of the good.
func goods(first, last box.Good) []string {
	return slices.Concat(make([]string, first), box.GoodNames[first:last])
}

// seatNames name players inside an action, by seat.
var seatNames = [maxSeats]string{"P1", "P2", "P3", "P4", "P5"}

var basinNames = [basins]string{"basin-1", "basin-2", "basin-3", "basin-4", "basin-5", "basin-6", "basin-7", "basin-8"}

func basinText(b int8) string { return basinNames[b] }

// kindName returns the notation of a building.
func (s *state) kindName(k box.Piece) string { return s.table.words[buildingList][k] }

var spaceNames = func() (names [spaces]string) {
	for x := range space(spaces) {
		if x.row() < rows {
			names[x] = x.String()
		}
	}
	return names
}()

package stockyards

import (
	"fmt"
	"math/bits"
	"slices"
	"strconv"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
	"github.com/yardstick-rules/yardstick/engine/stockyards/box"
)

// The sides of the board (US-CMP-01).
const (
	smallSide = iota
	largeSide
)

// table contains the fixed parts of a game: players, answers, components, and the values that follow from them.
type table struct {
	seats   []string
	answers *rulebook.Answers
	parts   *box.Components
	side    int
	workers int
	houses  int
	rails   int
	grid    board
	sites   [8]board // the start locations
	// siteNames are the names of the sites, followed by the names that only the other side has.
	siteNames []string
	// buildings, specialists and yearCards are the names of the cards.
	buildings, specialists, yearCards []string
	words                             [][]string // the lists of the notation
	open                              []int8     // the locations that are open for this number of players
	closed                            board      // squares that stay empty (US-R-unused-plant-sites)
	touches                           [mostRails]square
	// ways are the ways of laying each shape, indexed by turn; nil if another turn covers the same squares.
	ways    [20][]*way
	turned  [20][8]*way
	lots    [2]*way // a land card facing east and facing south
	lotWays int     // the number of allowed ways (US-R-land-orientation)
	letters [3]letter
	colours [8]uint32 // the building cards of a colour
}

// letter is a part of the building deck: the cards that it may contain, and the number of cards in it.
type letter struct {
	cards uint32
	count int
}

// newTable checks a setup for two to five players (US-CMP-21), and cites the clauses about the contents of the box
// and the number of players.
func newTable(setup engine.Setup, rec *engine.Record) (*table, error) {
	answers, err := book.Answer(setup.Rulings)
	if err != nil {
		return nil, err
	}
	n := len(setup.Seats)
	if n < 2 || n > maxSeats {
		return nil, &engine.Violation{Clause: Cmp21, Reason: plural(n, "player") + ": the game is for 2 to 5"}
	}
	if err := checkColours(setup.Seats); err != nil {
		return nil, err
	}
	t := &table{seats: slices.Clone(setup.Seats), answers: answers, side: largeSide}
	if n == 2 { // US-CMP-01
		t.side = smallSide
	}
	if t.parts, err = boxOf(answers, setup.Components, rec); err != nil {
		return nil, err
	}
	// If an owner has read the penalty off the mat, it is not an open question (US-SCORE-14).
	if t.parts.PenaltySettled && answers.Ask(nil, AskMoralePenalty) != MoralePenaltyThreeEach {
		return nil, fmt.Errorf("ruling %s: the component file says what a token costs, so the question is closed; leave one of the two out",
			book.Questions[AskMoralePenalty].Name)
	}
	o := answers.Ask(rec, AskHousesWorkers)
	t.houses, t.workers = t.parts.Houses[o][n], t.parts.Workers[o][n]
	t.layOut(rec)
	t.sortCards(n)
	citeBox(n, rec)
	return t, nil
}

// checkColours checks that the seats are among the five packers, each with a mat of his colour (US-CMP-02,
// US-PLAYER-01).
func checkColours(seats []string) error {
	for i, name := range seats {
		switch {
		case !slices.Contains(book.Seats, name):
			return &engine.Violation{Clause: Player01,
				Reason: fmt.Sprintf("%s is not a colour of the game: the seats are %s", name, strings.Join(book.Seats, ", "))}
		case slices.Contains(seats[:i], name):
			return &engine.Violation{Clause: Player01, Reason: name + " appears twice: every player has a colour of their own"}
		}
	}
	return nil
}

// layOut prepares the grid, the start locations and the ways of laying pieces and land cards.
func (t *table) layOut(rec *engine.Record) {
	p := t.parts
	for row := range p.Grid[t.side].Rows {
		for col := range p.Grid[t.side].Columns {
			t.grid.add(at(col, row))
		}
	}
	t.siteNames = siteNames(p, int(t.side))
	t.buildings, t.specialists, t.yearCards = buildingNames(p), specialistNames(p), yearCardNames(p)
	t.words = [][]string{t.seats, t.buildings, t.yearCards, t.specialists, t.siteNames}
	open := p.LocationsByPlayers[len(t.seats)]
	for _, i := range open.At[:open.Count] {
		t.open = append(t.open, int8(i))
	}
	for i, l := range p.Locations[t.side] {
		for _, sq := range l.Squares[:l.Size] {
			t.sites[i].add(onBoard(sq))
		}
		if t.answers.Ask(rec, AskUnusedPlantSites) == UnusedPlantSitesReserved {
			t.closed = t.closed.or(t.sites[i])
		}
	}
	for i, r := range p.RailTokens[t.side] {
		if r.Name != "" {
			t.touches[i] = onBoard(r.Touches)
			t.rails = i + 1
		}
	}
	for i, shape := range p.Shapes {
		if shape.Size > 0 {
			t.turnShape(i, shape, t.answers.Ask(rec, AskPieceFlip) == PieceFlipRotateOnly)
		}
	}
	t.lots = [2]*way{rectangle(p.LandWidth, p.LandHeight), rectangle(p.LandHeight, p.LandWidth)}
	t.lotWays = 2
	if t.answers.Ask(rec, AskLandOrientation) == LandOrientationLongSideEast || p.LandWidth == p.LandHeight {
		t.lotWays = 1
	}
}

func (t *table) turnShape(i int, shape box.Shape, rotateOnly bool) {
	for _, l := range waysOf(shape) {
		if rotateOnly && l.Mirror {
			continue
		}
		t.ways[i] = append(t.ways[i], l)
		t.turned[i][turnIndex(l.Turn)] = l
	}
}

func turnIndex(t box.Turn) int { return slices.Index(box.Turns[:], t) }

func rectangle(width, height int) *way {
	var cells []box.Cell
	for y := range height {
		for x := range width {
			cells = append(cells, box.Cell{X: uint8(x), Y: uint8(y)})
		}
	}
	return wayOf(cells, box.Turn{})
}

// sortCards sorts the building cards by letter, and by colour for US-BUILD-19. With two players, only marked A and B
// cards and two C cards are used.
func (t *table) sortCards(players int) {
	for i, b := range t.parts.Buildings {
		t.colours[b.Colour] |= 1 << i
		if l := &t.letters[b.Deck]; players > 2 || b.TwoPlayer || b.Deck == 2 { // US-SETUP-03, US-SETUP-05, US-SETUP-07
			l.cards |= 1 << i
			l.count++
		}
	}
	if players == 2 {
		t.letters[2].count = 2 // US-SETUP-04, US-SETUP-06, US-SETUP-08: of two C or more, none with the mark
	}
}

// seat finds a player by name.
func (t *table) seat(name string) (int8, bool) {
	i := slices.Index(t.seats, name)
	return int8(i), i >= 0
}

// same reports whether two games have the same set-up.
func (t *table) same(u *table) bool {
	return t == u || slices.Equal(t.seats, u.seats) && t.answers.Equal(u.answers) && *t.parts == *u.parts
}

// under returns a copy of a state at this table; both games have the same set-up.
func (t *table) under(s state) state { s.table = t; return s }

// citeBox cites the clauses on the contents of the box and the set-up of the board.
func citeBox(players int, rec *engine.Record) {
	rec.CiteAll(
		Cmp01, Cmp02, Cmp03, Cmp04, Cmp05, Cmp06, Cmp07, Cmp08, Cmp09, Cmp10, Cmp11, Cmp12, Cmp13, Cmp14, Cmp15, Cmp16, Cmp17, Cmp18,
		Cmp19, Cmp20, Cmp21, Setup01, Setup02, Setup09, Setup10, Setup13, Setup15, Setup16, Setup17, Setup18, Setup20, Setup23,
		Setup24, Setup25, Setup26, Setup27, Player01, Player02, Player03, Player04, Player05, Player06, Player07, Player10, Player11,
		Player12, Final09, Final12, Term01, Term02, Term03, Term04, Term05, Term06, Margin02, Margin03, Money01, Money02,
		Card01, Card02, Card03, Card05, Card06, Branch03, Branch05, Land02, Build37, Place13)
	if players == 2 {
		rec.CiteAll(Setup04, Setup05, Setup06, Setup07, Setup08, Card04)
	} else {
		rec.CiteAll(Setup03)
	}
	if players <= 3 {
		rec.CiteAll(Setup21)
	} else {
		rec.CiteAll(Setup22)
	}
}

// seatCount returns the number of seats in a set.
func seatCount(s engine.Seats) int { return bits.OnesCount16(uint16(s)) }

// plural returns a number with its noun.
func plural(n int, noun string) string { return prose.Count(n, noun) }

// dollars spells an amount of money.
func dollars[N int | int8 | int16 | int32](n N) string {
	if n < 0 {
		return "-$" + strconv.Itoa(-int(n))
	}
	return "$" + strconv.Itoa(int(n))
}

var partyNames = [...]string{democratic: "democratic", republican: "republican"}

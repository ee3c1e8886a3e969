package frontier

import (
	"fmt"
	"slices"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/frontier/box"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
)

// table holds the fixed parts of a game: the players, the answers, the components and the map.
type table struct {
	seats   []string
	answers *rulebook.Answers
	parts   *box.Components

	forest, grass, plain, desert, river, stream area
	land, townLand, spots                       area
	first, last                                 area // the most upstream and the most downstream board in play
	basins                                      int8 // the number in play
	basin                                       [basins]area
	basinOf                                     [spaces]int8 // the basin of a river space, else -1
	bankBasin                                   [spaces]int8 // the basin of a space next to the river, else -1
	eraCards                                    [4]uint16
	income                                      [characters]int
	characters                                  [characters]string
	names                                       names
	words                                       [lists][]string // the lists of the notation
}

// names contains the words for things of which the box has several, by number.
type names struct {
	events, goals, election, towns, publics, works []string
	tiles                                          [box.Lines][]string
}

// newTable returns a table for a setup: its players, its answers and its components (FR-TITLE-01).
func newTable(setup engine.Setup, rec *engine.Record) (*table, error) {
	answers, err := book.Answer(setup.Rulings)
	if err != nil {
		return nil, err
	}
	parts, err := boxOf(answers, setup.Components, rec)
	if err != nil {
		return nil, fmt.Errorf("components: %w", err)
	}
	if n := len(setup.Seats); n < 2 || n > maxSeats {
		return nil, &engine.Violation{Clause: Title01, Reason: fmt.Sprintf("%s: the game is for 2 to %d", plural(n, "player"), maxSeats)}
	}
	rec.Cite(Title01)
	if err := setup.CheckSeats(); err != nil {
		return nil, err
	}
	t := &table{seats: setup.Seats, answers: answers, parts: parts}
	t.survey()
	t.sortCards()
	t.names = names{
		events:   namesOf(parts.Events[:], func(e *box.Event) string { return e.Name }),
		goals:    namesOf(parts.Goals[:], func(g *box.Goal) string { return g.Name }),
		election: namesOf(parts.Election[:], func(e *box.ElectionSpace) string { return e.Name }),
		towns:    namesOf(parts.Towns[:], func(t *box.Town) string { return t.Name }),
		publics:  namesOf(parts.Publics[:], func(b *box.PublicBuilding) string { return b.Name }),
		works:    namesOf(parts.Works[:], func(w *box.Work) string { return w.Name }),
	}
	for d := range t.names.tiles {
		t.names.tiles[d] = namesOf(parts.Tiles[d][:], func(t *box.Tile) string { return t.Name })
	}
	t.list()
	rec.CiteAll(boxClauses...)
	if len(t.seats) < 4 {
		rec.Cite(Setup01)
	} else {
		rec.Cite(Setup02)
	}
	return t, nil
}

// boxClauses cover the things ready on and off the table when a game is opened: buildings, track, towns and characters
// (FR-SETUP-03, FR-SETUP-04, FR-SETUP-05, FR-SETUP-06).
var boxClauses = []engine.Clause{Title03, Comp03, Comp04, Comp05, Comp06, Comp07, Comp10, Comp11, Comp15, Comp17, Comp18, Comp20,
	Setup03, Setup04,
	Setup05, Setup06, Setup09}

// survey reads the boards in play.
func (t *table) survey() {
	p := t.parts
	boards := p.Boards[len(t.seats)]
	for column := range boards * p.BoardColumns {
		for row := range p.Rows {
			x := spaceAt(column, row)
			t.ground(x, p.Map[column][row])
			if column < p.BoardColumns {
				t.first.add(x)
			}
			if column >= (boards-1)*p.BoardColumns {
				t.last.add(x)
			}
		}
	}
	for _, spot := range p.Spots[:p.SpotCount] {
		if int(spot.Column) < boards*p.BoardColumns {
			t.spots.add(spaceAt(int(spot.Column), int(spot.Row)))
		}
	}
	for i := range t.basinOf {
		t.basinOf[i], t.bankBasin[i] = none, none
	}
	for i := range p.Basins {
		t.measure(int8(i), &p.Basins[i])
	}
}

// ground sorts a space by its terrain.
func (t *table) ground(x space, terrain box.Terrain) {
	switch terrain {
	case box.Forest:
		t.forest.add(x)
	case box.Grass:
		t.grass.add(x)
	case box.Plain:
		t.plain.add(x)
	case box.Desert:
		t.desert.add(x)
	case box.River:
		t.river.add(x)
	case box.Stream:
		t.stream.add(x)
	}
	if terrain.Land() {
		t.land.add(x)
	}
	if t.parts.TownTerrain[terrain] {
		t.townLand.add(x)
	}
}

// measure notes the spaces of a basin and of its banks.
func (t *table) measure(i int8, b *box.Basin) {
	for _, at := range b.Spaces[:b.Size] {
		if x := spaceAt(int(at.Column), int(at.Row)); t.river.has(x) {
			t.basin[i].add(x)
			t.basinOf[x] = i
			t.basins = i + 1
		}
	}
	for rest := t.basin[i].sides().and(t.land); !rest.empty(); {
		t.bankBasin[rest.pop()] = i
	}
}

func (t *table) sortCards() {
	for i := range t.parts.Events {
		t.eraCards[t.parts.Events[i].Era-1] |= 1 << i
	}
	for i := range t.parts.Characters {
		c := &t.parts.Characters[i]
		t.characters[i] = c.Name
		if c.Passive.Kind == box.PassiveIncome {
			t.income[i] = c.Passive.Amount
		}
	}
}

// same reports whether two tables are of games with the same set-up.
func (t *table) same(u *table) bool {
	return t == u || slices.Equal(t.seats, u.seats) && t.answers.Equal(u.answers) && *t.parts == *u.parts
}

// under returns a copy of a state at this table; both games have the same set-up.
func (t *table) under(s state) state { s.table = t; return s }

// holds returns the number of animals that a ranching building has room for.
func (t *table) holds(k box.Piece) int { return t.parts.Work(k).Holds }

func (t *table) tileName(d box.Line, tile int8) string { return t.parts.Tiles[d][tile].Name }

package box

import (
	"fmt"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/prose"
)

func (r *reader) packingtown() {
	for i, side := range sideNames {
		town := "packingtown." + side
		r.Set(&r.Grid[i].Columns, town, "columns")
		r.Set(&r.Grid[i].Rows, town, "rows")
		r.gridSize(r.Grid[i], town)
		r.locations(i, town)
		r.railTokens(i, town)
		if r.Err != nil {
			return
		}
	}
	for players := 2; players <= 5; players++ {
		r.openLocations(players)
	}
}

func (r *reader) gridSize(g Grid, town string) {
	if g.Columns*g.Rows > mostGrid {
		r.Keep(r.Given.Wrong(town+".columns", town+".rows", fmt.Sprintf("makes %s", prose.Count(g.Columns*g.Rows, "square")),
			fmt.Sprintf("at most %d", mostGrid)))
	}
}

// locations reads the start locations of a side. Locations that the file keeps must fit on the
// grid, even if an owner has made it smaller.
func (r *reader) locations(side int, town string) {
	size, list := r.plantSize(), r.Table(town, "start-locations")
	if list == nil {
		r.locationsStay(side, town, size)
		return
	}
	r.Locations[side] = [len(r.Locations[side])]Location{}
	for i, name := range r.names(list, 1, len(r.Locations[side])) {
		if name != strings.ToLower(name) {
			r.Keep(list.Get(name).Wrong("has capital letters in its name", "lower-case letters, digits and hyphens"))
		}
		squares := r.squaresOf(list.Get(name), r.Grid[side], size)
		l := Location{Name: name, Size: len(squares)}
		copy(l.Squares[:], squares)
		r.Locations[side][i] = l
	}
}

func (r *reader) locationsStay(side int, town string, size int) {
	for _, l := range r.Locations[side] {
		if l.Name == "" {
			return
		}
		if l.Size != size {
			r.Keep(r.Table("slaughter-plant.squares").Wrong(fmt.Sprintf("is %d", size),
				fmt.Sprintf("%d, or other start locations on both sides: %s of %s has %s", l.Size, l.Name, town, prose.Count(l.Size, "square"))))
			return
		}
		for _, s := range l.Squares[:l.Size] {
			r.onGrid(s, side, "the start location "+l.Name)
		}
	}
}

// onGrid refuses a grid that is too small for the things on it in the printed file.
func (r *reader) onGrid(s Square, side int, what string) {
	if g := r.Grid[side]; int(s.Column) >= g.Columns || int(s.Row) >= g.Rows {
		town := "packingtown." + sideNames[side]
		r.Contradict(r.Table(r.first(town+".columns", town+".rows")), boundedGrid, "leaves no room for "+what,
			"a larger grid, or another place for it")
	}
}

// plantSize returns the number of squares of a slaughter plant.
func (r *reader) plantSize() int {
	size := r.base.Locations[0][0].Size
	r.Set(&size, "slaughter-plant.squares")
	return size
}

// railTokens reads the places of the tokens of a side.
func (r *reader) railTokens(side int, town string) {
	for i := range r.RailTokens[side] {
		t := &r.RailTokens[side][i]
		field := town + ".railroad-tokens." + t.Name
		if n := r.Table(field, "edge"); n != nil {
			t.Edge = Edge(r.Word(n, edgeNames[:]...))
		}
		if n := r.Table(field, "touches"); n != nil {
			t.Touches = r.squareOn(n, r.Grid[side])
		}
		r.atBorder(side, *t, field)
	}
}

// atBorder checks that the square touched by a token is at the token's edge of the grid.
func (r *reader) atBorder(side int, t RailToken, field string) {
	r.onGrid(t.Touches, side, t.Name)
	g := r.Grid[side]
	far := map[Edge][2]int{North: {int(t.Touches.Row), 0}, East: {int(t.Touches.Column), g.Columns - 1},
		South: {int(t.Touches.Row), g.Rows - 1}, West: {int(t.Touches.Column), 0}}
	if at := far[t.Edge]; at[0] == at[1] {
		return
	}
	town := "packingtown." + sideNames[side]
	r.Keep(r.Given.Wrong(r.first(field+".touches", field+".edge", town+".columns"), town+".rows",
		fmt.Sprintf("leaves %s, which touches %s, off the %s edge", t.Name, t.Touches, edgeNames[t.Edge]),
		"tokens just outside the border, each with the edge and the square there"))
}

// openLocations reads the start locations that are open for a number of players.
func (r *reader) openLocations(players int) {
	side := sideFor(players)
	field := fmt.Sprintf("packingtown.%s.locations-by-players.%d", sideNames[side], players)
	locations := "packingtown." + sideNames[side] + ".start-locations"
	open := r.openNames(players, field)
	if r.Err != nil {
		return
	}
	r.LocationsByPlayers[players] = LocationList{}
	for i, name := range open {
		at := slices.IndexFunc(r.Locations[side][:], func(l Location) bool { return l.Name == name })
		switch {
		case at < 0:
			r.Keep(r.Given.Wrong(field, locations, fmt.Sprintf("has no %.20q for %s", name, prose.Count(players, "player")),
				"the same names in start-locations and locations-by-players"))
			return
		case slices.Contains(open[:i], name):
			r.Keep(r.Given.Wrong(field, locations, fmt.Sprintf("names %s twice", name), "each once"))
		}
		list := &r.LocationsByPlayers[players]
		list.At[list.Count] = uint8(at)
		list.Count++
	}
	r.disjoint(players, side, r.first(field, locations))
}

// openNames returns the names of the open locations.
func (r *reader) openNames(players int, field string) []string {
	n := r.Table(field)
	if n == nil {
		d := r.base
		list := d.LocationsByPlayers[players]
		var names []string
		for _, i := range list.At[:list.Count] {
			names = append(names, d.Locations[sideFor(players)][i].Name)
		}
		return names
	}
	var names []string
	for _, item := range r.Items(n, 1, len(LocationList{}.At)) {
		names = append(names, item.Value())
	}
	if r.Err == nil && len(names) < players {
		r.Contradict(n, locationForEach, fmt.Sprintf("has %s for %s",
			prose.Count(len(names), "location"), prose.Count(players, "player")), "at least one for each")
	}
	return names
}

// disjoint checks that no two plants have a square in common.
func (r *reader) disjoint(players, side int, field string) {
	var taken []Square
	list := r.LocationsByPlayers[players]
	for _, i := range list.At[:list.Count] {
		for _, s := range r.Locations[side][i].Squares[:r.Locations[side][i].Size] {
			if slices.Contains(taken, s) && r.Given[field] != nil {
				r.Keep(r.Given[field].Wrong(fmt.Sprintf("puts two plants on %s with %s",
					s, prose.Count(players, "player")), "locations that lie apart"))
				return
			}
			taken = append(taken, s)
		}
	}
}

func sideFor(players int) int {
	if players == 2 {
		return 0
	}
	return 1
}

func (r *reader) markets() {
	for m, market := range MarketNames {
		for i, side := range sideNames {
			r.Set(&r.MarketSpaces[i][m], "markets", market, "spaces", side)
		}
		if n := r.Table("markets", market, "benefit"); n != nil {
			r.MarketBenefit[m] = r.gain(n)
			if r.Err == nil && r.MarketBenefit[m] == (Gain{}) {
				r.Keep(n.Wrong("brings nothing", "beef, pork, lamb or brand from 1 to 9"))
			}
		}
	}
}

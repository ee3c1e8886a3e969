package box

import (
	"fmt"
	"slices"
	"strconv"

	"github.com/yardstick-rules/yardstick/engine/prose"
)

const (
	boardFields = "map/board-*"
	basinFields = "basins/list/*/spaces"
)

// onBoards lists the spaces of some kind on a range of boards, in the order of columns; boards are counted from 0.
func (c *Components) onBoards(from, to int, is func(s Space, t Terrain) bool) (spaces []Space) {
	for column := from * c.BoardColumns; column < to*c.BoardColumns; column++ {
		for row := range c.Rows {
			s := Space{uint8(column), uint8(row)}
			if is(s, c.at(s)) {
				spaces = append(spaces, s)
			}
		}
	}
	return spaces
}

// byRiver reports whether a space is next to the river.
func (c *Components) byRiver(s Space) bool {
	return slices.ContainsFunc(s.neighbours(), func(b Space) bool { return c.at(b) == River })
}

// checkMap checks the boards against the first placements and the terrains that the rulebook names.
func (r *reader) checkMap() {
	forest := len(r.onBoards(0, 1, func(s Space, t Terrain) bool { return t == Forest && r.byRiver(s) }))
	r.Must(forest >= 5, roomForCamps, fmt.Sprintf("leaves %s", prose.Count(forest, "such space")), "five forest spaces beside the river",
		"map.board-1",
		boardFields)
	for i, least := range []int{3, 5} {
		bank := len(r.onBoards(2+i, 3+i, func(s Space, t Terrain) bool { return t.Land() && r.byRiver(s) }))
		r.Must(bank >= least, roomForPanning, fmt.Sprintf("leaves %s", prose.Count(bank, "such space")),
			fmt.Sprintf("%s beside the river", prose.Count(least, "land space")),
			"map.board-"+strconv.Itoa(3+i), boardFields)
	}
	stream := r.onBoards(0, 4, func(_ Space, t Terrain) bool { return t == Stream })
	r.Must(len(stream) > 0, streams, "leaves no stream", "a stream on one of the boards", boardFields)
	r.Must(r.TownTerrain != [Terrains]bool{}, townHasTerrain, "leaves no terrain for them", "true for one terrain at least",
		"map/terrain/*/town")
}

// checkStarts checks that the train and the cattle can start, with three boards and with four, for at least one
// freight station.
func (r *reader) checkStarts() {
	for _, boards := range []int{3, 4} {
		deserts := r.onBoards(0, boards, func(_ Space, t Terrain) bool { return t == Desert })
		r.Must(len(deserts) > 0, desertForTrain, "leaves no desert", "a desert space on the first three boards", boardFields)
		grass := r.onBoards(0, boards, func(s Space, t Terrain) bool { return t == Grass && r.byRiver(s) })
		found := slices.ContainsFunc(r.Spots[:r.SpotCount], func(freight Space) bool {
			return int(freight.Column) < boards*r.BoardColumns &&
				slices.ContainsFunc(furthestFrom(freight, deserts), func(train Space) bool { return r.reachPairs(train, grass) })
		})
		r.Must(found, grassForCattle, fmt.Sprintf("leaves no such grass with %s", prose.Count(boards, "board")),
			"grass at these distances from a desert furthest from a marked spot",
			boardFields, "map.founding-spots.value")
	}
}

// reachPairs reports whether there is grass at every distance of the pairs of cattle.
func (r *reader) reachPairs(train Space, grass []Space) bool {
	for _, p := range r.Pairs {
		if !slices.ContainsFunc(grass, func(s Space) bool { return s.steps(train) == p.Spaces }) {
			return false
		}
	}
	return true
}

// furthestFrom returns the spaces with the most steps from a space.
func furthestFrom(from Space, spaces []Space) (furthest []Space) {
	for _, s := range spaces {
		switch {
		case len(furthest) == 0 || s.steps(from) > furthest[0].steps(from):
			furthest = []Space{s}
		case s.steps(from) == furthest[0].steps(from):
			furthest = append(furthest, s)
		}
	}
	return furthest
}

// steps returns the difference of columns plus the difference of rows (FR-R-distance).
func (s Space) steps(t Space) int {
	return int(max(s.Column, t.Column)-min(s.Column, t.Column)) + int(max(s.Row, t.Row)-min(s.Row, t.Row))
}

// checkSpots checks the marked spots against the river. Two of the spots have to be in every game.
func (r *reader) checkSpots() {
	fields := []string{"map.founding-spots.value", boardFields}
	always := 0
	for _, s := range r.Spots[:r.SpotCount] {
		r.Must(r.at(s).Land() && r.byRiver(s), markedSpots, fmt.Sprintf("makes %s no such spot", s), "land beside the river", fields...)
		if int(s.Column) < 3*r.BoardColumns {
			always++
		}
	}
	r.Must(always >= 2, markedSpots, fmt.Sprintf("marks %d on the first three boards", always), "2 to 8 of them there", fields...)
}

// checkRiver checks the basins against the river. The basins are the spaces of the river, and each touches the next
// one. None is partly on the fourth board, which is not always in play. No land touches two basins, because a
// building at the river belongs to one basin.
func (r *reader) checkRiver() {
	basin := map[Space]int{}
	for i, b := range r.Basins {
		for _, s := range b.Spaces[:b.Size] {
			r.inBasin(i, s, basin)
			basin[s] = i
		}
	}
	for _, s := range r.onBoards(0, 4, func(_ Space, t Terrain) bool { return t == River }) {
		_, ok := basin[s]
		r.Must(ok, riverOfBasins, fmt.Sprintf("leaves %s in no basin", s), "every river space in a basin", basinFields, boardFields)
	}
	for i := range r.Basins {
		r.Must(r.joined(i, basin), riverOfBasins, r.Basins[i].Name+" is in pieces", "spaces joined by their sides", basinFields)
		touches := i == 0 ||
			slices.ContainsFunc(r.Basins[i].Spaces[:r.Basins[i].Size], func(s Space) bool { return r.touches(s, i-1, basin) })
		r.Must(touches, riverOfBasins, fmt.Sprintf("parts %s from %s", r.Basins[i].Name, r.Basins[max(0, i-1)].Name),
			"basins that follow each other", basinFields)
	}
	r.checkBank(basin)
}

// inBasin checks a space of a basin.
func (r *reader) inBasin(i int, s Space, basin map[Space]int) {
	field, b := "basins.list."+r.Basins[i].Name+".spaces", r.Basins[i]
	r.Must(r.at(s) == River, riverOfBasins, fmt.Sprintf("has %s, which is not a river, in %s", s, b.Name), "river spaces", field, boardFields)
	other, twice := basin[s]
	r.Must(!twice, riverOfBasins, fmt.Sprintf("has %s in %s and in %s", s, r.Basins[other].Name, b.Name), "each space in one basin", field,
		basinFields)
	lasts := int(s.Column) >= 3*r.BoardColumns
	if lasts != (int(b.Spaces[0].Column) >= 3*r.BoardColumns) {
		r.Keep(r.First(field, basinFields, "map/*").Wrong(fmt.Sprintf("spreads %s over the third board and the fourth", b.Name),
			"each basin on the first three boards or on the fourth, which is not always in play"))
	}
	r.Must(i == 0 || r.boardOf(r.Basins[i]) >= r.boardOf(r.Basins[i-1]), riverOfBasins,
		fmt.Sprintf("puts %s upstream of %s", b.Name, r.Basins[max(0, i-1)].Name),
		"basins in order from upstream", field, basinFields)
}

// boardOf returns the most upstream board that a basin touches, counted from 0.
func (c *Components) boardOf(b Basin) int {
	column := MapColumns
	for _, s := range b.Spaces[:b.Size] {
		column = min(column, int(s.Column))
	}
	return column / c.BoardColumns
}

// touches reports whether a space has a side in common with a basin.
func (r *reader) touches(s Space, i int, basin map[Space]int) bool {
	return slices.ContainsFunc(s.neighbours(), func(b Space) bool {
		at, ok := basin[b]
		return ok && at == i
	})
}

// joined reports whether a basin is one piece.
func (r *reader) joined(i int, basin map[Space]int) bool {
	spaces := r.Basins[i].Spaces[:r.Basins[i].Size]
	reached := map[Space]bool{spaces[0]: true}
	for range spaces {
		for _, s := range spaces {
			reached[s] = reached[s] || slices.ContainsFunc(s.neighbours(), func(b Space) bool { return reached[b] })
		}
	}
	return !slices.ContainsFunc(spaces, func(s Space) bool { return !reached[s] }) && len(basin) > 0
}

// checkBank refuses land that touches two basins.
func (r *reader) checkBank(basin map[Space]int) {
	for _, s := range r.onBoards(0, 4, func(_ Space, t Terrain) bool { return t.Land() }) {
		at := -1
		for _, b := range s.neighbours() {
			i, ok := basin[b]
			if ok && at >= 0 && at != i {
				r.Keep(r.First(basinFields, boardFields).Wrong(fmt.Sprintf("makes %s touch %s and %s", s, r.Basins[at].Name,
					r.Basins[i].Name), "land that touches one basin"))
				return
			}
			if ok {
				at = i
			}
		}
	}
}

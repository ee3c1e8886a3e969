package stockyards

import (
	"errors"
	"fmt"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/engine/stockyards/box"
)

// workerLeaves: a placement takes one worker off the mat of the player who places, and none off the mat of another
// player. Workers taken back for the last placements do not count.
func workerLeaves(before *state, _ engine.Action, after *state) error {
	if before.step != atPlace || endsYear(before, after) {
		return engine.ErrIdle
	}
	for i := range before.seats() {
		workers := before.players[i].workers
		if i == before.seat {
			workers--
		}
		if i == after.hirer && before.lastLeft == 0 {
			workers += after.lastLeft
		}
		if after.players[i].workers != workers {
			return fmt.Errorf("%s has %s on the mat, and had %d", before.name(i), prose.Count(after.players[i].workers, "worker"),
				before.players[i].workers)
		}
	}
	return nil
}

// nobodyPassedOver: a player skipped before the next to decide has no worker on the mat. When a year ends, no player
// has any.
func nobodyPassedOver(before *state, a engine.Action, after *state) error {
	switch {
	case endsYear(before, after):
		for i := range before.seats() {
			if n := before.players[i].workers; n > 1 || n == 1 && (i != before.seat || before.step != atPlace) {
				return fmt.Errorf("the year ends, and %s has workers on the mat", before.name(i))
			}
		}
		next := after.step == atYear && after.year == before.year+1
		if over := after.step == atOver && after.year == before.year; !next && !over || after.seat != none {
			return fmt.Errorf("year %d is followed by year %d, in which seat %d decides", before.year, after.year, after.seat)
		}
	case after.step == atPlace:
		from := (before.seat + 1) % before.seats()
		if verbOf(a) == vYear {
			from = before.first
		}
		if from == after.seat {
			return engine.ErrIdle
		}
		for ; from != after.seat; from = (from + 1) % before.seats() {
			if after.players[from].workers > 0 {
				return fmt.Errorf("it is the turn of %s, and %s comes first", after.name(after.seat), after.name(from))
			}
		}
	default:
		return engine.ErrIdle
	}
	return nil
}

// marketsKept: branch houses and railroad tokens stay in their market, and only the player who decides establishes
// new ones.
func marketsKept(before *state, _ engine.Action, after *state) error {
	seen := false
	for m := range markets {
		for i := range before.seats() {
			was, is := before.houses[m][i], after.houses[m][i]
			seen = seen || is > 0
			if is < was || is > was && i != before.seat {
				return fmt.Errorf("%s has %s in %s, and had %d", before.name(i), prose.Count(is, "branch house"), box.MarketNames[m], was)
			}
		}
	}
	for i, was := range before.rails {
		seen = seen || was != none
		if was != none && after.rails[i] != was {
			return fmt.Errorf("%s leaves %s", before.table.parts.RailTokens[sideOf(before)][i].Name, box.MarketNames[was])
		}
	}
	return engine.IdleUnless(seen)
}

// cardsKept: building and specialist cards stay with their player, and only the player who decides gets new ones. A
// card that was seen stays known. A year has one year card.
func cardsKept(before *state, a engine.Action, after *state) error {
	for i := range before.seats() {
		was, is := &before.players[i], &after.players[i]
		lost := was.buildings&^is.buildings != 0 || was.specialists&^is.specialists != 0
		gained := is.buildings != was.buildings || is.specialists != was.specialists
		if lost || gained && i != before.seat {
			return fmt.Errorf("%s loses a building or specialist card, or gains one that somebody else takes", before.name(i))
		}
	}
	if before.revealed&^after.revealed != 0 || after.revealed != before.revealed && verbOf(a) != vReveal {
		return errors.New("a building card is known that has not been revealed, or is no longer known")
	}
	if same := after.year == before.year && verbOf(a) != vYear; same && after.card != before.card {
		return errors.New("the year card changes within the year")
	}
	turned := before.seen
	if after.year != before.year && before.card != none {
		turned |= 1 << before.card
	}
	if after.seen != turned {
		return errors.New("the cards of earlier years are not those there were and the last one")
	}
	return nil
}

// townKept: plants and pieces stay, except for viaducts that a building covers. Land stays with its owner until all
// squares of a card are built on, and only a player who buys land gets more.
func townKept(before *state, a engine.Action, after *state) error {
	pieces, had := rowsOf(after.pieces), rowsOf(before.pieces)
	if !had.within(&pieces) {
		return errors.New("a piece is taken off the grid")
	}
	via, stood := rowsOf(after.viaducts), rowsOf(before.viaducts)
	covers := verbOf(a) == vBuild && !before.is(nil, AskBuildOver, BuildOverEmptySquaresOnly)
	if !covers && !stood.within(&via) || verbOf(a) != vViaduct && !via.within(&stood) {
		return errors.New("a viaduct comes or goes by itself")
	}
	for i := range before.seats() {
		was, is := &before.players[i], &after.players[i]
		if was.plant != is.plant && (was.plant != none || i != before.seat) {
			return fmt.Errorf("the plant of %s moves", before.name(i))
		}
		had, has := rowsOf(was.land), rowsOf(is.land)
		lost := had
		lost.lessen(has)
		has.lessen(had)
		if !lost.within(&pieces) || has != (rows{}) && (i != before.seat || verbOf(a) != vLand) {
			return fmt.Errorf("%s loses land that is not built on, or owns land without buying it", before.name(i))
		}
	}
	for c := range int8(buildings) {
		if before.places[c] != (placing{}) && after.places[c] != before.places[c] {
			return fmt.Errorf("the piece of %s moves", before.table.parts.Buildings[c].Name)
		}
	}
	return nil
}

package hellonwheels

import (
	"errors"
	"fmt"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/hellonwheels/box"
	"github.com/yardstick-rules/yardstick/engine/prose"
)

// boardChange contains the differences between the cards on the board in two positions.
type boardChange struct{ gone, come, moved set }

func onBoard(s *state) set { return s.board[past].or(s.board[present]).or(s.board[future]) }

// changeOf compares two boards. No Town may have moved between them.
func changeOf(before, after *state) boardChange {
	was, is := onBoard(before), onBoard(after)
	d := boardChange{gone: was.without(is), come: is.without(was)}
	for p := range positions {
		d.moved = d.moved.or(before.board[p].and(is).without(after.board[p]))
	}
	return d
}

// counts checks the numbers of cards that have left, arrived and moved.
func (d *boardChange) counts(v verb, gone, come, moved int) error {
	if g, c, m := d.gone.size(), d.come.size(), d.moved.size(); g > gone || c != come || m > moved {
		return fmt.Errorf("%s: %s left the board, %d came and %d moved", verbNames[v], prose.Count(g, "card"), c, m)
	}
	return nil
}

// boardKept compares the board before and after a decision. A player who leaves the game takes cards along.
func boardKept(before *state, a engine.Action, after *state) error {
	v := verbOf(a)
	same := before.board == after.board && before.owner == after.owner
	if before.gone != after.gone || line(before, after) || same && (v < vCivilize || v > vMayhem) {
		return engine.ErrIdle
	}
	d := changeOf(before, after)
	var err error
	switch v {
	case vCivilize, vBuild, vCustomer, vMayhem:
		err = d.counts(v, 0, 1, 0)
		if err == nil && !after.board[placeOf(a, 0)].has(d.come.first()) {
			err = fmt.Errorf("%s is not where it was played", d.come.first())
		}
	case vGiveUp, vRaid, vIndianAttack, vArsonist:
		err = d.counts(v, 1, 0, 0)
	case vDesperados, vLadies, vHangersOn:
		err = d.counts(v, 0, 0, mostCards)
	default:
		err = d.counts(v, 0, 0, 0)
	}
	if err != nil {
		return err
	}
	return markersKept(before, a, after)
}

// markersKept checks the markers of the cards that stay on the board. Only Claim Jumpers change a marker, to that of
// the player. A card that is played gets the player's marker.
func markersKept(before *state, a engine.Action, after *state) error {
	v := verbOf(a)
	for c, owner := range after.owner {
		was := before.owner[c]
		built := was == 0 && (v == vCivilize || v == vBuild)
		claimed := v == vClaimJumpers && firstOf(a) == instance(c)
		switch {
		case owner == was, owner == 0:
		case owner == uint8(before.seat)+1 && (built || claimed):
		default:
			return fmt.Errorf("%s: %s has the marker of seat %d and had that of %d", verbNames[v], instance(c), int(owner)-1, int(was)-1)
		}
	}
	return nil
}

// line reports whether the Towns moved on between two positions.
func line(before, after *state) bool {
	return before.turn > 0 && !shifted(before) && (shifted(after) || after.turn > before.turn)
}

func townsShift(before *state, a engine.Action, after *state) error {
	if !line(before, after) {
		if before.town != after.town && verbOf(a) != vTown {
			return errors.New("a Town moved, and it was not the End of The Line")
		}
		if before.out != after.out {
			return errors.New("a Town left the game, and it was not the End of The Line")
		}
		return engine.ErrIdle
	}
	if after.town[past] != before.town[present] || after.town[present] != before.town[future] {
		return errors.New("a Town did not go one position on")
	}
	if verbOf(a) == vPass && after.gone == before.gone &&
		(after.board != [positions]set{past: before.board[present], present: before.board[future]}) {
		return errors.New("a Town did not take along what lay in it, or took more")
	}
	out := before.out
	if before.town[past] != noTown {
		out |= 1 << before.town[past]
	}
	if after.out != out {
		return errors.New("another Town than the Past Town went out of the game")
	}
	return nil
}

// aimsRight checks the player whom a card hits, and the cards that it removes or moves, against the card's rules.
func aimsRight(before *state, a engine.Action, after *state) error {
	v := verbOf(a)
	if formOf(a) == onSeat {
		if victim := seatOf(a); victim == before.seat || victim >= before.seats() || before.gone.Has(engine.Seat(victim)) {
			return errors.New("a card hits somebody who is not an opponent")
		}
	}
	parts, kind, most := before.table.parts, set{}, 1
	switch v {
	case vIndianAttack:
		kind = list.masks[box.Customer]
	case vArsonist:
		kind = set{1<<ownable - 1, 0}
	case vDesperados:
		kind, most = list.masks[box.Mayhem], parts.Desperados
	case vLadies:
		kind, most = list.masks[box.Customer], parts.LadiesOfTheEvening
	case vHangersOn:
		kind, most = set{1<<firstCivilized - 1, 0}, parts.HangersOn
	case vClaimJumpers:
		return claimsRight(before, a)
	default:
		return engine.ErrIdle
	}
	if line(before, after) || before.gone != after.gone {
		return engine.ErrIdle
	}
	d := changeOf(before, after)
	hit := d.gone.or(d.moved)
	if !hit.without(kind).empty() || hit.size() > most {
		return fmt.Errorf("%s hits %s, %s among them", verbNames[v], prose.Count(hit.size(), "card"), hit.first())
	}
	return engine.IdleUnless(!hit.empty())
}

func claimsRight(before *state, a engine.Action) error {
	if formOf(a) != onCard {
		return engine.ErrIdle
	}
	if c := firstOf(a); !c.class().Establishment() || !before.board[placeOf(a, 0)].has(c) {
		return fmt.Errorf("%s is claimed, and is not an Establishment there", c)
	}
	return nil
}

package hellonwheels

import (
	"errors"
	"fmt"

	"github.com/yardstick-rules/yardstick/engine"
)

func tokenWon(before *state, a engine.Action, after *state) error {
	if before.turn == 0 || !passed(before, after, supervisorPhase) {
		if before.supervisor != after.supervisor && before.phase != setUp {
			return errors.New("the Supervisor Token went to another player, and no bid was settled")
		}
		return nil
	}
	holder, settled := auction(before, a)
	if !settled {
		return errors.New("the Supervisor Phase is over and nobody has won the bid")
	}
	if holder < 0 {
		holder = before.supervisor
	}
	if after.supervisor != holder {
		return fmt.Errorf("seat %d is Supervisor, and the bid gives the token to seat %d", after.supervisor, holder)
	}
	return nil
}

// settleBid enters the payment for the Supervisor Token.
func (l *ledger) settleBid(a engine.Action) {
	b := l.before
	winner, _ := auction(b, a)
	if winner < 0 {
		return
	}
	held := palm(b, a, winner)
	k := min(int(held.chips), max(0, int(l.cash[winner])))
	l.cash[winner] -= int32(k)
	if b.is(nil, AskBidPayee, BidPayeeOthersShare) {
		others := int(b.seats()) - count(b.gone) - 1
		for i := range b.seats() {
			if i != winner && !b.gone.Has(engine.Seat(i)) {
				l.cash[i] += int32(k / others)
			}
		}
		k %= others
	}
	l.bank += int32(k)
}

// palm is what a player holds when the hands are opened, the bid just made included.
func palm(b *state, a engine.Action, seat int8) bid {
	if b.step == atBid && seat == b.seat {
		return bid{chips: int32(numberOf(a)), blackmail: verbOf(a) == vBidBlackmail, made: true}
	}
	return b.bids[seat]
}

// auction is who wins the bid with the last bid or roll, -1 if the token stays where it is or if it is not settled yet.
func auction(b *state, a engine.Action) (winner int8, settled bool) {
	if b.step == atRoll {
		winner = rolledHighest(b, a)
		return winner, winner >= 0
	}
	winner = -1
	best, equals := -1, 0
	for i := range b.seats() {
		held := palm(b, a, i)
		worth := int(held.chips)
		if held.blackmail {
			worth += b.table.parts.Blackmail
		}
		switch {
		case !held.made:
		case worth > best:
			winner, best, equals = i, worth, 1
		case worth == best:
			equals++
		}
	}
	if best == 0 && b.is(nil, AskBidAllZero, BidAllZeroTokenStays) && b.supervisor >= 0 && !b.gone.Has(engine.Seat(b.supervisor)) {
		return -1, true
	}
	if equals != 1 {
		return -1, false
	}
	return winner, true
}

// rolledHighest is whose roll is the highest, the one just made included; -1 if several have it or a roll is missing.
func rolledHighest(b *state, a engine.Action) int8 {
	winner, best, equals := int8(-1), 0, 0
	for i := range b.seats() {
		roll := int(b.rolls[i])
		if i == seatOf(a) {
			roll = numberOf(a)
		}
		switch {
		case !b.tied.Has(engine.Seat(i)):
		case roll == 0:
			return -1
		case roll > best:
			winner, best, equals = i, roll, 1
		case roll == best:
			equals++
		}
	}
	if equals != 1 {
		return -1
	}
	return winner
}

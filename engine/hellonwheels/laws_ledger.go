package hellonwheels

import "github.com/yardstick-rules/yardstick/engine"

// ledger is the laws' own book: what a decision and all that follows from it by itself should make of the money and the board. It
// is kept from the rulebook's sentences and not from the rules of play.
type ledger struct {
	before, after *state
	cash          [maxSeats]int32
	bank          int32
	board         [positions]set
	owner         [ownable]uint8
	// ownCash and ownBank are the money behind the decision itself, before anything happened by itself.
	ownCash [maxSeats]int32
	ownBank int32
	gone    engine.Seats    // who has left the game (HOW-R-elimination)
	bid     bool            // the bids were settled
	tax     bool            // taxes were paid, or some of them
	pays    [positions]bool // the Town at a position paid
	// houses is how many are to be given up before taxes go on, houseOf by whom and houseAt where.
	houses  int
	houseOf int8
	houseAt position
}

// reckon enters a decision and what follows from it.
func reckon(before *state, a engine.Action, after *state) (l ledger) {
	l.before, l.after = before, after
	l.cash, l.bank, l.board, l.owner = before.cash, before.bank, before.board, before.owner
	l.decide(a)
	l.ownCash, l.ownBank = l.cash, l.bank
	l.gone = before.gone
	if !mayMove(before, after) || before.turn == 0 {
		return l
	}
	if l.bid = passed(before, after, supervisorPhase); l.bid {
		l.settleBid(a)
	}
	l.tax = passed(before, after, taxesPhase) || before.step == atGiveUp || after.step == atGiveUp || before.gone != after.gone
	if l.tax {
		l.collect()
	}
	for p := range positions {
		if l.pays[p] = passed(before, after, pastPhase+uint8(p)); l.pays[p] {
			l.payOut(p)
		}
	}
	return l
}

// stage counts the phases that are over since the game began, ten a turn.
func stage(s *state) int {
	n := 10*int(s.turn) + int(s.phase)
	if s.part != behind {
		n--
	}
	return n
}

// passed reports whether a phase of the turn in which a decision was made came to its end through it.
func passed(before, after *state, phase uint8) bool {
	key := 10*int(before.turn) + int(phase)
	return stage(before) < key && key <= stage(after)
}

// paidOut reports whether a Town paid.
func (l *ledger) paidOut() bool { return l.pays[past] || l.pays[present] || l.pays[future] }

// toBank moves money of a player to the bank.
func (l *ledger) toBank(seat int8, k int) {
	l.cash[seat] -= int32(k)
	l.bank += int32(k)
}

// decide enters what the decision itself does.
func (l *ledger) decide(a engine.Action) {
	b := l.before
	me, parts := b.seat, b.table.parts
	switch v := verbOf(a); v {
	case vExtra:
		for i := range max(1, numberOf(a)) {
			l.toBank(me, parts.ExtraCards[min(int(b.bought[b.seat])+i, 2)])
		}
	case vCivilize:
		l.toBank(me, parts.CivilizedPrice)
		l.lay(lowestOf(b.hands[me], a), placeOf(a, 0), uint8(me)+1)
	case vBuild:
		l.toBank(me, parts.EstablishmentPrice)
		l.lay(lowestOf(b.hands[me], a), placeOf(a, 0), uint8(me)+1)
	case vCustomer, vMayhem:
		l.charge(me)
		l.lay(lowestOf(b.hands[me], a), placeOf(a, 0), 0)
	case vGiveUp:
		l.remove(firstOf(a))
	case vRaid:
		l.charge(me)
		if c, ok := cardOf(a, 1); ok {
			l.remove(c)
		}
	default:
		if v >= vVileMen && v <= vBlackmail {
			l.charge(me)
			l.take(v, a)
		}
	}
}

// charge is the price of cards that have none by default (HOW-R-free-cards).
func (l *ledger) charge(seat int8) {
	if l.before.is(nil, AskFreeCards, FreeCardsOneK) {
		l.toBank(seat, 1)
	}
}

// lowestOf is the copy that a player means who names a card of a hand: the lowest.
func lowestOf(hand set, a engine.Action) instance {
	copies := hand.and(list.named[firstOf(a).name()])
	if copies.empty() {
		return firstOf(a)
	}
	return copies.first()
}

func (l *ledger) lay(c instance, at position, owner uint8) {
	l.board[at].add(c)
	if owner > 0 {
		l.owner[c] = owner
	}
}

func (l *ledger) remove(c instance) {
	for p := range l.board {
		l.board[p].drop(c)
	}
	if c < ownable {
		l.owner[c] = 0
	}
}

// move brings a card from wherever it lies on the board to a position.
func (l *ledger) move(c instance, to position) {
	for p := range l.board {
		l.board[p].drop(c)
	}
	l.board[to].add(c)
}

// take enters the effect of an Opportunist card, as far as it moves money or cards on the board.
func (l *ledger) take(v verb, a engine.Action) {
	b, me, f := l.before, l.before.seat, formOf(a)
	switch v {
	case vIndianAttack, vArsonist:
		if f == onCard {
			l.remove(firstOf(a))
		}
	case vClaimJumpers:
		if f == onCard {
			l.owner[firstOf(a)] = uint8(me) + 1
		}
	case vDesperados, vLadies:
		for i := range cardsOf(a) {
			c, _ := cardOf(a, i)
			l.move(c, destination(a, f, i))
		}
	case vHangersOn:
		l.hangOn(a)
	case vOutlaws:
		if f == onSeat {
			l.toBank(seatOf(a), l.loss(seatOf(a), b.table.parts.Outlaws))
		}
	case vGamblers:
		l.gamble(a, f)
	case vEntrepreneur:
		l.toBank(me, -b.table.parts.Entrepreneur)
	}
}

// destination is where the i-th card of Desperados or Ladies of the Evening goes.
func destination(a engine.Action, f form, i int) position {
	switch f {
	case fromTo:
		return placeOf(a, 1)
	case eachTo:
		return placeOf(a, i)
	}
	return placeOf(a, 0)
}

func (l *ledger) hangOn(a engine.Action) {
	for i := range cardsOf(a) {
		c, _ := cardOf(a, i)
		for p := range positions {
			if !l.before.board[p].has(c) {
				continue
			}
			if l.before.is(nil, AskHangersDirection, HangersDirectionTowardPast) {
				l.move(c, max(p, present)-1)
			} else {
				l.move(c, min(p, present)+1)
			}
		}
	}
}

// loss is what a victim gives of a sum (HOW-R-loss-short).
func (l *ledger) loss(seat int8, k int) int {
	if l.before.is(nil, AskLossShort, LossShortDebt) {
		return k
	}
	return min(k, max(0, int(l.cash[seat])))
}

func (l *ledger) gamble(a engine.Action, f form) {
	b, me := l.before, l.before.seat
	for i := range b.seats() {
		hit := f == onSeat && i == seatOf(a)
		if f == bare && b.is(nil, AskOpponentScope, OpponentScopeEveryOpponent) {
			hit = i != me && !b.gone.Has(engine.Seat(i))
		}
		k := l.loss(i, b.table.parts.Gamblers)
		if short := k < b.table.parts.Gamblers; !hit || short && b.is(nil, AskLossShort, LossShortFullSumOnly) {
			continue
		}
		l.cash[i] -= int32(k)
		l.cash[me] += int32(k)
	}
}

package hellonwheels

import (
	"fmt"
	"slices"

	"github.com/yardstick-rules/yardstick/engine"
)

// resumable checks the conditions of a decision.
func (l *loader) resumable() error {
	switch l.step {
	case atBid:
		for _, seat := range l.seatOrderList() {
			if made := l.bids[seat].made; made != (seat < l.seat) {
				return fmt.Errorf("players: players bid in seat order; those before %s have bid, the others have not", l.name(l.seat))
			}
		}
	case atRoll, atWinnerRoll:
		if !l.tied.Has(engine.Seat(l.seat)) || l.rolls[l.seat] > 0 || count(l.tied) < 2 {
			return fmt.Errorf("rolling: at least two players are tied, and the first who has not rolled rolls")
		}
		for _, seat := range l.seatOrderList() {
			if rolled := l.rolls[seat] > 0; rolled != (l.tied.Has(engine.Seat(seat)) && seat < l.seat) {
				return fmt.Errorf("rolling: the tied players roll in seat order")
			}
			if l.step == atRoll && !l.bids[seat].made {
				return fmt.Errorf("rolling: %s has not bid", l.name(seat))
			}
		}
	case atRandom:
		return l.resumableHit()
	case atCardDraw:
		if l.seat != l.by || !l.ready(l.rec) {
			return fmt.Errorf("effect: %s draws, and needs a card to draw", l.name(l.by))
		}
	case atDiscard:
		return l.resumableLimit()
	case atDraw, atExtra:
		return l.resumableDrawing()
	case atGiveUp:
		return l.resumableTax()
	}
	return nil
}

// resumableHit checks the victims of a card that takes effect: players are hit in Supervisor Order.
func (l *loader) resumableHit() error {
	o := l.supervisorOrder(l.rec)
	for i := range l.seats() {
		now, later := i == l.seat, l.next.Has(engine.Seat(i))
		if (now || later) && (i == l.by || l.hands[i].empty() || o.place(i) < o.place(l.seat)) || now && later {
			return fmt.Errorf("effect: %s has no cards, or none that %s could take, or comes before %s: %s",
				l.name(i), l.name(l.by), l.name(l.seat), "leave the name out")
		}
	}
	return nil
}

// resumableLimit checks the order of the hand limit: every player before the one who discards has discarded.
func (l *loader) resumableLimit() error {
	o := l.unstatedOrder(l.rec)
	if l.cull > 0 {
		o = l.supervisorOrder(l.rec)
	}
	if first := slices.IndexFunc(o.list(), l.aboveLimit); first < 0 || o.seats[first] != l.discarder() {
		return &engine.Violation{Clause: Eol06, Reason: fmt.Sprintf(
			"player: hands above the limit are cut in turn, and %s is not the first to have one", l.name(l.discarder()))}
	}
	if l.cull > 0 && l.phase == railroadPhase && l.part == within {
		return l.resumableDrawing()
	}
	return nil
}

// resumableDrawing checks purchases against the order of drawing: only players whose turn has come have bought.
func (l *loader) resumableDrawing() error {
	o, last, all := l.unstatedOrder(l.rec), l.buysLast(l.rec), l.table.parts.CardsEachTurn
	if l.inRounds(l.rec) {
		all--
	}
	sold := l.buying || !last && (!l.inRounds(l.rec) || int(l.drawn) == all)
	if last {
		all = 0
	}
	if l.buying && int(l.drawn) != all {
		return &engine.Violation{Clause: Rr03, Reason: fmt.Sprintf("drawing: cards: they are %d while extra cards are bought", all)}
	}
	for i := range l.seats() {
		earlier := o.place(i) >= 0 && o.place(i) < o.place(l.seat) && sold
		if l.bought[i] > 0 && !earlier && !(i == l.seat && l.buying) {
			return &engine.Violation{Clause: Rr03, Reason: fmt.Sprintf("drawing: %s cannot have bought %s yet", l.name(i),
				plural(int(l.bought[i]), "extra card"))}
		}
	}
	return nil
}

// resumableTax compares the number of houses to be given up with the tax that the player owes.
func (l *loader) resumableTax() error {
	mayor, ok := l.mayor(l.taxed, l.rec)
	houses := l.owned(l.seat, l.board[l.taxed].establishments())
	purse := max(0, l.cash[l.seat]-l.paid[l.seat])
	if !ok || mayor == l.seat || int(l.giveUp) != houses-int(purse)/l.table.parts.Tax || l.giveUp == 0 {
		return &engine.Violation{Clause: Tax04, Question: book.Questions[AskTaxShort].ID,
			Reason: fmt.Sprintf("%s does not have to give up %s in the %s Town",
				l.name(l.seat), plural(int(l.giveUp), "house"), placeNames[l.taxed])}
	}
	return nil
}

package hellonwheels

import (
	"fmt"
	"maps"
	"slices"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/document"
)

// loadProgress reads the progress of a phase.
func (l *loader) loadProgress() error {
	d := l.doc
	if d.Passes < 0 || d.Passes >= l.players() && d.Passes > 0 {
		return fmt.Errorf("passes: %d in a row: with %d the Opportunist Phase is over", d.Passes, l.players())
	}
	if (d.Passes > 0 || len(d.Shut) > 0 && !building(l.phase)) && l.part == within {
		return fmt.Errorf("passes, shut-out: only an Opportunist Phase has them")
	}
	l.passes = uint8(d.Passes)
	l.progressParts()
	if err := l.Err(); err != nil {
		return err
	}
	if l.shut != 0 && !l.mayShut() {
		return fmt.Errorf("shut-out: nobody is shut out under these rulings (window-pass, visit)")
	}
	if d.Rolling != nil && l.step != atRoll && l.step != atWinnerRoll {
		return fmt.Errorf("rolling: the decision is roll or winner-roll")
	}
	for _, load := range []func() error{l.loadBids, l.loadDrawing, l.loadTaxes, l.loadCull} {
		if err := load(); err != nil {
			return err
		}
	}
	return nil
}

func (l *loader) mayShut() bool {
	if l.part == within {
		return l.roundByRound(l.rec)
	}
	return l.passIsFinal(l.rec)
}

func (l *loader) loadBids() error {
	for _, p := range l.doc.Players {
		seat, _ := l.table.seat(p.Name)
		if p.CivilizedAt != "" {
			at, err := document.Word(p.Name+": civilized-at", p.CivilizedAt, positionNames[:])
			if err != nil {
				return err
			}
			if l.phase != civilizedPhase || l.part != within || !l.is(l.rec, AskCivSpread, CivSpreadOneTown) {
				return fmt.Errorf("%s: civilized-at: it is kept only in the Civilized Phase under the ruling civ-spread: one-town", p.Name)
			}
			l.civilizedAt[seat] = uint8(at) + 1
		}
		if p.Bid == nil {
			continue
		}
		if l.phase != supervisorPhase || l.part != within {
			return fmt.Errorf("%s: bid: players bid only in the Supervisor Phase", p.Name)
		}
		if err := l.loadBid(seat, p.Bid); err != nil {
			return err
		}
	}
	return nil
}

// loadBid reads a bid, which must be a bid that its player could make.
func (l *loader) loadBid(seat int8, b *Bid) error {
	if b.Chips < 0 || b.Chips > mostMoney {
		return fmt.Errorf("%s: bid: %dK is not a bid", l.name(seat), b.Chips)
	}
	l.seat = seat
	r := l.mayBid(b.Chips, b.Blackmail, l.rec)
	if r == allowed {
		l.bids[seat] = bid{chips: int32(b.Chips), blackmail: b.Blackmail, made: true}
	} else if v := l.violation(r, engine.Seat(seat), bidOf(b.Chips, b.Blackmail), nil); v != nil {
		return v
	}
	l.seat = -1
	return nil
}

func (l *loader) loadDrawing() error {
	d := l.doc.Drawing
	if d == nil {
		return nil
	}
	parts := l.table.parts
	six := parts.CardsEachTurn
	if l.phase == setUp {
		six = l.openingHand(l.rec) - 1
		if d.Buying || len(d.Earlier) > 0 {
			return fmt.Errorf("drawing: buying, earlier: extra cards are bought in the Railroad Phase")
		}
	} else if l.phase != railroadPhase || l.part != within {
		return fmt.Errorf("drawing: cards are drawn in the Railroad Phase")
	}
	wrong := d.Cards < 0 || d.Cards > six || d.Bought < 0 || d.Bought > parts.MostExtra
	if wrong || d.Due < 0 || d.Due > d.Bought || (d.Due > 0 || d.Bought > 0) && !d.Buying {
		return fmt.Errorf("drawing: a turn has at most %s drawn and %d bought, and only cards that were bought are due",
			plural(six, "card"), parts.MostExtra)
	}
	l.drawn, l.buying, l.due = uint8(d.Cards), d.Buying, uint8(d.Due)
	if seat, ok := l.table.seat(l.doc.Player); ok {
		l.bought[seat] = uint8(d.Bought)
	} else if d.Bought > 0 {
		return fmt.Errorf("drawing: bought: say which player has bought them")
	}
	return l.loadEarlier(d.Earlier)
}

// loadEarlier reads the earlier purchases of other players.
func (l *loader) loadEarlier(bought map[string]int) error {
	for _, name := range slices.Sorted(maps.Keys(bought)) {
		seat, err := l.seatOf("drawing: earlier", name)
		if err != nil {
			return err
		}
		if n := bought[name]; n < 0 || n > l.table.parts.MostExtra || name == l.doc.Player {
			return fmt.Errorf("drawing: earlier: %s has bought %s; players other than the one drawing buy up to %d",
				name, plural(n, "card"), l.table.parts.MostExtra)
		}
		l.bought[seat] = uint8(bought[name])
	}
	return nil
}

func (l *loader) loadTaxes() error {
	t := l.doc.Taxes
	if t == nil {
		if l.step == atGiveUp {
			return fmt.Errorf("taxes: say which Town is taxed and how many houses are to be given up")
		}
		return nil
	}
	at := slices.Index(positionNames[:], t.At)
	if l.step != atGiveUp || at < 0 || !l.is(l.rec, AskTaxShort, TaxShortGivesUpHouses) || t.GiveUp < 1 || t.GiveUp > ownable {
		return fmt.Errorf("taxes: they need the decision give-up, a position, at least 1 house, and the ruling tax-short: gives-up-houses")
	}
	l.taxed, l.giveUp = position(at), uint8(t.GiveUp)
	if len(t.Paid)+len(t.Received) > 0 && !l.allAtOnce(l.rec) {
		return fmt.Errorf("taxes: sums are kept only under the ruling tax-sequence: all-at-once")
	}
	balance := int32(0)
	for i := range l.seats() {
		balance += l.received[i] - l.paid[i]
	}
	if balance != 0 {
		return fmt.Errorf("taxes: the sums paid and received differ")
	}
	return nil
}

func (l *loader) loadCull() error {
	if l.doc.Cull == "" {
		return nil
	}
	seat, err := l.seatOf("cull", l.doc.Cull)
	if err != nil {
		return err
	}
	if l.step != atDiscard || !l.is(l.rec, AskCardsRunOut, CardsRunOutCullHands) || !l.deck.empty() || !l.in(seat) {
		return fmt.Errorf("cull: it needs the decision discard, an empty deck, and the ruling cards-run-out: cull-hands")
	}
	l.cull = uint8(seat) + 1
	return nil
}

package hellonwheels

import (
	"fmt"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
)

// loadDecision reads the player to decide and the progress of the phase. A document without a decision is at the
// beginning of its phase.
func (l *loader) loadDecision() error {
	seat := int8(-1)
	if l.doc.Player != "" {
		var err error
		if seat, err = l.seatOf("player", l.doc.Player); err != nil {
			return err
		}
		if !l.in(seat) && l.step != atOver {
			return fmt.Errorf("player: %s has left the game", l.doc.Player)
		}
	}
	if err := l.loadProgress(); err != nil {
		return err
	}
	if l.step == onward {
		l.impliedStep(seat)
	}
	if l.played && (l.step != atVisit || l.roundByRound(l.rec)) {
		return fmt.Errorf("played: cards are played one after the other only in a visit, and not under the ruling visit: card-by-card")
	}
	if l.step == onward {
		if l.progress != (progress{blackmailer: l.blackmailer}) {
			return fmt.Errorf("decision: say what is to be decided; at the beginning of a phase there are no passes, bids or draws")
		}
		return nil
	}
	if err := l.stepFits(); err != nil {
		return err
	}
	if needed := l.step != atTown && l.step != atFirst && l.step != atOver; needed && seat < 0 {
		if seat = l.firstAsked(); seat < 0 {
			return fmt.Errorf("player: say whose decision it is")
		}
	}
	l.seat = seat
	return l.resume()
}

// begin plays from the beginning of a phase or Opportunist Phase to its first decision, and records the citations.
func (l *loader) begin() error {
	defer l.restsOn(l.rec)
	switch {
	case l.step != onward:
		return nil
	case l.phase == setUp:
		l.continueSetUp(l.rec)
	case l.part == within:
		l.beginPhase(l.rec)
	default:
		l.openWindow(l.part, l.rec)
	}
	l.settle(l.rec)
	return nil
}

// impliedStep sets the decision of the phase if the document names only a player.
func (l *loader) impliedStep(seat int8) {
	bids := false
	for _, b := range l.bids {
		bids = bids || b.made
	}
	switch {
	case l.part != within && (seat >= 0 || l.passes > 0 || l.shut != 0):
		l.step = atWindow
	case l.part != within:
	case l.phase == supervisorPhase && (seat >= 0 || bids):
		l.step = atBid
	case l.phase == railroadPhase && l.buying:
		l.step = atExtra
	case l.phase == railroadPhase && (seat >= 0 || l.drawn > 0):
		l.step = atDraw
	case building(l.phase) && (seat >= 0 || l.shut != 0):
		l.step = atVisit
	case l.phase == linePhase && seat >= 0:
		l.step = atDiscard
	}
}

func building(phase uint8) bool {
	return phase == civilizedPhase || phase == establishmentPhase || phase == customerPhase
}

// stepFits refuses a decision that the phase does not have, and names the phases that have it.
func (l *loader) stepFits() error {
	if !l.decides(l.phase, l.part) {
		here := fmt.Sprintf("%q:%q", "phase", l.doc.Phase)
		if l.part != within {
			here += fmt.Sprintf(",%q:%q", "opportunist", l.doc.Opportunist)
		}
		return fmt.Errorf("decision: %s is not decided at %s, but at %s", l.doc.Decision, here, strings.Join(l.decidedAt(), " or "))
	}
	if l.work > 0 && l.step != atCardDraw && l.step != atRandom && (l.step != atDiscard || l.cull == 0 || l.part == within) {
		return fmt.Errorf("effect: a card takes effect only while chance draws or picks cards for it")
	}
	return nil
}

// decides reports whether the decision belongs to a phase, or to the Opportunist Phase before or after it.
func (l *loader) decides(phase uint8, at part) bool {
	switch l.step {
	case atTown:
		return at == within && (phase == setUp || phase == linePhase)
	case atFirst, atDeal:
		return phase == setUp
	case atBid, atRoll:
		return at == within && phase == supervisorPhase
	case atDraw, atExtra:
		return at == within && phase == railroadPhase
	case atVisit:
		return at == within && building(phase)
	case atGiveUp:
		return at == within && phase == taxesPhase
	case atWindow:
		return at != within && l.supervisor >= 0
	case atCardDraw, atRandom:
		return at != within && l.work > 0 && (l.step == atCardDraw) == (l.working() == vScoundrels)
	case atDiscard:
		return phase == linePhase && (at == within || l.is(l.rec, AskLimitRecheck, LimitRecheckRecheck)) ||
			l.cull > 0 && (at == within && phase == railroadPhase || at != within && l.work > 0)
	case atWinnerRoll, atOver:
		return phase == taxesPhase || phase == linePhase
	}
	return false
}

// decidedAt lists the phases that have the decision, as a document spells them. The Opportunist Phases come last, if
// they have it.
func (l *loader) decidedAt() (list []string) {
	for phase, id := range phaseIDs {
		if l.decides(uint8(phase), within) {
			list = append(list, fmt.Sprintf("%q:%q", "phase", id))
		}
	}
	if l.decides(taxesPhase, ahead) {
		list = append(list, fmt.Sprintf("%q:%q", "opportunist", partIDs[ahead]), fmt.Sprintf("%q:%q", "opportunist", partIDs[behind]))
	}
	if list == nil {
		return []string{"none: name the supervisor, and the effect for which chance draws or picks cards"}
	}
	return list
}

// firstAsked returns the first player to decide if the document names nobody.
func (l *loader) firstAsked() int8 {
	switch l.step {
	case atBid:
		for _, seat := range l.seatOrderList() {
			if !l.bids[seat].made {
				return seat
			}
		}
	case atWindow:
		return firstIn(l.supervisorOrder(l.rec))
	case atVisit:
		return firstIn(l.reverseOrder(l.rec))
	case atDraw, atExtra, atDiscard:
		return firstIn(l.unstatedOrder(l.rec))
	case atRoll, atWinnerRoll:
		for _, seat := range l.seatOrderList() {
			if l.tied.Has(engine.Seat(seat)) && l.rolls[seat] == 0 {
				return seat
			}
		}
	case atCardDraw:
		return l.by
	}
	return -1
}

func firstIn(o order) int8 { return o.seats[0] }

func (l *loader) seatOrderList() []int8 {
	o := l.seatOrder()
	return o.list()
}

// resume continues from the decision that the document names. It skips players who cannot be asked, as in play.
func (l *loader) resume() error {
	switch l.step {
	case atDraw, atExtra:
		l.continueDrawing(l.rec)
	case atWindow:
		l.citeWindow(l.rec)
		o := l.supervisorOrder(l.rec)
		l.window(&o, o.place(l.seat), l.rec)
	case atVisit:
		o, played := l.reverseOrder(l.rec), l.played
		asked := l.seat
		l.visit(&o, o.place(l.seat), l.rec)
		l.played = played && l.seat == asked
	case atDiscard:
		if l.cull == 0 {
			o := l.unstatedOrder(l.rec)
			l.limitFrom(&o, o.place(l.seat), l.rec)
		}
	case atOver:
		return l.loadResult()
	}
	l.settle(l.rec)
	return l.resumable()
}

// loadResult reads the winners of a game that is over, or finds them.
func (l *loader) loadResult() error {
	var winners engine.Seats
	l.Players("winners", &l.doc.Winners, &winners)
	if err := l.Err(); err != nil {
		return err
	}
	if winners == 0 {
		l.endGame(l.rec)
		return nil
	}
	l.clear()
	l.step, l.part, l.winners = atOver, within, winners
	return nil
}

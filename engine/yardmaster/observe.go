package yardmaster

import (
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/form"
)

// Observe returns the position without the parts that the seat may not see. Of draw piles and other hands, it gives
// only the sizes (YM-SETUP-20), and nobody sees a hand before set-up is finished (YM-SETUP-19). YM-R-discard-view
// may hide the discards under the top one, and YM-R-hand-count the sizes of other hands.
func (s *state) Observe(seat engine.Seat, rec *engine.Record) any {
	rec.CiteAll(Setup19, Setup20)
	return s.walk(form.View(s.table.seats, seat), rec).write()
}

// Resample deals new cards in place of those that the seat cannot see: the hands it does not know, the cargo draw
// pile, and hidden discards. Every place keeps its number of cards. A bonus card that waits in a hand still waits if
// the new hand has it.
func (s *state) Resample(seat engine.Seat, random func(n int) int) {
	w := s.walk(nil, nil)
	form.Deal(s.table.seats, seat, random, func(f *form.Form) {
		w.Form = f
		w.discardPart()
		w.playerParts()
		w.cargoPart()
	})
	if s.seat >= 0 {
		s.clampWaiting()
	}
}

// clampWaiting limits the waiting bonus cards to those in hand.
func (s *state) clampWaiting() {
	for i := range kinds {
		held := s.me().hand[kinds+i]
		s.waiting[i] = min(s.waiting[i], held)
		s.taken[i] = min(s.taken[i], held-s.waiting[i])
	}
}

// seesHand reports whether a seat knows the cards of a player's hand.
func (s *state) seesHand(seat engine.Seat, owner int) bool {
	return s.seat >= 0 && int(seat) == owner
}

// sees hides a hand from other players. The size of the hand is visible if it is public (YM-R-hand-count).
func (w *walk) sees(owner int, e *Player) form.Sight {
	w.OnlyViewed("hand-hidden", e.HandHidden)
	unseen := !w.seesHand(w.Viewer, owner)
	if unseen && w.Hides() && w.ask(w.rec, AskHandCount) == HandCountSecret {
		e.HandHidden = true
		return w.Hide(true, "cards", nil)
	}
	return w.Hide(unseen, "cards", &e.Cards)
}

// pileOpen reports whether the whole discard pile is public.
func (s *state) pileOpen(rec *engine.Record) bool {
	return s.ask(rec, AskDiscardView) == DiscardViewOpen
}

// seesDiscards reports whether a seat sees more than the top of the discard pile. This is true for a player
// who looks through the pile for Draw 2 or Take 1 Discarded.
func (s *state) seesDiscards(seat engine.Seat, rec *engine.Record) bool {
	return s.pileOpen(rec) || (s.phase == atTakeOne || s.phase == atDrawTwo) && seat == s.owner()
}

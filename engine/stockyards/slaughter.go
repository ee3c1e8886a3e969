package stockyards

import (
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/stockyards/box"
)

// maySlaughter judges slaughtering a kind (US-PLACE-15, US-PLACE-16, US-PLACE-17, US-MARGIN-05, US-R-negative-slaughter-cash).
func (s *state) maySlaughter(k int, rec *engine.Record) refusal {
	switch {
	case s.slaughtered[k].Has(engine.Seat(s.seat)):
		return slaughteredBefore
	case s.yards[k] == 0:
		return noAnimal
	}
	if loss := -s.margin(s.seat, k); s.poor(loss) && s.is(rec, AskNegativeSlaughterCash, NegativeSlaughterCashMustAfford) {
		return cannotPayLoss
	}
	rec.CiteAll(Place15, Place16, Place17)
	return allowed
}

// applySlaughter sells an animal at the margin (US-SLAUGHTER-01, US-SLAUGHTER-02, US-SLAUGHTER-03, US-SLAUGHTER-04,
// US-SLAUGHTER-05, US-SLAUGHTER-06).
func (s *state) applySlaughter(k int, rec *engine.Record) {
	s.yards[k]--
	s.slaughtered[k] = s.slaughtered[k].With(engine.Seat(s.seat))
	s.me().workers--
	if rec != nil {
		rec.Effect("one of the "+box.KindNames[k]+" leaves the Yards", Slaughter02, Slaughter01, Slaughter04)
	}
	s.payMargin(k, rec, why{Slaughter03, Margin04, Margin06}, why{Slaughter05, Slaughter06, Margin05})
}

// payMargin pays a margin. A negative margin is taken from the cash, never from the savings (US-MONEY-05,
// US-MARGIN-01, US-MARGIN-04, US-MARGIN-05, US-MARGIN-06). gain and loss are the clauses of the two payments.
func (s *state) payMargin(k int, rec *engine.Record, gain, loss why) {
	m := s.margin(s.seat, k)
	rec.CiteAll(Margin01, Margin02, Margin03)
	if m >= 0 {
		s.receive(m, rec, gain)
		return
	}
	rec.Cite(Money05)
	s.payBank(min(-m, int(s.me().cash)), rec, loss)
}

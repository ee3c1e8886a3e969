package yardmaster

import "github.com/yardstick-rules/yardstick/engine"

// maySwap judges swapping tokens with a player (YM-SWAP-02).
func (s *state) maySwap(with engine.Seat, rec *engine.Record) refusal {
	if r := s.mayAct(); r != allowed {
		return r
	}
	if with == s.owner() || int(with) >= s.seats() {
		return swapsWithSelf
	}
	rec.Cite(Swap02)
	return allowed
}

// maySwapCentre judges swapping for a token in the centre (YM-SWAP-03, YM-SWAP-04).
func (s *state) maySwapCentre(k kind, rec *engine.Record) refusal {
	if r := s.mayAct(); r != allowed {
		return r
	}
	if s.centre == 0 {
		rec.Cite(Swap04)
		return emptyCentre
	}
	if s.centre&(1<<k) == 0 {
		return notInCentre
	}
	rec.Cite(Swap03)
	return allowed
}

// applySwap exchanges two players' tokens. The other player is not asked (YM-SWAP-01, YM-SWAP-02,
// YM-SWAP-05, YM-SWAP-06).
func (s *state) applySwap(with int8, rec *engine.Record) {
	me, other := s.me(), &s.players[with]
	me.token, other.token = other.token, me.token
	s.used++
	if rec != nil {
		rec.Effect(s.name(s.seat)+" has the "+me.token.String()+" token, "+s.name(with)+" the "+other.token.String()+" token",
			Swap01, Swap02)
		rec.Cite(Swap06)
		s.citeSwap(rec)
	}
	s.toTurn(rec)
}

// applySwapCentre exchanges the player's own token for one in the centre (YM-SWAP-01, YM-SWAP-03,
// YM-SWAP-05).
func (s *state) applySwapCentre(k kind, rec *engine.Record) {
	me := s.me()
	s.centre = s.centre&^(1<<k) | 1<<me.token
	me.token = k
	s.used++
	if rec != nil {
		rec.Effect(s.name(s.seat)+" has the "+k.String()+" token; the centre holds "+s.centreText(), Swap01, Swap03)
		s.citeSwap(rec)
	}
	s.toTurn(rec)
}

func (s *state) citeSwap(rec *engine.Record) {
	rec.Cite(Swap05)
	rec.Cite(Turn01)
	rec.Cite(Turn03)
}

package frontier

import (
	"math/bits"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/frontier/box"
)

// inOffice returns the index of a tycoon in the mayor's office, or -1.
func (s *state) inOffice(card int8) int8 {
	for i, held := range s.office[:s.officers] {
		if held == card {
			return int8(i)
		}
	}
	return none
}

// tycoonSpace returns the space of the building that a tycoon holds, or noSpace.
func (s *state) tycoonSpace(card int8) space {
	for rest := s.town; !rest.empty(); {
		if x := rest.pop(); s.tiles[x].tycoon == card {
			return x
		}
	}
	return noSpace
}

// mayTycoon judges a tycoon's active ability (FR-CHAR-18, FR-CHAR-24).
func (s *state) mayTycoon(card int8, x space, rec *engine.Record) refusal {
	if card < firstTycoon {
		return notInOffice
	}
	r := s.mayAct(card, x, rec)
	switch {
	case s.acted>>(card-firstTycoon)&1 != 0:
		return r.or(usedThisRound)
	case s.seat != s.mayor:
		return r.or(notTheMayor)
	case s.inOffice(card) < 0:
		return r.or(notInOffice)
	}
	return r
}

// mayAct judges the effect of a tycoon's ability (FR-CHAR-22, FR-CHAR-24).
func (s *state) mayAct(card int8, x space, rec *engine.Record) refusal {
	c := &s.table.parts.Characters[card]
	switch c.Active.Kind {
	case box.EffectBuild:
		k := c.Active.Building
		switch {
		case s.tycoonSpace(card) != noSpace:
			return secondOfTycoon
		case s.tilesUp[k-box.FirstPublic] == 0:
			return noTileLeft
		}
		return s.mayStandInTown(k, x, rec)
	case box.EffectDevelop:
		return s.mayDevelop(c.Active.Line, c.Active.Amount, true, rec)
	}
	if c.Active.Good.Animal() && s.cardRoom(s.seat) == 0 {
		return cardFull
	}
	return allowed
}

// applyTycoon carries out the ability that a tycoon in office has once a round (FR-CHAR-01,
// FR-CHAR-22).
func (s *state) applyTycoon(card int8, x space, rec *engine.Record) {
	c := &s.table.parts.Characters[card]
	s.acted |= 1 << (card - firstTycoon)
	rec.Cite(Char24)
	switch c.Active.Kind {
	case box.EffectBuild:
		s.raise(c.Active.Building, x, none, rec)
		s.tiles[x].tycoon = card
		rec.Cite(Char01)
		rec.Cite(Char22)
	case box.EffectDevelop:
		s.applyDevelop(c.Active.Line, c.Active.Amount, true, rec)
	default:
		s.gain(s.seat, c.Active.Good, c.Active.Amount, rec, Char01, Char24)
	}
}

// officeRoom reports whether the mayor may place another tycoon (FR-MAYOR-03).
func (s *state) officeRoom(rec *engine.Record) bool {
	rec.Cite(Mayor03)
	rec.Cite(Char02)
	if s.is(rec, AskCharacterLimit, CharacterLimitFourInAll) {
		return int(s.officers)+bits.OnesCount64(s.players[s.mayor].hand) < s.table.parts.OwnCharacters
	}
	return int(s.officers) < s.table.parts.Tycoons
}

func (s *state) applyPlace(card int8, rec *engine.Record) {
	s.office[s.officers] = card
	s.officers++
	if rec != nil {
		rec.Effect(s.table.characters[card]+" takes office", Char18, Char19, Mayor04)
	}
	s.drawn()
}

// applySwap puts a drawn tycoon in the place of another, who is dismissed next (FR-CHAR-20).
func (s *state) applySwap(card, out int8, rec *engine.Record) {
	s.removeOfficer(out)
	s.office[s.officers] = card
	s.officers++
	s.open.what, s.open.rank, s.open.swapped = none, none, out
	s.seat, s.step = s.mayor, atDismiss
	if rec != nil {
		rec.Effect(s.table.characters[card]+" takes the office of "+s.table.characters[out], Char20)
	}
}

func (s *state) removeOfficer(card int8) {
	i := s.inOffice(card)
	copy(s.office[i:], s.office[i+1:s.officers])
	s.officers--
	s.office[s.officers] = 0
}

// applyDismiss sends a tycoon to a town without reward. The building that he holds returns to the
// supply (FR-CHAR-21).
func (s *state) applyDismiss(card, town int8, rec *engine.Record) {
	s.toPile(card, town)
	if rec != nil {
		rec.Effect(s.table.characters[card]+" goes to "+s.table.parts.Towns[town].Name, Char20)
	}
	if x := s.tycoonSpace(card); x != noSpace {
		s.removeBuilding(x, rec)
	}
}

// removeBuilding takes a tycoon's building off the map; gold stored there goes to its owner's stock.
func (s *state) removeBuilding(x space, rec *engine.Record) {
	t := &s.tiles[x]
	for i := range s.seats() {
		s.players[i].stock[box.Gold] += t.gold[i]
	}
	s.tilesUp[t.kind-box.FirstPublic]++
	s.tell(rec, "the building of the tycoon leaves ", x, Char21)
	s.clear(x)
}

// applyRefuse leaves a drawn tycoon to the drawer, which the mayor may always do.
func (s *state) applyRefuse(rec *engine.Record) {
	rec.Cite(Mayor04)
	s.seat, s.step = s.open.whose, atToTown
}

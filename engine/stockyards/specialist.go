package stockyards

import (
	"github.com/yardstick-rules/yardstick/engine"
)

// ready returns the specialist cards on display whose icons the player's building cards show
// (US-BUILD-30).
func (s *state) ready() uint8 {
	var icons [specialist]uint8
	for rest := s.me().buildings; rest != 0; rest &= rest - 1 {
		for i, n := range s.table.parts.Buildings[lowestCard(rest)].Icons {
			icons[i] += n
		}
	}
	ready := uint8(0)
	for i, sp := range s.table.parts.Specialists {
		enough := s.display>>i&1 != 0
		for icon, need := range sp.Needs {
			enough = enough && icons[icon] >= need
		}
		if enough {
			ready |= 1 << i
		}
	}
	return ready
}

// checkSpecialists takes the specialist cards that the player has earned (US-BUILD-30): all, or one of the player's choice
// (US-R-specialists-per-build).
func (s *state) checkSpecialists(rec *engine.Record) {
	ready := s.ready()
	rec.CiteAll(Card02)
	if ready != 0 {
		rec.Cite(Build03)
	}
	if ready&(ready-1) != 0 && s.is(rec, AskSpecialistsPerBuild, SpecialistsPerBuildOnePerBuild) {
		s.step = atSpecial
		return
	}
	for i := range int8(specialist) {
		if ready>>i&1 != 0 {
			s.takeSpecialist(i, rec)
		}
	}
	s.refill(rec)
}

// takeSpecialist takes a specialist card and its immediate effects (US-BUILD-30, US-BUILD-31, US-BUILD-32).
func (s *state) takeSpecialist(i int8, rec *engine.Record) {
	s.display &^= 1 << i
	s.me().specialists |= 1 << i
	sp := &s.table.parts.Specialists[i]
	if rec != nil {
		rec.Effect(s.name(s.seat)+" takes "+sp.Name, Build30, Setup13)
		rec.CiteAll(Build31, Build32)
	}
	s.gain(&sp.Immediate, rec, why{Build31})
}

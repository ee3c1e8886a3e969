package yardmaster

import (
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/prose"
)

// mayLoad judges a move from the sorting yard to the train (YM-YARD-03, YM-YARD-04, YM-YARD-08). A railcar that does
// not fit stays (YM-YARD-09).
func (s *state) mayLoad(c car, rec *engine.Record) refusal {
	me := s.me()
	switch {
	case me.shunted[c] == 0:
		return notInSortingYard
	case !me.takes(c):
		rec.Cite(Yard09)
		if s.moved {
			return chainMisfit
		}
		return yardMisfit
	}
	switch s.ask(rec, AskYardTiming) {
	case YardTimingSameTurn:
		if !s.loaded {
			return nothingLoaded
		}
	case YardTimingRightAfter:
		if !s.justLoaded {
			return nothingLoaded
		}
	}
	rec.Cite(Yard03)
	rec.Cite(Yard05)
	return allowed
}

// applyLoad moves a railcar from the sorting yard to the train, at no cost (YM-YARD-02, YM-YARD-05, YM-YARD-06, YM-YARD-07, YM-YARD-08).
func (s *state) applyLoad(c car, rec *engine.Record) {
	me := s.me()
	me.shunted[c]--
	me.sorting--
	rec.CiteAll(Yard02, Yard06)
	if s.moved {
		rec.CiteAll(Yard07, Yard08) // any number, one after another
	}
	s.moved = true
	s.join(c, Yard03, rec)
	if s.phase != atOver {
		s.toTurn(rec)
	}
}

// join adds a railcar at the end of the owner's train (YM-LOAD-03), scores its value (YM-OBJ-06) and checks the
// goal. why is the clause that lets the railcar join.
func (s *state) join(c car, why engine.Clause, rec *engine.Record) {
	me := s.me()
	me.line[me.train] = c
	me.train++
	me.score += uint8(c.value())
	s.loaded, s.justLoaded = true, true
	if rec != nil {
		rec.Effect(c.String()+" joins "+s.name(s.seat)+"'s train, "+count(int(me.score), "point"), why, Obj06, Win03, Load03)
		rec.Cite(Obj05)
		rec.Cite(Yard04)
	}
	s.checkGoal(rec)
}

// count returns a number with its noun.
func count(n int, noun string) string { return prose.Count(n, noun) }

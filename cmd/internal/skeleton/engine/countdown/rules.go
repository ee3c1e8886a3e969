package countdown

import (
	"fmt"

	"github.com/yardstick-rules/yardstick/engine"
)

// Legal lists what the actor may take (CD-TURN-01).
func (s *state) Legal(dst []engine.Action, rec *engine.Record) []engine.Action {
	rec.Cite(Turn01)
	for n := 1; n <= min(mostAt, s.left()); n++ {
		dst = append(dst, take(n))
	}
	return dst
}

// Check judges an action proposed by a seat (CD-TURN-01).
func (s *state) Check(by engine.Seat, a engine.Action, rec *engine.Record) *engine.Violation {
	rec.Cite(Turn01)
	reason := ""
	switch actor := s.Actor(); {
	case actor == engine.Nobody:
		reason = "the last counter has been taken"
	case actor != by:
		reason = fmt.Sprintf("it is the turn of %s", s.table.seats[actor])
	case number(a) > s.left():
		reason = fmt.Sprintf("counters left: %d", s.left())
	default:
		return nil
	}
	return &engine.Violation{Clause: Turn01, Action: s.Format(a), Reason: reason}
}

// Apply takes the counters and passes the turn on, unless the last counter is gone (CD-TURN-01).
func (s *state) Apply(a engine.Action, rec *engine.Record) {
	s.taken[s.seat] += uint8(number(a))
	if rec != nil {
		rec.Effect(fmt.Sprintf("%s takes %d, counters left: %d", s.table.seats[s.seat], number(a), s.left()), Turn01)
	}
	if s.left() > 0 {
		s.seat = 1 - s.seat
	} else if rec != nil {
		rec.Effect(fmt.Sprintf("%s wins", s.table.seats[s.seat]), Turn01)
	}
}

// Odds are 0, 0: chance decides nothing.
func (s *state) Odds(engine.Action) (weight, total int) { return 0, 0 }

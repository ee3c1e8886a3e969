package yardmaster

import (
	"math/bits"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
)

// tie names the players with as many points as the winner, and states that turn order from the
// start player decides, or that nothing does (YM-R-tie). If there are none, it returns "".
func (s *state) tie(winners engine.Seats) string {
	first := bits.TrailingZeros16(uint16(winners))
	level := engine.Seats(0)
	for i, p := range s.players[:s.seats()] {
		if p.score == s.players[first].score {
			level = level.With(engine.Seat(i))
		}
	}
	names, points := (level &^ winners).Names(s.table.seats), count(int(s.players[first].score), "point")
	switch {
	case len(names) == 1:
		return ": " + names[0] + " has " + points + s.byTurnOrder(first, names)
	case len(names) > 1:
		return ": " + strings.Join(names, " and ") + " have " + points + s.byTurnOrder(first, names)
	case winners&(winners-1) != 0:
		return ": each has " + points + ", and no rule breaks the tie"
	}
	return ""
}

func (s *state) byTurnOrder(first int, others []string) string {
	return " as well, and turn order from " + s.name(s.start) + " decides, " + s.name(int8(first)) + " before " + strings.Join(others, " and ")
}

package properties

import (
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/frontier"
)

type (
	frontierBends = bends[frontier.Position]
	frontierState = bentState[frontier.Position]
)

// unlisted is a fault that leaves something out of the lists.
func unlisted(forgets func(said string) bool) frontierBends {
	return frontierBends{legal: func(s *frontierState, right []engine.Action) []engine.Action {
		return slices.DeleteFunc(right, func(a engine.Action) bool { return len(right) > 1 && forgets(s.Format(a)) })
	}}
}

// frontierFaults has, for every law of Frontier that looks further than a decision, and for one that the game exports, a game that breaks it.
func frontierFaults() map[string]frontierBends {
	return map[string]frontierBends{
		// Cattle cannot be driven to a column that has no farmstead.
		"FR-INV-24-drives": unlisted(func(said string) bool {
			return strings.HasPrefix(said, "drive-cattle ") && strings.Contains(said, "to o")
		}),
		// Track does not go along row 7.
		"FR-INV-24-track": unlisted(func(said string) bool { return strings.HasPrefix(said, "track ") && strings.HasSuffix(said, "7") }),
		// Two logs are not driven out of the first basin.
		"FR-INV-24-logs": unlisted(func(said string) bool { return said == "drive basin-1 2" }),
		// Nothing is hauled in the last column of the third board.
		"FR-INV-24-hauls": unlisted(func(said string) bool { return strings.HasPrefix(said, "haul ") }),
		// Round 5 is left out.
		"FR-INV-25": {apply: after(func(s *frontierState, said string) {
			if said == "end-turn" {
				s.edit(func(p *frontier.Position) {
					if p.Round == 5 && p.Decision == "turn" {
						p.Round = 6
					}
				})
			}
		})},
		// The first seat is paid for running.
		"FR-INV-44-seats": {apply: func(s *frontierState, a engine.Action, rec *engine.Record) {
			first := s.State.Actor() == 0 && strings.HasPrefix(s.State.Format(a), "campaign ")
			s.State.Apply(a, rec)
			if first {
				s.edit(firstDollar)
			}
		}},
		// Who builds in the north is paid.
		"FR-INV-44-mirror": {apply: after(func(s *frontierState, said string) {
			if strings.HasPrefix(said, "build ") && strings.HasSuffix(said, "4") {
				s.edit(firstDollar)
			}
		})},
		// Selling pays the first seat as well.
		"FR-INV-32": {apply: after(func(s *frontierState, said string) {
			if strings.HasPrefix(said, "sell ") {
				s.edit(firstDollar)
			}
		})},
	}
}

// firstDollar gives the first seat a dollar of the bank.
func firstDollar(p *frontier.Position) {
	*p = *p.Bare()
	money := *p.Players[0].Money + 1
	p.Players[0].Money = &money
}

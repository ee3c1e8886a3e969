package frontier

import (
	"slices"
	"strings"
	"testing"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/frontier"
	"github.com/yardstick-rules/yardstick/engine/lawtest"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
	"github.com/yardstick-rules/yardstick/properties/walktest"
)

type (
	mutant = lawtest.MutantGame[frontier.Position]
	state  = lawtest.State[frontier.Position]
)

// unlisted is a mutant that leaves something out of the lists.
func unlisted(forgets func(said string) bool) mutant {
	return mutant{Legal: func(s *state, right []engine.Action) []engine.Action {
		return slices.DeleteFunc(right, func(a engine.Action) bool { return len(right) > 1 && forgets(s.Format(a)) })
	}}
}

// Every law notices a game that breaks it, and reports it with a record that can be read.
func TestEveryLawNotices(t *testing.T) {
	const walks = 12
	walktest.EveryLawNotices(t, rulebook.Entry{Game: frontier.New(), Book: frontier.Book()}, Room(), walks, mutants())
}

// mutants has, for every law of Frontier that looks further than a decision, and for one that the game exports, a game that breaks it.
func mutants() map[string]mutant {
	return map[string]mutant{
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
		"FR-INV-25": {Apply: lawtest.After(func(s *state, said string) {
			if said == "end-turn" {
				s.Edit(func(p *frontier.Position) {
					if p.Round == 5 && p.Decision == "turn" {
						p.Round = 6
					}
				})
			}
		})},
		// The first seat is paid for running.
		"FR-INV-44-seats": {Apply: func(s *state, a engine.Action, rec *engine.Record) {
			first := s.State.Actor() == 0 && strings.HasPrefix(s.State.Format(a), "campaign ")
			s.State.Apply(a, rec)
			if first {
				s.Edit(firstDollar)
			}
		}},
		// Who builds in the north is paid.
		"FR-INV-44-mirror": {Apply: lawtest.After(func(s *state, said string) {
			if strings.HasPrefix(said, "build ") && strings.HasSuffix(said, "4") {
				s.Edit(firstDollar)
			}
		})},
		// Who sells becomes mayor.
		"FR-INV-05": {Apply: lawtest.After(func(s *state, said string) {
			if strings.HasPrefix(said, "sell ") {
				s.Edit(func(p *frontier.Position) { p.Mayor = p.Player })
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

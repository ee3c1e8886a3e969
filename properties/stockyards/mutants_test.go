package stockyards

import (
	"slices"
	"strings"
	"testing"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/lawtest"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
	"github.com/yardstick-rules/yardstick/engine/stockyards"
	"github.com/yardstick-rules/yardstick/properties/walktest"
)

type (
	mutant = lawtest.MutantGame[stockyards.Position]
	state  = lawtest.State[stockyards.Position]
)

// Every law notices a game that breaks it, and reports it with a record that can be read.
func TestEveryLawNotices(t *testing.T) {
	const walks = 30
	walktest.EveryLawNotices(t, rulebook.Entry{Game: stockyards.New(), Book: stockyards.Book()}, Room(), walks, mutants())
}

// mutants has, for every law of Union Stockyards that looks further than a decision, and for one that the game exports, a game
// that breaks it.
func mutants() map[string]mutant {
	return map[string]mutant{
		// After a campaign somebody's worker does contract work by itself.
		"US-INV-10": {Apply: lawtest.After(func(s *state, said string) {
			if said == "campaign" {
				s.Edit(sendToContract)
			}
		})},
		"US-INV-21": {Legal: func(s *state, right []engine.Action) []engine.Action {
			return slices.DeleteFunc(right, func(a engine.Action) bool { return s.Format(a) == "contract" })
		}},
		// A viaduct may not be built in the first row.
		"US-INV-22-grid": {Legal: func(s *state, right []engine.Action) []engine.Action {
			return slices.DeleteFunc(right, func(a engine.Action) bool {
				said := s.Format(a)
				return strings.HasPrefix(said, "viaduct at ") && strings.HasSuffix(said, "1") && len(said) == len("viaduct at a1")
			})
		}},
		// Year 4 begins with more beef.
		"US-INV-25": {Load: func(s *state) {
			if p := s.Document(); p.Year == 4 && p.Decision == "reveal-year" {
				s.Edit(func(p *stockyards.Position) { more := *p.Players[0].Beef - 1; p.Players[0].Beef = &more })
			}
		}},
		// The first seat is paid twice for contract work.
		"US-INV-28-colours": {Apply: func(s *state, a engine.Action, rec *engine.Record) {
			first := s.State.Actor() == 0 && s.State.Format(a) == "contract"
			s.State.Apply(a, rec)
			if first {
				s.Edit(dollar)
			}
		}},
		// A player who lays something in the west is paid.
		"US-INV-28-mirror": {Apply: lawtest.After(func(s *state, said string) {
			if _, at, laid := strings.Cut(said, " at "); laid && at[0] < 'e' {
				s.Edit(dollar)
			}
		})},
		// Slaughtering pays the first seat as well.
		"US-INV-31": {Apply: lawtest.After(func(s *state, said string) {
			if strings.HasPrefix(said, "slaughter ") {
				s.Edit(dollar)
			}
		})},
	}
}

// dollar moves a dollar from the Bank to the first seat.
func dollar(p *stockyards.Position) {
	cash, bank := *p.Players[0].Cash+1, *p.Bank-1
	p.Players[0].Cash, p.Bank = &cash, &bank
}

// sendToContract sends a worker of somebody who is not to decide to contract work.
func sendToContract(p *stockyards.Position) {
	for i := range p.Players {
		q := &p.Players[i]
		if q.Name == p.Player || *q.Workers == 0 || p.Decision != "placement" {
			continue
		}
		left := *q.Workers - 1
		q.Workers = &left
		p.Spaces["contract"] = append(p.Spaces["contract"], q.Name)
		return
	}
}

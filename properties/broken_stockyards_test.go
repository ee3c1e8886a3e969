package properties

import (
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/stockyards"
)

type (
	yardsBends = bends[stockyards.Position]
	yardsState = bentState[stockyards.Position]
)

// stockyardsFaults has, for every law of Union Stockyards that looks further than a decision, and for one that the game exports, a game
// that breaks it.
func stockyardsFaults() map[string]yardsBends {
	return map[string]yardsBends{
		// Behind a campaign a worker of somebody does contract work by itself.
		"US-INV-10": {apply: after(func(s *yardsState, said string) {
			if said == "campaign" {
				s.edit(sendToContract)
			}
		})},
		"US-INV-21": {legal: func(s *yardsState, right []engine.Action) []engine.Action {
			return slices.DeleteFunc(right, func(a engine.Action) bool { return s.Format(a) == "contract" })
		}},
		// A viaduct cannot be built in the first row.
		"US-INV-22-grid": {legal: func(s *yardsState, right []engine.Action) []engine.Action {
			return slices.DeleteFunc(right, func(a engine.Action) bool {
				said := s.Format(a)
				return strings.HasPrefix(said, "viaduct at ") && strings.HasSuffix(said, "1") && len(said) == len("viaduct at a1")
			})
		}},
		// Year 4 begins with more beef.
		"US-INV-25": {load: func(s *yardsState) {
			if p := s.document(); p.Year == 4 && p.Decision == "reveal-year" {
				s.edit(func(p *stockyards.Position) { more := *p.Players[0].Beef - 1; p.Players[0].Beef = &more })
			}
		}},
		// The first seat is paid twice for contract work.
		"US-INV-28-colours": {apply: func(s *yardsState, a engine.Action, rec *engine.Record) {
			first := s.State.Actor() == 0 && s.State.Format(a) == "contract"
			s.State.Apply(a, rec)
			if first {
				s.edit(dollar)
			}
		}},
		// Who lays something in the west is paid.
		"US-INV-28-mirror": {apply: after(func(s *yardsState, said string) {
			if _, at, laid := strings.Cut(said, " at "); laid && at[0] < 'e' {
				s.edit(dollar)
			}
		})},
		// Slaughtering pays the first seat as well.
		"US-INV-31": {apply: after(func(s *yardsState, said string) {
			if strings.HasPrefix(said, "slaughter ") {
				s.edit(dollar)
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

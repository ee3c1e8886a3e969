package yardmaster

import (
	"strings"
	"testing"

	"github.com/yardstick-rules/yardstick/engine/lawtest"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
	"github.com/yardstick-rules/yardstick/engine/yardmaster"
	"github.com/yardstick-rules/yardstick/properties/walktest"
)

type (
	mutant = lawtest.MutantGame[yardmaster.Position]
	state  = lawtest.State[yardmaster.Position]
)

// Every law notices a game that breaks it, and reports it with a record that can be read.
func TestEveryLawNotices(t *testing.T) {
	const walks = 60
	walktest.EveryLawNotices(t, rulebook.Entry{Game: yardmaster.New(), Book: yardmaster.Book()}, Room(), walks, mutants())
}

// mutants has, for every law of Yardmaster that looks further than a decision, and for one that the game exports, a game that breaks it.
func mutants() map[string]mutant {
	return map[string]mutant{
		// A card comes with every refill of the yard.
		"YM-INV-11": {Apply: lawtest.After(func(s *state, said string) {
			if strings.HasPrefix(said, "refill ") {
				s.Edit(func(p *yardmaster.Position) {
					extra := anyKey(p.CargoDrawPile, func(int) int { return 0 })
					shift(p.CargoDrawPile, extra, -1)
					shift(p.Players[0].Hand, extra, 1)
				})
			}
		})},
		"YM-INV-21": {Apply: lawtest.After(func(s *state, said string) {
			if strings.HasPrefix(said, "swap ") {
				s.Edit(func(p *yardmaster.Position) { p.Counters.Loaded = true })
			}
		})},
		"YM-INV-22": {Apply: lawtest.After(func(s *state, said string) {
			if strings.Contains(said, "buy") && strings.Contains(said, "pay coal*") {
				s.Edit(gift)
			}
		})},
		"YM-INV-23": {Apply: lawtest.After(func(s *state, said string) {
			if strings.HasPrefix(said, "buy coal-") {
				s.Edit(gift)
			}
		})},
		"YM-INV-24": {Seen: func(right string) string { return strings.Replace(right, "draw ?", "draw coal", 1) }},
	}
}

// gift is one action more for the turn in progress.
func gift(p *yardmaster.Position) {
	if p.Phase != "over" && p.Counters != nil {
		p.Counters.Allowed++
	}
}

package hellonwheels

import (
	"slices"
	"strings"
	"testing"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/hellonwheels"
	"github.com/yardstick-rules/yardstick/engine/lawtest"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
	"github.com/yardstick-rules/yardstick/properties/walktest"
)

type (
	mutant = lawtest.MutantGame[hellonwheels.Position]
	state  = lawtest.State[hellonwheels.Position]
)

// Every law notices a game that breaks it, and reports it with a record that can be read.
func TestEveryLawNotices(t *testing.T) {
	const walks = 12
	walktest.EveryLawNotices(t, rulebook.Entry{Game: hellonwheels.New(), Book: hellonwheels.Book()}, Room(), walks, mutants())
}

// mutants has, for every law of Hell on Wheels that looks further than a decision, and for one that the game exports, a game
// that breaks it.
func mutants() map[string]mutant {
	return map[string]mutant{
		// A house of the first player brings a coin more.
		"HOW-INV-19-owners": {Load: func(s *state) {
			first := s.Setup.Seats[0]
			if p := s.Document(); p.Opportunist == "behind" && p.Present != nil && owns(p.Present, first) {
				s.Edit(func(p *hellonwheels.Position) { coins(p, 0, 1) })
			}
		}},
		// A Town with two Customers or more brings a coin more.
		"HOW-INV-20": {Load: func(s *state) {
			if t := s.Document().Past; t != nil && len(t.Customers) > 1 {
				s.Edit(func(p *hellonwheels.Position) { coins(p, 0, 1) })
			}
		}},
		// A Town in the Future brings a coin more.
		"HOW-INV-21": {Load: func(s *state) {
			if p := s.Document(); p.Phase == "future-town" {
				s.Edit(func(p *hellonwheels.Position) { coins(p, 0, 1) })
			}
		}},
		// With the third extra card of a game somebody loses a card.
		"HOW-INV-13": {Apply: lawtest.After(func(s *state, said string) {
			if said == "draw extra" {
				if s.Count++; s.Count == 3 {
					s.Edit(func(p *hellonwheels.Position) { drop(p, p.Player) })
				}
			}
		})},
		// What is played comes to the Supervisor's hand.
		"HOW-INV-24": {Apply: lawtest.After(func(s *state, said string) {
			words := strings.Split(said, " ")
			if words[0] == "play" || words[0] == "raid" {
				s.Edit(func(p *hellonwheels.Position) { deal(p, words[1], p.Supervisor) })
			}
		})},
		// The first seat is paid for passing.
		"HOW-INV-25": {Apply: func(s *state, a engine.Action, rec *engine.Record) {
			first := s.State.Actor() == 0 && s.State.Format(a) == "pass"
			s.State.Apply(a, rec)
			if first {
				s.Edit(func(p *hellonwheels.Position) { coins(p, 0, 1) })
			}
		}},
		"HOW-INV-37": {Seen: func(right string) string { return strings.Replace(right, "bid ?", "bid some ?", 1) }},
		// A card too many comes with a discard.
		"HOW-INV-31": {Apply: lawtest.After(func(s *state, said string) {
			if strings.HasPrefix(said, "discard ") {
				s.Edit(func(p *hellonwheels.Position) { deal(p, p.Deck[0], p.Supervisor) })
			}
		})},
	}
}

// owns reports whether a player has a house in a Town.
func owns(t *hellonwheels.Town, name string) bool {
	for _, owner := range t.Establishments {
		if owner == name {
			return true
		}
	}
	return false
}

// coins moves money from the bank to a seat.
func coins(p *hellonwheels.Position, seat, k int) {
	cash, bank := *p.Players[seat].Cash+k, *p.Bank-k
	p.Players[seat].Cash, p.Bank = &cash, &bank
}

// drop puts a card of a player into the discard pile.
func drop(p *hellonwheels.Position, name string) {
	for i := range p.Players {
		if hand := p.Players[i].Hand; p.Players[i].Name == name && len(hand) > 0 {
			p.Pile = append(p.Pile, hand[0])
			p.Players[i].Hand = hand[1:]
		}
	}
}

// deal puts a card of the deck or the discard pile into a player's hand, if it lies there.
func deal(p *hellonwheels.Position, card, name string) {
	for _, pile := range []*[]string{&p.Deck, &p.Pile} {
		at := slices.Index(*pile, card)
		if at < 0 {
			continue
		}
		*pile = slices.Delete(*pile, at, at+1)
		for i := range p.Players {
			if p.Players[i].Name == name {
				p.Players[i].Hand = append(p.Players[i].Hand, card)
			}
		}
	}
}

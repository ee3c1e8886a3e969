package stockyards

import (
	"fmt"
	"maps"
	"slices"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/form"
)

// loadCards reads the places of the cards: with players, on offer, on top of the deck, or not yet
// seen.
func (l *loader) loadCards() error {
	if len(l.doc.Offering) > mostOffer {
		return &engine.Violation{Clause: Setup11, Reason: "offering: needs at most four building cards"}
	}
	cards := &form.Supply{Words: l.table.buildings, Short: l.reveal}
	for i, d := range l.each() {
		for _, name := range slices.Sorted(maps.Keys(d.Buildings)) {
			if card, ok := cards.Take(l.Form, "buildings", name, 1); ok {
				l.players[i].buildings |= 1 << card
			}
		}
	}
	l.offerParts(cards)
	if err := l.Err(); err != nil {
		return err
	}
	l.fillOffering()
	if l.top == none && l.unseen() != 0 && l.step != atReveal && (l.year > 0 || l.step == atPlant) {
		return &engine.Violation{Clause: Setup12, Reason: "deck-top: the top card of the deck is in view; name it, or leave the deck out too"}
	}
	full := mostOffer - indexOf(l.step == atWild || l.step == atSpecial) // a building card that is being built has left its space
	if int(l.offers) < full && (l.top != none || l.unseen() != 0) && (l.year > 0 || l.step == atPlant) {
		return &engine.Violation{Clause: Build33, Reason: fmt.Sprintf(
			"offering: it has %s of %d, and the deck has cards: the next one fills an empty space at once", plural(int(l.offers), "card"), full)}
	}
	return l.loadSpecialists()
}

// reveal takes a building card for a place in the document.
func (l *loader) reveal(where string, card, _ int) error {
	name := l.table.buildings[card]
	if l.revealed>>card&1 != 0 {
		return &engine.Violation{Clause: Cmp03, Reason: fmt.Sprintf("%s: %s is in two places", where, name)}
	}
	if all := l.table.letters[0].cards | l.table.letters[1].cards | l.table.letters[2].cards; all>>card&1 == 0 {
		return &engine.Violation{Clause: Setup07, Reason: fmt.Sprintf("%s: %s is not used with two players", where, name)}
	}
	l.revealed |= 1 << card
	return nil
}

// fillOffering fills the missing cards of the offering, in the order of the cards.
func (l *loader) fillOffering() {
	named := l.doc.Deck != nil
	if l.year == 0 && l.step != atPlant || named {
		return
	}
	next := func() int8 {
		if rest := l.unseen(); rest != 0 {
			card := lowestCard(rest)
			l.revealed |= 1 << card
			return card
		}
		return none
	}
	if l.doc.Offering == nil {
		full := mostOffer - indexOf(l.step == atWild || l.step == atSpecial)
		for int(l.offers) < full {
			card := next()
			if card == none {
				break
			}
			l.offering[l.offers] = card
			l.offers++
		}
	}
	if l.top == none && l.step != atReveal {
		l.top = next()
	}
}

// loadSpecialists reads the owners of the specialist cards. The other cards are on display.
func (l *loader) loadSpecialists() error {
	names := l.table.specialists
	cards := &form.Supply{Words: names, Short: func(where string, card, _ int) error {
		if l.display>>card&1 == 0 {
			return &engine.Violation{Clause: Cmp04, Reason: fmt.Sprintf("%s: %s is in two places", where, names[card])}
		}
		l.display &^= 1 << card
		return nil
	}}
	for i, d := range l.each() {
		form.Set(l.Form, "specialists", &d.Specialists, &l.players[i].specialists, cards)
	}
	if err := l.Err(); err != nil {
		return err
	}
	if l.doc.Specialists != nil {
		for i, name := range names {
			if shown := slices.Contains(l.doc.Specialists, name); shown != (l.display>>i&1 != 0) {
				return &engine.Violation{Clause: Setup13, Reason: "specialists: " + name + " is on display unless a player has it"}
			}
		}
	}
	return nil
}

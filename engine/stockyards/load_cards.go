package stockyards

import (
	"fmt"
	"maps"
	"slices"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/document"
)

// loadCards reads where the cards are: before players, on offer, on top of the deck, or not yet seen.
func (l *loader) loadCards() error {
	names := buildingNames(l.table.parts)
	use := func(where, name string) (int8, error) {
		i, err := document.Word(where, name, names)
		if err != nil {
			return 0, err
		}
		if l.revealed>>i&1 != 0 {
			return 0, &engine.Violation{Clause: Cmp03, Reason: fmt.Sprintf("%s: %s is in two places", where, name)}
		}
		if all := l.table.letters[0].cards | l.table.letters[1].cards | l.table.letters[2].cards; all>>i&1 == 0 {
			return 0, &engine.Violation{Clause: Setup07, Reason: fmt.Sprintf("%s: %s is not used with two players", where, name)}
		}
		l.revealed |= 1 << i
		return int8(i), nil
	}
	for _, d := range l.doc.Players {
		seat, _ := l.table.seat(d.Name)
		for _, name := range slices.Sorted(maps.Keys(d.Buildings)) {
			card, err := use(d.Name+": buildings", name)
			if err != nil {
				return err
			}
			l.players[seat].buildings |= 1 << card
		}
	}
	if len(l.doc.Offering) > mostOffer {
		return &engine.Violation{Clause: Setup11, Reason: "offering: needs at most four building cards"}
	}
	for _, name := range l.doc.Offering {
		card, err := use("offering", name)
		if err != nil {
			return err
		}
		l.offering[l.offers] = card
		l.offers++
	}
	if l.doc.DeckTop != "" {
		card, err := use("deck-top", l.doc.DeckTop)
		if err != nil {
			return err
		}
		l.top = card
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

// fillOffering fills what a document leaves out of the offering, in the order of the cards.
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

// loadSpecialists reads who has the specialist cards; the others are on display.
func (l *loader) loadSpecialists() error {
	names := specialistNames(l.table.parts)
	for _, d := range l.doc.Players {
		seat, _ := l.table.seat(d.Name)
		for _, name := range d.Specialists {
			i, err := document.Word(d.Name+": specialists", name, names)
			if err != nil {
				return err
			}
			if l.display>>i&1 == 0 {
				return &engine.Violation{Clause: Cmp04, Reason: name + " is in two places"}
			}
			l.display &^= 1 << i
			l.players[seat].specialists |= 1 << i
		}
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

package stockyards

import (
	"maps"
	"slices"

	"github.com/yardstick-rules/yardstick/engine/stockyards"
	"github.com/yardstick-rules/yardstick/features/step"
)

// teachCards adds the steps that check the places of the cards.
func (n *nouns) teachCards(v *step.Vocabulary) {
	v.Then(offering, n.offeringIs)
	v.Then(top, n.topIs)
	v.Then(deckN, n.deckCount)
	v.Then(deckEmpty, func() error { return n.deckCount(0) })
	v.Then(cards, n.cardsAre)
	v.Then(specialists, n.specialistsAre)
	v.Then(specialist, n.hasSpecialist)
}

func (n *nouns) offeringIs(cards string) error {
	expected, err := n.buildingWords().List(cards)
	if err != nil {
		return err
	}
	p, err := n.now()
	if err != nil {
		return err
	}
	return step.SameList("the offering", expected, p.Offering)
}

func (n *nouns) topIs(card string) error {
	expected, err := n.buildingWords().List(card)
	if err != nil {
		return err
	}
	p, err := n.now()
	if err != nil {
		return err
	}
	got := []string{}
	if p.DeckTop != "" {
		got = append(got, p.DeckTop)
	}
	return step.SameList("the card on top of the deck", expected, got)
}

// inDeck counts the cards of the deck by letter. With two players a deck holds two of the cards of the last letter, fewer by those
// that have come up.
func (n *nouns) inDeck(p *stockyards.Position) map[string]int {
	count := map[string]int{}
	for letter, cards := range p.Deck {
		count[letter] = len(cards)
	}
	if len(n.Setup.Seats) == 2 {
		count["C"] = min(count["C"], max(0, 2-n.seenOf("C", p)))
	}
	if p.DeckTop != "" {
		count[n.letter(p.DeckTop)]++
	}
	return count
}

// letter returns the letter on the back of a building card.
func (n *nouns) letter(card string) string {
	if b := n.building(card); b != nil {
		return string(rune('A' + b.Deck))
	}
	return ""
}

// seenOf counts the cards of a letter that lie open.
func (n *nouns) seenOf(letter string, p *stockyards.Position) int {
	open := slices.Clone(p.Offering)
	if p.DeckTop != "" {
		open = append(open, p.DeckTop)
	}
	for _, q := range p.Players {
		open = slices.AppendSeq(open, maps.Keys(q.Buildings))
	}
	count := 0
	for _, card := range open {
		if n.letter(card) == letter {
			count++
		}
	}
	return count
}

func sum(counts map[string]int) int {
	total := 0
	for _, count := range counts {
		total += count
	}
	return total
}

func (n *nouns) deckCount(expected int) error {
	p, err := n.now()
	if err != nil {
		return err
	}
	return step.Equal("the number of building cards in the deck", expected, sum(n.inDeck(p)))
}

// cardsAre compares a player's building cards, in any order.
func (n *nouns) cardsAre(player, cards string) error {
	expected, err := n.buildingWords().List(cards)
	if err != nil {
		return err
	}
	_, q, err := n.nowOf(player)
	if err != nil {
		return err
	}
	got := slices.Collect(maps.Keys(q.Buildings))
	return step.SamePile(player+"'s building cards", step.PileOf(expected), step.PileOf(got), n.buildingWords().Kinds)
}

func (n *nouns) specialistsAre(player, cards string) error {
	expected, err := n.specialistWords().List(cards)
	if err != nil {
		return err
	}
	_, q, err := n.nowOf(player)
	if err != nil {
		return err
	}
	return step.SamePile(player+"'s specialist cards", step.PileOf(expected), step.PileOf(q.Specialists), n.specialistWords().Kinds)
}

// hasSpecialist checks that a player has a specialist card, among others or alone.
func (n *nouns) hasSpecialist(player, card string) error {
	_, q, err := n.nowOf(player)
	if err != nil || slices.Contains(q.Specialists, card) {
		return err
	}
	return step.SameList(player+"'s specialist cards", []string{card}, q.Specialists)
}

var boxedThings = []step.Boxed[*nouns, *stockyards.Position]{
	step.InBox("building card(s)", func(n *nouns, p *stockyards.Position) int { return n.openCards(p) + sum(n.inDeck(p)) }),
	step.InBox("A card(s)", cardsOf("A")),
	step.InBox("B card(s)", cardsOf("B")),
	step.InBox("C card(s)", cardsOf("C")),
	step.InBox("specialist card(s)", func(_ *nouns, p *stockyards.Position) int {
		return len(p.Specialists) + ofPlayers(p, func(q *stockyards.Player) int { return len(q.Specialists) })
	}),
	step.InBox("year card(s)", func(n *nouns, _ *stockyards.Position) int { return len(n.yearCardWords().Kinds) }),
	step.InBox("branch house(s)", houseCount),
	step.InBox("worker(s)", workerCount),
	step.InBox("railroad token(s)", tokenCount),
	step.InBox("low morale token(s)", func(_ *nouns, p *stockyards.Position) int {
		return step.Number(p.TokensLeft) + ofPlayers(p, func(q *stockyards.Player) int { return step.Number(q.Tokens) })
	}),
	step.InBox("land card(s)", func(_ *nouns, p *stockyards.Position) int {
		return ofPlayers(p, func(q *stockyards.Player) int { return step.Number(q.LandCards) + len(q.Land) })
	}),
	step.InBox("plant(s)", func(_ *nouns, p *stockyards.Position) int { return len(p.Players) }),
	step.InBox("viaduct(s)", func(n *nouns, _ *stockyards.Position) int { return n.parts().Viaducts }),
	step.InBox("livestock", func(n *nouns, _ *stockyards.Position) int {
		pieces := n.parts().LivestockPieces
		return pieces[0] + pieces[1] + pieces[2]
	}),
}

// teachBox adds the steps that count everything in the game, in any place.
func (n *nouns) teachBox(v *step.Vocabulary) {
	for _, of := range boxedThings {
		of.Teach(v, n, n.now)
	}
}

func ofPlayers(p *stockyards.Position, count func(*stockyards.Player) int) int {
	total := 0
	for i := range p.Players {
		total += count(&p.Players[i])
	}
	return total
}

// openCards counts the building cards on offer and before the players.
func (n *nouns) openCards(p *stockyards.Position) int {
	return len(p.Offering) + ofPlayers(p, func(q *stockyards.Player) int { return len(q.Buildings) })
}

// cardsOf counts the building cards of a letter.
func cardsOf(letter string) func(*nouns, *stockyards.Position) int {
	return func(n *nouns, p *stockyards.Position) int {
		open := n.seenOf(letter, p)
		if n.letter(p.DeckTop) == letter {
			open--
		}
		return open + n.inDeck(p)[letter]
	}
}

func houseCount(_ *nouns, p *stockyards.Position) int {
	count := ofPlayers(p, func(q *stockyards.Player) int { return step.Number(q.Houses) })
	for _, market := range markets {
		count += len(inMarket(p, market).Houses)
	}
	return count
}

func workerCount(_ *nouns, p *stockyards.Position) int {
	count := ofPlayers(p, func(q *stockyards.Player) int { return step.Number(q.Workers) })
	for _, place := range append(listsOf(p.Spaces), append(listsOf(p.Slaughtered), p.Picket, p.Away)...) {
		count += len(place)
	}
	return count
}

func tokenCount(_ *nouns, p *stockyards.Position) int {
	count := len(p.Beside)
	for _, market := range markets {
		count += len(inMarket(p, market).Tokens)
	}
	return count
}

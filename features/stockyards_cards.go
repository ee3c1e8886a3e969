package features

import (
	"maps"
	"slices"

	"github.com/yardstick-rules/yardstick/engine/stockyards"
)

// teachCards adds what asks where the cards are.
func (n *stockNouns) teachCards(v *vocabulary) {
	v.then(stockOffering, n.offeringIs)
	v.then(stockTop, n.topIs)
	v.then(stockDeckN, n.deckCount)
	v.then(stockDeckEmpty, func() error { return n.deckCount(0) })
	v.then(stockCards, n.cardsAre)
	v.then(stockSpecialists, n.specialistsAre)
	v.then(stockSpecialist, n.hasSpecialist)
}

func (n *stockNouns) offeringIs(cards string) error {
	expected, err := n.buildingWords().list(cards)
	if err != nil {
		return err
	}
	p, err := n.table()
	if err != nil {
		return err
	}
	return sameList("the offering", expected, p.Offering)
}

func (n *stockNouns) topIs(card string) error {
	expected, err := n.buildingWords().list(card)
	if err != nil {
		return err
	}
	p, err := n.table()
	if err != nil {
		return err
	}
	got := []string{}
	if p.DeckTop != "" {
		got = append(got, p.DeckTop)
	}
	return sameList("the card on top of the deck", expected, got)
}

// inDeck counts the cards of the deck by letter. With two players a deck holds two of the cards of the last letter, fewer by those
// that have come up.
func (n *stockNouns) inDeck(p *stockyards.Position) map[string]int {
	count := map[string]int{}
	for letter, cards := range p.Deck {
		count[letter] = len(cards)
	}
	if len(n.setup.Seats) == 2 {
		count["C"] = min(count["C"], max(0, 2-n.seenOf("C", p)))
	}
	if p.DeckTop != "" {
		count[n.letter(p.DeckTop)]++
	}
	return count
}

// letter is the letter on the back of a building card.
func (n *stockNouns) letter(card string) string {
	if b := n.building(card); b != nil {
		return string(rune('A' + b.Deck))
	}
	return ""
}

// seenOf counts the cards of a letter that lie open.
func (n *stockNouns) seenOf(letter string, p *stockyards.Position) int {
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

func (n *stockNouns) deckCount(expected int) error {
	p, err := n.table()
	if err != nil {
		return err
	}
	return equal("the number of building cards in the deck", expected, sum(n.inDeck(p)))
}

// cardsAre compares a player's building cards, in any order.
func (n *stockNouns) cardsAre(player, cards string) error {
	expected, err := n.buildingWords().list(cards)
	if err != nil {
		return err
	}
	_, q, err := n.tableFor(player)
	if err != nil {
		return err
	}
	got := slices.Collect(maps.Keys(q.Buildings))
	return samePile(player+"'s building cards", pileOf(expected), pileOf(got), n.buildingWords().kinds)
}

func (n *stockNouns) specialistsAre(player, cards string) error {
	expected, err := n.specialistWords().list(cards)
	if err != nil {
		return err
	}
	_, q, err := n.tableFor(player)
	if err != nil {
		return err
	}
	return samePile(player+"'s specialist cards", pileOf(expected), pileOf(q.Specialists), n.specialistWords().kinds)
}

// hasSpecialist needs a player to have a specialist card, with whatever else.
func (n *stockNouns) hasSpecialist(player, card string) error {
	_, q, err := n.tableFor(player)
	if err != nil || slices.Contains(q.Specialists, card) {
		return err
	}
	return sameList(player+"'s specialist cards", []string{card}, q.Specialists)
}

// stockBoxed is a kind of thing that the box holds, and how to count it wherever it lies.
type stockBoxed struct {
	things string
	said   phrase
	count  func(*stockNouns, *stockyards.Position) int
}

func inStockBox(things string, count func(*stockNouns, *stockyards.Position) int) stockBoxed {
	return stockBoxed{things, sayStock("there is/are <n> " + things + " in the game"), count}
}

var stockBox = []stockBoxed{
	inStockBox("building card(s)", func(n *stockNouns, p *stockyards.Position) int { return n.openCards(p) + sum(n.inDeck(p)) }),
	inStockBox("A card(s)", cardsOf("A")),
	inStockBox("B card(s)", cardsOf("B")),
	inStockBox("C card(s)", cardsOf("C")),
	inStockBox("specialist card(s)", func(_ *stockNouns, p *stockyards.Position) int {
		return len(p.Specialists) + ofPlayers(p, func(q *stockyards.Player) int { return len(q.Specialists) })
	}),
	inStockBox("year card(s)", func(n *stockNouns, _ *stockyards.Position) int { return len(n.yearCardWords().kinds) }),
	inStockBox("branch house(s)", houseCount),
	inStockBox("worker(s)", workerCount),
	inStockBox("railroad token(s)", tokenCount),
	inStockBox("low morale token(s)", func(_ *stockNouns, p *stockyards.Position) int {
		return number(p.TokensLeft) + ofPlayers(p, func(q *stockyards.Player) int { return number(q.Tokens) })
	}),
	inStockBox("land card(s)", func(_ *stockNouns, p *stockyards.Position) int {
		return ofPlayers(p, func(q *stockyards.Player) int { return number(q.LandCards) + len(q.Land) })
	}),
	inStockBox("plant(s)", func(_ *stockNouns, p *stockyards.Position) int { return len(p.Players) }),
	inStockBox("viaduct(s)", func(n *stockNouns, _ *stockyards.Position) int { return n.parts().Viaducts }),
	inStockBox("livestock", func(n *stockNouns, _ *stockyards.Position) int {
		pieces := n.parts().LivestockPieces
		return pieces[0] + pieces[1] + pieces[2]
	}),
}

// teachBox adds what asks for everything that is in the game, wherever it lies.
func (n *stockNouns) teachBox(v *vocabulary) {
	for _, of := range stockBox {
		v.then(of.said, func(expected int) error {
			p, err := n.table()
			if err != nil {
				return err
			}
			return equal("the number of "+of.things+" in the game", expected, of.count(n, p))
		})
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
func (n *stockNouns) openCards(p *stockyards.Position) int {
	return len(p.Offering) + ofPlayers(p, func(q *stockyards.Player) int { return len(q.Buildings) })
}

// cardsOf counts the building cards of a letter.
func cardsOf(letter string) func(*stockNouns, *stockyards.Position) int {
	return func(n *stockNouns, p *stockyards.Position) int {
		open := n.seenOf(letter, p)
		if n.letter(p.DeckTop) == letter {
			open--
		}
		return open + n.inDeck(p)[letter]
	}
}

func houseCount(_ *stockNouns, p *stockyards.Position) int {
	count := ofPlayers(p, func(q *stockyards.Player) int { return number(q.Houses) })
	for _, market := range stockMarkets {
		count += len(inMarket(p, market).Houses)
	}
	return count
}

func workerCount(_ *stockNouns, p *stockyards.Position) int {
	count := ofPlayers(p, func(q *stockyards.Player) int { return number(q.Workers) })
	for _, place := range append(listsOf(p.Spaces), append(listsOf(p.Slaughtered), p.Picket, p.Away)...) {
		count += len(place)
	}
	return count
}

func tokenCount(_ *stockNouns, p *stockyards.Position) int {
	count := len(p.Beside)
	for _, market := range stockMarkets {
		count += len(inMarket(p, market).Tokens)
	}
	return count
}

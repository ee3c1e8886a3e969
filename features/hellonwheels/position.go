package hellonwheels

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/document"
	"github.com/yardstick-rules/yardstick/engine/hellonwheels"
	"github.com/yardstick-rules/yardstick/features/step"
)

// teachPosition adds the steps that check the position.
func (n *nouns) teachPosition(v *step.Vocabulary) {
	t := n.table()
	step.Both(v, money, step.Players(t, "%s's money", sums, func(p *seat) **int { return &p.Cash }))
	v.Then(bank, step.OnTable(t, "the bank", sums, func(p *position) **int { return &p.Bank }).Is)
	v.Then(kept, n.bankKept)
	v.Then(step.HasHand, step.Players(t, "%s's hand", named, func(p *seat) *[]string { return &p.Hand }).Is)
	v.Then(step.HoldsCards, n.holds)
	v.Then(step.CountsHand, step.CountsOf(t, "the number of cards in %s's hand", func(p *seat) int { return len(p.Hand) }))
	v.Then(supervisor, n.supervisorIs)
	v.Then(town, n.townIs)
	v.Then(noTown, n.noTown)
	v.Then(townHas, n.townHas)
	v.Then(owns, n.owns)
	v.Then(mayor, n.mayorIs)
	v.Then(customers, n.customerCount)
	v.Then(mayhem, n.mayhemCount)
	v.Then(step.DiscardsAre, step.OnTable(t, "the discard pile", exact, func(p *position) *[]string { return &p.Pile }).Is)
	v.Then(step.CountsDiscards, step.Counts(t, "the number of cards in the discard pile", func(p *position) int { return len(p.Pile) }))
	v.Then(deck, step.OnTable(t, "the deck", exact, func(p *position) *[]string { return &p.Deck }).Is)
	v.Then(deckN, step.Counts(t, "the number of cards in the deck", func(p *position) int { return len(p.Deck) }))
	v.Then(inPile, n.cardIsIn("in the discard pile", pileOfCards))
	v.Then(inDeck, n.cardIsIn("in the deck", deckOfCards))
	v.Then(removed, n.isRemoved)
	v.Then(liesApart, n.cardIsIn("apart", inEffect))
	v.Then(towns, n.townDeckIs)
	v.Then(townsN, step.Counts(t, "the number of Towns in the Town deck", func(p *position) int { return len(p.TownDeck) }))
	v.Then(townsOut, n.townsOutAre)
	v.Then(step.TurnNumber, step.Counts(t, "the number of the turn", func(p *position) int { return p.Turn }))
	v.Then(phase, func(phase string) error { return n.stageIs(phase, "") })
	v.Then(behind, func(phase string) error { return n.stageIs(phase, "behind") })
	v.Then(ahead, func(phase string) error { return n.stageIs(phase, "ahead") })
	v.Then(earns, step.Changes(t, "money", 1, moneyOf))
	v.Then(pays, step.Changes(t, "money", -1, moneyOf))
	v.Then(paysTo, n.Paid)
}

// now settles chance and returns the whole position.
func (n *nouns) now() (*position, error) { return n.seenBy("") }

// seenBy returns the position as a seat sees it.
func (n *nouns) seenBy(seat string) (*position, error) {
	p := &hellonwheels.Position{}
	return p, n.View(seat, p)
}

// moneyOf returns a player's money in a position; nil if it is not shown.
func moneyOf(p *position, name string) *int {
	if player := step.Named(p.Players, name, called); player != nil {
		return player.Cash
	}
	return nil
}

// called returns the name of a player in a document.
func called(p *seat) string { return p.Name }

func (n *nouns) nowOf(name string) (*seat, error) {
	p, err := n.now()
	if err != nil {
		return nil, err
	}
	return step.PlayerIn(n.World, p.Players, name, called)
}

// sameMoney compares a sum that an engine may have left out.
func sameMoney(what string, expected int, got *int) error {
	switch {
	case got == nil:
		return fmt.Errorf("expected %s to be %dK, but the engine's position does not say it", what, expected)
	case *got != expected:
		return fmt.Errorf("expected %s to be %dK, but it is %dK", what, expected, *got)
	}
	return nil
}

// bankKept compares the bank's payments since the position was set up: a sum less the remainder of rounding down.
func (n *nouns) bankKept(left, sum int) error {
	p, err := n.now()
	if err != nil {
		return err
	}
	if n.Start.Position == nil {
		return step.Errorf("this game began with set-up: ask what the bank has")
	}
	before := &hellonwheels.Position{}
	if err := document.Decode(n.Start.Position, before); err != nil {
		return fmt.Errorf("the position set up above cannot be read: %w", err)
	}
	if before.Bank == nil || p.Bank == nil {
		return errors.New("the engine's position does not say what the bank has")
	}
	if paid := *before.Bank - *p.Bank; paid != sum-left {
		return fmt.Errorf("expected the bank to keep %dK of %dK, but it has paid %dK", left, sum, paid)
	}
	return nil
}

// holds checks that a hand contains at least these cards.
func (n *nouns) holds(player, cards string) error {
	expected, err := rrWords().List(cards)
	if err != nil {
		return err
	}
	p, err := n.nowOf(player)
	if err != nil {
		return err
	}
	if len(expected) == 0 {
		return sameCards(player+"'s hand", expected, p.Hand)
	}
	if _, ok := among(expected, p.Hand); !ok {
		return fmt.Errorf("expected %s to hold %s, but %s's hand is %s",
			player, step.Spell(expected), player, step.Spell(inCardOrder(p.Hand)))
	}
	return nil
}

// supervisorIs compares the holder of the token; "nobody" means none.
func (n *nouns) supervisorIs(player string) error {
	p, err := n.now()
	if err != nil {
		return err
	}
	expected, got := player, step.OrNobody(p.Supervisor)
	if expected != "nobody" {
		if err := n.IsPlayer(player); err != nil {
			return err
		}
	}
	if expected != got {
		return fmt.Errorf("expected %s to be Supervisor, but %s is", expected, got)
	}
	return nil
}

// stageIs checks the point of the turn. A single Opportunist Phase between two phases counts as after the first
// and before the second.
func (n *nouns) stageIs(phase, part string) error {
	p, err := n.now()
	if err != nil {
		return err
	}
	if p.Decision == "over" {
		return errors.New("expected the game to go on, but it is over")
	}
	number, got := slices.Index(phases, phase)+1, phaseNumber(p.Phase)
	if part == p.Opportunist && number == got {
		return nil
	}
	single := part == "ahead" && p.Opportunist == "behind" && !n.Under("window-count", "two-between")
	if single && number == got%len(phases)+1 {
		return nil
	}
	return fmt.Errorf("expected it to be %s, but it is %s", stageTitle(phase, part), stageTitle(phaseTitle(got), p.Opportunist))
}

func phaseTitle(number int) string {
	if number == 0 {
		return "set-up"
	}
	return phases[number-1]
}

func stageTitle(phase, part string) string {
	switch {
	case phase == "set-up":
		return phase
	case part == "ahead":
		return "the Opportunist Phase before the " + phase + " Phase"
	case part == "behind":
		return "the Opportunist Phase after the " + phase + " Phase"
	}
	return strings.Join([]string{"the", phase, "Phase"}, " ")
}

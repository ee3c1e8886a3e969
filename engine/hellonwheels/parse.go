package hellonwheels

import (
	"errors"
	"fmt"
	"regexp"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
)

var fraction = regexp.MustCompile(`^bid [0-9]{1,9}[.,/][0-9]{1,9}( with blackmail)?$`)

// Parse reads the spelling of an action. If the rulebook forbids a text in every position, the error is a violation:
// money has no part smaller than 1K (HOW-MON-01), and no card moves more cards than an action can name.
func (s *state) Parse(text string) (engine.Action, error) {
	if strings.HasPrefix(text, "bid ") && fraction.MatchString(text) {
		return 0, &engine.Violation{Clause: Mon01, Action: text, Reason: "every sum is a whole number of K"}
	}
	a, err := grammar.Read(text, s.table.seats)
	switch {
	case text == "draw":
		return 0, fmt.Errorf("%w; a player buys with draw extra", err)
	case err != nil:
		return 0, s.tooMany(text, err)
	}
	for i := 1; formOf(a) >= fromTo && i < cardsOf(a); i++ {
		c, _ := cardOf(a, i)
		if before, _ := cardOf(a, i-1); c <= before {
			return 0, notAfter(c, before)
		}
	}
	return a, nil
}

// tooMany refuses a list of more cards than any card moves, if the list contains only cards, in order. Any other
// text keeps its error.
func (s *state) tooMany(text string, err error) error {
	head, list, _ := strings.Cut(text, " moving ")
	if strings.Count(list, ", ") < mostCards {
		return err
	}
	var v verb
	last := -1
	for card := range strings.SplitSeq(list, ", ") {
		a, err := grammar.Read(head+" moving "+card, s.table.seats)
		c := firstOf(a)
		switch {
		case err != nil:
			return err
		case int(c) <= last:
			return notAfter(c, instance(last))
		}
		v, last = verbOf(a), int(c)
	}
	return &engine.Violation{Clause: playClauses[v-vVileMen], Action: verbNames[v] + " … " + list, Reason: "no card moves that many"}
}

func notAfter(c, before instance) error {
	return fmt.Errorf("cards are listed in card order, none twice: %s does not come after %s", c, before)
}

func notOneOf(what string) func(string, []string) error {
	return func(text string, names []string) error {
		return fmt.Errorf("%q is not %s: one of %s", text, what, strings.Join(names, ", "))
	}
}

func notRaid(text string, names []string) error {
	return notOneOf("a Raid card")(text, names[firstRaid:])
}

func notPosition(text string, _ []string) error {
	return fmt.Errorf("%q is not a position: past, present or future", text)
}

func notPlayer(name string, seats []string) error {
	if name == "" {
		return fmt.Errorf("it does not say for which player: one of %s", strings.Join(seats, ", "))
	}
	return fmt.Errorf("nobody called %q plays here: the players are %s", name, strings.Join(seats, ", "))
}

func notDie(text string, seats []string) error {
	return fmt.Errorf("%q is not a roll of a die: a number from 1 to 6, such as roll 5 for %s", text, seats[0])
}

func notBid(text string, _ []string) error {
	return fmt.Errorf("bid: %q is not a whole number from 0 to %d; write bid 3, or bid 3 with blackmail", text, 0xffff)
}

func notCount(text string, _ []string) error {
	return fmt.Errorf("%q is not a number of extra cards: write draw extra, or draw extra 1 to draw extra 3", text)
}

// parseCard reads one of the 82 cards.
func parseCard(text string) (instance, error) {
	if c, ok := parseInstance(text); ok {
		return c, nil
	}
	return 0, notInstance(text, nil)
}

func notInstance(text string, _ []string) error {
	if n, ok := parseName(text); ok {
		return fmt.Errorf("there are several copies of %s: name one, %s#1 to %s#%d", text, text, text, defaultComponents.CardCopies[n])
	}
	return notCard(text)
}

// notOwn refuses a text that is not a card name, since players name their own cards without a number.
func notOwn(text string, _ []string) error {
	if c, ok := parseInstance(text); ok {
		return fmt.Errorf("a card of the player's own hand goes by its name: %s", c.name())
	}
	return notCard(text)
}

func notCard(text string) error {
	if text == "" {
		return errors.New("name a card, such as saloon or lawmen")
	}
	return fmt.Errorf("there is no card %q; cards are spelled in small letters with hyphens, such as gambling-house, irish or "+
		"law-and-order",
		text)
}

package hellonwheels

import (
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/hellonwheels/box"
)

// Parse reads the spelling of an action. Where the text is no action because the rulebook itself forbids what it says (a part of
// a K, more cards than any card moves), the error is a violation.
func (s *state) Parse(text string) (engine.Action, error) {
	head, rest, _ := strings.Cut(text, " ")
	switch head {
	case "bid":
		return parseBid(rest)
	case "town":
		return parseTown(rest)
	case "supervisor":
		seat, err := s.parseSeat(rest)
		return engine.Action(vFirst) | withSeat(seat), err
	case "roll":
		return s.parseRoll(rest)
	case "draw":
		return s.parseDraw(rest)
	case "random":
		return s.parseFor(vRandom, rest, " from ")
	case "civilize", "build", "customer", "mayhem":
		return parsePlay(verb(slices.Index(verbNames[:], head)), rest)
	case "give":
		return parseGiveUp(rest)
	case "raid":
		return parseRaid(rest)
	case "play":
		return s.parseOpportunist(rest)
	case "discard":
		n, err := parseOwn(rest)
		return engine.Action(vDiscard) | withCard(0, list.first[n]), err
	case "pass", "done":
		if rest != "" {
			return 0, fmt.Errorf("%s is written alone", head)
		}
		if head == "pass" {
			return engine.Action(vPass), nil
		}
		return engine.Action(vDone), nil
	}
	return 0, errors.New("an action begins with bid, draw extra, civilize, build, customer, mayhem, raid, play, give up, discard, pass " +
		"or done; a decision of chance with town, supervisor, roll, draw or random")
}

var fraction = regexp.MustCompile(`^[0-9]{1,9}[.,/][0-9]{1,9}$`)

// parseBid reads a bid. Money has no part smaller than 1K (HOW-MON-01).
func parseBid(text string) (engine.Action, error) {
	chips, withCard := strings.CutSuffix(text, " with blackmail")
	if fraction.MatchString(chips) {
		return 0, &engine.Violation{Clause: Mon01, Action: "bid " + text, Reason: "every sum is a whole number of K"}
	}
	n, err := parseNumber(chips, 0xffff)
	if err != nil {
		return 0, fmt.Errorf("bid: %w; write bid 3, or bid 3 with blackmail", err)
	}
	return bidOf(n, withCard), nil
}

// parseNumber reads a whole number from 0 to most, written without zeros in front.
func parseNumber(text string, most int) (int, error) {
	n, err := strconv.Atoi(text)
	if err != nil || n < 0 || n > most || strconv.Itoa(n) != text {
		return 0, fmt.Errorf("%q is not a whole number from 0 to %d", text, most)
	}
	return n, nil
}

func parseTown(text string) (engine.Action, error) {
	name, place, _ := strings.Cut(text, " to ")
	t := slices.Index(townNames[:], name)
	if t < 0 {
		return 0, fmt.Errorf("%q is not a Town: one of %s", name, strings.Join(townNames[:], ", "))
	}
	p, err := parsePosition(place)
	return cardAt(vTown, instance(t), p), err
}

func parsePosition(text string) (position, error) {
	p := slices.Index(positionNames[:], text)
	if p < 0 {
		return 0, fmt.Errorf("%q is not a position: past, present or future", text)
	}
	return position(p), nil
}

func (s *state) parseSeat(name string) (int8, error) {
	seat, ok := s.table.seat(name)
	if name == "" {
		return 0, fmt.Errorf("it does not say for which player: one of %s", strings.Join(s.table.seats, ", "))
	}
	if !ok {
		return 0, fmt.Errorf("nobody called %q plays here: the players are %s", name, strings.Join(s.table.seats, ", "))
	}
	return seat, nil
}

func (s *state) parseRoll(text string) (engine.Action, error) {
	number, who, _ := strings.Cut(text, " for ")
	n, err := parseNumber(number, 6)
	if err != nil || n == 0 {
		return 0, fmt.Errorf("%q is not a roll of a die: a number from 1 to 6, such as roll 5 for %s", number, s.table.seats[0])
	}
	seat, err := s.parseSeat(who)
	return engine.Action(vRoll) | withSeat(seat) | withNumber(n), err
}

func (s *state) parseDraw(text string) (engine.Action, error) {
	if text == "extra" {
		return engine.Action(vExtra), nil
	}
	if number, ok := strings.CutPrefix(text, "extra "); ok {
		n, err := parseNumber(number, 9)
		if err != nil || n == 0 {
			return 0, fmt.Errorf("%q is not a number of extra cards: write draw extra, or draw extra 1 to draw extra 3", number)
		}
		return engine.Action(vExtra) | withNumber(n), nil
	}
	return s.parseFor(vDraw, text, " for ")
}

// parseFor reads a card and the player for whom or from whom chance takes it.
func (s *state) parseFor(v verb, text, word string) (engine.Action, error) {
	card, who, ok := strings.Cut(text, word)
	if !ok {
		return 0, fmt.Errorf("write %s CARD%sPLAYER; a player buys with draw extra", verbNames[v], word)
	}
	c, err := parseCard(card)
	if err != nil {
		return 0, err
	}
	seat, err := s.parseSeat(who)
	return cardFor(v, c, seat), err
}

// parseCard reads one of the 82 cards.
func parseCard(text string) (instance, error) {
	c, ok := parseInstance(text)
	if ok {
		return c, nil
	}
	if n, ok := parseName(text); ok {
		return 0, fmt.Errorf("there are several copies of %s: name one, %s#1 to %s#%d", text, text, text, defaultComponents.CardCopies[n])
	}
	return 0, notCard(text)
}

// parseOwn reads a card of one's own hand, by its name.
func parseOwn(text string) (name, error) {
	if n, ok := parseName(text); ok {
		return n, nil
	}
	if c, ok := parseInstance(text); ok {
		return 0, fmt.Errorf("a card of the player's own hand goes by its name: %s", c.name())
	}
	return 0, notCard(text)
}

func notCard(text string) error {
	if text == "" {
		return errors.New("name a card, such as saloon or lawmen")
	}
	return fmt.Errorf("there is no card %q; cards are spelled in small letters with hyphens, such as gambling-house, irish or "+
		"law-and-order",
		text)
}

func parsePlay(v verb, text string) (engine.Action, error) {
	card, place, ok := strings.Cut(text, " at ")
	if !ok {
		return 0, fmt.Errorf("write %s CARD at past, present or future", verbNames[v])
	}
	n, err := parseOwn(card)
	if err != nil {
		return 0, err
	}
	p, err := parsePosition(place)
	return cardAt(v, list.first[n], p), err
}

// parseAt reads a card on the board and its position.
func parseAt(text string) (instance, position, error) {
	card, place, ok := strings.Cut(text, " at ")
	if !ok {
		return 0, 0, errors.New("say where the card is: CARD at past, present or future")
	}
	c, err := parseCard(card)
	if err != nil {
		return 0, 0, err
	}
	p, err := parsePosition(place)
	return c, p, err
}

func parseGiveUp(text string) (engine.Action, error) {
	card, ok := strings.CutPrefix(text, "up ")
	if !ok {
		return 0, errors.New("write give up CARD at past, present or future")
	}
	c, p, err := parseAt(card)
	return cardAt(vGiveUp, c, p), err
}

func parseRaid(text string) (engine.Action, error) {
	card, target, ok := strings.Cut(text, " discard ")
	if !ok {
		return 0, errors.New("write raid CARD discard TARGET at past, present or future")
	}
	n, err := parseOwn(card)
	if err != nil {
		return 0, err
	}
	if n.class() != box.Raid {
		return 0, fmt.Errorf("%s is not a Raid card: one of %s", n, strings.Join(cardNames[firstRaid.name():firstOpportunist.name()], ", "))
	}
	c, p, err := parseAt(target)
	return cardAt(vRaid, list.first[n], p) | withCard(1, c), err
}

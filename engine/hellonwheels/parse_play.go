package hellonwheels

import (
	"errors"
	"fmt"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/hellonwheels/box"
)

// parseOpportunist reads the play of an Opportunist card.
func (s *state) parseOpportunist(text string) (engine.Action, error) {
	card, aim, aimed := strings.Cut(text, " ")
	n, ok := parseName(card)
	if !ok || n.class() != box.Opportunist {
		return 0, fmt.Errorf("%q is not an Opportunist card: one of %s", card, strings.Join(cardNames[firstOpportunist.name():], ", "))
	}
	v := playVerb(list.first[n])
	if !aimed {
		return engine.Action(v), nil
	}
	a, err := s.parseAim(v, aim)
	if err != nil {
		return 0, fmt.Errorf("play %s: %w", card, err)
	}
	return a, nil
}

func (s *state) parseAim(v verb, aim string) (engine.Action, error) {
	switch v {
	case vVileMen, vConMen, vOutlaws, vGamblers:
		who, ok := strings.CutPrefix(aim, "on ")
		if !ok {
			return 0, errors.New("write on and a player")
		}
		seat, err := s.parseSeat(who)
		return withForm(v, onSeat) | withSeat(seat), err
	case vIndianAttack, vArsonist, vClaimJumpers:
		card, ok := strings.CutPrefix(aim, "on ")
		if !ok {
			return 0, errors.New("write on CARD at past, present or future")
		}
		c, p, err := parseAt(card)
		return withForm(v, onCard) | withCard(0, c) | withPlace(0, p), err
	case vDesperados, vLadies:
		return parseMove(v, aim)
	case vHangersOn:
		cards, ok := strings.CutPrefix(aim, "moving ")
		if !ok {
			return 0, errors.New("write moving CARDS")
		}
		return parseList(withForm(v, listed), cards, false)
	}
	return 0, errors.New("the card is aimed at nothing")
}

// parseMove reads the three forms of moving Customers or Mayhem (HOW-R-move-sources).
func parseMove(v verb, aim string) (engine.Action, error) {
	where, cards, ok := strings.Cut(" "+aim, " moving ")
	if !ok {
		return 0, errors.New("write from POSITION to POSITION moving CARDS")
	}
	if where == "" {
		return parseList(withForm(v, eachTo), cards, true)
	}
	if from, to, ok := strings.Cut(where, " to "); ok && from == "" {
		p, err := parsePosition(to)
		if err != nil {
			return 0, err
		}
		return parseList(withForm(v, toOne)|withPlace(0, p), cards, false)
	}
	from, to, _ := strings.Cut(strings.TrimPrefix(where, " from "), " to ")
	p, err := parsePosition(from)
	if err != nil {
		return 0, err
	}
	q, err := parsePosition(to)
	if err != nil {
		return 0, err
	}
	return parseList(withForm(v, fromTo)|withPlace(0, p)|withPlace(1, q), cards, false)
}

// parseList reads cards in card order, each with a position of its own if apart is said.
func parseList(a engine.Action, text string, apart bool) (engine.Action, error) {
	last := -1
	for i, item := range strings.Split(text, ", ") {
		card, place, placed := strings.Cut(item, " to ")
		c, err := parseCard(card)
		switch {
		case err != nil:
			return 0, err
		case placed != apart:
			return 0, fmt.Errorf("%q: write moving CARDS, or moving CARD to POSITION, CARD to POSITION", item)
		case int(c) <= last:
			return 0, fmt.Errorf("cards are listed in card order, none twice: %s does not come after %s", c, instance(last))
		case i >= mostCards:
			v := verbOf(a)
			return 0, &engine.Violation{Clause: playClauses[v-vVileMen], Action: verbNames[v] + " … " + text,
				Reason: "no card moves that many"}
		}
		last = int(c)
		a |= withCard(i, c)
		if apart {
			p, err := parsePosition(place)
			if err != nil {
				return 0, err
			}
			a |= withPlace(i, p)
		}
	}
	return a, nil
}

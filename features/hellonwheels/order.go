package hellonwheels

import (
	"errors"
	"fmt"
	"slices"

	"github.com/yardstick-rules/yardstick/engine/hellonwheels"
)

// clockwise returns the players from a seat on.
func (n *nouns) clockwise(from int) []string {
	seats := n.Setup.Seats
	return slices.Concat(seats[from:], seats[:from])
}

// supervisorOrder returns the Supervisor and the others clockwise (HOW-ORD-04).
func (n *nouns) supervisorOrder() []string {
	return n.clockwise(max(0, slices.Index(n.Setup.Seats, n.doc.Supervisor)))
}

// reverseOrder begins on the right of the Supervisor (HOW-ORD-05).
func (n *nouns) reverseOrder() []string {
	order := n.supervisorOrder()
	if n.Under("reverse-order", "right-then-clockwise") {
		last := len(order) - 1
		return slices.Concat(order[last:], order[:last])
	}
	slices.Reverse(order)
	return order
}

// unstatedOrder returns the order of the hand limit (HOW-R-unstated-order).
func (n *nouns) unstatedOrder() []string {
	switch {
	case n.Under("unstated-order", "reverse-order"):
		return n.reverseOrder()
	case n.Under("unstated-order", "seat-order"):
		return n.clockwise(0)
	}
	return n.supervisorOrder()
}

// layDecision sets the decision if it is not the beginning of a phase.
func (n *nouns) layDecision() error {
	s := &n.stage
	switch {
	case s.part != "":
		return n.layWindow()
	case s.passes > 0:
		return errors.New("passes in a row are counted in an Opportunist Phase only")
	case s.limit:
		return n.layLimit()
	case s.phase == supervisorPhase:
		return n.layBids()
	case s.phase == railroadPhase:
		return n.layDrawing()
	}
	return n.layVisit()
}

func (n *nouns) decide(decision, player string) error {
	n.doc.Decision, n.doc.Player = decision, player
	return nil
}

// layLimit asks the first player above the hand limit; if there is none, the phase is over.
func (n *nouns) layLimit() error {
	order := n.unstatedOrder()
	first := max(0, slices.Index(order, n.stage.actor))
	for _, seat := range order[first:] {
		if n.handSize(seat) > n.parts().HandLimit {
			return n.decide("discard", seat)
		}
	}
	n.doc.Opportunist = "behind"
	return nil
}

// layWindow lays out an Opportunist Phase under way. If the phase only begins, the game lays it out.
func (n *nouns) layWindow() error {
	s := &n.stage
	order := n.supervisorOrder()
	if s.next {
		return n.layLastPass(order)
	}
	if s.actor == "" && s.passes == 0 && len(s.passed) == 0 {
		return nil
	}
	player, err := n.asked(order, s.passes)
	if err != nil {
		return err
	}
	n.doc.Passes, n.doc.Shut = s.passes, s.passed
	return n.decide("play", player)
}

// layLastPass notes a pass for every player except the last who holds a card.
func (n *nouns) layLastPass(order []string) error {
	if n.stage.actor != "" || n.stage.passes > 0 || len(n.stage.passed) > 0 {
		return errors.New("one pass is missing before the phase that comes next: leave out who acts and who has passed")
	}
	holders := n.holders()
	last := len(order) - 1
	for !slices.Contains(holders, order[last]) {
		last--
	}
	n.doc.Passes = len(order) - 1
	if n.Under("window-pass", "pass-is-final") {
		n.doc.Shut = slices.Concat(order[:last], order[last+1:])
	}
	return n.decide("play", order[last])
}

// asked returns the player to act: the one a step names, or the next in order with a card who has not passed.
func (n *nouns) asked(order []string, from int) (string, error) {
	s := &n.stage
	if s.actor != "" {
		switch {
		case slices.Contains(s.passed, s.actor) && !n.AtFault:
			return "", fmt.Errorf("%s has passed and is to act: say one or the other", s.actor)
		case n.handSize(s.actor) == 0 && !n.AtFault:
			return "", fmt.Errorf("%s is to act and holds no card: a player with an empty hand is not asked; say what %s's hand is",
				s.actor, s.actor)
		}
		return s.actor, nil
	}
	for i := range order {
		seat := order[(from+i)%len(order)]
		if !slices.Contains(s.passed, seat) && n.handSize(seat) > 0 {
			return seat, nil
		}
		if s.part != "" && from > 0 {
			s.passes++ // an empty hand passes without being asked
		}
		if s.passes >= len(order) {
			break
		}
	}
	return "", errors.New("nobody is left to act: a player with an empty hand is not asked; say what somebody's hand is")
}

// layBids adds the bids of the first seats.
func (n *nouns) layBids() error {
	first := ""
	for _, seat := range n.Setup.Seats {
		i := slices.IndexFunc(n.doc.Players, func(p hellonwheels.Player) bool { return p.Name == seat })
		bid := i >= 0 && n.doc.Players[i].Bid != nil
		switch {
		case bid && first != "":
			return fmt.Errorf("%s has bid before %s: bids are made in the order of the seats", seat, first)
		case !bid && first == "":
			first = seat
		}
	}
	switch {
	case first == "":
		return errors.New("everybody has bid: leave the last bid to a step such as When p2 does \"bid 3\"")
	case n.stage.actor != "" && n.stage.actor != first:
		return fmt.Errorf("%s bids before %s: say what %s has bid", first, n.stage.actor, first)
	case first == n.Setup.Seats[0]:
		return nil
	}
	return n.decide("bid", first)
}

// layDrawing lays out a Railroad Phase under way.
func (n *nouns) layDrawing() error {
	s := &n.stage
	if s.drawn == "" {
		if s.actor != "" {
			return n.decide("", s.actor) // the player draws, or a player first discards so that there is a card to draw
		}
		return nil
	}
	if s.actor != "" && s.actor != s.drawn {
		return fmt.Errorf("%s decides about extra cards, not %s", s.drawn, s.actor)
	}
	n.doc.Drawing = &hellonwheels.Drawing{Cards: n.parts().CardsEachTurn, Buying: true, Bought: s.bought}
	switch {
	case n.Under("extra-draw-when", "after-all"):
		n.doc.Drawing.Cards = 0
	case n.Under("draw-manner", "in-rounds"):
		n.doc.Drawing.Cards--
	}
	return n.decide("extra-card", s.drawn)
}

// layVisit lays out a phase of visits under way. If the phase only begins, the game lays it out.
func (n *nouns) layVisit() error {
	s := &n.stage
	if s.actor == "" && len(s.passed) == 0 {
		return nil
	}
	if len(s.passed) > 0 && !n.Under("visit", "card-by-card") {
		return fmt.Errorf("%s has passed: if each player has one visit, write instead that it is the %s Phase and who is to act",
			s.passed[0], phases[s.phase-1])
	}
	player, err := n.asked(n.reverseOrder(), 0)
	if err != nil {
		return err
	}
	n.doc.Shut = s.passed
	return n.decide("visit", player)
}

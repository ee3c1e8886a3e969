package hellonwheels

import (
	"errors"
	"fmt"
	"slices"

	"github.com/yardstick-rules/yardstick/engine/document"
	"github.com/yardstick-rules/yardstick/engine/hellonwheels"
	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/features/step"
)

// The phases by number, from 1.
const (
	supervisorPhase = 1 + iota
	railroadPhase
	civilizedPhase
	_
	establishmentPhase
	customerPhase
	_
	_
	_
	linePhase
)

// stage holds the point of the turn as the steps describe it.
type stage struct {
	phase  int    // 0 until a step names one
	said   bool   // a step names it
	part   string // "ahead" or "behind" in the Opportunist Phase there
	next   bool   // the phase comes next
	limit  bool   // the hand limit is due
	actor  string // the player to act
	passes int    // in a row
	passed []string
	drawn  string // the player who decides about extra cards
	bought int
	buyer  string // the player who has bought them
}

// teachStage adds the steps that set the point of the turn.
func (n *nouns) teachStage(v *step.Vocabulary) {
	v.Given(phase, n.givePhase)
	v.Given(phaseOf, n.givePhaseOf)
	v.Given(behind, func(phase string) error { return n.giveStage(phase, "behind") })
	v.Given(ahead, func(phase string) error { return n.giveStage(phase, "ahead") })
	v.Given(next, n.giveNext)
	v.Given(limit, n.giveLimit)
	v.Given(toAct, n.giveActor)
	v.Given(passes, n.givePasses)
	v.Given(passed, n.givePassed)
	v.Given(drawn, n.giveDrawn)
	v.Given(bought, n.giveBought)
	v.Given(bid, func(player string, k int) error { return n.giveBid(player, k, false) })
	v.Given(bidCard, func(player string, k int) error { return n.giveBid(player, k, true) })
	v.Given(shown, n.giveShown)
}

func (n *nouns) giveStage(phase, part string) error {
	if err := n.placing(); err != nil {
		return err
	}
	if n.stage.phase > 0 {
		return errors.New("the point of the turn is given twice")
	}
	n.stage.phase, n.stage.part, n.stage.said = slices.Index(phases, phase)+1, part, true
	return nil
}

// Lacks returns a note if the scenario begins in a phase in which players play cards, but no player holds a
// card. Such a phase ends at once.
func (n *nouns) Lacks() []document.Part {
	s := n.stage
	visit := s.part != "" || s.phase == civilizedPhase || s.phase == establishmentPhase || s.phase == customerPhase
	if !s.said || !visit || s.next || s.limit || len(n.holders()) > 0 {
		return nil
	}
	what := phases[s.phase-1] + " Phase"
	if s.part != "" {
		what = "Opportunist Phase " + map[string]string{"ahead": "before", "behind": "after"}[s.part] + " the " + what
	}
	return []document.Part{{Part: "players nobody", Is: "holds a card, so the " + what + " ends at once"}}
}

// givePhase begins a phase in which a player decides.
func (n *nouns) givePhase(phase string) error {
	switch slices.Index(phases, phase) + 1 {
	case supervisorPhase, railroadPhase, civilizedPhase, establishmentPhase, customerPhase:
		return n.giveStage(phase, "")
	}
	return n.giveNext(phase) // it begins by itself
}

func (n *nouns) givePhaseOf(phase, player string) error {
	if err := n.givePhase(phase); err != nil {
		return err
	}
	return n.giveActor(player)
}

func (n *nouns) giveNext(phase string) error {
	n.stage.next = true
	return n.giveStage(phase, "ahead")
}

func (n *nouns) giveLimit() error {
	n.stage.limit = true
	return n.giveStage(phases[linePhase-1], "")
}

func (n *nouns) giveActor(player string) error {
	if err := n.placing(); err != nil {
		return err
	}
	if n.stage.actor != "" {
		return errors.New("who is to act is given twice")
	}
	n.stage.actor = player
	return n.IsPlayer(player)
}

func (n *nouns) givePasses(count int) error {
	if err := n.placing(); err != nil {
		return err
	}
	if count >= len(n.Setup.Seats) {
		return fmt.Errorf("when %d in a row have passed, the Opportunist Phase of %s is over", count, prose.Count(len(n.Setup.Seats), "player"))
	}
	n.stage.passes = count
	return nil
}

func (n *nouns) givePassed(player string) error {
	if err := n.placing(); err != nil {
		return err
	}
	if slices.Contains(n.stage.passed, player) {
		return fmt.Errorf("%s is given twice as passed", player)
	}
	n.stage.passed = append(n.stage.passed, player)
	return n.IsPlayer(player)
}

func (n *nouns) giveDrawn(player string) error {
	if err := n.placing(); err != nil {
		return err
	}
	if n.stage.drawn != "" {
		return errors.New("only the player deciding about extra cards has just drawn six; earlier players have finished")
	}
	n.stage.drawn = player
	return n.IsPlayer(player)
}

func (n *nouns) giveBought(player string, cards int) error {
	if err := n.placing(); err != nil {
		return err
	}
	n.stage.buyer, n.stage.bought = player, cards
	return n.IsPlayer(player)
}

func (n *nouns) giveBid(player string, k int, blackmail bool) error {
	p, err := n.player(player)
	if err != nil {
		return err
	}
	if p.Bid != nil {
		return fmt.Errorf("%s's bid is given twice", player)
	}
	p.Bid = &hellonwheels.Bid{Chips: k, Blackmail: blackmail}
	return nil
}

func (n *nouns) giveShown(player string) error {
	if err := n.placing(); err != nil {
		return err
	}
	n.doc.Blackmailer = player
	return n.IsPlayer(player)
}

// layPhase finds the phase and the turn. Where there is one Opportunist Phase between two phases, it is after the first.
func (n *nouns) layPhase() error {
	s := &n.stage
	if err := n.implied(); err != nil {
		return err
	}
	if n.doc.Turn == 0 {
		n.doc.Turn = n.likelyTurn()
	}
	twice := n.Under("window-count", "two-between")
	if s.part == "ahead" && !twice && (s.phase > supervisorPhase || n.doc.Turn > 1) {
		s.part = "behind"
		if s.phase--; s.phase == 0 {
			s.phase = linePhase
			n.doc.Turn--
		}
	}
	n.doc.Phase, n.doc.Opportunist = documentWord(phases[s.phase-1]), s.part
	if !n.nobody && n.doc.Supervisor == "" {
		n.doc.Supervisor = n.Setup.Seats[0]
	}
	return nil
}

// implied finds the phase that bids or draws belong to; else it is the Opportunist Phase after the Customer Phase.
func (n *nouns) implied() error {
	s := &n.stage
	need, why := 0, ""
	for _, p := range n.doc.Players {
		if p.Bid != nil {
			need, why = supervisorPhase, p.Name+" has bid"
		}
	}
	switch {
	case s.drawn != "":
		need, why = railroadPhase, s.drawn+" has drawn six cards"
	case s.bought > 0 && s.buyer != s.drawn:
		return fmt.Errorf("%s has bought extra cards: say also that %s has drawn six cards", s.buyer, s.buyer)
	}
	switch {
	case need > 0 && s.phase == 0:
		s.phase = need
	case need > 0 && (s.phase != need || s.part != ""):
		return fmt.Errorf("%s: that happens in the %s Phase only", why, phases[need-1])
	case s.phase == 0:
		s.phase, s.part = customerPhase, "behind"
	}
	return nil
}

// likelyTurn returns the turn that fits the steps about the Towns, 2 without any.
func (n *nouns) likelyTurn() int {
	switch {
	case n.townDeck != nil:
		return max(1, n.lastTurn()-n.townDeck.left-n.shifted(n.stage.phase, n.stage.part))
	case n.nobody, n.places[0].empty && n.shifted(n.stage.phase, n.stage.part) == 0:
		return 1
	}
	return 2
}

// lastTurn returns the turn at whose beginning the Town deck is empty.
func (n *nouns) lastTurn() int {
	if n.Under("empty-position", "third-town") {
		return 8
	}
	return 9
}

// shifted returns 1 once the Towns have moved in this turn.
func (n *nouns) shifted(phase int, part string) int {
	if phase == linePhase && (part == "behind" || n.stage.limit) {
		return 1
	}
	return 0
}

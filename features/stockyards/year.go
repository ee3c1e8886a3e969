package stockyards

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/engine/stockyards"
	"github.com/yardstick-rules/yardstick/features/step"
)

// teachYear adds the steps that check the year and the places of workers.
func (n *nouns) teachYear(v *step.Vocabulary) {
	t := n.table()
	v.Then(year, step.Counts(t, "the year", func(p *position) int { return p.Year }))
	v.Then(phaseTwo, n.isPhaseTwo)
	v.Then(card, n.yearCardIs)
	v.Then(first, n.firstIs)
	v.Then(party, n.partyIs)
	v.Then(strike, func() error { return n.strikeIs(true) })
	v.Then(noStrike, func() error { return n.strikeIs(false) })
	v.Then(stands, n.standsOn)
	v.Then(lies, n.liesDown)
	v.Then(picket, step.Counts(t, "the number of workers on the picket line", func(p *position) int { return len(p.Picket) }))
	v.Then(slaughter, n.hasSlaughtered)
}

// isPhaseTwo checks that a worker is to be placed, or a decision after the last of them is due.
func (n *nouns) isPhaseTwo() error {
	p, err := n.now()
	if err == nil && !slices.Contains([]string{"placement", "wild", "specialist"}, p.Decision) {
		return fmt.Errorf("expected it to be Phase II, but what is to be decided is: %s", step.OrNothing(p.Decision))
	}
	return err
}

func (n *nouns) yearCardIs(card string) error {
	if err := n.yearCardWords().Known(card); err != nil {
		return err
	}
	p, err := n.now()
	if err == nil && p.YearCard != card {
		return fmt.Errorf("expected the year card to be %s, but it is %s", card, step.OrNothing(p.YearCard))
	}
	return err
}

func (n *nouns) firstIs(player string) error {
	if err := n.Running(); err != nil {
		return err
	}
	if err := n.IsPlayer(player); err != nil {
		return err
	}
	p, err := n.now()
	if err == nil && p.FirstPlayer != player {
		return fmt.Errorf("expected %s to be first player, but it is %s", player, step.OrNobody(p.FirstPlayer))
	}
	return err
}

func (n *nouns) partyIs(title string) error {
	p, err := n.now()
	if err != nil || p.Party == parties[title] {
		return err
	}
	for other, party := range parties {
		if p.Party == party {
			return fmt.Errorf("expected the %s to be in office, but the %s are", title, other)
		}
	}
	return fmt.Errorf("expected the %s to be in office, but nobody is", title)
}

func (n *nouns) strikeIs(expected bool) error {
	p, err := n.now()
	switch {
	case err != nil:
		return err
	case expected && !p.Strike:
		return errors.New("expected a strike, but there is none")
	case !expected && p.Strike:
		return errors.New("expected no strike, but there is one")
	}
	return nil
}

// standsOn checks that a worker of a player is on a space.
func (n *nouns) standsOn(player, space string) error {
	if err := spaceWords().Known(space); err != nil {
		return err
	}
	p, _, err := n.nowOf(player)
	if err == nil && !slices.Contains(p.Spaces[space], player) {
		return fmt.Errorf("expected a worker of %s's on %s, but there stand: %s", player, space, step.Spell(p.Spaces[space]))
	}
	return err
}

func (n *nouns) liesDown(player string) error {
	p, _, err := n.nowOf(player)
	if err == nil && !slices.Contains(p.Away, player) {
		return fmt.Errorf("expected a worker of %s's to lie on the year card, but there lie: %s", player, step.Spell(p.Away))
	}
	return err
}

func (n *nouns) hasSlaughtered(player, kind string) error {
	p, _, err := n.nowOf(player)
	if err == nil && !slices.Contains(p.Slaughtered[kind], player) {
		return fmt.Errorf("expected %s to have slaughtered %s this year, but it was: %s", player, kind, step.Spell(p.Slaughtered[kind]))
	}
	return err
}

// othersWork makes the remaining players do contract work, until a decision is not a placement or the year is
// over.
func (n *nouns) othersWork() error {
	p, err := n.now()
	if err != nil {
		return err
	}
	if p.Decision != "placement" {
		return step.Errorf("nobody is to place a worker now, what is to be decided is: %s", step.OrNothing(p.Decision))
	}
	for range step.MostPasses {
		now := &stockyards.Position{}
		if err := n.Position("", now); err != nil || now.Decision != "placement" || now.Year != p.Year {
			return err
		}
		turn, err := n.World.Turn()
		if err != nil {
			return err
		}
		if err := n.Does(turn.Actor, contractWork); err != nil {
			return err
		}
	}
	return fmt.Errorf("the year does not end, although %s have done contract work", prose.Count(step.MostPasses, "worker"))
}

// ways lists the legal actions of a kind for a player, who has to have the turn.
func (n *nouns) ways(player, begins string) ([]string, error) {
	choices, err := n.Choices(player)
	var ways []string
	for _, c := range choices {
		if strings.HasPrefix(c.Action, begins) {
			ways = append(ways, c.Action)
		}
	}
	return ways, err
}

// mayDo checks that there is a legal action of a kind, and that the engine accepts the first one.
func (n *nouns) mayDo(player, begins, what string) error {
	ways, err := n.ways(player, begins)
	switch {
	case err != nil:
		return err
	case len(ways) == 0:
		return fmt.Errorf("expected %s to have a way to %s, but there is none", player, what)
	}
	return n.Accepts(player, ways[0])
}

func (n *nouns) mayNotDo(player, begins, what string) error {
	ways, err := n.ways(player, begins)
	if err == nil && len(ways) > 0 {
		return fmt.Errorf("expected %s to have no way to %s, but there is %q and %d more", player, what, ways[0], len(ways)-1)
	}
	return err
}

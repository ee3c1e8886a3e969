package features

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/stockyards"
)

// teachYear adds what asks where the year stands and where the workers are.
func (n *stockNouns) teachYear(v *vocabulary) {
	v.then(stockYear, n.yearIs)
	v.then(stockPhaseTwo, n.isPhaseTwo)
	v.then(stockCard, n.yearCardIs)
	v.then(stockFirst, n.firstIs)
	v.then(stockParty, n.partyIs)
	v.then(stockStrike, func() error { return n.strikeIs(true) })
	v.then(stockNoStrike, func() error { return n.strikeIs(false) })
	v.then(stockStands, n.standsOn)
	v.then(stockLies, n.liesDown)
	v.then(stockPicket, n.picketIs)
	v.then(stockSlaughter, n.hasSlaughtered)
}

func (n *stockNouns) yearIs(year int) error {
	p, err := n.table()
	if err != nil {
		return err
	}
	return equal("the year", year, p.Year)
}

// isPhaseTwo needs workers to be placed, or what follows from the last of them to be decided.
func (n *stockNouns) isPhaseTwo() error {
	p, err := n.table()
	if err == nil && !slices.Contains([]string{"placement", "wild", "specialist"}, p.Decision) {
		return fmt.Errorf("expected it to be Phase II, but what is to be decided is: %s", p.Decision)
	}
	return err
}

func (n *stockNouns) yearCardIs(card string) error {
	if _, err := n.yearCardWords().list(card); err != nil {
		return err
	}
	p, err := n.table()
	if err == nil && p.YearCard != card {
		return fmt.Errorf("expected the year card to be %s, but it is %s", card, orNothing(p.YearCard))
	}
	return err
}

func (n *stockNouns) firstIs(player string) error {
	if err := n.running(); err != nil {
		return err
	}
	if err := n.isPlayer(player); err != nil {
		return err
	}
	p, err := n.table()
	if err == nil && p.FirstPlayer != player {
		return fmt.Errorf("expected %s to be first player, but it is %s", player, orNobody(p.FirstPlayer))
	}
	return err
}

func orNobody(name string) string {
	if name == "" {
		return "nobody"
	}
	return name
}

func (n *stockNouns) partyIs(title string) error {
	p, err := n.table()
	if err != nil || p.Party == stockParties[title] {
		return err
	}
	for other, party := range stockParties {
		if p.Party == party {
			return fmt.Errorf("expected the %s to be in office, but the %s are", title, other)
		}
	}
	return fmt.Errorf("expected the %s to be in office, but nobody is", title)
}

func (n *stockNouns) strikeIs(expected bool) error {
	p, err := n.table()
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

// standsOn needs a worker of a player to stand on a space.
func (n *stockNouns) standsOn(player, space string) error {
	if _, err := spaceWords().list(space); err != nil {
		return err
	}
	p, _, err := n.tableFor(player)
	if err == nil && !slices.Contains(p.Spaces[space], player) {
		return fmt.Errorf("expected a worker of %s's on %s, but there stand: %s", player, space, spell(p.Spaces[space]))
	}
	return err
}

func (n *stockNouns) liesDown(player string) error {
	p, _, err := n.tableFor(player)
	if err == nil && !slices.Contains(p.Away, player) {
		return fmt.Errorf("expected a worker of %s's to lie on the year card, but there lie: %s", player, spell(p.Away))
	}
	return err
}

func (n *stockNouns) picketIs(workers int) error {
	p, err := n.table()
	if err != nil {
		return err
	}
	return equal("the number of workers on the picket line", workers, len(p.Picket))
}

func (n *stockNouns) hasSlaughtered(player, kind string) error {
	p, _, err := n.tableFor(player)
	if err == nil && !slices.Contains(p.Slaughtered[kind], player) {
		return fmt.Errorf("expected %s to have slaughtered %s this year, but it was: %s", player, kind, spell(p.Slaughtered[kind]))
	}
	return err
}

// othersWork has everybody who is left do contract work, until one decision is no placement or the year is over.
func (n *stockNouns) othersWork() error {
	p, err := n.table()
	if err != nil {
		return err
	}
	if p.Decision != "placement" {
		return errorf("nobody is to place a worker now, what is to be decided is: %s", orNothing(p.Decision))
	}
	for range mostPasses {
		now := &stockyards.Position{}
		if err := n.position("", now); err != nil || now.Decision != "placement" || now.Year != p.Year {
			return err
		}
		turn, err := n.world.turn()
		if err != nil {
			return err
		}
		if err := n.does(turn.Actor, contractWork); err != nil {
			return err
		}
	}
	return fmt.Errorf("the year does not end, although %d workers have done contract work", mostPasses)
}

// ways are the actions of a kind that a player, whose turn it is, may do.
func (n *stockNouns) ways(player, begins string) ([]string, error) {
	choices, err := n.choices(player)
	var ways []string
	for _, c := range choices {
		if strings.HasPrefix(c.Action, begins) {
			ways = append(ways, c.Action)
		}
	}
	return ways, err
}

// mayDo needs some way of doing something, and the first one to be accepted.
func (n *stockNouns) mayDo(player, begins, what string) error {
	ways, err := n.ways(player, begins)
	switch {
	case err != nil:
		return err
	case len(ways) == 0:
		return fmt.Errorf("expected %s to have a way to %s, but there is none", player, what)
	}
	return n.accepts(player, ways[0])
}

func (n *stockNouns) mayNotDo(player, begins, what string) error {
	ways, err := n.ways(player, begins)
	if err == nil && len(ways) > 0 {
		return fmt.Errorf("expected %s to have no way to %s, but there is %q and %d more", player, what, ways[0], len(ways)-1)
	}
	return err
}

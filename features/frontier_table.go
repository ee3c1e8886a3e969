package features

import (
	"fmt"
	"slices"

	"github.com/yardstick-rules/yardstick/engine/frontier"
)

// teachTable adds what asks what the players have.
func (n *frontNouns) teachTable(v *vocabulary) {
	v.then(frontIndustry, n.levelIs)
	v.then(frontNotIn, n.notIn)
	v.then(frontMoney, n.numberIs("money in dollars", func(p *frontier.Player) int { return number(p.Money) }))
	v.then(frontWorkers, n.numberIs("number of standing workers", func(p *frontier.Player) int { return number(p.Workers) }))
	v.then(frontTools, n.numberIs("number of tools", func(p *frontier.Player) int { return p.Stock["tool"] }))
	v.then(frontGuns, n.numberIs("number of guns", func(p *frontier.Player) int { return p.Stock["gun"] }))
	v.then(frontPolitical, n.numberIs("political track", func(p *frontier.Player) int { return p.Political }))
	v.then(frontInvestment, n.numberIs("investment track", func(p *frontier.Player) int { return p.Investment }))
	v.then(frontDonations, n.numberIs("number of donations", func(p *frontier.Player) int { return p.Donations }))
	v.then(frontFirstVote, n.wasFirst("political"))
	v.then(frontFirstMoney, n.wasFirst("investment"))
	v.then(frontKept, n.numberIs("number of promises kept", func(p *frontier.Player) int { return p.Kept }))
	v.then(frontStock, func(name string, expected int, good string) error {
		good = frontOne(good)
		return n.numberIs("stock of "+good, func(p *frontier.Player) int { return p.Stock[good] })(name, expected)
	})
	v.then(frontAnimals, func(name string, expected int, animal string) error {
		animal = frontOne(animal)
		return n.numberIs("number of animals on cards, "+animal, func(p *frontier.Player) int { return p.Animals[animal] })(name, expected)
	})
	v.then(frontAvailable, n.availableIs)
	v.then(frontCubes, n.supplyIs)
	v.then(frontOwnTrain, n.ownsTrain)
	v.then(frontGoal, n.goalIs)
	v.then(frontCube, n.cubeIs)
	v.then(frontCubeOff, func(name string) error { return n.cubeIs(name, "") })
	v.then(frontHolds, n.holds)
	v.then(frontRing, n.ringIs)
	v.then(frontUsed, func(card string) error { return n.isUsed(card, true) })
	v.then(frontNotUsed, func(card string) error { return n.isUsed(card, false) })
	v.then(frontBank, n.bankIs)
	v.then(frontWin, n.wins)
}

// table is the whole position once chance has decided what it had to.
func (n *frontNouns) table() (*frontier.Position, error) {
	p := &frontier.Position{}
	return p, n.view("", p)
}

// tableFor is the position and what a player has in it.
func (n *frontNouns) tableFor(name string) (*frontier.Position, *frontier.Player, error) {
	p, err := n.table()
	if err != nil {
		return nil, nil, err
	}
	if err := n.isPlayer(name); err != nil {
		return nil, nil, err
	}
	q := frontNamed(p.Players, name)
	if q == nil {
		return nil, nil, fmt.Errorf("the engine's position says nothing of %s", name)
	}
	return p, q, nil
}

// numberIs compares a number of a player, or that of all one by one.
func (n *frontNouns) numberIs(what string, of func(*frontier.Player) int) func(string, int) error {
	return func(name string, expected int) error {
		names := []string{name}
		if name == "everybody" {
			names = n.setup.Seats
		}
		for _, name := range names {
			_, p, err := n.tableFor(name)
			if err != nil {
				return err
			}
			if err := equal(name+"'s "+what, expected, of(p)); err != nil {
				return err
			}
		}
		return nil
	}
}

func (n *frontNouns) levelIs(name, industry, level string) error {
	return n.numberIs("level of "+industry, func(p *frontier.Player) int { return p.Industries[industry] })(name, frontLevel(level))
}

func (n *frontNouns) notIn(name, industry string) error {
	return n.numberIs("level of "+industry, func(p *frontier.Player) int { return p.Industries[industry] })(name, 0)
}

func (n *frontNouns) availableIs(name string, expected int, animal string) error {
	p, q, err := n.tableFor(name)
	if err != nil {
		return err
	}
	animal = frontOne(animal)
	return equal(name+"'s number of available animals, "+animal, expected, frontOwns(p, q, animal)-q.Used[animal])
}

func (n *frontNouns) wasFirst(track string) func(string) error {
	return func(name string) error {
		_, q, err := n.tableFor(name)
		if err == nil && !slices.Contains(q.FirstToTen, track) {
			err = fmt.Errorf("expected %s to have been the first to ten %s points, but it was not so", name, track)
		}
		return err
	}
}

// supplyIs compares the cubes that lie nowhere on the table.
func (n *frontNouns) supplyIs(name string, expected int) error {
	_, q, err := n.tableFor(name)
	if err != nil {
		return err
	}
	if q.Cubes == nil {
		return errorf("the engine does not say how many cubes %s has in supply", name)
	}
	return equal(name+"'s number of cubes in supply", expected, *q.Cubes)
}

func (n *frontNouns) ownsTrain(name string) error {
	_, p, err := n.tableFor(name)
	if err == nil && !p.OwnTrain {
		return fmt.Errorf("expected %s to have an own train, but there is none", name)
	}
	return err
}

func (n *frontNouns) goalIs(name, expected string) error {
	_, p, err := n.tableFor(name)
	if err == nil && p.Goal != expected {
		return fmt.Errorf("expected %s's goal to be %s, but it is %s", name, expected, orNothing(p.Goal))
	}
	return err
}

func (n *frontNouns) cubeIs(name, expected string) error {
	if expected != "" {
		if _, err := n.electionWords().list(expected); err != nil {
			return err
		}
	}
	_, p, err := n.tableFor(name)
	if err == nil && p.Cube != expected {
		return fmt.Errorf("expected %s's election cube to be on %s, but it is on %s", name, orNothing(expected), orNothing(p.Cube))
	}
	return err
}

func (n *frontNouns) holds(name, cards string) error {
	expected, err := n.characterWords().list(cards)
	if err != nil {
		return err
	}
	_, p, err := n.tableFor(name)
	if err != nil {
		return err
	}
	return samePile("what "+name+" holds", pileOf(expected), pileOf(p.Characters), n.characterWords().kinds)
}

func (n *frontNouns) ringIs(card, expected string) error {
	step, err := n.ringStep(card, expected)
	if err != nil {
		return err
	}
	p, err := n.table()
	if err != nil {
		return err
	}
	for _, q := range p.Players {
		if !slices.Contains(q.Characters, card) {
			continue
		}
		if got := q.Rings[card]; got != step {
			c, _ := n.character(card)
			return fmt.Errorf("expected %s to show a %s, but it shows a %s", card, expected, c.Ring[got])
		}
		return nil
	}
	return fmt.Errorf("expected %s to show a %s, but nobody holds it", card, expected)
}

func (n *frontNouns) isUsed(card string, expected bool) error {
	if _, err := n.character(card); err != nil {
		return err
	}
	p, err := n.table()
	if err != nil {
		return err
	}
	used := slices.Contains(p.Acted, card)
	for _, q := range p.Players {
		used = used || slices.Contains(q.Spent, card)
	}
	switch {
	case expected && !used:
		return fmt.Errorf("expected %s to be used, but it is not", card)
	case !expected && used:
		return fmt.Errorf("expected %s not to be used, but it is", card)
	}
	return nil
}

// bankIs compares the bank, which begins with nothing and has what nobody has (FR-SETUP-07).
func (n *frontNouns) bankIs(expected int) error {
	p, err := n.table()
	if err != nil {
		return err
	}
	if p.Bank == nil {
		return errorf("the engine does not say what the bank has")
	}
	return equal("the money of the bank in dollars", expected, *p.Bank)
}

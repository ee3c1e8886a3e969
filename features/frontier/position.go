package frontier

import (
	"fmt"
	"slices"

	"github.com/yardstick-rules/yardstick/engine/frontier"
	"github.com/yardstick-rules/yardstick/features/step"
)

// teachPosition adds the steps that check the players' parts.
func (n *nouns) teachPosition(v *step.Vocabulary) {
	t := n.table()
	v.Then(industry, n.levelIs)
	v.Then(notIn, n.notIn)
	step.Both(v, money, step.Players(t, "%s's money in dollars", step.Said, func(p *seat) **int { return &p.Money }))
	step.Both(v, workers, step.Players(t, "%s's number of standing workers", step.Said, func(p *seat) **int { return &p.Workers }))
	v.Then(tools, step.CountsOf(t, "%s's number of tools", func(p *seat) int { return p.Stock["tool"] }))
	v.Then(guns, step.CountsOf(t, "%s's number of guns", func(p *seat) int { return p.Stock["gun"] }))
	step.Both(v, political, step.Players(t, "%s's political track", step.Count, func(p *seat) *int { return &p.Political }))
	step.Both(v, investment, step.Players(t, "%s's investment track", step.Count, func(p *seat) *int { return &p.Investment }))
	step.Both(v, donations, step.Players(t, "%s's number of donations", step.Count, func(p *seat) *int { return &p.Donations }))
	v.Then(firstVote, n.wasFirst("political"))
	v.Then(firstMoney, n.wasFirst("investment"))
	step.Both(v, kept, step.Players(t, "%s's number of promises kept", step.Count, func(p *seat) *int { return &p.Kept }))
	v.Then(stock, func(name string, expected int, good string) error {
		good = one(good)
		return step.CountsOf(t, "%s's stock of "+good, func(p *seat) int { return p.Stock[good] })(name, expected)
	})
	v.Then(animals, func(name string, expected int, animal string) error {
		animal = one(animal)
		return step.CountsOf(t, "%s's number of animals on cards, "+animal, func(p *seat) int { return p.Animals[animal] })(name, expected)
	})
	v.Then(available, n.availableIs)
	v.Then(cubes, n.supplyIs)
	v.Then(ownTrain, n.ownsTrain)
	v.Then(goal, n.goalIs)
	v.Then(cube, n.cubeIs)
	v.Then(cubeOff, func(name string) error { return n.cubeIs(name, "") })
	v.Then(holds, n.holds)
	v.Then(ring, n.ringIs)
	v.Then(used, func(card string) error { return n.isUsed(card, true) })
	v.Then(notUsed, func(card string) error { return n.isUsed(card, false) })
	v.Then(bank, n.bankIs)
	v.Then(win, n.Wins)
}

// now settles chance and returns the whole position.
func (n *nouns) now() (*frontier.Position, error) {
	p := &frontier.Position{}
	return p, n.View("", p)
}

// nowOf returns the position and a player's part of it.
func (n *nouns) nowOf(name string) (*frontier.Position, *seat, error) {
	p, err := n.now()
	if err != nil {
		return nil, nil, err
	}
	q, err := step.PlayerIn(n.World, p.Players, name, called)
	return p, q, err
}

func (n *nouns) levelIs(name, industry, level string) error {
	return step.CountsOf(n.table(), "%s's level of "+industry, func(p *seat) int { return p.Industries[industry] })(name, levelOf(level))
}

func (n *nouns) notIn(name, industry string) error {
	return step.CountsOf(n.table(), "%s's level of "+industry, func(p *seat) int { return p.Industries[industry] })(name, 0)
}

func (n *nouns) availableIs(name string, expected int, animal string) error {
	p, q, err := n.nowOf(name)
	if err != nil {
		return err
	}
	animal = one(animal)
	return step.Equal(name+"'s number of available animals, "+animal, expected, owns(p, q, animal)-q.Used[animal])
}

func (n *nouns) wasFirst(track string) func(string) error {
	return func(name string) error {
		_, q, err := n.nowOf(name)
		if err == nil && !slices.Contains(q.FirstToTen, track) {
			err = fmt.Errorf("expected %s to have been the first to ten %s points, but that is not so", name, track)
		}
		return err
	}
}

// supplyIs compares the cubes that lie nowhere on the table.
func (n *nouns) supplyIs(name string, expected int) error {
	_, q, err := n.nowOf(name)
	if err != nil {
		return err
	}
	if q.Cubes == nil {
		return step.Errorf("the engine does not say how many cubes %s has in supply", name)
	}
	return step.Equal(name+"'s number of cubes in supply", expected, *q.Cubes)
}

func (n *nouns) ownsTrain(name string) error {
	_, p, err := n.nowOf(name)
	if err == nil && !p.OwnTrain {
		return fmt.Errorf("expected %s to have a train of his own, but there is none", name)
	}
	return err
}

func (n *nouns) goalIs(name, expected string) error {
	_, p, err := n.nowOf(name)
	if err == nil && p.Goal != expected {
		return fmt.Errorf("expected %s's goal to be %s, but it is %s", name, expected, step.OrNothing(p.Goal))
	}
	return err
}

func (n *nouns) cubeIs(name, expected string) error {
	if expected != "" {
		if err := n.electionWords().Known(expected); err != nil {
			return err
		}
	}
	_, p, err := n.nowOf(name)
	if err == nil && p.Cube != expected {
		return fmt.Errorf("expected %s's election cube to be on %s, but it is on %s",
			name, step.OrNothing(expected), step.OrNothing(p.Cube))
	}
	return err
}

func (n *nouns) holds(name, cards string) error {
	expected, err := n.characterWords().List(cards)
	if err != nil {
		return err
	}
	_, p, err := n.nowOf(name)
	if err != nil {
		return err
	}
	return step.SamePile("what "+name+" holds", step.PileOf(expected), step.PileOf(p.Characters), n.characterWords().Kinds)
}

func (n *nouns) ringIs(card, expected string) error {
	step, err := n.ringStep(card, expected)
	if err != nil {
		return err
	}
	p, err := n.now()
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

func (n *nouns) isUsed(card string, expected bool) error {
	if _, err := n.character(card); err != nil {
		return err
	}
	p, err := n.now()
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

// bankIs compares the bank, which begins with nothing and holds the money that no player has (FR-SETUP-07).
func (n *nouns) bankIs(expected int) error {
	p, err := n.now()
	if err != nil {
		return err
	}
	if p.Bank == nil {
		return step.Errorf("the engine does not say what the bank has")
	}
	return step.Equal("the money of the bank in dollars", expected, *p.Bank)
}

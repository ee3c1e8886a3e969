package frontier

import (
	"github.com/yardstick-rules/yardstick/engine/frontier"
	"github.com/yardstick-rules/yardstick/engine/frontier/box"
	"github.com/yardstick-rules/yardstick/features/step"
)

// teachPlayers adds the steps that set up the players. If two steps set the same number, the last one counts,
// so that a scenario can differ from its background.
func (n *nouns) teachPlayers(v *step.Vocabulary) {
	v.Given(industry, n.giveIndustry)
	v.Given(notIn, n.giveNoIndustry)
	v.Given(tools, n.giveNumber(func(p *frontier.Player, k int) { p.Stock["tool"] = k }))
	v.Given(guns, n.giveNumber(func(p *frontier.Player, k int) { p.Stock["gun"] = k }))
	v.Given(firstVote, n.giveFirst("political"))
	v.Given(firstMoney, n.giveFirst("investment"))
	v.Given(stock, func(name string, k int, good string) error {
		return n.each(name, func(p *frontier.Player) { p.Stock[one(good)] = k })
	})
	v.Given(animals, func(name string, k int, animal string) error {
		return n.each(name, func(p *frontier.Player) { p.Animals[one(animal)] = k })
	})
	v.Given(available, func(name string, k int, animal string) error {
		return n.each(name, func(p *frontier.Player) {
			n.available = append(n.available, rest{p.Name, one(animal), k})
		})
	})
	v.Given(ownTrain, func(name string) error { return n.each(name, func(p *frontier.Player) { p.OwnTrain = true }) })
	v.Given(goal, func(name, goal string) error { return n.each(name, func(p *frontier.Player) { p.Goal = goal }) })
	v.Given(cube, n.giveCube)
	v.Given(cubeOff, func(name string) error { return n.each(name, func(p *frontier.Player) { p.Cube = "" }) })
	v.Given(holds, n.giveCharacters)
	v.Given(ring, n.giveRing)
	v.Given(used, n.giveUsed)
}

// giveNumber notes a number of a player, or the same for everybody.
func (n *nouns) giveNumber(note func(*frontier.Player, int)) func(string, int) error {
	return func(name string, value int) error {
		return n.each(name, func(p *frontier.Player) { note(p, value) })
	}
}

// giveFirst makes a player the first to reach ten on a track, wherever the player's marker is now
// (FR-R-goal-titles).
func (n *nouns) giveFirst(track string) func(string) error {
	return func(name string) error {
		return n.each(name, func(p *frontier.Player) { p.FirstToTen = append(p.FirstToTen, track) })
	}
}

func (n *nouns) giveIndustry(name, industry, level string) error {
	return n.each(name, func(p *frontier.Player) { p.Industries[industry] = levelOf(level) })
}

// giveNoIndustry removes the default industry of a player. If a step gives the player another industry, that
// one replaces the default anyway.
func (n *nouns) giveNoIndustry(name, industry string) error {
	return n.each(name, func(p *frontier.Player) { n.without = append(n.without, p.Name+" "+industry) })
}

func (n *nouns) giveCube(name, space string) error {
	if err := n.electionWords().Known(space); err != nil {
		return err
	}
	return n.each(name, func(p *frontier.Player) { p.Cube = space })
}

func (n *nouns) giveCharacters(name, cards string) error {
	list, err := n.characterWords().List(cards)
	if err != nil {
		return err
	}
	return n.each(name, func(p *frontier.Player) { p.Characters = list })
}

func (n *nouns) giveRing(card, shows string) error {
	if err := n.placing(); err != nil {
		return err
	}
	if _, err := n.ringStep(card, shows); err != nil {
		return err
	}
	n.rings[card] = shows
	return nil
}

// ringStep returns the 0-based place of a step in an assistant's ring.
func (n *nouns) ringStep(card, shows string) (int, error) {
	c, err := n.character(card)
	if err != nil {
		return 0, err
	}
	for i, step := range c.Ring[:c.RingSize] {
		if step.String() == shows {
			return i, nil
		}
	}
	return 0, step.Errorf("%s has no ring that shows a %s", card, shows)
}

func (n *nouns) giveUsed(card string) error {
	if err := n.placing(); err != nil {
		return err
	}
	c, err := n.character(card)
	switch {
	case err != nil:
		return err
	case c.Rank == box.RankTycoon:
		n.doc.Acted = append(n.doc.Acted, card)
	default:
		n.used = append(n.used, card)
	}
	return nil
}

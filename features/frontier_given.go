package features

import (
	"github.com/yardstick-rules/yardstick/engine/frontier"
	"github.com/yardstick-rules/yardstick/engine/frontier/box"
)

// teachPlayers adds what sets up what the players have. A number that is given twice is the one given last, so that a scenario can
// differ from its background.
func (n *frontNouns) teachPlayers(v *vocabulary) {
	v.given(frontIndustry, n.giveIndustry)
	v.given(frontNotIn, n.giveNoIndustry)
	v.given(frontMoney, n.giveNumber(func(p *frontier.Player, k int) { p.Money = &k }))
	v.given(frontWorkers, n.giveNumber(func(p *frontier.Player, k int) { p.Workers = &k }))
	v.given(frontTools, n.giveNumber(func(p *frontier.Player, k int) { p.Stock["tool"] = k }))
	v.given(frontGuns, n.giveNumber(func(p *frontier.Player, k int) { p.Stock["gun"] = k }))
	v.given(frontPolitical, n.giveNumber(func(p *frontier.Player, k int) { p.Political = k }))
	v.given(frontInvestment, n.giveNumber(func(p *frontier.Player, k int) { p.Investment = k }))
	v.given(frontDonations, n.giveNumber(func(p *frontier.Player, k int) { p.Donations = k }))
	v.given(frontFirstVote, n.giveFirst("political"))
	v.given(frontFirstMoney, n.giveFirst("investment"))
	v.given(frontKept, n.giveNumber(func(p *frontier.Player, k int) { p.Kept = k }))
	v.given(frontStock, func(name string, k int, good string) error {
		return n.each(name, func(p *frontier.Player) { p.Stock[frontOne(good)] = k })
	})
	v.given(frontAnimals, func(name string, k int, animal string) error {
		return n.each(name, func(p *frontier.Player) { p.Animals[frontOne(animal)] = k })
	})
	v.given(frontAvailable, func(name string, k int, animal string) error {
		return n.each(name, func(p *frontier.Player) {
			n.available = append(n.available, frontRest{p.Name, frontOne(animal), k})
		})
	})
	v.given(frontOwnTrain, func(name string) error { return n.each(name, func(p *frontier.Player) { p.OwnTrain = true }) })
	v.given(frontGoal, func(name, goal string) error { return n.each(name, func(p *frontier.Player) { p.Goal = goal }) })
	v.given(frontCube, n.giveCube)
	v.given(frontCubeOff, func(name string) error { return n.each(name, func(p *frontier.Player) { p.Cube = "" }) })
	v.given(frontHolds, n.giveCharacters)
	v.given(frontRing, n.giveRing)
	v.given(frontUsed, n.giveUsed)
}

// giveNumber notes a number of a player, or the same for everybody.
func (n *frontNouns) giveNumber(note func(*frontier.Player, int)) func(string, int) error {
	return func(name string, value int) error {
		return n.each(name, func(p *frontier.Player) { note(p, value) })
	}
}

// giveFirst has a player the first to ten on a track, whatever it shows now (FR-R-goal-titles).
func (n *frontNouns) giveFirst(track string) func(string) error {
	return func(name string) error {
		return n.each(name, func(p *frontier.Player) { p.FirstToTen = append(p.FirstToTen, track) })
	}
}

func (n *frontNouns) giveIndustry(name, industry, level string) error {
	return n.each(name, func(p *frontier.Player) { p.Industries[industry] = frontLevel(level) })
}

// giveNoIndustry takes an industry away: the default one, as one that is given comes in its place anyway.
func (n *frontNouns) giveNoIndustry(name, industry string) error {
	return n.each(name, func(p *frontier.Player) { n.without = append(n.without, p.Name+" "+industry) })
}

func (n *frontNouns) giveCube(name, space string) error {
	if _, err := n.electionWords().list(space); err != nil {
		return err
	}
	return n.each(name, func(p *frontier.Player) { p.Cube = space })
}

func (n *frontNouns) giveCharacters(name, cards string) error {
	list, err := n.characterWords().list(cards)
	if err != nil {
		return err
	}
	return n.each(name, func(p *frontier.Player) { p.Characters = list })
}

func (n *frontNouns) giveRing(card, shows string) error {
	if err := n.placing(); err != nil {
		return err
	}
	if _, err := n.ringStep(card, shows); err != nil {
		return err
	}
	n.rings[card] = shows
	return nil
}

// ringStep is where something stands in an assistant's ring, counted from 0.
func (n *frontNouns) ringStep(card, shows string) (int, error) {
	c, err := n.character(card)
	if err != nil {
		return 0, err
	}
	for i, step := range c.Ring[:c.RingSize] {
		if step.String() == shows {
			return i, nil
		}
	}
	return 0, errorf("%s has no ring that shows a %s", card, shows)
}

func (n *frontNouns) giveUsed(card string) error {
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

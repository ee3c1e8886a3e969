package frontier

import (
	"fmt"

	"github.com/yardstick-rules/yardstick/engine/frontier"
	"github.com/yardstick-rules/yardstick/features/step"
)

// votesAre compares the engine's count of a player's votes, and holds an election in a trial: the player with the most
// votes has to win.
func (n *nouns) votesAre(name string, expected int) error {
	p, q, err := n.nowOf(name)
	if err != nil {
		return err
	}
	if q.Votes == nil {
		return step.Errorf("the engine does not say how many votes %s has", name)
	}
	if err := step.Equal("the number of "+name+"'s votes", expected, *q.Votes); err != nil {
		return err
	}
	winner, most, alone := "", -1, false
	for i := range p.Players {
		r := &p.Players[i]
		switch {
		case r.Cube == "" || step.Number(r.Votes) < most:
		case step.Number(r.Votes) == most:
			alone = false
		default:
			winner, most, alone = r.Name, step.Number(r.Votes), true
		}
	}
	elected, err := n.elected(*p)
	if err == nil && alone && elected != winner {
		return fmt.Errorf("%s has the most votes, %d, and yet %s would be elected", winner, most, elected)
	}
	return err
}

// elected returns the player who would be mayor after an election now: the final one, after which the game is over.
func (n *nouns) elected(p frontier.Position) (mayor string, err error) {
	p.Promises = nil
	end := n.lastTurn(&p, n.rounds())
	err = n.trial(&p, []step.Decision{end}, func() error {
		after, err := n.standsNow()
		mayor = after.Mayor
		return err
	})
	return mayor, err
}

// eraIs checks the era of the round: one more than the number of eras that ended before. A trial is played for
// each round, so that the ends are counted.
func (n *nouns) eraIs(level string) error {
	p, err := n.now()
	if err != nil {
		return err
	}
	era := 1
	for round := 1; round < n.rounds(); round++ {
		ends, err := n.eraEnds(*p, round)
		if err != nil {
			return err
		}
		if ends && round < p.Round {
			era++
		}
	}
	return step.Equal("the era", levelOf(level), era)
}

// eraEnds reports whether an era ends after a round: the mayor then names the next player before another round
// begins.
func (n *nouns) eraEnds(p frontier.Position, round int) (ends bool, err error) {
	end := n.lastTurn(&p, round)
	err = n.trial(&p, []step.Decision{end}, func() error {
		after, err := n.standsNow()
		ends = after.Round == round
		return err
	})
	return ends, err
}

// boardsAre compares the boards in play by the basins that there are.
func (n *nouns) boardsAre(expected int) error {
	if err := n.Running(); err != nil {
		return err
	}
	p, err := n.empty()
	if err != nil {
		return err
	}
	const perBoard = 2
	count := 0
	for _, b := range n.parts().Basins {
		p.Jams = []string{b.Name}
		switch err := n.trial(p, nil, func() error { return nil }); {
		case err == nil:
			count++
		case step.IsNoAnswer(err):
			return err
		}
	}
	return step.Equal("the number of boards in play", expected, count/perBoard)
}

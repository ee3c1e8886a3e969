package features

import (
	"encoding/json"
	"fmt"
	"slices"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/frontier"
)

// What a goal is worth, who wins an election and when an era ends shows only when it comes to that. A trial is another game of the engine under
// test that begins where the table stands, or near it, and is brought to that point. Then the game of the scenario is taken up again.

// teachTrials adds what asks for votes, eras, goals and scores.
func (n *frontNouns) teachTrials(v *vocabulary) {
	v.then(frontVotes, n.votesAre)
	v.then(frontEra, n.eraIs)
	v.then(frontBoards, n.boardsAre)
	v.then(frontGoalWorth, n.goalWorth)
	v.then(frontScore, n.scoreIs)
}

// trial plays a game of the same set-up from a position, and reads how it stands then. What it cites counts for the scenario.
func (n *frontNouns) trial(p *frontier.Position, decisions []decision, read func() error) error {
	raw, err := json.Marshal(p.Bare()) // what follows from the rest may have changed with it
	if err != nil {
		return err
	}
	out, err := n.subject.Start(engine.Start{Game: n.entry.Name(), Setup: n.setup, Position: n.complete(raw)})
	n.trace.note(out, err)
	for i := 0; err == nil && i < len(decisions); i++ {
		out, err = n.subject.Play(decisions[i].actor, decisions[i].action)
		n.trace.note(out, err)
	}
	if err != nil {
		err = fmt.Errorf("the engine does not play on from the table as it stands: %w", err)
	} else {
		err = read()
	}
	if fault := n.rewind(); fault != nil {
		return fault
	}
	return err
}

// standsNow reads the position of the game under way, a trial or not.
func (n *frontNouns) standsNow() (*frontier.Position, error) {
	p := &frontier.Position{}
	return p, n.position("", p)
}

// lastTurn makes it the last turn of a round, so that its end is the next decision.
func (n *frontNouns) lastTurn(p *frontier.Position, round int) decision {
	last := n.setup.Seats[len(n.setup.Seats)-1]
	p.Round, p.Decision, p.Open, p.Winners = round, "turn", nil, nil
	p.Start, p.First, p.Player, p.Turn = n.setup.Seats[0], n.setup.Seats[0], last, last
	return decision{last, "end-turn"}
}

// rounds are how many rounds the game has (FR-R-rounds).
func (n *frontNouns) rounds() int {
	switch {
	case n.under("rounds", "twelve-equal"), n.under("rounds", "twelve-cut"):
		return 12
	}
	all := 0
	for _, k := range n.parts().RoundsPerEra {
		all += k
	}
	return all
}

// finalScores are the scores if the game ended as the table stands: nobody stands for election, and nothing is promised. Who starts
// does not matter then.
func (n *frontNouns) finalScores(p frontier.Position) ([]int, error) {
	p.Promises = nil
	p.Players = slices.Clone(p.Players)
	for i := range p.Players {
		p.Players[i].Cube = ""
	}
	end := n.lastTurn(&p, n.rounds())
	var turn engine.Turn
	err := n.trial(&p, []decision{end}, func() (err error) {
		turn, err = n.subject.Turn()
		if err == nil && turn.Actor != "" {
			err = fmt.Errorf("the game is not over after round %d", n.rounds())
		}
		return err
	})
	return turn.Scores, err
}

// goalPoints are what a player's goal card brings: the difference that it makes in the end.
func (n *frontNouns) goalPoints(p *frontier.Position, name string) (int, error) {
	seat, err := n.seat(name)
	if err != nil {
		return 0, err
	}
	with, err := n.finalScores(*p)
	if err != nil {
		return 0, err
	}
	bare := *p
	bare.Players = slices.Clone(p.Players)
	frontNamed(bare.Players, name).Goal = ""
	without, err := n.finalScores(bare)
	if err != nil {
		return 0, err
	}
	return with[seat] - without[seat], nil
}

func (n *frontNouns) goalWorth(name string, expected int) error {
	p, q, err := n.tableFor(name)
	if err != nil {
		return err
	}
	if q.Goal == "" {
		return errorf("%s has no goal: say which it is", name)
	}
	got, err := n.goalPoints(p, name)
	if err != nil {
		return err
	}
	return equal("the worth of "+name+"'s goal "+q.Goal, expected, got)
}

// frontScoreParts are what the score is made of, in the order of the rulebook.
var frontScoreParts = [5]string{"tracks", "goal", "level IV", "money", "final election"}

func (n *frontNouns) scoreIs(name string, tracks, goal, four, money, final int) error {
	expected := [5]int{tracks, goal, four, money, final}
	if err := n.isOver(); err != nil {
		return err
	}
	_, q, err := n.tableFor(name)
	if err != nil {
		return err
	}
	if q.Score == nil {
		return errorf("the engine does not say what the points of %s are made of", name)
	}
	got := [5]int{q.Score.Tracks, q.Score.Goal, q.Score.LevelFour, q.Score.Money, q.Score.Final}
	sum := 0
	for i, part := range frontScoreParts {
		if err := equal(name+"'s points for "+part, expected[i], got[i]); err != nil {
			return err
		}
		sum += got[i]
	}
	return n.hasPoints(name, sum)
}

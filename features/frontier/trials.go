package frontier

import (
	"encoding/json"
	"fmt"
	"slices"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/frontier"
	"github.com/yardstick-rules/yardstick/features/step"
)

// The value of a goal, the winner of an election and the end of an era only show when the game reaches them. A
// trial is a second game of the engine under test. It begins at or near the position and is played to that
// point. After that the game of the scenario goes on.

// teachTrials adds the checks of votes, eras, goals and scores.
func (n *nouns) teachTrials(v *step.Vocabulary) {
	v.Then(votes, n.votesAre)
	v.Then(era, n.eraIs)
	v.Then(boards, n.boardsAre)
	v.Then(goalWorth, n.goalWorth)
	v.Then(score, n.scoreIs)
}

// trial plays a second game of the same set-up from a position and reads its end. Its citations count for the scenario.
func (n *nouns) trial(p *frontier.Position, decisions []step.Decision, read func() error) error {
	raw, err := json.Marshal(p.Bare()) // the derived parts may have changed with the rest
	if err != nil {
		return err
	}
	out, err := n.Subject.Start(engine.Start{Game: n.Entry.Name(), Setup: n.Setup, Position: n.Complete(raw)})
	n.Note(out, err)
	if unjudged := n.JudgesLegality(); err != nil && unjudged != nil {
		return unjudged
	}
	for i := 0; err == nil && i < len(decisions); i++ {
		out, err = n.Subject.Play(decisions[i].Actor, decisions[i].Action)
		n.Note(out, err)
	}
	if err != nil {
		err = fmt.Errorf("the engine does not play on from this position: %w", err)
	} else {
		err = read()
	}
	if fault := n.Rewind(); fault != nil {
		return fault
	}
	return err
}

// standsNow reads the position of the current game, which may be a trial.
func (n *nouns) standsNow() (*frontier.Position, error) {
	p := &frontier.Position{}
	return p, n.Position("", p)
}

// lastTurn changes a position to the last turn of a round, so that the next decision ends the round.
func (n *nouns) lastTurn(p *frontier.Position, round int) step.Decision {
	last := n.Setup.Seats[len(n.Setup.Seats)-1]
	p.Round, p.Decision, p.Open, p.Winners = round, "turn", nil, nil
	p.Start, p.First, p.Player, p.Turn = n.Setup.Seats[0], n.Setup.Seats[0], last, last
	return step.Decision{Actor: last, Action: "end-turn"}
}

// rounds returns the number of rounds in the game (FR-R-rounds).
func (n *nouns) rounds() (all int) {
	for _, k := range n.eraRounds() {
		all += k
	}
	return all
}

// finalScores returns the scores if the game ended here: no player runs in the election, and no promise is made. The
// starting player does not matter then.
func (n *nouns) finalScores(p frontier.Position) ([]int, error) {
	p.Promises = nil
	p.Players = slices.Clone(p.Players)
	for i := range p.Players {
		p.Players[i].Cube = ""
	}
	end := n.lastTurn(&p, n.rounds())
	var turn engine.Turn
	err := n.trial(&p, []step.Decision{end}, func() (err error) {
		turn, err = n.Scored()
		if err == nil && turn.Actor != "" {
			err = fmt.Errorf("the game is not over after round %d", n.rounds())
		}
		return err
	})
	return turn.Scores, err
}

// goalPoints returns the points that a player's goal card adds to the final score.
func (n *nouns) goalPoints(p *frontier.Position, name string) (int, error) {
	seat, err := n.Seat(name)
	if err != nil {
		return 0, err
	}
	with, err := n.finalScores(*p)
	if err != nil {
		return 0, err
	}
	bare := *p
	bare.Players = slices.Clone(p.Players)
	step.Named(bare.Players, name, called).Goal = ""
	without, err := n.finalScores(bare)
	if err != nil {
		return 0, err
	}
	return with[seat] - without[seat], nil
}

func (n *nouns) goalWorth(name string, expected int) error {
	p, q, err := n.nowOf(name)
	if err != nil {
		return err
	}
	if q.Goal == "" {
		return step.Errorf("%s has no goal: say which it is", name)
	}
	got, err := n.goalPoints(p, name)
	if err != nil {
		return err
	}
	return step.Equal("the worth of "+name+"'s goal "+q.Goal, expected, got)
}

// scoreParts names the parts of a score, in the order of the rulebook.
var scoreParts = []string{"tracks", "goal", "level IV", "money", "final election"}

func (n *nouns) scoreIs(name, parts string) error {
	if err := n.IsOver(); err != nil {
		return err
	}
	_, q, err := n.nowOf(name)
	if err != nil {
		return err
	}
	if q.Score == nil {
		return step.Errorf("the engine does not say what the points of %s are made of", name)
	}
	got := []int{q.Score.Tracks, q.Score.Goal, q.Score.LevelFour, q.Score.Money, q.Score.Final}
	if err := step.SameParts("the score of "+name, parts, scoreParts, got); err != nil {
		return err
	}
	sum := 0
	for _, part := range got {
		sum += part
	}
	return n.HasPoints(name, sum)
}

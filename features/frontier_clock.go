package features

import (
	"errors"
	"fmt"
	"slices"
)

// The decisions of the set-up at which a table can stand.
const (
	frontFounded = "stockpile"
	frontSettled = "settle"
)

// teachClock adds what says where in the game the table stands.
func (n *frontNouns) teachClock(v *vocabulary) {
	v.given(frontRound, n.giveRound)
	v.given(frontFounding, func() error { return n.giveStage(frontFounded) })
	v.given(frontSettling, func() error { return n.giveStage(frontSettled) })
	v.given(frontMayor, func(name string) error { return n.giveOffice("the mayor", &n.doc.Mayor, name) })
	v.given(frontStart, func(name string) error { return n.giveOffice("the starting player", &n.doc.Start, name) })
	v.when(frontAllEnd, n.allEnd)
	v.then(frontRound, n.roundIs)
	v.then(frontMayor, func(name string) error { return n.officeIs("the mayor", name, true) })
	v.then(frontStart, func(name string) error { return n.officeIs("the starting player", name, false) })
}

func (n *frontNouns) giveRound(round int) error {
	if err := n.placing(); err != nil {
		return err
	}
	switch {
	case n.doc.Round != 0 || n.stage != "":
		return twice("the round")
	case round == 0:
		return errors.New(`rounds are counted from 1: for the set-up write "Given the town is still to be founded", or name no part of the position`)
	}
	n.doc.Round = round
	return nil
}

func (n *frontNouns) giveStage(stage string) error {
	if err := n.placing(); err != nil {
		return err
	}
	if n.doc.Round != 0 || n.stage != "" {
		return twice("the round")
	}
	n.stage = stage
	return nil
}

func (n *frontNouns) giveOffice(what string, into *string, name string) error {
	if _, err := n.player(name); err != nil {
		return err
	}
	if *into != "" {
		return twice(what)
	}
	*into = name
	return nil
}

// giveTurn makes it a player's turn in step 4.
func (n *frontNouns) giveTurn(player string) error {
	if err := n.giveOffice("whose turn it is", &n.doc.Player, player); err != nil {
		return err
	}
	n.doc.Turn = player
	return nil
}

// layClock sets the decision. What stands in the set-up has its tiles, events, goals and assistants already.
func (n *frontNouns) layClock() error {
	if n.stage == "" {
		if n.doc.Round == 0 {
			n.doc.Round = 2
		}
		return nil
	}
	if n.doc.Player != "" {
		return errors.New("in the set-up it is nobody's turn")
	}
	start := n.doc.Start
	if start == "" {
		start = n.setup.Seats[0]
	}
	if n.stage == frontFounded {
		n.doc.Decision, n.doc.Player = n.stage, start
		if n.doc.Mayor != "" {
			n.doc.Player = n.doc.Mayor
		}
		return n.dealAssistants()
	}
	n.doc.Player = start
	return n.dealAssistants()
}

// firstSites are the decisions with which players of an industry settle in.
var firstSites = map[string]string{"lumbering": "camp", "mining": "panning", "ranching": "cattle"}

// dealAssistants gives everybody of whom no step says what he holds the assistant of the set-up.
func (n *frontNouns) dealAssistants() error {
	free := n.ranked(frontRanks[0])
	for _, p := range n.doc.Players {
		free = slices.DeleteFunc(free, func(card string) bool { return slices.Contains(p.Characters, card) })
	}
	for i := range n.doc.Players {
		p := &n.doc.Players[i]
		if p.Characters == nil && len(free) > 0 {
			p.Characters, free = free[:1:1], free[1:]
		}
	}
	return nil
}

// layIndustries has the first player in lumbering and the others in ranching, where no step says otherwise.
func (n *frontNouns) layIndustries() error {
	for i := range n.doc.Players {
		p := &n.doc.Players[i]
		if len(p.Industries) == 0 {
			p.Industries[n.defaultIndustry(i)] = 1
		}
		if n.stage == frontSettled && p.Name == n.doc.Player {
			for industry, decision := range firstSites {
				if p.Industries[industry] > 0 {
					n.doc.Decision = decision
				}
			}
		}
	}
	return nil
}

// defaultIndustry is the one of the examples, or another if a step takes that one away.
func (n *frontNouns) defaultIndustry(seat int) string {
	industries := []string{"lumbering", "ranching", "mining"}
	if seat > 0 {
		industries = []string{"ranching", "lumbering", "mining"}
	}
	for _, industry := range industries {
		if !slices.Contains(n.without, n.setup.Seats[seat]+" "+industry) {
			return industry
		}
	}
	return industries[0]
}

func (n *frontNouns) roundIs(expected int) error {
	p, err := n.table()
	if err != nil {
		return err
	}
	return equal("the round", expected, p.Round)
}

func (n *frontNouns) officeIs(what, expected string, mayor bool) error {
	if err := n.running(); err != nil {
		return err
	}
	if err := n.isPlayer(expected); err != nil {
		return err
	}
	p, err := n.table()
	if err != nil {
		return err
	}
	got := p.Start
	if mayor {
		got = p.Mayor
	}
	if got != expected {
		return fmt.Errorf("expected %s to be %s, but it is %s", what, expected, got)
	}
	return nil
}

// allEnd ends the turns of the player to act and of all who follow in the round.
func (n *frontNouns) allEnd() error {
	p, err := n.table()
	if err != nil {
		return err
	}
	first, seats := slices.Index(n.setup.Seats, p.First), len(n.setup.Seats)
	at := slices.Index(n.setup.Seats, p.Turn)
	if first < 0 || at < 0 {
		return errorf("it is nobody's turn in a round")
	}
	for i := (at - first + seats) % seats; i < seats; i++ {
		if err := n.does(n.setup.Seats[(first+i)%seats], "end-turn"); err != nil {
			return err
		}
	}
	return nil
}

// settlingIn reports whether the game is still in the set-up.
func (n *frontNouns) settlingIn() (bool, error) {
	p, err := n.standsNow()
	return err == nil && p.Round == 0, err
}

// turnIs tells a turn from the decisions that a player makes as mayor, as a victim of an event or at the end of an era.
func (n *frontNouns) turnIs(player string) error {
	p, err := n.table()
	if err == nil && p.Turn != player {
		err = fmt.Errorf("expected it to be %s's turn, but he decides %s", player, p.Decision)
	}
	return err
}

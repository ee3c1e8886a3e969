package frontier

import (
	"errors"
	"fmt"
	"slices"

	"github.com/yardstick-rules/yardstick/engine/document"
	"github.com/yardstick-rules/yardstick/features/step"
)

// The decisions of the set-up at which a scenario can begin.
const (
	founded = "stockpile"
	settled = "settle"
)

// teachClock adds the steps for the progress of the game.
func (n *nouns) teachClock(v *step.Vocabulary) {
	v.Given(round, n.giveRound)
	v.Given(founding, func() error { return n.giveStage(founded) })
	v.Given(settling, func() error { return n.giveStage(settled) })
	v.Given(mayor, func(name string) error { return n.giveOffice("the mayor", &n.doc.Mayor, name) })
	v.Given(start, func(name string) error { return n.giveOffice("the starting player", &n.doc.Start, name) })
	v.Given(lastInRound, n.giveLast)
	v.When(allEnd, n.allEnd)
	v.Then(round, step.Counts(n.table(), "the round", func(p *position) int { return p.Round }))
	v.Then(mayor, func(name string) error { return n.officeIs("the mayor", name, true) })
	v.Then(start, func(name string) error { return n.officeIs("the starting player", name, false) })
}

var lastInRound = say(`<player> is last in the round`)

// giveLast makes the next player in the order of the seats the starting player.
func (n *nouns) giveLast(name string) error {
	seat := slices.Index(n.Setup.Seats, name)
	if seat < 0 {
		return n.IsPlayer(name)
	}
	return n.giveOffice("the starting player", &n.doc.Start, n.Setup.Seats[(seat+1)%len(n.Setup.Seats)])
}

func (n *nouns) giveRound(round int) error {
	if err := n.placing(); err != nil {
		return err
	}
	switch {
	case n.doc.Round != 0 || n.stage != "":
		return step.Twice("the round")
	case round == 0:
		return errors.New(`rounds are counted from 1: for the set-up write "Given the town is still to be founded", ` +
			"or name no part of the position")
	}
	n.doc.Round = round
	return nil
}

func (n *nouns) giveStage(stage string) error {
	if err := n.placing(); err != nil {
		return err
	}
	if n.doc.Round != 0 || n.stage != "" {
		return step.Twice("the round")
	}
	n.stage = stage
	return nil
}

func (n *nouns) giveOffice(what string, into *string, name string) error {
	if _, err := n.player(name); err != nil {
		return err
	}
	if *into != "" {
		return step.Twice(what)
	}
	*into = name
	return nil
}

// GiveTurn makes it a player's turn in step 4.
func (n *nouns) GiveTurn(player string) error {
	if err := n.giveOffice("whose turn it is", &n.doc.Player, player); err != nil {
		return err
	}
	n.doc.Turn = player
	return nil
}

// layClock sets the decision. If a scenario begins within the set-up, tiles, events, goals and assistants are
// already in place.
func (n *nouns) layClock() error {
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
		start = n.Setup.Seats[0]
	}
	if n.stage == founded {
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

// dealAssistants gives the assistant of the set-up to each player whose cards no step names.
func (n *nouns) dealAssistants() error {
	free := n.ranked(ranks[0])
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

// layIndustries puts the first player in lumbering and the others in ranching, unless a step sets their industries.
func (n *nouns) layIndustries() error {
	for i := range n.doc.Players {
		p := &n.doc.Players[i]
		if len(p.Industries) == 0 {
			p.Industries[n.defaultIndustry(i)] = 1
		}
		if n.stage == settled && p.Name == n.doc.Player {
			for industry, decision := range firstSites {
				if p.Industries[industry] > 0 {
					n.doc.Decision = decision
				}
			}
		}
	}
	return nil
}

// Lacks names the players in ranching to whom no step gives a horse: a drive needs one, and at the start they have two.
func (n *nouns) Lacks() (all []document.Part) {
	for _, p := range n.doc.Players {
		if _, said := p.Animals["horse"]; n.stage == "" && p.Industries["ranching"] > 0 && !said {
			all = append(all, document.Part{Part: "players " + p.Name, Is: "has no horses"})
		}
	}
	return all
}

// defaultIndustry returns the industry of the examples, or another if a step takes that one away.
func (n *nouns) defaultIndustry(seat int) string {
	industries := []string{"lumbering", "ranching", "mining"}
	if seat > 0 {
		industries = []string{"ranching", "lumbering", "mining"}
	}
	for _, industry := range industries {
		if !slices.Contains(n.without, n.Setup.Seats[seat]+" "+industry) {
			return industry
		}
	}
	return industries[0]
}

func (n *nouns) officeIs(what, expected string, mayor bool) error {
	if err := n.Running(); err != nil {
		return err
	}
	if err := n.IsPlayer(expected); err != nil {
		return err
	}
	p, err := n.now()
	if err != nil {
		return err
	}
	got := p.Start
	if mayor {
		got = p.Mayor
	}
	if got != expected {
		return fmt.Errorf("expected %s to be %s, but it is %s", what, expected, step.OrNobody(got))
	}
	return nil
}

// allEnd ends the turns of the player to act and of all who follow in the round.
func (n *nouns) allEnd() error {
	p, err := n.now()
	if err != nil {
		return err
	}
	first, seats := slices.Index(n.Setup.Seats, p.First), len(n.Setup.Seats)
	at := slices.Index(n.Setup.Seats, p.Turn)
	if first < 0 || at < 0 {
		return step.Errorf("it is nobody's turn in a round")
	}
	for i := (at - first + seats) % seats; i < seats; i++ {
		if err := n.Does(n.Setup.Seats[(first+i)%seats], "end-turn"); err != nil {
			return err
		}
	}
	return nil
}

// SettlingIn reports whether the set-up has not ended yet.
func (n *nouns) SettlingIn() (bool, error) {
	p, err := n.standsNow()
	return err == nil && p.Round == 0, err
}

// TurnIs checks that it is a player's own turn. TurnIs returns an error if the player only decides as mayor, as
// a victim of an event, or at the end of an era.
func (n *nouns) TurnIs(player string) error {
	p, err := n.now()
	if err == nil && p.Turn != player {
		err = fmt.Errorf("expected it to be %s's turn, but the next decision is %s", player, step.OrNothing(p.Decision))
	}
	return err
}

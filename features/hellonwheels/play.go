package hellonwheels

import (
	"fmt"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/hellonwheels"
	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/features/step"
)

// moment is a point of the game that can be compared: a phase, or the Opportunist Phase before or after it.
func moment(p *hellonwheels.Position) int {
	part := 1
	switch p.Opportunist {
	case "ahead":
		part = 0
	case "behind":
		part = 2
	}
	return momentOf(p.Turn, phaseNumber(p.Phase), part)
}

func momentOf(turn, phase, part int) int { return (turn*(len(phases)+1)+phase)*3 + part }

// phaseNumber returns the number of a phase from 1 as a document spells it; 0 for set-up.
func phaseNumber(word string) int {
	return 1 + slices.IndexFunc(phases, func(title string) bool { return documentWord(title) == word })
}

// phaseIsPlayed passes for each player until a phase begins; the game then goes on up to the next player's decision.
func (n *nouns) phaseIsPlayed(phase string) error {
	if n.stage.phase == 0 && n.Early() == nil && n.given {
		if err := n.giveNext(phase); err != nil { // a table without a phase is before this phase
			return err
		}
	}
	p, err := n.now()
	if err != nil {
		return err
	}
	number := slices.Index(phases, phase) + 1
	begins := momentOf(p.Turn, number, 1)
	switch now := moment(p); {
	case now == begins:
		return step.Errorf("the %s Phase has begun already: say what is done in it", phase)
	case now > begins:
		begins = momentOf(p.Turn+1, number, 1)
	}
	for range step.MostPasses {
		p := &hellonwheels.Position{}
		if err := n.Position("", p); err != nil || moment(p) >= begins {
			return err
		}
		over, err := n.passOn()
		if err != nil {
			return fmt.Errorf("on the way to the %s Phase: %w", phase, err)
		}
		if over {
			return fmt.Errorf("expected the %s Phase to be played, but the game is over", phase)
		}
	}
	return fmt.Errorf("the %s Phase does not begin, although everybody has passed %s", phase, prose.Count(step.MostPasses, "time"))
}

// phaseIsOver plays a phase to its end. Each player passes in it. A player who has to discard takes the first
// card of the list.
func (n *nouns) phaseIsOver(phase string) error {
	number := slices.Index(phases, phase) + 1
	under := func(p *hellonwheels.Position) bool { return phaseNumber(p.Phase) == number && p.Opportunist == "" }
	begun := n.stage.phase > 0 || n.Early() != nil || !n.given
	if begun {
		p, err := n.now()
		if err != nil {
			return err
		}
		begun = under(p)
	}
	if !begun {
		if err := n.phaseIsPlayed(phase); err != nil {
			return err
		}
	}
	for range step.MostPasses {
		now := &hellonwheels.Position{}
		err := n.Position("", now)
		if err != nil || !under(now) {
			return err
		}
		if now.Decision == "discard" {
			if err = n.Lists(); err == nil {
				err = n.Does(now.Player, n.ActionsOf(now.Player)[0])
			}
		} else if over, fault := n.passOn(); over || fault != nil {
			return fault
		}
		if err != nil {
			return err
		}
	}
	return fmt.Errorf("the %s Phase is not over, although everybody has passed %s", phase, prose.Count(step.MostPasses, "time"))
}

// passOn lets the player to decide pass; chance decides by its first outcome.
func (n *nouns) passOn() (over bool, err error) {
	turn, err := n.World.Turn()
	switch {
	case err != nil || turn.Actor == "":
		return true, err
	case turn.Actor == step.Chance:
		return false, n.SettleOne()
	}
	return false, n.Does(turn.Actor, "pass")
}

// everybodyPasses ends the Opportunist Phase under way.
func (n *nouns) everybodyPasses() error {
	p, err := n.now()
	if err != nil {
		return err
	}
	if p.Opportunist == "" {
		return step.Errorf("this is not an Opportunist Phase: write for each player what is done, such as When p1 does \"pass\"")
	}
	here := moment(p)
	for range step.MostPasses {
		p := &hellonwheels.Position{}
		if err := n.Position("", p); err != nil || moment(p) != here || p.Decision != "play" {
			return err
		}
		if _, err := n.passOn(); err != nil {
			return err
		}
	}
	return fmt.Errorf("the Opportunist Phase is not over, although everybody has passed %s", prose.Count(step.MostPasses, "time"))
}

// draws lets chance draw cards for a player, each time with its first outcome.
func (n *nouns) draws(player string, cards int) error {
	if err := n.IsPlayer(player); err != nil {
		return err
	}
	return n.ChanceTakes(cards, func(action string) bool {
		return strings.HasPrefix(action, "draw ") && strings.HasSuffix(action, " for "+player)
	})
}

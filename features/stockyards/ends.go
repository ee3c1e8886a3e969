package stockyards

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/engine/stockyards"
	"github.com/yardstick-rules/yardstick/features/step"
)

// teachEnds adds the steps about the beginning and the end of a year.
func (n *nouns) teachEnds(v *step.Vocabulary) {
	n.Prefers = n.quietCard
	v.Given(allPlaced, n.giveAllPlaced)
	v.Given(spaceFree, n.giveFree)
	v.Then(spaceFree, n.spaceIsFree)
	v.Then(hasPicket, n.hasPicket)
	v.When(adjusted, n.pricesAreAdjusted)
	v.When(arrive, n.livestockArrive)
	v.When(yearEnds, n.yearEnds)
	v.Given(yearIsPast, n.giveYearOver)
	v.When(gameEnds, n.gameEnds)
	v.Given(step.GameOver, n.giveOver)
}

func (n *nouns) giveAllPlaced() error {
	n.allOut = true
	return n.placing()
}

// layElection leaves the choice of the party after the last worker. If no step names a campaigner, the first
// player has campaigned, so that nobody else becomes first player.
func (n *nouns) layElection() error {
	if n.actor != "" || n.last != "" || len(n.toPlace) > 0 {
		return errors.New("all workers are placed: say no more of whose turn it is, and of workers to place")
	}
	if len(n.doc.Spaces["campaign"]) == 0 {
		n.doc.Spaces["campaign"] = []string{n.doc.FirstPlayer}
	}
	n.doc.Decision, n.doc.Player = "party", n.doc.Spaces["campaign"][0]
	return nil
}

func (n *nouns) giveFree(space string) error {
	n.freed = append(n.freed, space)
	if err := n.placing(); err != nil {
		return err
	}
	return spaceWords().Known(space)
}

// layFreed checks that the spaces that steps call free have no workers.
func (n *nouns) layFreed() error {
	for _, space := range n.freed {
		if len(n.doc.Spaces[space]) > 0 && space != contractWork {
			return fmt.Errorf("the %s space is given as free, and a worker stands there", space)
		}
	}
	return nil
}

func (n *nouns) spaceIsFree(space string) error {
	if err := spaceWords().Known(space); err != nil {
		return err
	}
	p, err := n.now()
	if err == nil && len(p.Spaces[space]) > 0 {
		return fmt.Errorf("expected the %s space to be free, but there stand: %s", space, step.Spell(p.Spaces[space]))
	}
	return err
}

func (n *nouns) hasPicket(player string) error {
	return step.Each(n.World, player, func(name string) (*seat, error) { _, q, err := n.nowOf(name); return q, err },
		func(name string, _ *seat) error {
			p, err := n.now()
			if err == nil && !slices.Contains(p.Picket, name) {
				return fmt.Errorf("expected a worker of %s's on the picket line, but there stand: %s", name, step.Spell(p.Picket))
			}
			return err
		})
}

// pricesAreAdjusted plays the year to its end: the players with workers left do contract work, and the party stays in office.
func (n *nouns) pricesAreAdjusted() error {
	if n.begins || n.planting {
		return step.Errorf("prices are adjusted at the end of a year: leave out that it begins")
	}
	n.settleWorkers()
	return n.yearIsOver()
}

// yearEnds plays the year to its end, also from its beginning on.
func (n *nouns) yearEnds() error {
	if !n.begins {
		n.settleWorkers()
	}
	return n.yearIsOver()
}

// giveYearOver begins the next year; after the last one the game is over.
func (n *nouns) giveYearOver(year int) error {
	if year >= n.parts().Years {
		return n.giveOver()
	}
	return n.giveBeginning(year + 1)
}

// livestockArrive begins a year, the second if no step names one.
func (n *nouns) livestockArrive() error {
	switch {
	case n.Early() != nil:
		return step.Errorf("livestock arrive when a year begins: write, for example, Given year 3 begins")
	case n.doc.Year == 0:
		if err := n.giveBeginning(secondYear); err != nil {
			return err
		}
	case !n.begins:
		return step.Errorf("livestock arrive when a year begins, and it is year %d already: write, Given year %d begins", n.doc.Year, n.doc.Year)
	}
	return nil
}

const secondYear = 2

// giveOver makes the scenario play the last year to its end once the table is set up.
func (n *nouns) giveOver() error {
	n.over, n.allOut = n.Line, true
	if n.doc.Year != 0 {
		return n.placing()
	}
	return n.giveYear(n.parts().Years)
}

// Begun plays the last year to its end if a step says that the game is over.
func (n *nouns) Begun() error {
	if n.over == 0 {
		return nil
	}
	defer func(line int) { n.Line = line }(n.Line)
	n.Line = n.over
	return n.gameEnds()
}

// gameEnds plays the last year to its end.
func (n *nouns) gameEnds() error {
	years := n.parts().Years
	if n.Early() == nil && n.doc.Year == 0 && !n.planting {
		if err := n.giveYear(years); err != nil {
			return err
		}
	}
	if n.doc.Year != years {
		return step.Errorf("the game ends after year %d: write, Given it is year %d", years, years)
	}
	n.settleWorkers()
	return n.yearIsOver()
}

// settleWorkers treats all workers as placed if no step mentions workers.
func (n *nouns) settleWorkers() {
	if n.Early() == nil && n.actor == "" && n.last == "" && len(n.toPlace) == 0 {
		n.allOut = true
	}
}

// yearIsOver plays until the year is over, or the game.
func (n *nouns) yearIsOver() error {
	first, err := n.now()
	if err != nil {
		return err
	}
	for range step.MostPasses {
		now := &stockyards.Position{}
		turn, err := n.World.Turn()
		if err == nil {
			err = n.Position("", now)
		}
		if n.Pauses = err == nil && now.Decision == "reveal-year"; n.Pauses || err != nil || turn.Actor == "" || now.Year != first.Year {
			return err
		}
		action := contractWork
		switch now.Decision {
		case "placement":
		case "party":
			action = "party " + now.Party
		default:
			return step.Errorf("what is to be decided is: %s", step.OrNothing(now.Decision))
		}
		if err := n.Does(turn.Actor, action); err != nil {
			return err
		}
	}
	return fmt.Errorf("the year does not end after %s", prose.Count(step.MostPasses, "decision"))
}

// quietCard returns the decision for a year card without an event, the one that moves the union spirit least,
// or "" if there is none. A card that no step names should have as little influence as possible.
func (n *nouns) quietCard(actions []string) (best string) {
	for _, action := range actions {
		card := n.yearCard(strings.TrimPrefix(action, "reveal-year "))
		if card == nil || card.Event {
			continue
		}
		if least := n.yearCard(strings.TrimPrefix(best, "reveal-year ")); least == nil || moves(card.Spirit) < moves(least.Spirit) {
			best = action
		}
	}
	return best
}

func moves[T ~int | ~int8 | ~int16](spirit T) T { return max(spirit, -spirit) }

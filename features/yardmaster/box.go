package yardmaster

import (
	"strings"

	"github.com/yardstick-rules/yardstick/features/step"
)

// teachBox adds the steps that count everything in the box, wherever it is.
func (y *nouns) teachBox(v *step.Vocabulary) {
	t := y.table()
	v.Then(allRailcars, step.Counts(t, "the number of railcars in the game", func(p *position) int {
		total := size(p.RailcarDrawPile) + lying(p.ArrivalYard) + len(strings.Fields(p.JustBought))
		for _, q := range p.Players {
			total += len(q.Train) + size(q.SortingYard)
		}
		return total
	}))
	v.Then(allCargo, step.Counts(t, "the number of cargo cards in the game", func(p *position) int {
		total := size(p.CargoDrawPile) + len(p.DiscardPile)
		for _, q := range p.Players {
			total += size(q.Hand)
		}
		return total
	}))
	// One engine for each player; the others are out of the game (YM-SETUP-02, YM-SETUP-03).
	v.Then(allEngines, step.Counts(t, "the number of engines in the game", func(p *position) int { return len(p.Players) }))
	v.Then(enginesOut, step.Counts(t, "the number of engines out of the game", func(p *position) int { return 5 - len(p.Players) }))
	v.Then(allTokens, step.Counts(t, "the number of tokens in the game", func(p *position) int {
		total := len(p.Centre)
		for _, q := range p.Players {
			total += len(strings.Fields(q.Token))
		}
		if p.Yardmaster != nil {
			total++
		}
		return total
	}))
}

// lying returns the number of places that are not empty.
func lying(places []string) int {
	pile := step.PileOf(places)
	delete(pile, "")
	return size(pile)
}

package yardmaster

import (
	"strings"

	"github.com/yardstick-rules/yardstick/features/step"
)

// teachBox adds the steps that count everything in the box, wherever it is.
func (y *nouns) teachBox(v *step.Vocabulary) {
	v.Then(allRailcars, y.allRailcars)
	v.Then(allCargo, y.allCargo)
	v.Then(allEngines, y.allEngines)
	v.Then(allTokens, y.allTokens)
	v.Then(enginesOut, y.enginesOut)
}

func (y *nouns) allRailcars(n int) error {
	p, err := y.now()
	if err != nil {
		return err
	}
	arrivals := step.PileOf(p.ArrivalYard)
	delete(arrivals, "")
	total := size(p.RailcarDrawPile) + size(arrivals) + len(strings.Fields(p.JustBought))
	for _, q := range p.Players {
		total += len(q.Train) + size(q.SortingYard)
	}
	return step.Equal("the number of railcars in the game", n, total)
}

func (y *nouns) allCargo(n int) error {
	p, err := y.now()
	if err != nil {
		return err
	}
	total := size(p.CargoDrawPile) + len(p.DiscardPile)
	for _, q := range p.Players {
		total += size(q.Hand)
	}
	return step.Equal("the number of cargo cards in the game", n, total)
}

// allEngines counts one engine for each player; the others are out of the game (YM-SETUP-02, YM-SETUP-03).
func (y *nouns) allEngines(n int) error {
	p, err := y.now()
	if err != nil {
		return err
	}
	return step.Equal("the number of engines in the game", n, len(p.Players))
}

func (y *nouns) enginesOut(n int) error {
	p, err := y.now()
	if err != nil {
		return err
	}
	const engines = 5
	return step.Equal("the number of engines out of the game", n, engines-len(p.Players))
}

func (y *nouns) allTokens(n int) error {
	p, err := y.now()
	if err != nil {
		return err
	}
	total := len(p.Centre)
	for _, q := range p.Players {
		total += len(strings.Fields(q.Token))
	}
	if p.Yardmaster != nil {
		total++
	}
	return step.Equal("the number of tokens in the game", n, total)
}

package features

import "strings"

// teachBox adds what asks for everything that the box holds, wherever it lies.
func (y *yardNouns) teachBox(v *vocabulary) {
	v.then(yardAllRailcars, y.allRailcars)
	v.then(yardAllCargo, y.allCargo)
	v.then(yardAllEngines, y.allEngines)
	v.then(yardAllTokens, y.allTokens)
	v.then(yardEnginesOut, y.enginesOut)
}

func (y *yardNouns) allRailcars(n int) error {
	p, err := y.table()
	if err != nil {
		return err
	}
	arrivals := pileOf(p.ArrivalYard)
	delete(arrivals, "")
	total := size(p.RailcarDrawPile) + size(arrivals) + len(strings.Fields(p.JustBought))
	for _, q := range p.Players {
		total += len(q.Train) + size(q.SortingYard)
	}
	return equal("the number of railcars in the game", n, total)
}

func (y *yardNouns) allCargo(n int) error {
	p, err := y.table()
	if err != nil {
		return err
	}
	total := size(p.CargoDrawPile) + len(p.DiscardPile)
	for _, q := range p.Players {
		total += size(q.Hand)
	}
	return equal("the number of cargo cards in the game", n, total)
}

// allEngines counts one engine before each player; the others are out of the game (YM-SETUP-02, YM-SETUP-03).
func (y *yardNouns) allEngines(n int) error {
	p, err := y.table()
	if err != nil {
		return err
	}
	return equal("the number of engines in the game", n, len(p.Players))
}

func (y *yardNouns) enginesOut(n int) error {
	p, err := y.table()
	if err != nil {
		return err
	}
	const engines = 5
	return equal("the number of engines out of the game", n, engines-len(p.Players))
}

func (y *yardNouns) allTokens(n int) error {
	p, err := y.table()
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
	return equal("the number of tokens in the game", n, total)
}

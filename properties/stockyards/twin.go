package stockyards

import (
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/stockyards"
	"github.com/yardstick-rules/yardstick/properties/walk"
)

// inOrder sorts the lists of a position whose order only reflects the order of seats or squares.
func inOrder(p *stockyards.Position) {
	for _, lists := range []map[string][]string{p.Slaughtered, p.Spaces} {
		for _, names := range lists {
			slices.Sort(names)
		}
	}
	for _, m := range p.Markets {
		slices.Sort(m.Houses)
	}
	for _, names := range [][]string{p.Picket, p.Away, p.Winners, p.Viaducts} {
		slices.Sort(names)
	}
}

// coloursMove is US-INV-28 for the colours: everybody sits one seat further on and decides the same.
func coloursMove(w *walk.Walk) func() error {
	second, err := w.Game.New(w.Setup, nil)
	if err != nil {
		return func() error { return err }
	}
	next, quoted := w.SeatsOn()
	t := &walk.Twin[stockyards.Position]{Walk: w, Game: second, Sort: inOrder, OneIn: 4, How: "with all colours moved one seat on"}
	t.Decision = func(actor, action string) (string, string) {
		if name, first := strings.CutPrefix(action, "first-player "); first {
			action = "first-player " + next[name]
		}
		return next[actor], action
	}
	t.Position = func(p *stockyards.Position) *stockyards.Position {
		p = walk.Renamed(p, quoted)
		last := len(p.Players) - 1
		p.Players = append(p.Players[last:], p.Players[:last]...)
		return p
	}
	return t.Hold
}

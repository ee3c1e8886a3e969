package stockyards

import (
	"fmt"
	"slices"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/stockyards"
	"github.com/yardstick-rules/yardstick/engine/stockyards/box"
	"github.com/yardstick-rules/yardstick/properties/walk"
)

// backAndAhead is US-INV-25, on stacks and meat values drawn at random at the table of the walk: no tracker on the first or last space, and
// no value so near an end that it would stop there.
func backAndAhead(w *walk.Walk) func() error {
	parts, err := partsOf(w.Setup)
	return func() error {
		if err != nil {
			return err
		}
		if !w.Now(walk.Seldom) {
			return engine.ErrIdle
		}
		was := stacks(w, parts)
		back, err := event(w, was, 3, "y1906-brand-back")
		if err != nil {
			return err
		}
		is, err := event(w, back, 4, "y1907-brand-ahead")
		if err != nil {
			return err
		}
		for i, p := range is.Players {
			q := was.Players[i]
			if p.Brand != q.Brand || *p.Beef != *q.Beef || *p.Pork != *q.Pork || *p.Lamb != *q.Lamb || !slices.Equal(is.Brand, was.Brand) {
				return fmt.Errorf("1906 and 1907 lead from %s over %s to %s", walk.Text(was), walk.Text(back), walk.Text(is))
			}
		}
		return nil
	}
}

// stacks draws stacks of trackers and meat values.
func stacks(w *walk.Walk, parts *box.Components) *stockyards.Position {
	doc := &stockyards.Position{}
	for i, name := range w.Setup.Seats {
		var meat [3]*int
		for k, b := range parts.Meat {
			most := 0
			for _, line := range parts.BrandLines[:parts.BrandLineCount] {
				most = max(most, line.Meat[k])
			}
			n := b.Min + most + w.Random().IntN(max(1, b.Max-b.Min-most+1))
			meat[k] = &n
		}
		brand := 1
		if parts.BrandMax > 2 {
			brand += w.Random().IntN(parts.BrandMax - 1)
		}
		doc.Players = append(doc.Players, stockyards.Player{Name: name, Brand: brand, Beef: meat[0], Pork: meat[1], Lamb: meat[2]})
		doc.Brand = slices.Insert(doc.Brand, w.Random().IntN(i+1), name)
	}
	slices.SortStableFunc(doc.Brand, func(a, b string) int { return brandOf(doc, a) - brandOf(doc, b) })
	return doc
}

// brandOf returns the space of a player's tracker.
func brandOf(doc *stockyards.Position, name string) int {
	i := slices.IndexFunc(doc.Players, func(p stockyards.Player) bool { return p.Name == name })
	return doc.Players[i].Brand
}

// event reveals a year card over the stacks and meat values of a position.
func event(w *walk.Walk, from *stockyards.Position, year int, card string) (*stockyards.Position, error) {
	doc := &stockyards.Position{Year: year, Decision: "reveal-year", Brand: from.Brand}
	for _, p := range from.Players {
		doc.Players = append(doc.Players, stockyards.Player{Name: p.Name, Brand: p.Brand, Beef: p.Beef, Pork: p.Pork, Lamb: p.Lamb})
	}
	s, err := w.Game.Load(w.Setup, walk.Text(doc), nil)
	if err != nil {
		return nil, err
	}
	if err := walk.Decide(s, engine.Chance, "reveal-year "+card); err != nil {
		return nil, err
	}
	return positionOf(s), nil
}

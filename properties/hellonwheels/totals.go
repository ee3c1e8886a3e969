package hellonwheels

import (
	"errors"
	"fmt"
	"maps"
	"slices"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/hellonwheels"
	"github.com/yardstick-rules/yardstick/properties/walk"
)

// payday is a position in which the Town at one position pays at once. A player holds cards, so that play
// stops after the payout. No other part of the game matters.
type payday struct {
	w   *walk.Walk
	doc *hellonwheels.Position
	at  string
}

// choosePayday picks a Town of the position to check, once in a while; ok is false if there is none. An owner's
// components have other sums.
func choosePayday(w *walk.Walk) (p payday, ok bool) {
	doc := position(w)
	if doc.Decision != "play" || doc.Opportunist != "behind" || doc.Phase == "end-of-the-line" ||
		w.Setup.Components != nil || !w.Now(walk.Seldom) {
		return payday{}, false
	}
	seats := slices.Clone(doc.Players)
	for i := range seats {
		if seats[i].Name != doc.Player {
			seats[i].Hand = nil
		}
	}
	p = payday{w: w, at: townPlaces[w.Random().IntN(len(townPlaces))], doc: &hellonwheels.Position{
		Turn: doc.Turn, Supervisor: doc.Supervisor, Bank: doc.Bank, Past: doc.Past, Present: doc.Present, Future: doc.Future,
		TownDeck: doc.TownDeck, Out: doc.Out, Players: seats, Removed: doc.Removed,
	}}
	return p, *p.town() != nil
}

// townPlaces are the positions in the order in which they pay.
var townPlaces = [...]string{"past", "present", "future"}

// town returns the place of the Town in the document.
func (p payday) town() **hellonwheels.Town {
	return map[string]**hellonwheels.Town{"past": &p.doc.Past, "present": &p.doc.Present, "future": &p.doc.Future}[p.at]
}

// copied returns a payday with a Town that can be changed.
func (p payday) copied() payday {
	doc := *p.doc
	p.doc = &doc
	t := **p.town()
	t.Establishments, t.Customers, t.Mayhem = maps.Clone(t.Establishments), slices.Clone(t.Customers), slices.Clone(t.Mayhem)
	*p.town() = &t
	return p
}

// paid returns the money that the bank pays for the Town.
func (p payday) paid() (int, error) {
	doc := *p.doc
	doc.Phase = p.at + "-town"
	after, err := p.w.Game.Load(p.w.Setup, walk.Text(&doc), nil)
	if err != nil {
		return 0, fmt.Errorf("a payday of the %s Town: %w: %s", p.at, err, walk.Text(&doc))
	}
	if now := positionOf(after); now.Phase == doc.Phase && now.Opportunist == "behind" {
		return *doc.Bank - *now.Bank, nil
	}
	return 0, errors.New("the game went on after the payout although somebody holds a card")
}

// oneHouse leaves one house in the Town, so that it earns the whole total. Without one it builds nothing and reports false.
func (p payday) oneHouse() (payday, bool) {
	p = p.copied()
	t := *p.town()
	houses := slices.Sorted(maps.Keys(t.Establishments))
	if len(houses) == 0 {
		return p, false
	}
	t.Establishments = map[string]string{houses[0]: t.Establishments[houses[0]]}
	return p, true
}

// ownersDoNotMatter is HOW-INV-19 on two positions: once as they are, once with every house and the token in one hand.
func ownersDoNotMatter(w *walk.Walk) func() error {
	return func() error {
		was, ok := choosePayday(w)
		if !ok {
			return engine.ErrIdle
		}
		is := was.copied()
		is.doc.Supervisor = was.doc.Players[w.Random().IntN(len(was.doc.Players))].Name
		for house := range (*is.town()).Establishments {
			(*is.town()).Establishments[house] = someoneIn(w, was.doc)
		}
		return equals(was, is, 0, "with other owners")
	}
}

// someoneIn returns a player who is still in the game.
func someoneIn(w *walk.Walk, doc *hellonwheels.Position) string {
	var in []string
	for _, p := range doc.Players {
		if !p.Left {
			in = append(in, p.Name)
		}
	}
	return in[w.Random().IntN(len(in))]
}

// equals compares the payments of two Towns.
func equals(was, is payday, more int, how string) error {
	before, err := was.paid()
	if err != nil {
		return err
	}
	after, err := is.paid()
	if err != nil {
		return err
	}
	if after != before+more {
		return fmt.Errorf("the %s Town pays %dK, and as the %s Town %s %dK, where %dK more would be right: %s", was.at, before, is.at, how,
			after, more, walk.Text(*was.town()))
	}
	return nil
}

// cardsRaiseTotals is HOW-INV-20, the other way round: with one card less the total is lower.
func cardsRaiseTotals(w *walk.Walk) func() error {
	return func() error {
		p, ok := choosePayday(w)
		if !ok {
			return engine.ErrIdle
		}
		if p, ok = p.oneHouse(); !ok {
			return engine.ErrIdle
		}
		if t := *p.town(); len(t.Customers) > 0 {
			less := p.copied()
			(*less.town()).Customers = t.Customers[1:]
			if err := equals(less, p, 5, "with a Customer more"); err != nil {
				return err
			}
		}
		t := *p.town()
		if len(t.Mayhem) == 0 {
			return engine.ErrIdle
		}
		less, more := p.copied(), 5
		(*less.town()).Mayhem = t.Mayhem[1:]
		floored := w.Setup.Rulings["mayhem-floor"] != "allow-negative" && w.Setup.Rulings["modifier-payout"] != "cards-only"
		if existing := slices.Contains([]string{"corinne", "north-platte", "omaha"}, t.Name); existing && floored && len(t.Mayhem) == 1 {
			more = 0
		}
		return equals(less, p, more, "with a Mayhem card more")
	}
}

// positionsRaiseTotals is HOW-INV-21: the Town changes places with another. Civilized cards would not be allowed everywhere.
func positionsRaiseTotals(w *walk.Walk) func() error {
	return func() error {
		p, ok := choosePayday(w)
		if !ok || p.doc.Past == nil || p.doc.Present == nil || p.doc.Future == nil {
			return engine.ErrIdle
		}
		if p, ok = p.oneHouse(); !ok {
			return engine.ErrIdle
		}
		for _, t := range []**hellonwheels.Town{&p.doc.Past, &p.doc.Present, &p.doc.Future} {
			bare := **t
			bare.Civilized = nil
			*t = &bare
		}
		base := map[string]int{"past": 10, "present": 20, "future": 10}
		for _, to := range townPlaces {
			moved := p.copied()
			from := moved.town()
			moved.at = to
			*from, *moved.town() = *moved.town(), *from
			if err := equals(p, moved, base[to]-base[p.at], "with the same cards"); err != nil {
				return err
			}
		}
		return nil
	}
}

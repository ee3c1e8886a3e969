package yardmaster

import (
	"fmt"
	"slices"

	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/engine/yardmaster"
	"github.com/yardstick-rules/yardstick/features/step"
)

// layPiles gives the cards that a step leaves out of a draw pile a place: railcars in a sorting yard, cargo in a hand.
func (y *nouns) layPiles() error {
	if y.railcars == nil && y.cargo == nil && y.discards == nil {
		return nil
	}
	box, err := y.box()
	if err != nil || box == nil {
		return err
	}
	if y.railcars != nil {
		if err := y.layRailcars(box.RailcarDrawPile, len(box.ArrivalYard)); err != nil {
			return err
		}
	}
	if y.discards != nil {
		if err := y.layDiscards(box.CargoDrawPile); err != nil {
			return err
		}
	}
	if y.cargo != nil {
		return y.layCargo(box.CargoDrawPile)
	}
	return nil
}

// layDiscards fills the discard pile up to a number of cards, under those that steps name.
func (y *nouns) layDiscards(supply map[string]int) error {
	lying := step.PileOf(y.doc.DiscardPile)
	for _, p := range y.doc.Players {
		for card, n := range p.Hand {
			lying[card] += n
		}
	}
	free, short := less(supply, lying)
	if short == "" && y.cargo != nil {
		free, short = less(free, y.cargo.content)
	}
	more := *y.discards - len(y.doc.DiscardPile)
	if short != "" || more < 0 || more > size(free) {
		return fmt.Errorf("a discard pile of %s is given, and the cards that steps name leave no such pile", prose.Count(*y.discards, "card"))
	}
	var under []string
	for range more {
		under = append(under, takeFirst(free, cargoKinds(), nil))
	}
	y.doc.DiscardPile = append(under, y.doc.DiscardPile...)
	return nil
}

// box returns the game before its first decision, with all cards in the draw piles; nil if the game refuses its set-up.
func (y *nouns) box() (*yardmaster.Position, error) {
	state, err := y.Entry.New(y.Setup, nil)
	if err != nil {
		return nil, nil // refusing it is for the engine under test
	}
	box, ok := state.Position().(*yardmaster.Position)
	if !ok {
		return nil, fmt.Errorf("the position is a %T, not one of Yardmaster", state.Position())
	}
	return box, nil
}

// places returns the size of the arrival yard.
func (y *nouns) places() (int, error) {
	box, err := y.box()
	if err != nil || box == nil {
		return 0, err
	}
	return len(box.ArrivalYard), nil
}

// byValue lists the railcars of low value first.
func byValue() []string {
	var cars []string
	for value := range 4 {
		for _, kind := range types {
			cars = append(cars, fmt.Sprintf("%s-%d", kind, value+1))
		}
	}
	return cars
}

// layRailcars fills the arrival yard, leaves the given railcars in the draw pile, and puts the rest into a sorting
// yard. If the game has too few railcars, it changes nothing, because the engine has to refuse.
func (y *nouns) layRailcars(supply map[string]int, places int) error {
	lying := step.PileOf(y.doc.ArrivalYard)
	delete(lying, "")
	for _, p := range y.doc.Players {
		for _, car := range p.Train {
			lying[car]++
		}
		for car, n := range p.SortingYard {
			lying[car] += n
		}
	}
	free, short := less(supply, lying)
	if short == "" {
		free, short = less(free, y.railcars.content)
	}
	if short != "" {
		y.doc.RailcarDrawPile = y.railcars.content
		return nil
	}
	y.fillArrivals(free, places)
	if y.railcars.content == nil {
		if size(free) < y.railcars.left {
			return fmt.Errorf("only %s are left for a draw pile of %d", prose.Count(size(free), "railcar"), y.railcars.left)
		}
		for range y.railcars.left {
			takeFirst(free, byValue(), nil)
		}
	}
	return y.layRest(free)
}

// fillArrivals puts the cheapest free railcars into the places that no step named, all different if possible.
func (y *nouns) fillArrivals(free map[string]int, places int) {
	for len(y.doc.ArrivalYard) < places {
		car := takeFirst(free, byValue(), y.doc.ArrivalYard)
		if car == "" {
			car = takeFirst(free, byValue(), nil)
		}
		y.doc.ArrivalYard = append(y.doc.ArrivalYard, car)
	}
}

// takeFirst takes the first of the kinds that is in the pile and not to be avoided; "" if there is none.
func takeFirst(pile map[string]int, kinds, avoid []string) string {
	for _, kind := range kinds {
		if pile[kind] > 0 && !slices.Contains(avoid, kind) {
			if pile[kind]--; pile[kind] == 0 {
				delete(pile, kind)
			}
			return kind
		}
	}
	return ""
}

// layRest puts railcars into a sorting yard, whose owner then has at least one railcar on the train.
func (y *nouns) layRest(rest map[string]int) error {
	if len(rest) == 0 {
		return nil
	}
	whose := y.railcars.rest
	if whose == "" {
		whose = y.rightOf(y.owner())
	}
	p, err := y.player(whose)
	if err != nil {
		return err
	}
	if len(p.Train) == 0 {
		p.Train = []string{takeFirst(rest, byValue(), nil)}
	}
	if p.SortingYard == nil {
		p.SortingYard = map[string]int{}
	}
	for car, n := range rest {
		p.SortingYard[car] += n
	}
	return nil
}

// layCargo puts the cards without a place into the hand of the turn's right neighbour.
func (y *nouns) layCargo(supply map[string]int) error {
	lying := step.PileOf(y.doc.DiscardPile)
	for _, p := range y.doc.Players {
		for card, n := range p.Hand {
			lying[card] += n
		}
	}
	free, short := less(supply, lying)
	if short == "" {
		free, short = less(free, y.cargo.content)
	}
	if short != "" {
		y.doc.CargoDrawPile = y.cargo.content
		return nil
	}
	if y.doc.DiscardPile == nil {
		backwards := slices.Clone(types)
		slices.Reverse(backwards)
		if card := takeFirst(free, backwards, nil); card != "" {
			y.doc.DiscardPile = []string{card}
		}
	}
	if y.cargo.content == nil {
		if size(free) < y.cargo.left {
			return fmt.Errorf("only %s are left for a draw pile of %d", prose.Count(size(free), "cargo card"), y.cargo.left)
		}
		for range y.cargo.left {
			takeFirst(free, cargoKinds(), nil)
		}
	}
	p, err := y.player(y.rightOf(y.owner()))
	if err != nil {
		return err
	}
	if p.Hand == nil {
		p.Hand = map[string]int{}
	}
	for card, n := range free {
		p.Hand[card] += n
	}
	return nil
}

func size(pile map[string]int) int {
	n := 0
	for _, copies := range pile {
		n += copies
	}
	return n
}

// less returns a pile without the cards of another; short names a kind of which the pile has too few.
func less(pile, without map[string]int) (rest map[string]int, short string) {
	rest = map[string]int{}
	for kind, n := range pile {
		rest[kind] = n
	}
	for kind, n := range without {
		rest[kind] -= n
		switch {
		case rest[kind] == 0:
			delete(rest, kind)
		case rest[kind] < 0:
			short = kind
		}
	}
	return rest, short
}

package box

import (
	"strings"

	"github.com/yardstick-rules/yardstick/engine/rulebook/source"
)

// Read reads a component file: YAML in the form of the printed file. Parts that the file leaves out are as in base.
// Numbers of the game, point goals and copies of cards may differ within bounds. Totals must agree with the cards.
// Everything that the rules fix must be as printed. The printed file itself sets every value, whatever the base. An
// error is a [*source.Error] with line, field and allowed values.
//
// An owner who gives the numbers of railcars has counted them, which settles the question
// YM-R-railcar-values. The numbers count as given if one differs from the default or is not marked as
// assumed.
func Read(printed *source.Printed, base *Components, data []byte) (*Components, error) {
	given, err := printed.Read(source.Overlay{Varies: limits, Fixed: whyFixed}, data)
	if err != nil {
		return nil, err
	}
	c := *base
	r := &reader{&c, source.Filler{Given: given, Alone: *base == Components{}}}
	r.fill()
	if r.Err != nil {
		return nil, r.Err
	}
	if err := r.check(); err != nil {
		return nil, err
	}
	return &c, nil
}

// limits returns the range of every number that an owner may replace.
func limits(field string) (least, most int, ok bool) {
	bound, ok := bounds[field]
	if ok {
		return bound[0], bound[1], true
	}
	switch under, leaf := cutLast(field); {
	case strings.HasPrefix(under, "point-goal.rows") && leaf == "goal":
		return 1, 100, true
	case (strings.HasPrefix(under, "railcars.cards.") || strings.HasPrefix(under, "cargo.cards.")) && leaf == "copies":
		return 0, 30, true
	case strings.HasPrefix(under, "after-set-up.rows") && leaf != "players":
		return 0, MostCargo, true
	}
	return 0, 0, false
}

var bounds = map[string][2]int{
	"parameters.actions-per-turn.value":         {1, 5},
	"parameters.yardmaster-extra-actions.value": {0, 3},
	"parameters.hand-at-start.value":            {0, 10},
	"parameters.arrival-yard-size.value":        {1, MostPlaces},
	"parameters.exchange-pair.value":            {1, 3},
	"railcars.total.value":                      {1, MostRailcars},
	"railcars.per-type.value":                   {0, MostRailcars / Types},
	"cargo.total.value":                         {1, MostCargo},
	"cargo.bonus-cards.value":                   {0, MostCargo},
}

func cutLast(field string) (under, leaf string) {
	i := strings.LastIndexByte(field, '.')
	return field[:max(i, 0)], field[i+1:]
}

func whyFixed(field string) string {
	if strings.HasPrefix(field, "railcars.copies.") {
		return ", which stays for comparison: your own numbers go under railcars.cards"
	}
	return ", which the rules fix"
}

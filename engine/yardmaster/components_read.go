package yardmaster

import (
	_ "embed" // for the printed components
	"strings"

	"github.com/yardstick-rules/yardstick/engine/rulebook/source"
)

//go:embed components.yaml
var printedComponents []byte

// ownersFile reads an owner's file of the shape of components.yaml.
var ownersFile = source.Overlay{Varies: componentRange, Fixed: fixedComponent}.Over(printedComponents)

// ReadComponents reads an owner's component file: YAML of the shape of components.yaml, in which everything that may be left
// out is as printed. Numbers of play, point goals and copies of cards may differ within bounds; totals must agree with the cards;
// what the rules fix must stand as printed. An error is a [*source.Error] with line, field and what is allowed.
//
// Railcars are counted, and YM-R-railcar-values is settled, once the file gives copies of a railcar that either differ from the
// default or are not marked as assumed.
func ReadComponents(data []byte) (*Components, error) {
	given, err := ownersFile(data)
	if err != nil {
		return nil, err
	}
	c := *DefaultComponents()
	r := componentReader{&c, given}
	r.fill()
	if err := r.check(); err != nil {
		return nil, err
	}
	return &c, nil
}

// componentRange is the range of every number that an owner may replace.
func componentRange(field string) (least, most int, ok bool) {
	bound, ok := componentRanges[field]
	if ok {
		return bound[0], bound[1], true
	}
	switch under, leaf := cutLast(field); {
	case strings.HasPrefix(under, "point-goal.rows") && leaf == "goal":
		return 1, 100, true
	case (strings.HasPrefix(under, "railcars.cards.") || strings.HasPrefix(under, "cargo.cards.")) && leaf == "copies":
		return 0, 30, true
	case strings.HasPrefix(under, "after-set-up.rows") && leaf != "players":
		return 0, maxCargo, true
	}
	return 0, 0, false
}

var componentRanges = map[string][2]int{
	"parameters.actions-per-turn.value":         {1, 5},
	"parameters.yardmaster-extra-actions.value": {0, 3},
	"parameters.hand-at-start.value":            {0, 10},
	"parameters.arrival-yard-size.value":        {1, maxPlaces},
	"parameters.exchange-pair.value":            {1, 3},
	"railcars.total.value":                      {1, maxRailcars},
	"railcars.per-type.value":                   {0, maxRailcars / kinds},
	"cargo.total.value":                         {1, maxCargo},
	"cargo.bonus-cards.value":                   {0, maxCargo},
}

func cutLast(field string) (under, leaf string) {
	i := strings.LastIndexByte(field, '.')
	return field[:max(i, 0)], field[i+1:]
}

func fixedComponent(field string) string {
	if strings.HasPrefix(field, "railcars.copies.") {
		return ", which stays for comparison: your own numbers stand under railcars.cards"
	}
	return ", which the rules fix"
}

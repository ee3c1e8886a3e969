package hellonwheels

import (
	"github.com/yardstick-rules/yardstick/engine/hellonwheels/box"
	"github.com/yardstick-rules/yardstick/engine/rulebook/source"
)

var printed = source.NewPrinted(&book)

// DefaultComponents are the components as the rulebook prints them. They must not be changed.
func DefaultComponents() *box.Components { return &defaultComponents }

// ReadComponents reads an owner's component file: what it leaves out is as in the default (see [box.Read]).
func ReadComponents(data []byte) (*box.Components, error) {
	return box.Read(printed, &defaultComponents, data)
}

// The names, which no owner's file replaces.
var (
	townTypeNames = &defaultComponents.TypeNames
	townNames     = &defaultComponents.TownNames
	townTitles    = &defaultComponents.TownTitles
	cardNames     = &defaultComponents.CardNames
)

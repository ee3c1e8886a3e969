package hellonwheels

import (
	"github.com/yardstick-rules/yardstick/engine/hellonwheels/box"
	"github.com/yardstick-rules/yardstick/engine/rulebook/source"
)

var printed = source.NewPrinted(&book)

// DefaultComponents returns the components that the rulebook prints. Callers must not change them.
func DefaultComponents() *box.Components { return &defaultComponents }

// ReadComponents reads an owner's component file. Values that the file leaves out are the defaults
// (see [box.Read]).
func ReadComponents(data []byte) (*box.Components, error) {
	return box.Read(printed, &defaultComponents, data)
}

// The names, which an owner's file cannot replace.
var (
	townTypeNames = &defaultComponents.TypeNames
	townNames     = &defaultComponents.TownNames
	townTitles    = &defaultComponents.TownTitles
	cardNames     = &defaultComponents.CardNames
)

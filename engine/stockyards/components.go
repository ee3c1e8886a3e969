package stockyards

import (
	"github.com/yardstick-rules/yardstick/engine/rulebook/source"
	"github.com/yardstick-rules/yardstick/engine/stockyards/box"
)

var printed = source.NewPrinted(&book)

// DefaultComponents are the components as the rulebook prints them, and as they are assumed where it does not. They must not be changed.
func DefaultComponents() *box.Components { return &defaultComponents }

// ReadComponents reads an owner's component file: what it leaves out is as in the default (see [box.Read]).
func ReadComponents(data []byte) (*box.Components, error) {
	return box.Read(printed, &defaultComponents, data)
}

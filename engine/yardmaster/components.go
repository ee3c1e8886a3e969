package yardmaster

import (
	"github.com/yardstick-rules/yardstick/engine/rulebook/source"
	"github.com/yardstick-rules/yardstick/engine/yardmaster/box"
)

var printed = source.NewPrinted(&book)

// DefaultComponents are the components that the rulebook prints; where it is silent, they follow the default answers to its open questions.
// They must not be changed.
func DefaultComponents() *box.Components { return &defaultComponents }

// ReadComponents reads an owner's component file: what it leaves out is as in the default (see [box.Read]).
func ReadComponents(data []byte) (*box.Components, error) {
	return box.Read(printed, &defaultComponents, data)
}

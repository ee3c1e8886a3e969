package yardmaster

import (
	"github.com/yardstick-rules/yardstick/engine/rulebook/source"
	"github.com/yardstick-rules/yardstick/engine/yardmaster/box"
)

var printed = source.NewPrinted(&book)

// DefaultComponents returns the components that the rulebook prints. Where it is silent, they
// follow the default answers to its open questions. Callers must not change them.
func DefaultComponents() *box.Components { return &defaultComponents }

// ReadComponents reads an owner's component file. Values that the file leaves out are the defaults
// (see [box.Read]).
func ReadComponents(data []byte) (*box.Components, error) {
	return box.Read(printed, &defaultComponents, data)
}

// components returns the components of an edition, with the values of an owner's file, if there is one.
func components(edition string, owner []byte) (parts *box.Components, err error) {
	parts = DefaultComponents()
	if edition != "" {
		parts, err = box.Read(printed, parts, []byte(edition))
	}
	if err != nil || owner == nil {
		return parts, err
	}
	return box.Read(printed, parts, owner)
}

package stockyards

import (
	_ "embed" // for the printed components

	"github.com/yardstick-rules/yardstick/engine/stockyards/box"
)

//go:embed components.yaml
var printedComponents []byte

var readComponents = box.Reader(&defaultComponents, printedComponents, &book)

// DefaultComponents are the components as the rulebook prints them, and as they are assumed where it does not. They must not be changed.
func DefaultComponents() *box.Components { return &defaultComponents }

// ReadComponents reads an owner's component file, as [box.Reader] says. An error is a [*source.Error] with line, field and what is allowed.
func ReadComponents(data []byte) (*box.Components, error) { return readComponents(data) }

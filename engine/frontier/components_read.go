package frontier

import (
	_ "embed" // for the printed components

	"github.com/yardstick-rules/yardstick/engine/rulebook/source"
)

//go:embed components.yaml
var printedComponents []byte

// ownersFile reads an owner's file of the shape of components.yaml.
var ownersFile = source.Overlay{Varies: ownersRange, Words: ownersWord, Tables: ownersTable, Fixed: whyFixed}.Over(printedComponents)

// ReadComponents reads an owner's component file: YAML of the shape of components.yaml, in which everything that may be left out is as
// there. What is assumed or public may be replaced, within bounds; what is printed or derived must stand, and so must the ids and what a
// ruling decides. The map and its basins must agree with each other, no turn may be without end, and all must agree with what the rulebook
// says. An error is a [*source.Error] with line, field and what is allowed; one that contradicts the rulebook names the fact and its clauses.
func ReadComponents(data []byte) (*Components, error) {
	given, err := ownersFile(data)
	if err != nil {
		return nil, err
	}
	c := *DefaultComponents()
	r := &componentReader{Components: &c, Filler: source.Filler{Given: given}}
	r.read()
	if r.Err == nil {
		r.check()
	}
	if r.Err != nil {
		return nil, r.Err
	}
	return &c, nil
}

// componentReader turns what an owner's file gives, by the field of the printed file, into components. It keeps the first error.
type componentReader struct {
	*Components
	source.Filler
}

func (r *componentReader) read() {
	for _, n := range ownersNumbers {
		if n.of != nil {
			r.Set(n.of(r.Components), n.field)
		}
	}
	for _, read := range []func(){r.readMap, r.readIndustries, r.readTown, r.readMarkets, r.readTiles, r.readEvents, r.readCharacters} {
		if r.Err == nil {
			read()
		}
	}
}

package box

import "github.com/yardstick-rules/yardstick/engine/rulebook/source"

// Read reads a component file: YAML of the shape of the printed one, in which everything that may be left out is as in base. What is
// assumed or public may be replaced, within bounds; what is printed or derived must stand, and so must the ids and what a ruling decides.
// The map and its basins must agree with each other, no turn may be without end, and all must agree with what the rulebook says. An error
// is a [*source.Error] with line, field and what is allowed; one that contradicts the rulebook names the fact and its clauses.
func Read(printed *source.Printed, base *Components, data []byte) (*Components, error) {
	o := overlay{printed}
	given, err := printed.Read(source.Overlay{Varies: o.limits, Words: o.words, Tables: o.table, Fixed: o.whyFixed}, data)
	if err != nil {
		return nil, err
	}
	c := *base
	r := &reader{Components: &c, Filler: source.Filler{Given: given}, overlay: o, base: base}
	r.read()
	if r.Err == nil {
		r.check()
	}
	if r.Err != nil {
		return nil, r.Err
	}
	return &c, nil
}

// reader turns what an owner's file gives, by the field of the printed file, into components. It keeps the first error.
type reader struct {
	*Components
	source.Filler
	overlay
	base *Components
}

func (r *reader) read() {
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

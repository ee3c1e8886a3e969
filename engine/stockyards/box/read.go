package box

import (
	"github.com/yardstick-rules/yardstick/engine/rulebook/source"
)

// Read reads a component file: YAML of the shape of the printed one, in which everything that may be left out is as in base. What is
// assumed or public may be replaced, within bounds; what is printed or derived must stand, and so must the ids and what a ruling
// decides. Tables must agree with each other and with what the rulebook says about them. The printed file itself gives everything,
// whatever the base. An error is a [*source.Error] with line, field and what is allowed; one that contradicts a fact names it.
func Read(printed *source.Printed, base *Components, data []byte) (*Components, error) {
	root, err := printed.Root()
	if err != nil {
		return nil, err
	}
	from := origins{printed}
	given, err := printed.Read(source.Overlay{Varies: from.varies, Tables: from.table, Fixed: from.fixed}, data)
	if err != nil {
		return nil, err
	}
	c := *base
	r := &reader{Components: &c, Filler: source.Filler{Given: given, Alone: *base == Components{}}, base: base, origins: from}
	for _, step := range []func(){func() { r.fixed(root) }, r.read, r.check} {
		if step(); r.Err != nil {
			return nil, r.Err
		}
	}
	return &c, nil
}

// reader turns what a file gives, by the field of the printed file, into components. It keeps the first error.
type reader struct {
	*Components
	source.Filler
	origins
	base *Components
}

func (r *reader) read() {
	r.numbers()
	r.setup()
	r.tracks()
	r.packingtown()
	r.markets()
	r.pieces()
	r.cards()
}

package box

import (
	"github.com/yardstick-rules/yardstick/engine/rulebook/source"
)

// Read reads a component file: YAML in the form of the printed file. Parts that the file leaves out are as in base.
// Values that are assumed or public may be replaced, within bounds. Values that are printed or derived, ids, and
// values that a question decides must stay. Tables must agree with each other and with the rulebook. The printed
// file itself sets every value, whatever the base. An error is a [*source.Error] with line, field and allowed
// values; an error that contradicts a fact names the fact.
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

// reader turns the values of a file into components, by the field of the printed file. It keeps the first error.
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

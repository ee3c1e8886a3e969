package box

import (
	"github.com/yardstick-rules/yardstick/engine/rulebook"
	"github.com/yardstick-rules/yardstick/engine/rulebook/source"
)

// Reader makes the reader of the component files of owners from what is printed: the components, the text of components.yaml that
// they are made from, and the rulebook, which knows where each of its values is from. None of them may be changed.
//
// An owner's file is YAML of the shape of components.yaml, in which everything that may be left out is as there. What is assumed or
// public may be replaced, within bounds; what is printed or derived must stand, and so must the ids and what a ruling decides. Tables
// must agree with each other and with what the rulebook says about them. An error is a [*source.Error] with line, field and what is
// allowed; one that contradicts a fact names it.
func Reader(printed *Components, file []byte, book *rulebook.Book) func(data []byte) (*Components, error) {
	from := origins{book}
	overlay := source.Overlay{Varies: from.varies, Tables: from.table, Fixed: from.fixed}.Over(file)
	return func(data []byte) (*Components, error) {
		given, err := overlay(data)
		if err != nil {
			return nil, err
		}
		c := *printed
		r := &reader{Components: &c, Filler: source.Filler{Given: given}, printed: printed, origins: from}
		r.read()
		if r.Err == nil {
			r.check()
		}
		if r.Err != nil {
			return nil, r.Err
		}
		return &c, nil
	}
}

// reader turns what an owner's file gives, by the field of the printed file, into components. It keeps the first error.
type reader struct {
	*Components
	source.Filler
	origins
	printed *Components
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

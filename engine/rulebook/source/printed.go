package source

import (
	"errors"
	"io/fs"
	"sync"

	"github.com/yardstick-rules/yardstick/engine/rulebook"
)

// Printed is the printed component file of a game, which an owner's file overlays. It is parsed once, when it is first needed.
type Printed struct {
	// Book is the rulebook that the file belongs to.
	Book *rulebook.Book
	root func() (*Node, error)
}

// NewPrinted returns components.yaml among the files of a book.
func NewPrinted(book *rulebook.Book) *Printed {
	return &Printed{Book: book, root: sync.OnceValues(func() (*Node, error) {
		text, err := fs.ReadFile(book.Files, "components.yaml")
		if err != nil {
			return nil, err
		}
		root, err := Parse(text, mostOwned)
		var wrong *Error
		if errors.As(err, &wrong) {
			wrong.File = "components.yaml"
		}
		return root, err
	})}
}

// Root returns the whole file as a value, or an error if it is invalid.
func (p *Printed) Root() (*Node, error) { return p.root() }

// Text returns the file itself, which replaces nothing if it is used as an owner's file.
func (p *Printed) Text() ([]byte, error) { return fs.ReadFile(p.Book.Files, "components.yaml") }

// Read returns the values that an owner's file gives over the printed one. A fault in the owner's file is an [*Error].
func (p *Printed) Read(o Overlay, data []byte) (Given, error) {
	printed, err := p.root()
	if err != nil {
		return nil, err
	}
	given, err := Parse(data, mostOwned)
	if err != nil {
		return nil, err
	}
	return o.Read(printed, given)
}

package source

import (
	"errors"
	"io/fs"
	"sync"

	"github.com/yardstick-rules/yardstick/engine/rulebook"
)

// Printed is the printed component file of a game, over which an owner's file is laid. The file is
// parsed once, when it is first needed.
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

// Text returns the text of the file. As an owner's file, this text replaces nothing.
func (p *Printed) Text() ([]byte, error) { return fs.ReadFile(p.Book.Files, "components.yaml") }

// Read returns the values of an owner's file, by the fields of the printed file. A fault in the owner's file is an
// [*Error].
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

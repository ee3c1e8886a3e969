package source

import (
	"fmt"
	"sync"

	"github.com/yardstick-rules/yardstick/engine/rulebook"
)

// Printed is the printed component file of a game, over which an owner's file is laid. It is parsed once, when it is first needed.
type Printed struct {
	// Book is the rulebook that the file belongs to, with the figures of the file.
	Book *rulebook.Book
	text []byte
	root func() (*Node, error)
}

// NewPrinted is a book's component file, as text.
func NewPrinted(book *rulebook.Book, text []byte) *Printed {
	return &Printed{Book: book, text: text, root: sync.OnceValues(func() (*Node, error) {
		root, err := Parse(text, mostOwned)
		if err != nil {
			return nil, fmt.Errorf("components.yaml: %w", err)
		}
		return root, nil
	})}
}

// Text is the file itself: an owner's file that replaces nothing. It must not be changed.
func (p *Printed) Text() []byte { return p.text }

// Root is the whole file as a value, or the error that it is not in order.
func (p *Printed) Root() (*Node, error) { return p.root() }

// Read finds what an owner's file gives that is laid over the printed one. What is wrong with the owner's file is an [*Error].
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

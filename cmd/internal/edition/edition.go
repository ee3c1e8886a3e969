// Package edition compares two editions of a rulebook, sentence by sentence. The package sets one change back in the
// newer edition, compares the result with the newer edition as package compare does, and so finds the effect of each
// change: on the rules, and not only on the words.
package edition

import (
	"fmt"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/cmd/internal/compare"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/knobs"
	"github.com/yardstick-rules/yardstick/engine/reading"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
	"github.com/yardstick-rules/yardstick/engine/rulebook/source"
)

// Edition is one edition of a rulebook, with the side that plays by it.
type Edition struct {
	// Name is the name that the user gave.
	Name string
	// Clauses are the clauses of the edition, in the order of the book.
	Clauses []rulebook.Clause
	// Questions are the open questions of the edition's book.
	Questions []rulebook.Question
	// Figures are the values of the components, by their fields in components.yaml.
	Figures map[string]string
	// Side plays by the edition.
	Side compare.Side

	// reading plays by the edition in this program; nil if another program plays.
	reading *reading.Reading
}

// Of returns an edition that this program plays, by its name among the options of [rulebook.Book.Editions].
func Of(name string, r *reading.Reading) (*Edition, error) {
	book := r.Entry.Book
	answers, err := book.Answer(r.Answers)
	if err != nil {
		return nil, err
	}
	e := &Edition{Name: name, Questions: book.Questions, Figures: figures(book.Figures), Side: compare.SideOf(name, r), reading: r}
	for _, c := range book.Clauses {
		if answers.InForce(c.ID) {
			e.Clauses = append(e.Clauses, c)
		}
	}
	if q := book.Editions(); q != nil {
		err = e.lay(book, played(q, r).Components)
	}
	return e, err
}

// played returns the edition that a reading plays by.
func played(q *rulebook.Question, r *reading.Reading) rulebook.Reading {
	i := slices.IndexFunc(q.Options, func(o rulebook.Reading) bool { return o.ID == r.Answers[q.Name] })
	if i < 0 {
		i = int(q.Default)
	}
	return q.Options[i]
}

// lay replaces the figures that the edition has of its own, by their fields in the printed file.
func (e *Edition) lay(book *rulebook.Book, components string) error {
	if components == "" {
		return nil
	}
	isFigure := func(field string) bool { _, is := e.Figures[field]; return is }
	over := source.Overlay{Tables: isFigure, Fixed: func(string) string { return "" }, Varies: func(string) (int, int, bool) { return 0, 0, false }}
	own, err := source.NewPrinted(book).Read(over, []byte(components))
	if err != nil {
		return fmt.Errorf("the components of edition %s: %w", e.Name, err)
	}
	for path, n := range own {
		if isFigure(path) {
			e.Figures[path] = value(n)
		}
	}
	return nil
}

// value returns a value in the form of [rulebook.Figure].
func value(n *source.Node) string {
	if n.Kind != source.List {
		return n.Value()
	}
	var parts []string
	for _, item := range n.Items() {
		parts = append(parts, value(item))
	}
	return "[" + strings.Join(parts, ", ") + "]"
}

func figures(list []rulebook.Figure) map[string]string {
	values := map[string]string{}
	for _, f := range list {
		values[f.Path] = f.Value
	}
	return values
}

// OfBook returns the edition in the book of another program, which plays the side.
func OfBook(name string, book *rulebook.Book, side compare.Side) *Edition {
	e := &Edition{Name: name, Questions: book.Questions, Figures: figures(book.Figures), Side: side}
	answers, err := book.Answer(nil)
	for _, c := range book.Clauses {
		if err == nil && answers.InForce(c.ID) {
			e.Clauses = append(e.Clauses, c)
		}
	}
	return e
}

// clause returns a clause of the edition; nil if the edition does not have it.
func (e *Edition) clause(id string) *rulebook.Clause {
	i := slices.IndexFunc(e.Clauses, func(c rulebook.Clause) bool { return string(c.ID) == id })
	if i < 0 {
		return nil
	}
	return &e.Clauses[i]
}

// dependents returns the function that lists the clauses of a figure, as its record in components.yaml names them.
func dependents(entry games.Entry) func(path string) []string {
	box, err := knobs.NewBox(entry)
	if err != nil {
		return func(string) []string { return nil } // the game has no components
	}
	return func(path string) (ids []string) {
		for at := path; at != ""; at = knobs.Parent(at) {
			n := box.Nodes[at]
			if n == nil || n.Get("clauses") == nil {
				continue
			}
			for _, id := range n.Get("clauses").Items() {
				ids = append(ids, id.Value())
			}
			return ids
		}
		return nil
	}
}

package rulebook

import (
	"slices"
	"strings"
)

// The kinds of examples. The book prints an example in words, or shows it only in a picture, or we have worked it
// ourselves.
const (
	Printed  = "printed"
	Pictured = "pictured"
	Worked   = "worked"
)

// ExampleKinds lists the kinds of examples.
func ExampleKinds() []string { return []string{Printed, Pictured, Worked} }

// Example is an example of the book, or one that we have worked from it.
type Example struct {
	// Kind is one of [ExampleKinds].
	ID, Title, Kind string
	// At is the place of a printed or pictured example in the source. Figures are its inputs and results, in our
	// words. Both are empty for a worked example.
	At, Figures string
	// Topic is the subject of an example that many readers look for; "" for other examples.
	Topic string
	// Untestable is the reason why no scenario can show the example; "" if one can.
	Untestable string
}

// OfBook reports whether the book has the example, in words or in a picture.
func (e *Example) OfBook() bool { return e.Kind != Worked }

// Tag returns the tag of the scenarios that show the example, in addition to its id.
func (e *Example) Tag() string {
	if e.OfBook() {
		return "example"
	}
	return "worked"
}

// Example finds an example by its id; the case of the letters does not matter. The result is nil if
// there is none.
func (b *Book) Example(id string) *Example {
	i := slices.IndexFunc(b.Examples, func(e Example) bool { return strings.EqualFold(e.ID, id) })
	if i < 0 {
		return nil
	}
	return &b.Examples[i]
}

// ExampleCount counts the examples of a book by their kinds. Untestable counts the examples of the book that no
// scenario can show.
type ExampleCount struct {
	Printed    int `json:"printed"`
	Pictured   int `json:"pictured"`
	Untestable int `json:"untestable"`
	Worked     int `json:"worked"`
}

// CountExamples counts the examples of the book.
func (b *Book) CountExamples() (n ExampleCount) {
	of := map[string]*int{Printed: &n.Printed, Pictured: &n.Pictured, Worked: &n.Worked}
	for i := range b.Examples {
		*of[b.Examples[i].Kind]++
		if b.Examples[i].Untestable != "" {
			n.Untestable++
		}
	}
	return n
}

package answer

import (
	"fmt"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/rulebook"
)

// Assumptions lists, for JSON, the component values of a game that no source gives.
type Assumptions struct {
	Game  string `json:"game"`
	Title string `json:"title"`
	// Figures counts the figures of the game by origin. Assumed lists those assumed figures that match the
	// words of the search.
	Figures Origins  `json:"figures"`
	Assumed []Figure `json:"assumed"`
	// Others lists the matching figures of any other origin. There are many, so the list is empty unless the
	// search has words.
	Others []Grounded `json:"others,omitempty"`
}

// Grounded is a component value that is printed, derived or from a public source.
type Grounded struct {
	Path  string `json:"path"`
	Value string `json:"value"`
	From  string `json:"from"`
	// How names the value that a derived value follows from, or the public source.
	How  string `json:"how,omitempty"`
	Line int    `json:"line"`
}

// Origins counts the figures of a game by origin: printed, derived, from a public source or assumed.
type Origins struct {
	Printed int `json:"printed"`
	Derived int `json:"derived"`
	Public  int `json:"public"`
	Assumed int `json:"assumed"`
}

// Figure is an assumed value with the facts that limit it.
type Figure struct {
	Path  string   `json:"path"`
	Value string   `json:"value"`
	Binds []string `json:"binds"`
	// Line is the line of the figure in components.yaml.
	Line int `json:"line"`
}

// OriginsOf counts the figures of a rulebook by origin.
func OriginsOf(book *rulebook.Book) Origins {
	n := book.Count()
	return Origins{Printed: n["printed"], Derived: n["derived"], Public: n["public"], Assumed: n["assumed"]}
}

// Assumed lists the component values whose field or value contains all the words. Without words, Assumed lists
// only the assumed values; with words, it lists values of every origin. The error reports that no value
// matches.
func Assumed(book *rulebook.Book, words ...string) (*Assumptions, error) {
	said := &Assumptions{Game: book.Game, Title: book.Title, Figures: OriginsOf(book), Assumed: []Figure{}}
	for _, f := range book.Figures {
		text := strings.ToLower(f.Path + " " + f.Value)
		lacks := func(word string) bool { return !strings.Contains(text, strings.ToLower(word)) }
		switch {
		case slices.ContainsFunc(words, lacks):
		case f.From == "assumed":
			said.Assumed = append(said.Assumed, Figure{f.Path, f.Value, append([]string{}, f.Binds...), f.Line})
		case len(words) > 0:
			said.Others = append(said.Others, Grounded{f.Path, f.Value, f.From, f.How, f.Line})
		}
	}
	if len(said.Assumed)+len(said.Others) == 0 && len(words) > 0 {
		return nil, fmt.Errorf("%s has no figure with the words %q in its field or value; leave the words out to see every assumed value",
			book.Title, strings.Join(words, " "))
	}
	return said, nil
}

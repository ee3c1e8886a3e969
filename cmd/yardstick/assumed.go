package main

import (
	"fmt"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/rulebook"
)

// assumptions are the values of a game's components that nobody prints, in JSON.
type assumptions struct {
	Game  string `json:"game"`
	Title string `json:"title"`
	// Figures is how many figures the game has of each origin, Assumed are the assumed ones that were asked for.
	Figures origins  `json:"figures"`
	Assumed []figure `json:"assumed"`
	// Others are those of another origin; all of them would be too many, so they are told where words were asked for.
	Others []grounded `json:"others,omitempty"`
}

// grounded is a value that is not assumed.
type grounded struct {
	Path  string `json:"path"`
	Value string `json:"value"`
	From  string `json:"from"`
	// How says from what it is derived, or the public source.
	How  string `json:"how,omitempty"`
	Line int    `json:"line"`
}

// origins counts figures by where they are from.
type origins struct {
	Printed int `json:"printed"`
	Derived int `json:"derived"`
	Public  int `json:"public"`
	Assumed int `json:"assumed"`
}

// figure is a value with what it has to agree with.
type figure struct {
	Path  string   `json:"path"`
	Value string   `json:"value"`
	Binds []string `json:"binds"`
	// Line is its line in components.yaml.
	Line int `json:"line"`
}

func originsOf(book *rulebook.Book) origins {
	n := book.Count()
	return origins{Printed: n["printed"], Derived: n["derived"], Public: n["public"], Assumed: n["assumed"]}
}

// text is the count in words.
func (o origins) text() string {
	return fmt.Sprintf("%s: %d printed, %d derived, %d public, %d assumed",
		count(o.Printed+o.Derived+o.Public+o.Assumed, "figure"), o.Printed, o.Derived, o.Public, o.Assumed)
}

// assumed lists the assumed values that have all the words in their field or value.
func (a *app) assumed(book *rulebook.Book, words []string, asJSON bool) error {
	said := assumptions{Game: book.Game, Title: book.Title, Figures: originsOf(book), Assumed: []figure{}}
	for _, f := range book.Figures {
		text := strings.ToLower(f.Path + " " + f.Value)
		lacks := func(word string) bool { return !strings.Contains(text, strings.ToLower(word)) }
		switch {
		case slices.ContainsFunc(words, lacks):
		case f.From == "assumed":
			said.Assumed = append(said.Assumed, figure{f.Path, f.Value, append([]string{}, f.Binds...), f.Line})
		case len(words) > 0:
			said.Others = append(said.Others, grounded{f.Path, f.Value, f.From, f.How, f.Line})
		}
	}
	if len(said.Assumed)+len(said.Others) == 0 && len(words) > 0 {
		return fmt.Errorf("%s has no figure with the words %q in its field or value; leave them out to see what it assumes", book.Title, strings.Join(words, " "))
	}
	if asJSON {
		return a.json(said)
	}
	said.print(a)
	return nil
}

// print lists the values, and below those that the same facts bind, the facts.
func (s *assumptions) print(a *app) {
	a.say("%s, %s\n", s.Title, s.Figures.text())
	for i, f := range s.Assumed {
		a.say("%s", prose(f.Path+": ", f.Value))
		if i+1 < len(s.Assumed) && slices.Equal(f.Binds, s.Assumed[i+1].Binds) {
			continue
		}
		if len(f.Binds) == 0 {
			a.say("    nothing binds it\n")
		}
		for _, fact := range f.Binds {
			a.say("%s", prose("    bound by: ", fact))
		}
	}
	a.say("%s\n", count(len(s.Assumed), "assumed value"))
	for _, f := range s.Others {
		how := ""
		if f.How != "" {
			how = ": " + f.How
		}
		a.say("%s", prose(f.Path+": ", f.Value+" ("+f.From+how+")"))
	}
	if len(s.Others) > 0 {
		a.say("%s\n", count(len(s.Others), "value")+" of another origin")
	}
}

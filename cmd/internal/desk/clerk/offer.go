package clerk

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/cmd/internal/draw/part"
	"github.com/yardstick-rules/yardstick/cmd/internal/draw/svg"
	"github.com/yardstick-rules/yardstick/engine/prose"
)

// offered holds what a person can put on the touched parts of the table.
type offered struct {
	// Ways lead to the parts that the page shows. Words lists the words that can be put at a place, by the way to it
	// as text, with "*" for one more element and "+" for one more name.
	Ways  []way               `json:"ways"`
	Words map[string][]string `json:"words"`
	// With holds the word that another member of a part needs together with a word, by the way to the place and the
	// word: whoever puts a building on the map says whose it is.
	With map[string]map[string]string `json:"with"`
	// Here lists the pieces of a part that lie on the touched square, by the way to the part.
	Here map[string][]string `json:"here"`
	// Takes lists the numbers and signs that the position leaves out and that can be more.
	Takes map[string]bool `json:"takes"`
	// More holds, for a list of objects and a word, the part that has the list, with one more object.
	More map[string]map[string]map[string]any `json:"more"`
	// Says gives the reason why nothing can be put at a place now.
	Says map[string]string `json:"says"`
	// Pictures are the pictures of words as SVG.
	Pictures map[string]string `json:"pictures"`
}

// offer lists what can be put on the touched parts of the table.
func offer(s *side, ctx context.Context, at *setup) (any, error) {
	t, err := s.tableAt(ctx, at)
	if err != nil {
		return nil, err
	}
	o := &offered{Ways: []way{}, Words: map[string][]string{}, Takes: map[string]bool{}, Says: map[string]string{},
		With: map[string]map[string]string{}, Here: map[string][]string{},
		More: map[string]map[string]map[string]any{}, Pictures: map[string]string{}}
	if at.Word != "" {
		o.Ways = t.taking(at.Word)
	}
	for _, w := range at.Ways {
		for i, step := range w {
			if n, is := step.(float64); is {
				w[i] = int(n)
			}
		}
		if len(w) > 0 {
			o.Ways = append(o.Ways, w)
		}
	}
	for _, w := range o.Ways {
		n, _ := t.at(w)
		if n != nil && n.Type == "array" && len(w) == 1 && at.Word != "" {
			o.Words[spelt(w.then("*"))] = []string{at.Word}
		} else if len(w) == 1 || w[1] != -1 { // numbers of all players need no words
			t.offer(o, w)
		}
	}
	if at.Word != "" {
		o.Ways = slices.DeleteFunc(o.Ways, func(w way) bool { return t.isIdle(o, w) })
		t.lay(o, at.Word)
	}
	pictures(&t.tree, t.shown(o), o.Pictures)
	return o, ctx.Err()
}

// isIdle reports whether nothing is at a place and nothing can be put there.
func (t *table) isIdle(o *offered, w way) bool {
	_, value := t.at(w)
	return value == nil && !slices.ContainsFunc(sortedKeys(o.Words), func(key string) bool { return strings.HasPrefix(key, spelt(w)) })
}

// shown returns the words that the page shows: those that are offered, and those that are there.
func (t *table) shown(o *offered) map[string]bool {
	shown := map[string]bool{}
	for _, words := range o.Words {
		for _, word := range words {
			shown[word] = true
		}
	}
	for _, w := range o.Ways {
		_, value := t.at(w)
		for _, word := range wordsIn(value) {
			shown[word] = true
		}
	}
	return shown
}

// pictures draws the pieces of a drawing that have one of the words as a name.
func pictures(p *part.Part, shown map[string]bool, into map[string]string) {
	if p.Kind == part.Piece && p.Look != part.Words && p.Look != part.Slot && shown[p.Name] && into[p.Name] == "" {
		word, _, _ := strings.Cut(p.Name, "#") // the number of one of several equal cards
		into[p.Name] = prose.Clean(svg.Piece(p, word))
	}
	for i := range p.Parts {
		pictures(&p.Parts[i], shown, into)
	}
}

// fullest is the greatest length of a row that the game keeps full, where a person exchanges the elements.
const fullest = 6

// offer lists the words that can be put at a place, and at the places in it.
func (t *table) offer(o *offered, w way) {
	n, value := t.at(w)
	switch each := t.each(n); {
	case n == nil || t.ctx.Err() != nil:
	case value == nil && (n.Type == "integer" || n.Type == "boolean"):
		o.Takes[spelt(w)] = t.takes(w, map[string]any{"integer": 1, "boolean": true}[n.Type])
	case n.Type == "string":
		t.note(o, w, w)
	case n.Type == "array" && n.Items != nil && t.resolved(n.Items).Type == "string":
		list, _ := value.([]any)
		t.note(o, w.then("*"), w.then(len(list)))
		if len(o.Words[spelt(w.then("*"))]) == 0 && len(list) <= fullest {
			for i := range list { // an element makes room for another
				t.note(o, w.then(i), w.then(i))
			}
		}
	case n.Type == "array" && n.Items != nil && t.resolved(n.Items).Properties != nil && w[0] != "players":
		list, _ := value.([]any)
		for i := range list {
			t.offer(o, w.then(i))
		}
		t.elements(o, w, n)
	case n.Type == "object" && n.Properties != nil:
		for _, name := range sortedKeys(n.Properties) {
			if name != "name" {
				t.offer(o, w.then(name))
			}
		}
	case each != nil:
		t.note(o, w.then("+"), w.then(unknown))
		if has, _ := value.(map[string]any); each.Type == "string" && len(has)+len(o.Words[spelt(w.then("+"))]) > 0 {
			keys := append(sortedKeys(has), o.Words[spelt(w.then("+"))]...)
			t.note(o, w.then("*"), w.then(keys[0]))
		}
	}
}

// note notes the words that the game accepts at a place.
func (t *table) note(o *offered, key, at way) {
	words := t.candidates(at)
	taken := t.accepted(at, words)
	if len(taken) == 0 {
		taken = t.together(o, at, words)
	}
	if len(taken) > 0 {
		o.Words[spelt(key)] = taken
	} else if len(words) > 0 {
		o.Says[spelt(key)] = prose.OneLine(strings.TrimPrefix(t.refusal(t.from(at), at, words[0]), "position: "))
	}
}

// spelt returns a way as text.
func spelt(w way) string {
	var steps []string
	for _, step := range w {
		steps = append(steps, fmt.Sprint(step))
	}
	return strings.Join(steps, "/")
}

package clerk

import (
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"github.com/yardstick-rules/yardstick/cmd/internal/draw/part"
	"github.com/yardstick-rules/yardstick/cmd/internal/draw/svg"
	"github.com/yardstick-rules/yardstick/engine/document"
	"github.com/yardstick-rules/yardstick/engine/prose"
)

// unknown is a word that no game knows: the game refuses it, and its error lists the words that it knows.
const unknown = "?"

// hand is a part of a position that a person can set, with the words that it can have now.
type hand struct {
	Way   way      `json:"way"`
	Words []string `json:"words,omitempty"`
	// Less and More report whether a number can be one less and one more.
	Less bool `json:"less,omitempty"`
	More bool `json:"more,omitempty"`
}

// offered holds what a person can put on the touched parts of the table.
type offered struct {
	// Ways lead to the parts that the page shows. Words lists the words that can be put at a place, by the way to it
	// as text, with "*" for one more element and "+" for one more name.
	Ways  []way               `json:"ways"`
	Words map[string][]string `json:"words"`
	// Takes lists the numbers and signs that the position leaves out and that can be more.
	Takes map[string]bool `json:"takes"`
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
	o := &offered{Ways: []way{}, Words: map[string][]string{}, Takes: map[string]bool{}, Says: map[string]string{}, Pictures: map[string]string{}}
	if at.Word != "" {
		o.Ways = t.taking(at.Word)
	}
	for _, w := range at.Ways {
		for i, step := range w {
			if n, is := step.(float64); is {
				w[i] = int(n)
			}
		}
		o.Ways = append(o.Ways, w)
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
		o.Ways = slices.DeleteFunc(o.Ways, func(w way) bool {
			_, value := t.at(w)
			return value == nil && !slices.ContainsFunc(sortedKeys(o.Words), func(key string) bool { return strings.HasPrefix(key, spelt(w)) })
		})
	}
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
	pictures(&t.tree, shown, o.Pictures)
	return o, ctx.Err()
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
	words := t.asked(at)
	if words == nil && at[len(at)-1] == unknown && t.isNested(at) {
		return // such as the squares of a map, which a person touches
	}
	if words == nil {
		words = wordsIn(t.doc)
	}
	taken := t.accepted(at, words)
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

// asked returns the words that the game knows at a place: its error for a wrong word lists them. Without such an error
// the result is nil.
func (t *table) asked(at way) []string {
	for _, held := range []map[string]any{t.held(at), t.copied()} {
		if words := t.askedAt(held, at, unknown); words != nil {
			return words
		}
	}
	return nil
}

// askedAt asks for the words at a place of a position; inside is the word in a list under a new name.
func (t *table) askedAt(doc map[string]any, at way, inside string) []string {
	n, _ := t.at(at)
	isList := at[len(at)-1] == unknown && n != nil && n.Type == "array"
	if t.put(doc, at, unknown); isList {
		into(doc, at, []any{inside})
	}
	var wrong *document.WordError
	if _, err := t.startsAt(doc); !errors.As(err, &wrong) {
		return nil
	}
	if isList && inside == unknown { // the words may be those of the list, and not the names
		if names := t.askedAt(doc, at, wrong.Words[0]); names != nil {
			return names
		}
	}
	return wrong.Words
}

// accepted returns the words with which the game starts, when the parts that nobody has set give way. A name with
// further parts counts if the game knows it: a person adds the parts later.
func (t *table) accepted(at way, words []string) (list []string) {
	const most = 300 // more are no choice for a person
	from := t.from(at)
	for _, word := range words[:min(len(words), most)] {
		if t.ctx.Err() != nil {
			return nil
		}
		refusal := t.refusal(from, at, word)
		if refusal == "" || t.isNested(at) && t.isKnown(from, at, word) {
			list = append(list, word)
		}
	}
	return list
}

// isNested reports whether the names of an object have further parts.
func (t *table) isNested(at way) bool {
	n, _ := t.at(at)
	return at[len(at)-1] == unknown && n != nil && (n.Type == "object" || n.Type == "array")
}

// isKnown reports whether the game refuses a name for another reason than the name itself.
func (t *table) isKnown(from json.RawMessage, at way, word string) bool {
	return !strings.Contains(t.refusal(from, at, word), strconv.Quote(word)) && strings.Contains(t.refusal(from, at, unknown), strconv.Quote(unknown))
}

// from returns the position into which words are put: the parts that hold, and more of the others if the game does not
// start at those.
func (t *table) from(at way) json.RawMessage {
	for _, held := range []map[string]any{t.held(at), t.withScalars(at)} {
		if text, err := t.startsAt(held); err == nil {
			return text
		}
	}
	return t.text
}

// refusal returns the reason why a word cannot be put at a place; "" if it can.
func (t *table) refusal(from json.RawMessage, at way, word string) string {
	var doc map[string]any
	_ = json.Unmarshal(from, &doc) // it was written before
	t.put(doc, at, word)
	if _, err := t.startsAt(doc); err != nil {
		return err.Error()
	}
	return ""
}

// taking returns the ways to the parts at the top that take a word of the map as a name or an element.
func (t *table) taking(word string) (ways []way) {
	for _, name := range sortedKeys(t.root.Properties) {
		n := t.resolved(t.root.Properties[name])
		has := wordsIn(t.doc[name])
		at, to := way{name, unknown}, way{name, word}
		if t.each(n) == nil {
			if n.Type != "array" || t.resolved(n.Items).Type != "string" {
				continue
			}
			at, to = way{name, len(has)}, way{name}
		}
		if slices.Contains(has, word) || len(t.accepted(at, []string{word})) > 0 {
			ways = append(ways, to)
		}
	}
	thing := func(w way) int { // a thing that lies there, before a number or a list
		n, _ := t.at(w)
		return len(n.Properties)
	}
	slices.SortStableFunc(ways, func(a, b way) int { return cmp.Compare(thing(b), thing(a)) })
	return ways
}

// clock returns the parts that the drawing shows in sentences only, with the words that each can have after those
// before it.
func (t *table) clock(touch map[string][]way) (list []hand) {
	drawn := map[any]bool{}
	for _, ways := range touch {
		for _, w := range ways {
			drawn[w[0]] = true
		}
	}
	all := slices.DeleteFunc(t.scalars(), func(w way) bool { return drawn[w[0]] })
	t.said = slices.DeleteFunc(slices.Clone(t.said), func(name string) bool { // they follow what comes before them
		return slices.ContainsFunc(all, func(w way) bool { return w[0] == name })
	})
	for _, w := range all {
		if t.ctx.Err() != nil {
			break
		}
		h := hand{Way: w}
		_, value := t.at(w)
		switch value := value.(type) {
		case string:
			if h.Words = t.accepted(w, t.asked(w)); len(h.Words) < 2 && len(w) > 1 {
				continue
			}
		case float64:
			h.Less, h.More = t.takes(w, value-1), t.takes(w, value+1)
			if !h.Less && !h.More {
				continue
			}
		default:
			continue
		}
		list = append(list, h)
		if name := w[0].(string); !slices.Contains(t.said, name) {
			t.said = append(slices.Clone(t.said), name)
		}
	}
	return list
}

// takes reports whether the game starts with a value at a place.
func (t *table) takes(w way, value any) bool {
	held := t.held(w)
	into(held, w, value)
	_, err := t.startsAt(held)
	return err == nil
}

// scalars returns the ways to the words and numbers at the top and in the objects there, in the order of the document.
func (t *table) scalars() (ways []way) {
	for _, name := range namesOf(t.text) {
		if isScalar(t.doc[name]) {
			ways = append(ways, way{name})
			continue
		}
		if n := t.resolved(t.root.Properties[name]); n != nil && n.Properties != nil {
			of, _ := t.doc[name].(map[string]any)
			for _, member := range sortedKeys(of) {
				if isScalar(of[member]) {
					ways = append(ways, way{name, member})
				}
			}
		}
	}
	return ways
}

// held returns a position of the parts that hold, and of the part at a place.
func (t *table) held(at way) map[string]any {
	own := fmt.Sprint(at[0])
	if at[0] == "players" && len(at) > 2 {
		own = fmt.Sprintf("players/%v/%v", at[1], at[2])
	}
	held, _ := divided(t.copied(), append(slices.Clone(t.said), own))
	return held
}

// withScalars returns the parts that hold with the words and numbers at the top.
func (t *table) withScalars(at way) map[string]any {
	held := t.held(at)
	for name, value := range t.doc {
		if isScalar(value) {
			held[name] = value
		}
	}
	return held
}

// copied returns a copy of the position.
func (t *table) copied() (doc map[string]any) {
	_ = json.Unmarshal(t.text, &doc) // it was read before
	return doc
}

// put puts a word at a place: as a value, as an element of a list, or as a name with the least that it can stand for.
func (t *table) put(doc map[string]any, at way, word string) {
	last, before := at[len(at)-1], at[:len(at)-1]
	if last != unknown {
		into(doc, at, any(word))
		return
	}
	n, _ := t.at(at)
	least := map[string]any{"integer": 1.0, "string": unknown, "object": map[string]any{}, "array": []any{}, "boolean": true}[n.Type]
	if n.Type == "integer" {
		_, value := t.at(before.then(word))
		has, _ := value.(float64)
		least = has + 1
	}
	if n.Type == "string" && word != unknown {
		if values := t.asked(before.then(word)); len(values) > 0 {
			least = values[0]
		}
	}
	into(doc, before.then(word), least)
}

// into puts a value at a place of a document, and makes the parts on the way to it.
func into(doc map[string]any, at way, value any) {
	var here any = doc
	for i, step := range at {
		isLast := i == len(at)-1
		switch of := here.(type) {
		case map[string]any:
			name := fmt.Sprint(step)
			if isLast {
				of[name] = value
				return
			}
			if _, there := of[name]; !there {
				if _, isNumber := at[i+1].(int); isNumber {
					of[name] = make([]any, at[i+1].(int)+1)
				} else {
					of[name] = map[string]any{}
				}
			}
			if list, isList := of[name].([]any); isList {
				for n := at[i+1].(int); len(list) <= n; {
					list = append(list, nil)
				}
				of[name] = list
			}
			here = of[name]
		case []any:
			n := step.(int)
			if isLast {
				of[n] = value
				return
			}
			if of[n] == nil {
				of[n] = map[string]any{}
			}
			here = of[n]
		default:
			return
		}
	}
}

// wordsIn returns the words of a part of a document, each once: texts, and names of objects.
func wordsIn(value any) (words []string) {
	note := func(word string) {
		if word != "" && !slices.Contains(words, word) {
			words = append(words, word)
		}
	}
	switch of := value.(type) {
	case string:
		note(of)
	case []any:
		for _, e := range of {
			for _, word := range wordsIn(e) {
				note(word)
			}
		}
	case map[string]any:
		for _, name := range sortedKeys(of) {
			note(name)
			for _, word := range wordsIn(of[name]) {
				note(word)
			}
		}
	}
	return words
}

// namesOf returns the names of an object in their order.
func namesOf(text json.RawMessage) (names []string) {
	d := json.NewDecoder(bytes.NewReader(text))
	_, _ = d.Token() // the brace
	for d.More() {
		name, _ := d.Token()
		var value json.RawMessage
		if d.Decode(&value) != nil {
			break
		}
		names = append(names, name.(string))
	}
	return names
}

func sortedKeys[V any](object map[string]V) []string { return slices.Sorted(maps.Keys(object)) }

package clerk

import (
	"cmp"
	"encoding/json"
	"errors"
	"slices"
	"strconv"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/document"
)

// unknown is a word that no game knows: the game refuses it, and its error lists the words that it knows.
const unknown = "?"

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

// candidates returns the words that the game knows at a place, or those of the position if the game does not list
// them. A place such as a square of a map has none, since a person touches it.
func (t *table) candidates(at way) []string {
	words := t.asked(at)
	if words == nil && !t.isNested(at) {
		words = wordsIn(t.doc)
	}
	return words
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
	isAbout := func(word string) bool { return strings.Contains(t.refusal(from, at, word), strconv.Quote(word)) }
	return !isAbout(word) && isAbout(unknown)
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

// together returns the words that the game accepts in a part with a word of another member, and notes that word.
func (t *table) together(o *offered, at way, words []string) (taken []string) {
	of, value := t.at(at[:len(at)-1])
	if len(words) == 0 || value != nil || of == nil || of.Properties == nil || len(at) != 3 || t.isAbout(at, words) {
		return nil
	}
	for _, word := range words {
		if with := t.with(of, at, word); with != nil {
			taken, o.With[spelt(at)+" "+word] = append(taken, word), with
		}
	}
	return taken
}

// isAbout reports whether the words are in fact those of another member, which the game misses first.
func (t *table) isAbout(at way, words []string) bool {
	_, wrong := t.puts(at, words[0])
	return wrong == nil || slices.Equal(wrong.Words, words)
}

// puts puts a word at a place, and returns the error of the game if it misses another word.
func (t *table) puts(at way, word string) (doc map[string]any, wrong *document.WordError) {
	_ = json.Unmarshal(t.from(at), &doc) // it was written before
	into(doc, at, word)
	_, err := t.startsAt(doc)
	errors.As(err, &wrong)
	return doc, wrong
}

// with returns the word of another member that a part needs together with a word, by the name of the member; nil if
// there is none.
func (t *table) with(of *node, at way, word string) map[string]string {
	doc, wrong := t.puts(at, word)
	if wrong == nil || t.ctx.Err() != nil {
		return nil
	}
	for _, member := range sortedKeys(of.Properties) {
		if of.Properties[member].Type != "string" || member == at[len(at)-1] {
			continue
		}
		for _, other := range wrong.Words {
			into(doc, at[:len(at)-1].then(member), other)
			if _, err := t.startsAt(doc); err == nil {
				return map[string]string{member: other}
			}
		}
		into(doc, at[:len(at)-1].then(member), "")
	}
	return nil
}

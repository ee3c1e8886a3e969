package clerk

import (
	"encoding/json"
	"errors"
	"maps"

	"github.com/yardstick-rules/yardstick/engine/document"
)

// elements notes what can be added to a list of objects, such as the tiles that are built: for the word of each, the part that
// has the list, with one more object. Another word of the object, such as its owner, is the first that the game accepts; what
// does not fit with it in that part is left out.
func (t *table) elements(o *offered, w way, n *node) {
	parent, items := w[:len(w)-1], t.resolved(n.Items)
	_, value := t.at(w)
	list, _ := value.([]any)
	if len(parent) == 0 {
		return
	}
	for _, member := range sortedKeys(items.Properties) {
		if items.Properties[member].Type != "string" {
			continue
		}
		for _, word := range t.asked(w.then(len(list), member)) {
			if with := t.element(w, items, list, map[string]any{member: word}); with != nil {
				o.note(spelt(w), word, t.merged(parent, with))
			}
		}
		if len(o.More[spelt(w)]) > 0 {
			return
		}
	}
}

// note notes what stands in the place of a part when somebody adds a word to its list.
func (o *offered) note(key, word string, with map[string]any) {
	if o.More[key] == nil {
		o.More[key] = map[string]map[string]any{}
	}
	o.Words[key+"/+"] = append(o.Words[key+"/+"], word)
	o.More[key][word] = with
}

// element returns a part with nothing but the list and one more object, to which the word that the game misses is added; nil
// if the game accepts none.
func (t *table) element(w way, items *node, list []any, one map[string]any) map[string]any {
	with := map[string]any{w[len(w)-1].(string): append(append([]any{}, list...), one)}
	wrong := t.without(w[:len(w)-1], with)
	if wrong == nil {
		return with
	}
	var missing *document.WordError
	if !errors.As(wrong, &missing) {
		return nil
	}
	for _, other := range sortedKeys(items.Properties) {
		if items.Properties[other].Type != "string" || one[other] != nil {
			continue
		}
		for _, word := range missing.Words {
			if one[other] = word; t.without(w[:len(w)-1], with) == nil {
				return with
			}
		}
		delete(one, other)
	}
	return nil
}

// without returns the error of the game for a position in which a part is replaced; nil if the game starts there.
func (t *table) without(w way, part map[string]any) error {
	var doc map[string]any
	_ = json.Unmarshal(t.from(w), &doc) // it was written before
	into(doc, w, part)
	_, err := t.startsAt(doc)
	return err
}

// merged adds the other members of a part that fit.
func (t *table) merged(w way, part map[string]any) map[string]any {
	_, value := t.at(w)
	of, _ := value.(map[string]any)
	for _, name := range sortedKeys(of) {
		if _, has := part[name]; has {
			continue
		}
		with := maps.Clone(part)
		if with[name] = of[name]; t.without(w, with) == nil {
			part = with
		}
	}
	return part
}

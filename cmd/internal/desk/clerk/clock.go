package clerk

import "slices"

// hand is a part of a position that a person can set, with the words that it can have now.
type hand struct {
	Way   way      `json:"way"`
	Words []string `json:"words,omitempty"`
	// Optional reports that the position may leave the word out.
	Optional bool `json:"optional,omitempty"`
	// Less and More report whether a number can be one less and one more.
	Less bool `json:"less,omitempty"`
	More bool `json:"more,omitempty"`
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
	signs := t.signs()
	all := slices.DeleteFunc(t.withSigns(t.scalars(), signs), func(w way) bool { return drawn[w[0]] })
	t.said = slices.DeleteFunc(slices.Clone(t.said), func(name string) bool { // they follow what comes before them
		return slices.ContainsFunc(all, func(w way) bool { return w[0] == name })
	})
	for _, w := range all {
		if t.ctx.Err() != nil {
			break
		}
		h := hand{Way: w}
		_, value := t.at(w)
		if name := w[0].(string); len(w) == 1 && signs[name] != nil {
			list = append(list, hand{Way: w, Words: signs[name], Optional: true})
			continue
		}
		switch value := value.(type) {
		case string:
			if h.Words = t.accepted(w, t.candidates(w)); len(h.Words) < 2 && len(w) > 1 {
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

// signs returns the words of the signs at the top, by their names. A sign is a word that the position may leave out, such
// as that of a phase before or after another: the game accepts all words that it knows there, and they are no players.
func (t *table) signs() map[string][]string {
	signs := map[string][]string{}
	for _, name := range sortedKeys(t.root.Properties) {
		w := way{name}
		if n := t.resolved(t.root.Properties[name]); n.Type != "string" || !t.isLeftOut(name) {
			continue
		}
		words := t.asked(w)
		if len(words) > 0 && !slices.Contains(t.seats, words[0]) && slices.Equal(t.accepted(w, words), words) {
			signs[name] = words
		}
	}
	return signs
}

// isLeftOut reports whether the game starts at the position without a word at the top, and leaves the word out.
func (t *table) isLeftOut(name string) bool {
	if t.doc[name] == nil {
		return true
	}
	held := t.held(way{name})
	delete(held, name)
	_, err := t.startsAt(held)
	_, filled := t.filled(held)[name]
	return err == nil && !filled
}

// withSigns adds the ways to signs that the position leaves out, after the first word at the top, which is the phase.
func (t *table) withSigns(ways []way, signs map[string][]string) []way {
	isWord := func(w way) bool { _, is := t.doc[w[0].(string)].(string); return is }
	at := slices.IndexFunc(ways, isWord) + 1
	for _, name := range sortedKeys(signs) {
		if t.doc[name] == nil {
			ways = slices.Insert(ways, at, way{name})
		}
	}
	return ways
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

package clerk

import (
	"encoding/json"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/cmd/internal/draw"
	"github.com/yardstick-rules/yardstick/cmd/internal/draw/part"
	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/engine/typed"
)

// laying is the end of an action that lays a piece on a square, from the square on. A part of a player that lists
// pieces on the map has the same text.
type laying struct {
	text string
	// pieces are the pieces that the action can name before the square; nil if it names none.
	pieces []string
}

// mostLayings is the largest number of ways to lay a piece on one square that a person chooses from.
const mostLayings = 16

// layings returns the ways to lay a piece on a square, as the actions of the game spell them.
func (t *table) layings(square string) (all []laying) {
	kinds, words := typed.New(t.place.Local()).Kinds()
	for _, k := range kinds {
		i := slices.IndexFunc(k.Gaps, func(g typed.Gap) bool { return g.Many == "" && slices.Contains(words[g.Blanks[0]], square) })
		if i < 0 || i > 1 {
			continue
		}
		var pieces []string
		if i == 1 {
			pieces = words[k.Gaps[0].Blanks[0]]
		}
		for _, text := range ends(square, k.Gaps[i+1:], words) {
			all = append(all, laying{text + k.Tail, pieces})
		}
	}
	return all
}

// ends returns a text with each choice of words for the gaps after it; nil for too many choices, and for numbers.
func ends(text string, gaps []typed.Gap, words map[string][]string) []string {
	texts := []string{text}
	for _, g := range gaps {
		var more []string
		for _, text := range texts {
			for _, word := range words[g.Blanks[0]] {
				more = append(more, text+g.Before+word)
			}
		}
		if texts = more; len(texts) > mostLayings {
			return nil
		}
	}
	return texts
}

// lay adds the parts of players that list pieces on the map, with the pieces that lie on a square and those that can be
// laid there. Pieces that lie elsewhere stay where they are.
func (t *table) lay(o *offered, square string) {
	all, said := t.layings(square), t.said
	defer func() { t.said = said }()
	members := t.lying(all)
	for i := range t.seats {
		for _, member := range members {
			t.said = append(slices.Clone(t.said), strings.ReplaceAll(spelt(way{"players", i, member}), " ", ""))
		}
	}
	for i := range t.seats {
		for _, member := range members {
			if w := (way{"players", i, member}); t.layIn(o, w, all, square) {
				o.Ways = append(o.Ways, w)
			}
		}
	}
}

// lying returns the members of a player that list pieces on the map: their texts are no words that the game lists.
func (t *table) lying(all []laying) (members []string) {
	n, _ := t.at(way{"players", 0})
	if n == nil {
		return nil
	}
	for _, name := range sortedKeys(n.Properties) {
		at := way{"players", 0, name}
		of := t.resolved(n.Properties[name])
		each := t.each(of)
		switch i := slices.IndexFunc(all, func(l laying) bool { return l.pieces != nil }); {
		case of.Type == "array" && of.Items != nil && t.resolved(of.Items).Type == "string":
			at = at.then(0)
		case i >= 0 && each != nil && each.Type == "string":
			at = at.then(all[i].pieces[0])
		default:
			continue
		}
		if t.asked(at) == nil {
			members = append(members, name)
		}
	}
	return members
}

// layIn notes what lies on a square of a part of a player, and what can be laid there; it reports whether anything does.
func (t *table) layIn(o *offered, w way, all []laying, square string) bool {
	n, value := t.at(w)
	list, _ := value.([]any)
	named, _ := value.(map[string]any)
	here, key := []string{}, spelt(w)
	for i, text := range list {
		if text, is := text.(string); is && t.lies(w.then(i), text, square) {
			here = append(here, text)
		}
	}
	for _, name := range sortedKeys(named) {
		if text, is := named[name].(string); is && t.lies(w.then(name), text, square) {
			here = append(here, name)
		}
	}
	from := t.from(w.then(0))
	for _, l := range all {
		if n.Type == "array" && l.pieces == nil {
			t.layText(o, key, from, w.then(len(list)), l.text)
		}
		for _, piece := range l.pieces {
			if n.Type != "object" || named[piece] != nil && !slices.Contains(here, piece) || t.refusal(from, w.then(piece), l.text) != "" {
				continue
			}
			if o.Words[key+"/"+piece] = append(o.Words[key+"/"+piece], l.text); !slices.Contains(o.Words[key+"/+"], piece) {
				o.Words[key+"/+"] = append(o.Words[key+"/+"], piece)
			}
		}
	}
	o.Here[key] = here
	return len(here)+len(o.Words[key+"/*"])+len(o.Words[key+"/+"]) > 0
}

// layText notes a text that can be one more element of a list, or the reason why it cannot.
func (t *table) layText(o *offered, key string, from json.RawMessage, at way, text string) {
	if why := t.refusal(from, at, text); why == "" {
		o.Words[key+"/*"] = append(o.Words[key+"/*"], text)
	} else if o.Says[key+"/*"] == "" {
		o.Says[key+"/*"] = prose.OneLine(strings.TrimPrefix(why, "position: "))
	}
}

// lies reports whether a piece lies on a square: its text begins there, or the square is drawn without it in another way.
func (t *table) lies(at way, text, square string) bool {
	if first, _, _ := strings.Cut(text, " "); first == square {
		return true
	}
	doc := t.copied()
	of, _ := doc["players"].([]any)[at[1].(int)].(map[string]any)
	switch key := at[3].(type) {
	case int:
		of[at[2].(string)] = slices.Delete(of[at[2].(string)].([]any), key, key+1)
	case string:
		delete(of[at[2].(string)].(map[string]any), key)
	}
	bare, err := json.Marshal(doc)
	if err != nil {
		return false
	}
	tree, err := draw.Tree(t.Entry, bare, t.place.Setup, t.turn)
	return err == nil && slices.ContainsFunc(part.Changed(tree, t.tree), func(path string) bool { return strings.HasSuffix(path, "/"+square) })
}

package clerk

import (
	"context"
	"encoding/json"
	"fmt"
	"io/fs"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/yardstick-rules/yardstick/cmd/internal/answer"
	"github.com/yardstick-rules/yardstick/cmd/internal/draw/part"
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/document/schema"
)

// way leads to a part of a position: names of members, and numbers of elements from 0. The number -1 stands for all
// players.
type way []any

// then returns the way to a part of the part.
func (w way) then(more ...any) way { return append(slices.Clone(w), more...) }

// table is a position that a person sets up, with the schema and the drawing of it.
type table struct {
	*side
	ctx   context.Context
	text  json.RawMessage
	doc   map[string]any
	root  *node
	tree  part.Part
	seats []string
	said  []string
	place *answer.Place
	turn  engine.Turn
	// keys holds the words of the objects at the top that take any name, and the words of those of a player.
	keys map[string][]string
}

// node is a part of a JSON Schema.
type node struct {
	Type       string           `json:"type"`
	Ref        string           `json:"$ref"`
	Properties map[string]*node `json:"properties"`
	Additional json.RawMessage  `json:"additionalProperties"`
	Items      *node            `json:"items"`
	Defs       map[string]*node `json:"$defs"`
}

// tableAt returns the table at a place of the record.
func (s *side) tableAt(ctx context.Context, at *setup) (*table, error) {
	is, err := s.sight(view{decisions: at.Decisions, setting: true})
	if err != nil {
		return nil, err
	}
	place, _, err := s.Place(at.Decisions)
	if err != nil {
		return nil, err
	}
	t := &table{side: s, ctx: ctx, text: is.said.Position, tree: is.tree, seats: s.Seats, said: at.Said, keys: map[string][]string{},
		place: place, turn: is.said.Turn}
	text, err := fs.ReadFile(s.Entry.Book.Files, schema.File)
	if err == nil {
		err = json.Unmarshal(text, &t.root)
	}
	if err == nil {
		err = json.Unmarshal(t.text, &t.doc)
	}
	return t, err
}

// resolved follows a reference of the schema.
func (t *table) resolved(n *node) *node {
	if n != nil && n.Ref != "" {
		return t.root.Defs[n.Ref[strings.LastIndexByte(n.Ref, '/')+1:]]
	}
	return n
}

// each returns the schema of the values in an object that takes any name; nil for other parts.
func (t *table) each(n *node) *node {
	var of *node
	if n == nil || n.Type != "object" || json.Unmarshal(n.Additional, &of) != nil {
		return nil
	}
	return t.resolved(of)
}

// at returns the schema of the part at the end of a way, and its value; nil if there is none.
func (t *table) at(w way) (n *node, value any) {
	n, value = t.root, t.doc
	for _, step := range w {
		switch key := step.(type) {
		case string:
			of, _ := value.(map[string]any)
			value = of[key]
			if each := t.each(n); each != nil {
				n = each
			} else if n != nil {
				n = t.resolved(n.Properties[key])
			}
		case int:
			list, _ := value.([]any)
			if value = nil; key >= 0 && key < len(list) {
				value = list[key]
			}
			if n != nil {
				n = t.resolved(n.Items)
			}
		}
	}
	return n, value
}

// touched returns the ways to the parts of the position that the parts of the drawing show, by their paths. They are
// found by the names that both have.
func (t *table) touched() map[string][]way {
	found := map[string][]way{}
	for i := range t.tree.Parts {
		t.touch(&t.tree.Parts[i], "", finger{seat: -1}, found)
	}
	for path, ways := range found {
		if len(ways) == 1 && len(ways[0]) == 1 {
			found[path] = append(ways, t.alike(ways[0], found)...)
		}
	}
	return found
}

// alike returns the ways to the objects at the top that have the same names as one, such as the kinds of animals, and
// that no part of the drawing shows as a whole.
func (t *table) alike(to way, found map[string][]way) (ways []way) {
	names := t.sorts(to)
	for _, name := range sortedKeys(t.root.Properties) {
		w := way{name}
		isDrawn := func(path string) bool { return len(found[path][0]) == 1 && found[path][0][0] == name }
		if len(names) > 0 && slices.Equal(t.sorts(w), names) && !slices.ContainsFunc(sortedKeys(found), isDrawn) {
			ways = append(ways, w)
		}
	}
	return ways
}

// sorts returns the names that the game accepts in an object, sorted.
func (t *table) sorts(w way) []string {
	if n, _ := t.at(w); t.each(n) == nil {
		return nil
	}
	return slices.Sorted(slices.Values(t.words(w)))
}

// finger is a place of the drawing: the player to whom it belongs, -1 for nobody, and the ways found so far.
type finger struct {
	seat int
	ways []way
}

func (t *table) touch(p *part.Part, path string, at finger, found map[string][]way) {
	if p.Name != "" {
		path = part.Path(path, p.Name)
		at = t.step(at, p)
		if len(at.ways) > 0 {
			found[path] = at.ways
		}
	}
	if p.Kind == part.Grid {
		return // squares are looked up when somebody touches them
	}
	for i := range p.Parts {
		t.touch(&p.Parts[i], path, at, found)
	}
}

// numbered matches the name of a player's part, and of a row that is one of several.
var (
	player   = regexp.MustCompile(`^(?i:p|player-)(\d+)$`)
	numbered = regexp.MustCompile(`-\w$`)
)

// step follows a part of the drawing. A piece is a part of the place that it lies on, or shows that place.
func (t *table) step(at finger, p *part.Part) finger {
	if seat := t.seat(p.Name); seat >= 0 && (p.Kind != part.Piece || len(at.ways) == 0) {
		at = finger{seat: seat}
		if n, _ := t.at(way{"players", seat}); n != nil {
			at.ways = []way{{"players", seat}}
		}
		return at
	}
	name := strings.ReplaceAll(strings.ToLower(p.Name), " ", "-")
	first, _, _ := strings.Cut(name, "-")
	for _, called := range []string{name, numbered.ReplaceAllString(name, ""), first} {
		if ways := t.within(at, called); len(ways) > 0 {
			return finger{at.seat, ways}
		}
		if p.Kind == part.Piece && len(at.ways) > 0 {
			continue
		}
		if ways := t.named(at.seat, called); len(ways) > 0 {
			return finger{at.seat, ways}
		}
	}
	return at
}

// seat returns the number of a player, by the name or by the number in the drawing; -1 for another name.
func (t *table) seat(name string) int {
	if i := slices.Index(t.seats, name); i >= 0 {
		return i
	}
	if m := player.FindStringSubmatch(name); m != nil {
		if n, err := strconv.Atoi(m[1]); err == nil && n >= 1 && n <= len(t.seats) {
			return n - 1
		}
	}
	return -1
}

// within returns the ways to the parts with a name in those found so far, among them the entries of objects in a player.
func (t *table) within(at finger, name string) (ways []way) {
	if name == "name" {
		return nil
	}
	for _, w := range at.ways {
		if n, value := t.at(w); t.has(n, value, w, name) {
			ways = append(ways, w.then(name))
		} else if len(w) == 2 && w[0] == "players" {
			ways = append(ways, t.keyed(w, name)...)
		}
	}
	return ways
}

// named returns the ways to the parts with a name: of the player, at the top, of all players, or in the objects at
// the top.
func (t *table) named(seat int, name string) []way {
	if of := (way{"players", seat, name}); seat >= 0 {
		if n, _ := t.at(of); n != nil {
			return []way{of}
		}
	}
	if n := t.resolved(t.root.Properties[name]); n != nil {
		if seat >= 0 && t.each(n) != nil {
			return []way{{name, t.seats[seat]}} // of a game that has no list of players
		}
		return []way{{name}}
	}
	if n, _ := t.at(way{"players", 0, name}); n != nil && seat < 0 {
		return []way{{"players", -1, name}}
	}
	return t.keyed(nil, name)
}

// has reports whether a part has a part of a name, or could have it.
func (t *table) has(n *node, value any, w way, name string) bool {
	if n == nil || n.Type != "object" {
		return false
	}
	if n.Properties != nil {
		return n.Properties[name] != nil
	}
	of, _ := value.(map[string]any)
	_, there := of[name]
	return t.each(n).Type != "integer" && (there || slices.Contains(t.words(w), name))
}

// keyed returns the ways to the entries of a name in the objects of a part that take any name.
func (t *table) keyed(of way, name string) (ways []way) {
	n, _ := t.at(of)
	if n == nil {
		return nil
	}
	for _, object := range sortedKeys(n.Properties) {
		w := of.then(object)
		inside, value := t.at(w)
		if t.each(inside) == nil {
			continue
		}
		has, _ := value.(map[string]any)
		if _, there := has[name]; there || slices.Contains(t.words(w), name) {
			ways = append(ways, w.then(name))
		}
	}
	return ways
}

// words returns the names that the game accepts in an object.
func (t *table) words(w way) []string {
	key := fmt.Sprint(w)
	if len(w) > 1 && w[0] == "players" {
		key = fmt.Sprint(w[0], w[2:]) // all players have the same
	}
	words, known := t.keys[key]
	if !known {
		words = t.asked(w.then(unknown))
		t.keys[key] = words
	}
	return words
}

package knobs

import (
	"errors"
	"slices"
	"strconv"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
	"github.com/yardstick-rules/yardstick/engine/rulebook/source"
)

// Set changes a value of the components: its field in components.yaml, and the new value as YAML on
// one line.
type Set struct{ Field, Value string }

// Box writes component files of a game.
type Box struct {
	// Nodes are the values of the components, by their fields.
	Nodes map[string]*source.Node
	entry rulebook.Entry
	root  *source.Node
}

// NewBox reads the printed components of a game. The game must have components.
func NewBox(entry rulebook.Entry) (*Box, error) {
	root, err := source.NewPrinted(entry.Book).Root()
	if err != nil {
		return nil, err
	}
	b := &Box{Nodes: map[string]*source.Node{}, entry: entry, root: root}
	b.list(root)
	return b, nil
}

func (b *Box) list(n *source.Node) {
	b.Nodes[n.Field] = n
	for _, key := range n.Keys() {
		b.list(n.Get(key))
	}
	for _, item := range n.Items() {
		b.list(item)
	}
}

// text returns the component file that sets values and leaves the rest as printed. If whole is not
// "", the file repeats the field whole with everything in it, because some tables can only be
// replaced as a whole.
func (b *Box) text(sets []Set, whole string) []byte {
	w := &writer{sets: map[string]string{}, has: map[string]bool{}}
	for _, s := range sets {
		w.sets[s.Field] = s.Value
	}
	w.mark(b.root, whole)
	w.value(b.root, false, whole)
	return []byte(w.String() + "\n")
}

// writer writes parts of a component file as YAML on one line.
type writer struct {
	strings.Builder
	sets map[string]string
	// has marks the fields that contain a set value.
	has map[string]bool
}

// mark marks the fields that contain a set or repeated value.
func (w *writer) mark(n *source.Node, whole string) bool {
	_, set := w.sets[n.Field]
	set = set || whole != "" && n.Field == whole
	for _, key := range n.Keys() {
		set = w.mark(n.Get(key), whole) || set
	}
	for _, item := range n.Items() {
		set = w.mark(item, whole) || set
	}
	w.has[n.Field] = set
	return set
}

// value writes a value: all of it, or only the set parts.
func (w *writer) value(n *source.Node, all bool, whole string) {
	value, set := w.sets[n.Field]
	all = all || whole != "" && n.Field == whole
	switch {
	case set:
		w.WriteString(value)
	case n.Kind == source.Record:
		w.record(n, all, whole, "")
	case n.Kind == source.List:
		w.items(n, all, whole)
	default:
		w.WriteString(Plain(n))
	}
}

func (w *writer) record(n *source.Node, all bool, whole, identity string) {
	w.WriteString("{")
	first := true
	for _, key := range n.Keys() {
		value := n.Get(key)
		if !all && !w.has[value.Field] && key != identity {
			continue
		}
		if !first {
			w.WriteString(", ")
		}
		first = false
		w.WriteString(Quoted(key) + ": ")
		w.value(value, all, whole)
	}
	w.WriteString("}")
}

func (w *writer) items(n *source.Node, all bool, whole string) {
	identity := n.Identity()
	w.WriteString("[")
	first := true
	for _, item := range n.Items() {
		if !all && identity != "" && !w.has[item.Field] {
			continue
		}
		if !first {
			w.WriteString(", ")
		}
		first = false
		if item.Kind == source.Record && w.sets[item.Field] == "" {
			w.record(item, all || identity == "", whole, identity)
		} else {
			w.value(item, true, whole)
		}
	}
	w.WriteString("]")
}

// Plain returns a scalar value as YAML.
func Plain(n *source.Node) string {
	switch n.Kind {
	case source.Nothing:
		return "null"
	case source.Text:
		return Quoted(n.Value())
	}
	return n.Value()
}

// Quoted returns a text in quotation marks, unless the text is a single word.
func Quoted(text string) string {
	word := text != "" && !slices.Contains([]string{"true", "false", "null", "yes", "no", "on", "off", "y", "n"}, text)
	for i, r := range text {
		letter := 'a' <= r && r <= 'z' || 'A' <= r && r <= 'Z'
		word = word && (letter || i > 0 && ('0' <= r && r <= '9' || r == '-'))
	}
	if word {
		return text
	}
	return strconv.Quote(text)
}

// read returns nil if the game accepts a component file, else the fault that it finds.
func (b *Box) read(text []byte) *source.Error {
	book := b.entry.Book
	_, err := b.entry.New(engine.Setup{Seats: book.SeatNames(book.Players.Min), Components: text}, nil)
	var wrong *source.Error
	var forbidden *engine.Violation
	switch {
	case err == nil || errors.As(err, &forbidden):
		return nil
	case errors.As(err, &wrong):
		return wrong
	}
	return &source.Error{Problem: err.Error()}
}

// File returns the component file that sets values. If the game requires whole tables, the file
// repeats the smallest sufficient table around the first value. The error is the fault that the
// game finds in the file.
func (b *Box) File(sets []Set) ([]byte, *source.Error) {
	text := b.text(sets, "")
	if len(sets) == 0 {
		return text, nil
	}
	field, first := sets[0].Field, b.read(text)
	if first == nil || Within(first.Field, field) {
		return text, first
	}
	for around := Parent(field); around != ""; around = Parent(around) {
		if b.Nodes[around] == nil {
			continue
		}
		more := b.text(sets, around)
		if b.read(more) == nil {
			return more, nil
		}
	}
	return text, first
}

// Within reports whether a field is the same as another field or inside it.
func Within(field, of string) bool {
	rest, ok := strings.CutPrefix(field, of)
	return ok && (rest == "" || rest[0] == '.' || rest[0] == '[')
}

// Parent returns the field that contains a field; "" if there is none.
func Parent(field string) string { return field[:max(0, strings.LastIndexAny(field, ".["))] }

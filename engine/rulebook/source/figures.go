package source

import (
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/rulebook"
)

// Figures lists the values of a component file that have an origin (see [rulebook.Figure]). If an
// origin is unknown, the error is an [*Error].
func Figures(root *Node) ([]rulebook.Figure, error) {
	f := &figures{root: root}
	f.record(root, "", origin{})
	return f.list, f.Err
}

// about lists ids and the keys of components.yaml that describe other values. None of them is a
// figure.
var about = []string{
	"id", "from", "fields-from", "how", "source", "also", "agrees-with", "note", "says", "doubt", "damage", "effect", "ruling", "default",
	"binds", "bound-by", "clauses", "lines", "seen", "hints", "other-descriptions", "public-sources", "action",
}

// isAbout reports whether the value of a key is not a figure. An effect is a figure if it is a
// record of numbers.
func isAbout(key string, value *Node) bool {
	if key == "effect" && value.Kind == Record {
		return false
	}
	return slices.Contains(about, key) || strings.HasSuffix(key, "-binds")
}

// origin is the origin of a record's values, unless a nearer field has another one.
type origin struct {
	from, how, source string
	binds             []string
}

type figures struct {
	Filler
	root *Node
	list []rulebook.Figure
}

func (f *figures) value(n *Node, o origin) {
	switch {
	case n.Kind == Record && len(n.Keys()) > 0:
		f.record(n, "", o)
	case n.Kind == List && holdsRecords(n):
		for _, item := range n.Items() {
			f.item(item, n.Identity(), o)
		}
	case n.Kind != Nothing && o.from != "":
		f.list = append(f.list, f.figure(n, o))
	}
}

// item reads an item of a list. The field that distinguishes the item from the others is a label,
// not a figure.
func (f *figures) item(n *Node, label string, o origin) {
	if n.Kind == Record {
		f.record(n, label, o)
	} else {
		f.value(n, o)
	}
}

func (f *figures) record(n *Node, label string, o origin) {
	o = f.origin(n, o)
	for _, key := range n.Keys() {
		value := n.Get(key)
		if key == label || isAbout(key, value) {
			continue
		}
		nearer := o
		if n.At("fields-from", key) != nil {
			nearer.from = f.from(n.Get("fields-from"), key)
		}
		if binds := n.Get(key + "-binds"); binds != nil {
			nearer.binds = sentences(binds)
		}
		f.value(value, nearer)
	}
}

// origin returns the origin that a record gives to its contents.
func (f *figures) origin(n *Node, o origin) origin {
	if n.Get("from") != nil {
		o = origin{from: f.from(n, "from"), binds: o.binds}
	}
	if how := n.Get("how"); how != nil {
		o.how = oneLine(how.Value())
	}
	if from := n.Get("source"); from != nil && n != f.root {
		o.source = f.page(oneLine(from.Value()))
	}
	for _, key := range []string{"binds", "bound-by"} {
		if binds := n.Get(key); binds != nil {
			o.binds = sentences(binds)
		}
	}
	return o
}

// page returns the page of a public source, given its id in the file.
func (f *figures) page(name string) string {
	if page := f.root.At("public-sources", name, "page"); page != nil {
		return page.Value()
	}
	return name
}

func (f *figures) from(n *Node, key string) string {
	return rulebook.Origins()[f.Word(f.Field(n, key), rulebook.Origins()...)]
}

func (f *figures) figure(n *Node, o origin) rulebook.Figure {
	figure := rulebook.Figure{Path: n.Field, Value: written(n), From: o.from, Line: n.Line}
	switch o.from {
	case "derived":
		figure.How = o.how
	case "public":
		figure.How, figure.Binds = o.source, o.binds
	case "assumed":
		figure.Binds = o.binds
	}
	return figure
}

// written returns a value in the form of the file.
func written(n *Node) string {
	switch n.Kind {
	case List:
		var parts []string
		for _, item := range n.Items() {
			parts = append(parts, written(item))
		}
		return "[" + strings.Join(parts, ", ") + "]"
	case Record:
		return "{}"
	}
	return n.Value()
}

// holdsRecords reports whether a list contains records, so that it is more than one value.
func holdsRecords(list *Node) bool {
	return slices.ContainsFunc(list.Items(), func(n *Node) bool { return n.Kind == Record || holdsRecords(n) })
}

func sentences(list *Node) []string {
	var texts []string
	for _, n := range list.Items() {
		texts = append(texts, oneLine(n.Value()))
	}
	return texts
}

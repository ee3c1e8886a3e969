package source

import (
	"fmt"
	"slices"

	"github.com/yardstick-rules/yardstick/engine/rulebook"
)

func (l *loader) readExamples(root *Node) {
	if root == nil || !l.record(root, "game", "prefix", "examples") {
		return
	}
	l.same(root, "game", l.book.Game)
	l.same(root, "prefix", l.book.Prefix)
	for _, n := range l.items(root, "examples") {
		if l.record(n, "id", "kind", "title", "topic", "at", "figures", "untestable") {
			l.book.Examples = append(l.book.Examples, l.example(n))
		}
	}
}

// example reads one example of the list. An example of the book has a place and figures, or the
// reason why no scenario can show it. The scenarios of a worked example contain all of this.
func (l *loader) example(n *Node) rulebook.Example {
	e := rulebook.Example{
		ID:    l.id(n, idPattern(l.book.Prefix, `EX-\d\d+`), l.book.Prefix+"-EX-NN"),
		Kind:  l.word(n, "kind", rulebook.ExampleKinds()),
		Title: oneLine(l.text(n, "title")),
	}
	if !e.OfBook() {
		for _, key := range []string{"topic", "at", "figures", "untestable"} {
			if value := n.Get(key); value != nil {
				l.fail(value, "is given for what the book does not have", key+" only with kind: printed or pictured")
			}
		}
		return e
	}
	e.At, e.Topic, e.Untestable = oneLine(l.text(n, "at")), l.optional(n, "topic"), l.optional(n, "untestable")
	if e.Figures = l.optional(n, "figures"); e.Figures == "" && e.Untestable == "" {
		l.fail(n, "has no figures", "figures, or untestable with the reason")
	}
	return e
}

// optional returns the text under a key, "" if there is none.
func (l *loader) optional(n *Node, key string) string {
	if n.Get(key) == nil {
		return ""
	}
	return oneLine(l.text(n, key))
}

// checkExample requires a clause that names the example, unless no scenario can show the example.
func (l *loader) checkExample(e *rulebook.Example) {
	named := slices.ContainsFunc(l.book.Clauses, func(c rulebook.Clause) bool { return slices.Contains(c.Examples, e.ID) })
	switch {
	case e.Untestable == "" && !named:
		l.complain(e.ID, "id", "is an example of no clause", "an id that a clause names under examples")
	case e.Untestable != "" && named:
		l.complain(e.ID, "untestable", fmt.Sprintf("is given although a clause names %s", e.ID), "untestable only for what no clause names")
	}
}

package source

import (
	"fmt"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
)

func (l *loader) readClauses(root *Node) {
	if !l.record(root, "game", "title", "prefix", "source", "players", "seats", "sections", "clauses") {
		return
	}
	b := l.book
	b.Game, b.Title, b.Prefix = l.text(root, "game"), l.text(root, "title"), l.text(root, "prefix")
	b.Source = oneLine(l.text(root, "source"))
	if players := root.Get("players"); players == nil {
		l.fail(root, "has no players", "a mapping of min and max")
	} else if l.record(players, "min", "max") {
		const most = 100
		b.Players.Min = l.number(players, "min", 1, most)
		b.Players.Max = l.number(players, "max", b.Players.Min, most)
	}
	if named := root.Get("seats"); named != nil {
		if b.Seats = l.texts(root, "seats"); len(b.Seats) < b.Players.Max {
			l.fail(named, fmt.Sprintf("names %d of the seats", len(b.Seats)),
				fmt.Sprintf("%d, one for everyone who may play", b.Players.Max))
		}
	}
	for _, n := range l.items(root, "sections") {
		if l.record(n, "id", "title") {
			b.Sections = append(b.Sections, rulebook.Section{
				ID: l.id(n, wordPattern, "lower-case letters, digits and hyphens"), Title: l.text(n, "title")})
		}
	}
	for _, n := range l.items(root, "clauses") {
		if l.record(n, "id", "section", "at", "says", "kind", "testable", "why", "examples", "rulings", "since", "until") {
			b.Clauses = append(b.Clauses, l.clause(n))
		}
	}
}

func (l *loader) clause(n *Node) rulebook.Clause {
	prefix := l.book.Prefix
	c := rulebook.Clause{
		ID:        engine.Clause(l.id(n, idPattern(prefix, `[A-Z][A-Z0-9]*-\d\d`), prefix+"-SECTION-NN")),
		Section:   l.text(n, "section"),
		At:        l.text(n, "at"),
		Says:      oneLine(l.text(n, "says")),
		Kind:      l.word(n, "kind", rulebook.Kinds()),
		Testable:  l.truth(n, "testable", true),
		Examples:  l.texts(n, "examples"),
		Questions: l.texts(n, "rulings"),
	}
	for key, field := range map[string]*string{"since": &c.Since, "until": &c.Until} {
		if n.Get(key) != nil {
			*field = l.text(n, key)
		}
	}
	c.Why = l.why(n, c.Testable, "testable")
	return c
}

// why returns the reason that a record must give if the value under a key is false. If the value is
// true, a reason is an error.
func (l *loader) why(n *Node, truth bool, key string) string {
	if !truth {
		return oneLine(l.text(n, "why"))
	}
	if why := n.Get("why"); why != nil {
		l.fail(why, "is given for what is "+key, "why only with "+key+": false")
	}
	return ""
}

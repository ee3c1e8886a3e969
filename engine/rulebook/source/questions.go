package source

import (
	"fmt"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
)

// mostQuestions is the limit of an engine.Question, mostOptions a limit for a list of options.
const (
	mostQuestions = 255
	mostOptions   = 32
)

func (l *loader) readQuestions(root *Node) {
	if !l.record(root, "game", "prefix", "source", "rulings") {
		return
	}
	l.same(root, "game", l.book.Game)
	l.same(root, "prefix", l.book.Prefix)
	l.same(root, "source", l.book.Source)
	for _, n := range l.items(root, "rulings") {
		if l.record(n, "id", "question", "why-open", "clauses", "options", "default", "playable", "why", "words-only", "because", "shows") {
			l.book.Questions = append(l.book.Questions, l.question(n))
		}
	}
	l.most(root, "rulings", "question", len(l.book.Questions), mostQuestions)
}

// most refuses a list with more items than the constants of a game can number.
func (l *loader) most(root *Node, key, thing string, count, most int) {
	if count > most {
		l.fail(root.Get(key), fmt.Sprintf("has %s", prose.Count(count, thing)), fmt.Sprintf("at most %d", most))
	}
}

func (l *loader) question(n *Node) rulebook.Question {
	prefix := l.book.Prefix + "-R-"
	q := rulebook.Question{
		ID:      l.id(n, idPattern(l.book.Prefix, "R-"+wordForm), prefix+"name"),
		Asks:    oneLine(l.text(n, "question")),
		WhyOpen: l.word(n, "why-open", rulebook.Reasons()),
		Clauses: l.clauses(n, "clauses"),
		Options: l.readings(n, "options"),
		Because: oneLine(l.text(n, "because")),
		Shows:   l.text(n, "shows"),
		Fixed:   !l.truth(n, "playable", true),
	}
	q.Name = strings.TrimPrefix(q.ID, prefix)
	q.Why = l.why(n, !q.Fixed, "playable")
	if n.Get("words-only") != nil {
		q.Told = l.readings(n, "words-only")
	}
	q.Default = l.defaultOption(n, q.Options)
	return q
}

func (l *loader) defaultOption(n *Node, options []rulebook.Reading) rulebook.Option {
	ids := make([]string, len(options))
	for i, o := range options {
		ids[i] = o.ID
	}
	if len(ids) < 2 || len(ids) > mostOptions {
		l.fail(n, fmt.Sprintf("has a list of options of length %d", len(ids)), fmt.Sprintf("2 to %d", mostOptions))
		return 0
	}
	id := l.word(n, "default", ids)
	for i := range ids {
		if ids[i] == id {
			return rulebook.Option(i)
		}
	}
	return 0
}

func (l *loader) readings(n *Node, key string) []rulebook.Reading {
	var readings []rulebook.Reading
	seen := map[string]bool{}
	for _, item := range l.items(n, key) {
		if !l.record(item, "id", "says", "components") {
			continue
		}
		r := rulebook.Reading{ID: l.text(item, "id"), Says: oneLine(l.text(item, "says"))}
		if item.Get("components") != nil {
			r.Components = l.text(item, "components")
		}
		if r.ID != "" && !wordPattern.MatchString(r.ID) {
			l.fail(item.Get("id"), "is "+item.Get("id").Describe(), "lower-case letters, digits and hyphens")
		}
		if seen[r.ID] {
			l.fail(item.Get("id"), "is given twice", "each option once")
		}
		seen[r.ID] = true
		readings = append(readings, r)
	}
	return readings
}

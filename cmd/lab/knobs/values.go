package main

import (
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/knobs"
	"github.com/yardstick-rules/yardstick/engine/rulebook/source"
)

// siblings returns the other values at the same place of their rows, those nearest in the file first.
func (b *box) siblings(n *source.Node) (list []*source.Node) {
	pattern := b.pattern(n.Field)
	for field, other := range b.Nodes {
		if field != n.Field && strings.HasSuffix(field, pattern.leaf) && pattern.MatchString(field) {
			list = append(list, other)
		}
	}
	distance := func(o *source.Node) int { return max(o.Line-n.Line, n.Line-o.Line) }
	slices.SortFunc(list, func(x, y *source.Node) int {
		if d := distance(x) - distance(y); d != 0 {
			return d
		}
		return strings.Compare(x.Field, y.Field)
	})
	return list
}

// pattern matches fields that have the same place in their rows.
type pattern struct {
	*regexp.Regexp
	leaf string
}

func (b *box) pattern(field string) pattern {
	var parts []string
	last := ""
	for at := field; at != ""; at = knobs.Parent(at) {
		part := regexp.QuoteMeta(at[len(knobs.Parent(at)):])
		if up := b.Nodes[knobs.Parent(at)]; up != nil && (up.Kind == source.List || knobs.Parent(knobs.Parent(at)) != "" && at != field) {
			part = `[.\[][^.\[]+`
		}
		if at == field {
			last = at[len(knobs.Parent(at)):]
		}
		parts = append(parts, part)
	}
	if up := b.Nodes[knobs.Parent(field)]; up != nil && up.Kind == source.List {
		last = ""
	}
	slices.Reverse(parts)
	return pattern{regexp.MustCompile("^" + strings.Join(parts, "") + "$"), last}
}

// mostWords is the number of values of other rows that are tried.
const mostWords = 8

// values lists the values that could replace a value, the nearest first.
func (b *box) values(n *source.Node) (list []string) {
	add := func(value string) {
		if value != written(n) && !slices.Contains(list, value) {
			list = append(list, value)
		}
	}
	switch n.Kind {
	case source.Number:
		v, _ := strconv.Atoi(n.Value())
		for _, other := range []int{v + 1, v - 1, v + 2, v - 2, 2*v + 3, 0, v / 2} {
			add(strconv.Itoa(other))
		}
	case source.Truth:
		add(strconv.FormatBool(n.Value() != "true"))
	case source.List:
		b.lists(n, add)
	}
	if n.Kind == source.Number {
		return list
	}
	for i, like := range b.siblings(n) {
		if i < 4*mostWords && len(list) < mostWords && like.Kind == n.Kind {
			add(written(like))
		}
	}
	if n.Kind == source.Text {
		for _, word := range b.words(n) {
			add(knobs.Quoted(word))
		}
		add(knobs.Quoted("Another"))
	}
	return list
}

// words returns the words that the reader's error allows.
func (b *box) words(n *source.Node) []string {
	_, wrong := b.File([]knobs.Set{{Field: n.Field, Value: knobs.Quoted("another-word")}})
	if wrong == nil || !knobs.Within(wrong.Field, n.Field) {
		return nil
	}
	words := strings.Split(wrong.Allowed, ", ")
	return words[:min(len(words), mostWords)]
}

// lists adds lists with one element changed, and one without the last.
func (b *box) lists(n *source.Node, add func(string)) {
	items := n.Items()
	of := func(change int, to string) string {
		var parts []string
		for i, item := range items {
			if i == change {
				parts = append(parts, to)
			} else {
				parts = append(parts, written(item))
			}
		}
		return "[" + strings.Join(parts, ", ") + "]"
	}
	for i, item := range items {
		if v, err := strconv.Atoi(item.Value()); err == nil && i < mostWords {
			add(of(i, strconv.Itoa(v+1)))
			add(of(i, strconv.Itoa(v-1)))
		}
		if item.Kind == source.Text && i < mostWords {
			add(of(i, written(items[(i+1)%len(items)])))
			add(of(i, knobs.Quoted("Another")))
		}
	}
	if len(items) > 1 {
		last := of(len(items)-1, "")
		add(strings.TrimSuffix(last, ", ]") + "]")
	}
}

// written returns a value as YAML writes it on one line.
func written(n *source.Node) string {
	var parts []string
	switch n.Kind {
	case source.List:
		for _, item := range n.Items() {
			parts = append(parts, written(item))
		}
		return "[" + strings.Join(parts, ", ") + "]"
	case source.Record:
		for _, key := range n.Keys() {
			parts = append(parts, knobs.Quoted(key)+": "+written(n.Get(key)))
		}
		return "{" + strings.Join(parts, ", ") + "}"
	}
	return knobs.Plain(n)
}

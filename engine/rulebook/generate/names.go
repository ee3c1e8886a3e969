package main

import (
	"fmt"
	"go/token"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/rulebook"
)

// names contains the Go names by the named thing: the id of a clause or question, or question id,
// blank, option id.
type names map[string]string

// nameAll makes the Go names, and refuses two equal ones.
func nameAll(book *rulebook.Book) (names, error) {
	n, taken := names{}, map[string]string{}
	add := func(id, name string) error {
		if first, twice := taken[name]; twice {
			return fmt.Errorf("%s and %s would both be called %s in Go: rename one", first, id, name)
		}
		n[id], taken[name] = name, id
		return nil
	}
	for _, c := range book.Clauses {
		id := string(c.ID)
		if err := add(id, camel(strings.ToLower(strings.TrimPrefix(id, book.Prefix+"-")))); err != nil {
			return nil, err
		}
	}
	for _, q := range book.Questions {
		if err := add(q.ID, "Ask"+camel(q.Name)); err != nil {
			return nil, err
		}
		for _, o := range q.Options {
			if err := add(q.ID+" "+o.ID, optionName(q.Name, o.ID)); err != nil {
				return nil, err
			}
		}
	}
	return n, nil
}

// optionName returns the Go name of an option. The name of a question that begins with a year gets
// a letter in front.
func optionName(question, option string) string {
	name := camel(question) + camel(option)
	if !token.IsIdentifier(name) {
		return "Q" + name
	}
	return name
}

// camel joins the words of a hyphenated id: yard-timing becomes YardTiming.
func camel(id string) string {
	var b strings.Builder
	for word := range strings.FieldsFuncSeq(id, func(r rune) bool { return r == '-' }) {
		b.WriteString(strings.ToUpper(word[:1]) + word[1:])
	}
	return b.String()
}

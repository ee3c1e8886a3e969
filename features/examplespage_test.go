package features

import (
	"fmt"
	"slices"
	"strings"

	messages "github.com/cucumber/messages/go/v34"

	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
)

// printed is an example that a book prints or pictures, with the scenarios that show it.
type printed struct {
	*rulebook.Example
	game games.Entry
	by   []shownBy
}

// shownBy is a scenario, or some rows of an outline, with the first of them.
type shownBy struct {
	first Place
	rows  int
}

// PageOfExamples writes the examples that the books of games print or picture as a page: those of a topic first, then
// each book's others. The scenarios are read and not run; an error is of one that cannot be read.
func PageOfExamples(list []games.Entry) (string, error) {
	var all []printed
	var b strings.Builder
	b.WriteString("# The examples that the rulebooks print\n\nEvery example that a book works in words or shows in a picture, " +
		"with its figures in our words and the scenarios that play it under the default\nanswers. What we have worked " +
		"ourselves is not listed. This page is generated: `make generate` writes it from `engine/*/examples.yaml`.\n\n" +
		"| game | printed | pictured | with a scenario | worked by us |\n" +
		"| --- | ---: | ---: | ---: | ---: |\n")
	for _, game := range list {
		of, err := printedIn(game)
		if err != nil {
			return "", err
		}
		all = append(all, of...)
		if n := game.Book.CountExamples(); n != (rulebook.ExampleCount{}) {
			fmt.Fprintf(&b, "| %s | %d | %d | %d | %d |\n", game.Book.Title, n.Printed, n.Pictured,
				n.Printed+n.Pictured-n.Untestable, n.Worked)
		}
	}
	for _, topic := range topicsOf(all) {
		section(&b, strings.ToUpper(topic[:1])+topic[1:], all, func(p printed) bool { return p.Topic == topic })
	}
	for _, game := range list {
		section(&b, game.Book.Title, all, func(p printed) bool { return p.Topic == "" && p.game.Book == game.Book })
	}
	return b.String(), nil
}

// printedIn are the examples that the book of a game has, in their order.
func printedIn(game games.Entry) ([]printed, error) {
	opts, err := complete(Options{Game: game.Name()})
	if err != nil {
		return nil, err
	}
	docs, err := read(opts)
	if err != nil {
		return nil, err
	}
	var all []printed
	for i := range game.Book.Examples {
		if e := &game.Book.Examples[i]; e.OfBook() {
			all = append(all, printed{e, game, tagged(docs, e.ID)})
		}
	}
	return all, nil
}

// tagged are the scenarios with a tag. Rows of one outline are together, at its own line if they are several.
func tagged(docs []*document, tag string) (found []shownBy) {
	for _, doc := range docs {
		outline := ""
		for _, p := range doc.pickles {
			if !slices.ContainsFunc(p.Tags, func(t *messages.PickleTag) bool { return t.Name == "@"+tag }) {
				continue
			}
			if p.AstNodeIds[0] == outline {
				last := &found[len(found)-1]
				last.rows, last.first.Line = last.rows+1, doc.places[outline].line
				continue
			}
			outline = p.AstNodeIds[0]
			found = append(found, shownBy{Place{doc.where, doc.place(p).line, p.Name}, 1})
		}
	}
	return found
}

// topicsOf are the topics of examples, by their names.
func topicsOf(all []printed) (topics []string) {
	for _, p := range all {
		if p.Topic != "" && !slices.Contains(topics, p.Topic) {
			topics = append(topics, p.Topic)
		}
	}
	slices.Sort(topics)
	return topics
}

// section writes the examples of a part of the page, nothing if there are none.
func section(b *strings.Builder, title string, all []printed, is func(printed) bool) {
	begun := false
	for _, p := range all {
		if !is(p) {
			continue
		}
		if !begun {
			fmt.Fprintf(b, "\n## %s\n", title)
			begun = true
		}
		fmt.Fprintf(b, "\n### %s: %s\n\n%s, %s: %s.\n\n", p.ID, p.Title, p.game.Book.Title, p.Kind, p.At)
		if p.Figures != "" {
			fmt.Fprintf(b, "%s\n\n", p.Figures)
		}
		if p.Untestable != "" {
			fmt.Fprintf(b, "- No scenario: %s\n", p.Untestable)
		}
		for _, s := range p.by {
			fmt.Fprintf(b, "- [%s:%d](../%[1]s#L%[2]d): %[3]s", s.first.File, s.first.Line, s.first.Name)
			if s.rows > 1 {
				fmt.Fprintf(b, " (%s)", prose.Count(s.rows, "row"))
			}
			b.WriteString("\n")
		}
	}
}

package features

import (
	"fmt"
	"regexp"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/games"
)

// StepsMarkdown returns a page with the sentences of a game: a table for each keyword, the actions, and the
// values of blanks.
func StepsMarkdown(game games.Entry, steps []Step, actions []ActionUse) string {
	var b strings.Builder
	fmt.Fprintf(&b, "# The steps of %s\n\nEvery sentence that a scenario can contain, with its most common use in the game's own scenarios and "+
		"the clauses in their tags.\n`yardstick steps %s WORDS` finds one. This page is generated: `make generate` writes it.\n",
		game.Book.Title, game.Name())
	for _, keyword := range []string{"Given", "When", "Then"} {
		fmt.Fprintf(&b, "\n## %s\n\n| step | such as | clauses |\n| --- | --- | --- |\n", keyword)
		for _, s := range steps {
			if s.Keyword == keyword {
				fmt.Fprintf(&b, "| %s | %s | %s |\n", code(s.Phrase), s.suchAs(), s.clauses())
			}
		}
	}
	if len(actions) > 0 {
		b.WriteString(actionsMarkdown(game, actions))
	}
	b.WriteString("\n## What the blanks take\n\n| blank | takes |\n| --- | --- |\n")
	for _, blank := range BlanksOf(steps) {
		fmt.Fprintf(&b, "| %s | %s |\n", code("<"+blank.Name+">"), named.ReplaceAllString(cell(blank.Words()), "`$0`"))
	}
	return b.String()
}

// named is a blank in the words about another; a page would take it for HTML.
var named = regexp.MustCompile("<[a-z]+>")

// BlanksOf lists the blanks of steps by name, each once.
func BlanksOf(steps []Step) []StepBlank {
	var all []StepBlank
	for _, s := range steps {
		for _, blank := range s.Blanks {
			if !slices.ContainsFunc(all, func(b StepBlank) bool { return b.Name == blank.Name }) {
				all = append(all, blank)
			}
		}
	}
	slices.SortFunc(all, func(a, b StepBlank) int { return strings.Compare(a.Name, b.Name) })
	return all
}

// suchAs returns the example of a step as a cell of a table.
func (s *Step) suchAs() string {
	if s.Example == nil {
		return ""
	}
	return code(s.Example.Text)
}

// clauses returns the clauses of a step as a cell of a table. A step of most scenarios belongs to no clause in
// particular, and its list would change with every scenario.
func (s *Step) clauses() string {
	const most = 8
	if len(s.Clauses) > most {
		return "many"
	}
	return strings.Join(s.Clauses, ", ")
}

func code(text string) string { return "`" + cell(text) + "`" }

func cell(text string) string { return strings.ReplaceAll(text, "|", `\|`) }

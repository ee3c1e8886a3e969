package main

import (
	"fmt"
	"regexp"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
	"github.com/yardstick-rules/yardstick/engine/spelling"
	"github.com/yardstick-rules/yardstick/features"
)

type rulesCmd struct {
	Game  string   `arg:"" completion-predictor:"game" help:"The game."`
	About []string `arg:"" optional:"" completion-predictor:"about" help:"A clause (YM-LOAD-01), a question (yard-timing), a worked example (YM-EX-01), a section, or words to search for."`
	// Assumed asks for something else: the values of the components.
	Assumed bool `help:"The values of the game's components that the rulebook does not say and that are assumed, with the facts that bind them; words pick some out."`
	// Questions asks for the open questions as decisions to be taken.
	Questions bool `help:"All open questions as what the designer has still to decide, the most consequential first, with the scenario that shows each answer."`
	JSON      bool `name:"json" help:"Answer in JSON."`
}

// Help is shown below the flags.
func (rulesCmd) Help() string {
	return "Without anything to look up: the sections of the rulebook and its open questions.\n\n" +
		"Examples:\n\n  yardstick rules yardmaster\n  yardstick rules yardmaster YM-YARD-04\n  yardstick rules yardmaster yard-timing\n  yardstick rules yardmaster sorting yard\n" +
		"  yardstick rules union-stockyards --assumed price hogs\n  yardstick rules hell-on-wheels --questions\n" +
		"  yardstick rules frontier --assumed market-cards ship"
}

// Run looks something up.
func (c *rulesCmd) Run(a *app) error {
	entry, err := games.Find(c.Game)
	if err != nil {
		return err
	}
	book := entry.Book
	if err := c.known(); err != nil {
		return err
	}
	if c.Questions {
		return a.decisions(book, c.JSON)
	}
	words := strings.Fields(strings.Join(c.About, " "))
	if c.Assumed {
		return a.assumed(book, words, c.JSON)
	}
	found, one := lookUp(book, words)
	if len(found.Clauses)+len(found.Questions) == 0 {
		return unfound(book, words)
	}
	said := rulesOf(book, found)
	if _, example := exampleNamed(book, words); example != "" {
		said.Example, one = example, true
	}
	if one {
		if err := said.witness(a, book); err != nil {
			return err
		}
	}
	switch {
	case c.JSON:
		return a.json(said)
	case one:
		said.detail(a)
	case len(words) == 0:
		contents(a, book)
	default:
		said.list(a)
	}
	return nil
}

// lookUp finds a clause or question by its id, a section by its id, or all that the words occur in. One says that an id was given.
func lookUp(book *rulebook.Book, words []string) (found rulebook.Found, one bool) {
	if len(words) == 1 {
		if clause := book.Clause(words[0]); clause != nil {
			return rulebook.Found{Clauses: []*rulebook.Clause{clause}}, true
		}
		if question := book.Question(words[0]); question != nil {
			return rulebook.Found{Questions: []*rulebook.Question{question}}, true
		}
		if section, ok := book.Section(words[0]); ok {
			return inSection(book, section), false
		}
		if found, example := exampleNamed(book, words); example != "" {
			return found, false
		}
	}
	return book.Search(words...), false
}

// exampleNamed finds the clauses that name a worked example; its id is "" if the words are not one of the book's.
func exampleNamed(book *rulebook.Book, words []string) (found rulebook.Found, id string) {
	if len(words) != 1 {
		return found, ""
	}
	for i := range book.Clauses {
		for _, example := range book.Clauses[i].Examples {
			if strings.EqualFold(example, words[0]) {
				found.Clauses, id = append(found.Clauses, &book.Clauses[i]), example
			}
		}
	}
	return found, id
}

// inSection finds the clauses of a section and the open questions that any of them needs.
func inSection(book *rulebook.Book, section rulebook.Section) rulebook.Found {
	var found rulebook.Found
	for i := range book.Clauses {
		if book.Clauses[i].Section == section.ID {
			found.Clauses = append(found.Clauses, &book.Clauses[i])
		}
	}
	for i := range book.Questions {
		q := &book.Questions[i]
		if slices.ContainsFunc(found.Clauses, func(c *rulebook.Clause) bool { return slices.Contains(c.Questions, q.ID) }) {
			found.Questions = append(found.Questions, q)
		}
	}
	return found
}

var ruleID = regexp.MustCompile(`^[A-Za-z]+-[A-Za-z][A-Za-z0-9]*-[0-9]+$`)

// unfound says what to look for instead.
func unfound(book *rulebook.Book, words []string) error {
	var ids []string
	for _, c := range book.Clauses {
		ids = append(ids, strings.ToLower(string(c.ID)))
		for _, example := range c.Examples {
			ids = append(ids, strings.ToLower(example))
		}
	}
	for _, q := range book.Questions {
		ids = append(ids, q.Name)
	}
	text := strings.Join(words, " ")
	near, _ := spelling.Suggest(text, ids)
	if ruleID.MatchString(near) {
		near = strings.ToUpper(near)
	}
	switch {
	case near != "" && len(words) == 1:
		return fmt.Errorf("%s has nothing on %q; did you mean %s?", book.Title, text, near)
	case len(words) == 1:
		return fmt.Errorf("%s has nothing on %q; try a part of the word, or no word for the contents", book.Title, text)
	}
	return fmt.Errorf("%s has no clause and no question with all the words %q; try fewer of them", book.Title, text)
}

// witness adds the scenarios that are tagged with the one clause, question or example found, by running them.
func (r *rules) witness(a *app, book *rulebook.Book) error {
	id := r.id()
	report, err := features.Run(a.ctx, features.Options{Game: book.Game, Tags: "@" + id})
	if a.ctx.Err() != nil {
		return a.ctx.Err()
	}
	// A clause that no scenario is tagged with has none to show.
	if err != nil {
		report = &features.Report{}
	}
	scenarios := []scenario{}
	for _, s := range report.Scenarios {
		scenarios = append(scenarios, scenario{File: s.File, Line: s.Line, Name: s.Name, Passed: s.Failure == nil})
	}
	if r.Example != "" {
		r.Scenarios = scenarios
		return nil
	}
	for i := range r.Clauses {
		r.Clauses[i].Scenarios = scenarios
	}
	for i := range r.Questions {
		r.Questions[i].Scenarios = scenarios
	}
	return nil
}

// id is the one thing that was named.
func (r *rules) id() string {
	switch {
	case r.Example != "":
		return r.Example
	case len(r.Clauses) > 0:
		return r.Clauses[0].ID
	}
	return r.Questions[0].ID
}

// contents prints the sections and the open questions.
func contents(a *app, book *rulebook.Book) {
	a.say("%s", prose("", fmt.Sprintf("%s: %s in %s, %s. Read from: %s", book.Title, count(len(book.Clauses), "clause"),
		count(len(book.Sections), "section"), count(len(book.Questions), "open question"), book.Source)))
	for _, s := range book.Sections {
		a.say("  %-12s %-40s %s\n", s.ID, s.Title, count(len(inSection(book, s).Clauses), "clause"))
	}
	a.say("open questions, each with its default\n")
	for _, q := range book.Questions {
		a.say("%s", prose("  "+q.Name+"="+q.Options[q.Default].ID+": ", q.Asks))
	}
}

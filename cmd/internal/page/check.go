package page

import (
	"fmt"
	"html/template"
	"io"
	"slices"

	"github.com/yardstick-rules/yardstick/cmd/internal/witness"
	"github.com/yardstick-rules/yardstick/engine/blocks"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
	"github.com/yardstick-rules/yardstick/properties"
)

// checked holds the parts of the page about a game that was checked.
type checked struct {
	Book       *rulebook.Book
	Answer     template.HTML
	Sections   []section
	Questions  []question
	Laws       []law
	Features   []text
	Pinned     []text
	Precedents []text
	Clauses    *Chart
	Figures    *Chart
}

// section is a chapter of the rulebook.
type section struct {
	rulebook.Section
	Clauses []clause
}

// clause is a clause with its evidence.
type clause struct {
	*rulebook.Clause
	witness.ClauseAudit
	Needs     []*rulebook.Question
	Examples  []link
	Worked    []link
	Scenarios []link
	Laws      []link
	Pinned    []link
	Disputes  []link
	// By is the scenario that fails if the clause is broken on purpose.
	By *link
}

// question is an open question with the counts of each answer.
type question struct {
	*rulebook.Question
	Options []option
	// Tagged lists the scenarios tagged with the question.
	Tagged []link
}

type option struct {
	rulebook.Reading
	witness.OptionAudit
	Played []link
}

type law struct {
	properties.Held
	Broken bool
}

// link leads to a place on the page. Times is the number of things that share the link, such as the rows of
// an outline.
type link struct {
	To, Name string
	Times    int
}

// Check writes the page of a game that was checked. The page begins with the answer. The outline of the
// rulebook follows, then every clause with its evidence, every open question and every figure. Last are the
// texts of all scenarios and records.
func Check(w io.Writer, entry games.Entry, found *witness.Audit, answer blocks.Doc, head Head) error {
	book := entry.Book
	head.Title = book.Title + ", held to its rulebook"
	head.Lead = fmt.Sprintf("%s, %s and %s of edition %s: the evidence for each, and its results. Read from: %s.",
		prose.Count(len(book.Clauses), "clause"), prose.Count(len(book.Questions), "open question"), prose.Count(len(book.Figures), "figure"),
		book.Edition(), book.Source)
	n := newIndex(found)
	page := checked{Book: book, Answer: template.HTML(answer.HTML()), Features: n.features, Pinned: n.pinned, Precedents: n.precedents}
	for _, s := range book.Sections {
		page.Sections = append(page.Sections, section{s, n.clauses(book, found, s.ID)})
	}
	for i := range found.Evidence.Covered.Questions {
		page.Questions = append(page.Questions, n.question(book, found, i))
	}
	for _, l := range found.Walks.Laws {
		page.Laws = append(page.Laws, law{l, found.Walks.Broken != nil && found.Walks.Broken.ID == l.ID})
	}
	page.Clauses, page.Figures = clausesBySection(page.Sections), figuresByOrigin(book)
	return write(w, "check.html", head, page)
}

// clauses returns the clauses of a section, with their evidence.
func (n *index) clauses(book *rulebook.Book, found *witness.Audit, section string) []clause {
	var all []clause
	for i, c := range found.Clauses {
		if c.Section != section {
			continue
		}
		covered := &found.Evidence.Covered.Clauses[i]
		said := clause{Clause: covered.Clause, ClauseAudit: c, Examples: n.scenarios(covered.Examples), Worked: n.scenarios(covered.Worked),
			Pinned: n.citing(n.pinned, c.ID), Disputes: n.citing(n.precedents, c.ID)}
		said.Scenarios = n.scenarios(slices.DeleteFunc(slices.Clone(covered.Scenarios),
			func(name string) bool {
				return slices.Contains(covered.Examples, name) || slices.Contains(covered.Worked, name)
			}))
		for _, id := range covered.Clause.Questions {
			said.Needs = append(said.Needs, book.Question(id))
		}
		for _, l := range found.Walks.Laws {
			if l.Times > 0 && slices.Contains(l.Clauses, covered.Clause.ID) {
				said.Laws = append(said.Laws, link{To: l.ID, Name: l.ID + ": " + l.Says, Times: 1})
			}
		}
		if c.Held != nil && c.Held.Held {
			said.By = &n.scenarios([]string{c.Held.Scenario})[0]
		}
		all = append(all, said)
	}
	return all
}

func (n *index) question(book *rulebook.Book, found *witness.Audit, i int) question {
	covered := &found.Evidence.Covered.Questions[i]
	said := question{Question: covered.Question, Tagged: n.scenarios(n.tagged[covered.ID])}
	for j, o := range covered.Options {
		said.Options = append(said.Options, option{Reading: covered.Question.Options[j], OptionAudit: found.Questions[i].Options[j],
			Played: n.scenarios(o.Scenarios)})
	}
	return said
}

// State grades the evidence for a clause in a word or two, and names a class: good news, bad news or neither.
func (c clause) State() [2]string {
	switch {
	case !c.Clause.Testable:
		return [2]string{"not testable", ""}
	case c.Held != nil && c.Held.Held:
		return [2]string{fmt.Sprintf("held: the scenarios notice %d of %d ways to break it", c.Held.Noticed, c.Held.Broken), "good"}
	case c.Held != nil && c.Held.Why != "":
		return [2]string{"cannot be broken", ""}
	case len(c.Examples)+len(c.Worked)+len(c.Scenarios) > 0:
		return [2]string{"has scenarios, but none fails when the clause is broken", ""}
	}
	return [2]string{"no scenario", "bad"}
}

// clausesBySection shows the number of held clauses in each section.
func clausesBySection(sections []section) *Chart {
	c := &Chart{ID: "clauses-by-section", Title: "Clauses by section", Row: "section", Parts: []string{"held", "exercised", "not covered", "not testable"}}
	for _, s := range sections {
		if len(s.Clauses) == 0 {
			continue
		}
		bar := Bar{Name: s.Title, Link: "section-" + s.ID, Values: make([]float64, len(c.Parts))}
		for _, one := range s.Clauses {
			switch state := one.State(); {
			case !one.Clause.Testable:
				bar.Values[3]++
			case state[1] == "bad":
				bar.Values[2]++
			case state[1] == "good":
				bar.Values[0]++
			default:
				bar.Values[1]++
			}
		}
		c.Bars = append(c.Bars, bar)
	}
	return c
}

// figuresByOrigin shows the numbers of figures by their origin.
func figuresByOrigin(book *rulebook.Book) *Chart {
	c := &Chart{ID: "figures-by-origin", Title: "Figures by origin", Row: "origin", Parts: []string{"figures"}}
	counts := book.Count()
	for _, origin := range rulebook.Origins() {
		c.Bars = append(c.Bars, Bar{Name: origin, Values: []float64{float64(counts[origin])}})
	}
	return c
}

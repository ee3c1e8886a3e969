package main

import (
	"fmt"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/rulebook"
)

// rules is what was looked up, in JSON.
type rules struct {
	Game      string     `json:"game"`
	Title     string     `json:"title"`
	Clauses   []clause   `json:"clauses"`
	Questions []question `json:"questions"`
	// Example is the worked example that was named, Scenarios are those tagged with it.
	Example   string     `json:"example,omitempty"`
	Scenarios []scenario `json:"scenarios,omitempty"`
}

type clause struct {
	ID       string   `json:"id"`
	Section  string   `json:"section"`
	At       string   `json:"at"`
	Says     string   `json:"says"`
	Kind     string   `json:"kind"`
	Testable bool     `json:"testable"`
	Why      string   `json:"why,omitempty"`
	Examples []string `json:"examples"`
	// Questions are those that the clause needs answered.
	Questions []question `json:"questions"`
	Scenarios []scenario `json:"scenarios,omitempty"`
}

type question struct {
	ID      string   `json:"id"`
	Name    string   `json:"name"`
	Asks    string   `json:"asks"`
	WhyOpen string   `json:"why-open"`
	Clauses []string `json:"clauses"`
	Options []option `json:"options"`
	Default string   `json:"default"`
	Because string   `json:"because"`
	Shows   string   `json:"shows"`
	// NotPlayable says why only the default can be set; it is left out where every option can.
	NotPlayable string `json:"not-playable,omitempty"`
	// Scenarios are those tagged with the question.
	Scenarios []scenario `json:"scenarios,omitempty"`
}

type option struct {
	ID   string `json:"id"`
	Says string `json:"says"`
	// Playable is false for what is told and cannot be played.
	Playable bool `json:"playable"`
	// Scenario is one that was played under the answer, where all questions were asked for.
	Scenario *scenario `json:"scenario,omitempty"`
}

type scenario struct {
	File   string `json:"file"`
	Line   int    `json:"line"`
	Name   string `json:"name"`
	Passed bool   `json:"passed"`
}

func rulesOf(book *rulebook.Book, found rulebook.Found) *rules {
	r := &rules{Game: book.Game, Title: book.Title, Clauses: []clause{}, Questions: []question{}}
	for _, c := range found.Clauses {
		said := clause{ID: string(c.ID), Section: c.Section, At: c.At, Says: c.Says, Kind: c.Kind, Testable: c.Testable, Why: c.Why,
			Examples: append([]string{}, c.Examples...), Questions: []question{}}
		for _, id := range c.Questions {
			if q := book.Question(id); q != nil {
				said.Questions = append(said.Questions, questionOf(q))
			}
		}
		r.Clauses = append(r.Clauses, said)
	}
	for _, q := range found.Questions {
		r.Questions = append(r.Questions, questionOf(q))
	}
	return r
}

func questionOf(q *rulebook.Question) question {
	said := question{ID: q.ID, Name: q.Name, Asks: q.Asks, WhyOpen: q.WhyOpen, Clauses: []string{}, Default: q.Options[q.Default].ID,
		Because: q.Because, Shows: q.Shows}
	if q.Fixed {
		said.NotPlayable = strings.TrimSpace(q.Why + " Only the default can be set.")
	}
	for _, c := range q.Clauses {
		said.Clauses = append(said.Clauses, string(c))
	}
	for i, o := range q.Options {
		said.Options = append(said.Options, option{ID: o.ID, Says: o.Says, Playable: !q.Fixed || rulebook.Option(i) == q.Default})
	}
	for _, o := range q.Told {
		said.Options = append(said.Options, option{ID: o.ID, Says: o.Says})
	}
	return said
}

// list prints what a search found, one thing a paragraph.
func (r *rules) list(a *app) {
	for _, c := range r.Clauses {
		var needs []string
		for _, q := range c.Questions {
			needs = append(needs, q.Name)
		}
		said := c.Says
		if len(needs) > 0 {
			said += " [needs " + strings.Join(needs, ", ") + "]"
		}
		a.say("%s", prose(c.ID+"  ", said))
	}
	for _, q := range r.Questions {
		a.say("%s", prose(q.ID+"  ", q.Asks))
	}
	a.say("%s, %s\n", count(len(r.Clauses), "clause"), count(len(r.Questions), "open question"))
}

// detail prints the one clause, question or example that was named.
func (r *rules) detail(a *app) {
	if r.Example != "" {
		a.say("%s, an example, which shows\n", r.Example)
		r.list(a)
		printScenarios(a, r.Scenarios)
		return
	}
	for _, c := range r.Clauses {
		c.print(a)
	}
	for _, q := range r.Questions {
		a.say("%s", prose(q.ID+"  ", q.Asks))
		q.print(a, "  ")
		a.say("%s", fill("  decides: ", q.Clauses, ",", 4))
		a.say("  shown by:\n")
		for line := range strings.Lines(strings.TrimSpace(q.Shows)) {
			a.say("%s", prose("    ", line))
		}
		printScenarios(a, q.Scenarios)
	}
}

func (c clause) print(a *app) {
	a.say("%s", prose(c.ID+"  ", c.Says))
	a.say("  %s, in the rulebook at: %s\n", c.Kind, c.At)
	if !c.Testable {
		a.say("%s", prose("  not testable: ", c.Why))
	}
	if len(c.Examples) > 0 {
		a.say("%s", fill("  worked examples: ", c.Examples, ",", 4))
	}
	for _, q := range c.Questions {
		a.say("%s", prose("  needs "+q.Name+": ", q.Asks))
		q.print(a, "    ")
	}
	printScenarios(a, c.Scenarios)
}

// print lists the options and the argument for the default.
func (q question) print(a *app, indent string) {
	if q.NotPlayable != "" {
		a.say("%s", prose(indent+"not playable: ", q.NotPlayable))
	}
	for _, o := range q.Options {
		mark := " "
		if o.ID == q.Default {
			mark = "*"
		}
		name := o.ID
		if !o.Playable {
			name += " (told, not played)"
		}
		a.say("%s", prose(fmt.Sprintf("%s%s %s: ", indent, mark, name), o.Says))
	}
	a.say("%s", prose(indent+"why *: ", q.Because))
}

// printScenarios lists scenarios, the rows of an outline as one.
func printScenarios(a *app, scenarios []scenario) {
	if len(scenarios) == 0 {
		return
	}
	a.say("  scenarios:\n")
	for len(scenarios) > 0 {
		s, rows, failed := scenarios[0], 0, 0
		outline, _, inRows := strings.Cut(s.Name, " (row ")
		for rows < len(scenarios) && (rows == 0 || inRows && strings.HasPrefix(scenarios[rows].Name, outline+" (row ")) {
			if !scenarios[rows].Passed {
				failed++
			}
			rows++
		}
		scenarios = scenarios[rows:]
		line := fmt.Sprintf("    %s:%d: %s", s.File, s.Line, outline)
		if rows > 1 {
			line += fmt.Sprintf(" (%d rows)", rows)
		}
		if failed > 0 {
			line += fmt.Sprintf(" (%d fail)", failed)
		}
		a.say("%s\n", line)
	}
}

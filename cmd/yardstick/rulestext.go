package main

import (
	"fmt"
	"strings"

	"github.com/yardstick-rules/yardstick/cmd/internal/answer"
	"github.com/yardstick-rules/yardstick/engine/prose"
)

// list prints what a search found, one paragraph each.
func (a *app) list(r *answer.Rules) {
	if r.Partly {
		a.say("nothing has all of these words; this has most of them, the best first\n")
	}
	for _, c := range r.Clauses {
		var needs []string
		for _, q := range c.Questions {
			needs = append(needs, q.Name)
		}
		said := c.Says
		if len(needs) > 0 {
			said += " [needs " + strings.Join(needs, ", ") + "]"
		}
		a.say("%s", prose.Wrap(c.ID+"  ", said))
	}
	for _, q := range r.Questions {
		a.say("%s", prose.Wrap(q.ID+"  ", q.Asks))
	}
	a.say("%s, %s\n", prose.Count(len(r.Clauses), "clause"), prose.Count(len(r.Questions), "open question"))
	if len(r.Fields) > 0 {
		a.say("%s", prose.Wrap("components.yaml has figures of that name, which are looked up as ", strings.Join(r.Fields, ", ")))
	}
}

// detail prints the one clause, question or example that was named.
func (a *app) detail(r *answer.Rules) {
	if r.Example != nil {
		a.example(r)
		return
	}
	for i := range r.Clauses {
		a.clause(&r.Clauses[i])
	}
	for i := range r.Questions {
		q := &r.Questions[i]
		a.say("%s", prose.Wrap(q.ID+"  ", q.Asks))
		a.options(q, "  ")
		a.say("%s", prose.List("  decides: ", q.Clauses))
		a.say("  shown by:\n")
		for line := range strings.Lines(strings.TrimSpace(q.Shows)) {
			a.say("%s", prose.Wrap("    ", line))
		}
		for _, k := range q.Matters {
			a.say("  %s\n%s", k.Of, k.Text("    "))
		}
		a.prices(q, "  ")
		a.scenarios(q.Scenarios)
	}
	a.priced(r)
}

// example prints an example, what it shows and the scenarios of it.
func (a *app) example(r *answer.Rules) {
	e := r.Example
	a.say("%s", prose.Wrap(e.ID+"  ", e.Title))
	if e.At == "" {
		a.say("  worked by us: the rulebook has no such example\n")
	} else {
		a.say("%s", prose.Wrap("  "+e.Kind+", in the rulebook at: ", e.At))
	}
	if e.Figures != "" {
		a.say("%s", prose.Wrap("  figures: ", e.Figures))
	}
	if e.Untestable != "" {
		a.say("%s", prose.Wrap("  no scenario: ", e.Untestable))
		return
	}
	a.say("it shows\n")
	a.list(r)
	a.scenarios(r.Scenarios)
}

// figures prints figures, one with where it matters, several with a line each.
func (a *app) figures(r *answer.Rules) {
	for i := range r.Figures {
		f := &r.Figures[i]
		short := ""
		if len(r.Figures) > 1 && f.Matters != nil {
			short = "; " + f.Matters.Short()
		}
		a.say("%s = %s  %s, components.yaml line %d%s\n", f.Path, f.Value, f.From, f.Line, short)
		if len(r.Figures) == 1 && f.Matters != nil {
			a.say("%s", f.Matters.Text("  "))
		}
	}
	if len(r.Figures) > 1 {
		a.say("%s\n", prose.Count(len(r.Figures), "figure"))
	}
}

func (a *app) clause(c *answer.Clause) {
	a.say("%s", prose.Wrap(c.ID+"  ", c.Says))
	a.say("  %s, in the rulebook at: %s\n", c.Kind, c.At)
	if !c.Testable {
		a.say("%s", prose.Wrap("  not testable: ", c.Why))
	}
	if len(c.Examples) > 0 {
		a.say("%s", prose.List("  examples of the book: ", c.Examples))
	}
	if len(c.Worked) > 0 {
		a.say("%s", prose.List("  worked examples: ", c.Worked))
	}
	for i := range c.Questions {
		q := &c.Questions[i]
		a.say("%s", prose.Wrap("  needs "+q.Name+": ", q.Asks))
		a.options(q, "    ")
	}
	a.scenarios(c.Scenarios)
}

// options lists the options and the argument for the default.
func (a *app) options(q *answer.Question, indent string) {
	if q.NotPlayable != "" {
		a.say("%s", prose.Wrap(indent+"not playable: ", q.NotPlayable))
	}
	for _, o := range q.Options {
		mark := " "
		if o.ID == q.Default {
			mark = "*"
		}
		name := o.ID
		if q.Answer == o.ID {
			name += " (holds under this reading)"
		}
		if !o.Playable {
			name += " (in words only)"
		}
		a.say("%s", prose.Wrap(fmt.Sprintf("%s%s %s: ", indent, mark, name), o.Says))
	}
	a.say("%s", prose.Wrap(indent+"why *: ", q.Because))
}

// scenarios lists scenarios; the rows of an outline are one.
func (a *app) scenarios(scenarios []answer.Scenario) {
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

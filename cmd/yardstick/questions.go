package main

import (
	"errors"
	"fmt"
	"strings"

	"github.com/yardstick-rules/yardstick/cmd/internal/answer"
	"github.com/yardstick-rules/yardstick/cmd/internal/page"
	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
)

// register prints the questions, grouped by the reason why they are open.
func (a *app) register(r *answer.Rules) {
	a.say("%s: %s; * is the answer that holds until somebody decides\n"+
		"by the reason why they are open, then by how many clauses they decide, then by how many scenarios change under another answer\n",
		r.Title, prose.Count(len(r.Questions), "open question"))
	a.priced(r)
	why := ""
	for i := range r.Questions {
		q := &r.Questions[i]
		if q.WhyOpen != why {
			why = q.WhyOpen
			n := 0
			for _, other := range r.Questions {
				if other.WhyOpen == why {
					n++
				}
			}
			a.say("\n%s (%d)\n", why, n)
		}
		a.decision(q)
	}
}

// byPrice prints the questions, the dearest first.
func (a *app) byPrice(r *answer.Rules) {
	a.say("%s: %s; * is the answer that holds until somebody decides\n"+
		"the dearest first: by how many winners change under another answer, up to what unrelated games do, then by how far margin or length move\n", r.Title,
		prose.Count(len(r.Questions), "open question"))
	a.priced(r)
	for i := range r.Questions {
		a.say("\n")
		a.decision(&r.Questions[i])
	}
}

// decision prints a question as a decision to make.
func (a *app) decision(q *answer.Question) {
	a.say("%s", prose.Wrap(q.ID+"  ", q.Asks))
	a.options(q, "    ")
	a.say("%s", prose.List("    decides: ", q.Clauses))
	if q.Changes > 0 {
		a.say("    changes: %s that name an answer to it\n", prose.Count(q.Changes, "scenario"))
	}
	for _, o := range q.Options {
		if o.Scenario != nil {
			a.say("    %s is shown by %s:%d\n", o.ID, o.Scenario.File, o.Scenario.Line)
		}
	}
	a.prices(q, "    ")
}

// known refuses combinations of flags and words that have no meaning.
func (c *rulesCmd) known() error {
	switch {
	case c.Questions && c.Assumed:
		return fmt.Errorf("--questions and --assumed ask for different lists; give one of them")
	case c.Assumed && c.any():
		return c.none("--assumed lists what is in the box that the rulebook describes, under whatever answers; leave out one of the two")
	case c.ordered() != nil:
		return c.ordered()
	case c.Output != "" && !c.Questions:
		return at("-o", errors.New("only --questions is written as a page; add it, or leave out -o"))
	case c.Output != "" && c.JSON:
		return at("-o", errors.New("a page is HTML; leave out --json, or leave out -o and redirect the answer"))
	case c.Questions && len(c.About) > 0:
		return fmt.Errorf("--questions lists all open questions; leave out %q, or leave out --questions to look it up", c.About[0])
	}
	return nil
}

// questionsPage writes the open questions as a page.
func (c *rulesCmd) questionsPage(a *app, book *rulebook.Book, said *answer.Rules) error {
	to, err := c.openPage()
	if err != nil {
		return err
	}
	var text strings.Builder
	if err := page.Questions(&text, book, said, page.Head{Program: program(buildInfo()), Command: a.typed}); err != nil {
		return err
	}
	return a.writePage(to, c.Output, text.String(), "the open questions of "+book.Title)
}

package main

import (
	"fmt"

	"github.com/yardstick-rules/yardstick/engine/rulebook"
	"github.com/yardstick-rules/yardstick/features"
)

// urgency lists why a question is open, the most consequential first: where a book contradicts itself somebody is right to be angry, where
// it is silent the table invents something, what is missing or damaged can be looked up in a better copy, and what can be read in two
// ways has at least been said.
var urgency = [...]string{"contradictory", "silent", "missing-component", "damaged", "ambiguous"}

// decisions prints the register of open questions as what the designer still has to decide.
func (a *app) decisions(book *rulebook.Book, asJSON bool) error {
	said := rulesOf(book, byUrgency(book))
	shown, err := features.Shown(book.Game)
	if err != nil {
		return err
	}
	for i := range said.Questions {
		said.Questions[i].show(shown)
	}
	if asJSON {
		return a.json(said)
	}
	said.register(a)
	return nil
}

// byUrgency lists the open questions, the most consequential first and otherwise as in the book.
func byUrgency(book *rulebook.Book) rulebook.Found {
	var all rulebook.Found
	for _, why := range urgency {
		for i := range book.Questions {
			if book.Questions[i].WhyOpen == why {
				all.Questions = append(all.Questions, &book.Questions[i])
			}
		}
	}
	return all
}

// show names for each option the scenario that shows the difference.
func (q *question) show(shown map[features.Answer]features.Place) {
	for i := range q.Options {
		if s, ok := shown[features.Answer{Question: q.ID, Option: q.Options[i].ID}]; ok {
			q.Options[i].Scenario = &scenario{File: s.File, Line: s.Line, Name: s.Name, Passed: true}
		}
	}
}

// register prints the questions under the reasons why they are open.
func (r *rules) register(a *app) {
	a.say("%s: %s, the most consequential first; * is the answer that holds until somebody decides\n", r.Title, count(len(r.Questions), "open question"))
	why := ""
	for _, q := range r.Questions {
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
		a.say("%s", prose(q.ID+"  ", q.Asks))
		q.print(a, "    ")
		a.say("%s", fill("    decides: ", q.Clauses, ",", 6))
		for _, o := range q.Options {
			if o.Scenario != nil {
				a.say("    %s is shown by %s:%d\n", o.ID, o.Scenario.File, o.Scenario.Line)
			}
		}
	}
}

// known says which words of a request are not understood together.
func (c *rulesCmd) known() error {
	switch {
	case c.Questions && c.Assumed:
		return fmt.Errorf("--questions and --assumed ask for different lists; give one of them")
	case c.Questions && len(c.About) > 0:
		return fmt.Errorf("--questions lists all open questions; leave out %q, or leave out --questions to look it up", c.About[0])
	}
	return nil
}

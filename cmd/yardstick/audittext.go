package main

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/yardstick-rules/yardstick/cmd/internal/witness"
	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
	"github.com/yardstick-rules/yardstick/features"
	"github.com/yardstick-rules/yardstick/properties"
)

// audit prints what the witnesses say: the verdict with the sums, what failed, and, if it is asked for, the table of clauses and questions.
func (a *app) audit(book *rulebook.Book, f *witness.Audit, table bool) {
	a.sum(book, f)
	a.failing(f.Scenarios.Failed)
	if b := f.Walks.Broken; b != nil {
		a.say("failed: law %s: %s\n%s  this game shows it; yardstick judge reads it from a file:\n", b.ID, b.Says,
			prose.Wrap("  ", b.Problem))
		for line := range strings.Lines(b.Record) {
			a.say("    %s", line)
		}
	}
	for _, line := range slices.Concat(f.Golden.Failed, f.Precedents.Failed, f.Lacks) {
		a.say("failed: %s\n", line)
	}
	if len(f.Uncovered) > 0 {
		a.say("%s", prose.List("not covered: ", f.Uncovered))
	}
	if table {
		a.clauses(book, f)
		a.questions(f)
		return
	}
	a.say("each clause and question: yardstick check %s --table, or -o %[1]s.html\n", f.Game)
}

// failing prints the scenarios that failed; of those whose position one law refuses, the first with the places of the others.
func (a *app) failing(failed []features.Scenario) {
	told := map[string]bool{}
	for i, s := range failed {
		law := brokenLaw(s)
		if told[law] {
			continue
		}
		a.say("%s", witness.Outcome("failed", s).Text())
		var alike []string
		for _, other := range failed[i+1:] {
			if law != "" && brokenLaw(other) == law {
				alike = append(alike, fmt.Sprintf("%s:%d", other.File, other.Line))
			}
		}
		const named = 4 // of the others
		if told[law] = law != ""; len(alike) > 0 {
			a.say("%s", prose.List("  the same law refuses "+prose.Count(len(alike), "more scenario")+", such as ", alike[:min(named, len(alike))]))
		}
	}
}

// brokenLaw is the law that refuses the position of a scenario, "" if none does.
func brokenLaw(s features.Scenario) string {
	rest, is := strings.CutPrefix(s.Failure.Message, "law ")
	law, _, _ := strings.Cut(rest, ",")
	if !is {
		return ""
	}
	return law
}

const clauseRow = "  %-12s %8s %7s %9s %6s %6s %7s %7s\n"

func (a *app) clauses(book *rulebook.Book, f *witness.Audit) {
	a.say(clauseRow, "clause", "example", "worked", "scenario", "law", "walk", "pinned", "held")
	for _, section := range book.Sections {
		a.say("%s\n", section.Title)
		for _, c := range f.Clauses {
			switch {
			case c.Section != section.ID:
			case !c.Testable && c.Examples+c.Worked+c.Scenarios+c.Laws+c.Walks+c.Golden == 0:
				a.say("%s", prose.Wrap(fmt.Sprintf("  %-12s not testable: ", c.ID), c.Why))
			default:
				a.say(clauseRow, c.ID, dash(c.Examples), dash(c.Worked), dash(c.Scenarios), dash(c.Laws), dash(c.Walks), dash(c.Golden),
					held(c.Held))
			}
		}
	}
}

// held is in how many of the ways in which a clause was broken a scenario of its own has failed, such as 5/6.
func held(of *witness.ClauseHeld) string {
	switch {
	case of == nil:
		return "-"
	case of.Held:
		return fmt.Sprintf("%d/%d", of.Noticed, of.Broken)
	case of.Why != "":
		return "listed"
	}
	return "no"
}

const optionRow = "  %-45s %9s %6s %7s\n"

func (a *app) questions(f *witness.Audit) {
	a.say(optionRow, "question, with * at the default answer", "scenario", "walk", "pinned")
	for _, q := range f.Questions {
		if len(q.Options) == 0 {
			a.say("%s, not played\n", q.ID)
			continue
		}
		a.say("%s\n", q.ID)
		for _, o := range q.Options {
			name := "  " + o.ID
			if o.Default {
				name = "* " + o.ID
			}
			a.say(optionRow, name, dash(o.Scenarios), dash(o.Walks), dash(o.Golden))
		}
	}
}

// dash is a number, or a dash for 0, which is easily seen.
func dash(n int) string {
	if n == 0 {
		return "-"
	}
	return strconv.Itoa(n)
}

func (a *app) sum(book *rulebook.Book, f *witness.Audit) {
	verdict := "passed"
	if !f.Passed {
		verdict = "failed"
	}
	broken, e := 0, f.Examples
	if f.Walks.Broken != nil {
		broken = 1
	}
	testable, covered := 0, 0
	for _, c := range f.Clauses {
		if c.Testable {
			testable++
			if !slices.Contains(f.Uncovered, c.ID) {
				covered++
			}
		}
	}
	a.say("%s: %s, %d of %s covered\n", verdict, book.Title, covered, prose.Count(testable, "testable clause"))
	a.say("  %s, %d failed\n", prose.Count(f.Scenarios.Ran, "scenario"), len(f.Scenarios.Failed))
	a.say("  %s: %d printed, %d pictured, %d worked by us; %d cannot be played\n",
		prose.Count(e.Printed+e.Pictured+e.Worked, "example"), e.Printed, e.Pictured, e.Worked, e.Untestable)
	a.say("  %s over %s and %s, %d broken\n", prose.Count(len(f.Walks.Laws), "law"), prose.Count(f.Walks.Walks, "walk"),
		prose.Count(f.Walks.Decisions, "decision"), broken)
	if f.Walks.Further > 0 {
		a.say("  %s played on for laws that seldom have something to hold\n", prose.Count(f.Walks.Further, "walk"))
	}
	a.seldom(f.Walks.Laws)
	for _, c := range f.Combinations {
		a.say("  %d of %s of %s were played in these walks, and %d were used\n",
			c.Met, prose.Count(c.Possible, "combination"), prose.Count(c.Answers, "answer"), c.Used)
	}
	a.say("  %s of %s, %d failed\n", prose.Count(f.Golden.Records, "pinned game"),
		prose.Count(f.Golden.Decisions, "decision"), len(f.Golden.Failed))
	a.say("  %s judged again, %d otherwise\n", prose.Count(f.Precedents.Records, "precedent"), len(f.Precedents.Failed))
	a.say("  %s and %s; not covered: %d of the clauses, examples and answers\n", prose.Count(len(f.Clauses), "clause"),
		prose.Count(len(f.Questions), "open question"), len(f.Uncovered))
	a.say("%s", heldSum(f.Held))
	a.say("  %s\n", figures(f.Figures))
}

// heldSum is what breaking the rules has shown, and of which revision that is.
func heldSum(h witness.HeldAudit) string {
	if h.Revision == "" {
		return "  no clause was broken: make held measures which are held\n"
	}
	text := fmt.Sprintf("%s held, so that a scenario of their own fails when the rule is broken; %d not, for a listed reason; %d not held; "+
		"measured at %s", prose.Count(h.Held, "testable clause"), h.Reasoned, h.Unheld, h.Revision)
	if h.Changed {
		text += ", and the scenarios have changed since: make held measures again"
	}
	return prose.Wrap("  ", text)
}

// playedOn is said of a law that gives no reason of its own and yet applied seldom, as under a reading that leaves it little to hold.
const playedOn = "the games that were played on for it brought no more"

// seldom lists the laws that had less often something to hold, and why.
func (a *app) seldom(laws []properties.Held) {
	few := 0
	for _, l := range laws {
		if l.Applied < properties.Often {
			few++
		}
	}
	if few == 0 || len(laws) == 0 || laws[0].Times == 0 {
		return
	}
	a.say("  %d of these laws had something to hold fewer than %d times:\n", few, properties.Often)
	for _, l := range laws {
		if l.Applied < properties.Often {
			a.say("%s", prose.Wrap(fmt.Sprintf("    %s, %d: ", l.ID, l.Applied), cmp.Or(l.Why, playedOn)))
		}
	}
}

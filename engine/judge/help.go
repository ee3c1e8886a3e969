package judge

import (
	"fmt"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/blocks"
	"github.com/yardstick-rules/yardstick/engine/judge/remedy"
	"github.com/yardstick-rules/yardstick/engine/judge/verdict"
	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// help lists actions that would be legal, and when: earlier in the game, after a change, and now.
func (v *Verdict) help() (all []blocks.Block) {
	said := map[string]bool{}
	say := func(text string) {
		if !said[text] { // two changes may have the same text
			said[text] = true
			all = append(all, blocks.Labelled("help", []blocks.Span{blocks.Text(v.names.In(text))}))
		}
	}
	if r := v.Remedy; r != nil {
		if before := r.Before; before != nil {
			say(fmt.Sprintf("it was legal before %s (%s)", place(before), before.String()))
		}
		if r.By != "" {
			say("it would be legal for " + r.By + ", who decides there")
		}
		for _, step := range r.After {
			say("it would be legal after " + stepped(step))
		}
		if r.Then != nil {
			say("if " + condition(&r.Then.Change) + ", it would still not be legal: " + because(r.Then.Reason, r.Then.Clause))
		}
		for i := range r.Changes {
			say("it would be legal if " + condition(&r.Changes[i]))
		}
		if len(r.Changes) == 0 {
			say(nothing(r))
			all[len(all)-1].Rest = len(all) > 1
		}
	}
	return append(all, v.legal()...)
}

// condition puts a change into words that follow "if".
func condition(c *remedy.Change) string {
	return c.Says + prose.Either(c.Means != "", ", which "+c.Means, "")
}

// legal lists the legal actions; if there are many, the nearest to the refused one come first.
func (v *Verdict) legal() (all []blocks.Block) {
	if len(v.Legal) == 0 {
		return nil
	}
	if r := v.Remedy; r != nil && len(v.Legal) > remedy.MostNear && len(r.Nearest) > 0 {
		var items []string
		for i := range r.Nearest {
			items = append(items, near(&r.Nearest[i]))
		}
		all = append(all, blocks.Labelled("help", append([]blocks.Span{blocks.Text("nearest to it: ")}, blocks.Listed(blocks.Typed, items, len(items))...)))
	}
	var listed []string
	for _, g := range transcript.Outline(v.Legal, mostLegal) {
		listed = append(listed, g.String())
	}
	label := "legal now for " + v.names.In(v.Turn.Actor) + prose.Either(len(v.Legal) > mostLegal, " ("+prose.Count(len(v.Legal), "action")+")", "") + ": "
	return append(all, blocks.Labelled("help", append([]blocks.Span{blocks.Text(label)}, blocks.Listed(blocks.Typed, listed, mostLegal)...)))
}

// nothing returns the message about a search that found no change. The message contains the size of the
// search.
func nothing(r *remedy.Remedy) string {
	const none = "no small change of the position was found that makes it legal"
	if r.Untried == 0 {
		return fmt.Sprintf("%s (%d tried)", none, r.Tried)
	}
	return fmt.Sprintf("%s, but not every change was tried (%d of %d%s)", none, r.Tried, r.Tried+r.Untried,
		prose.Either(r.Few, "; --other-answers 1 tries more", ""))
}

func place(e *verdict.Decision) string {
	if e.Line == 0 {
		return fmt.Sprintf("decision %d", e.Decision)
	}
	return fmt.Sprintf("line %d", e.Line)
}

// stepped puts the decisions of a step into words.
func stepped(s remedy.Step) string {
	decisions := make([]string, len(s))
	for i, d := range s {
		decisions[i] = fmt.Sprintf("%q", d.String())
	}
	return strings.Join(decisions, ", ")
}

func near(n *remedy.Near) string {
	instead, of := strings.Join(n.Instead, " "), strings.Join(n.Of, " ")
	switch {
	case of == "" && instead == "":
		return n.Action
	case of == "":
		return n.Action + " (with " + instead + ")"
	case instead == "":
		return n.Action + " (without " + of + ")"
	}
	return n.Action + " (" + instead + ", not " + of + ")"
}

func joined(clauses []engine.Clause, by string) string {
	names := make([]string, len(clauses))
	for i, c := range clauses {
		names[i] = string(c)
	}
	return strings.Join(names, by)
}

package witness

import (
	"fmt"
	"regexp"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/cmd/internal/report"
	"github.com/yardstick-rules/yardstick/engine/blocks"
	"github.com/yardstick-rules/yardstick/engine/judge"
	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/features"
)

// put names the answers of steps that the reading replaces: in the reading for one scenario, in notes for several.
func (r *Ruling) put() {
	for i := range r.Scenarios {
		if one := &r.Scenarios[i]; len(r.Scenarios) == 1 && r.Under != nil {
			r.Under.OverSteps(one.replaced)
		} else if r.Under != nil {
			one.note = r.Under.Replacing(one.replaced)
		}
	}
}

// Suite returns the results of all scenarios as a suite of a report.
func (r *Ruling) Suite() *report.Suite {
	suite := &report.Suite{File: r.File, Under: r.Under.Line(), Value: r, Cases: make([]report.Case, len(r.Scenarios))}
	for i := range r.Scenarios {
		suite.Cases[i] = r.Scenarios[i].report()
	}
	if len(suite.Cases) == 1 {
		if suite.Cases[0].Outcome == report.Unread {
			for _, b := range suite.Cases[0].Answer { // the terminal has the reasons as errors
				b.Rest = true
				suite.Answer = append(suite.Answer, b)
			}
			return suite
		}
		suite.Answer = suite.Cases[0].Answer
		if r.Under != nil {
			suite.Answer = suite.Answer.Noted(r.Under.Line())
		}
		return suite
	}
	suite.Answer = r.list(suite)
	return suite
}

// mostUpheld is the number of upheld scenarios that a short answer names.
const mostUpheld = 12

// list returns the answer about several scenarios: their number and results, the overruled ones, and the others.
func (r *Ruling) list(suite *report.Suite) blocks.Doc {
	doc := r.sum(suite)
	if r.Under != nil {
		doc = append(doc, blocks.Said(r.Under.Line()))
	}
	upheld := blocks.Block{Kind: blocks.Section, Label: "upheld"}
	for i := range suite.Cases {
		c := &suite.Cases[i]
		spans := c.Answer[0].Spans
		last := len(spans) - 1 // the place
		line := append([]blocks.Span{blocks.Text(spans[1].Text[len(": "):])}, spans[2:last]...)
		line = append(line, blocks.Text("  "), spans[last])
		if len(c.Depends) > 0 {
			line = append(line, blocks.Text("; depends on "+strings.Join(c.Depends, ", ")))
		}
		if c.Outcome == report.Passed {
			upheld.Blocks = append(upheld.Blocks, blocks.Para(line...))
			for _, note := range c.Notes {
				upheld.Blocks = append(upheld.Blocks, blocks.Said(note.Text))
			}
			continue
		}
		doc = append(doc, blocks.Labelled(c.Word, line, within(c.Answer[1:])...))
	}
	if len(upheld.Blocks) > 0 {
		upheld.Rest = len(upheld.Blocks) > mostUpheld
		doc = append(doc, upheld)
	}
	if r.Quick {
		doc = append(doc, blocks.Labelled("help", []blocks.Span{blocks.Text(fmt.Sprintf("judge does not try other answers and remedies for more than %d scenarios; "+
			"name one scenario by its line: ", MostJudged)), blocks.Marked(blocks.Typed, fmt.Sprintf("yardstick judge %s:%d", r.File,
			r.Scenarios[0].Line))}))
	}
	if r.Command != "" {
		doc = append(doc, blocks.Block{Kind: blocks.Foot, Spans: []blocks.Span{{Text: "to repeat: ", Rest: true}, {Text: r.Command, Mark: blocks.Typed, Rest: true}}})
	}
	return doc
}

// sum states the number of scenarios and their results.
func (r *Ruling) sum(suite *report.Suite) blocks.Doc {
	var t report.Tally
	t.Add(suite)
	return blocks.Doc{{Kind: blocks.Head, Spans: []blocks.Span{blocks.Text(t.Sum()), blocks.Marked(blocks.Place, r.File)}}}
}

// within returns the blocks below the first line of an answer, for a list of answers.
func within(behind []blocks.Block) (all []blocks.Block) {
	for _, b := range behind {
		if b.Kind != blocks.Foot {
			b.Rest = b.Rest || b.Kind == blocks.Section && b.Label != "rule" && !b.Keep
			all = append(all, b)
		}
	}
	return all
}

func (j *Judged) report() report.Case {
	v := j.Verdict
	c := caseOf(j.Scenario)
	if v == nil {
		return c
	}
	hang(&c, v)
	c.Drawing, c.Answer = j.drawing, j.answer(c.Word)
	if j.note != "" {
		c.Notes = []report.Note{{Kind: "reading", Line: j.Line, Text: j.note}}
	}
	if chance := j.depends(); chance != nil {
		text := ""
		for _, s := range chance {
			text += s.Text
		}
		c.Notes = append(c.Notes, report.Note{Kind: "chance", Line: j.Drawn.Line, Text: text})
	}
	for _, clause := range clausesOf(v) { // no rule cites a lost one, so the clauses of the scenario come first
		if !slices.Contains(c.Clauses, clause) {
			c.Clauses = append(c.Clauses, clause)
		}
	}
	if f := j.Failure; f != nil {
		c.Reason = strings.TrimSuffix(f.Message, f.Legal)
	}
	if c.Outcome == report.Passed && v.Action != "" {
		c.About, c.Reason = v.Actor+": "+v.Action, v.Reason
	}
	return c
}

// answer returns the verdict on the scenario: whether it is right, the decisive step, the reason and the rules.
func (j *Judged) answer(word string) blocks.Doc {
	v, f := j.Verdict, j.Failure
	doc := blocks.Doc{head(word, j.Scenario, j.Line)}
	if f == nil && v.Fact != nil && v.Fact.Since == 0 {
		doc[0].Spans[0] = blocks.Marked(blocks.Strong, word+" from the start")
	}
	if f == nil && j.early {
		doc[0].Spans[0] = blocks.Marked(blocks.Strong, word+" for now")
	}
	about := v.About()
	if f == nil && v.Fact != nil && j.Held > 0 {
		about = []blocks.Span{blocks.Text(prose.Either(j.Held == 1, ": both claims are true", ": all "+prose.Count(j.Held+1, "claim")+" are true"))}
	}
	other := j.otherClause()
	if other != "" {
		about = append(about, blocks.Text(", as the step states, but not because of "+other))
	}
	doc[0].Spans = slices.Insert(doc[0].Spans, 2, about...)
	why, then := v.Reasons()
	if slices.ContainsFunc(j.Typed, func(r features.Typed) bool { return r.Read == v.Action }) && v.Step != "" && v.Fact == nil && !v.Owned {
		then = then[:len(then)-1] // a note states what the step means
	}
	line := func(text string, values ...any) []blocks.Block {
		return []blocks.Block{blocks.Said(judge.Sentence(v.Named(fmt.Sprintf(text, values...))))}
	}
	say := func(text string) { why = line("%s", text) }
	switch {
	case f == nil && v.Fact == nil && !v.Upheld && v.Action == "":
		say("As the step states, the position is refused: " + v.Reason)
		then = nil
	case f == nil && v.Fact == nil && !v.Upheld:
		say(fmt.Sprintf("Line %d is right: %s", v.Line, v.Reason) +
			prose.Either(j.early, ". Whether it is legal when it is due was not judged", ""))
		then = nil
	case f == nil && v.Fact != nil: // the first line states it
		then = append(line("Line %d, %q, is true", v.Fact.Line, v.Fact.Claim), then...)
	case f == nil:
		then = append(line("%s%s%q in line %d", v.Actor, judge.May(v.Actor, true), v.Action, v.Line), then...)
	case other != "":
		say(fmt.Sprintf("Line %d is right that the decision is not legal, but names another clause than the one that decides: %s", f.Line, v.Reason))
		then = nil
	case v.Fact == nil && !v.Upheld && f.Line == v.Line:
		say(fmt.Sprintf("The step in line %d is not legal: %s", f.Line, v.Reason))
		then = nil
	case v.Fact != nil:
		say(fmt.Sprintf("The step in line %d is %s: %s", f.Line, v.Fact.Truth(), v.Fact.Instead))
		if n := v.Fact.Next; n != nil {
			why = append(why, awaited(v.Named(n.Actor), n.Actions))
		}
	default:
		say(fmt.Sprintf("The step in line %d is not true: %s", f.Line, strings.TrimSuffix(f.Message, f.Legal)))
		then = nil
	}
	if also := j.otherClaims(); also != "" {
		then = append([]blocks.Block{blocks.Said(judge.Sentence(v.Named(also)))}, then...)
	}
	v.OfScenario(f == nil)
	if chance := j.depends(); chance != nil {
		doc = slices.Concat(doc, why, blocks.Doc{blocks.Para(chance...)}, v.Rules(), then)
	} else {
		doc = append(judge.Lead(doc[0], why, v.Rules()), then...)
	}
	if f != nil && f.Step != "" && v.Fact == nil {
		doc = append(doc, judge.Excerpt([]judge.Line{{N: f.Line, Text: f.Step}}, f.Step, j.underlined()))
	}
	doc = append(doc, j.notes()...)
	doc = append(doc, v.Grounded()...)
	return append(doc[:len(doc)-1:len(doc)-1], append(j.claims(), doc[len(doc)-1])...)
}

// mostAwaited is the largest number of actions listed that would make a false claim true.
const mostAwaited = 3

// awaited names the decision that would make a false claim true.
func awaited(actor string, actions []string) blocks.Block {
	spans := []blocks.Span{blocks.Text(blocks.Capital(actor) + " decides next, and after any legal action the claim is true: ")}
	return blocks.Para(append(append(spans, blocks.Listed(blocks.Typed, actions, mostAwaited)...), blocks.Text("."))...)
}

// claims suggests steps for a wrong scenario: to claim the refusal, or to set an answer under which it is right.
func (j *Judged) claims() (all []blocks.Block) {
	v := j.Verdict
	if j.Failure == nil {
		return nil
	}
	say := func(text, step string) {
		all = append(all, blocks.Labelled("help", []blocks.Span{blocks.Text(text), blocks.Marked(blocks.Typed, step)}))
	}
	if v.Fact == nil && !v.Upheld && v.Clause != "" && j.Failure.Line == v.Line && v.Action != "" {
		say(prose.Either(j.otherClause() != "", "to name the clause that decides, write: ", "to claim the opposite, write: "), fmt.Sprintf("Then %s may not do %q because of %s", v.Actor, v.Action, v.Against()[0].ID))
	}
	for _, h := range v.Hinges() {
		if len(h.Answers) == 1 && !h.Settled() && (h.Scenario != nil && *h.Scenario || h.Scenario == nil && h.Upheld) {
			a := h.Answers[0]
			say("to play under "+a.Option+", add the step: ", fmt.Sprintf("And the ruling %q is %q", a.Question, a.Option))
			break
		}
	}
	return all
}

var refusedBecause = regexp.MustCompile(`^expected .* to be refused because of ([A-Z0-9-]+)`)

// otherClause returns the wrong clause of a step that rightly claims a refusal; "" for any other step.
func (j *Judged) otherClause() string {
	if v := j.Verdict; j.Failure != nil && v.Fact == nil && !v.Upheld && v.Action != "" && j.Failure.Line == v.Line {
		if m := refusedBecause.FindStringSubmatch(j.Failure.Message); m != nil {
			return m[1]
		}
	}
	return ""
}

// underlined labels the step that is wrong.
func (j *Judged) underlined() string {
	switch v := j.Verdict; {
	case j.otherClause() != "":
		return "another clause decides"
	case v.Fact == nil && !v.Upheld && v.Clause != "":
		return "not legal (" + string(v.Against()[0].ID) + ")"
	}
	return "this step"
}

// mostUnsaid is the number of unstated outcomes of chance shown to people; JSON contains all of them.
const mostUnsaid = 2

// notes lists the replaced answers, the lines read in another spelling, and outcomes of chance that no step states.
func (j *Judged) notes() (all []blocks.Block) {
	if j.note != "" {
		all = append(all, blocks.Labelled("note", []blocks.Span{blocks.Text(j.note)}))
	}
	for i, r := range j.Typed {
		if i > 0 && j.Typed[i-1].Line == r.Line && strings.Contains(j.Typed[i-1].Read, r.Said) { // read in two steps
			last := &all[len(all)-1]
			last.Spans = append(last.Spans, blocks.Text(fmt.Sprintf(", which is %q", r.Read)))
			continue
		}
		b := blocks.Labelled("note", []blocks.Span{blocks.Text(fmt.Sprintf("line %d, %q, is read as %q", r.Line, r.Said, r.Read))})
		b.Keep = true
		all = append(all, b)
	}
	if j.Failure != nil && !j.Failure.Unknown {
		for _, f := range j.Failure.Also {
			all = append(all, blocks.Labelled("note", []blocks.Span{blocks.Text(fmt.Sprintf("line %d, %q, is not read: %s", f.Line, f.Step, f.Message))}))
		}
	}
	for _, u := range j.Unsaid[:min(mostUnsaid, len(j.Unsaid))] {
		if j.Drawn != nil && u == j.Drawn.Unsaid {
			continue // the first lines state it
		}
		all = append(all, blocks.Labelled("note", []blocks.Span{blocks.Text(fmt.Sprintf("before line %d chance decided, and no step states the outcome; to state it: ", u.Line)),
			blocks.Marked(blocks.Typed, u.Step())}))
	}
	return all
}

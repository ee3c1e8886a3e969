package witness

import (
	"fmt"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/cmd/internal/report"
	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/features"
)

// put says which answers of steps the reading replaces: of one scenario the reading itself does, of several a note of each.
func (r *Ruling) put() {
	for i := range r.Scenarios {
		if one := &r.Scenarios[i]; len(r.Scenarios) == 1 && r.Under != nil {
			r.Under.OverSteps(one.replaced)
		} else if r.Under != nil {
			one.note = r.Under.Replacing(one.replaced)
		}
	}
}

// Suite is how all scenarios came out, as reports show it.
func (r *Ruling) Suite() *report.Suite {
	suite := &report.Suite{File: r.File, Under: r.Under.Line(), Value: r, Cases: make([]report.Case, len(r.Scenarios))}
	var b strings.Builder
	if r.Under != nil {
		b.WriteString(r.Under.Text())
	}
	for i := range r.Scenarios {
		suite.Cases[i] = r.Scenarios[i].report()
		if suite.Cases[i].Outcome != report.Unread || len(r.Scenarios) > 1 { // of one alone the error says it
			b.WriteString(suite.Cases[i].Text)
		}
	}
	var t report.Tally
	t.Add(suite)
	b.WriteString(t.Sum() + "\n")
	r.last(&b)
	suite.Text = b.String()
	return suite
}

// last says what was left out, and what repeats the verdict on a single scenario.
func (r *Ruling) last(b *strings.Builder) {
	if r.Quick {
		fmt.Fprintf(b, "there are more than %d scenarios, so no other answers and no remedies were looked for; name one by its line, as in "+
			"yardstick judge %s:%d\n", MostJudged, r.File, r.Scenarios[0].Line)
	}
	if r.Command != "" {
		b.WriteString("to repeat: " + r.Command + "\n")
	}
	if len(r.Scenarios) == 1 && r.Scenarios[0].Verdict != nil && r.Scenarios[0].Verdict.Command != "" {
		b.WriteString("to repeat: " + r.Scenarios[0].Verdict.Command + "\n")
	}
}

// once is the scenario without the list of what was legal, if the verdict has it.
func (j *Judged) once() features.Scenario {
	s := j.Scenario
	if f := s.Failure; f != nil && j.Verdict != nil && len(j.Verdict.Legal) > 0 {
		short := *f
		short.Message = strings.TrimSuffix(f.Message, f.Legal)
		s.Failure = &short
	}
	return s
}

func (j *Judged) report() report.Case {
	v := j.Verdict
	c := caseOf(j.once())
	if v == nil {
		return c
	}
	hang(&c, v)
	c.Heading, c.Drawing, c.Text = heading(v), j.drawing, Outcome(c.Word+c.Hanging, j.once())+j.text()
	if j.note != "" {
		c.Notes = []report.Note{{Kind: "reading", Line: j.Line, Text: j.note}}
	}
	for _, clause := range clausesOf(v) { // a rule that was lost is cited by nobody, so that what the scenario is about comes first
		if !slices.Contains(c.Clauses, clause) {
			c.Clauses = append(c.Clauses, clause)
		}
	}
	if c.Outcome == report.Passed && v.Action != "" {
		c.About, c.Reason = v.Actor+": "+v.Action, v.Reason
	}
	return c
}

// text is the verdict for people, below what came of the scenario.
func (j *Judged) text() string {
	v := j.Verdict
	what, which := "the start", ", which is "+prose.Either(v.Upheld, "upheld", "overruled")
	if v.Fact == nil && v.Upheld != (j.Failure == nil) { // what the scenario says of the decision is not that it may be taken
		which = ", which is " + prose.Either(v.Upheld, "legal", "not legal")
	}
	switch {
	case v.Fact != nil && !v.Fact.Holds: // the claim stands above
		what = "how the game stands"
		if v.Decision > 0 {
			which += "; every decision before it stands"
		}
	case v.Fact != nil:
		what = fmt.Sprintf("how the game stands, line %d, %q", v.Fact.Line, v.Fact.Claim)
	case v.Decision > 0:
		what = fmt.Sprintf("decision %d, in line %d", v.Decision, v.Line)
	}
	beside := ""
	if j.note != "" {
		beside = prose.Wrap("  ", j.note)
	}
	const most = 2 // that are named; the JSON has them all
	for _, u := range j.Unsaid[:min(most, len(j.Unsaid))] {
		beside += prose.Wrap("  ", fmt.Sprintf("chance decided before line %d what no step says; to say it: %s", u.Line, u.Step()))
	}
	return beside + prose.Wrap("  ", "it is about "+what+which+j.besides()+":") + v.Body()
}

// count counts the claims besides the one that the verdict is about.
func (j *Judged) count() {
	about := j.Verdict.Line
	if f := j.Verdict.Fact; f != nil {
		about = f.Line
	}
	j.Held, j.Left = len(j.Claims.Held), j.Claims.Left
	if slices.Contains(j.Claims.Held, about) {
		j.Held--
	}
}

// besides says what came of the claims that the verdict is not about.
func (j *Judged) besides() (text string) {
	switch {
	case j.Held == 0:
	case j.Failure == nil:
		text = "; " + prose.Either(j.Held == 1, "the other claim holds too", fmt.Sprintf("the %d other claims hold too", j.Held))
	default:
		text = "; " + prose.Either(j.Held == 1, "the claim before it holds", fmt.Sprintf("the %d claims before it hold", j.Held))
	}
	if j.Left > 0 {
		text += "; " + prose.Either(j.Left == 1, "the claim after it was not looked at", fmt.Sprintf("the %d claims after it were not looked at", j.Left))
	}
	return text
}

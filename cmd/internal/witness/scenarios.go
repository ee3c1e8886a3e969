package witness

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/yardstick-rules/yardstick/cmd/internal/answer"
	"github.com/yardstick-rules/yardstick/cmd/internal/report"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/judge"
	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/engine/reading"
	"github.com/yardstick-rules/yardstick/engine/transcript"
	"github.com/yardstick-rules/yardstick/features"
)

// Ruling is how a referee's scenarios came out.
type Ruling struct {
	// Under is the reading that was put over what the scenarios say, nil for none.
	Under  *answer.Under `json:"reading,omitempty"`
	File   string        `json:"file"`
	Upheld bool          `json:"upheld"`
	// Error is about the first scenario that could not be read, on one line.
	Error string `json:"error,omitempty"`
	// Quick says that there were too many scenarios to look for other answers and remedies.
	Quick     bool     `json:"quick,omitempty"`
	Scenarios []Judged `json:"scenarios"`
}

// Judged is a scenario that ran, with the verdict on what it is about: the decision that it tried last. The verdict is nil if the scenario
// could not be read.
type Judged struct {
	features.Scenario
	Verdict *judge.Verdict `json:"verdict,omitempty"`
	// Case is the record that the verdict is on, if it was to be kept.
	Case    answer.Case `json:"-"`
	drawing string
}

// Court is where scenarios are judged.
type Court struct {
	// Options say which scenarios; what is reported of them is the caller's affair.
	features.Options
	// Others says which other answers are tried for each scenario; Quick leaves out those, and remedies. With none to try, and several
	// scenarios, remedies are looked for where one fails.
	Others judge.Search
	Quick  bool
	// Keep keeps the records that were judged.
	Keep bool
	// Program is which program judges, Command what a person types to have the scenario in a line judged alone.
	Program string
	Command func(line int) string
	// Draw draws the position in which a decision was judged; nil if nobody wants it.
	Draw func(c answer.Case, v *judge.Verdict) string

	// Editions are those that are known already; nil for none.
	Editions *Editions
}

// Editions are the editions of rulebooks, by game, each made once: making one reads the whole book. The zero Editions knows none.
type Editions struct{ known map[string]string }

// Of is the edition of a game's rulebook.
func (e *Editions) Of(entry games.Entry) string {
	name := entry.Name()
	if e.known[name] == "" {
		if e.known == nil {
			e.known = map[string]string{}
		}
		e.known[name] = entry.Book.Edition()
	}
	return e.known[name]
}

// MostJudged is in how many scenarios of a file other answers and remedies are looked for.
const MostJudged = 100

// Judge runs the scenarios, and judges what each is about. One that cannot be read does not keep the others from being judged. The error is
// a file that has no scenarios, or the context's.
func (c *Court) Judge(ctx context.Context) (*Ruling, error) {
	said := &Ruling{}
	if c.Editions == nil {
		c.Editions = &Editions{}
	}
	var verdicts []Judged
	var broken error
	opts := c.Options
	opts.Now, opts.Over = time.Now, c.over(said)
	opts.Facts = features.LastFact
	brief := false // of many scenarios that come out as written it is enough to say so
	opts.Begins = func(scenarios int) {
		said.Quick = c.Quick || scenarios > MostJudged
		brief = scenarios > 1 && c.Others == judge.Alone
	}
	opts.Ran = func(s features.Scenario) {
		one, err := c.judge(ctx, s, said.Quick || brief && s.Failure == nil)
		verdicts = append(verdicts, one)
		if broken == nil {
			broken = err
		}
	}
	ran, err := features.Run(ctx, opts)
	if err != nil {
		return nil, err
	}
	if broken != nil {
		return nil, broken
	}
	said.Upheld, said.Scenarios = ran.Passed(), verdicts
	if i := slices.IndexFunc(ran.Scenarios, Unread); i >= 0 {
		s := ran.Scenarios[i]
		said.Error = prose.OneLine(fmt.Sprintf("%s:%d: %q: %s", s.File, s.Failure.Line, s.Failure.Step, s.Failure.Message))
	}
	return said, nil
}

// over is the reading of a game, of which the first is noted.
func (c *Court) over(said *Ruling) func(games.Entry) (*reading.Reading, error) {
	if c.Over == nil {
		return nil
	}
	return func(entry games.Entry) (*reading.Reading, error) {
		r, err := c.Over(entry)
		if err == nil && said.Under == nil {
			said.Under = answer.UnderOf(r)
		}
		return r, err
	}
}

// judge judges what a scenario is about.
func (c *Court) judge(ctx context.Context, s features.Scenario, quick bool) (Judged, error) {
	d := s.Dispute
	one := Judged{Scenario: s}
	one.Dispute, one.Fact = nil, nil
	if Unread(s) || d == nil {
		return one, nil
	}
	opts := judge.Options{Any: true, Quick: quick, Others: c.Others, Components: d.Start.Components, Game: d.Entry, Program: c.Program,
		Edition: c.Editions.Of(d.Entry)}
	opts.Assumed = d.Assumed()
	opts.Asked, opts.Step = d.Tried != nil, func(line int) string { return d.Said[line] }
	if c.Command != nil {
		opts.Command = c.Command(s.Line)
	}
	t, err := c.record(s, &opts)
	if err != nil {
		return one, err
	}
	if one.Verdict, err = judge.Judge(ctx, t, opts); err != nil {
		return one, fmt.Errorf("%s:%d: %w", s.File, s.Line, err)
	}
	one.Verdict.WrittenUnder = one.Verdict.Edition // steps are read in the words of the edition at hand
	record := answer.Case{Transcript: t, Entry: d.Entry, Components: d.Start.Components}
	if c.Keep {
		one.Case = record
	}
	if c.Draw != nil {
		one.drawing = c.Draw(record, one.Verdict)
	}
	return one, nil
}

// record is the game of a scenario as a record, up to the decision that is judged: what is asked about, or what made the fact that is
// wrong.
func (c *Court) record(s features.Scenario, opts *judge.Options) (*transcript.Transcript, error) {
	d, f := s.Dispute, s.Fact
	opts.Claims = c.claims(s)
	if f == nil || f.Message == "" {
		return d.Transcript(s.File)
	}
	t, err := d.Game(s.File)
	if err != nil {
		return nil, err
	}
	opts.Decision = max(f.Since, 0)
	if opts.Decision == 0 {
		return t.Cut(d.Done)
	}
	return t, nil
}

// Unread reports whether a scenario could not be read.
func Unread(s features.Scenario) bool { return s.Failure != nil && s.Failure.Unknown }

// Suite is how all scenarios came out, as reports show it.
func (r *Ruling) Suite() *report.Suite {
	suite := &report.Suite{File: r.File, Value: r, Cases: make([]report.Case, len(r.Scenarios))}
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
	c.Heading, c.Drawing, c.Text = heading(v), j.drawing, c.Text+j.text()
	hang(&c, v)
	if clauses := clausesOf(v); len(clauses) > 0 {
		c.Clauses = clauses
	}
	if c.Outcome == report.Passed && v.Action != "" {
		c.About, c.Reason = v.Actor+": "+v.Action, v.Reason
	}
	return c
}

// text is the verdict for people, below what came of the scenario.
func (j *Judged) text() string {
	v := j.Verdict
	what := "the start"
	switch {
	case v.Fact != nil && !v.Fact.Holds: // the claim stands above
		what = "how the game stands"
	case v.Fact != nil:
		what = fmt.Sprintf("how the game stands, line %d, %q", v.Fact.Line, v.Fact.Claim)
	case v.Decision > 0:
		what = fmt.Sprintf("decision %d, in line %d", v.Decision, v.Line)
	}
	return "  it is about " + what + ", which is " + prose.Either(v.Upheld, "upheld", "overruled") + ":\n" + v.Body()
}

// Package judge upholds a decision in a record, or overrules it by a clause of the rulebook. Both verdicts give the
// reason: the clauses behind it, the effects of the decision, and the open questions used. A record that stops in
// the middle or leaves effects out is unfinished, but this alone does not overrule a decision. A verdict also
// lists the other answers to open questions that would change it. Packages verdict, remedy and hinge find
// these parts, and this package combines them into one answer.
package judge

import (
	"context"
	"maps"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/judge/hinge"
	"github.com/yardstick-rules/yardstick/engine/judge/remedy"
	"github.com/yardstick-rules/yardstick/engine/judge/verdict"
	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// Options contains the inputs of a judgement in addition to the record.
type Options = verdict.Options

// Search selects the other answers under which a record is judged.
type Search = verdict.Search

// The extents of the search through other answers.
const Bounded, Alone, Singles, Pairs = verdict.Bounded, verdict.Alone, verdict.Singles, verdict.Pairs

// Verdict is the answer to a record: the ruling on a decision, remedies, and the questions on which the ruling
// depends.
type Verdict struct {
	verdict.Heading
	// Drift lists the changes since the edition that the record names; nil if the record names this edition or none.
	Drift *hinge.Drift `json:"drift,omitempty"`
	verdict.Ruling
	// Remedy lists ways to make the action legal; nil unless the rules refuse an action.
	Remedy *remedy.Remedy `json:"remedy,omitempty"`
	verdict.Grounds
	// LeftOut describes a chance outcome that the record leaves out; nil if there is none. Every outcome gives the
	// same verdict. Effects and other answers are judged with the first outcome.
	LeftOut *LeftOut `json:"chance-left-out,omitempty"`
	// Others lists the effects of other answers to open questions; nil if no answer was tried.
	Others *hinge.Others `json:"other-answers,omitempty"`

	names prose.Names
	// spoken reports that the verdict belongs to a scenario.
	spoken bool
	// taken is the line of the decision before a claim, 0 if the decision is in no file. by is the line of the
	// decision that made the claim true, and doing describes that decision.
	taken, by int
	doing     string
	// lines are the decision in its file, and the decision before it.
	lines []Line
	// scenario reports whether the scenario of the verdict is upheld, nil if the verdict is about a record.
	scenario *bool
}

// OfScenario makes the verdict part of a scenario, and sets whether the scenario is upheld. Answers are then about
// the scenario.
func (v *Verdict) OfScenario(upheld bool) { v.scenario = &upheld }

func (v *Verdict) isUpheld() bool {
	if v.scenario != nil {
		return *v.scenario
	}
	return v.Upheld
}

// Judge judges one decision of a record, or an earlier decision if the record has its first error there; see
// [verdict.Judge]. The verdict notes a chance outcome that the record leaves out and that does not matter to
// the decision.
func Judge(ctx context.Context, t *transcript.Transcript, opts Options) (*Verdict, error) {
	v, err := judge(ctx, t, opts)
	if err != nil {
		if same, stopped := whatever(ctx, t, opts, err); same != nil || stopped != nil {
			return same, stopped
		}
	}
	return v, err
}

func judge(ctx context.Context, t *transcript.Transcript, opts Options) (*Verdict, error) {
	c, err := verdict.Judge(ctx, t, opts)
	if err != nil {
		return nil, err
	}
	v := &Verdict{names: Names(c.Record, c.Book), spoken: opts.Step != nil}
	if v.Remedy, err = remedy.Find(ctx, c); err != nil {
		return nil, err
	}
	if v.Others, v.Drift, err = hinge.Try(ctx, c); err != nil {
		return nil, err
	}
	v.Heading, v.Ruling, v.Grounds = c.Verdict.Heading, c.Verdict.Ruling, c.Verdict.Grounds
	if err := v.leadWithDoubt(c.Book); err != nil {
		return nil, err
	}
	if f := v.Fact; f != nil && v.Decision > 0 {
		v.taken = c.Record.Decisions[v.Decision-1].Line
	}
	for _, d := range c.Record.Decisions[max(0, v.Decision-2):v.Decision] {
		if d.Line > 0 {
			v.lines = append(v.lines, Line{d.Line, d.Actor + ": " + d.Action})
		}
	}
	if v.Granted() {
		d := &c.Record.Decisions[v.Fact.Since-1]
		v.by, v.doing = d.Line, verdict.Done(opts.Sentence(d), d.Actor, d.Action)
	}
	return v, nil
}

// leadWithDoubt moves a clause to the front by which another answer overrules a legal action: the action is disputed
// for that clause. A clause that more scenarios cite than the first one stays where it is.
func (v *Verdict) leadWithDoubt(book *rulebook.Book) error {
	if v.Fact != nil || !v.Upheld || len(v.Hinges()) == 0 {
		return nil
	}
	common, err := book.Common()
	if err != nil {
		return err
	}
	for _, h := range v.Hinges() {
		i := slices.IndexFunc(v.Cited, func(c verdict.Clause) bool { return c.ID == h.Clause })
		if !h.Upheld && i > 0 && common[h.Clause] <= common[v.Cited[0].ID] {
			doubt := v.Cited[i]
			v.Cited = slices.Insert(slices.Delete(v.Cited, i, i+1), 0, doubt)
			return nil
		}
	}
	return nil
}

// Disputed returns the record up to the decision of a verdict, with the claims about that decision. The options must
// be those of the judgement.
func Disputed(t *transcript.Transcript, opts Options, v *Verdict) (*transcript.Transcript, error) {
	if v.Kind == transcript.NoMistake.String() { // the mark is in dispute
		return t.Cut(v.Decision)
	}
	t, err := opts.Disputed(t)
	if err != nil || v.Decision >= len(t.Decisions) {
		return t, err
	}
	return t.Cut(v.Decision)
}

// Quoted returns the clauses that a short form of the verdict shows; see [verdict.Ruling.Quoted].
func (v *Verdict) Quoted() []verdict.Clause { return v.Ruling.Quoted(v.Cited) }

// Hinges returns the sets of other answers that change the verdict; none if no other answers were tried.
func (v *Verdict) Hinges() []hinge.Hinge {
	if v.Others == nil {
		return nil
	}
	return v.Others.Hinges
}

// Named returns a text about the verdict with the names that people use; see [Names].
func (v *Verdict) Named(text string) string { return v.names.In(text) }

// Called lists the names of the seats, "ann is Ann Böhm, bob is Bob"; "" if the record has no names.
func (v *Verdict) Called() string {
	var all []string
	for _, seat := range slices.Sorted(maps.Keys(v.Players)) {
		all = append(all, seat+" is "+v.Players[seat])
	}
	return strings.Join(all, ", ")
}

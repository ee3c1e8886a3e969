// Package judge decides whether a decision in a record stands: upheld, or overruled by a clause of the rulebook. Both ways it says why: the
// clauses that the game rested on, what the decision brought about, the open questions that were consulted. A record that stops in the
// middle or leaves effects out is unfinished, which is no reason to overrule it. Beside the verdict stands which other answers to open
// questions would change it. Each has a package: verdict, remedy and hinge; here they
// become one answer for people.
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
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// Options are what a judgement is given besides the record.
type Options = verdict.Options

// Search says under which other answers a record is judged besides its own.
type Search = verdict.Search

// How many other answers are tried at once.
const Bounded, Alone, Singles, Pairs = verdict.Bounded, verdict.Alone, verdict.Singles, verdict.Pairs

// Verdict is the answer to a record: how a decision is judged, what would make it legal, and what the verdict hinges on.
type Verdict struct {
	verdict.Heading
	// Drift is what has changed since the edition that the record was written under, nil if it is this edition or none is named.
	Drift *hinge.Drift `json:"drift,omitempty"`
	verdict.Ruling
	// Remedy is what would make the action legal, nil if it is not an action that the rules refuse.
	Remedy *remedy.Remedy `json:"remedy,omitempty"`
	verdict.Grounds
	// LeftOut is what chance brought and the record leaves out, nil if nothing. The verdict is the same whatever it was; effects and what
	// other answers change are those of the first outcome.
	LeftOut *LeftOut `json:"chance-left-out,omitempty"`
	// Others is what other answers to open questions would change, nil if none was tried.
	Others *hinge.Others `json:"other-answers,omitempty"`

	names prose.Names
	// spoken says that it is of a scenario.
	spoken bool
	// taken is the line of the decision before a claim, 0 if it is in no file; by is the line of the one that made true what is claimed,
	// which is doing, in words.
	taken, by int
	doing     string
	// lines are the decision in its file, and the one before it.
	lines []Line
	// scenario says whether the scenario is upheld that the verdict is part of, nil if it is of a record.
	scenario *bool
}

// OfScenario says that the verdict is part of a scenario, which is upheld or not. Answers then decide about the scenario.
func (v *Verdict) OfScenario(upheld bool) { v.scenario = &upheld }

func (v *Verdict) isUpheld() bool {
	if v.scenario != nil {
		return *v.scenario
	}
	return v.Upheld
}

// Judge judges one decision of a record, or an earlier one if the record goes wrong there; see [verdict.Judge]. Where the record
// leaves out what chance brought, and that does not matter to the decision, the verdict says so.
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

// Disputed is the record up to the decision that a verdict is about, and with what it claims about that; the options are those that the
// verdict was given under.
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

// Quoted are the clauses that a short form of the verdict is shown with; see [verdict.Ruling.Quoted].
func (v *Verdict) Quoted() []verdict.Clause { return v.Ruling.Quoted(v.Cited) }

// Hinges are those of the other answers that were tried, none if none were.
func (v *Verdict) Hinges() []hinge.Hinge {
	if v.Others == nil {
		return nil
	}
	return v.Others.Hinges
}

// Named is a text about the verdict for people, with what they are called; see [Names].
func (v *Verdict) Named(text string) string { return v.names.In(text) }

// Called says who is called what, "ann is Ann Böhm, bob is Bob"; "" if the record says nothing of it.
func (v *Verdict) Called() string {
	var all []string
	for _, seat := range slices.Sorted(maps.Keys(v.Players)) {
		all = append(all, seat+" is "+v.Players[seat])
	}
	return strings.Join(all, ", ")
}

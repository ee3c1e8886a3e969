package transcript

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/spelling"
)

// Options contains the optional inputs and callbacks of a replay. The zero value is ready to use.
type Options struct {
	// Files is the only folder in which the replay looks for the header's position file; nil if there is none.
	Files fs.FS
	// Components is the text of the component file with which the record was played; nil for the game's own
	// components.
	Components []byte
	// IgnoreMarks leaves the lines "=" unchecked, for a replay under other answers than those of the record. A
	// decision that the record calls a mistake may be legal then. The game still continues from the position after
	// the mistake.
	IgnoreMarks bool
	// Each is called with every decision as soon as the decision has been carried out and found correct. The
	// first call is for the start, with nil. The outcome is valid until Each returns. Each may send the
	// subject any request that changes nothing.
	Each func(d *Decision, out engine.Outcome)
	// Loaded is called with a position of the record as soon as the game has been opened at it. Loaded may
	// send the subject any request that changes nothing.
	Loaded func(position json.RawMessage)
}

// Report contains the results of a replay.
type Report struct {
	// Decisions is the number of decisions that were carried out and found correct.
	Decisions int
	// Finding is the first fault, or nil if no fault was found.
	Finding *Finding
	// Unfinished lists parts that the record has begun to state and leaves out, in the decisions found
	// correct and after them; nil if there are none. Unfinished parts are not a fault.
	Unfinished *Unfinished
	// Mistakes are the decisions that the record itself calls mistakes. They are not a fault.
	Mistakes []Mistake
	// Turn contains the actor, scores and winners after the last decision carried out; it is zero if the game could
	// not start.
	Turn engine.Turn
	// Legal lists the legal actions at a finding; nil if there is none.
	Legal []engine.Choice
	// Cited are the clauses that the game used, including those of a refused decision, each once in the order of
	// their first citation. Asked are the ids of the open questions whose answers were used, in the same way.
	Cited []engine.Clause
	Asked []string
	// Last is the outcome of the last decision tried, refused or not; if no decision was tried, the outcome of the
	// start. Its slices belong to the report.
	Last engine.Outcome
}

// Replay starts the subject as the header requires and plays the record on it, up to the first
// wrong line. Replay leaves the subject at the end of the record, or before the wrong decision.
// Replay returns an error if the subject fails to answer or the context is cancelled. Faults of the
// record are in the report.
func Replay(ctx context.Context, t *Transcript, s engine.Subject, opts Options) (*Report, error) {
	p := replay{t: t, s: s, opts: opts, report: &Report{}, clauses: map[engine.Clause]struct{}{}, questions: map[string]struct{}{}}
	finding, err := p.run(ctx)
	if err != nil {
		return nil, err
	}
	p.report.Finding = finding
	if err := p.close(); err != nil {
		return nil, err
	}
	return p.report, nil
}

type replay struct {
	t         *Transcript
	s         engine.Subject
	opts      Options
	report    *Report
	started   bool
	clauses   map[engine.Clause]struct{}
	questions map[string]struct{}
}

func (p *replay) run(ctx context.Context) (*Finding, error) {
	if finding := p.start(); finding != nil {
		return finding, nil
	}
	if finding, err := p.mark(p.t.Opening); finding != nil || err != nil {
		return finding, err
	}
	for i := range p.t.Decisions {
		const often = 1024
		if i%often == 0 && ctx.Err() != nil {
			return nil, fmt.Errorf("%s: %w", place(p.t.File, 0), ctx.Err())
		}
		if finding, err := p.decide(&p.t.Decisions[i]); finding != nil || err != nil {
			return finding, err
		}
	}
	if finding, err := p.cutBody(); finding != nil || err != nil {
		return finding, err
	}
	return p.tail()
}

// decide carries out one decision and checks the lines that belong to it.
func (p *replay) decide(d *Decision) (*Finding, error) {
	if d.Actor != "chance" && !slices.Contains(p.t.Seats, d.Actor) {
		return p.unknownSeat(d.Line, d.Actor), nil
	}
	if d.Mistake {
		return p.mistaken(d)
	}
	out, err := p.s.Play(d.Actor, d.Action)
	p.rests(out)
	if err != nil {
		p.last(out)
		return p.refused(d, err)
	}
	p.report.Decisions++
	if p.report.Decisions == len(p.t.Decisions) || d.Mark != nil {
		p.last(out)
	}
	if finding := p.effects(d, out.Effects); finding != nil {
		p.last(out)
		return finding, nil
	}
	if p.opts.Each != nil {
		p.opts.Each(d, out)
	}
	return p.mark(d.Mark)
}

// last keeps an outcome so that it stays valid after the next call to the subject.
func (p *replay) last(out engine.Outcome) {
	p.report.Last = engine.Outcome{Effects: copied(out.Effects), Cited: slices.Clone(out.Cited), Asked: slices.Clone(out.Asked)}
}

// refused distinguishes actions that the rulebook forbids from texts that are not actions.
func (p *replay) refused(d *Decision, refusal error) (*Finding, error) {
	turn, err := p.s.Turn()
	if err != nil {
		return nil, p.failed(d.Line, errors.Join(refusal, err))
	}
	f := p.finding(d.Line, 0, "")
	f.Actor, f.Action = d.Actor, d.Action
	if cut, err := p.cutShort(f, turn); cut || err != nil {
		return f, err
	}
	if !errors.As(refusal, &f.Violation) {
		return p.unknownAction(f, refusal)
	}
	if seat, said := p.misnamed(d.Action, f.Violation.Reason); seat != "" {
		f.Kind, f.Violation, f.Suggestion = UnknownAction, nil, seat
		f.Msg = fmt.Sprintf("%s names nobody who plays here: the seats are %s; did you mean %q?", quote(said), seatList(p.t.Seats), seat)
		return f, nil
	}
	text, why := quote(d.String()), f.Violation.Because()
	switch {
	case turn.Actor == "":
		f.Kind, f.Msg = AfterEnd, fmt.Sprintf("%s comes after the end of the game: %s", text, why)
	case turn.Actor == "chance" && d.Actor != "chance":
		return p.missing(f, why)
	case turn.Actor != d.Actor:
		f.Kind, f.Msg = OutOfTurn, fmt.Sprintf("%s is out of turn, %s decides here: %s", text, turn.Actor, why)
	case d.Actor == "chance":
		f.Kind, f.Msg = ForgedChance, fmt.Sprintf("%s cannot happen here: %s", text, why)
	default:
		f.Kind, f.Msg = IllegalAction, fmt.Sprintf("%s is not legal here: %s", text, why)
	}
	return f, nil
}

// missing returns the finding for a decision before which the record leaves out a chance outcome.
func (p *replay) missing(f *Finding, why string) (*Finding, error) {
	choices, _, err := p.s.Legal()
	if err != nil {
		return nil, p.failed(f.Line, err)
	}
	for _, c := range choices {
		f.Choices = append(f.Choices, c.Action)
	}
	var listed []string
	for _, g := range Outline(f.Choices, mostChoices) {
		listed = append(listed, g.String())
	}
	f.Kind = MissingChance
	f.Msg = fmt.Sprintf("a line is missing before this one: %s; write what chance brought, chance: and one of %s", why, strings.Join(listed, ", "))
	return f, nil
}

// mostChoices is the limit of groups of outcomes that a message lists.
const mostChoices = 12

func (p *replay) finding(line int, kind Kind, format string, args ...any) *Finding {
	return &Finding{File: p.t.File, Line: line, Kind: kind, Decision: p.report.Decisions, Msg: fmt.Sprintf(format, args...)}
}

// failed returns the error for a subject that does not answer.
func (p *replay) failed(line int, err error) error {
	return fmt.Errorf("%s: the engine failed: %w", place(p.t.File, line), err)
}

func (p *replay) unknownSeat(line int, name string) *Finding {
	f := p.finding(line, UnknownSeat, "nobody called %s plays here; the seats are %s", quote(name), seatList(p.t.Seats))
	f.Actor = name
	if f.Suggestion = spelling.Nearest(name, append([]string{"chance"}, p.t.Seats...)); f.Suggestion != "" {
		f.Msg += fmt.Sprintf("; did you mean %q?", f.Suggestion)
	}
	return f
}

// rests collects the clauses and questions of an outcome.
func (p *replay) rests(out engine.Outcome) {
	for _, c := range out.Cited {
		if _, known := p.clauses[c]; !known {
			p.clauses[c] = struct{}{}
			p.report.Cited = append(p.report.Cited, c)
		}
	}
	for _, q := range out.Asked {
		if _, known := p.questions[q]; !known {
			p.questions[q] = struct{}{}
			p.report.Asked = append(p.report.Asked, q)
		}
	}
}

// close completes the report with the final turn and, at a finding, the legal actions.
func (p *replay) close() error {
	f := p.report.Finding
	if f != nil && f.Violation != nil {
		p.rests(engine.Outcome{Cited: cited(f.Violation), Asked: asked(f.Violation)})
	}
	if !p.started {
		return nil
	}
	var err error
	if p.report.Turn, err = p.s.Turn(); err != nil {
		return p.failed(p.lastLine(), err)
	}
	if f == nil || p.report.Legal != nil {
		return nil
	}
	legal, _, err := p.s.Legal()
	if err != nil {
		return p.failed(p.lastLine(), err)
	}
	p.report.Legal = slices.Clone(legal)
	return nil
}

func cited(v *engine.Violation) []engine.Clause {
	if v.Clause == "" {
		return nil
	}
	return []engine.Clause{v.Clause}
}

func asked(v *engine.Violation) []string {
	if v.Question == "" {
		return nil
	}
	return []string{v.Question}
}

// lastLine returns the line of the last decision carried out.
func (p *replay) lastLine() int {
	if n := p.report.Decisions; n > 0 {
		return p.t.Decisions[n-1].Line
	}
	return p.t.At.Game
}

package features

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"

	messages "github.com/cucumber/messages/go/v34"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/typed"
	"github.com/yardstick-rules/yardstick/features/step"
)

// play plays the scenarios of a document that the options select. The error is that of the context.
func (r *runner) play(ctx context.Context, doc *document) error {
	for _, p := range doc.pickles {
		if ctx.Err() != nil {
			break
		}
		if !selects(r.opts.Tags, p.Tags) || r.opts.Only != nil && !r.opts.Only(doc.name(p)) {
			continue
		}
		o := newObserver(r.opts, doc.gameOf(p).Room)
		o.begin(doc, p)
		r.scenarioOf(ctx, o, p)
	}
	return ctx.Err()
}

// scenarioOf plays a scenario. The scenario is reported at the first step that fails; later steps are only read.
func (r *runner) scenarioOf(ctx context.Context, o *observer, p *messages.Pickle) {
	broken := false
	for i, s := range p.Steps {
		how, err := o.step(ctx, s, broken)
		o.afterStep(s, how, err)
		fails := how != passed && err != nil
		if !broken && (fails || i == len(p.Steps)-1) {
			r.ended(o.result(p))
		}
		broken = broken || fails
	}
}

var errUnread = errors.New("there is no such step")

// step plays a step, or only reads it if an earlier step has failed.
func (o *observer) step(ctx context.Context, s *messages.PickleStep, isOver bool) (how outcome, err error) {
	defer func() {
		if e := recover(); e != nil {
			how, err = failed, fmt.Errorf("%v", e)
		}
	}()
	if err := o.beforeStep(ctx, s); err != nil {
		return failed, err
	}
	if o.opts.Facts > 0 && o.Line > o.opts.Facts { // the step cannot change the selected claim
		return passed, nil
	}
	if keyword := keywords[s.Type]; o.vocabulary.Assumes(keyword, s.Text) {
		o.readings = append(o.readings, Typed{o.Line, s.Text, o.vocabulary.InWords(keyword, s.Text)})
	}
	if parts := o.parts(s); len(parts) > 1 {
		for _, part := range parts {
			if how, err = o.step(ctx, part, isOver); err != nil {
				return how, err
			}
		}
		return passed, nil
	}
	said := o.read(s)
	if isOver && len(said) == 0 && o.sitable(s) {
		return failed, nil
	}
	if all := o.sited(s, said); all != nil {
		o.readings = append(o.readings, typedAs(o.Line, s.Text, all))
		for _, one := range all {
			if how, err = o.step(ctx, one, isOver); err != nil {
				return how, err
			}
		}
		return passed, nil
	}
	if len(said) == 0 && !isOver {
		said = o.exceeding(s)
	}
	switch {
	case len(said) > 1:
		return ambiguous, errUnread
	case len(said) == 0:
		return undefined, errUnread
	case isOver:
		return failed, nil
	default:
		if err := o.do(s, said[0]); err != nil {
			return failed, err
		}
		return passed, nil
	}
}

// do carries out a step.
func (o *observer) do(s *messages.PickleStep, said step.Reading) error {
	d := o.vocabulary.Definitions[said.Step]
	return d.Call(o.meant(d.Phrase, said.Fill), s.Argument)
}

// meant returns the values of a step's blanks. A misspelt action that o.opts.Reads knows is replaced by the
// game's action.
func (o *observer) meant(p step.Phrase, fill []string) []string {
	if o.opts.Reads == nil || o.Entry.Game == nil {
		return fill
	}
	fill, actor := slices.Clone(fill), ""
	for i, blank := range p.Taken() {
		switch {
		case blank.Name == "player":
			actor = fill[i]
		case blank.Name == "action" && !o.IsAction(fill[i]):
			o.Due(actor)
			var is string
			if is, o.Unread = o.opts.Reads(o.Entry, o.start(), nil, actor, fill[i]); is == "" {
				is, o.Unread = o.opts.Reads(o.Entry, o.start(), o.ActionsOf(actor), actor, fill[i])
			}
			if is == "" && typed.Begins(o.Unread) {
				is = o.oneOf(p, actor, fill[i])
			}
			if is != "" {
				o.readings = append(o.readings, Typed{o.Line, fill[i], is})
				fill[i] = is
			}
		}
	}
	return fill
}

// start returns the start of the scenario, with its position if the game accepts that.
func (o *observer) start() engine.Start {
	if o.Running() == nil && o.Start.Game != "" {
		return o.Start
	}
	return engine.Start{Game: o.Entry.Name(), Setup: o.Setup}
}

// selects reports whether an expression of tags selects a scenario that has some: see [Options.Tags].
func selects(expression string, tags []*messages.PickleTag) bool {
	for all := range strings.SplitSeq(expression, "&&") {
		if all = strings.TrimSpace(all); all == "" {
			continue
		}
		if !slices.ContainsFunc(strings.Split(all, ","), func(one string) bool {
			name, without := strings.CutPrefix(strings.TrimSpace(one), "~")
			name = "@" + strings.TrimPrefix(name, "@")
			return without != slices.ContainsFunc(tags, func(tag *messages.PickleTag) bool { return tag.Name == name })
		}) {
			return false
		}
	}
	return true
}

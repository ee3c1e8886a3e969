package features

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"

	messages "github.com/cucumber/messages/go/v34"
)

// loop plays the scenarios of a document as godog does, and without it, in less than half the time: godog compiles an expression for each
// step of each scenario, and keeps what comes out in a database. A page that has to be small has no other. It reports whether the document
// could be read, which it has been.
func (r *runner) loop(ctx context.Context, doc *document) bool {
	for _, p := range doc.pickles {
		if ctx.Err() != nil {
			break
		}
		if !selects(r.opts.Tags, p.Tags) || r.isLeftOut(doc, p) {
			continue
		}
		o := &observer{doc: doc, now: r.opts.Now}
		o.begin(p, r.opts)
		r.scenarioOf(ctx, o, p)
	}
	return true
}

// scenarioOf plays a scenario. It is reported at the first step that fails; those after it are only read.
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

// step plays a step, or only reads it if one before it has failed.
func (o *observer) step(ctx context.Context, s *messages.PickleStep, isOver bool) (how outcome, err error) {
	defer func() {
		if e := recover(); e != nil {
			how, err = failed, fmt.Errorf("%v", e)
		}
	}()
	if err := o.beforeStep(ctx, s); err != nil {
		return failed, err
	}
	switch does := o.does(s); {
	case len(does) > 1:
		return ambiguous, errUnread
	case len(does) == 0:
		return undefined, errUnread
	case isOver:
		return failed, nil
	default:
		if err := call(does[0], s); err != nil {
			return failed, err
		}
		return passed, nil
	}
}

// does is what a step may do: what is noted of its text under its keyword or under none, and under any for one that has none itself.
func (o *observer) does(s *messages.PickleStep) (all []any) {
	own := keywords[s.Type]
	for _, keyword := range []string{"Given", "When", "Then", ""} {
		do := o.calls[utterance{o.room, keyword, s.Text}]
		if do != nil && (keyword == "" || own == "" || keyword == own) {
			all = append(all, do)
		}
	}
	return all
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

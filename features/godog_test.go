package features

import (
	"context"
	"errors"
	"fmt"
	"io"

	"github.com/cucumber/godog"
	messages "github.com/cucumber/messages/go/v34"

	"github.com/yardstick-rules/yardstick/engine/games"
)

// Godog plays the scenarios of a game as godog plays any: each phrase is registered with its pattern and with the function that does it.
// The options choose tags, format and output. What comes out is reported as [Run] reports it.
func Godog(entry games.Entry, opts Options, options godog.Options) (*Report, error) {
	opts, err := complete(opts)
	if err != nil {
		return nil, err
	}
	docs, err := read(opts)
	if err != nil {
		return nil, err
	}
	at := map[string]*document{}
	for _, doc := range docs {
		at[doc.where] = doc
		// godog numbers what it reads as we do, so that the places noted are those of its steps.
		options.FeatureContents = append(options.FeatureContents, godog.Feature{Name: doc.where, Contents: doc.content})
	}
	if options.Output == nil {
		options.Output = io.Discard
	}
	r := &runner{opts: opts, report: &Report{}}
	suite := godog.TestSuite{Name: entry.Name(), Options: &options, ScenarioInitializer: func(sc *godog.ScenarioContext) {
		r.register(sc, at, newObserver(opts, entry.Room))
	}}
	const notRead = 2 // godog's status for a text that it cannot read
	if status := suite.Run(); status == notRead {
		return r.report, errors.New("godog cannot read the scenarios")
	}
	return r.report, nil
}

// register teaches godog the phrases of a game for one scenario, and watches its steps.
func (r *runner) register(sc *godog.ScenarioContext, at map[string]*document, o *observer) {
	for _, d := range o.vocabulary.Definitions {
		map[string]func(expr, do any){"Given": sc.Given, "When": sc.When, "Then": sc.Then}[d.Keyword](d.Pattern(), d.Do)
	}
	sc.Before(func(ctx context.Context, p *godog.Scenario) (context.Context, error) {
		doc := at[p.Uri]
		doc.typed(p)
		o.begin(doc, p)
		return ctx, nil
	})
	sc.StepContext().Before(func(ctx context.Context, s *godog.Step) (context.Context, error) { return ctx, o.beforeStep(ctx, s) })
	sc.StepContext().After(func(ctx context.Context, s *godog.Step, status godog.StepResultStatus, err error) (context.Context, error) {
		o.afterStep(s, outcomeOf(status), err)
		return ctx, nil
	})
	sc.After(func(ctx context.Context, p *messages.Pickle, _ error) (context.Context, error) {
		s := o.result(p)
		r.ended(s)
		if f := s.Failure; f != nil && f.Line == s.Line { // no step has said it
			return ctx, fmt.Errorf("%s:%d: %s", s.File, f.Line, f.Message)
		}
		return ctx, nil
	})
}

// outcomeOf converts godog's status of a step.
func outcomeOf(status godog.StepResultStatus) outcome {
	switch status {
	case godog.StepPassed:
		return passed
	case godog.StepUndefined:
		return undefined
	case godog.StepAmbiguous:
		return ambiguous
	}
	return failed
}

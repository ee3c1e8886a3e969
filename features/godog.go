//go:build !js

package features

import (
	"context"
	"io"
	"regexp"

	"github.com/cucumber/godog"
	messages "github.com/cucumber/messages/go/v34"
)

// play plays the scenarios of a document, and reports whether it could be read. godog numbers the parts of a text in the same way each time
// it reads it, so that the places noted before are those of the steps that are run.
func (r *runner) play(ctx context.Context, doc *document) bool {
	const notRead = 2 // godog's status for a text that it cannot read
	return godog.TestSuite{
		Name:                doc.where,
		ScenarioInitializer: func(sc *godog.ScenarioContext) { r.scenario(doc, sc) },
		Options: &godog.Options{
			Format: "progress", Output: io.Discard, NoColors: true, Strict: true, Concurrency: 1,
			Tags: r.opts.Tags, DefaultContext: ctx,
			FeatureContents: []godog.Feature{{Name: doc.where, Contents: doc.content}},
		},
	}.Run() != notRead
}

// scenario makes the world of one scenario, of the game that it names, and watches its steps.
func (r *runner) scenario(doc *document, sc *godog.ScenarioContext) {
	o := &observer{doc: doc, now: r.opts.Now}
	sc.Before(func(ctx context.Context, p *godog.Scenario) (context.Context, error) {
		if o.leftOut = r.isLeftOut(doc, p); o.leftOut {
			return ctx, godog.ErrSkip
		}
		doc.typed(p)
		o.begin(p, r.opts)
		for key, do := range o.calls {
			register(sc, key, do)
		}
		return ctx, nil
	})
	sc.StepContext().Before(func(ctx context.Context, s *godog.Step) (context.Context, error) { return ctx, o.beforeStep(ctx, s) })
	sc.StepContext().After(func(ctx context.Context, s *godog.Step, status godog.StepResultStatus, err error) (context.Context, error) {
		o.afterStep(s, outcomeOf(status), err)
		return ctx, nil
	})
	sc.After(func(ctx context.Context, p *messages.Pickle, _ error) (context.Context, error) {
		if !o.leftOut {
			r.ended(o.result(p))
		}
		return ctx, nil
	})
}

// outcomeOf is how godog says that a step came out.
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

// register registers what a step does.
func register(sc *godog.ScenarioContext, key utterance, do any) {
	text := "^" + regexp.QuoteMeta(key.text) + "$"
	switch key.keyword {
	case "Given":
		sc.Given(text, do)
	case "When":
		sc.When(text, do)
	case "Then":
		sc.Then(text, do)
	default:
		sc.Step(text, do)
	}
}

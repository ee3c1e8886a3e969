package features

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"regexp"
	"slices"
	"strings"

	"github.com/cucumber/godog"
	messages "github.com/cucumber/messages/go/v21"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/features/step"
)

// Options say what is run, and on which engine.
type Options struct {
	// Game is the name of the game whose own scenarios are run. It is not needed with FS.
	Game string
	// FS holds feature files; nil for the scenarios of Game.
	FS fs.FS
	// Files are the files of FS to run; empty for all whose names end in .feature.
	Files []string
	// Root is prepended to the names of files in reports and errors, so that a person can open them.
	Root string
	// Tags selects scenarios: "@a" those with the tag, "~@a" those without, "@a,@b" with either, "@a && @b" with both.
	Tags string
	// Only, if not nil, is asked before each scenario, by its name, whether to run it.
	Only func(scenario string) bool
	// Ran, if not nil, is told how each scenario came out, once it has.
	Ran func(Scenario)
	// Subject opens the engine to test; nil for the game of this module. It is called once per scenario and may return the
	// same engine again, because every scenario begins with Start.
	Subject func(game string) (engine.Subject, error)
}

// Run plays scenarios and reports how each came out. What cannot be run as it is meant is an error, and then nothing is run: a file that
// is missing, too large or not Gherkin, two scenarios with the same name, a scenario without steps, tags that select nothing.
//
// When the context ends, so does Run, at once; a step that is being played then may still ask the subject.
func Run(ctx context.Context, opts Options) (*Report, error) {
	var report *Report
	err := errors.New("the subject left before the end") // as a failed test does that plays in one
	done := make(chan struct{})
	go func() {
		defer close(done)
		report, err = run(ctx, opts)
	}()
	select {
	case <-ctx.Done():
		return nil, ctx.Err()
	case <-done:
		return report, err
	}
}

// run reads and plays what [Run] is asked.
func run(ctx context.Context, opts Options) (*Report, error) {
	opts, err := complete(opts)
	if err != nil {
		return nil, err
	}
	docs, err := read(opts)
	if err != nil {
		return nil, err
	}
	r := &runner{opts: opts, report: &Report{}}
	for _, doc := range docs {
		if !doc.mayHave(opts.Tags) {
			continue
		}
		if err := r.run(ctx, doc); err != nil {
			return nil, err
		}
	}
	if len(r.report.Scenarios) == 0 && opts.Only == nil {
		return nil, fmt.Errorf("no scenario has the tags %s", opts.Tags)
	}
	return r.report, nil
}

var tagExpression = regexp.MustCompile(`^ *~?@?[^\s~@,&]+ *((,|&&) *~?@?[^\s~@,&]+ *)*$`)

func complete(opts Options) (Options, error) {
	if opts.Tags != "" && !tagExpression.MatchString(opts.Tags) {
		return opts, fmt.Errorf(`tags %q cannot be read: write "@a", "~@a", "@a,@b" or "@a && @b"`, opts.Tags)
	}
	if opts.Subject == nil {
		opts.Subject = func(game string) (engine.Subject, error) {
			entry, err := games.Find(game)
			return &engine.Local{Game: entry.Game}, err
		}
	}
	if opts.FS != nil {
		return opts, nil
	}
	if _, err := games.Find(opts.Game); err != nil {
		return opts, err
	}
	opts.FS, opts.Root = scenarios, "features"
	if len(opts.Files) == 0 {
		opts.Files = Files(opts.Game)
	}
	if len(opts.Files) == 0 {
		return opts, fmt.Errorf("%s has no scenarios", opts.Game)
	}
	return opts, nil
}

// runner runs documents one after another.
type runner struct {
	opts   Options
	report *Report
	// ran counts the scenarios of a document that were run, or left out because Only says so.
	ran int
}

// run plays the scenarios of a document. godog numbers the parts of a text in the same way each time it reads it, so that the places
// noted before are those of the steps that are run.
func (r *runner) run(ctx context.Context, doc *document) error {
	if room := doc.game.Room; room != "" && nounsOf[room] == nil {
		return fmt.Errorf("%s: %s has no nouns yet: write them in features/%s, and list it in features/games.go",
			doc.where, doc.game.Book.Title, room)
	}
	r.ran = 0
	status := godog.TestSuite{
		Name:                doc.where,
		ScenarioInitializer: func(sc *godog.ScenarioContext) { r.scenario(doc, sc) },
		Options: &godog.Options{
			Format: "progress", Output: io.Discard, NoColors: true, Strict: true, Concurrency: 1,
			Tags: r.opts.Tags, DefaultContext: ctx,
			FeatureContents: []godog.Feature{{Name: doc.where, Contents: doc.content}},
		},
	}.Run()
	const notRead = 2 // godog's status for a text that it cannot read
	switch {
	case ctx.Err() != nil:
		return ctx.Err()
	case status == notRead, r.opts.Tags == "" && r.ran != len(doc.pickles):
		return fmt.Errorf("%s: %s were run, but there are %d", doc.where, prose.Count(r.ran, "scenario"), len(doc.pickles))
	}
	return nil
}

// scenario makes the world of one scenario and watches its steps.
func (r *runner) scenario(doc *document, sc *godog.ScenarioContext) {
	w, v := step.New(r.opts.Subject), &step.Vocabulary{}
	w.TeachAll(v, nounsOf[doc.game.Room])
	register(sc, v, doc.spoken(v))
	o := &observer{doc: doc, World: w, vocabulary: v}
	sc.Before(func(ctx context.Context, p *godog.Scenario) (context.Context, error) {
		r.ran++
		if r.opts.Only != nil && !r.opts.Only(doc.name(p)) {
			o.leftOut = true
			return ctx, godog.ErrSkip
		}
		w.AtFault = slices.ContainsFunc(p.Steps, func(s *godog.Step) bool {
			return s.Type == messages.PickleStepType_OUTCOME && step.AsksForRefusal(s.Text)
		})
		return ctx, nil
	})
	sc.StepContext().Before(o.beforeStep)
	sc.StepContext().After(o.afterStep)
	sc.After(func(ctx context.Context, p *godog.Scenario, _ error) (context.Context, error) {
		if !o.leftOut {
			r.report.Scenarios = append(r.report.Scenarios, o.result(p))
			r.told()
		}
		return ctx, nil
	})
}

// told tells whoever listens how the last scenario came out.
func (r *runner) told() {
	if r.opts.Ran != nil {
		r.opts.Ran(r.report.Scenarios[len(r.report.Scenarios)-1])
	}
}

// register registers those phrases of a vocabulary that are spoken.
func register(sc *godog.ScenarioContext, v *step.Vocabulary, spoken map[string]bool) {
	for _, d := range v.Definitions {
		switch {
		case !spoken[d.String()]:
		case d.Keyword == "Given":
			sc.Given(d.Pattern(), d.Do)
		case d.Keyword == "When":
			sc.When(d.Pattern(), d.Do)
		default:
			sc.Then(d.Pattern(), d.Do)
		}
	}
}

// observer sees the steps of one scenario and keeps the first failure.
type observer struct {
	doc *document
	*step.World
	vocabulary *step.Vocabulary
	failure    *Failure
	// leftOut says that the scenario is not run.
	leftOut bool
}

func (o *observer) fail(s *godog.Step, unknown bool, message string) {
	if o.failure == nil {
		o.failure = &Failure{Line: o.doc.places[s.AstNodeIds[0]].line, Step: s.Text, Message: message, Unknown: unknown}
	}
}

// beforeStep refuses a table or text under a step that takes none: it would be silently ignored.
func (o *observer) beforeStep(ctx context.Context, s *godog.Step) (context.Context, error) {
	err := ctx.Err()
	colon := strings.HasSuffix(s.Text, ":")
	switch {
	case err != nil:
	case s.Argument != nil && !colon:
		err = errors.New("this step is followed by a table or text, which only steps that end in a colon take")
	case s.Argument == nil && colon:
		err = errors.New(`this step ends in a colon: it needs a table, or a text between two lines of """, after it`)
	}
	if err != nil {
		o.fail(s, true, err.Error())
	}
	return ctx, err
}

var keywords = map[messages.PickleStepType]string{
	messages.PickleStepType_CONTEXT: "Given", messages.PickleStepType_ACTION: "When", messages.PickleStepType_OUTCOME: "Then",
}

func (o *observer) afterStep(ctx context.Context, s *godog.Step, status godog.StepResultStatus, err error) (context.Context, error) {
	switch status {
	case godog.StepPassed:
	case godog.StepUndefined:
		o.fail(s, true, "there is no such step; "+o.vocabulary.Nearest(keywords[s.Type], s.Text))
	case godog.StepAmbiguous:
		o.fail(s, true, "this can be read in two ways: begin the step with Given, When or Then")
	default:
		// Nothing reaches the engine before the game begins, so that it cannot be at fault in a Given step.
		o.fail(s, s.Type == messages.PickleStepType_CONTEXT || step.IsScenarioError(err), fmt.Sprint(err))
	}
	return ctx, nil
}

// result is how the scenario came out: first its steps, then what its tags promise.
func (o *observer) result(p *godog.Scenario) Scenario {
	s := Scenario{File: o.doc.where, Line: o.doc.place(p).line, Name: o.doc.name(p), Failure: o.failure,
		Cited: o.Citations(), Opened: o.Opened()}
	for _, tag := range p.Tags {
		s.Tags = step.Merge(s.Tags, []string{strings.TrimPrefix(tag.Name, "@")})
	}
	if o.Entry.Game == nil {
		return s
	}
	s.Game, s.Asked = o.Entry.Name(), o.answers()
	if s.Failure == nil {
		if err := checkTags(o.Entry.Book, s); err != nil {
			s.Failure = &Failure{Line: s.Line, Message: err.Error()}
		}
	}
	return s
}

// answers are the questions asked with the option each was played under.
func (o *observer) answers() []Answer {
	var answers []Answer
	for _, id := range o.Questions() {
		q := o.Entry.Book.Question(id)
		if q == nil {
			answers = append(answers, Answer{Question: id})
			continue
		}
		option, set := o.Answer(q)
		answers = append(answers, Answer{Question: q.ID, Option: option, Set: set})
	}
	return slices.Clip(answers)
}

package features

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"regexp"
	"time"

	messages "github.com/cucumber/messages/go/v34"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/reading"
)

// Options selects the scenarios to run and the engine to test.
type Options struct {
	// Game is the name of the game whose own scenarios run. It is not needed with FS.
	Game string
	// FS holds feature files; nil for the scenarios of Game.
	FS fs.FS
	// Files lists the files of FS to run; empty for all whose names end in .feature.
	Files []string
	// Root is written before the names of files in reports and errors, so that a person can open them.
	Root string
	// Tags selects scenarios: "@a" selects those with the tag, "~@a" those without, "@a,@b" those with either,
	// and "@a && @b" those with both.
	Tags string
	// Line, if not 0, selects the scenarios of the first file at that line: one, or the rows of an outline.
	Line int
	// Over, if not nil, returns the reading for a game whose answers replace those of the steps.
	Over func(games.Entry) (*reading.Reading, error)
	// Only, if not nil, is called with the name of each scenario and reports whether to run it.
	Only func(scenario string) bool
	// Begins, if not nil, is called before the first scenario with the number of scenarios in the files.
	Begins func(scenarios int)
	// Ran, if not nil, is called with the result of each scenario after its end.
	Ran func(Scenario)
	// Now, if not nil, is the clock that measures the duration of steps.
	Now func() time.Time
	// Facts, if not 0, asks for a claim about the state of the game, and for the decision that made it true or
	// false. The claim that fails comes first. If none fails, the claim in the line Facts is meant, or for
	// [LastFact] the last one.
	Facts int
	// Reads, if not nil, returns the action that a text means in another spelling. The error is the reason why
	// the text means no action or several. "" and nil leave the text to the game. legal lists the legal
	// actions, nil if they are not known.
	Reads func(entry games.Entry, start engine.Start, legal []string, actor, text string) (string, error)
	// Ways, if not nil, lists the actions that a text can mean if it leaves parts of an action open. If Ways
	// is nil, such a text is not read.
	Ways func(entry games.Entry, start engine.Start, actor, text string) []string
	// Draws, if not nil, chooses another outcome in the place of a decision of chance that no step states; "" keeps
	// the outcome. actions lists what chance can do there.
	Draws func(drawn Unsaid, actions []string) string
	// Bare allows a scenario without a question: its game begins all the same.
	Bare bool
	// Subject opens the engine to test; nil for the game of this module. It is called once per scenario. It may
	// return the same engine each time, because every scenario begins with Start.
	Subject func(game string) (engine.Subject, error)

	// own reports that the scenarios are those of this module, which name every outcome of chance.
	own bool
	// selected is the number of scenarios that Line selects.
	selected int
	// numbers gives each part of a document a unique number.
	numbers messages.Incrementing
}

// Run plays scenarios and reports the result of each. If the input cannot run as intended, Run returns an error
// and plays nothing. Unusable input is a file that is missing, too large or not Gherkin, a repeated name, a
// scenario without steps, or tags that select nothing.
//
// When the context ends, Run returns at once. A step that is being played may still call the subject after that.
func Run(ctx context.Context, opts Options) (*Report, error) {
	var report *Report
	err := errors.New("the engine under test stopped before the end") // as a failed test does if the subject runs in it
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

// run reads and plays the scenarios for [Run].
func run(ctx context.Context, opts Options) (*Report, error) {
	opts, err := complete(opts)
	if err != nil {
		return nil, err
	}
	docs, err := read(opts)
	if err != nil {
		return nil, err
	}
	if err := opts.only(docs); err != nil {
		return nil, err
	}
	if opts.Begins != nil {
		opts.Begins(opts.count(docs))
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

// count returns the number of scenarios, with each row of an outline as one.
func (o *Options) count(docs []*document) int {
	n := 0
	if o.Line > 0 {
		return o.selected
	}
	for _, doc := range docs {
		n += len(doc.pickles)
	}
	return n
}

var tagExpression = regexp.MustCompile(`^ *~?@?[^\s~@,&]+ *((,|&&) *~?@?[^\s~@,&]+ *)*$`)

func complete(opts Options) (Options, error) {
	if opts.Tags != "" && !tagExpression.MatchString(opts.Tags) {
		return opts, fmt.Errorf(`tags %q cannot be read: write "@a", "~@a", "@a,@b" or "@a && @b"`, opts.Tags)
	}
	if opts.Now == nil {
		opts.Now = func() time.Time { return time.Time{} }
	}
	if opts.Subject == nil {
		opts.Subject = games.Open
	}
	if opts.FS != nil {
		return opts, nil
	}
	if _, err := games.Find(opts.Game); err != nil {
		return opts, err
	}
	opts.FS, opts.Root, opts.own = scenarios, "features", true
	if len(opts.Files) == 0 {
		opts.Files = Files(opts.Game)
	}
	if len(opts.Files) == 0 {
		return opts, fmt.Errorf("%s has no scenarios", opts.Game)
	}
	return opts, nil
}

// runner runs documents one after the other.
type runner struct {
	opts   Options
	report *Report
}

// run plays the scenarios of a document.
func (r *runner) run(ctx context.Context, doc *document) error {
	for _, p := range doc.pickles {
		if game := doc.gameOf(p); game.Room != "" && nounsOf(game.Room) == nil {
			return fmt.Errorf("%s: %s has no nouns yet: write them in features/%s, and list it in features/games.go",
				doc.where, game.Book.Title, game.Room)
		}
	}
	return r.play(ctx, doc)
}

// ended reports the result of a scenario. Only Options.Ran gets its dispute and fact.
func (r *runner) ended(s Scenario) {
	if r.opts.Ran != nil {
		r.opts.Ran(s)
	}
	s.Dispute, s.Fact = nil, nil
	r.report.Scenarios = append(r.report.Scenarios, s)
}

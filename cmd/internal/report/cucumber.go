package report

import (
	"bytes"
	"io"
	"runtime"
	"strconv"
	"strings"
	"time"

	gherkin "github.com/cucumber/gherkin/go/v42"
	messages "github.com/cucumber/messages/go/v34"

	"github.com/yardstick-rules/yardstick/engine/prose"
)

// cucumber is a report in Cucumber Messages, one message per line, for the formatters of Cucumber. A record
// appears as a scenario of three steps.
type cucumber struct {
	w     io.Writer
	head  Head
	begun bool
	// last is the last id that was given to a message.
	last int
	// hook is the id of the hook that checks the tags of scenarios; "" before one is needed.
	hook string
	// failed reports whether a case has not passed. ended is the time when the last case ended.
	failed bool
	ended  time.Time
}

func newCucumber(w io.Writer, head Head) Form { return &cucumber{w: w, head: head, ended: head.Began} }

// Add writes a suite.
func (f *cucumber) Add(s *Suite) error {
	if err := f.begin(); err != nil {
		return err
	}
	source := &messages.Source{Uri: prose.OneLine(s.File), Data: string(s.Source),
		MediaType: messages.SourceMediaType_TEXT_X_CUCUMBER_GHERKIN_PLAIN}
	document, pickles := f.read(source)
	if s.Source != nil && len(s.Cases) == 1 && s.Cases[0].Noun == FeatureFile {
		return f.unreadable(source, &s.Cases[0])
	}
	if len(pickles) != len(s.Cases) || s.Source == nil {
		source.Data = gherkinOf(s)
		document, pickles = f.read(source)
	}
	if err := f.say(&messages.Envelope{Source: source}, &messages.Envelope{GherkinDocument: document}); err != nil {
		return err
	}
	for _, p := range pickles {
		if err := f.say(&messages.Envelope{Pickle: p}); err != nil {
			return err
		}
	}
	for i, p := range pickles {
		if err := f.run(s, &s.Cases[i], p); err != nil {
			return err
		}
	}
	return nil
}

// begin writes the first messages.
func (f *cucumber) begin() error {
	if f.begun {
		return nil
	}
	f.begun = true
	meta := &messages.Meta{ProtocolVersion: "34.2.1", Implementation: &messages.Product{Name: f.head.Program, Version: f.head.Version},
		Runtime: &messages.Product{Name: "go", Version: runtime.Version()}, Os: &messages.Product{Name: runtime.GOOS},
		Cpu: &messages.Product{Name: runtime.GOARCH}}
	started := &messages.TestRunStarted{Timestamp: stamp(f.head.Began)}
	return f.say(&messages.Envelope{Meta: meta}, &messages.Envelope{TestRunStarted: started})
}

// read parses a source. A text that is not Gherkin has no scenarios.
func (f *cucumber) read(source *messages.Source) (*messages.GherkinDocument, []*messages.Pickle) {
	document, err := gherkin.ParseGherkinDocument(bytes.NewReader([]byte(source.Data)), f.id)
	if err != nil || document.Feature == nil {
		return nil, nil
	}
	document.Uri = source.Uri
	return document, gherkin.Pickles(*document, source.Uri, f.id)
}

// unreadable writes a file of scenarios that cannot be read, and the reason.
func (f *cucumber) unreadable(source *messages.Source, c *Case) error {
	f.failed = true
	at := &messages.SourceReference{Uri: source.Uri}
	if c.Line > 0 {
		at.Location = &messages.Location{Line: int64(c.Line)}
	}
	why := &messages.ParseError{Source: at, Message: prose.OneLine(c.because())}
	return f.say(&messages.Envelope{Source: source}, &messages.Envelope{ParseError: why})
}

// gherkinOf returns a feature file for a suite of records, with one scenario per case.
func gherkinOf(s *Suite) string {
	var b strings.Builder
	b.WriteString("Feature: " + prose.OneLine(s.File) + "\n")
	for i := range s.Cases {
		c := &s.Cases[i]
		b.WriteString("\n  Scenario: " + prose.OneLine(c.called()) + "\n    Given the " + c.Noun + " " + prose.OneLine(c.Place) + "\n")
		if c.About != "" && c.Outcome != Unread {
			b.WriteString("    When " + prose.OneLine(c.About) + "\n")
		}
		if c.Outcome != Unread {
			b.WriteString("    Then it stands\n")
		}
	}
	return b.String()
}

// run writes the result of a case, step by step.
func (f *cucumber) run(s *Suite, c *Case, p *messages.Pickle) error {
	if c.Began.IsZero() { // the case was not begun
		c.Began = f.ended
	}
	test := &messages.TestCase{Id: f.id(), PickleId: p.Id}
	for _, s := range p.Steps {
		test.TestSteps = append(test.TestSteps, &messages.TestStep{Id: f.id(), PickleStepId: s.Id, StepDefinitionIds: []string{},
			StepMatchArgumentsLists: []*messages.StepMatchArgumentsList{}})
	}
	results := c.results(len(p.Steps))
	if len(results) > len(p.Steps) {
		if err := f.hooked(); err != nil {
			return err
		}
		test.TestSteps = append(test.TestSteps, &messages.TestStep{Id: f.id(), HookId: f.hook})
	}
	run := &messages.TestCaseStarted{Id: f.id(), TestCaseId: test.Id, Timestamp: stamp(c.Began)}
	if err := f.say(&messages.Envelope{TestCase: test}, &messages.Envelope{TestCaseStarted: run}); err != nil {
		return err
	}
	for i, r := range results {
		var beside []string
		if last := i == len(results)-1; last {
			beside = c.attached(s.Under)
		}
		if err := f.step(run.Id, test.TestSteps[i].Id, r, c, beside); err != nil {
			return err
		}
	}
	f.failed = f.failed || c.Outcome != Passed
	f.ended = c.Began.Add(c.Took)
	finished := &messages.TestCaseFinished{TestCaseStartedId: run.Id, Timestamp: stamp(f.ended)}
	return f.say(&messages.Envelope{TestCaseFinished: finished})
}

// results returns the known results of a case's steps. If none are known, the last step gets the result and the
// time of the case. A failure that belongs to no step gets a step of its own.
func (c *Case) results(steps int) []Step {
	all := make([]Step, steps)
	word := map[Outcome]Status{Passed: StepPassed, Failed: StepFailed, Unread: StepUnread}[c.Outcome]
	if c.Steps == nil && steps > 0 {
		for i := range all {
			all[i].Began = c.Began
		}
		all[steps-1] = Step{Status: word, Began: c.Began, Took: c.Took}
		return all
	}
	known := copy(all, c.Steps)
	wrong := false
	for i := range all {
		if i >= known {
			all[i] = Step{Status: StepSkipped, Began: c.Began.Add(c.Took)}
		}
		wrong = wrong || all[i].Status == StepFailed || all[i].Status == StepUnread
	}
	if !wrong && c.Outcome != Passed {
		all = append(all, Step{Status: word, Began: c.Began.Add(c.Took)})
	}
	return all
}

// hooked writes the hook that fails if the tags of a scenario are wrong.
func (f *cucumber) hooked() error {
	if f.hook != "" {
		return nil
	}
	f.hook = f.id()
	return f.say(&messages.Envelope{Hook: &messages.Hook{Id: f.hook, Name: "what the tags say", SourceReference: &messages.SourceReference{}}})
}

// attached returns lines for the last step of a case: the reading and, unless a step has the whole answer, the
// notes.
func (c *Case) attached(under string) (lines []string) {
	if under != "" {
		lines = []string{under}
	}
	if c.Outcome == Passed {
		lines = append(lines, c.noteLines()...)
	}
	return lines
}

// step writes the result of a step. The step that fails gets the whole answer; each step gets the notes.
func (f *cucumber) step(run, id string, s Step, c *Case, beside []string) error {
	status := map[Status]messages.TestStepResultStatus{StepPassed: messages.TestStepResultStatus_PASSED,
		StepFailed: messages.TestStepResultStatus_FAILED, StepUnread: messages.TestStepResultStatus_UNDEFINED,
		StepSkipped: messages.TestStepResultStatus_SKIPPED}[s.Status]
	took := messages.GoDurationToDuration(s.Took)
	result := &messages.TestStepResult{Status: status, Duration: &took}
	started := &messages.TestStepStarted{TestCaseStartedId: run, TestStepId: id, Timestamp: stamp(s.Began)}
	if err := f.say(&messages.Envelope{TestStepStarted: started}); err != nil {
		return err
	}
	if s.Status == StepFailed || s.Status == StepUnread {
		result.Message = prose.Clean(c.because())
		if err := f.attach(run, id, c.Answer.Text()); err != nil {
			return err
		}
	}
	if len(beside) > 0 {
		if err := f.attach(run, id, strings.Join(beside, "\n")+"\n"); err != nil {
			return err
		}
	}
	finished := &messages.TestStepFinished{TestCaseStartedId: run, TestStepId: id, TestStepResult: result,
		Timestamp: stamp(s.Began.Add(s.Took))}
	return f.say(&messages.Envelope{TestStepFinished: finished})
}

// attach attaches a text to a step.
func (f *cucumber) attach(run, step, text string) error {
	return f.say(&messages.Envelope{Attachment: &messages.Attachment{Body: prose.Clean(text),
		ContentEncoding: messages.AttachmentContentEncoding_IDENTITY, MediaType: "text/x.cucumber.log+plain",
		TestCaseStartedId: run, TestStepId: step}})
}

// End writes the last messages.
func (f *cucumber) End(t *Tally) error {
	if err := f.begin(); err != nil {
		return err
	}
	finished := &messages.TestRunFinished{Success: !f.failed && !t.Stopped, Timestamp: stamp(f.ended)}
	if t.Stopped {
		finished.Message = "stopped before the end"
	}
	return f.say(&messages.Envelope{TestRunFinished: finished})
}

func (f *cucumber) say(all ...*messages.Envelope) error {
	for _, e := range all {
		text, err := compact(e)
		if err != nil {
			return err
		}
		if _, err := io.WriteString(f.w, text+"\n"); err != nil {
			return err
		}
	}
	return nil
}

func (f *cucumber) id() string {
	f.last++
	return strconv.Itoa(f.last)
}

func stamp(t time.Time) *messages.Timestamp {
	at := messages.GoTimeToTimestamp(t)
	return &at
}

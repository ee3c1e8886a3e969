package features

import (
	"cmp"
	"context"

	messages "github.com/cucumber/messages/go/v34"

	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/features/step"
)

// LastFact selects the last claim of a scenario about the state of the game, see [Options.Facts].
const LastFact = -1

// Fact is a claim of a scenario about the state of the game.
type Fact = step.Fact

// Claims describes the Then steps of a scenario: the lines of those that are true, and the number that were not
// checked because an earlier step failed or was not judged. The failed step is in neither.
type Claims struct {
	Held []int
	Left int
}

// claimsOf counts the claims of a scenario by the results of its steps.
func (o *observer) claimsOf(p *messages.Pickle) (c Claims) {
	for i, s := range p.Steps {
		switch {
		case s.Type != messages.PickleStepType_OUTCOME:
		case i >= len(o.steps) || o.steps[i].Status == StepUnjudged:
			c.Left++
		case o.steps[i].Status == StepPassed:
			c.Held = append(c.Held, o.steps[i].Line)
		}
	}
	return c
}

// InvalidPosition is the beginning of the message for a scenario whose position the engine refuses.
const InvalidPosition = step.InvalidPosition

// RefusesPosition reports whether a failure's message means that the engine refused the scenario's position.
func RefusesPosition(message string) bool { return step.RefusesPosition(message) }

// mostGiven is the largest number of steps among which blame looks for the step that makes a position
// invalid.
const mostGiven = 60

// blame moves a failure to the first step of the set-up after which the game refuses the position with the same
// message.
func (o *observer) blame(f *Failure) {
	opts := o.opts
	opts.Subject = games.Open
	for n, s := range o.pickle.Steps {
		if s.Type != messages.PickleStepType_CONTEXT || n == mostGiven {
			return
		}
		again := newObserver(opts, o.room)
		again.begin(o.doc, o.pickle)
		for _, s := range o.pickle.Steps[:n+1] {
			again.step(context.Background(), s, false)
		}
		if err := again.Running(); err != nil && again.inWords(err.Error()) == f.Message {
			f.Line, f.Step = o.doc.places[s.AstNodeIds[0]].line, s.Text
			return
		}
	}
}

// mostTraced is the limit of true claims whose decision is looked for.
const mostTraced = 6

// claim is a step that makes a claim about the state of the game.
type claim struct {
	step.Fact
	after  int // decisions
	make   func() error
	before *claim // nil for the first
}

// claims notes a step that claims a fact and does not ask about a decision. The step that fails comes first,
// then the selected one.
func (o *observer) claims(s *messages.PickleStep, r StepResult, err error) {
	if o.opts.Facts == 0 || s.Type != messages.PickleStepType_OUTCOME || o.Asks(r.Line) {
		return
	}
	fact := step.Fact{Line: r.Line, Step: s.Text}
	switch {
	case r.Status == StepPassed && (o.opts.Facts == LastFact || o.opts.Facts == r.Line):
	case r.Status == StepFailed && err != nil && o.failure.Line == r.Line:
		fact.Message = o.failure.Message
	default:
		return
	}
	parts := o.parts(s)
	if all := o.sited(s, o.read(parts[0])); all != nil {
		parts = all
	}
	if len(o.read(parts[0])) == 1 {
		o.claimed = &claim{fact, o.Decided(), func() error { return o.doAll(parts) }, o.claimed}
	}
}

// doAll carries out the parts of a step one by one, up to the first that fails.
func (o *observer) doAll(parts []*messages.PickleStep) error {
	for _, s := range parts {
		if err := o.do(s, o.read(s)[0]); err != nil {
			return err
		}
	}
	return nil
}

// quarrels removes the disputed action from the dispute if a claim is false. The dispute is then about the
// claim.
func (o *observer) quarrels() {
	if o.claimed != nil && o.claimed.Message != "" {
		o.Settles()
	}
}

// fact returns the claim that fails, or the selected one if no claim fails; nil if there is none. If the last claim
// was true from the start, a claim before it that a decision made true is selected.
func (o *observer) fact(failure *Failure) *step.Fact {
	c := o.claimed
	if c == nil || o.unsupported != "" || o.notRun != "" || failure != nil && failure.Line != c.Line {
		return nil
	}
	o.Trace(&c.Fact, c.after, c.make)
	if o.opts.Facts == LastFact && c.Message == "" {
		for at, n := c.before, 1; c.Since == 0 && at != nil && n < mostTraced; at, n = at.before, n+1 {
			if o.Trace(&at.Fact, at.after, at.make); at.Since > 0 {
				c = at
			}
		}
		if c.Since == 0 { // the last trace counts
			o.Trace(&c.Fact, c.after, c.make)
		}
	}
	if o.vocabulary.Grounds != nil {
		c.Grounds = o.vocabulary.Grounds(c.Step + ": " + c.Message + "; after: " + o.SaidOf(cmp.Or(max(c.Since, 0), c.after)))
	}
	return &c.Fact
}

// beginsBare begins the game of a scenario that only sets up a table.
func (o *observer) beginsBare(p *messages.Pickle) {
	if !o.doc.bare || o.failure != nil || o.Entry.Game == nil {
		return
	}
	if err := o.Running(); err != nil {
		o.failure = &Failure{Line: o.doc.place(p).line, Message: err.Error(), Unknown: true}
		o.blame(o.failure)
	}
}

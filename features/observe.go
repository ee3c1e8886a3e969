package features

import (
	"context"
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strings"
	"time"

	messages "github.com/cucumber/messages/go/v34"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/features/step"
)

// observer follows the steps of one scenario and keeps the first failure.
type observer struct {
	doc *document
	*step.World
	room       string
	vocabulary *step.Vocabulary
	failure    *Failure
	// unsupported names what a step needs and the engine does not offer. notRun is the reason why the engine is
	// no longer started. Both end the scenario.
	unsupported, notRun string
	steps               []StepResult
	began               time.Time // the time when the step began
	opts                Options
	pickle              *messages.Pickle // the scenario
	claimed             *claim
	// readings lists the actions that were read in another spelling.
	readings []Typed
	people   []step.Person
	names    []*regexp.Regexp // of the people; nil until it is needed
	// changing reports a claim about a change since the last When.
	changing bool
	// last is the type of the step before.
	last messages.PickleStepType
	// before holds, for a step by its number, the player that the sentence before it is about; see [observer.texts].
	before map[string]string
	// sites holds the words of the scenario for pieces on the map, by square.
	sites map[string]string
}

// newObserver returns an observer that knows the words of a game.
func newObserver(opts Options, room string) *observer {
	o := &observer{World: step.New(opts.Subject), room: room, vocabulary: &step.Vocabulary{}, opts: opts}
	o.Over, o.Told, o.Lenient = opts.Over, opts.own, opts.Reads != nil
	o.Said, o.Heard = map[int]string{}, map[int]string{}
	if opts.Draws != nil {
		o.Draws = func(d step.Decision, actions []string) string { return opts.Draws(Unsaid{d.Line, d.Action}, actions) }
	}
	o.TeachAll(o.vocabulary, nounsOf(room))
	return o
}

// begin begins a scenario. It looks ahead for a step that asks for a refusal.
func (o *observer) begin(doc *document, p *messages.Pickle) {
	o.doc, o.pickle = doc, p
	for _, tag := range p.Tags {
		if edition, is := strings.CutPrefix(tag.Name, "@edition:"); is {
			o.Edition = edition
		}
	}
	o.sit(p)
	o.joinVerdicts(p)
	o.follow(p)
	for _, s := range p.Steps {
		o.changing = o.changing || s.Type == messages.PickleStepType_OUTCOME && step.ClaimsChange(s.Text)
		said := o.read(s)
		o.AtFault = o.AtFault || s.Type == messages.PickleStepType_OUTCOME && len(said) == 1 && step.AsksForRefusal(said[0].Says)
	}
}

// read returns the readings of a step.
func (o *observer) read(s *messages.PickleStep) []step.Reading {
	var said []step.Reading
	for _, text := range o.texts(s) {
		if said = o.doc.read(o.vocabulary, utterance{o.room, keywords[s.Type], text}); len(said) > 0 {
			return said
		}
		if said = o.doing(keywords[s.Type], text); len(said) > 0 {
			return said
		}
		if other := o.vocabulary.InWords(keywords[s.Type], text); other != text {
			if said = o.doing(keywords[s.Type], other); len(said) > 0 {
				return said
			}
		}
	}
	return said
}

func (o *observer) fail(s *messages.PickleStep, unknown bool, err error) {
	if o.failure == nil {
		o.failure = &Failure{Line: o.doc.places[s.AstNodeIds[0]].line, Step: s.Text, Message: o.inWords(fmt.Sprint(err)),
			Legal: step.Legal(err), Unknown: unknown}
		if errors.Is(err, engine.ErrFailed) {
			o.failure.NoAnswer = err
		}
		if RefusesPosition(o.failure.Message) && s.Type != messages.PickleStepType_CONTEXT {
			o.blame(o.failure)
		}
	}
}

// beforeStep returns an error for a table or text under a step that takes none, which would be silently ignored.
func (o *observer) beforeStep(ctx context.Context, s *messages.PickleStep) error {
	if o.changing && s.Type == messages.PickleStepType_ACTION && o.last != s.Type {
		o.Mark()
	}
	o.last = s.Type
	o.began, o.Line = o.opts.Now(), o.doc.places[s.AstNodeIds[0]].line
	o.Said[o.Line] = s.Text
	o.Heard[o.Line] += " " + s.Text
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
		o.fail(s, true, err)
	}
	return err
}

var keywords = map[messages.PickleStepType]string{
	messages.PickleStepType_CONTEXT: "Given", messages.PickleStepType_ACTION: "When", messages.PickleStepType_OUTCOME: "Then",
}

func (o *observer) afterStep(s *messages.PickleStep, how outcome, err error) {
	o.judge(s, how, err)
	step := StepResult{Line: o.doc.places[s.AstNodeIds[0]].line, Status: StepPassed, Began: o.began, Took: o.opts.Now().Sub(o.began)}
	switch {
	case o.unsupported != "" || o.notRun != "":
		step.Status = StepUnjudged
	case o.failure != nil && o.failure.Unknown:
		step.Status = StepUnread
	case o.failure != nil:
		step.Status = StepFailed
	}
	o.steps = append(o.steps, step)
	o.claims(s, step, err)
}

// outcome is the result of a step that was played.
type outcome int

const (
	passed outcome = iota
	undefined
	ambiguous
	failed // or left out after a failed step
)

// judge records the fault of a step that has not passed.
func (o *observer) judge(s *messages.PickleStep, how outcome, err error) {
	var unsupported *engine.UnsupportedError
	switch {
	case o.unsupported != "" || o.notRun != "":
		return // a later step after a failure
	case errors.As(err, &unsupported):
		o.unsupported = unsupported.Why
		return
	case errors.Is(err, engine.ErrNotRun):
		o.notRun = err.Error()
		return
	}
	switch how {
	case passed:
	case undefined, ambiguous:
		o.undefined(s)
	default:
		// Nothing reaches the engine before the game begins, so that it cannot be at fault in a Given step.
		o.fail(s, s.Type == messages.PickleStepType_CONTEXT || step.IsScenarioError(err), err)
	}
}

// undefined notes a step that cannot be read. The error names a few such steps of a scenario at once, because
// authors who use other words mostly do so repeatedly.
func (o *observer) undefined(s *messages.PickleStep) {
	const most = 6
	switch {
	case o.failure == nil:
		why := errors.New(o.unread(s))
		if err := o.Running(); s.Type == messages.PickleStepType_ACTION && o.Entry.Game != nil && err != nil {
			why = err // without a game no action is read
		}
		o.fail(s, true, why)
	case o.Entry.Book != nil && len(o.failure.Also) < most: // without a game no step is known
		o.failure.Also = append(o.failure.Also, Failure{Line: o.doc.places[s.AstNodeIds[0]].line, Step: s.Text, Message: o.unread(s)})
	}
}

// unread returns the reason why a text cannot be read as a step.
func (o *observer) unread(s *messages.PickleStep) string {
	said, keyword, text := o.read(s), keywords[s.Type], o.seat(s.Text)
	if len(said) == 0 {
		const most = 100 // texts compared with every step; a file with more is for another program
		if o.doc.unknown++; o.doc.unknown > most {
			return "there is no such step; yardstick steps GAME WORDS looks one up"
		}
		if why := o.vocabulary.OutOfBounds(keyword, text); why != "" {
			return why
		}
		return "there is no such step; " + o.vocabulary.Unknown(keyword, text) + o.unsited(s) + o.verbs(keyword, text)
	}
	if len(said) == 1 {
		return "write it like the phrase: " + said[0].Says
	}
	var ways []string
	for _, r := range said[:2] {
		ways = append(ways, o.vocabulary.Definitions[r.Step].Keyword+" "+r.Says)
	}
	message := "this can be read in two ways: " + strings.Join(ways, ", or ")
	if keyword == "" {
		return message + "; begin the step with Given, When or Then"
	}
	return message
}

// result returns the result of the scenario: the result of its steps, and if they pass, the result of what
// its tags promise.
func (o *observer) result(p *messages.Pickle) Scenario {
	o.beginsBare(p)
	o.quarrels()
	s := Scenario{File: o.doc.where, Line: o.doc.place(p).line, Name: o.doc.name(p), Failure: o.failure,
		NotApplicable: o.unsupported, NotRun: o.notRun, Cited: o.Citations(), Opened: o.Opened(), Steps: o.steps,
		Claims: o.claimsOf(p), Dispute: o.Dispute(), Typed: o.readings}
	if s.Dispute != nil {
		s.Dispute.People = o.people
	}
	for _, d := range o.Unsaid() {
		s.Unsaid = append(s.Unsaid, Unsaid{d.Line, d.Action})
	}
	for _, tag := range p.Tags {
		s.Tags = step.Merge(s.Tags, []string{strings.TrimPrefix(tag.Name, "@")})
	}
	if o.Entry.Game == nil {
		return s
	}
	s.Game, s.Asked = o.Entry.Name(), o.answers()
	judged := s.Failure == nil && s.NotApplicable == "" && s.NotRun == ""
	if judged && (o.Subject == nil || engine.OfferOf(o.Subject).Level >= engine.Cites) {
		if err := checkTags(o.Entry.Book, s); err != nil {
			s.Failure = &Failure{Line: s.Line, Message: err.Error(), Unknown: step.IsScenarioError(err)}
		}
	}
	s.Fact = o.fact(s.Failure)
	return s
}

// answers lists the questions that were asked, each with the option in force.
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

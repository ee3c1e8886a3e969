package features

import (
	"time"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/features/step"
)

// Report is the result of a run: the scenarios in the order of the files.
type Report struct {
	Scenarios []Scenario `json:"scenarios"`
}

// Scenario is the result of one scenario; each row of an outline is one scenario.
type Scenario struct {
	// File and Line give the place of the scenario; for a row of an outline, Line is the line of the row.
	File string `json:"file"`
	Line int    `json:"line"`
	// Name is unique in a run; the name of a row ends in its number.
	Name string `json:"name"`
	// Game is the name of the game; "" if the scenario failed before it named a game.
	Game string `json:"game,omitempty"`
	// Tags lists the tags without "@", each once, including those of the feature and of the outline's table.
	Tags []string `json:"tags,omitempty"`
	// Failure is nil if all steps and tags are right.
	Failure *Failure `json:"failure,omitempty"`
	// NotApplicable names what a step needs and the engine does not offer. NotRun is the reason why the engine
	// is no longer started. If one of them is set, the scenario has neither failed nor passed.
	NotApplicable string `json:"not-applicable,omitempty"`
	NotRun        string `json:"not-run,omitempty"`
	// Cited lists the clauses that the engine cited during the scenario, each once, in the order of their first
	// citation.
	Cited []engine.Clause `json:"cited,omitempty"`
	// Opened lists the clauses of Cited that were cited only when the game was opened, and by no later event or
	// question.
	Opened []engine.Clause `json:"-"`
	// Asked lists the open questions whose answers were used, in the order of their first use.
	Asked []Answer `json:"asked,omitempty"`
	// Unsaid lists the decisions of chance that took the first outcome because no step names them.
	Unsaid []Unsaid `json:"unsaid,omitempty"`
	// Typed lists the actions in steps that were read in another spelling (see Options.Reads).
	Typed []Typed `json:"read,omitempty"`
	// Steps lists the steps up to the first that did not pass, with those of the background first. Later steps
	// were not played.
	Steps []StepResult `json:"-"`
	// Claims describes the Then steps.
	Claims Claims `json:"-"`
	// Dispute is the scenario's issue as a record; nil if no game began. To save memory, only Options.Ran
	// gets it.
	Dispute *step.Dispute `json:"-"`
	// Fact is the scenario's claim about the state of the game: the claim that fails, or the one that
	// Options.Facts selects. It is nil if there is none. Only Options.Ran gets it.
	Fact *step.Fact `json:"-"`
}

// Typed is a text in a step and the action that it was read as.
type Typed struct {
	Line int    `json:"line"`
	Said string `json:"said"`
	Read string `json:"read"`
}

// Unsaid is a decision of chance that no step names, and the line of the step after it.
type Unsaid struct {
	Line   int    `json:"line"`
	Action string `json:"action"`
}

// Step returns a step that names the decision.
func (u Unsaid) Step() string { return "When chance does \"" + u.Action + "\"" }

// Clauses lists the clauses in the scenario's tags.
func (s *Scenario) Clauses() (ids []engine.Clause) {
	entry, err := games.Find(s.Game)
	if err != nil {
		return nil
	}
	for _, tag := range s.Tags {
		if clause := entry.Book.Clause(tag); clause != nil {
			ids = append(ids, clause.ID)
		}
	}
	return ids
}

// StepResult is the result of a step, with its duration if Options.Now is set.
type StepResult struct {
	// Line is the line of the step in the file.
	Line   int
	Status StepStatus
	Began  time.Time
	Took   time.Duration
}

// StepStatus is the status of a step that was played.
type StepStatus string

// A step that cannot be read shows nothing about the engine.
const (
	StepPassed StepStatus = "passed"
	StepFailed StepStatus = "failed"
	StepUnread StepStatus = "not read"
	// StepUnjudged is the status of a step that needs more than the engine offers, or that comes after the
	// engine was given up.
	StepUnjudged StepStatus = "not judged"
)

// Answer is an open question with the option in force.
type Answer struct {
	// Question is the question's id, such as "YM-R-yard-timing".
	Question string `json:"question"`
	Option   string `json:"option"`
	// Set reports that the scenario itself names the answer, even if it is the default.
	Set bool `json:"set,omitempty"`
}

// Failure is the first fault in a scenario.
type Failure struct {
	// Line and Step give the step that failed. If only a tag is wrong, Line is the scenario's line and Step is "".
	Line int    `json:"line"`
	Step string `json:"step,omitempty"`
	// Message describes the expected and the actual state, or the fault of the scenario.
	Message string `json:"message"`
	// NoAnswer is set if the step failed because the engine did not answer; such a failure shows nothing about
	// its rules.
	NoAnswer error `json:"-"`
	// Legal is the last part of Message, which lists the legal actions; "" if Message does not list them.
	Legal string `json:"-"`
	// Unknown reports that the scenario could not be read and shows nothing about the engine. The step is not
	// in the vocabulary, names something that does not exist, or sets up an impossible table.
	Unknown bool `json:"unknown,omitempty"`
	// Also lists a few further steps of the scenario that could not be read.
	Also []Failure `json:"-"`
}

// Failed lists the scenarios that did not pass.
func (r *Report) Failed() []Scenario {
	var failed []Scenario
	for _, s := range r.Scenarios {
		if s.Failure != nil {
			failed = append(failed, s)
		}
	}
	return failed
}

// Unjudged lists the scenarios that neither passed nor failed.
func (r *Report) Unjudged() []Scenario {
	var unjudged []Scenario
	for _, s := range r.Scenarios {
		if s.NotApplicable != "" || s.NotRun != "" {
			unjudged = append(unjudged, s)
		}
	}
	return unjudged
}

// Passed reports whether every scenario passed.
func (r *Report) Passed() bool { return len(r.Failed())+len(r.Unjudged()) == 0 }

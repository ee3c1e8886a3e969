package features

import (
	"time"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/features/step"
)

// Report is the result of a run, scenario by scenario in the order of the files.
type Report struct {
	Scenarios []Scenario `json:"scenarios"`
}

// Scenario is one scenario that ran; every row of an outline is one.
type Scenario struct {
	// File and Line are the place of the scenario; in an outline the line is the row's.
	File string `json:"file"`
	Line int    `json:"line"`
	// Name is unique in a run; a row's name ends in its number.
	Name string `json:"name"`
	// Game is the name of the game it plays; "" if it failed before it named one.
	Game string `json:"game,omitempty"`
	// Tags are without the "@", including those of the feature and of the outline's table, each once.
	Tags []string `json:"tags,omitempty"`
	// Failure is nil if everything came out as written.
	Failure *Failure `json:"failure,omitempty"`
	// NotApplicable names what a step needs and the engine does not offer, NotRun the reason why the engine was no
	// longer started. A scenario with either has neither failed nor passed.
	NotApplicable string `json:"not-applicable,omitempty"`
	NotRun        string `json:"not-run,omitempty"`
	// Cited are the clauses that the engine cited while the scenario ran, each once, in the order of their first citation.
	Cited []engine.Clause `json:"cited,omitempty"`
	// Opened are those of Cited that only opening the game cited, and nothing that happened or was asked then or afterwards.
	Opened []engine.Clause `json:"-"`
	// Asked lists the open questions whose answers were used, in the order of their first use.
	Asked []Answer `json:"asked,omitempty"`
	// Unsaid lists the decisions that chance took by their first outcomes, because no step names them.
	Unsaid []Unsaid `json:"unsaid,omitempty"`
	// Typed are the actions in its steps that were read as others (see Options.Reads).
	Typed []Typed `json:"read,omitempty"`
	// Steps are its steps in their order, those of the background before its own, up to the first that did not pass; those after it were
	// not played.
	Steps []StepResult `json:"-"`
	// Claims are its Then steps.
	Claims Claims `json:"-"`
	// Dispute is the scenario's question as a record; nil if no game began. Only Options.Ran gets it, to save memory.
	Dispute *step.Dispute `json:"-"`
	// Fact is the scenario's claim about the state of the game: the claim that fails, or the one that Options.Facts
	// selects; nil if there is none. Options.Ran alone gets it.
	Fact *step.Fact `json:"-"`
}

// Typed is a text in the place of an action, and the action that it was read as.
type Typed struct {
	Line int    `json:"line"`
	Said string `json:"said"`
	Read string `json:"read"`
}

// Unsaid is a decision of chance that no step names, before the step in a line.
type Unsaid struct {
	Line   int    `json:"line"`
	Action string `json:"action"`
}

// Step returns the step that would name it.
func (u Unsaid) Step() string { return "When chance does \"" + u.Action + "\"" }

// Clauses lists the clauses in the scenario's tags, which the scenario is about.
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

// StepResult is the result of a step, and its time if there was a clock.
type StepResult struct {
	// Line is its line in the file.
	Line   int
	Status StepStatus
	Began  time.Time
	Took   time.Duration
}

// StepStatus is the status of a step that was run.
type StepStatus string

// A step that could not be read shows nothing about the engine.
const (
	StepPassed StepStatus = "passed"
	StepFailed StepStatus = "failed"
	StepUnread StepStatus = "not read"
	// StepUnjudged is a step that needs more than the engine offers, or that comes after the engine was given up.
	StepUnjudged StepStatus = "not judged"
)

// Answer is an open question with the option in force.
type Answer struct {
	// Question is the question's id, such as "YM-R-yard-timing".
	Question string `json:"question"`
	Option   string `json:"option"`
	// Set reports that the scenario names the ruling itself, even if it names the default.
	Set bool `json:"set,omitempty"`
}

// Failure is the first fault in a scenario.
type Failure struct {
	// Line and Step are the step that failed; if none did but a tag lies, Line is the scenario's and Step is "".
	Line int    `json:"line"`
	Step string `json:"step,omitempty"`
	// Message describes the expected and the actual state, or the fault of the scenario.
	Message string `json:"message"`
	// NoAnswer is the engine's failure to answer, if it failed the step; such a failure shows nothing about its rules.
	NoAnswer error `json:"-"`
	// Legal is the end of Message that lists the legal actions, "" if there is no such list.
	Legal string `json:"-"`
	// Unknown reports that the scenario could not be read and shows nothing about the engine. Its step is not in the
	// vocabulary, names a word, player, clause, question or action that does not exist, or sets up an impossible table.
	Unknown bool `json:"unknown,omitempty"`
	// Also lists further steps of the scenario that could not be read, a few at most.
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

// Passed reports whether every scenario came out as written.
func (r *Report) Passed() bool { return len(r.Failed())+len(r.Unjudged()) == 0 }

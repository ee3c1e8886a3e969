package hinge

import (
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/judge/verdict"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
)

// questions are those that some hinges answer otherwise, each once.
func questions(hinges []Hinge) []string {
	ids := []string{}
	for _, h := range hinges {
		for _, a := range h.Answers {
			if !slices.Contains(ids, a.Question) {
				ids = append(ids, a.Question)
			}
		}
	}
	return ids
}

// Others is what other answers to open questions would change about the decision that was judged.
type Others struct {
	// Depends says that other answers to open questions judge the decision otherwise: there are hinges, and not only on what the rulebook
	// settles (see [rulebook.Question.Settled]).
	Depends bool `json:"depends"`
	// DependsOn are the ids of the open questions that these hinges answer otherwise, each once.
	DependsOn []string `json:"depends-on"`
	// Singles and Pairs are how many readings with one and with two other answers were tried, Untried how many pairs were not. What cannot
	// matter counts nowhere: answers to questions that are not consulted up to there, and pairs of which one alone turns the verdict.
	Singles int `json:"singles"`
	Pairs   int `json:"pairs"`
	Untried int `json:"untried"`
	// Hinges are the smallest sets of answers that judge the decision otherwise, and the smallest that turn the verdict where a part of one
	// only gives another reason.
	Hinges []Hinge `json:"hinges"`
	// Written are single answers under which the decision is only written otherwise.
	Written []Written `json:"written"`
	// Respelled are decisions before it that are only written otherwise under a single answer: the record stands there all the same.
	Respelled []Respelled `json:"respelled,omitempty"`
	// Parted are single answers under which the game would have gone otherwise before it, in the order of the lines.
	Parted []Parted `json:"parted"`
	// Ends are single answers with the same verdict and another position after it.
	Ends []Ending `json:"ends"`
	// Impossible are single answers under which the game cannot be set up as the record says.
	Impossible []Impossible `json:"impossible"`
	// Unplayed are answers in words only to the questions that the decision consults, and about the clauses that the verdict rests on. None
	// of them was tried.
	Unplayed []Unplayed `json:"unplayed"`
}

// Hinge is a set of one or two other answers, and the verdict under it.
type Hinge struct {
	Answers []Other `json:"answers"`
	Upheld  bool    `json:"upheld"`
	// Scenario says whether the scenario is upheld that the decision is part of; nil for a record.
	Scenario *bool `json:"scenario-upheld,omitempty"`
	Line     int   `json:"line,omitempty"`
	// Clause is what the verdict rests on, Clauses if they are several.
	Clause  engine.Clause   `json:"clause,omitempty"`
	Clauses []engine.Clause `json:"clauses,omitempty"`
	Reason  string          `json:"reason,omitempty"`
	// Fact is how the claim comes out that the verdict is about, nil if it is about a decision.
	Fact *verdict.Fact `json:"fact,omitempty"`
	// Until is what happened last before a claim that fails was looked at, if that was elsewhere in the game; else "".
	Until string `json:"-"`
}

// Names are the answers, as they are typed.
func (h *Hinge) Names() string {
	names := make([]string, len(h.Answers))
	for i, a := range h.Answers {
		names[i] = a.String()
	}
	return strings.Join(names, " and ")
}

// Other is an answer with the one in force, and with the argument for the default of the question, each with what it says.
type Other struct {
	verdict.Answer
	Asks        string `json:"asks"`
	WhyOpen     string `json:"why-open"` // one of [rulebook.Reasons]
	Says        string `json:"says"`
	InForce     string `json:"in-force"`
	InForceSays string `json:"in-force-says"`
	Default     string `json:"default"`
	Because     string `json:"because"`
}

// Parted is an answer under which the record goes wrong from a line on.
type Parted struct {
	verdict.Answer
	Line int `json:"line"`
}

// Impossible is an answer that cannot be given, and what is wrong then.
type Impossible struct {
	verdict.Answer
	Why string `json:"why"`
}

// Settled reports whether the rulebook settles one of the questions, so that no verdict depends on the set: other accounts of the game
// answer that one otherwise.
func (h *Hinge) Settled() bool {
	return slices.ContainsFunc(h.Answers, func(a Other) bool { return a.WhyOpen == rulebook.ToldOtherwise })
}

// Assumed reports whether all the questions are open because a component is not at hand.
func (h *Hinge) Assumed() bool {
	return !slices.ContainsFunc(h.Answers, func(a Other) bool { return a.WhyOpen != rulebook.Assumed })
}

// Open are the hinges that the verdict depends on: those that answer open questions alone.
func (o *Others) Open() []Hinge {
	return slices.DeleteFunc(slices.Clone(o.Hinges), func(h Hinge) bool { return h.Settled() })
}

// settle notes on which questions the verdict depends, now that the hinges are known.
func (o *Others) settle() {
	o.DependsOn = questions(o.Open())
	o.Depends = len(o.DependsOn) > 0
}

// Ending is an answer with the same verdict, and what is otherwise after the decision and was not before it.
type Ending struct {
	verdict.Answer
	Differences []Difference `json:"differences"`
}

// Written is an answer under which the decision is written as one of some actions.
type Written struct {
	verdict.Answer
	Actions []string `json:"actions"`
	// Joins says that each of the actions is the decision with what follows it, in one. Then are the decisions that follow the only action:
	// together they are what is decided at once where the decision is upheld.
	Joins bool     `json:"joins,omitempty"`
	Then  []string `json:"then,omitempty"`
	// Here says that it is the other way round: the answer upholds the decision as it stands, and the actions are those of the reading
	// given, which refuses it.
	Here bool `json:"here,omitempty"`
}

// Respelled is an earlier decision that is only written otherwise under an answer, as it is written there.
type Respelled struct {
	verdict.Answer
	As verdict.Decision `json:"as"`
}

// Unplayed is an answer to an open question that exists in words only: nobody knows by trying what it would make of the decision.
type Unplayed struct {
	verdict.Answer
	Asks string `json:"asks"`
	Says string `json:"says"`
}

// Difference is a part of a position that is otherwise under another answer. A part that is not there is "nothing".
type Difference struct {
	// Part is its place in the position document, such as "players ann hand coal", or "score ann".
	Part string `json:"part"`
	// Here is what it is under the reading given, There what it is under the other, as compact JSON.
	Here  string `json:"here"`
	There string `json:"there"`
}

// Drift is what has changed since the edition of the rulebook that a record was written under. It changes no verdict; but it may be why the
// record goes wrong.
type Drift struct {
	// Known says that the history of the rulebook has that edition.
	Known bool `json:"known"`
	// Changes are what the edition of the verdict has otherwise, what takes the fewest words first. Here are those that the decision
	// rests on: clauses that the game or the record cites there, questions whose answers it hangs on, and figures that are bound by such a
	// clause.
	Changes []rulebook.Change `json:"changes"`
	Here    []rulebook.Change `json:"here"`
	// First is where the record first notes another number of legal actions, or another position, than there is under this edition; nil if
	// it does nowhere.
	First *FirstDrift `json:"first,omitempty"`
	// Then is the verdict on the decision under what were the defaults, nil if it is the same or they are.
	Then *Hinge `json:"then,omitempty"`
}

// FirstDrift is a line below a decision of a record that is otherwise under another edition, which is no mistake of the players.
type FirstDrift struct {
	Line     int    `json:"line"`
	Decision int    `json:"decision"`
	Reason   string `json:"reason"`
	// Cited are the clauses that the decision rests on.
	Cited []verdict.Clause `json:"cited"`
}

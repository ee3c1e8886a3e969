package hinge

import (
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/judge/verdict"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
)

// questions lists the ids of the questions that some hinges answer differently, each once.
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

// Others lists the effects of other answers to open questions on the judged decision.
type Others struct {
	// Depends reports that other answers judge the decision differently: there are hinges, and not
	// only on questions that the rulebook settles (see [rulebook.Question.Settled]).
	Depends bool `json:"depends"`
	// DependsOn are the ids of the open questions that these hinges answer differently, each once.
	DependsOn []string `json:"depends-on"`
	// Singles and Pairs count the readings tried with one and two other answers, Untried the pairs left out.
	// Answers to questions not consulted do not count, nor do pairs of which one alone turns the verdict.
	Singles int `json:"singles"`
	Pairs   int `json:"pairs"`
	Untried int `json:"untried"`
	// Hinges are the smallest sets of answers that judge the decision differently. Where a part of
	// one changes only the reason, they are also the smallest that turn the verdict.
	Hinges []Hinge `json:"hinges"`
	// Written are single answers under which only the spelling of the decision differs.
	Written []Written `json:"written"`
	// Respelled are earlier decisions of which only the spelling differs: the record stays valid.
	Respelled []Respelled `json:"respelled,omitempty"`
	// Parted are single answers under which the game would have gone differently before it, in the order of the lines.
	Parted []Parted `json:"parted"`
	// Ends are single answers with the same verdict and another position after it.
	Ends []Ending `json:"ends"`
	// Impossible are single answers under which the game cannot be set up as the record says.
	Impossible []Impossible `json:"impossible"`
	// Unplayed are answers that exist in words only, to questions that the decision consults or
	// that concern the clauses the verdict rests on. None of them was tried.
	Unplayed []Unplayed `json:"unplayed"`
}

// Hinge is a set of one or two other answers, and the verdict under it.
type Hinge struct {
	Answers []Other `json:"answers"`
	Upheld  bool    `json:"upheld"`
	// Scenario reports whether the scenario of the decision is upheld; nil for a record.
	Scenario *bool `json:"scenario-upheld,omitempty"`
	Line     int   `json:"line,omitempty"`
	// Clause is the one clause that the verdict rests on, Clauses lists them if they are several.
	Clause  engine.Clause   `json:"clause,omitempty"`
	Clauses []engine.Clause `json:"clauses,omitempty"`
	Reason  string          `json:"reason,omitempty"`
	// Fact is the claim as judged under these answers, nil if the verdict is about a decision.
	Fact *verdict.Fact `json:"fact,omitempty"`
	// Until is the last effect before a failed claim was judged, if that was elsewhere in the game; else "".
	Until string `json:"-"`
}

// Names returns the answers as they are typed.
func (h *Hinge) Names() string {
	names := make([]string, len(h.Answers))
	for i, a := range h.Answers {
		names[i] = a.String()
	}
	return strings.Join(names, " and ")
}

// Other is an answer with its text, the answer in force, and the argument for the default of the question.
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

// Impossible is an answer that cannot be given, with the fault.
type Impossible struct {
	verdict.Answer
	Why string `json:"why"`
}

// Settled reports whether the rulebook settles one of the questions, so that no verdict depends on
// the set. Other accounts of the game answer that question differently.
func (h *Hinge) Settled() bool {
	return slices.ContainsFunc(h.Answers, func(a Other) bool { return a.WhyOpen == rulebook.ToldOtherwise })
}

// Assumed reports whether all the questions are open because a component is not at hand.
func (h *Hinge) Assumed() bool {
	return !slices.ContainsFunc(h.Answers, func(a Other) bool { return a.WhyOpen != rulebook.Assumed })
}

// Open returns the hinges that the verdict depends on: those that answer only open questions.
func (o *Others) Open() []Hinge {
	return slices.DeleteFunc(slices.Clone(o.Hinges), func(h Hinge) bool { return h.Settled() })
}

// settle notes the questions that the verdict depends on, once the hinges are known.
func (o *Others) settle() {
	o.DependsOn = questions(o.Open())
	o.Depends = len(o.DependsOn) > 0
}

// Ending is an answer with the same verdict, and the differences after the decision that were not there before.
type Ending struct {
	verdict.Answer
	Differences []Difference `json:"differences"`
}

// Written is an answer under which the decision is written as one of some actions.
type Written struct {
	verdict.Answer
	Actions []string `json:"actions"`
	// Joins reports that each action combines the decision with the one after it. Then lists the decisions
	// that follow the only action: together they equal the decision that is upheld in one piece.
	Joins bool     `json:"joins,omitempty"`
	Then  []string `json:"then,omitempty"`
	// Here reports the reverse case: the answer upholds the decision as written, and the actions
	// belong to the reading given, which refuses it.
	Here bool `json:"here,omitempty"`
}

// Respelled is an earlier decision and its spelling under an answer that changes nothing else in it.
type Respelled struct {
	verdict.Answer
	As verdict.Decision `json:"as"`
}

// Unplayed is an answer to an open question that exists in words only, so that its verdict cannot be tried.
type Unplayed struct {
	verdict.Answer
	Asks string `json:"asks"`
	Says string `json:"says"`
}

// Difference is a part of a position that differs under another answer. The value of a missing part is "nothing".
type Difference struct {
	// Part is its place in the position document, such as "players ann hand coal", or "score ann".
	Part string `json:"part"`
	// Here is its value under the reading given, There its value under the other, as compact JSON.
	Here  string `json:"here"`
	There string `json:"there"`
}

// Drift lists the changes since the edition of the rulebook that a record was written under. Drift
// changes no verdict, but it may be the reason why the record goes wrong.
type Drift struct {
	// Known reports that the history of the rulebook has that edition.
	Known bool `json:"known"`
	// Changes are the changes up to the edition of the verdict, those with the shortest words
	// first. Here are those that the decision rests on: clauses that the game or the record cites
	// there, questions that the verdict hangs on, and figures that are bound by such a clause.
	Changes []rulebook.Change `json:"changes"`
	Here    []rulebook.Change `json:"here"`
	// First is the first mark of the record with another number of legal actions, or another
	// position, than under this edition; nil if there is none.
	First *FirstDrift `json:"first,omitempty"`
	// Then is the verdict under the former defaults, nil if the verdict or the defaults are the same.
	Then *Hinge `json:"then,omitempty"`
}

// FirstDrift is a mark of a record that differs under another edition, which is no mistake of the players.
type FirstDrift struct {
	Line     int    `json:"line"`
	Decision int    `json:"decision"`
	Reason   string `json:"reason"`
	// Cited are the clauses that the decision rests on.
	Cited []verdict.Clause `json:"cited"`
}

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

// Others lists the effects of other answers to open questions on the verdict about a decision.
type Others struct {
	// Depends reports that other answers judge the decision differently, and not only answers to questions that the
	// rulebook settles (see [rulebook.Question.Settled]).
	Depends bool `json:"depends"`
	// DependsOn are the ids of the open questions on which the verdict depends, each once.
	DependsOn []string `json:"depends-on"`
	// Singles and Pairs count the readings tried with one and with two other answers. Untried counts the pairs left
	// out. Answers to questions that are not consulted do not count, and neither do pairs in which one answer alone
	// turns the verdict.
	Singles int `json:"singles"`
	Pairs   int `json:"pairs"`
	Untried int `json:"untried"`
	// Hinges are the smallest sets of answers that judge the decision differently. If one answer of a pair changes
	// only the reason, the pair is included if both together turn the verdict.
	Hinges []Hinge `json:"hinges"`
	// Written are single answers under which only the spelling of the decision differs.
	Written []Written `json:"written"`
	// Respelled are earlier decisions of which only the spelling differs: the record stays valid.
	Respelled []Respelled `json:"respelled,omitempty"`
	// Parted are single answers under which the game would have gone differently before the decision, in the order of
	// the lines.
	Parted []Parted `json:"parted"`
	// Ends are single answers with the same verdict but a different position after the decision.
	Ends []Ending `json:"ends"`
	// Impossible are single answers under which the game cannot be set up as the record requires.
	Impossible []Impossible `json:"impossible"`
	// Unplayed are answers that exist only in words and could not be tried. They answer questions that the decision
	// consults, or that concern the clauses behind the verdict.
	Unplayed []Unplayed `json:"unplayed"`
}

// Hinge is a set of one or two other answers that changes a verdict, with the verdict under this set.
type Hinge struct {
	Answers []Other `json:"answers"`
	Upheld  bool    `json:"upheld"`
	// Scenario reports whether the scenario of the decision is upheld; nil for a record.
	Scenario *bool `json:"scenario-upheld,omitempty"`
	Line     int   `json:"line,omitempty"`
	// Clause is the one clause behind the verdict. If there are several, Clauses lists them.
	Clause  engine.Clause   `json:"clause,omitempty"`
	Clauses []engine.Clause `json:"clauses,omitempty"`
	Reason  string          `json:"reason,omitempty"`
	// Fact is the claim as judged under these answers, nil if the verdict is about a decision.
	Fact *verdict.Fact `json:"fact,omitempty"`
	// Until is the last effect before a failed claim was judged, if the claim was judged at another place of the
	// game; else "".
	Until string `json:"-"`
}

// Names returns the answers in the form in which users type them.
func (h *Hinge) Names() string {
	names := make([]string, len(h.Answers))
	for i, a := range h.Answers {
		names[i] = a.String()
	}
	return strings.Join(names, " and ")
}

// Other is another answer with its text, the answer in force, and the argument for the default of the question.
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

// Parted is an answer under which some line of the record is wrong.
type Parted struct {
	verdict.Answer
	Line int `json:"line"`
}

// Impossible is an answer that cannot be given, with the reason.
type Impossible struct {
	verdict.Answer
	Why string `json:"why"`
}

// Settled reports whether the rulebook settles one of the questions, so that no verdict depends on the set. Other
// accounts of the game, or other editions, answer such a question differently.
func (h *Hinge) Settled() bool { return h.has(rulebook.ToldOtherwise) || h.ByEdition() }

// ByEdition reports whether the set has another edition of the rulebook.
func (h *Hinge) ByEdition() bool { return h.has(rulebook.ByEdition) }

func (h *Hinge) has(why string) bool {
	return slices.ContainsFunc(h.Answers, func(a Other) bool { return a.WhyOpen == why })
}

// Source names the rules under which a settled question has the other answer.
func (h *Hinge) Source() string {
	if h.ByEdition() {
		return "in another edition of the rulebook"
	}
	return "under rules from other sources than the rulebook"
}

// Assumed reports whether all the questions are open because a component is missing.
func (h *Hinge) Assumed() bool {
	return !slices.ContainsFunc(h.Answers, func(a Other) bool { return a.WhyOpen != rulebook.Assumed })
}

// Open returns the hinges on which the verdict depends: those that answer only open questions.
func (o *Others) Open() []Hinge {
	return slices.DeleteFunc(slices.Clone(o.Hinges), func(h Hinge) bool { return h.Settled() })
}

// settle lists the questions on which the verdict depends, once the hinges are known.
func (o *Others) settle() {
	o.DependsOn = questions(o.Open())
	o.Depends = len(o.DependsOn) > 0
}

// Ending is an answer with the same verdict, and the differences after the decision that did not exist before it.
type Ending struct {
	verdict.Answer
	Differences []Difference `json:"differences"`
}

// Written is an answer under which the decision is spelled differently. Actions are the possible spellings.
type Written struct {
	verdict.Answer
	Actions []string `json:"actions"`
	// Joins reports that each action combines the decision with the next one. Then lists the decisions that follow
	// the only action; together with it, they equal the decision that is upheld in one piece.
	Joins bool     `json:"joins,omitempty"`
	Then  []string `json:"then,omitempty"`
	// Here reports the reverse case: the answer upholds the decision as written, and the given reading refuses it.
	// The actions are spellings under the given reading.
	Here bool `json:"here,omitempty"`
}

// Respelled is an earlier decision with its spelling under an answer that changes only the spelling.
type Respelled struct {
	verdict.Answer
	As verdict.Decision `json:"as"`
}

// Unplayed is an answer to an open question that exists only in words, so that its verdict cannot be tried.
type Unplayed struct {
	verdict.Answer
	Asks string `json:"asks"`
	Says string `json:"says"`
	// First reports that the question is about the clause that a verdict shows first, and that no other answer to it
	// can be played.
	First bool `json:"-"`
}

// Difference is a part of a position that has another value under another answer. The value of a missing part is
// "nothing".
type Difference struct {
	// Part is the path in the position document, such as "players ann hand coal", or "score ann".
	Part string `json:"part"`
	// Here is the value under the given reading, and There is the value under the other reading, as compact
	// JSON.
	Here  string `json:"here"`
	There string `json:"there"`
}

// Drift lists the changes since the edition of the rulebook under which a record was written. Drift changes no
// verdict, but it may be the reason for the error in the record.
type Drift struct {
	// Known reports whether the history of the rulebook contains the edition of the record.
	Known bool `json:"known"`
	// Changes are the changes up to the edition of the verdict, those with the shortest words first. Here are the
	// changes on which the decision depends: clauses that the game or the record cites there, questions on which the
	// verdict depends, and figures that are bound by such a clause.
	Changes []rulebook.Change `json:"changes"`
	Here    []rulebook.Change `json:"here"`
	// First is the first mark of the record whose number of legal actions or position is different under this
	// edition; nil if there is none.
	First *FirstDrift `json:"first,omitempty"`
	// Then is the verdict under the former defaults, nil if the verdict or the defaults are the same.
	Then *Hinge `json:"then,omitempty"`
}

// FirstDrift is a mark of a record that differs under another edition. Such a mark is not a mistake
// of the players.
type FirstDrift struct {
	Line     int    `json:"line"`
	Decision int    `json:"decision"`
	Reason   string `json:"reason"`
	// Cited are the clauses on which the decision is based.
	Cited []verdict.Clause `json:"cited"`
}

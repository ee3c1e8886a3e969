// Package hinge judges a decision again under other answers to open questions, and says on which of them its verdict hinges; and what has
// changed since the edition of the rulebook that the record was written under.
package hinge

import (
	"context"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/judge/verdict"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// Try judges the decision of a verdict, and what is claimed after it, under other answers, and compares the edition of the record with that
// of the verdict. The subject is where the record left it. The others are nil if none were tried.
func Try(ctx context.Context, c *verdict.Court) (others *Others, drift *Drift, err error) {
	if !c.Options.Quick && c.Options.Others != verdict.Alone {
		if others, err = try(ctx, c); err != nil {
			return nil, nil, err
		}
		c.Consult(others.questions())
		others.unplayed(c)
	}
	s := search{Court: c}
	drift, err = s.drift(ctx, others)
	return others, drift, err
}

// try tries other answers, and has the verdict rest on the question that it hangs on.
func try(ctx context.Context, c *verdict.Court) (others *Others, err error) {
	v, s := c.Verdict, search{Court: c, here: c.Report, there: c.Consulted()}
	if v.Upheld || v.Fact == nil {
		if others, err = s.decided(ctx); err != nil {
			return nil, err
		}
	}
	if v.Kind == transcript.EarlyEnd.String() {
		err = others.hang(c)
	}
	if err != nil || c.Claimed == nil {
		return others, err
	}
	claims, err := s.claims(ctx)
	switch {
	case err != nil:
		return nil, err
	case others == nil:
		return claims, claims.hang(c)
	}
	others.join(claims)
	return others, nil
}

// hang names what a claim hangs on if no decision made it so, or that the game is over if it is not: the one open question under another
// answer to which it would hold, and the clauses that need it answered.
func (o *Others) hang(c *verdict.Court) error {
	v := c.Verdict
	for _, h := range o.Hinges {
		if len(h.Answers) > 1 || !h.Upheld || v.Question != "" || (v.Fact == nil || v.Fact.Since > 0) && len(v.IDs()) > 0 {
			continue
		}
		if err := c.RestOn(c.Book.Question(h.Answers[0].Question)); err != nil {
			return err
		}
	}
	return nil
}

// questions are those that other answers to would change the verdict.
func (o *Others) questions() (ids []string) {
	if o == nil {
		return nil
	}
	for _, h := range o.Hinges {
		for _, a := range h.Answers {
			ids = append(ids, a.Question)
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
	Line    int     `json:"line,omitempty"`
	// Clause is what the verdict rests on, Clauses if they are several.
	Clause  engine.Clause   `json:"clause,omitempty"`
	Clauses []engine.Clause `json:"clauses,omitempty"`
	Reason  string          `json:"reason,omitempty"`
	// Fact is how the claim comes out that the verdict is about, nil if it is about a decision.
	Fact *verdict.Fact `json:"fact,omitempty"`

	// further says that the game ended elsewhere when the claim was looked at.
	further bool
}

// Names are the answers, as they are typed.
func (h *Hinge) Names() string {
	names := make([]string, len(h.Answers))
	for i, a := range h.Answers {
		names[i] = a.String()
	}
	return strings.Join(names, " and ")
}

// Until is what happened last before a claim that fails was looked at, if that was elsewhere in the game; else "".
func (h *Hinge) Until() string {
	if last := h.Fact.Set[len(h.Fact.Set)-1].Text; h.further && !h.Upheld && h.Fact.Last() != last {
		return h.Fact.Last()
	}
	return ""
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
	o.DependsOn = []string{}
	for _, h := range o.Open() {
		for _, a := range h.Answers {
			if !slices.Contains(o.DependsOn, a.Question) {
				o.DependsOn = append(o.DependsOn, a.Question)
			}
		}
	}
	o.Depends = len(o.DependsOn) > 0
}

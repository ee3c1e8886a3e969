package judge

import (
	"slices"

	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
)

// Hanging says, to be put after "upheld" or "overruled", that the verdict is not the rulebook's last word: it depends on open questions, or
// on components that are assumed; it is how the decision is written that is refused; or where no other answers were tried, the refusal
// rests on an open question. It is "" if nothing of the kind is so.
func (v *Verdict) Hanging() string {
	switch {
	case v.Others != nil && v.Others.Depends && !v.turns():
		return ", for a reason that depends on " + v.Others.dependsOn()
	case v.Others != nil && v.Others.Depends:
		return ", but it depends on " + v.Others.dependsOn()
	case v.Others != nil && slices.ContainsFunc(v.Others.Written, func(w Written) bool { return w.Here }):
		return ", but it is only written otherwise"
	case v.Others == nil && v.Question != "":
		return ", but it rests on an open question"
	}
	return ""
}

// turns reports whether an answer to open questions turns the verdict, and does not only give another reason for it.
func (v *Verdict) turns() bool {
	return slices.ContainsFunc(v.Others.Open(), func(h Hinge) bool { return h.Upheld != v.Upheld })
}

// dependsOn says on how many questions of which kind the verdict depends.
func (o *Others) dependsOn() string {
	noun := "open question"
	if !slices.ContainsFunc(o.Hinges, func(h Hinge) bool { return !h.Settled() && !h.assumed() }) {
		noun = "assumed component"
	}
	if n := len(o.DependsOn); n > 1 {
		return prose.Count(n, noun)
	}
	return "an " + noun
}

// Settled reports whether the rulebook settles one of the questions, so that no verdict depends on the set: other accounts of the game
// answer that one otherwise.
func (h *Hinge) Settled() bool {
	return slices.ContainsFunc(h.Answers, func(a Other) bool { return a.WhyOpen == rulebook.ToldOtherwise })
}

// assumed reports whether all the questions are open because a component is not at hand.
func (h *Hinge) assumed() bool {
	return !slices.ContainsFunc(h.Answers, func(a Other) bool { return a.WhyOpen != rulebook.Assumed })
}

// kinds are the reasons why a question is open, for people; no verdict depends on one that is not.
var kinds = map[string]string{"ambiguous": "ambiguous", "silent": "the rulebook does not say", "contradictory": "the rulebook contradicts itself",
	"damaged": "the text is damaged there", rulebook.Assumed: "an assumed component"}

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

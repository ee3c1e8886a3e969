package judge

import (
	"slices"

	"github.com/yardstick-rules/yardstick/engine/judge/hinge"
	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
)

// Hanging returns the words after "upheld" or "overruled" for a verdict that other circumstances could change. Such
// a verdict depends on open questions or assumed components, or refuses only the spelling of the decision. If no
// other answers were tried, a refusal may depend on an open question. For any other verdict, Hanging returns "".
func (v *Verdict) Hanging() string {
	switch {
	case v.Others != nil && v.Others.Depends && !v.turns():
		return ", for a reason that depends on " + dependsOn(v.Others)
	case v.Others != nil && v.Others.Depends:
		return ", but it depends on " + dependsOn(v.Others)
	case v.Others != nil && slices.ContainsFunc(v.Others.Written, func(w hinge.Written) bool { return w.Here }):
		return ", but only its spelling is wrong"
	case v.Others == nil && v.Question != "":
		return ", but it rests on an open question"
	}
	return ""
}

// turns reports whether an answer to open questions reverses the verdict, instead of only changing its reason.
func (v *Verdict) turns() bool {
	return slices.ContainsFunc(v.Others.Open(), func(h hinge.Hinge) bool { return h.Upheld != v.Upheld })
}

// dependsOn states the number and kind of questions on which the verdict depends.
func dependsOn(o *hinge.Others) string {
	noun := "open question"
	if !slices.ContainsFunc(o.Hinges, func(h hinge.Hinge) bool { return !h.Settled() && !h.Assumed() }) {
		noun = "assumed component"
	}
	if n := len(o.DependsOn); n > 1 {
		return prose.Count(n, noun)
	}
	return "an " + noun
}

// kinds contains the sentences about the reasons why a question is open. No verdict depends on a question without
// such a reason.
var kinds = map[string]string{"ambiguous": "The rulebook is ambiguous here.", "silent": "The rulebook does not say.",
	"contradictory": "The rulebook contradicts itself here.", "damaged": "The text is damaged there.",
	rulebook.Assumed: "The component is assumed."}

package judge

import (
	"slices"

	"github.com/yardstick-rules/yardstick/engine/judge/hinge"
	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
)

// Hanging says, to be put after "upheld" or "overruled", that the verdict is not the rulebook's last word: it depends on open questions, or
// on components that are assumed; it is how the decision is written that is refused; or where no other answers were tried, the refusal
// rests on an open question. It is "" if nothing of the kind is so.
func (v *Verdict) Hanging() string {
	switch {
	case v.Others != nil && v.Others.Depends && !v.turns():
		return ", for a reason that depends on " + dependsOn(v.Others)
	case v.Others != nil && v.Others.Depends:
		return ", but it depends on " + dependsOn(v.Others)
	case v.Others != nil && slices.ContainsFunc(v.Others.Written, func(w hinge.Written) bool { return w.Here }):
		return ", but it is only written differently"
	case v.Others == nil && v.Question != "":
		return ", but it rests on an open question"
	}
	return ""
}

// turns reports whether an answer to open questions turns the verdict, and does not only give another reason for it.
func (v *Verdict) turns() bool {
	return slices.ContainsFunc(v.Others.Open(), func(h hinge.Hinge) bool { return h.Upheld != v.Upheld })
}

// dependsOn says on how many questions of which kind the verdict depends.
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

// kinds are the reasons why a question is open, for people; no verdict depends on one that is not.
var kinds = map[string]string{"ambiguous": "The rulebook is ambiguous here.", "silent": "The rulebook does not say.",
	"contradictory": "The rulebook contradicts itself here.", "damaged": "The text is damaged there.",
	rulebook.Assumed: "The component is assumed."}

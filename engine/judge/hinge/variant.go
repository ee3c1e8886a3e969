package hinge

import (
	"slices"

	"github.com/yardstick-rules/yardstick/engine/judge/verdict"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// variant is a reading with other answers, and its result.
type variant struct {
	answers []verdict.Answer
	// record is the record in the spelling of these answers.
	record  *transcript.Transcript
	report  *transcript.Report
	claimed *verdict.Claimed // if it is claims that are judged
	asked   []string
	// hinges reports that the decision is judged differently, flips that the verdict turns.
	hinges, flips bool
	// within holds the two answers one by one, if there are two.
	within []*variant
}

// judgedSo notes that the decision is judged differently under a variant, and reports whether that is
// news. A pair is no news if one of its answers does so alone, unless only the pair turns the verdict.
func (v *variant) judgedSo(flips bool) bool {
	v.hinges, v.flips = true, flips
	return flips || !slices.ContainsFunc(v.within, func(one *variant) bool { return one.hinges })
}

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
	claimed *verdict.Claimed // the claims, if claims are judged
	asked   []string
	// hinges reports that the decision is judged differently, flips that the verdict is reversed.
	hinges, flips bool
	// within contains the two answers as separate variants, if there are two.
	within []*variant
}

// judgedSo notes that a variant judges the decision differently, and reports whether that is new. A
// pair is not new if one of its answers has this effect alone, unless only the pair reverses the
// verdict.
func (v *variant) judgedSo(flips bool) bool {
	v.hinges, v.flips = true, flips
	return flips || !slices.ContainsFunc(v.within, func(one *variant) bool { return one.hinges })
}

package hinge

import (
	"slices"

	"github.com/yardstick-rules/yardstick/engine/judge/verdict"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// variant is a reading with other answers, and what came of it.
type variant struct {
	answers []verdict.Answer
	// record is the record as it is written under them.
	record  *transcript.Transcript
	report  *transcript.Report
	claimed *verdict.Claimed // if it is claims that are judged
	asked   []string
	// hinges says that the decision is judged otherwise, flips that it is upheld instead of overruled or the other way round.
	hinges, flips bool
	// within are the answers alone, if there are two.
	within []*variant
}

// judgedSo notes that the decision is judged otherwise under a variant, and reports whether that is news: of two answers it is none if one
// of them does so alone, unless they turn the verdict, and neither turns it alone.
func (v *variant) judgedSo(flips bool) bool {
	v.hinges, v.flips = true, flips
	return flips || !slices.ContainsFunc(v.within, func(one *variant) bool { return one.hinges })
}

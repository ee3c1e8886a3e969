package judge

import (
	"strings"

	"github.com/yardstick-rules/yardstick/engine/prose"
)

// start describes the position of a record without a decision: in short, and then the rest of the sentence.
func (v *Verdict) start() (says, rest string) {
	if v.Turn.Actor == "" && v.Turn.Scores != nil {
		says, rest, _ = strings.Cut(prose.Standing(v.Turn), ", ")
		return says, rest
	}
	return "no decision yet", "the game can begin here"
}

// standing describes the position at the end of the record.
func (v *Verdict) standing() string {
	says := prose.Standing(v.Turn)
	if v.Turn.Actor != "" {
		says = "the game goes on, " + says
	}
	if end := v.Unfinished.End(); end != "" {
		says += "; unfinished: " + end
	}
	return says
}

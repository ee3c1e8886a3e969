package judge

import "github.com/yardstick-rules/yardstick/engine/prose"

// start describes the position of a record without a decision.
func (v *Verdict) start() string {
	if v.Turn.Actor == "" && v.Turn.Scores != nil {
		return prose.Standing(v.Turn)
	}
	return "the game can begin here"
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

package yardmaster

import "github.com/yardstick-rules/yardstick/features/step"

// say makes a phrase, which can contain the common blanks and those of Yardmaster.
var say = step.Saying(step.Blanks{
	"side": step.One(`up|down`, "up"),
})

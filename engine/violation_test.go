package engine_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
)

// What a refusal does not name leaves no mark in its words: an engine need not say by which clause it refuses.
func TestARefusalNamesWhatThereIs(t *testing.T) {
	for says, v := range map[string]engine.Violation{
		"goal":                                {Reason: "goal"},
		"YM-BUY-01: goal":                     {Clause: "YM-BUY-01", Reason: "goal"},
		"YM-R-tie: goal":                      {Question: "YM-R-tie", Reason: "goal"},
		"YM-BUY-01 with YM-R-tie: goal":       {Clause: "YM-BUY-01", Question: "YM-R-tie", Reason: "goal"},
		`"done": goal`:                        {Action: "done", Reason: "goal"},
		`YM-BUY-01 with YM-R-tie: "done": no`: {Clause: "YM-BUY-01", Question: "YM-R-tie", Action: "done", Reason: "no"},
	} {
		require.Equal(t, says, v.Error())
	}
}

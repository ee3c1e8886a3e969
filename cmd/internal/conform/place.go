package conform

import (
	"fmt"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/prose"
)

// mostSent is the number of bytes of a position that people are shown; reports for programs contain the whole
// position.
const mostSent = 200

// Where names the place of the failing scenario and the messages that the engine had received by then; nil if
// the finding is not from a scenario.
func (f *Found) Where() (lines []string) {
	if f.Script == nil {
		return nil
	}
	at := "at " + f.Script.String()
	if f.Script.Step > 0 {
		at += fmt.Sprintf(", the step in line %d", f.Script.Step)
	}
	lines = append(lines, at)
	if position := string(f.Game.Start.Position); position != "" {
		if len(position) > mostSent {
			position = strings.ToValidUTF8(position[:mostSent], "") + "…"
		}
		lines = append(lines, "sent: "+prose.OneLine(position))
	}
	if n := len(f.Game.Played); n > 0 {
		last := f.Game.Played[n-1]
		lines = append(lines, fmt.Sprintf("after %s, the last: %s", prose.Count(n, "decision"), prose.OneLine(last.Actor+": "+last.Action)))
	}
	return lines
}

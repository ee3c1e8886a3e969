package walk

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// Record returns the walk so far as a record to judge, under a comment with the problem.
func (w *Walk) Record(problem error) string {
	t := &transcript.Transcript{Game: w.Game.Name(), Seats: w.Setup.Seats, Decisions: w.Played}
	for _, question := range slices.Sorted(maps.Keys(w.Setup.Rulings)) {
		t.Rulings = append(t.Rulings, transcript.Ruling{Question: question, Option: w.Setup.Rulings[question]})
	}
	if w.Setup.Components != nil {
		t.Components = transcript.Digest(w.Setup.Components)
	}
	where := "at the start"
	if w.Moved {
		where = "after the last decision"
	}
	var b strings.Builder
	for line := range strings.SplitSeq(fmt.Sprintf("%s %v", where, problem), "\n") {
		fmt.Fprintf(&b, "# %s\n", comment(line))
	}
	b.WriteString(transcript.Format(t))
	return b.String()
}

// comment returns a line without the characters that a record cannot contain, cut to a readable length.
func comment(line string) string {
	const longest = 2000
	line = strings.ToValidUTF8(line[:min(len(line), longest)], "")
	return strings.Map(func(r rune) rune {
		if r < ' ' || r == 0x7f {
			return ' '
		}
		return r
	}, line)
}

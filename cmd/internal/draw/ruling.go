package draw

import (
	"fmt"
	"slices"

	"github.com/yardstick-rules/yardstick/cmd/internal/draw/part"
	"github.com/yardstick-rules/yardstick/engine/judge"
	"github.com/yardstick-rules/yardstick/engine/prose"
)

// Ruled adds a verdict below the drawing of the table before the decision: its reason, its clauses, and the
// open questions that it depends on.
func Ruled(drawing part.Part, v *judge.Verdict) part.Part {
	says := []part.Part{part.Told(v.Headline())}
	if v.Reason != "" {
		says = append(says, part.Told(v.Named(v.Reason)))
	}
	for _, c := range v.Quoted() {
		says = append(says, part.Told(fmt.Sprintf("%s (%s, in our words): %s", c.ID, c.At, c.Says)))
	}
	for _, h := range v.Hinges() {
		on := "It depends on an open question"
		if h.Settled() {
			on = "The verdict differs " + h.Source()
		}
		says = append(says, part.Told(on+": "+prose.Either(h.Upheld, "upheld", "overruled")+" with "+h.Names()))
	}
	drawing.Parts = append(slices.Clone(drawing.Parts), part.Part{Kind: part.Section, Name: "verdict", Title: "The verdict", Parts: says})
	return drawing
}

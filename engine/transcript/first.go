package transcript

import (
	"bytes"
	"fmt"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/prose"
)

// Difference is where two records differ.
type Difference struct {
	// Decision is the number of decisions that both share before it; -1 if the headers differ.
	Decision int
	// A and B are the lines that differ.
	A, B Side
}

// Side is one record's line at a difference.
type Side struct {
	File string
	// Line is its number; 0 if the record has no such line, or was not read from a file.
	Line int
	// Text is the line; "" if the record has no such line.
	Text string
}

// String is both lines, one below the other.
func (d Difference) String() string {
	where := "the headers differ"
	if d.Decision >= 0 {
		where = "the records differ after " + prose.Count(d.Decision, "decision")
	}
	return fmt.Sprintf("%s\n  %s\n  %s", where, d.A, d.B)
}

// String is the line with its place.
func (s Side) String() string {
	const longest = 200
	text := strings.TrimSpace(s.Text)
	switch {
	case text == "":
		text = "(no such line)"
	case len(text) > longest:
		text = strings.ToValidUTF8(text[:longest], "") + "…"
	}
	return place(s.File, s.Line) + ": " + text
}

// First finds the first difference between two records: of the headers, else of the decisions, else of what is below the
// decisions and in the tail. It reports false if they are equal, line numbers and files apart.
func First(a, b *Transcript) (Difference, bool) {
	for _, look := range []func(a, b *Transcript) (Difference, bool){firstHeader, firstDecision, firstClaim, firstTail} {
		if d, differs := look(a, b); differs {
			d.A.File, d.B.File = a.File, b.File
			return d, true
		}
	}
	return Difference{}, false
}

func firstHeader(a, b *Transcript) (Difference, bool) {
	return firstSide(headerLines(a), headerLines(b), -1)
}

// headerLines are the lines of a header in the order of Format.
func headerLines(t *Transcript) []Side {
	lines := []Side{{Line: t.At.Game, Text: "game " + t.Game}, {Line: t.At.Seats, Text: "seats " + strings.Join(t.Seats, " ")}}
	for _, p := range t.Players {
		lines = append(lines, Side{Line: p.Line, Text: p.String()})
	}
	if t.Edition != "" {
		lines = append(lines, Side{Line: t.At.Edition, Text: "edition " + t.Edition})
	}
	for _, r := range t.Rulings {
		lines = append(lines, Side{Line: r.Line, Text: "ruling " + r.Question + "=" + r.Option})
	}
	slices.SortFunc(lines[2:], func(a, b Side) int { return strings.Compare(a.Text, b.Text) })
	if t.Components != "" {
		lines = append(lines, Side{Line: t.At.Components, Text: "components " + t.Components})
	}
	if t.Position != nil || t.PositionFile != "" {
		text := bytes.Join([][]byte{[]byte("position "), t.Position, []byte(t.PositionFile)}, nil)
		lines = append(lines, Side{Line: t.At.Position, Text: string(text)})
	}
	return lines
}

// firstSide compares two lists of lines.
func firstSide(a, b []Side, decision int) (Difference, bool) {
	for i := range max(len(a), len(b)) {
		var d Difference
		if i < len(a) {
			d.A = a[i]
		}
		if i < len(b) {
			d.B = b[i]
		}
		if d.A.Text != d.B.Text {
			d.Decision = decision
			return d, true
		}
	}
	return Difference{}, false
}

func firstDecision(a, b *Transcript) (Difference, bool) {
	for i := range max(len(a.Decisions), len(b.Decisions)) {
		if i < len(a.Decisions) && i < len(b.Decisions) && sameDecision(&a.Decisions[i], &b.Decisions[i]) {
			continue
		}
		return Difference{Decision: i, A: decisionSide(a, i), B: decisionSide(b, i)}, true
	}
	return Difference{}, false
}

func sameDecision(a, b *Decision) bool {
	return a.Actor == b.Actor && a.Action == b.Action && a.Mistake == b.Mistake && bytes.Equal(a.Position, b.Position)
}

func decisionSide(t *Transcript, i int) Side {
	if i >= len(t.Decisions) {
		return Side{}
	}
	return Side{Line: t.Decisions[i].Line, Text: t.Decisions[i].String()}
}

func firstClaim(a, b *Transcript) (Difference, bool) {
	if d, differs := firstSide(markSides(nil, a.Opening), markSides(nil, b.Opening), 0); differs {
		return d, true
	}
	for i := range a.Decisions {
		d, differs := firstSide(claimSides(&a.Decisions[i]), claimSides(&b.Decisions[i]), i+1)
		if differs {
			return d, true
		}
	}
	return Difference{}, false
}

func claimSides(d *Decision) []Side {
	var sides []Side
	for _, e := range d.Effects {
		if e.Text == "" {
			continue // the file ended there
		}
		sides = append(sides, Side{Line: e.Line, Text: e.String()})
	}
	return markSides(sides, d.Mark)
}

func markSides(sides []Side, m *Mark) []Side {
	if m == nil {
		return sides
	}
	return append(sides, Side{Line: m.Line, Text: m.String()})
}

func firstTail(a, b *Transcript) (Difference, bool) {
	return firstSide(tailSides(a), tailSides(b), len(a.Decisions))
}

func tailSides(t *Transcript) []Side {
	var sides []Side
	if t.Result != nil {
		sides = append(sides, Side{Line: t.Result.Line, Text: t.Result.String()})
	}
	if t.Winner != nil {
		sides = append(sides, Side{Line: t.Winner.Line, Text: t.Winner.String()})
	}
	return sides
}

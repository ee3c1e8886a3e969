package transcript

import (
	"bufio"
	"fmt"
	"io"
	"strings"
	"unicode/utf8"
)

// clauseColumn is the column of an effect's clauses, counted from 1. After a longer text, the
// clauses follow one blank.
const clauseColumn = 52

// Format returns the record as text. If the transcript came from Parse or from a [Recorder], Parse
// reads the text as an equal transcript, except for line numbers.
func Format(t *Transcript) string {
	var b strings.Builder
	// A strings.Builder never fails.
	_ = Write(&b, t)
	return b.String()
}

// Write writes the record in the form of [Format]. The error is the writer's.
func Write(w io.Writer, t *Transcript) error {
	b := bufio.NewWriter(w)
	writeHeader(b, t)
	writeMark(b, t.Opening)
	for i := range t.Decisions {
		writeDecision(b, &t.Decisions[i])
	}
	writeTail(b, t)
	return b.Flush()
}

func writeHeader(b *bufio.Writer, t *Transcript) {
	fmt.Fprintf(b, "yardstick %d\ngame %s\nseats %s\n", max(1, t.Version), t.Game, strings.Join(t.Seats, " "))
	for _, p := range t.Players {
		fmt.Fprintln(b, p)
	}
	if t.Edition != "" {
		fmt.Fprintf(b, "edition %s\n", t.Edition)
	}
	for _, r := range t.Rulings {
		fmt.Fprintf(b, "ruling %s=%s\n", r.Question, r.Option)
	}
	if t.Components != "" {
		fmt.Fprintf(b, "components %s\n", t.Components)
	}
	switch {
	case t.Position != nil:
		fmt.Fprintf(b, "position %s\n", t.Position)
	case t.PositionFile != "":
		fmt.Fprintf(b, "position %s\n", t.PositionFile)
	}
	b.WriteString(rule + "\n")
}

func writeDecision(b *bufio.Writer, d *Decision) {
	if d.Mistake {
		b.WriteString("! ")
	}
	b.WriteString(d.Actor)
	b.WriteString(": ")
	b.WriteString(d.Action)
	b.WriteByte('\n')
	if d.Position != nil {
		fmt.Fprintf(b, "position %s\n", d.Position)
	}
	for i := range d.Effects {
		if d.Effects[i].Text == "" {
			continue // the file ended at this place when it was read
		}
		b.WriteString(d.Effects[i].String())
		b.WriteByte('\n')
	}
	writeMark(b, d.Mark)
}

// Lines returns the decision and the lines that belong to it, in the form of [Format].
func (d *Decision) Lines() string {
	var text strings.Builder
	b := bufio.NewWriter(&text)
	writeDecision(b, d)
	_ = b.Flush() // a strings.Builder never fails
	return text.String()
}

// String returns the effect as it is written in a record.
func (e Effect) String() string {
	line := "  > " + e.Text
	// Empty brackets are needed if the text alone would be read as a text with clauses or a comment.
	if len(e.Clauses) == 0 && !strings.HasSuffix(e.Text, "]") && !strings.Contains(e.Text, "#") {
		return line
	}
	gap := max(1, clauseColumn-1-utf8.RuneCountInString(line))
	return line + strings.Repeat(" ", gap) + e.cites()
}

// cites returns the clauses in their brackets.
func (e Effect) cites() string {
	ids := make([]string, len(e.Clauses))
	for i, c := range e.Clauses {
		ids[i] = string(c)
	}
	return "[" + strings.Join(ids, " ") + "]"
}

func writeMark(b *bufio.Writer, m *Mark) {
	if m != nil {
		fmt.Fprintln(b, m)
	}
}

func writeTail(b *bufio.Writer, t *Transcript) {
	if t.Result == nil && t.Winner == nil {
		return
	}
	b.WriteString(rule + "\n")
	if t.Result != nil {
		fmt.Fprintln(b, t.Result)
	}
	if t.Winner != nil {
		fmt.Fprintln(b, t.Winner)
	}
}

// String returns the result as it is written in a record.
func (r Result) String() string { return "result " + scoreList(r.Scores) }

func scoreList(scores []Score) string {
	items := make([]string, len(scores))
	for i, s := range scores {
		items[i] = fmt.Sprintf("%s %d", s.Seat, s.Points)
	}
	return strings.Join(items, ", ")
}

// String returns the winner as it is written in a record.
func (w Winner) String() string {
	if len(w.Seats) == 0 {
		return "winner none"
	}
	return "winner " + strings.Join(w.Seats, " ")
}

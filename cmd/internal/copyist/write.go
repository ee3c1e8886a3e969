package copyist

import (
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// write returns the record in its text form, with comments and empty lines in their places. If told is set, the
// effects follow each decision, before the comments there, and the result of the game comes last.
func (c *Copy) write(t *transcript.Transcript, told bool) string {
	said, dropped := c.forms(t, told)
	var b strings.Builder
	rules := 0
	for i, line := range c.lines {
		n := i + 1
		text, comment := transcript.Comment(line)
		switch form, known := said[n]; {
		case known:
			first, rest, _ := strings.Cut(form, "\n")
			b.WriteString(with(first, line, comment) + "\n" + rest)
		case dropped[n]:
			if comment != "" {
				b.WriteString(comment + "\n")
			}
		default:
			b.WriteString(strings.TrimRight(line, " \t") + "\n")
		}
		if text == rule {
			rules++
		}
	}
	if told && (t.Result != nil || t.Winner != nil) {
		c.out(&b, t, rules)
	}
	return b.String()
}

// out writes the result of the game.
func (c *Copy) out(b *strings.Builder, t *transcript.Transcript, rules int) {
	if rules < 2 {
		b.WriteString(rule + "\n")
	}
	if t.Result != nil {
		b.WriteString(t.Result.String() + "\n")
	}
	if t.Winner != nil {
		b.WriteString(t.Winner.String() + "\n")
	}
}

// forms returns the text of each line, and the lines that are dropped because their content is written elsewhere.
func (c *Copy) forms(t *transcript.Transcript, told bool) (said map[int]string, dropped map[int]bool) {
	said, dropped = map[int]string{}, map[int]bool{}
	mark := func(m *transcript.Mark) {
		if m != nil {
			said[m.Line] = m.String()
		}
	}
	mark(t.Opening)
	written, _ := transcript.Parse(c.name, []byte(strings.Join(c.lines, "\n")+"\n")) // it was read before
	for i := range t.Decisions {
		d, was := &t.Decisions[i], &written.Decisions[i]
		for _, e := range was.Effects {
			if dropped[e.Line] = told; !told {
				said[e.Line] = e.String()
			}
		}
		if mark(was.Mark); told {
			tell(said, d, was)
		}
	}
	if r := written.Result; r != nil {
		if dropped[r.Line] = told; !told {
			said[r.Line] = r.String()
		}
	}
	if w := written.Winner; w != nil {
		if dropped[w.Line] = told; !told {
			said[w.Line] = w.String()
		}
	}
	return said, dropped
}

// tell writes the effects of a decision below it. An effect that the record already claims stays on its line; a
// missing effect comes below the line before. So comments keep their neighbours.
func tell(said map[int]string, d, was *transcript.Decision) {
	first, _, _ := strings.Cut(d.Lines(), "\n")
	at, claims := d.Line, was.Effects
	said[at] = first + "\n"
	for _, e := range d.Effects {
		if len(claims) > 0 && claims[0].Text == e.Text && (claims[0].Clauses == nil || sameClauses(claims[0], e)) {
			at, claims = claims[0].Line, claims[1:]
			said[at] = e.String() + "\n"
			continue
		}
		said[at] += e.String() + "\n"
	}
	if d.Mark != nil && was.Mark == nil {
		said[at] += d.Mark.String() + "\n"
	}
}

// sameClauses reports whether two effects have the same clauses, in any order.
func sameClauses(a, b transcript.Effect) bool {
	return slices.Equal(slices.Sorted(slices.Values(a.Clauses)), slices.Sorted(slices.Values(b.Clauses)))
}

package copyist

import (
	"strings"

	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// write is the record as lines: what it says in the form of records, comments and empty lines where they were. If everything that happened
// is told, it is told below each decision, before the comments there, and how the game came out is told last.
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

// out tells how the game came out.
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

// forms are the lines that say something, in the form of records, and those that are told elsewhere.
func (c *Copy) forms(t *transcript.Transcript, told bool) (said map[int]string, dropped map[int]bool) {
	said, dropped = map[int]string{}, map[int]bool{}
	mark := func(m *transcript.Mark) {
		if m != nil {
			said[m.Line] = m.String()
		}
	}
	mark(t.Opening)
	written, _ := transcript.Parse(c.name, []byte(strings.Join(c.lines, "\n")+"\n")) // it has been read before
	for i := range t.Decisions {
		d, was := &t.Decisions[i], &written.Decisions[i]
		if told {
			said[d.Line] = d.Lines()
			dropped[was.At] = true
		}
		for _, e := range was.Effects {
			if dropped[e.Line] = told; !told {
				said[e.Line] = e.String()
			}
		}
		if dropped[lineOf(was.Mark)] = told; !told {
			mark(was.Mark)
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

func lineOf(m *transcript.Mark) int {
	if m == nil {
		return 0
	}
	return m.Line
}

package notation

import (
	"cmp"
	"fmt"
	"strconv"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
)

// fault is the place where a text stops matching a row. The field left is the number of bytes at the end of
// the text that are not read yet. The field next is the index of the part of the row that should come. The
// field wrong is a text that does not fill the blank, or a surplus text if blank is nil. If wrong is "",
// words of the row are missing.
type fault struct {
	row   *row
	left  int
	next  int
	blank *Blank
	wrong string
}

// Read finds the action that a text spells. The lists are the table's own words.
func (g *Grammar) Read(text string, lists ...[]string) (engine.Action, error) {
	h := g.head(text)
	if h == nil {
		return 0, g.misbegun(text, lists)
	}
	f := fault{row: &h.rows[0], left: len(text)}
	for i := range h.rows {
		r := &h.rows[i]
		rest, ok := r.after(text)
		if !ok {
			f.stop(fault{row: r, left: len(text) - len(h.words)})
			continue
		}
		if a := r.read(rest, lists, &f); a != 0 {
			return a, nil
		}
	}
	return 0, f.explain(text, lists)
}

// head finds the rows with the same beginning as a text; nil if there are none.
func (g *Grammar) head(text string) *head {
	if text == "" {
		return nil
	}
	heads := g.heads[text[0]]
	for i := range heads {
		words := heads[i].words
		if strings.HasPrefix(text, words) && (len(text) == len(words) || text[len(words)] == ' ') {
			return &heads[i]
		}
	}
	return nil
}

// misbegun returns the error for a text that has at most its first word in common with a row.
func (g *Grammar) misbegun(text string, lists [][]string) error {
	word, _, _ := strings.Cut(text, " ")
	var wanted []string
	for _, heads := range g.heads {
		for _, h := range heads {
			if strings.HasPrefix(h.words, word+" ") {
				wanted = append(wanted, h.rows[0].wanted(0, lists))
			}
		}
	}
	if wanted == nil {
		return g.begins
	}
	return fmt.Errorf("write %s", strings.Join(wanted, " or "))
}

// before returns the text before a part of the row, or after the last part.
func (r *row) before(i int) string {
	if i < len(r.parts) {
		return r.parts[i].before
	}
	return r.tail
}

// after returns the text that follows the beginning of a row.
func (r *row) after(text string) (string, bool) {
	begins := r.before(0)
	if rest, ok := strings.CutPrefix(text, begins); ok && (rest == "" || rest[0] == ' ' || len(r.parts) > 0) {
		return rest, true
	}
	return "", len(text)+1 == len(begins) && begins[:len(text)] == text && begins[len(text)] == ' '
}

// read fills the blanks of a row from the text after its beginning; 0 if it cannot.
func (r *row) read(rest string, lists [][]string, f *fault) engine.Action {
	a := r.is
	for i := range r.parts {
		p := &r.parts[i]
		next := r.before(i + 1)
		word, left, ok := cut(rest, next)
		n := p.find(word, lists)
		if n < 0 {
			first, more, several := strings.Cut(word, " ")
			if !p.several && several && p.find(first, lists) >= 0 {
				return f.stop(fault{r, len(rest) - len(first) - 1, 0, nil, cmp.Or(more, " ")})
			}
			if !p.several && next == "" && first != "" {
				word = first
			}
			return f.stop(fault{r, len(rest), 0, p.Blank, word})
		}
		if !ok {
			return f.stop(fault{r, len(left), i + 1, nil, ""})
		}
		a |= engine.Action(n) << p.at
		rest = left
	}
	if rest != "" {
		return f.stop(fault{r, len(rest), 0, nil, cmp.Or(strings.TrimSpace(rest), rest)})
	}
	return a
}

// stop keeps the fault that explains more, which is the fault further on in the text. At the same place, a wrong
// word explains more than a missing one, and a missing word more than a word too much. Of two wrong texts, the
// shorter one explains more.
func (f *fault) stop(g fault) engine.Action {
	if cmp.Or(g.left-f.left, f.rank()-g.rank(), len(g.wrong)-len(f.wrong)) < 0 {
		*f = g
	}
	return 0
}

func (f *fault) rank() int {
	switch {
	case f.blank != nil:
		return 2
	case f.wrong == "":
		return 1
	}
	return 0
}

// cut takes the text of a blank off a text: everything before the next words of the row, or one word if these are
// missing.
func cut(text, next string) (word, rest string, ok bool) {
	if next == "" {
		return text, "", true
	}
	if word, rest, ok = strings.Cut(text, next); ok {
		return word, rest, true
	}
	word, rest, _ = strings.Cut(text, " ")
	return word, rest, next == " "
}

// few is the number of words up to which a comparison is as fast as a lookup.
const few = 12

// find returns the bits for a word, -1 if there are none.
func (p *part) find(word string, lists [][]string) int {
	words := p.words
	switch {
	case word == "":
		return -1
	case p.number:
		n, err := strconv.Atoi(word)
		if err != nil || n < p.Least || n > p.Most || strconv.Itoa(n) != word {
			return -1
		}
		return n + p.plus
	case len(words) > few:
		if n, ok := p.index[word]; ok {
			return n + p.plus
		}
		return -1
	case words == nil:
		words = lists[p.List]
	}
	for i, w := range words {
		if w == word {
			return i + p.plus
		}
	}
	return -1
}

// explain returns the error for a fault.
func (f *fault) explain(text string, lists [][]string) error {
	fits := strings.TrimRight(text[:len(text)-f.left], " ")
	switch b := f.blank; {
	case b == nil && f.wrong == "" && f.next == 0:
		return fmt.Errorf("write %s", f.row.wanted(0, lists))
	case b == nil && f.wrong == "":
		return fmt.Errorf("write %s%s", fits, f.row.wanted(f.next, lists))
	case b == nil:
		return fmt.Errorf("%q is too much after %s", f.wrong, fits)
	case b.Refuse == nil:
		return fmt.Errorf("%q is not a number from %d to %d", f.wrong, b.Least, b.Most)
	case b.Words == nil:
		return b.Refuse(f.wrong, lists[b.List])
	default:
		return b.Refuse(f.wrong, b.Words)
	}
}

// wanted spells a row from a part on. A blank with few words appears as these words, and any other blank as its
// name.
func (r *row) wanted(next int, lists [][]string) string {
	text := r.before(next)
	for i := next; i < len(r.parts); i++ {
		words := r.parts[i].words
		if words == nil && !r.parts[i].number {
			words = lists[r.parts[i].List]
		}
		if len(words) > 1 && len(words) <= 3 {
			text += strings.Join(words[:len(words)-1], ", ") + " or " + words[len(words)-1]
		} else {
			text += r.parts[i].name
		}
		text += r.before(i + 1)
	}
	return text
}

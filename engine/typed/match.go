package typed

import (
	"regexp"
	"slices"
	"strings"
)

// mostSteps bounds the search for the words of one row.
const mostSteps = 4000

// match is a row during the attempt to fill it from the words of a line.
type match struct {
	p     *phrases
	r     *row
	words []word
	used  []bool
	steps int
	// singly reports that each name without a number is one piece.
	singly bool
	// fills are the texts of the blanks so far. at is the index of the word where each text begins,
	// -1 for none.
	fills []string
	at    []int
	here  func(string) bool
	found []reading
}

// reading is a possible meaning of a line: a spelling, and the blanks that it leaves open.
type reading struct {
	row     *row
	fills   []string
	ordered bool
	missing int
	// idle is the number of words that have no meaning in the reading. over are words with a meaning
	// but without a place in it.
	idle int
	over []string
}

// read returns the readings of a line in one row.
func (p *phrases) read(r *row, words []word, here func(string) bool) (all []reading) {
	for _, way := range r.ways {
		m := &match{p: p, r: r, words: words, used: make([]bool, len(words)), here: here}
		if m.way(way) {
			m.fill(0)
			all = append(all, m.found...)
		}
	}
	return all
}

// way uses up the words of one wording of the row. It returns false if a word is missing.
func (m *match) way(way []string) bool {
	for _, stem := range way {
		i := 0
		for i < len(m.words) && (m.used[i] || m.p.is(m.words[i].stem) != stem) {
			i++
		}
		if i == len(m.words) {
			return false
		}
		m.used[i] = true
	}
	return true
}

// fill fills the blanks from index b on in every possible way, and also leaves each open.
func (m *match) fill(b int) {
	if m.steps++; m.steps > mostSteps {
		return
	}
	if b == len(m.r.parts) {
		m.end()
		return
	}
	c := m.r.parts[b].class
	if b+1 < len(m.r.parts) && m.r.parts[b+1].before == "*" {
		m.counted(b, c)
	} else if c.runs != nil || c.list != nil {
		m.several(b, c)
	} else {
		m.single(b, c)
	}
	m.take(b, "", -1, 0, 1)
}

// take fills a blank, or several that belong together, with a text, and continues with the next
// blank.
func (m *match) take(b int, text string, at, n, blanks int) {
	for i := range n {
		m.used[at+i] = true
	}
	m.fills, m.at = append(m.fills, text), append(m.at, at)
	if blanks == 2 {
		m.fills, m.at = append(m.fills, ""), append(m.at, at)
	}
	m.fill(b + blanks)
	m.fills, m.at = m.fills[:len(m.fills)-blanks], m.at[:len(m.at)-blanks]
	for i := range n {
		m.used[at+i] = false
	}
}

// single fills a blank with one word of the game.
func (m *match) single(b int, c *class) {
	for i := range m.words {
		for _, s := range m.spans(c, i) {
			m.take(b, s.word, i, len(s.stems), 1)
		}
	}
}

// spans returns the longest texts that fill a blank from word i on. Of several copies, it returns
// those on the table.
func (m *match) spans(c *class, i int) (spans []fill) {
	if m.used[i] {
		return nil
	}
	if c.number {
		if isNumber(m.words[i].text) {
			return []fill{{stems: []string{""}, word: m.words[i].text}}
		}
		return nil
	}
	most := 0
	for _, f := range c.fills[m.p.is(m.words[i].stem)] {
		if n := len(f.stems); n >= most && m.fits(f, i) {
			if n > most {
				spans = nil
			}
			spans, most = append(spans, f), n
		}
	}
	if after := i + most; len(spans) == 1 && !spans[0].base && !strings.Contains(spans[0].word, "#") &&
		after < len(m.words) && strings.HasPrefix(m.words[after].text, "#") {
		return []fill{{stems: append(slices.Clone(spans[0].stems), "#"), word: spans[0].word}} // a card's name is enough
	}
	return m.copies(spans)
}

func (m *match) fits(f fill, i int) bool {
	if i+len(f.stems) > len(m.words) {
		return false
	}
	for k, stem := range f.stems {
		if m.used[i+k] || strings.TrimPrefix(m.p.is(m.words[i+k].stem), "#") != strings.TrimPrefix(stem, "#") {
			return false
		}
	}
	return true
}

// copies returns the copies of a piece that are on the table; if there are none, the first copy.
func (m *match) copies(spans []fill) []fill {
	if len(spans) < 2 || !spans[0].base {
		return spans
	}
	var on []fill
	for _, f := range spans {
		if m.here(f.word) {
			on = append(on, f)
		}
	}
	if on == nil {
		return spans[:1]
	}
	return on
}

// mostOver is the limit of words with a meaning but without a place in a reading.
const mostOver = 3

// end notes a reading, and the few remaining words that have another meaning.
func (m *match) end() {
	idle, over := 0, []string(nil)
	for i, w := range m.words {
		if m.used[i] {
			continue
		}
		idle++
		stem := m.p.is(w.stem)
		single := w.text == "1" && !m.r.counting && i+1 < len(m.words) && m.used[i+1]
		if !m.p.ignore[stem] && !single && (!m.r.own[stem] || m.said(stem)) {
			over = append(over, w.text)
		}
	}
	if len(over) > mostOver {
		return
	}
	ordered, ok := m.placed()
	if !ok {
		return
	}
	missing := 0
	for i, text := range m.fills {
		if text == "" && m.at[i] < 0 {
			missing++
		}
	}
	m.found = append(m.found, reading{m.r, slices.Clone(m.fills), ordered, missing, idle, over})
}

// said reports whether a word has already been used. A second use has a meaning of its own.
func (m *match) said(stem string) bool {
	for i, w := range m.words {
		if m.used[i] && m.p.is(w.stem) == stem {
			return true
		}
	}
	return false
}

// placed reports whether every blank has a suitable preposition, and whether the line has all
// blanks in their order.
func (m *match) placed() (ordered, ok bool) {
	ordered = true
	for i, p := range m.r.parts {
		for j, q := range m.r.parts {
			if i == j || m.at[i] < 0 || m.at[j] < 0 {
				continue
			}
			said := m.words[m.at[i]].prep
			if p.class == q.class && said != "" && slices.Contains(q.preps, said) && !slices.Contains(p.preps, said) {
				return false, false
			}
			ordered = ordered && (i < j) == (m.at[i] < m.at[j] || m.at[i] == m.at[j] && i < j)
		}
	}
	return ordered, true
}

// text returns the reading in the spelling of the game.
func (r *reading) text() string { return r.row.spelling(r.fills) }

// among returns the actions of which the reading is a part.
func (r *reading) among(actions []string) (all []string) {
	var b strings.Builder
	b.WriteString("^")
	for i, p := range r.row.parts {
		if i > 0 && r.row.counts(i, r.fills) {
			continue
		}
		b.WriteString(regexp.QuoteMeta(p.before))
		if r.fills[i] != "" {
			b.WriteString(regexp.QuoteMeta(r.fills[i]))
		} else {
			b.WriteString(".+")
		}
	}
	begins := regexp.MustCompile(b.String() + regexp.QuoteMeta(r.row.tail) + "$")
	for _, a := range actions {
		if begins.MatchString(a) {
			all = append(all, a)
		}
	}
	return all
}

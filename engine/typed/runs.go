package typed

import (
	"slices"
	"strconv"
	"strings"
)

// counted fills a NAME*NUMBER pair of blanks.
func (m *match) counted(b int, c *class) {
	for i := range m.words {
		for _, r := range m.runs(c, i) {
			m.take(b, r.name+"*"+r.number, r.at, r.n, 2)
		}
	}
}

// run is a name with its number: n words from index at on.
type run struct {
	name, number string
	at, n        int
}

// runs returns the run that begins at word i: "3 oil", "oil 3", "oil x3", "an oil".
func (m *match) runs(c *class, i int) []run {
	if m.used[i] {
		return nil
	}
	if isNumber(m.words[i].text) && i+1 < len(m.words) {
		for _, s := range m.spans(c, i+1) {
			return []run{{s.word, m.words[i].text, i, 1 + len(s.stems)}}
		}
	}
	for _, s := range m.spans(c, i) {
		end := i + len(s.stems)
		if end < len(m.words) && !m.used[end] {
			if n := strings.TrimPrefix(m.words[end].text, "x"); isNumber(n) {
				return []run{{s.word, n, i, len(s.stems) + 1}}
			}
		}
		if m.words[i].one || m.singly {
			return []run{{s.word, "1", i, len(s.stems)}}
		}
	}
	return nil
}

// isSingly reports whether a name without a number follows itself, as in "oil, oil and coal". Each name without a
// number is one piece then.
func (m *match) isSingly(c *class) bool {
	for i := range m.words {
		for _, s := range m.spans(c, i) {
			next := i + len(s.stems)
			bare := (i == 0 || m.used[i-1] || !isNumber(m.words[i-1].text)) && next < len(m.words) &&
				(m.words[next].one || m.runs(c, next) == nil)
			again := func(other fill) bool { return other.word == s.word }
			if bare && slices.ContainsFunc(m.spans(c, next), again) {
				return true
			}
		}
	}
	return false
}

// merged returns the items of a payment with one item for each name.
func merged(items []string) (all []string) {
	for _, item := range items {
		name, number, counted := strings.Cut(item, "*")
		at := slices.IndexFunc(all, func(other string) bool { return strings.HasPrefix(other, name+"*") })
		if !counted || at < 0 {
			all = append(all, item)
			continue
		}
		n, _ := strconv.Atoi(number)
		k, _ := strconv.Atoi(all[at][len(name)+1:])
		all[at] = name + "*" + strconv.Itoa(n+k)
	}
	return all
}

// several fills a blank with all remaining runs, or with all remaining names of a list.
func (m *match) several(b int, c *class) {
	var items []string
	taken, joined, numbered, first := slices.Clone(m.used), false, false, -1
	m.singly = c.runs != nil && m.isSingly(c.runs)
	defer func() { m.singly = false }()
	for i := 0; i < len(m.words); {
		n := 0
		if c.runs != nil {
			if m.words[i].text == "nothing" && !m.used[i] {
				items, n = append(items, "nothing"), 1
			} else if runs := m.runs(c.runs, i); runs != nil {
				items, n = append(items, runs[0].name+"*"+runs[0].number), runs[0].n
				numbered = numbered || isNumber(m.words[i].text) || isNumber(strings.TrimPrefix(m.words[i+n-1].text, "x"))
			}
		} else if spans := m.spans(c.list, i); spans != nil {
			items, n = append(items, spans[0].word), len(spans[0].stems)
		}
		if n > 0 && first < 0 {
			first = i
		}
		joined = joined || n > 0 && len(items) > 1 && m.words[i].joined
		for k := range n {
			taken[i+k] = true
		}
		i += max(n, 1)
	}
	if items == nil {
		return
	}
	if m.singly || !numbered { // a payment with numbers may repeat a name: the cards are laid down in that order
		items = merged(items)
	}
	m.singly = false
	by := " "
	if c.list != nil {
		by = ", "
	}
	used := m.used
	for _, order := range orders(items, joined || c.list != nil) {
		m.used = slices.Clone(taken)
		m.take(b, strings.Join(order, by), first, 0, 1)
	}
	m.used = used
}

// mostOrdered is the limit of items whose orders are all tried.
const mostOrdered = 3

// orders returns the possible orders of some items. It is only the given order, unless the items
// were joined by "and".
func orders(items []string, joined bool) [][]string {
	if !joined || len(items) < 2 || len(items) > mostOrdered {
		return [][]string{items}
	}
	var all [][]string
	for i := range items {
		for _, rest := range orders(slices.Delete(slices.Clone(items), i, i+1), true) {
			all = append(all, append([]string{items[i]}, rest...))
		}
	}
	return all
}

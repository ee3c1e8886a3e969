package typed

import (
	"maps"
	"slices"
)

// mostWays is the largest number of actions that Ways returns.
const mostWays = 600

// Ways returns the actions that a text can mean if it leaves parts of an action open. Ways fills each open
// part with every possible word, and an open number with 1. A text with a word that has no place in the
// action means no action.
func (r *Reader) Ways(actor, said string) (all []string) {
	meant, open, _ := r.readings(actor, plain(said))
	if meant != nil {
		return meant
	}
	if len(open) == 0 {
		return nil
	}
	idle, missing := open[0].idle, open[0].missing
	for _, is := range open {
		if is.idle < idle || is.idle == idle && is.missing < missing {
			idle, missing = is.idle, is.missing
		}
	}
	for i := range open {
		if is := &open[i]; is.over == nil && is.idle == idle && is.missing == missing {
			for _, action := range is.ways(0) {
				if len(all) < mostWays && r.game.Reads(action) && !slices.Contains(all, action) {
					all = append(all, action)
				}
			}
		}
	}
	return all
}

// ways returns the actions of a reading with its open blanks filled in, from blank b on.
func (r *reading) ways(b int) []string {
	if b == len(r.fills) {
		return []string{r.text()}
	}
	if r.fills[b] != "" || b > 0 && r.row.parts[b].before == "*" {
		return r.ways(b + 1)
	}
	var all []string
	counted := b+1 < len(r.row.parts) && r.row.parts[b+1].before == "*"
	for _, word := range r.row.parts[b].words() {
		if counted {
			word += "*1"
		}
		r.fills[b] = word
		if all = append(all, r.ways(b+1)...); len(all) > mostWays {
			break
		}
	}
	r.fills[b] = ""
	return all
}

// words are those that can fill a blank, in the order of the alphabet.
func (c *class) words() (all []string) {
	switch {
	case c.number:
		return []string{"1"}
	case c.list != nil:
		return c.list.words()
	case c.runs != nil:
		for _, word := range c.runs.words() {
			all = append(all, word+"*1")
		}
		return all
	}
	found := map[string]bool{}
	for _, some := range c.fills {
		for _, f := range some {
			found[f.word] = true
		}
	}
	return slices.Sorted(maps.Keys(found))
}

package features

import (
	"fmt"
	"io/fs"
	"maps"
	"slices"
	"strings"
)

// use is the place where a scenario cites a clause or a question, such as an opening or a view.
type use int

const (
	opening use = iota
	viewing
	listing
	deciding
	refusing
	uses
)

const citationsHead = "cited\topenings\tviews\tlists\tdecisions\trefusals\n"

// all is the id of the line with the number of scenarios.
const all = "scenarios"

// counts holds the number of citations by each use.
type counts [uses]int

// citations counts the citations of each clause and each question in scenarios.
type citations struct {
	cited map[string]*counts
	// here holds the citations of the scenario that runs.
	here map[citation]bool
}

// citation is a cited clause or question, by its id. For the words of a message it is their form, which forms
// counts.
type citation struct {
	id    string
	forms *forms
	form
	by use
	// said holds the decision or attempt with its words. One that a scenario plays again counts only once.
	said
}

// cites records citations in the scenario under way.
func (c *citations) cites(by use, action string, ids ...string) {
	for _, id := range ids {
		if id != "" {
			c.heard(citation{id: id, by: by, said: said{action: action}})
		}
	}
}

func (c *citations) heard(one citation) {
	if c.here == nil {
		c.here = map[citation]bool{}
	}
	c.here[one] = true
}

// Ran adds the citations of the scenario that has ended to the totals. Pass Ran as [Options.Ran].
func (t *Told) Ran(Scenario) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.cited == nil {
		t.cited = map[string]*counts{}
	}
	t.cites(opening, "", all)
	for c := range t.here {
		if c.forms != nil {
			c.forms.times[c.form]++
			continue
		}
		if t.cited[c.id] == nil {
			t.cited[c.id] = &counts{}
		}
		t.cited[c.id][c.by]++
	}
	clear(t.here)
}

// Citations returns a table with a line for each clause and each open question. A line counts the scenarios
// that cite the clause or question: in openings, in views and in lists of legal actions. The line also counts
// the decisions and refusals that cite the clause or question.
func (t *Told) Citations() string {
	t.mu.Lock()
	defer t.mu.Unlock()
	var b strings.Builder
	b.WriteString(citationsHead)
	for _, id := range slices.Sorted(maps.Keys(t.cited)) {
		b.WriteString(t.cited[id].line(id))
	}
	return b.String()
}

func (n *counts) line(id string) string {
	return id + "\t" + strings.Trim(strings.ReplaceAll(fmt.Sprint(*n), " ", "\t"), "[]") + "\n"
}

// same checks that each citation is as frequent as in the file. A citation that was lost or exchanged shows
// here, even if no scenario is about it. If the scenarios have changed, a citation may be more frequent.
func (c *citations) same(name string) error {
	pinned, err := fs.ReadFile(scenarios, name)
	if err != nil {
		return err
	}
	was := map[string]counts{}
	for text := range strings.Lines(strings.TrimPrefix(string(pinned), citationsHead)) {
		var id string
		var n counts
		if _, err := fmt.Sscan(text, &id, &n[0], &n[1], &n[2], &n[3], &n[4]); err != nil {
			return fmt.Errorf("features/%s: %q: %w", name, text, err)
		}
		was[id] = n
	}
	exact, columns := c.of(all) == was[all], strings.Fields(citationsHead)[1:]
	delete(was, all)
	for _, id := range slices.Sorted(maps.Keys(was)) {
		is, was := c.of(id), was[id]
		for by := range uses {
			if is[by] < was[by] || exact && is[by] > was[by] {
				return fmt.Errorf("features/%s: %d %s cite %s, but before %d did", name, is[by], columns[by], id, was[by])
			}
		}
	}
	return nil
}

// of returns the number of citations of an id, by use.
func (c *citations) of(id string) counts {
	if n := c.cited[id]; n != nil {
		return *n
	}
	return counts{}
}

package edition

import (
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/rulebook"
)

// Change is one change from the older to the newer edition: sentences that replace each other, and the figures that
// changed with them. A change without sentences is a rule that changed although no sentence did.
type Change struct {
	Was []Sentence `json:"was"`
	Is  []Sentence `json:"is"`
	// Figures lists the figures that changed.
	Figures []Figure `json:"figures,omitempty"`

	// kept lists the clauses that depend on the figures, and whose sentence did not change.
	kept []Sentence
}

// Sentence is a clause with its text.
type Sentence struct {
	ID   string `json:"id"`
	Says string `json:"says"`
}

// Figure is a figure of the components, with its values in the two editions. A value is "" if the edition does not have
// the figure.
type Figure struct {
	Path string `json:"path"`
	Was  string `json:"was"`
	Is   string `json:"is"`
}

// sentence returns the sentence of a clause.
func sentence(c *rulebook.Clause) Sentence {
	return Sentence{string(c.ID), strings.Join(strings.Fields(c.Says), " ")}
}

// worded reports whether a sentence of the rulebook changed.
func (c *Change) worded() bool { return len(c.Was)+len(c.Is) > 0 }

// has reports whether the change replaces or adds one of the clauses.
func (c *Change) has(ids []string) bool {
	return slices.ContainsFunc(slices.Concat(c.Was, c.Is), func(s Sentence) bool { return slices.Contains(ids, s.ID) })
}

// changes lists the changes between two editions. The function depends lists the clauses of a figure. A sentence goes with the
// sentence that it replaces, and a figure with the sentences that depend on it.
func changes(old, is *Edition, depends func(path string) []string) (all []*Change) {
	all = replaced(missing(old, is), missing(is, old))
	for _, path := range paths(old, is) {
		f := Figure{path, old.Figures[path], is.Figures[path]}
		of := depends(path)
		c := joined(&all, func(c *Change) bool { return c.has(of) })
		c.Figures = append(c.Figures, f)
		for _, id := range of {
			if kept := is.clause(id); kept != nil && old.clause(id) != nil && !c.has([]string{id}) && !c.keeps(id) {
				c.kept = append(c.kept, sentence(kept))
			}
		}
	}
	return all
}

func (c *Change) keeps(id string) bool {
	return slices.ContainsFunc(c.kept, func(s Sentence) bool { return s.ID == id })
}

// missing lists the clauses that one edition has and the other does not have with the same sentence.
func missing(one, other *Edition) (list []*rulebook.Clause) {
	for i := range one.Clauses {
		c := &one.Clauses[i]
		if there := other.clause(string(c.ID)); there == nil || sentence(there).Says != sentence(c).Says {
			list = append(list, c)
		}
	}
	return list
}

// paths lists the fields of the figures that differ.
func paths(old, is *Edition) (list []string) {
	for path, value := range is.Figures {
		if was, there := old.Figures[path]; !there || was != value {
			list = append(list, path)
		}
	}
	for path := range old.Figures {
		if _, there := is.Figures[path]; !there {
			list = append(list, path)
		}
	}
	slices.Sort(list)
	return list
}

// joined joins the changes that match into the first of them, and returns it. If none matches, joined adds a change.
func joined(all *[]*Change, match func(*Change) bool) *Change {
	var first *Change
	*all = slices.DeleteFunc(*all, func(c *Change) bool {
		switch {
		case !match(c):
			return false
		case first == nil:
			first = c
			return false
		}
		first.Was, first.Is = append(first.Was, c.Was...), append(first.Is, c.Is...)
		first.Figures, first.kept = append(first.Figures, c.Figures...), append(first.kept, c.kept...)
		return true
	})
	if first == nil {
		first = &Change{Was: []Sentence{}, Is: []Sentence{}}
		*all = append(*all, first)
	}
	return first
}

// replaced pairs the clauses that are gone with those that are new: those with the same id, and then each with the one
// of its section that has the most words in common. A clause without such a partner is a change alone.
func replaced(gone, added []*rulebook.Clause) (all []*Change) {
	for _, c := range gone {
		all = append(all, &Change{Was: []Sentence{sentence(c)}, Is: []Sentence{}})
	}
	taken := map[*rulebook.Clause]bool{}
	for _, c := range added {
		partner := nearest(c, gone)
		if partner == nil {
			all = append(all, &Change{Was: []Sentence{}, Is: []Sentence{sentence(c)}})
			continue
		}
		taken[partner] = true
		to := joined(&all, func(one *Change) bool { return one.has([]string{string(partner.ID)}) })
		to.Is = append(to.Is, sentence(c))
	}
	for _, c := range gone { // two sentences may have become one
		partner := nearest(c, added)
		if taken[c] || partner == nil {
			continue
		}
		joined(&all, func(one *Change) bool { return one.has([]string{string(partner.ID), string(c.ID)}) })
	}
	return all
}

// nearest returns the clause that a clause replaces or is replaced by; nil if none has half of its words.
func nearest(c *rulebook.Clause, list []*rulebook.Clause) (best *rulebook.Clause) {
	most := 0
	own := rulebook.Stems(c.Says)
	for _, other := range list {
		if other.ID == c.ID {
			return other
		}
		if other.Section != c.Section || other.Kind != c.Kind {
			continue
		}
		words := rulebook.Stems(other.Says)
		common := 0
		for _, word := range words {
			if slices.Contains(own, word) {
				common++
			}
		}
		if 2*common >= min(len(own), len(words)) && common > most {
			most, best = common, other
		}
	}
	return best
}

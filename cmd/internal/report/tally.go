package report

import (
	"fmt"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/prose"
)

// mostPlaces is the number of places of a clause that are listed; there may be thousands.
const mostPlaces = 5

// Tally sums up the cases. The zero value is ready.
type Tally struct {
	Files int `json:"files"`
	// Nouns are the cases of all files, counted by their kind; the next fields count them by their result.
	Nouns  []Count `json:"cases"`
	Passed int     `json:"passed"`
	Failed int     `json:"failed"`
	Unread int     `json:"unread"`
	// Groups are the failures by the clauses that they rest on, in the order of the clauses; those that rest on none come last.
	Groups []Group `json:"clauses"`
	// PassedOver is the number of files in folders that were passed over, because they are of another kind.
	PassedOver int `json:"passed-over,omitempty"`
	// Stopped reports that there were more files to judge.
	Stopped bool `json:"stopped,omitempty"`

	words map[Outcome]string
}

// Count is the number of cases of a kind.
type Count struct {
	Noun string `json:"noun"`
	N    int    `json:"count"`
}

// Group is the failures that rest on a clause, "" for none.
type Group struct {
	Clause engine.Clause `json:"clause,omitempty"`
	Says   string        `json:"says,omitempty"`
	N      int           `json:"count"`
	// Places are the places of the first few.
	Places []string `json:"places"`
}

// Add adds the cases of a file.
func (t *Tally) Add(s *Suite) {
	t.Files++
	if t.words == nil {
		t.words = map[Outcome]string{}
	}
	for i := range s.Cases {
		c := &s.Cases[i]
		t.words[c.Outcome] = c.Word
		at := slices.IndexFunc(t.Nouns, func(n Count) bool { return n.Noun == c.Noun })
		if at < 0 {
			at, t.Nouns = len(t.Nouns), append(t.Nouns, Count{Noun: c.Noun})
		}
		t.Nouns[at].N++
		switch c.Outcome {
		case Passed:
			t.Passed++
		case Unread:
			t.Unread++
		case Failed:
			t.Failed++
			t.group(c)
		}
	}
}

// group notes a failure under each clause that it rests on.
func (t *Tally) group(c *Case) {
	if len(c.Clauses) == 0 {
		t.at(Clause{}).note(c.Place)
	}
	for _, clause := range c.Clauses {
		t.at(clause).note(c.Place)
	}
}

func (t *Tally) at(c Clause) *Group {
	at, found := slices.BinarySearchFunc(t.Groups, c.ID, func(g Group, id engine.Clause) int {
		return strings.Compare(key(g.Clause), key(id))
	})
	if !found {
		t.Groups = slices.Insert(t.Groups, at, Group{Clause: c.ID, Says: c.Says})
	}
	return &t.Groups[at]
}

// key returns the sort key of a group.
func key(id engine.Clause) string {
	if id == "" {
		return "~" // after all letters
	}
	return string(id)
}

func (g *Group) note(place string) {
	if g.N++; len(g.Places) < mostPlaces {
		g.Places = append(g.Places, place)
	}
}

// Sum states the number of cases and their results, on one line.
func (t *Tally) Sum() string {
	var of []string
	for _, n := range t.Nouns {
		of = append(of, prose.Count(n.N, n.Noun))
	}
	if of == nil {
		of = []string{"nothing"}
	}
	sum := fmt.Sprintf("%s, %d %s", strings.Join(of, " and "), t.Failed, t.word(Failed, "overruled"))
	if t.Unread > 0 {
		sum += fmt.Sprintf(", %d %s", t.Unread, t.word(Unread, "not read"))
	}
	if t.Stopped {
		sum += "; stopped before the end"
	}
	return sum
}

// over states the number of files that were passed over, on one line with its end; "" for none.
func (t *Tally) over() string {
	if t.PassedOver == 0 {
		return ""
	}
	return prose.Count(t.PassedOver, "other file") + " passed over: neither a record nor scenarios of a game here\n"
}

func (t *Tally) word(o Outcome, word string) string {
	if said := t.words[o]; said != "" {
		return said
	}
	return word
}

// name returns the clause, or words for none.
func (g *Group) name() string {
	if g.Clause == "" {
		return "no clause"
	}
	return string(g.Clause)
}

// places returns the places that are listed, and the number of the others as the last entry.
func (g *Group) places() []string {
	places := slices.Clone(g.Places)
	if more := g.N - len(places); more > 0 {
		places = append(places, fmt.Sprintf("and %d more", more))
	}
	return places
}

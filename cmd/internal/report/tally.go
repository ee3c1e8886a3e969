package report

import (
	"fmt"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/prose"
)

// mostPlaces is the number of places listed for a clause; there may be thousands.
const mostPlaces = 5

// Tally counts cases and their results. The zero value is empty and ready.
type Tally struct {
	Files int `json:"files"`
	// Nouns counts the cases of all files by kind. The next fields count them by result.
	Nouns  []Count `json:"cases"`
	Passed int     `json:"passed"`
	Failed int     `json:"failed"`
	Unread int     `json:"unread"`
	// Groups holds the failures by clause, in the order of the clauses. Failures that rest on no clause come last.
	Groups []Group `json:"clauses"`
	// PassedOver counts the files in folders that were not judged, because they are of another kind.
	PassedOver int `json:"passed-over,omitempty"`
	// Stopped reports that the run was stopped before all files were judged.
	Stopped bool `json:"stopped,omitempty"`

	words map[Outcome]string
}

// Count is the number of cases of a kind.
type Count struct {
	Noun string `json:"noun"`
	N    int    `json:"count"`
}

// Group counts the failures that rest on a clause; the clause is "" for failures that rest on none.
type Group struct {
	Clause engine.Clause `json:"clause,omitempty"`
	Says   string        `json:"says,omitempty"`
	N      int           `json:"count"`
	// Places lists the places of the first few failures.
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
		return "~" // sorts after all letters
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

// over returns one line about the number of files that were not judged, or "" if all were.
func (t *Tally) over() string {
	if t.PassedOver == 0 {
		return ""
	}
	return prose.Count(t.PassedOver, "other file") + " passed over: neither a record nor scenarios of a known game\n"
}

func (t *Tally) word(o Outcome, word string) string {
	if said := t.words[o]; said != "" {
		return said
	}
	return word
}

// name returns the clause of the group, or words for no clause.
func (g *Group) name() string {
	if g.Clause == "" {
		return "no clause"
	}
	return string(g.Clause)
}

// places returns the listed places. The last entry counts the others.
func (g *Group) places() []string {
	places := slices.Clone(g.Places)
	if more := g.N - len(places); more > 0 {
		places = append(places, fmt.Sprintf("and %d more", more))
	}
	return places
}

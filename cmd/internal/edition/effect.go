package edition

import (
	"cmp"
	"fmt"
	"path"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/cmd/internal/compare"
	"github.com/yardstick-rules/yardstick/engine/pairs"
	"github.com/yardstick-rules/yardstick/engine/prose"
)

// The classes of changes, by the effect of the newer edition.
const (
	// Wording changes no rule: no pair of games, scenario or reference game differs.
	Wording = "wording"
	// Narrower and Wider allow players less and more after the same decisions. Both does both.
	Narrower = compare.Narrower
	Wider    = compare.Wider
	Both     = compare.Both
	// Other changes a rule, but no choice of a player after the same decisions was seen to change.
	Other = "other"
	// Untried stands for a trial that was stopped.
	Untried = "untried"
)

// classes lists the classes in the order of an answer.
var classes = []string{Wider, Narrower, Both, Other, Wording, Untried}

// Effect is the effect of a trial, with the evidence.
type Effect struct {
	// Class is one of the classes.
	Class string `json:"class"`
	// Shown lists the shortest game found, one for each direction.
	Shown []Shown `json:"shown"`
	// Scenarios and Pinned list the places of scenarios and reference games that differ. Impossible counts the scenarios
	// whose position is impossible in one edition.
	Scenarios  []string `json:"scenarios"`
	Impossible int      `json:"impossible"`
	Pinned     []string `json:"pinned"`
	// Pairs counts the pairs of games, or the single games with another program. Parted counts those that differ.
	Pairs  int `json:"pairs"`
	Parted int `json:"parted"`
	// Named reports that a difference names a changed clause, or that the trial sets back nothing else.
	Named bool `json:"named"`
	// Kept lists the clauses of both editions whose rule changed although their sentence did not.
	Kept []Sentence `json:"kept"`

	// single reports that Pairs counts single games.
	single bool
	// unread counts the scenarios and reference games that another program cannot read.
	unread int
}

// Shown is a difference with the shortest game that shows it.
type Shown struct {
	// Is is narrower, wider or other. Phase is the phase of the game; "" for a reference game.
	Is    string `json:"is"`
	Phase string `json:"phase,omitempty"`
	// Decisions is the length of the game, with the decisions of chance. Says describes the difference.
	Decisions int    `json:"decisions"`
	Says      string `json:"says"`
	// Record is the game; "" if no pair of games shows the difference.
	Record string `json:"record,omitempty"`
}

// byPlayer reports whether a player, and not chance, has other choices.
func byPlayer(d *compare.Difference) bool {
	return (d.Kind == pairs.Narrower || d.Kind == pairs.Wider) && d.Actor != "chance"
}

// effectOf classes a comparison by what it shows. The arguments old and is name the editions.
func effectOf(r *compare.Report, records map[string]string, old, is string) Effect {
	e := Effect{Shown: []Shown{}, Scenarios: []string{}, Pinned: []string{}, Kept: []Sentence{}}
	for _, s := range r.Scenarios.Changed() {
		if s.Unread {
			e.Impossible++
			continue
		}
		e.Scenarios = append(e.Scenarios, fmt.Sprintf("%s:%d", path.Base(s.File), s.Line))
	}
	if r.Pinned != nil {
		for _, p := range r.Pinned.Part {
			if p.Unread {
				e.unread++
				continue
			}
			e.Pinned = append(e.Pinned, fmt.Sprintf("%s:%d", path.Base(p.File), p.Line))
		}
	}
	if r.Followed != nil { // the other program does not know the questions of today
		e.single, e.unread, e.Impossible = true, e.unread+e.Impossible, 0
	}
	if r.Parting != nil {
		e.Pairs, e.Parted = r.Parting.Of, r.Parting.Games
	}
	ways := map[string]bool{}
	for _, way := range []string{Wider, Narrower} {
		if s := shortest(r, records, old, is, way); s != nil {
			e.Shown, ways[way] = append(e.Shown, *s), true
		}
	}
	e.Class = class(ways)
	if e.Class != "" {
		return e
	}
	e.Class = Other
	if s := shortest(r, records, old, is, Other); s != nil {
		e.Shown = append(e.Shown, *s)
	} else if len(e.Scenarios)+e.Impossible+len(e.Pinned)+e.Parted == 0 {
		e.Class = Wording
	}
	return e
}

// class returns the class of the directions that were seen; "" for none.
func class(ways map[string]bool) string {
	switch {
	case ways[Wider] && ways[Narrower]:
		return Both
	case ways[Wider]:
		return Wider
	case ways[Narrower]:
		return Narrower
	}
	return ""
}

// shortest returns the shortest game that shows a difference of one direction; else the reference game that shows it
// first; nil for none.
func shortest(r *compare.Report, records map[string]string, old, is, way string) *Shown {
	found := slices.DeleteFunc(r.Found(), func(d compare.Difference) bool {
		return d.Direct == 0 || (way == Other) == byPlayer(&d) || way != Other && d.Kind.String() != way
	})
	if len(found) > 0 {
		d := slices.MinFunc(found, func(a, b compare.Difference) int { return cmp.Compare(a.Decisions, b.Decisions) })
		return &Shown{way, d.Phase, d.Decisions, d.Between(old, is), records[d.Name()+".yard"]}
	}
	if r.Pinned == nil {
		return nil
	}
	for _, p := range r.Pinned.Part {
		if !p.Unread && (p.Is == way || way == Other) {
			return &Shown{Is: way, Decisions: p.Decision, Says: fmt.Sprintf("%s:%d, %s %s; %s %s", path.Base(p.File), p.Line, old, p.A, is, p.B)}
		}
	}
	return nil
}

// evidence counts the pairs, scenarios and reference games that differ.
func (e *Effect) evidence() string {
	var parts []string
	for _, part := range []struct {
		n    int
		noun string
	}{{e.Parted, e.unit()}, {len(e.Scenarios), "scenario"}, {len(e.Pinned), "reference game"}} {
		if part.n > 0 {
			parts = append(parts, prose.Count(part.n, part.noun))
		}
	}
	says := strings.Join(parts, ", ") + " differ"
	if parts == nil {
		says = "nothing differs in " + prose.Count(e.Pairs, e.unit())
	}
	if e.Impossible > 0 {
		says += fmt.Sprintf("; %s set up a position that one edition does not allow", prose.Count(e.Impossible, "scenario"))
	}
	return says
}

func (e *Effect) unit() string { return prose.Either(e.single, "game", "pair") }

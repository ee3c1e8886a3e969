package compare

import (
	"fmt"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/prose"
)

// Notes lists the limits of a check against the expectation: differences that it cannot see, and entries of the
// file that no game reached.
func (e *Expected) Notes(r *Report) (notes []string) {
	if says := r.Parting.Text(); says != "" {
		blind := "the comparison does not see an unintended effect that appears after the games diverge: " + says
		if len(r.NotCompared) > 0 {
			blind += fmt.Sprintf("; not compared at all: %s: %s", prose.Count(len(r.NotCompared), "verb"), strings.Join(r.NotCompared, ", "))
		}
		notes = append(notes, blind)
	}
	for _, row := range e.only {
		if says := row.unmet(r); says != "" {
			notes = append(notes, row.String()+" "+says)
		}
	}
	if r.Scenarios != nil {
		differ, _, _ := r.Scenarios.kinds()
		for _, name := range e.scenarios.list {
			if !slices.ContainsFunc(differ, func(s Scenario) bool { return slices.Contains(s.names(e.room), name) }) {
				notes = append(notes, fmt.Sprintf("%q is listed as a scenario that may differ, but its result is the same on both sides", name))
			}
		}
	}
	if r.Pinned != nil {
		for _, name := range e.pinned.list {
			if !slices.ContainsFunc(r.Pinned.Part, func(p Parted) bool { return pinnedName(p.File) == name }) {
				notes = append(notes, fmt.Sprintf("%s.golden is listed as a reference game that may differ, but it is the same on both sides", name))
			}
		}
	}
	return notes
}

// unmet explains why nothing is known about a place in the expectation; "" if a game reached the place.
func (row *expectedRow) unmet(r *Report) string {
	var phases []string
	for _, d := range r.Direction {
		if (row.phase == "" || row.phase == d.Phase) && (row.verb == "" || row.verb == d.Verb) {
			return ""
		}
		phases = append(phases, d.Phase)
	}
	for _, d := range r.Differences { // a change of the winner has no verb, because no action is legal then
		if (row.phase == "" || row.phase == d.Phase) && (row.verb == "" || row.verb == d.Verb) {
			return ""
		}
		phases = append(phases, d.Phase)
	}
	switch {
	case row.phase == "" && row.verb == "":
		return ""
	case slices.Contains(r.NotCompared, row.verb):
		return "occurred only after the games had diverged, so a difference there is unknown"
	case row.phase != "" && !slices.Contains(phases, row.phase):
		return "never occurred: no game was in that phase" + nearest(row.phase, phases)
	}
	return "never occurred, so a difference there is unknown"
}

// String returns the row as the file of expectations writes it.
func (row expectedRow) String() string {
	var parts []string
	for _, part := range [][2]string{{"phase", row.phase}, {"verb", row.verb}, {"is", row.is}} {
		if part[1] != "" {
			parts = append(parts, part[0]+": "+part[1])
		}
	}
	return "{" + strings.Join(parts, ", ") + "}"
}

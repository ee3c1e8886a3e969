package witness

import (
	"slices"

	"github.com/yardstick-rules/yardstick/features"
)

// HeldAudit counts the testable clauses that scenarios hold. A clause is held if a scenario tagged with it
// fails when the clause is broken on purpose.
type HeldAudit struct {
	// Revision is the revision of the rules that were broken, or "" if there is none. Changed reports that
	// the scenarios have changed since then.
	Revision string `json:"revision"`
	Changed  bool   `json:"changed"`
	// Held counts the testable clauses that are held. Reasoned counts the clauses that are not held for a
	// listed reason, and Unheld counts the others.
	Held     int `json:"held"`
	Reasoned int `json:"reasoned"`
	Unheld   int `json:"unheld"`
}

// ClauseHeld describes what happened when a clause was broken on purpose.
type ClauseHeld struct {
	// Held reports that a scenario tagged with the clause failed, and that the scenario passes on the unbroken
	// rules.
	Held bool `json:"held"`
	// Broken is the number of ways in which the clause was broken. Noticed is the number of ways that its
	// scenarios noticed.
	Broken  int `json:"broken"`
	Noticed int `json:"noticed"`
	// Scenario is a scenario that failed. Why is the reason why no scenario can fail.
	Scenario string `json:"scenario,omitempty"`
	Why      string `json:"why,omitempty"`
}

// heldBy returns the evidence from breaking a clause. It returns nil if the clause was not broken and the
// reason for that is not listed.
func heldBy(c *features.ClauseCoverage, measured *features.Held) *ClauseHeld {
	of, broken := measured.Clauses[c.ID]
	why := measured.Reasons[c.ID]
	if !broken && why == "" {
		return nil
	}
	held := slices.Contains(c.Scenarios, of.Scenario)
	return &ClauseHeld{Held: held, Broken: of.Tried, Noticed: of.Noticed, Scenario: of.Scenario, Why: why}
}

func (f *Audit) sumOf(measured *features.Held) HeldAudit {
	sum := HeldAudit{Revision: measured.Revision, Changed: measured.Scenarios != features.Digest(f.Game)}
	for _, c := range f.Clauses {
		switch {
		case !c.Testable:
		case c.Held != nil && c.Held.Held:
			sum.Held++
		case c.Held != nil && c.Held.Why != "":
			sum.Reasoned++
		default:
			sum.Unheld++
		}
	}
	return sum
}

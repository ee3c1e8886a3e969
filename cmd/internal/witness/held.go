package witness

import (
	"slices"

	"github.com/yardstick-rules/yardstick/features"
)

// HeldAudit is the evidence from breaking the rules of a game: the testable clauses that are held. A clause is held if
// a scenario that is tagged with it fails when the clause is broken.
type HeldAudit struct {
	// Revision is the revision of the broken rules, "" for none; Changed reports that the scenarios have changed since.
	Revision string `json:"revision"`
	Changed  bool   `json:"changed"`
	// Held counts the testable clauses that are held, Reasoned those that are not, for a reason that is listed, Unheld the others.
	Held     int `json:"held"`
	Reasoned int `json:"reasoned"`
	Unheld   int `json:"unheld"`
}

// ClauseHeld is the evidence from breaking a clause.
type ClauseHeld struct {
	// Held reports that a scenario which is tagged with the clause, and passes now, failed.
	Held bool `json:"held"`
	// Broken is the number of ways in which the clause was broken, Noticed the number its scenarios noticed.
	Broken  int `json:"broken"`
	Noticed int `json:"noticed"`
	// Scenario is a scenario that failed, Why the reason why none can.
	Scenario string `json:"scenario,omitempty"`
	Why      string `json:"why,omitempty"`
}

// heldBy returns the evidence from breaking a clause; nil if it was not broken and no reason why not is listed.
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

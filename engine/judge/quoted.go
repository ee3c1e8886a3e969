package judge

import "slices"

// Quoted are the clauses that a short form of the verdict is shown with: those that overrule, and those that the reason names besides; or
// the first few of those that uphold.
func (v *Verdict) Quoted() []Clause {
	switch {
	case v.Upheld:
		return v.Cited[:min(len(v.Cited), mostSentences)]
	case v.Clause != "":
		return append([]Clause{{ID: v.Clause, Says: v.ClauseSays, At: v.ClauseAt}}, v.Besides...)
	}
	return slices.Concat(v.Clauses, v.Besides)
}

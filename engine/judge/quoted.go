package judge

import "slices"

// Quoted are the clauses that a short form of the verdict is shown with: those that overrule and those that the reason names besides, the
// rarer of them first; or the first few of those that uphold.
func (v *Verdict) Quoted() []Clause {
	if v.Upheld {
		return first(v.Cited, whole.sentences)
	}
	return v.against()
}

// against are the clauses that overrule, and those that the reason names besides.
func (v *Verdict) against() []Clause {
	if v.Clause == "" {
		return slices.Concat(v.Clauses, v.Besides)
	}
	return slices.Insert(slices.Clone(v.Besides), v.ahead, Clause{ID: v.Clause, Says: v.ClauseSays, At: v.ClauseAt})
}

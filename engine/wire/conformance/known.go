package conformance

import (
	"fmt"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/lockstep"
	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
)

// Known is an entry in a file of known deviations: a finding that the makers of an engine accept.
type Known struct {
	// Trial is the kind and the name of a trial. Finding is its finding, and Reason is the reason for it. If
	// Trial is "clause" and a clause, the entry means all findings that rest on this clause. Finding is then
	// the kind of difference, and the verb of the action if it matters, such as "missing buy".
	Trial   string `json:"trial"`
	Finding string `json:"finding"`
	Reason  string `json:"reason"`
}

// unsaid stands for a missing reason in a new list. same begins a reason that refers to the trial of an earlier
// line.
const (
	unsaid = "not said yet"
	same   = "as in "
)

// MaxKnown is the largest size of a file of known deviations, in bytes.
const MaxKnown = 4 << 20

// ReadKnown reads known deviations, one per line: the trial, the finding and the reason, separated by tabs. The
// reason "as in walk 3" stands for the reason of an earlier line with that trial and an equal finding. Empty
// lines and lines that begin with # are skipped. The error names the line and its fault, such as an unknown
// kind of trial, clause or kind of difference.
func ReadKnown(book *rulebook.Book, file, text string) ([]Known, error) {
	var all []Known
	number := 0
	for line := range strings.Lines(text) {
		number++
		line = strings.TrimRight(line, "\r\n")
		if line == "" || strings.HasPrefix(line, "#") {
			continue
		}
		parts := strings.Split(line, "\t")
		if len(parts) != 3 || slices.Contains(parts, "") {
			return nil, fmt.Errorf("%s:%d: a line has a trial, a finding and a reason, separated by tabs", file, number)
		}
		k := Known{parts[0], parts[1], parts[2]}
		if k.refers() {
			above := slices.IndexFunc(all, k.shares)
			if above < 0 {
				return nil, fmt.Errorf("%s:%d: the reason refers to %.60q, but no line above contains that finding", file, number,
					prose.OneLine(strings.TrimPrefix(k.Reason, same)))
			}
			k.Reason = all[above].Reason
		}
		if slices.ContainsFunc(all, func(o Known) bool { return o.Trial == k.Trial && o.Finding == k.Finding }) {
			return nil, fmt.Errorf("%s:%d: this finding of %q is listed above", file, number, k.Trial)
		}
		if wrong := k.wrong(book); wrong != "" {
			return nil, fmt.Errorf("%s:%d: %s", file, number, wrong)
		}
		all = append(all, k)
	}
	return all, nil
}

// refers reports whether the reason refers to that of another trial.
func (k *Known) refers() bool {
	trial, refers := strings.CutPrefix(k.Reason, same)
	kind, _, _ := strings.Cut(trial, " ")
	return refers && slices.Contains(Kinds(), Kind(kind))
}

// shares reports whether another entry contains the reason: it must have the trial that is named, and an equal
// finding.
func (k *Known) shares(o Known) bool {
	kind, _, _ := strings.Cut(k.Finding, " ")
	return o.Trial == strings.TrimPrefix(k.Reason, same) && strings.HasPrefix(o.Finding, kind+" ")
}

// wrong describes the name in an entry that does not exist; "" if all names exist.
func (k *Known) wrong(book *rulebook.Book) string {
	kind, name, _ := strings.Cut(k.Trial, " ")
	switch {
	case kind != "clause" && !slices.Contains(Kinds(), Kind(kind)):
		return fmt.Sprintf("%.60q is no kind of trial; there are: clause, precedent, game, position, scenario, walk", prose.OneLine(kind))
	case kind != "clause":
		return ""
	case book.Clause(name) == nil:
		return fmt.Sprintf("%s has no clause %.60q", book.Game, prose.OneLine(name))
	}
	difference, _, _ := strings.Cut(k.Finding, " ")
	var names []string
	for _, kind := range lockstep.Kinds() {
		names = append(names, kind.String())
	}
	if !slices.Contains(names, difference) {
		return fmt.Sprintf("%.60q is no kind of difference; there are: %s", prose.OneLine(difference), strings.Join(names, ", "))
	}
	return ""
}

// WriteKnown returns a file of known deviations with every finding of a report, sorted by kind, so that each
// kind needs only one reason. A finding that was known keeps its reason. The error reports an incomplete run,
// because the file would then lose findings.
func (r *Report) WriteKnown(known []Known) (string, error) {
	if !r.Complete() {
		return "", fmt.Errorf("this run was not complete, and the file would lose the entries of the trials left out; run every trial")
	}
	by := map[string][]Known{}
	for _, c := range r.Trials {
		for _, f := range c.Findings {
			k := Known{c.Title(), f.Line(), unsaid}
			if i := slices.IndexFunc(known, func(o Known) bool { return o.Trial == k.Trial && o.Finding == k.Finding }); i >= 0 {
				k.Reason = known[i].Reason
			}
			by[f.key()] = append(by[f.key()], k)
		}
	}
	var b strings.Builder
	b.WriteString("# Known deviations: trial, finding, reason.\n")
	for _, g := range r.Kinds() {
		first := by[g.key()][0]
		for i, k := range by[g.key()] {
			if i > 0 && k.Reason == first.Reason {
				k.Reason = same + first.Trial
			}
			fmt.Fprintf(&b, "%s\t%s\t%s\n", k.Trial, k.Finding, k.Reason)
		}
	}
	return b.String(), nil
}

// Title returns the kind of the trial, followed by its name.
func (c *Trial) Title() string { return string(c.Kind) + " " + c.Name }

// Line describes the finding on one line.
func (f *Finding) Line() string {
	return prose.OneLine(strings.ReplaceAll(f.Difference.String(), "\t", " "))
}

// Except removes known deviations from a report. Trials without other findings then count as excused. The
// result has one line for each wrong entry: its trial was not run or does not exist, the finding is gone, or
// the reason is missing.
func (r *Report) Except(known []Known) (stale []string) {
	defer r.count() // known findings do not count against a clause
	for _, k := range known {
		if clause, ok := strings.CutPrefix(k.Trial, "clause "); ok {
			if why := r.exceptClause(engine.Clause(clause), k); why != "" {
				stale = append(stale, why)
			}
			continue
		}
		i := slices.IndexFunc(r.Trials, func(c Trial) bool { return c.Title() == k.Trial })
		if i < 0 {
			stale = append(stale, fmt.Sprintf("%s: there is no such trial", k.Trial))
			continue
		}
		c := &r.Trials[i]
		j := slices.IndexFunc(c.Findings, func(f Finding) bool { return f.Line() == k.Finding })
		switch {
		case j >= 0 && k.Reason == unsaid:
			stale = append(stale, fmt.Sprintf("%s: write the reason in place of %q: %s", k.Trial, unsaid, k.Finding))
		case j >= 0:
			r.Excused = append(r.Excused, k)
			c.excuse(j, k.Reason)
		case c.Status == Failed:
			stale = append(stale, fmt.Sprintf("%s: this trial has another finding: %s", k.Trial, k.Finding))
		case c.Status == Passed || c.Status == Excused:
			stale = append(stale, fmt.Sprintf("%s: this trial no longer has this finding: %s", k.Trial, k.Finding))
		default:
			stale = append(stale, fmt.Sprintf("%s: this trial is %s: %s", k.Trial, c.Status, k.Finding))
		}
	}
	return stale
}

// excuse moves a finding of the trial to the excused ones.
func (c *Trial) excuse(i int, reason string) {
	c.Excused++
	c.known = append(c.known, c.Findings[i])
	if c.Findings = slices.Delete(c.Findings, i, i+1); len(c.Findings) == 0 && c.More == 0 { // findings not kept are unknown
		c.Status, c.Why = Excused, reason
	}
}

// exceptClause excuses the findings that rest on a clause, in any trial. It returns the fault of the entry; ""
// if there is none.
func (r *Report) exceptClause(clause engine.Clause, k Known) string {
	is := func(f Finding) bool {
		verb, _, _ := strings.Cut(f.Decision.Action, " ")
		return slices.Contains(f.Clauses, clause) && (k.Finding == f.Kind.String() || k.Finding == f.Kind.String()+" "+verb)
	}
	found := false
	for i := range r.Trials {
		c := &r.Trials[i]
		for j := 0; j < len(c.Findings); j++ {
			if !is(c.Findings[j]) {
				continue
			}
			if k.Reason == unsaid {
				return fmt.Sprintf("%s: write the reason in place of %q: %s", k.Trial, unsaid, k.Finding)
			}
			found = true
			r.Excused = append(r.Excused, Known{c.Title(), c.Findings[j].Line(), k.Reason})
			c.excuse(j, k.Reason)
			j--
		}
	}
	if !found {
		return fmt.Sprintf("%s: no trial has this finding any more: %s", k.Trial, k.Finding)
	}
	return ""
}

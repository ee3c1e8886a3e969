package judge

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// Drift is what has changed since the edition of the rulebook that a record was written under. It changes no verdict; but it may be why the
// record goes wrong.
type Drift struct {
	// Known says that the history of the rulebook has that edition.
	Known bool `json:"known"`
	// Changes are what the edition of the verdict has otherwise, what takes the fewest words first. Here are those that the decision
	// rests on: clauses that the game or the record cites there, questions whose answers it hangs on, and figures that are bound by such a
	// clause.
	Changes []rulebook.Change `json:"changes"`
	Here    []rulebook.Change `json:"here"`
	// First is where the record first notes another number of legal actions, or another position, than there is under this edition; nil if
	// it does nowhere.
	First *FirstDrift `json:"first,omitempty"`
	// Then is the verdict on the decision under what were the defaults, nil if it is the same or they are.
	Then *Hinge `json:"then,omitempty"`
}

// FirstDrift is a line below a decision of a record that is otherwise under another edition, which is no mistake of the players.
type FirstDrift struct {
	Line     int    `json:"line"`
	Decision int    `json:"decision"`
	Reason   string `json:"reason"`
	// Cited are the clauses that the decision rests on.
	Cited []Clause `json:"cited"`
}

// isForeign reports whether the record names another edition.
func (c *court) isForeign() bool { return c.t.Edition != "" && c.t.Edition != c.edition }

// unread says of a record that cannot be read whether that may be because it was written under another edition.
func (c *court) unread(f *transcript.Finding) *transcript.Finding {
	if c.isForeign() {
		whole := *f
		whole.Msg += "; the record was written under another edition of the rulebook, " + c.t.Edition
		return &whole
	}
	return f
}

// drift compares the edition of the record with that of the verdict. The subject may be left anywhere.
func (c *court) drift(ctx context.Context, v *Verdict, here *transcript.Report) (*Drift, error) {
	if !c.isForeign() {
		return nil, nil
	}
	changes, known, err := c.book.Since(c.t.Edition)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", c.book.Title, err)
	}
	d := &Drift{Known: known, Changes: append([]rulebook.Change{}, changes...), Here: []rulebook.Change{}}
	for _, change := range changes {
		if c.restsOn(v, change) {
			d.Here = append(d.Here, change)
		}
	}
	if d.First, err = c.firstDrift(ctx); err != nil {
		return nil, err
	}
	answers := c.defaults(changes)
	if len(answers) == 0 {
		return d, nil
	}
	then, err := c.replay(ctx, c.under(answers...), false)
	if err != nil || isImpossible(then.Finding) {
		return d, err
	}
	finding := then.Finding
	if finding != nil && finding.About() > v.Decision {
		finding = nil // the decision itself stands
	}
	if differs(here.Finding, finding) {
		hinge := c.hinge(answers, finding)
		d.Then = &hinge
	}
	return d, nil
}

// firstDrift is the first line that a program wrote below a decision and that is otherwise under this edition.
func (c *court) firstDrift(ctx context.Context) (*FirstDrift, error) {
	marked, err := c.replay(ctx, c.t, false)
	if err != nil {
		return nil, err
	}
	f := marked.Finding
	if f == nil || f.Kind != transcript.LegalDiffers && f.Kind != transcript.PositionDiffers {
		return nil, nil
	}
	return &FirstDrift{f.Line, f.About(), f.Refusal().Reason, c.clauses(marked.Last.Cited)}, nil
}

// defaults are the answers that were defaults before some changes, and that the record leaves to the rulebook.
func (c *court) defaults(changes []rulebook.Change) []Answer {
	var answers []Answer
	for _, change := range changes {
		q := c.book.Question(change.ID)
		if change.Kind != "question" || q == nil || change.Was == nil || change.Was[0] == q.Options[q.Default].ID {
			continue
		}
		isPlayed := slices.ContainsFunc(q.Options, func(r rulebook.Reading) bool { return r.ID == change.Was[0] }) && !q.Fixed
		isGiven := slices.ContainsFunc(c.t.Rulings, func(r transcript.Ruling) bool { return r.Question == q.Name })
		if isPlayed && !isGiven {
			answers = append(answers, Answer{q.ID, change.Was[0]})
		}
	}
	return answers
}

// restsOn reports whether the decision of a verdict rests on something that has changed.
func (c *court) restsOn(v *Verdict, change rulebook.Change) bool {
	switch change.Kind {
	case "question":
		return change.ID == v.Question || slices.Contains(v.hangsOn(), change.ID)
	case "clause":
		return slices.Contains(c.grounds(v), engine.Clause(change.ID))
	}
	grounds := c.grounds(v)
	return slices.ContainsFunc(c.book.Figures, func(f rulebook.Figure) bool {
		bound := f.How + " " + strings.Join(f.Binds, " ")
		binds := func(id engine.Clause) bool { return strings.Contains(bound, string(id)) }
		return f.Path == change.ID && slices.ContainsFunc(grounds, binds)
	})
}

// grounds are the clauses that the game or the record cites at the decision of a verdict.
func (c *court) grounds(v *Verdict) []engine.Clause {
	ids := v.ids()
	for _, clause := range v.Cited {
		ids = append(ids, clause.ID)
	}
	if v.Decision > 0 {
		for _, e := range c.t.Decisions[v.Decision-1].Effects {
			ids = append(ids, e.Clauses...)
		}
	}
	return ids
}

// mostChanges is how many changes are shown to a person; JSON has all.
const mostChanges = 5

// drift writes what has changed since another edition, for people.
func (v *Verdict) drift(b *strings.Builder) {
	if v.Drift == nil {
		return
	}
	says := func(text string) { b.WriteString(prose.Wrap("  ", text)) }
	d, under := v.Drift, "the record was written under edition "+v.WrittenUnder
	const noMistake = "what is wrong may be a change of the rulebook, and no mistake of the players"
	switch {
	case !d.Known && v.Upheld:
		says(under + ", which is not in the rulebook's history, and stands under this one")
		return
	case !d.Known:
		says(under + ", which is not in the rulebook's history: " + noMistake)
		return
	}
	says(under + prose.Either(v.Upheld, ", and stands under this one", "") + "; since then " + changesOf(d.Changes))
	if f := d.First; f != nil {
		says(fmt.Sprintf("the first difference is in line %d: %s; decision %d, to which it belongs, rests on %s", f.Line, f.Reason, f.Decision,
			joined(idsOf(first(f.Cited, v.room.sentences)))))
	}
	if d.Then != nil {
		says(prose.Either(d.Then.Upheld, "this is a change of the rulebook, and no mistake of the players: ", "") +
			"with what was the default, " + d.Then.names() + ", it is " + v.names.In(d.Then.outcome(whole.reason)))
		return
	}
	switch {
	case v.Upheld:
	case len(d.Here) > 0:
		says(noMistake + ": among what it rests on, " + changesOf(d.Here))
	default:
		says("what is wrong rests on none of these, as far as clauses and questions tell")
	}
}

// changesOf lists the first of some changes.
func changesOf(changes []rulebook.Change) string {
	var listed []string
	for _, c := range changes[:min(len(changes), mostChanges)] {
		listed = append(listed, c.String())
	}
	if more := len(changes) - mostChanges; more > 0 {
		listed = append(listed, prose.Count(more, "more change")+", which --json has")
	}
	return strings.Join(listed, "; ")
}

package verdict

import (
	"regexp"
	"slices"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// verdict returns the verdict on the last decision of the record, or on an earlier one.
func (c *Court) verdict(report *transcript.Report) *Verdict {
	v := &Verdict{
		Heading{File: c.Record.File, Game: c.Record.Game, Players: c.Record.Names(), Title: c.Book.Title, Edition: c.Edition,
			Issue:        c.Book.Issue,
			WrittenUnder: c.Record.Edition},
		Ruling{Answers: c.answers(), Components: c.Record.Components, Program: c.Options.Program, Command: c.Options.Command,
			Upheld: report.Finding == nil},
		Grounds{Decisions: report.Decisions, Turn: report.Turn, Unfinished: report.Unfinished, Mistakes: c.mistakes(report),
			Filled: c.filled, Cited: c.Clauses(report.Last.Cited), Effects: append([]engine.Effect{}, report.Last.Effects...)}}
	if c.Options.Step != nil {
		v.Filled = c.Options.Assumed
	}
	v.about(c.Record, report)
	if v.Decision > 0 {
		v.Step = c.Options.Sentence(&c.Record.Decisions[v.Decision-1])
	}
	v.Owned = c.owned != 0 && v.Decision == c.owned
	v.Tried = c.Options.Try != "" && v.Wanted == 0
	if report.Finding == nil {
		c.count(v)
		return v
	}
	c.overrule(v, report)
	return v
}

// count explains the scores of a record that begins at the end of a game, in place of its set-up.
func (c *Court) count(v *Verdict) {
	local, ours := c.Subject.(*engine.Local)
	if v.Decision > 0 || v.Turn.Actor != "" || !ours {
		return
	}
	counter, ok := local.State().(engine.Counter)
	if !ok {
		return
	}
	var rec engine.Record
	for i := range c.Record.Seats {
		counter.Count(engine.Seat(i), &rec)
	}
	v.Effects, v.Cited = rec.Effects, c.Clauses(ClausesOf(rec.Effects))
}

// about sets the decision of the verdict.
func (v *Verdict) about(t *transcript.Transcript, report *transcript.Report) {
	last := len(t.Decisions)
	v.Decision = last
	if f := report.Finding; f != nil {
		v.Decision = f.About()
	}
	if v.Decision < last {
		v.Wanted = last
	}
	if v.Decision > 0 {
		d := t.Decisions[v.Decision-1]
		v.Line, v.Actor, v.Action = d.Line, d.Actor, d.Action
	}
}

func (c *Court) overrule(v *Verdict, report *transcript.Report) {
	f := report.Finding
	refusal := f.Refusal()
	v.Line, v.Kind, v.Question, v.Reason = f.Line, f.Kind.String(), refusal.Question, refusal.Reason
	v.rest(c.Clauses(f.Clauses()))
	v.Besides = c.otherClauses(v)
	// No player chooses an effect.
	if f.Kind == transcript.EffectDiffers {
		return
	}
	for _, choice := range report.Legal {
		v.Legal = append(v.Legal, choice.Action)
	}
}

// rest sets the clauses on which the ruling is based.
func (r *Ruling) rest(clauses []Clause) {
	if r.Clauses = clauses; len(clauses) == 1 {
		one := clauses[0]
		r.Clause, r.ClauseSays, r.ClauseAt, r.Clauses = one.ID, one.Says, one.At, nil
	}
}

// short marks a valid record as unfinished if the game goes on at its end, or if the record states
// no result. It skips a disputed decision, which is not the end, and a scenario, which need not go on.
func (c *Court) short(v *Verdict) {
	stops := v.Turn.Actor != ""
	switch {
	case !v.Upheld, c.Options.Step != nil, c.Options.Decision > 0, c.Options.Try != "":
		return
	case !stops && (c.Record.Result != nil || c.Record.Winner != nil):
		return
	}
	u := transcript.Unfinished{}
	if v.Unfinished != nil {
		u = *v.Unfinished
	}
	u.Stops, u.Unclaimed = stops, !stops
	v.Unfinished = &u
}

// clauseIDs matches ids of clauses in a text.
var clauseIDs = regexp.MustCompile(`\b[A-Z]+(?:-[A-Z0-9]+)*-\d+\b`)

// otherClauses returns the clauses that a reason names, except those on which the verdict is based.
func (c *Court) otherClauses(v *Verdict) (besides []Clause) {
	known := v.IDs()
	for _, id := range clauseIDs.FindAllString(v.Reason, -1) {
		if !slices.Contains(known, engine.Clause(id)) && c.Book.Clause(id) != nil {
			known, besides = append(known, engine.Clause(id)), append(besides, c.clause(engine.Clause(id)))
		}
	}
	return besides
}

// mistakes returns the mistakes of a report, with the clauses that forbid them.
func (c *Court) mistakes(report *transcript.Report) []Mistake {
	var all []Mistake
	for _, m := range report.Mistakes {
		said := Mistake{Decision: m.Decision, Line: m.Line, Actor: m.Actor, Action: m.Action}
		if why := m.Violation; why != nil {
			said.Clause, said.Question, said.Reason = c.clause(why.Clause), why.Question, why.Reason
		} else {
			said.Legal, said.Reason = true, "the record calls it a mistake, but under these answers it is legal"
		}
		all = append(all, said)
	}
	return all
}

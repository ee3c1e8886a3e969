package hinge

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/judge/verdict"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// drift compares the edition of the record with the edition of the verdict. It may leave the
// subject anywhere in the game.
func (s *search) drift(ctx context.Context) (*Drift, error) {
	if !s.Foreign() {
		return nil, nil
	}
	changes, known, err := s.Book.Since(s.Record.Edition)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", s.Book.Title, err)
	}
	d := &Drift{Known: known, Changes: append([]rulebook.Change{}, changes...), Here: []rulebook.Change{}}
	for _, change := range changes {
		if s.restsOn(change) {
			d.Here = append(d.Here, change)
		}
	}
	if d.First, err = s.firstDrift(ctx); err != nil {
		return nil, err
	}
	answers := s.defaults(changes)
	if len(answers) == 0 {
		return d, nil
	}
	then, err := s.Replay(ctx, s.under(answers...), false)
	if err != nil || isImpossible(then.Finding) {
		return d, err
	}
	finding := then.Finding
	if finding != nil && finding.About() > s.Verdict.Decision {
		finding = nil // the decision itself is valid
	}
	if differs(s.Report.Finding, finding) {
		hinge := s.hinge(answers, finding)
		d.Then = &hinge
	}
	return d, nil
}

// firstDrift returns the first mark in the record that differs under this edition.
func (s *search) firstDrift(ctx context.Context) (*FirstDrift, error) {
	marked, err := s.Replay(ctx, s.Record, false)
	if err != nil {
		return nil, err
	}
	f := marked.Finding
	if f == nil || f.Kind != transcript.LegalDiffers && f.Kind != transcript.PositionDiffers {
		return nil, nil
	}
	return &FirstDrift{f.Line, f.About(), f.Refusal().Reason, s.Clauses(marked.Last.Cited)}, nil
}

// defaults lists answers that were defaults before some changes, for questions that the record does
// not answer itself.
func (s *search) defaults(changes []rulebook.Change) []verdict.Answer {
	var answers []verdict.Answer
	for _, change := range changes {
		q := s.Book.Question(change.ID)
		if change.Kind != "question" || q == nil || change.Was == nil || change.Was[0] == q.Options[q.Default].ID {
			continue
		}
		isPlayed := slices.ContainsFunc(q.Options, func(r rulebook.Reading) bool { return r.ID == change.Was[0] }) && !q.Fixed
		isGiven := slices.ContainsFunc(s.Record.Rulings, func(r transcript.Ruling) bool { return r.Question == q.Name })
		if isPlayed && !isGiven {
			answers = append(answers, verdict.Answer{Question: q.ID, Option: change.Was[0]})
		}
	}
	return answers
}

// restsOn reports whether the judged decision depends on the changed part.
func (s *search) restsOn(change rulebook.Change) bool {
	switch change.Kind {
	case "question":
		return change.ID == s.Verdict.Question || s.others != nil && slices.Contains(questions(s.others.Hinges), change.ID)
	case "clause":
		return slices.Contains(s.grounds(), engine.Clause(change.ID))
	case "sentence":
		id, _, _ := strings.Cut(change.ID, "=")
		return s.restsOn(rulebook.Change{Kind: "question", ID: id}) || s.restsOn(rulebook.Change{Kind: "clause", ID: id})
	case "code":
		return false // it is not known which decisions the code changes
	}
	grounds := s.grounds()
	return slices.ContainsFunc(s.Book.Figures, func(f rulebook.Figure) bool {
		bound := f.How + " " + strings.Join(f.Binds, " ")
		binds := func(id engine.Clause) bool { return strings.Contains(bound, string(id)) }
		return f.Path == change.ID && slices.ContainsFunc(grounds, binds)
	})
}

// grounds lists the clauses that the game or the record cites at the judged decision.
func (s *search) grounds() []engine.Clause {
	ids := s.Verdict.IDs()
	for _, clause := range s.Verdict.Cited {
		ids = append(ids, clause.ID)
	}
	if s.Verdict.Decision > 0 {
		for _, e := range s.Record.Decisions[s.Verdict.Decision-1].Effects {
			ids = append(ids, e.Clauses...)
		}
	}
	return ids
}

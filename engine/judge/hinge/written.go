package hinge

import (
	"context"
	"slices"

	"github.com/yardstick-rules/yardstick/engine/judge/verdict"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// mostRewritten bounds the actions that are tried in place of a refused one.
const mostRewritten = 32

// written returns the spelling of a decision under the one of two readings that refuses its present spelling.
// It lists the actions that are legal only there, have more or fewer words, and lead to the same position. If
// there are none, one action may combine the decision with the next, or several decisions may replace it. Nil
// means that the decision itself is refused, or that neither reading refuses it.
func (s *search) written(ctx context.Context, v *variant) (*Written, error) {
	here, there := side{s.meaningful(v), s.here}, side{v.record, v.report}
	refuses, upholds := there, here
	if s.here.Finding != nil {
		refuses, upholds = here, there
	}
	f := refuses.report.Finding
	if upholds.report.Finding != nil || f == nil || f.About() != s.decision ||
		f.Kind != transcript.IllegalAction && f.Kind != transcript.UnknownAction {
		return nil, nil
	}
	said := &Written{Answer: v.answers[0], Here: s.here.Finding != nil}
	actions, err := s.candidates(ctx, f.Action, refuses, upholds)
	for _, action := range actions {
		if err != nil {
			return nil, err
		}
		var is bool
		if is, _, err = s.reachesSame(ctx, f, upholds, refuses, action, false); is {
			said.Actions = append(said.Actions, action)
		}
	}
	if err != nil || len(said.Actions) > 0 {
		return said, err
	}
	return s.severally(ctx, said, f, upholds, refuses, actions)
}

// meaningful returns the record under those answers that are not known to change only the spelling.
func (s *search) meaningful(v *variant) *transcript.Transcript {
	rest := slices.DeleteFunc(slices.Clone(v.answers), func(a verdict.Answer) bool {
		return slices.ContainsFunc(s.others.Written, func(w Written) bool { return w.Answer == a })
	})
	if len(rest) == 0 || len(rest) == len(v.answers) {
		return s.Record
	}
	return s.under(rest...)
}

// severally returns the spelling if one action under one reading equals several under the other; nil if there is
// none.
func (s *search) severally(ctx context.Context, said *Written, f *transcript.Finding, upholds, refuses side, actions []string) (
	*Written, error) {
	for _, action := range actions {
		is, then, err := s.reachesSame(ctx, f, upholds, refuses, action, true)
		switch {
		case err != nil:
			return nil, err
		case is && len(then) > 0: // several there; one spelling is enough
			said.Actions, said.Then = []string{action}, then
			return said, nil
		case is:
			said.Actions, said.Joins = append(said.Actions, action), true
		}
	}
	if said.Actions == nil {
		return nil, nil
	}
	return said, nil
}

// candidates lists the legal actions that may be the refused one in another spelling.
func (s *search) candidates(ctx context.Context, action string, refuses, upholds side) ([]string, error) {
	var found []string
	words := verdict.Parts(action)
	for _, choice := range refuses.report.Legal {
		said := verdict.Parts(choice.Action)
		if len(words) > 0 && said[0] == words[0] && (within(words, said) || within(said, words)) {
			found = append(found, choice.Action)
		}
	}
	if found == nil {
		return nil, nil
	}
	if _, err := s.previous(ctx, upholds.record); err != nil {
		return nil, err
	}
	choices, _, err := s.Subject.Legal()
	for _, choice := range choices {
		found = slices.DeleteFunc(found, func(action string) bool { return action == choice.Action })
	}
	slices.SortStableFunc(found, func(a, b string) int { return apartFrom(words, verdict.Parts(a)) - apartFrom(words, verdict.Parts(b)) })
	return found[:min(len(found), mostRewritten)], err
}

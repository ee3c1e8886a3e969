package judge

import (
	"context"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// mostRewritten bounds the actions that are tried in place of one that is refused.
const mostRewritten = 32

// written are the actions that an upheld decision is written as under a reading that refuses it as it stands: those that are legal there
// and not under the reading given, say the same and more, or the same and less, and lead to the same position. None if it is the decision
// that is refused and not its spelling.
func (s *search) written(ctx context.Context, v *variant) ([]string, error) {
	f := v.report.Finding
	if s.here.Finding != nil || f == nil || f.Kind != transcript.IllegalAction && f.Kind != transcript.UnknownAction {
		return nil, nil
	}
	if err := s.list(ctx); err != nil {
		return nil, err
	}
	words := parts(f.Action)
	var written []string
	tried := 0
	for _, choice := range v.report.Legal {
		said := parts(choice.Action)
		if said[0] != words[0] || slices.Contains(s.legal, choice.Action) || !within(words, said) && !within(said, words) {
			continue
		}
		if tried++; tried > mostRewritten {
			break
		}
		same, err := s.same(ctx, v, f.Actor, choice.Action)
		if err != nil {
			return nil, err
		}
		if same {
			written = append(written, choice.Action)
		}
	}
	return written, nil
}

// same reports whether an action leads to the same position under another reading, apart from what was otherwise before it.
func (s *search) same(ctx context.Context, v *variant, actor, action string) (bool, error) {
	before, err := s.previous(ctx, s.under(v.answers...))
	if err != nil {
		return false, err
	}
	if _, err := s.subject.Play(actor, action); err != nil {
		return false, err
	}
	after, err := s.document()
	old := between(s.before, before)
	found := slices.DeleteFunc(between(s.after, after), func(d Difference) bool { return slices.Contains(old, d) })
	return len(found) == 0, err
}

// parts are the words and numbers of an action, without what joins them.
func parts(action string) []string {
	return strings.FieldsFunc(action, func(c rune) bool { return strings.ContainsRune(" ,=*", c) })
}

// within reports whether a text has the words of another in their order, and more.
func within(few, many []string) bool {
	for _, word := range many {
		if len(few) > 0 && few[0] == word {
			few = few[1:]
		}
	}
	return len(few) == 0
}

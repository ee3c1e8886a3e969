package hinge

import (
	"context"
	"errors"
	"slices"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/judge/verdict"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// chance is the actor of decisions that belong to no player.
const chance = "chance"

// reachesSame compares an action under the reading that refuses a decision with the decision under the
// reading that upholds it. It reports whether both lead to the same position, apart from earlier
// differences. If several is set, the side whose action has fewer words takes further decisions for
// the other words. It returns the further decisions of the refusing side.
func (s *search) reachesSame(ctx context.Context, f *transcript.Finding, upholds, refuses side, action string, several bool) (
	is bool, then []string, err error) {
	var moreHere, moreThere []string
	if several {
		said, refused := verdict.Parts(action), verdict.Parts(f.Action)
		moreHere, moreThere = remaining(said, refused), remaining(refused, said)
		if len(moreHere)+len(moreThere) == 0 {
			return false, nil, nil
		}
	}
	here, err := s.walk(ctx, upholds.record, f.Actor, f.Action, moreHere, several)
	if err != nil || here == nil {
		return false, nil, err
	}
	there, err := s.walk(ctx, refuses.record, f.Actor, action, moreThere, several)
	if err != nil || there == nil {
		return false, nil, err
	}
	old := between(here.before, there.before)
	found := slices.DeleteFunc(between(here.after, there.after), func(d Difference) bool { return slices.Contains(old, d) })
	return len(found) == 0, there.then, nil
}

// walked contains the positions before and after a decision, and the decisions that followed it.
type walked struct {
	before, after []byte
	then          []string
}

// mostFollowing limits the decisions after a decision with fewer words, mostChances the chance
// decisions between them.
const mostFollowing, mostChances = 4, 32

// walk takes a decision, and then further decisions of the same kind until no word is missing. If
// several is set, chance takes its first outcome between and after them. walk returns nil if a word
// cannot be used.
func (s *search) walk(ctx context.Context, t *transcript.Transcript, actor, action string, more []string, several bool) (*walked, error) {
	before, err := s.previous(ctx, t)
	if err != nil {
		return nil, err
	}
	w := &walked{before: before}
	var refused *engine.Violation
	if _, err := s.Subject.Play(actor, action); errors.As(err, &refused) {
		return nil, nil // with two other answers, it may be another player's turn
	} else if err != nil {
		return nil, err
	}
	verb := verdict.Parts(action)[0]
	for several {
		turn, err := s.chances()
		if err != nil {
			return nil, err
		}
		if len(more) == 0 {
			break
		}
		next, err := s.next(verb, more)
		if err != nil || next == "" || turn != actor || len(w.then) == mostFollowing {
			return nil, err
		}
		if _, err := s.Subject.Play(actor, next); err != nil {
			return nil, err
		}
		w.then, more = append(w.then, next), remaining(more, verdict.Parts(next)[1:])
	}
	w.after, err = s.document()
	return w, err
}

// chances plays the first outcome as long as chance decides, and returns the actor after that.
func (s *search) chances() (string, error) {
	for range mostChances {
		turn, err := s.Subject.Turn()
		if err != nil || turn.Actor != chance {
			return turn.Actor, err
		}
		choices, _, err := s.Subject.Legal()
		if err != nil {
			return "", err
		}
		if _, err := s.Subject.Play(chance, choices[0].Action); err != nil {
			return "", err
		}
	}
	return "", nil
}

// next returns the legal action of a verb with the most of the given words and without any other word; "" if
// there is none.
func (s *search) next(verb string, more []string) (string, error) {
	choices, _, err := s.Subject.Legal()
	best, most := "", 0
	for _, choice := range choices {
		said := verdict.Parts(choice.Action)
		if said[0] == verb && len(remaining(said[1:], more)) == 0 && len(said)-1 > most {
			best, most = choice.Action, len(said)-1
		}
	}
	return best, err
}

// side is one of two readings under which the decision is compared, with its result.
type side struct {
	record *transcript.Transcript
	report *transcript.Report
}

// apartFrom returns the number of words that only one of two actions has.
func apartFrom(one, other []string) int {
	return len(remaining(one, other)) + len(remaining(other, one))
}

// remaining removes some words from a list, each as often as it is given.
func remaining(words, others []string) []string {
	left := slices.Clone(words)
	for _, word := range others {
		if i := slices.Index(left, word); i >= 0 {
			left = slices.Delete(left, i, i+1)
		}
	}
	return left
}

// within reports whether a text has all the words of another, in any order and number.
func within(few, many []string) bool {
	return !slices.ContainsFunc(few, func(word string) bool { return !slices.Contains(many, word) })
}

package pin

import (
	"context"
	"errors"
	"fmt"
	"slices"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// Options checks that every option of every question makes a difference: some record with the option becomes
// invalid under another option. Questions with only one playable option are skipped. Options also returns an
// error if an excused option makes a difference, or if the option of an excuse does not exist.
func (s *Set) Options() error {
	wrong, known := []error{}, map[string]bool{}
	for q := range s.Entry.Book.Questions {
		question := &s.Entry.Book.Questions[q]
		if question.Fixed {
			continue
		}
		for _, option := range question.Options {
			known[question.ID+"="+option.ID] = true
			wrong = append(wrong, s.option(question, option.ID))
		}
	}
	for key := range s.Pinned.Unreached {
		if !known[key] {
			wrong = append(wrong, fmt.Errorf("%s is excused, but %s has no such option", key, s.Entry.Name()))
		}
	}
	return errors.Join(wrong...)
}

// option checks that one option makes a difference, or that it is excused and makes none.
func (s *Set) option(question *rulebook.Question, option string) error {
	key := question.ID + "=" + option
	matters := false
	for _, record := range s.Records {
		if matters || inForce(record, question) != option {
			continue
		}
		var err error
		if matters, err = differs(s.Entry.Game, record, question, option); err != nil {
			return err
		}
	}
	why, excused := s.Pinned.Unreached[key]
	switch {
	case excused && matters:
		return fmt.Errorf("%s is excused (%s), but a record differs without it", key, why)
	case !excused && !matters:
		return s.lack("would differ without %s: pin a game in which the question comes up under this answer; "+
			"yardstick play %s --answer %s=%s --seed N -o FILE plays one", key, s.Entry.Name(), question.Name, option)
	}
	return nil
}

// inForce returns the option of a question in a record.
func inForce(record *transcript.Transcript, q *rulebook.Question) string {
	for _, ruling := range record.Rulings {
		if ruling.Question == q.Name {
			return ruling.Option
		}
	}
	return q.Options[q.Default].ID
}

// differs reports whether a record is wrong under some other option.
func differs(game engine.Game, record *transcript.Transcript, q *rulebook.Question, option string) (bool, error) {
	for _, other := range q.Options {
		if other.ID == option {
			continue
		}
		changed := *record
		changed.Rulings = slices.DeleteFunc(slices.Clone(record.Rulings), func(r transcript.Ruling) bool { return r.Question == q.Name })
		changed.Rulings = append(changed.Rulings, transcript.Ruling{Question: q.Name, Option: other.ID})
		report, err := transcript.Replay(context.Background(), &changed, &engine.Local{Game: game}, transcript.Options{})
		if err != nil {
			return false, fmt.Errorf("%s: under %s=%s: %w", record.File, q.Name, other.ID, err)
		}
		if report.Finding != nil {
			return true, nil
		}
	}
	return false, nil
}

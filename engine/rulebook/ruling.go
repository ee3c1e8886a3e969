package rulebook

import (
	"fmt"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/spelling"

	"github.com/yardstick-rules/yardstick/engine"
)

// RulingError reports an answer to a question that the book does not have, or an answer that is not
// an option of its question.
type RulingError struct {
	// Question and Option are the given texts. Option is "" if the question is wrong.
	Question, Option string
	// Problem describes the fault in words that follow the question.
	Problem string
	// Nearest is the value of Allowed that may have been meant, or "".
	Nearest string
	// Allowed lists the allowed values: questions, or the options of the question.
	Allowed []string
}

// Error names the given value, the nearest value and the allowed values.
func (e *RulingError) Error() string {
	said := fmt.Sprintf("ruling %.60q %s", e.Question, e.Problem)
	if e.Nearest != "" {
		return fmt.Sprintf("%s, did you mean %q? There are: %s", said, e.Nearest, strings.Join(e.Allowed, ", "))
	}
	return fmt.Sprintf("%s; there are: %s", said, strings.Join(e.Allowed, ", "))
}

func (b *Book) ruling(question, option string) (engine.Question, Option, error) {
	number, ok := b.Number(question)
	if !ok {
		return 0, 0, b.unknownQuestion(question)
	}
	q := &b.Questions[number]
	i := slices.IndexFunc(q.Options, func(r Reading) bool { return r.ID == option })
	problem := ""
	switch {
	case slices.ContainsFunc(q.Told, func(r Reading) bool { return r.ID == option }):
		problem = fmt.Sprintf("has the reading %q in words only, which cannot be played", option)
	case i < 0:
		problem = fmt.Sprintf("has no option %.60q", option)
	case q.Fixed && Option(i) != q.Default:
		return 0, 0, &RulingError{Question: question, Option: option, Problem: q.notPlayable(option), Allowed: q.playable()}
	default:
		return number, Option(i), nil
	}
	playable := q.playable()
	return 0, 0, &RulingError{Question: question, Option: option, Problem: problem, Nearest: spelling.Nearest(option, playable),
		Allowed: playable}
}

func (b *Book) unknownQuestion(question string) error {
	names := make([]string, len(b.Questions))
	for i, q := range b.Questions {
		names[i] = q.Name
	}
	name := question
	if prefix := b.Prefix + "-R-"; len(name) > len(prefix) && strings.EqualFold(name[:len(prefix)], prefix) {
		name = name[len(prefix):]
	}
	return &RulingError{Question: question, Problem: "is not an open question of " + b.Title, Nearest: spelling.Nearest(name, names),
		Allowed: names}
}

// notPlayable returns the reason why an option of a fixed question is refused, and the remedy.
func (q *Question) notPlayable(option string) string {
	why := ""
	if q.Why != "" {
		why = " (" + strings.TrimSuffix(q.Why, ".") + ")"
	}
	return fmt.Sprintf("cannot be set to %q, because %s is not playable%s: leave it out, or set its default", option, q.ID, why)
}

// playable lists the ids of the options under which a game can be played.
func (q *Question) playable() []string {
	if q.Fixed {
		return []string{q.Options[q.Default].ID}
	}
	ids := make([]string, len(q.Options))
	for i, o := range q.Options {
		ids[i] = o.ID
	}
	return ids
}

package step

import (
	"cmp"
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

func lists(choices []engine.Choice, action string) bool {
	return slices.ContainsFunc(choices, func(c engine.Choice) bool { return c.Action == action })
}

// instead is the error for a decision that the engine did not accept: the reason, and the legal actions.
type instead struct{ why, legal string }

func (e *instead) Error() string { return e.why + e.legal }

// Legal returns the part of an error that lists the legal actions; "" for any other error.
func Legal(err error) string {
	var e *instead
	if errors.As(err, &e) && strings.HasSuffix(err.Error(), e.legal) {
		return e.legal
	}
	return ""
}

// explain returns an error with the reason why a decision was not accepted, and with the legal decisions.
func (w *World) explain(actor, action string, refusal error) error {
	if IsNoAnswer(refusal) {
		return refusal
	}
	var v *engine.Violation
	refused := errors.As(refusal, &v)
	said := fmt.Sprintf("%q is not understood: %v", action, refusal)
	if w.Unread != nil {
		said = w.Unread.Error()
	}
	if refused {
		said = fmt.Sprintf("%q is refused%s: %s", action, because(v), v.Reason)
	}
	turn, err := w.Turn()
	if err != nil {
		return errors.New(said)
	}
	switch turn.Actor {
	case "":
		return fmt.Errorf("%s; the game is over", said)
	case actor:
		choices, err := w.legal()
		if err != nil {
			return errors.New(said)
		}
		if !refused && lists(choices, action) {
			return fmt.Errorf("%q is legal, and the engine does not play it: %w", action, refusal)
		}
		which := ""
		if near := w.suggestion(action, choices); !refused && near != "" {
			if w.Unread == nil {
				said = fmt.Sprintf("%q is not understood; did you mean %q?; %v", action, near, refusal)
			}
			choices, which = sameVerb(choices, near), ", of those that begin with "+strings.Fields(near)[0]
		}
		return &instead{said, fmt.Sprintf("; legal for %s%s: %s", actor, which, listed(choices))}
	}
	return fmt.Errorf("%s; %s decides", said, turn.Actor)
}

func because(v *engine.Violation) string {
	switch {
	case v.Clause == "":
		return ""
	case v.Question == "":
		return " because of " + string(v.Clause)
	}
	return " because of " + string(v.Clause) + " and the ruling " + v.Question
}

// sameVerb lists the choices with the same verb as an action.
func sameVerb(choices []engine.Choice, action string) (same []engine.Choice) {
	verb, _, _ := strings.Cut(action, " ")
	for _, c := range choices {
		if first, _, _ := strings.Cut(c.Action, " "); first == verb {
			same = append(same, c)
		}
	}
	return same
}

// listed returns the legal actions on one line, in at most a dozen groups.
func listed(choices []engine.Choice) string {
	const most = 12
	var actions, groups []string
	for _, c := range choices {
		actions = append(actions, c.Action)
	}
	for _, g := range transcript.Outline(actions, most) {
		groups = append(groups, g.String())
	}
	return cmp.Or(strings.Join(groups, ", "), "nothing")
}

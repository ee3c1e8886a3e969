package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/knobs"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// sides returns the set-ups for the two sides of a record: by the rulebook, and with the changed answer or
// figure. The box may be nil for answers.
func sides(k *knobs.Knob, entry rulebook.Entry, box *box) (sides [2]engine.Setup) {
	sides[0].Seats, sides[1].Seats = k.Seats, k.Seats
	if len(k.Sets) > 0 {
		sides[1].Components, _ = box.File(k.Sets)
		return sides
	}
	if question, option, ok := strings.Cut(k.Of, "="); ok && entry.Book.Question(question) != nil {
		sides[1].Rulings = map[string]string{question: option}
	}
	return sides
}

// shown plays a record on both sides and describes the difference after it. The error names the decision that a
// side refuses, or reports that there is no difference.
func shown(k *knobs.Knob, entry rulebook.Entry, box *box) (knobs.Kind, string, error) {
	var both [2]*side
	for i, setup := range sides(k, entry, box) {
		s, err := stand(entry, setup, k.Played)
		if err != nil {
			return "", "", fmt.Errorf("%s: %w", k.Of, err)
		}
		both[i] = s
	}
	kind, says := differ(both[0], both[1])
	if kind == "" {
		return "", "", fmt.Errorf("%s: nothing differs after the record", k.Of)
	}
	return kind, says, nil
}

// side is the state of a game after a record.
type side struct {
	turn     engine.Turn
	phase    string
	legal    []engine.Choice
	position json.RawMessage
}

func stand(entry rulebook.Entry, setup engine.Setup, played []transcript.Decision) (*side, error) {
	game := &engine.Local{Game: entry.Game}
	if _, err := game.Start(engine.Start{Game: entry.Name(), Setup: setup}); err != nil {
		return nil, err
	}
	for _, d := range played {
		if _, err := game.Play(d.Actor, d.Action); err != nil {
			return nil, fmt.Errorf("%s: %s: %w", d.Actor, d.Action, err)
		}
	}
	s := &side{phase: game.State().Phase()}
	var errs [3]error
	s.turn, errs[0] = game.Turn()
	s.legal, _, errs[1] = game.Legal()
	s.position, _, errs[2] = game.Position("")
	return s, errors.Join(errs[:]...)
}

// differ describes the first difference between two sides, or "" if there is none.
func differ(a, b *side) (knobs.Kind, string) {
	only, more := without(a.legal, b.legal), without(b.legal, a.legal)
	switch {
	case a.turn.Actor != b.turn.Actor || a.phase != b.phase:
		return knobs.Turn, fmt.Sprintf("%s has to decide in the phase %s, and not %s in the phase %s", who(b), b.phase, who(a), a.phase)
	case len(only)+len(more) > 0:
		var says []string
		if len(more) > 0 {
			says = append(says, "newly legal: "+few(more))
		}
		if len(only) > 0 {
			says = append(says, "no longer legal: "+few(only))
		}
		return knobs.Legal, strings.Join(says, "; ")
	case !slices.Equal(a.turn.Winners, b.turn.Winners):
		return knobs.Winner, fmt.Sprintf("%s has won, and not %s", named(b.turn.Winners), named(a.turn.Winners))
	case !slices.Equal(a.turn.Scores, b.turn.Scores):
		return knobs.Score, fmt.Sprintf("the scores are %s, and not %s", numbers(b.turn.Scores), numbers(a.turn.Scores))
	}
	for _, c := range a.legal {
		d := b.legal[slices.IndexFunc(b.legal, func(d engine.Choice) bool { return d.Action == c.Action })]
		if c.Weight*d.Total != d.Weight*c.Total {
			return knobs.Odds, fmt.Sprintf("the odds of %s are %d in %d, and not %d in %d", c.Action, d.Weight, d.Total, c.Weight, c.Total)
		}
	}
	if !bytes.Equal(a.position, b.position) {
		return knobs.Position, parts(a.position, b.position)
	}
	return "", ""
}

func who(s *side) string {
	if s.turn.Actor == "" {
		return "nobody"
	}
	return s.turn.Actor
}

func named(list []string) string {
	if len(list) == 0 {
		return "nobody"
	}
	return strings.Join(list, " and ")
}

func numbers(list []int) string {
	return strings.Trim(strings.Join(strings.Fields(fmt.Sprint(list)), ", "), "[]")
}

// few returns only the first few of many actions.
func few(list []string) string {
	const most = 4
	if len(list) <= most {
		return strings.Join(list, ", ")
	}
	return strings.Join(list[:most-1], ", ") + " and " + strconv.Itoa(len(list)-most+1) + " more"
}

// without returns the actions that are only in the first list.
func without(list, other []engine.Choice) (only []string) {
	has := map[string]bool{}
	for _, c := range other {
		has[c.Action] = true
	}
	for _, c := range list {
		if !has[c.Action] {
			only = append(only, c.Action)
		}
	}
	return only
}

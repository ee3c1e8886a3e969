package knobs

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// Kind is how it is known that something that can be set matters, or why it does not.
type Kind string

// The kinds: after the decisions of a record it is somebody else's turn, something is legal on one side alone, an outcome of chance is
// likelier, scores differ, others have won, or only the position differs; a scenario comes out otherwise; it is a name or a note; no
// other value is read; it matters nowhere.
const (
	Turn     Kind = "turn"
	Legal    Kind = "legal"
	Odds     Kind = "odds"
	Score    Kind = "score"
	Winner   Kind = "winner"
	Position Kind = "position"
	Scenario Kind = "scenario"
	Note     Kind = "note"
	Refused  Kind = "refused"
	Silent   Kind = "silent"
)

// kinds are all of them.
var kinds = []Kind{Turn, Legal, Odds, Score, Winner, Position, Scenario, Note, Refused, Silent}

// Knob is something that can be set, and where it matters.
type Knob struct {
	// Of is an answer, question=option, or a figure's field in components.yaml.
	Of string
	// Sets are, of a figure, the values that are set: its own first, and then those that have to agree.
	Sets []Set
	Kind Kind
	// Says is what differs then, how the scenario comes out, or why nothing does.
	Says string
	// Seats and Played are the record after which it differs; of a scenario, Scenario is its file and its name.
	Seats    []string
	Played   []transcript.Decision
	Scenario string
}

// Replayed reports whether the knob has a record.
func (k *Knob) Replayed() bool { return slices.Index(kinds, k.Kind) < slices.Index(kinds, Scenario) }

// Sides are what both sides of the record are set up with: as the rulebook says, and as the knob sets it. Components of answers may be
// nil.
func (k *Knob) Sides(entry rulebook.Entry, box *Box) (sides [2]engine.Setup) {
	sides[0].Seats, sides[1].Seats = k.Seats, k.Seats
	if len(k.Sets) > 0 {
		sides[1].Components = box.File(k.Sets)
		return sides
	}
	if question, option, ok := strings.Cut(k.Of, "="); ok && entry.Book.Question(question) != nil {
		sides[1].Rulings = map[string]string{question: option}
	}
	return sides
}

// Play plays the record on both sides and says what differs after it. The error says which decision a side refuses, or that nothing
// differs.
func (k *Knob) Play(entry rulebook.Entry, box *Box) (Kind, string, error) {
	setups := k.Sides(entry, box)
	var sides [2]*side
	for i, setup := range setups {
		s, err := stand(entry, setup, k.Played)
		if err != nil {
			return "", "", fmt.Errorf("%s: %w", k.Of, err)
		}
		sides[i] = s
	}
	kind, says := differ(sides[0], sides[1])
	if kind == "" {
		return "", "", fmt.Errorf("%s: nothing differs after the record", k.Of)
	}
	return kind, says, nil
}

// side is how a game stands after a record.
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

// differ says in what the second side differs from the first; "" if in nothing.
func differ(a, b *side) (Kind, string) {
	only, more := without(a.legal, b.legal), without(b.legal, a.legal)
	switch {
	case a.turn.Actor != b.turn.Actor || a.phase != b.phase:
		return Turn, fmt.Sprintf("%s has to decide in the phase %s, and not %s in the phase %s", who(b), b.phase, who(a), a.phase)
	case len(only)+len(more) > 0:
		var says []string
		if len(more) > 0 {
			says = append(says, "newly legal: "+few(more))
		}
		if len(only) > 0 {
			says = append(says, "no longer legal: "+few(only))
		}
		return Legal, strings.Join(says, "; ")
	case !slices.Equal(a.turn.Winners, b.turn.Winners):
		return Winner, fmt.Sprintf("%s has won, and not %s", named(b.turn.Winners), named(a.turn.Winners))
	case !slices.Equal(a.turn.Scores, b.turn.Scores):
		return Score, fmt.Sprintf("the scores are %s, and not %s", numbers(b.turn.Scores), numbers(a.turn.Scores))
	}
	for _, c := range a.legal {
		d := b.legal[slices.IndexFunc(b.legal, func(d engine.Choice) bool { return d.Action == c.Action })]
		if c.Weight*d.Total != d.Weight*c.Total {
			return Odds, fmt.Sprintf("the odds of %s are %d in %d, and not %d in %d", c.Action, d.Weight, d.Total, c.Weight, c.Total)
		}
	}
	if !bytes.Equal(a.position, b.position) {
		return Position, parts(a.position, b.position)
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

// few are the first of many actions.
func few(list []string) string {
	const most = 4
	if len(list) <= most {
		return strings.Join(list, ", ")
	}
	return strings.Join(list[:most-1], ", ") + " and " + strconv.Itoa(len(list)-most+1) + " more"
}

// without are the actions of a list that another does not have.
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

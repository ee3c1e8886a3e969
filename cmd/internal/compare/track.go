package compare

import (
	"encoding/json"
	"errors"
	"maps"
	"math"
	"slices"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// track is a game of this side, place by place.
type track struct {
	start     engine.Start
	decisions []transcript.Decision
	// effects are those of each decision, spots the places before each and after the last; none without a set-up.
	effects [][]engine.Effect
	spots   []spot
	// refused is the reason for which this side refuses the next decision.
	refused *engine.Violation
	// compared is the number of spots that were compared with those of the other side.
	compared int
	// parser reads actions.
	parser engine.State
}

// spot is a place of a track.
type spot struct {
	phase string
	turn  engine.Turn
	legal []engine.Choice
	// verbs are the verbs of the legal actions, in the same order.
	verbs []string
	// position is the document of the position, set for the first place alone.
	position json.RawMessage
	digest   string
}

// start returns the start of a game at a table.
func (b *beside) start(seats []string) engine.Start {
	return engine.Start{Game: b.Entry.Name(), Setup: engine.Setup{Seats: seats}}
}

// lay plays decisions on this side, up to the first that it refuses.
func (b *beside) lay(start engine.Start, decisions []transcript.Decision) *track {
	t := &track{start: start}
	game := b.Sides[b.here].subject()
	if _, err := game.Start(start); err != nil {
		errors.As(err, &t.refused)
		return t
	}
	t.look(game)
	for _, d := range decisions {
		out, err := game.Play(d.Actor, d.Action)
		if err != nil {
			errors.As(err, &t.refused)
			break
		}
		t.add(game, d, out)
	}
	t.parser = game.State()
	return t
}

// add notes a decision that was carried out.
func (t *track) add(game *subject, d transcript.Decision, out engine.Outcome) {
	t.decisions = append(t.decisions, transcript.Decision{Line: d.Line, Actor: d.Actor, Action: d.Action})
	var effects []engine.Effect
	for _, e := range out.Effects {
		effects = append(effects, engine.Effect{Text: e.Text, Clauses: slices.Clone(e.Clauses)})
	}
	t.effects = append(t.effects, effects)
	t.look(game)
}

// look notes the place that the game has reached.
func (t *track) look(game *subject) {
	s := spot{phase: game.State().Phase()}
	s.turn, _ = game.Turn()
	s.legal, _, _ = game.Legal()
	state := game.State()
	names := game.side.entry.Verbs()
	for _, a := range state.Legal(nil, nil) {
		s.verbs = append(s.verbs, names[state.Verb(a)])
	}
	position, _, err := game.Position("")
	if err == nil {
		s.digest = transcript.Digest(position)
	}
	if len(t.spots) == 0 {
		s.position = position
	}
	t.spots = append(t.spots, s)
}

// verb returns the verb of an action that another program allows at a place.
func (t *track) verb(action string, verbs []string) string {
	a, err := t.parser.Parse(action)
	if v := new(engine.Violation); err == nil || errors.As(err, &v) {
		return verbs[t.parser.Verb(a)]
	}
	return verbOf(action, verbs)
}

// none is a number of decisions after which a record claims no effects.
const none = math.MaxInt

// text returns the record, of version 1, of the first decisions of a track for the other side. From the decision
// numbered from, it claims effects without their clauses, as citations may change.
func (b *beside) text(t *track, decisions int, from int) string {
	start := t.start
	start.Rulings = maps.Clone(b.Sides[b.there].Answers)
	maps.Copy(start.Rulings, t.start.Rulings)
	said, err := transcript.New(start)
	if err != nil {
		return "" // cannot happen: the position was read as JSON before
	}
	said.Decisions = slices.Clone(t.decisions[:decisions])
	for i := from; i < len(said.Decisions); i++ {
		for _, e := range t.effects[i] {
			said.Decisions[i].Effects = append(said.Decisions[i].Effects, transcript.Effect{Effect: engine.Effect{Text: e.Text}})
		}
	}
	return transcript.Format(said)
}

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

// track is a game played on this side, with every place on the way.
type track struct {
	start     engine.Start
	decisions []transcript.Decision
	// effects holds the effects of each decision. spots holds the places before each decision and after the
	// last; empty if the set-up is refused.
	effects [][]engine.Effect
	spots   []spot
	// refused is the reason why this side refuses the next decision.
	refused *engine.Violation
	// compared is the number of places that were compared with the other side.
	compared int
	// parser reads the texts of actions.
	parser engine.State
}

// spot is a place of a track.
type spot struct {
	phase string
	turn  engine.Turn
	legal []engine.Choice
	// verbs are the verbs of the legal actions, in the same order.
	verbs []string
	// position is the document of the position; it is set only for the first place.
	position json.RawMessage
	digest   string
}

// start returns the start of a game at a table.
func (b *beside) start(seats []string) engine.Start {
	return engine.Start{Game: b.Entry.Name(), Setup: engine.Setup{Seats: seats}}
}

// lay plays decisions on this side, up to the first that this side refuses.
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

// none is a value for the argument from of text: with it, the record claims no effects.
const none = math.MaxInt

// text returns the first decisions of a game as a record of version 1 for the other program. From decision
// number from on, the record claims the effects, without clauses because these may change.
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

package remedy

import (
	"context"
	"reflect"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/judge/verdict"
)

// mostChance is the number of chance decisions that follow one more decision. Chance takes its first outcome.
const mostChance = 2

// after looks for decisions after which the refused one would be legal, the nearest first.
func (h *healer) after(ctx context.Context) error {
	actor := h.v.Turn.Actor
	if actor == "" {
		return nil
	}
	for _, action := range h.next() {
		if ctx.Err() != nil {
			return ctx.Err()
		}
		if !h.open(h.position) {
			return nil
		}
		step, err := h.follow(actor, action)
		if err != nil {
			return err
		}
		if step != nil {
			h.meet()
		}
		if step != nil && h.legal() {
			h.remedy.After = append(h.remedy.After, step)
		}
		if len(h.remedy.After) == mostAfter {
			return nil
		}
	}
	return nil
}

// next lists the decisions to try: those that resemble the refused one, then one of each verb in turn.
func (h *healer) next() []string {
	var next []string
	for _, n := range h.remedy.Nearest {
		next = append(next, n.Action)
	}
	known := map[string]bool{}
	for _, action := range next {
		known[action] = true
	}
	for len(next) < len(h.v.Legal) && len(next) < h.steps {
		verbs := map[string]bool{}
		for _, action := range h.v.Legal {
			if verb := verdict.Parts(action)[0]; !known[action] && !verbs[verb] {
				known[action], verbs[verb] = true, true
				next = append(next, action)
			}
		}
	}
	return next[:min(len(next), h.steps)]
}

// follow carries out a decision and the chance decisions after it; it returns nil if the decision is refused.
func (h *healer) follow(actor, action string) (Step, error) {
	var step Step
	for n := 0; ; n++ {
		if _, err := h.Subject.Play(actor, action); err != nil {
			return nil, nil
		}
		step = append(step, verdict.Decision{Decision: h.v.Decision + n, Actor: actor, Action: action})
		turn, err := h.Subject.Turn()
		if err != nil {
			return nil, err
		}
		if turn.Actor != "chance" || h.v.Actor == "chance" || n == mostChance {
			return step, nil
		}
		choices, _, err := h.Subject.Legal()
		if err != nil || len(choices) == 0 {
			return nil, err
		}
		actor, action = turn.Actor, choices[0].Action
	}
}

// The number of decisions played to learn the words of positions, and the interval between the positions.
const (
	played = 120
	looked = 3
)

// learn continues the game from the position, and learns the words of later positions. Its choices are always the
// same.
func (h *healer) learn() error {
	// Learn the parts that a position of the game can have, in any game.
	if state, err := h.Options.Game.Game.New(h.Record.Start().Setup, nil); err == nil {
		defer h.words.LearnParts(reflect.TypeOf(state.Position()))
	}
	if h.Options.Others == verdict.Alone || !h.open(h.position) {
		return nil
	}
	var choices []engine.Choice
	for n, dice := 0, uint32(1); n < played; n++ {
		turn, err := h.Subject.Turn()
		if err == nil {
			choices, _, err = h.Subject.Legal()
		}
		if err != nil || len(choices) == 0 {
			return err
		}
		const factor, shift = 747796405, 16 // any congruential generator does
		dice = dice*factor + 1
		if _, err := h.Subject.Play(turn.Actor, choices[int(dice>>shift)%len(choices)].Action); err != nil {
			return err
		}
		if n%looked != 0 {
			continue
		}
		h.meet()
	}
	return nil
}

// meet learns the words of the current position.
func (h *healer) meet() {
	if document, err := h.read(); err == nil {
		h.words.Learn(document)
	}
}

package walk

import (
	"cmp"
	"slices"

	"github.com/yardstick-rules/yardstick/engine"
)

// Look is one aspect of a state. See returns the aspect, and notes the questions that the game asks for it.
type Look struct {
	What string
	See  func(s engine.State, rec *engine.Record) any
}

// Position returns the look at the position.
func Position() Look {
	return Look{"the position", func(s engine.State, _ *engine.Record) any { return s.Position() }}
}

// stand holds the actor, the scores and the winners of a game.
type stand struct {
	Actor   engine.Seat  `json:"actor"`
	Scores  []int        `json:"scores"`
	Winners engine.Seats `json:"winners"`
}

func standing(s engine.State) stand { return stand{s.Actor(), s.Scores(nil), s.Winners()} }

// Standing returns the look at the actor, the scores and the winners.
func Standing() Look {
	return Look{"how the game stands", func(s engine.State, _ *engine.Record) any { return standing(s) }}
}

// ViewOf returns the look at a seat's view of the game.
func ViewOf(by engine.Seat, name string) Look {
	return Look{"what " + name + " sees", func(s engine.State, rec *engine.Record) any { return s.Observe(by, rec) }}
}

// choice is a legal action with its odds.
type choice struct {
	Action        engine.Action
	Weight, Total int
}

// Choices returns the look at the legal actions and their odds, in any order.
func Choices() Look {
	return Look{"what is legal", func(s engine.State, rec *engine.Record) any {
		var all []choice
		for _, a := range s.Legal(nil, rec) {
			weight, total := s.Odds(a)
			all = append(all, choice{a, weight, total})
		}
		slices.SortFunc(all, func(a, b choice) int { return cmp.Compare(a.Action, b.Action) })
		return all
	}}
}

// attempt is the result of an attempted action: an unreadable text, a refusal, or its effects.
type attempt struct {
	Unread   string            `json:"unread,omitempty"`
	Refused  *engine.Violation `json:"refused,omitempty"`
	Effects  []engine.Effect   `json:"effects,omitempty"`
	Position any               `json:"position,omitempty"`
	Stand    stand             `json:"stand"`
}

// Attempt returns the look at the result of an action that a seat attempts.
func Attempt(by engine.Seat, name, text string) Look {
	return Look{"what comes of " + name + ": " + text, func(s engine.State, rec *engine.Record) any {
		a, err := s.Parse(text)
		if err != nil {
			return attempt{Unread: err.Error()}
		}
		if v := s.Check(by, a, rec); v != nil {
			return attempt{Refused: v}
		}
		after := s.Clone()
		after.Apply(a, rec)
		return attempt{Effects: slices.Clone(rec.Effects), Position: after.Position(), Stand: standing(after)}
	}}
}

// SeenBy returns the look at a seat's view of an action. The view of an action may rest on the clauses of the
// seat's view of the game.
func SeenBy(by engine.Seat, name, text string) Look {
	return Look{"how " + name + " sees " + text, func(s engine.State, rec *engine.Record) any {
		s.Observe(by, rec)
		a, err := s.Parse(text)
		if err != nil || s.Check(s.Actor(), a, rec) != nil {
			return ""
		}
		return s.Seen(by, a)
	}}
}

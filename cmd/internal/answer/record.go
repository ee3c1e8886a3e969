package answer

import (
	"encoding/json"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// Record is a record in JSON.
type Record struct {
	Yardstick  int               `json:"yardstick"`
	Game       string            `json:"game"`
	Seats      []string          `json:"seats"`
	Rulings    map[string]string `json:"rulings"`
	Components string            `json:"components,omitempty"`
	Position   json.RawMessage   `json:"position,omitempty"`
	Opening    *Mark             `json:"opening,omitempty"`
	Decisions  []Decision        `json:"decisions"`
	// Result and Winners are there if the game is over.
	Result  []Score   `json:"result,omitempty"`
	Winners *[]string `json:"winners,omitempty"`
}

type Decision struct {
	Actor   string          `json:"actor"`
	Action  string          `json:"action"`
	Effects []engine.Effect `json:"effects,omitempty"`
	Mark    *Mark           `json:"mark,omitempty"`
}

type Mark struct {
	Legal  int    `json:"legal"`
	Digest string `json:"digest"`
}

type Score struct {
	Seat  string `json:"seat"`
	Score int    `json:"score"`
}

func RecordOf(t *transcript.Transcript) Record {
	r := Record{
		Yardstick: transcript.Version, Game: t.Game, Seats: t.Seats, Rulings: map[string]string{}, Components: t.Components,
		Position: t.Position, Opening: markOf(t.Opening), Decisions: []Decision{},
	}
	for _, ruling := range t.Rulings {
		r.Rulings[ruling.Question] = ruling.Option
	}
	for _, d := range t.Decisions {
		decision := Decision{Actor: d.Actor, Action: d.Action, Mark: markOf(d.Mark)}
		for _, e := range d.Effects {
			decision.Effects = append(decision.Effects, e.Effect)
		}
		r.Decisions = append(r.Decisions, decision)
	}
	if t.Result != nil {
		for _, s := range t.Result.Scores {
			r.Result = append(r.Result, Score{s.Seat, s.Points})
		}
	}
	if t.Winner != nil {
		winners := append([]string{}, t.Winner.Seats...)
		r.Winners = &winners
	}
	return r
}

func markOf(m *transcript.Mark) *Mark {
	if m == nil {
		return nil
	}
	return &Mark{m.Legal, m.Digest}
}

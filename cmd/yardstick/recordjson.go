package main

import (
	"encoding/json"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// jsonRecord is a record in JSON.
type jsonRecord struct {
	Yardstick  int               `json:"yardstick"`
	Game       string            `json:"game"`
	Seats      []string          `json:"seats"`
	Rulings    map[string]string `json:"rulings"`
	Components string            `json:"components,omitempty"`
	Position   json.RawMessage   `json:"position,omitempty"`
	Opening    *jsonMark         `json:"opening,omitempty"`
	Decisions  []jsonDecision    `json:"decisions"`
	// Result and Winners are there where the game has come to its end.
	Result  []jsonScore `json:"result,omitempty"`
	Winners *[]string   `json:"winners,omitempty"`
}

type jsonDecision struct {
	Actor   string          `json:"actor"`
	Action  string          `json:"action"`
	Effects []engine.Effect `json:"effects,omitempty"`
	Mark    *jsonMark       `json:"mark,omitempty"`
}

type jsonMark struct {
	Legal  int    `json:"legal"`
	Digest string `json:"digest"`
}

type jsonScore struct {
	Seat  string `json:"seat"`
	Score int    `json:"score"`
}

func recordJSON(t *transcript.Transcript) jsonRecord {
	r := jsonRecord{
		Yardstick: transcript.Version, Game: t.Game, Seats: t.Seats, Rulings: map[string]string{}, Components: t.Components,
		Position: t.Position, Opening: markJSON(t.Opening), Decisions: []jsonDecision{},
	}
	for _, ruling := range t.Rulings {
		r.Rulings[ruling.Question] = ruling.Option
	}
	for _, d := range t.Decisions {
		decision := jsonDecision{Actor: d.Actor, Action: d.Action, Mark: markJSON(d.Mark)}
		for _, e := range d.Effects {
			decision.Effects = append(decision.Effects, e.Effect)
		}
		r.Decisions = append(r.Decisions, decision)
	}
	if t.Result != nil {
		for _, s := range t.Result.Scores {
			r.Result = append(r.Result, jsonScore{s.Seat, s.Points})
		}
	}
	if t.Winner != nil {
		winners := append([]string{}, t.Winner.Seats...)
		r.Winners = &winners
	}
	return r
}

func markJSON(m *transcript.Mark) *jsonMark {
	if m == nil {
		return nil
	}
	return &jsonMark{m.Legal, m.Digest}
}

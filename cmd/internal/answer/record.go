package answer

import (
	"encoding/json"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// Record is a game record in the form of JSON.
type Record struct {
	Yardstick int      `json:"yardstick"`
	Game      string   `json:"game"`
	Seats     []string `json:"seats"`
	// Players holds the names of people by seat.
	Players    map[string]string `json:"players,omitempty"`
	Edition    string            `json:"edition,omitempty"`
	Rulings    map[string]string `json:"rulings"`
	Components string            `json:"components,omitempty"`
	Position   json.RawMessage   `json:"position,omitempty"`
	Opening    *Mark             `json:"opening,omitempty"`
	Decisions  []Decision        `json:"decisions"`
	// Result and Winners are set if the game is over.
	Result  []Score   `json:"result,omitempty"`
	Winners *[]string `json:"winners,omitempty"`
}

// Fair is the result of formatting a record in the spelling of its game.
type Fair struct {
	File string `json:"file"`
	// Changed reports that the text differs from the file, Written that the file was saved. Difference is the
	// unified diff.
	Changed    bool   `json:"changed"`
	Written    bool   `json:"written,omitempty"`
	Difference string `json:"difference,omitempty"`
	// Text is the formatted record, and Record is the same record as JSON.
	Text   string `json:"text"`
	Record Record `json:"record"`
}

type Decision struct {
	Actor  string `json:"actor"`
	Action string `json:"action"`
	// Mistake reports that the rulebook forbids the decision, but that the players accepted it. The game goes
	// on from Position.
	Mistake  bool            `json:"mistake,omitempty"`
	Position json.RawMessage `json:"position,omitempty"`
	Effects  []engine.Effect `json:"effects,omitempty"`
	Mark     *Mark           `json:"mark,omitempty"`
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
		Yardstick: max(1, t.Version), Game: t.Game, Seats: t.Seats, Edition: t.Edition,
		Rulings: map[string]string{}, Components: t.Components,
		Position: t.Position, Opening: markOf(t.Opening), Decisions: []Decision{},
	}
	for _, ruling := range t.Rulings {
		r.Rulings[ruling.Question] = ruling.Option
	}
	r.Players = t.Names()
	for _, d := range t.Decisions {
		decision := Decision{Actor: d.Actor, Action: d.Action, Mistake: d.Mistake, Position: d.Position, Mark: markOf(d.Mark)}
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

package clerk

import (
	"context"
	"encoding/json"
	"io/fs"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/document/schema"
	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// setup names a place in the record from which a person sets up the table, and the parts that the person has set.
type setup struct {
	Decisions int `json:"decisions"`
	// Said names the parts that hold; a part at the top has its name, a part of a player is players/0/hand. The
	// other parts give way to them.
	Said []string `json:"said"`
	// Ways lead to the parts that somebody touches. Word is the place that somebody touches on a map.
	Ways []way  `json:"ways"`
	Word string `json:"word"`
}

// form holds the data with which the page sets up a table.
type form struct {
	Position json.RawMessage `json:"position"`
	// Schema is the JSON Schema of the positions of the game.
	Schema json.RawMessage `json:"schema"`
	// Touch holds, for a part of the drawing, the ways to the parts of the position that it shows.
	Touch map[string][]way `json:"touch"`
	// Clock lists the parts that the drawing shows in sentences only, such as the phase, in the order of the document.
	Clock []hand `json:"clock"`
}

// formOf returns the position at a place of the record, and the parts of it that can be touched.
func formOf(s *side, ctx context.Context, at *setup) (any, error) {
	t, err := s.tableAt(ctx, at)
	if err != nil {
		return nil, err
	}
	f := &form{Position: t.text, Touch: t.touched()}
	if f.Schema, err = fs.ReadFile(s.Entry.Book.Files, schema.File); err != nil {
		return nil, err
	}
	f.Clock = t.clock(f.Touch)
	return f, ctx.Err()
}

// edited is a record that begins at a position, or the reason why the game cannot begin there.
type edited struct {
	Text string `json:"text,omitempty"`
	// Says is the reason why the position is refused.
	Says string `json:"says,omitempty"`
	// Anew lists the parts that do not fit those that hold, so that the game fills them in.
	Anew []string `json:"anew,omitempty"`
}

// proposed is a position to begin with. Said names the parts that hold, as in [setup]; without it all parts hold. Was
// is the position before the change.
type proposed struct {
	Position json.RawMessage `json:"position"`
	Said     []string        `json:"said"`
	Was      json.RawMessage `json:"was"`
}

// build makes a position the beginning of the record, without the decisions.
func build(s *side, ctx context.Context, asked *proposed) (any, error) {
	e := &edited{}
	if asked.Said != nil {
		asked.Position = s.follow(asked.Was, asked.Position, asked.Said)
	}
	refusal := s.starts(asked.Position)
	if refusal != nil && asked.Said != nil {
		var fitted json.RawMessage
		if fitted, e.Anew, refusal = s.fit(ctx, asked.Position, asked.Said); refusal == nil {
			asked.Position = s.follow(asked.Was, fitted, asked.Said) // which may have been kept from it before
		}
		if err := ctx.Err(); err != nil {
			return nil, err
		}
	}
	if refusal != nil {
		e.Says = prose.OneLine(strings.TrimPrefix(refusal.Error(), "position: "))
		return e, nil
	}
	header := *s.Transcript
	header.Position, header.PositionFile = asked.Position, ""
	header.Opening, header.Decisions, header.Result, header.Winner, header.Last = nil, nil, nil, nil, nil
	e.Text = transcript.Format(&header)
	_, err := transcript.Parse(s.File, []byte(e.Text))
	return e, err
}

// starts returns the reason why the game does not start at a position; nil if it does.
func (s *side) starts(position json.RawMessage) error {
	start := s.Start()
	start.Components, start.Position = s.Components, position
	_, err := (&engine.Local{Game: s.Entry.Game}).Start(start)
	return err
}

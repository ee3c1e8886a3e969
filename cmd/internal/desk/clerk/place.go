package clerk

import (
	"context"
	"strings"

	"github.com/yardstick-rules/yardstick/cmd/internal/answer"
	"github.com/yardstick-rules/yardstick/cmd/internal/draw/part"
	"github.com/yardstick-rules/yardstick/engine/prose"
)

// spot is a place in a record: after some decisions, as a seat sees it.
type spot struct {
	Decisions int `json:"decisions"`
	// Seat is the one whose view is drawn, "chance" for an onlooker's, "" for everything.
	Seat string `json:"seat"`
	// Wide is the width of pictures of the table in pixels, at most; 0 for the drawing of a terminal alone.
	Wide int `json:"wide"`
	// Known are the keys of pictures that the page has; these are not sent again.
	Known []string `json:"known"`
	// Words are the words that a legal action must have to be listed.
	Words string `json:"words"`
}

// show shows a place.
func show(s *side, _ context.Context, at *spot) (any, error) {
	is, err := s.sight(at.Decisions, at.Seat)
	if err != nil {
		return nil, err
	}
	v := &shown{Shown: is.said, Drawing: is.lines, Changed: []string{}, Said: prose.Standing(is.said.Turn), Told: is.said.Told(),
		Digest: is.digest, Outcome: is.out, Pictures: s.pictures(is, at.Wide, at.Known)}
	if at.Decisions == 0 {
		return v, nil
	}
	before, err := s.sight(at.Decisions-1, at.Seat)
	if err != nil {
		return nil, err
	}
	v.Changed, v.Drawing = append(v.Changed, part.Changed(before.tree, is.tree)...), marked(before.lines, is.lines)
	return v, nil
}

// listed holds the legal actions, with the kind of each.
type listed struct {
	*answer.Legal
	// Verbs are the kinds of the actions, by action.
	Verbs []string `json:"verbs"`
}

// legal lists the legal actions at a place.
func legal(s *side, _ context.Context, at *spot) (any, error) {
	place, _, err := s.Place(at.Decisions)
	if err != nil {
		return nil, err
	}
	said, err := place.Legal(strings.Fields(at.Words)...)
	if err != nil {
		return nil, err
	}
	return &listed{said, place.Verbs(said.Legal)}, nil
}

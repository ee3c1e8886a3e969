package clerk

import (
	"context"
	"strings"

	"github.com/yardstick-rules/yardstick/cmd/internal/answer"
	"github.com/yardstick-rules/yardstick/cmd/internal/draw"
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// spot is a place in a record: after some decisions, as a seat sees it.
type spot struct {
	Side      string `json:"side"`
	Decisions int    `json:"decisions"`
	// Seat is whose view it is, "chance" for an onlooker's, "" for everything.
	Seat string `json:"seat"`
	// Words are those that legal actions must have.
	Words string `json:"words"`
}

// shown is a position with its drawing, and what the decision before it did.
type shown struct {
	*answer.Shown
	Drawing []drawnLine `json:"drawing"`
	// Standing is how the game stands, in words.
	Said string `json:"said"`
	// Told says what was filled in.
	Told string `json:"told,omitempty"`
	// Digest is that of the whole position.
	Digest string `json:"digest"`
	engine.Outcome
}

// drawnLine is a line of a drawing; New says that the drawing of the place before has no such line.
type drawnLine struct {
	Text string `json:"text"`
	New  bool   `json:"new,omitempty"`
}

// show shows a place.
func show(c *Clerk, _ context.Context, q *Question) (any, error) {
	var at spot
	if err := q.read(&at); err != nil {
		return nil, err
	}
	s, err := c.at(at.Side)
	if err != nil {
		return nil, err
	}
	place, out, err := s.Place(at.Decisions)
	if err != nil {
		return nil, err
	}
	said, err := place.Show(at.Seat)
	if err != nil {
		return nil, err
	}
	whole, err := place.Show("")
	if err != nil {
		return nil, err
	}
	lines, err := drawn(place, said)
	if err != nil {
		return nil, err
	}
	v := &shown{Shown: said, Drawing: lines, Said: prose.Standing(said.Turn), Told: said.Told(), Digest: transcript.Digest(whole.Position),
		Outcome: out}
	return v, s.mark(at, v.Drawing)
}

// drawn is the drawing of a position, in lines.
func drawn(p *answer.Place, said *answer.Shown) ([]drawnLine, error) {
	text, err := draw.Position(p.Entry, said.Position, p.Setup, said.Turn)
	if err != nil {
		return nil, err
	}
	var lines []drawnLine
	for line := range strings.Lines(prose.Clean(text)) {
		lines = append(lines, drawnLine{Text: strings.TrimRight(line, "\n")})
	}
	return lines, nil
}

// mark marks the lines that the drawing of the place before has not.
func (s *side) mark(at spot, lines []drawnLine) error {
	if at.Decisions == 0 {
		return nil
	}
	before, _, err := s.Place(at.Decisions - 1)
	if err != nil {
		return err
	}
	said, err := before.Show(at.Seat)
	if err != nil {
		return err
	}
	old, err := drawn(before, said)
	if err != nil {
		return err
	}
	known := map[string]int{}
	for _, l := range old {
		known[l.Text]++
	}
	for i := range lines {
		known[lines[i].Text]--
		lines[i].New = known[lines[i].Text] < 0
	}
	return nil
}

// listed is what is legal, with the kind of each action.
type listed struct {
	*answer.Legal
	// Verbs are the kinds of the actions, by action.
	Verbs []string `json:"verbs"`
}

// legal lists what is legal at a place.
func legal(c *Clerk, _ context.Context, q *Question) (any, error) {
	var at spot
	if err := q.read(&at); err != nil {
		return nil, err
	}
	s, err := c.at(at.Side)
	if err != nil {
		return nil, err
	}
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

package clerk

import (
	"context"
	"strings"

	"github.com/yardstick-rules/yardstick/cmd/internal/answer"
	"github.com/yardstick-rules/yardstick/cmd/internal/draw/part"
	"github.com/yardstick-rules/yardstick/engine/prose"
)

// spot names a place in a record, after a number of decisions, and the seat that looks at it.
type spot struct {
	Decisions int `json:"decisions"`
	// Seat is the seat whose view is drawn: "chance" for an onlooker, "" for the whole position.
	Seat string `json:"seat"`
	// Setting reports that a person sets up the table.
	Setting bool `json:"setting"`
	// Wide is the largest width of pictures in pixels; 0 for only the drawing for a terminal.
	Wide int `json:"wide"`
	// Known lists the keys of the pictures that the page already has and that need not be sent again.
	Known []string `json:"known"`
	// Words limits the list to the legal actions that contain these words.
	Words string `json:"words"`
}

// show shows a place.
func show(s *side, _ context.Context, at *spot) (any, error) {
	is, err := s.sight(view{at.Decisions, at.Seat, at.Setting})
	if err != nil {
		return nil, err
	}
	v := &shown{Shown: is.said, Drawing: is.lines, Changed: []string{}, Said: prose.Standing(is.said.Turn), Told: is.said.Told(),
		GoesOn: is.goesOn, Digest: is.digest, Outcome: is.out, Pictures: s.pictures(is, at.Wide, at.Known)}
	if at.Decisions == 0 {
		return v, nil
	}
	before, err := s.sight(view{at.Decisions - 1, at.Seat, false})
	if err != nil {
		return nil, err
	}
	v.Changed, v.Drawing = append(v.Changed, part.Changed(before.tree, is.tree)...), marked(before.lines, is.lines)
	return v, nil
}

// listed holds the legal actions, with the kind of each.
type listed struct {
	*answer.Legal
	// Verbs lists the verb of each action, in the order of the actions.
	Verbs []string `json:"verbs"`
	// Pictures are the pictures of words in the outcomes of chance, as SVG.
	Pictures map[string]string `json:"pictures,omitempty"`
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
	l := &listed{Legal: said, Verbs: place.Verbs(said.Legal)}
	if said.Turn.Actor != "chance" {
		return l, nil
	}
	is, err := s.sight(view{decisions: at.Decisions})
	if err != nil {
		return nil, err
	}
	l.Pictures = map[string]string{}
	words := map[string]bool{}
	for _, choice := range said.Legal {
		for _, word := range strings.Fields(choice.Action) {
			words[word] = true
		}
	}
	pictures(&is.tree, words, l.Pictures)
	return l, nil
}

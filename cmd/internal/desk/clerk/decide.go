package clerk

import (
	"context"
	"errors"
	"regexp"
	"strings"

	"github.com/yardstick-rules/yardstick/cmd/internal/copyist"
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/transcript"
	"github.com/yardstick-rules/yardstick/engine/typed"
)

// decided is a record with one more decision, or the refusal of the decision. It contains both for an accepted
// mistake.
type decided struct {
	Text    string            `json:"text"`
	Refusal *engine.Violation `json:"refusal,omitempty"`
	// Action is the action in the spelling of the game.
	Action string `json:"action,omitempty"`
	// Several lists the actions that the text can mean; a person chooses one.
	Several []string `json:"several,omitempty"`
}

// deciding is a decision to add after a number of decisions.
type deciding struct {
	After  int    `json:"after"`
	Actor  string `json:"actor"`
	Action string `json:"action"`
	Stand  bool   `json:"stand"`
}

// decide adds a decision to the record after some others. The action is read as yardstick judge reads it. If
// chance has to decide there and the record leaves that out, the decision is inserted. Any other decision replaces the
// later ones. An illegal decision is added only on request: as an accepted mistake, after which the game goes on from
// the position before it.
func decide(s *side, _ context.Context, asked *deciding) (any, error) {
	place, _, err := s.Place(asked.After)
	if err != nil {
		return nil, err
	}
	read, err := copyist.Decision(place.Local(), s.Transcript, asked.Actor+": "+asked.Action)
	var several *copyist.AmbiguousError
	if errors.As(err, &several) {
		return &decided{Several: several.Actions}, nil
	}
	if err != nil {
		return nil, err
	}
	_, asked.Action, _ = strings.Cut(read, ": ")
	refusal, err := place.Refusal(asked.Actor, asked.Action)
	if err != nil || refusal != nil && !asked.Stand {
		return &decided{Refusal: refusal, Action: asked.Action}, err
	}
	d := transcript.Decision{Actor: asked.Actor, Action: asked.Action}
	if refusal != nil {
		said, err := place.Show("")
		if err != nil {
			return nil, err
		}
		d.Mistake, d.Position = true, said.Position
	}
	text := s.with(asked.After, d)
	if s.asks(asked.After) && d.Actor == "chance" && !d.Mistake {
		lines := strings.SplitAfter(s.text, "\n")
		text += strings.Join(lines[s.end(asked.After, lines):], "")
	}
	return &decided{Text: text, Refusal: refusal, Action: asked.Action}, nil
}

// kinds holds the kinds of actions that players have, and the words that fill their gaps.
type kinds struct {
	Kinds []typed.Kind        `json:"kinds"`
	Words map[string][]string `json:"words"`
}

// kindsOf lists the kinds of actions at a place of the record, whether legal or not.
func kindsOf(s *side, _ context.Context, at *spot) (any, error) {
	place, _, err := s.Place(at.Decisions)
	if err != nil {
		return nil, err
	}
	k := &kinds{}
	k.Kinds, k.Words = typed.New(place.Local()).Kinds()
	return k, nil
}

// asks reports whether the record leaves out decisions of chance at a place.
func (s *side) asks(after int) bool {
	f := s.Report.Finding
	return f != nil && f.Kind == transcript.MissingChance && f.Decision == after
}

// with returns the text of the record up to a place, followed by more decisions.
func (s *side) with(after int, more ...transcript.Decision) string {
	lines := strings.SplitAfter(s.text, "\n")
	end := s.end(after, lines)
	text := strings.Join(lines[:end], "")
	if !strings.HasSuffix(text, "\n") {
		text += "\n"
	}
	if !rule.MatchString(text) {
		text += "---\n"
	}
	for _, d := range more {
		if d.Mistake {
			text = second.ReplaceAllString(text, "${1}2")
		}
		text += d.Lines()
	}
	return text
}

// rule is the line between the header of a record and its decisions.
var rule = regexp.MustCompile(`(?m)^[ \t]*---[ \t]*(#.*)?\r?$`)

// end returns the number of lines of the record up to the end of its first decisions.
func (s *side) end(after int, lines []string) int {
	if after < len(s.Decisions) {
		return s.Decisions[after].Line - 1
	}
	rules := 0
	for i, line := range lines {
		said, _ := transcript.Comment(line)
		if strings.TrimSpace(said) == "---" {
			if rules++; rules == 2 {
				return i
			}
		}
	}
	return len(lines)
}

package clerk

import (
	"context"
	"path"

	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/engine/transcript"
	"github.com/yardstick-rules/yardstick/features"
)

// played is the result of a scenario.
type played struct {
	Line int      `json:"line"`
	Name string   `json:"name"`
	Tags []string `json:"tags"`
	// How is "passed", "failed" or "unread". Says is the message of the failure, and At is the line of the step.
	How  string `json:"how"`
	Says string `json:"says,omitempty"`
	At   int    `json:"at,omitempty"`
	Step string `json:"step,omitempty"`
	// Text is the game of the scenario as a record up to the disputed decision, or "" if there is none.
	// Components is its component file.
	Text       string `json:"text,omitempty"`
	Components string `json:"components,omitempty"`
}

// playScenarios plays all scenarios of a text, or only the one in a line.
func playScenarios(_ *Clerk, ctx context.Context, q *Question) (any, error) {
	var asked struct {
		Name string `json:"name"`
		Text string `json:"text"`
		Line int    `json:"line"`
	}
	if err := q.read(&asked); err != nil {
		return nil, err
	}
	name := prose.Clean(path.Base(asked.Name))
	list := []*played{}
	var broken error
	_, err := features.Run(ctx, features.Options{FS: features.Single{Name: name, Text: []byte(asked.Text)}, Files: []string{name},
		Line: asked.Line, Bare: true, Ran: func(s features.Scenario) {
			one, err := playedOf(&s)
			if list = append(list, one); err != nil {
				broken = err
			}
		}})
	if err == nil {
		err = broken
	}
	return list, err
}

// playedOf returns the result of a scenario, with its game.
func playedOf(s *features.Scenario) (*played, error) {
	p := &played{Line: s.Line, Name: s.Name, Tags: append([]string{}, s.Tags...), How: "passed"}
	if f := s.Failure; f != nil {
		if p.How = "failed"; f.Unknown {
			p.How = "unread"
		}
		p.Says, p.At, p.Step = prose.OneLine(f.Message), f.Line, f.Step
	}
	d := s.Dispute
	if d == nil {
		return p, nil
	}
	t, err := d.Transcript(s.File)
	if err != nil {
		return p, err
	}
	t.Edition = d.Entry.Book.Edition()
	p.Text, p.Components = transcript.Format(t), string(d.Start.Components)
	return p, nil
}

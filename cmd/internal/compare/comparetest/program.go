// Package comparetest contains a stand-in for another program of this module, for tests of comparisons.
package comparetest

import (
	"context"
	"encoding/json"
	"errors"
	"slices"
	"testing/fstest"

	"github.com/yardstick-rules/yardstick/cmd/internal/revision"
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/transcript"
	"github.com/yardstick-rules/yardstick/features"
)

// Program stands for another program: this one, under answers of its own.
type Program struct {
	Entry   games.Entry
	Answers map[string]string
	// IsSlow reports no digests, and Mute cannot read any record.
	IsSlow, Mute bool
	// Counts changes the scores; nil for no change.
	Counts func(scores []int)
}

// subject is the game under the answers.
type subject struct {
	engine.Local
	answers map[string]string
}

// Start opens a game.
func (s *subject) Start(start engine.Start) (engine.Outcome, error) {
	for question, option := range s.answers {
		if start.Rulings == nil {
			start.Rulings = map[string]string{}
		}
		if _, given := start.Rulings[question]; !given {
			start.Rulings[question] = option
		}
	}
	return s.Local.Start(start)
}

func (p *Program) subject() *subject { return &subject{engine.Local{Game: p.Entry.Game}, p.Answers} }

// replay replays a record; each is called at every place.
func (p *Program) replay(ctx context.Context, record string, each func(s *subject)) (*transcript.Report, *subject, error) {
	if p.Mute {
		return nil, nil, &revision.UnreadError{Says: "it has a headache"}
	}
	t, err := transcript.Parse("stdin", []byte(record))
	if err != nil {
		return nil, nil, err
	}
	s := p.subject()
	report, err := transcript.Replay(ctx, t, s, transcript.Options{Each: func(*transcript.Decision, engine.Outcome) { each(s) }})
	return report, s, err
}

// Judge judges a record.
func (p *Program) Judge(ctx context.Context, record string) (*revision.Verdict, error) {
	report, _, err := p.replay(ctx, record, func(*subject) {})
	if err != nil {
		return nil, err
	}
	v := &revision.Verdict{Upheld: report.Finding == nil, Decision: report.Decisions, Effects: report.Last.Effects}
	if f := report.Finding; f != nil {
		v.Kind, v.Reason = f.Kind.String(), f.Msg
		if f.Kind != transcript.EffectDiffers {
			v.Decision++
		}
		if f.Violation != nil {
			v.Reason, v.Clause = f.Violation.Reason, f.Violation.Clause
		}
	}
	return v, nil
}

// Places lists the places of a record.
func (p *Program) Places(ctx context.Context, record string, decisions int) (places []revision.Place, err error) {
	report, _, err := p.replay(ctx, record, func(s *subject) {
		var here revision.Place
		here.Turn, _ = s.Turn()
		if here.Turn.Scores = slices.Clone(here.Turn.Scores); p.Counts != nil {
			p.Counts(here.Turn.Scores)
		}
		here.Legal, _, _ = s.Legal()
		if position, _, _ := s.Position(""); !p.IsSlow {
			here.Digest = transcript.Digest(position)
		}
		places = append(places, here)
	})
	if err == nil && report.Finding != nil {
		return nil, &revision.UnreadError{Says: report.Finding.Error()}
	}
	return places, err
}

// Slow reports whether the program reports no digests.
func (p *Program) Slow() bool { return p.IsSlow }

// Position returns the position at the end of a record.
func (p *Program) Position(ctx context.Context, record string) (json.RawMessage, error) {
	_, s, err := p.replay(ctx, record, func(*subject) {})
	if err != nil {
		return nil, err
	}
	position, _, err := s.Position("")
	return position, err
}

// Scenarios runs the scenarios of a text.
func (p *Program) Scenarios(ctx context.Context, text string) ([]revision.Outcome, error) {
	if p.Mute {
		return nil, errors.New("it has a headache")
	}
	report, err := features.Run(ctx, features.Options{FS: fstest.MapFS{"x.feature": {Data: []byte(text)}}, Game: p.Entry.Name(),
		Subject: func(string) (engine.Subject, error) { return p.subject(), nil }})
	if err != nil {
		return nil, err
	}
	data, err := json.Marshal(report.Scenarios)
	if err != nil {
		return nil, err
	}
	var said []revision.Outcome
	return said, json.Unmarshal(data, &said)
}

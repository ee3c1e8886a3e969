// Package dispute converts judged decisions: a record into a scenario, a scenario into a record, and both into
// precedents. The package judges each new text before it returns it; the verdict has to be the same.
package dispute

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"slices"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/judge"
	"github.com/yardstick-rules/yardstick/engine/judge/verdict"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// Dispute is a record that was judged, with its verdict.
type Dispute struct {
	// Record is the record up to the decision that was judged, with the claims about that decision.
	Record *transcript.Transcript
	Entry  games.Entry
	// Files is the folder of the record's position file; nil if there is none.
	Files fs.FS
	// Components is the text of the component file that the user owns; nil for the game's own components.
	Components []byte
	Verdict    *judge.Verdict
	// Issue describes the point at issue; only a precedent needs it.
	Issue string
	// Try runs a scenario of the dispute, as package court does; nil without a runner of scenarios.
	Try func(ctx context.Context, text string) (*Tried, error)
}

// Text returns the dispute in the format of a file's ending: .feature, .yard or .golden. The error gives the
// reason why this format cannot express the dispute, or is ctx.Err().
func (d *Dispute) Text(ctx context.Context, ending string) (string, error) {
	about := d.Verdict.Fact != nil && !d.Verdict.Fact.Holds
	if d.Verdict.Fact != nil && d.Verdict.Fact.Holds {
		decided, err := d.decided(ctx)
		if err != nil {
			return "", err
		}
		d = decided
	}
	switch {
	case about && ending == ".golden":
		return "", errors.New("a precedent is about a decision, but this verdict is about the state of the game")
	case about && ending == ".feature":
		return d.Claim(ctx)
	case about:
		return d.game(ctx)
	}
	switch ending {
	case ".feature":
		return d.Scenario(ctx)
	case ".golden":
		return d.Precedent(ctx)
	}
	return d.Again(ctx)
}

// decided returns the dispute about the decision alone, without the claim about the state of the game. The
// clauses of a true claim are then not part of the text and do not count.
func (d *Dispute) decided(ctx context.Context) (*Dispute, error) {
	record, err := d.whole()
	if err != nil {
		return nil, err
	}
	opts := d.options()
	opts.Any = true // a scenario may ask about a text that is no action
	one := *d
	one.Verdict, err = judge.Judge(ctx, record, opts)
	return &one, err
}

// Again returns the dispute as a record of the latest version. The record names the edition under which it was
// written, if that is known. A dispute from a scenario names the present edition.
func (d *Dispute) Again(ctx context.Context) (string, error) {
	record, err := d.whole()
	if err != nil {
		return "", err
	}
	text := transcript.Format(record)
	read, err := transcript.Parse("the record", []byte(text))
	if err != nil {
		return "", fmt.Errorf("this cannot be written as a record: %w", err)
	}
	v, err := judge.Judge(ctx, read, d.options())
	var finding *transcript.Finding
	switch {
	case errors.As(err, &finding):
		return "", fmt.Errorf("only a decision can be written as a record: %s", finding.Msg)
	case err != nil:
		return "", err
	case !d.isSame(v):
		return "", errors.New("as a record this dispute would get another verdict")
	}
	return text, nil
}

// whole returns the record with its position and components included.
func (d *Dispute) whole() (*transcript.Transcript, error) {
	t := *d.Record
	t.Version, t.Edition = transcript.Latest, d.Verdict.WrittenUnder
	if t.PositionFile == "" {
		return &t, nil
	}
	text, err := transcript.ReadPlain(d.Files, t.PositionFile, transcript.MaxPosition)
	if err != nil {
		return nil, err
	}
	started, err := transcript.New(engine.Start{Position: text})
	if err != nil {
		return nil, err
	}
	t.Position, t.PositionFile = started.Position, ""
	return &t, nil
}

// options returns the options that judge the written text and nothing else.
func (d *Dispute) options() judge.Options {
	return judge.Options{Others: judge.Alone, Quick: true, Components: d.Components, Game: d.Entry, Edition: d.Verdict.Edition}
}

// isSame reports whether another verdict is the same as that of the dispute.
func (d *Dispute) isSame(v *judge.Verdict) bool {
	return v != nil && v.Upheld == d.Verdict.Upheld && v.Kind == d.Verdict.Kind && v.Question == d.Verdict.Question &&
		slices.Equal(v.IDs(), d.Verdict.IDs()) && len(v.Cited) == len(d.Verdict.Cited)
}

// grounds returns the clauses of a dispute: those that overrule it, or the first clause that the decision rests on.
func (d *Dispute) grounds() []engine.Clause {
	ids := d.Verdict.IDs()
	if d.Verdict.Upheld {
		ids = append(ids, verdict.IDs(d.Verdict.Cited)...)
	}
	return ids[:min(len(ids), verdict.MostQuoted)]
}

// before returns the position after the first n decisions.
func (d *Dispute) before(ctx context.Context, n int) (json.RawMessage, error) {
	t, err := d.Record.Cut(n)
	if err != nil {
		return nil, err
	}
	game := &engine.Local{Game: d.Entry.Game}
	report, err := transcript.Replay(ctx, t, game, transcript.Options{Files: d.Files, Components: d.Components})
	switch {
	case err != nil:
		return nil, err
	case report.Finding != nil:
		return nil, report.Finding
	}
	position, _, err := game.Position("")
	return slices.Clone(position), err
}

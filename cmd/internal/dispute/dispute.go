// Package dispute writes down again what was judged, ready to file: the decision of a record as a scenario, that of a scenario as a record,
// either as a precedent. What is written is judged before anybody gets it, and has the verdict of what it was made of.
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
	// Record ends with the decision that was judged, and with what it claims about that.
	Record *transcript.Transcript
	Entry  games.Entry
	// Files is the folder in which the record's position file is looked up; nil if there is none.
	Files fs.FS
	// Components is the text of the owner's component file, nil for the game's own.
	Components []byte
	Verdict    *judge.Verdict
	// Issue describes the point at issue, for a precedent.
	Issue string
	// Try tries a scenario that was written, as package court does; nil where there is no runner of scenarios.
	Try func(ctx context.Context, text string) (*Tried, error)
}

// Text returns the dispute in the form that the ending of a file's name stands for: .feature, .yard or .golden. The
// error says why it cannot be written so, or is the context's.
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
		return "", errors.New("a precedent is about a decision, and this verdict is about how the game stands")
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

// decided returns the dispute about the decision alone: what a claim that holds rests on besides is not written down
// with it, and counts for nothing when what was written is judged.
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

// Again returns the dispute as a record of the latest version. It names the edition that it was written under, as far
// as that is known: steps are written under the one at hand.
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
		return "", errors.New("as a record this would be judged otherwise")
	}
	return text, nil
}

// whole returns the record with everything that it needs in it.
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

// options judge what was written, and nothing besides.
func (d *Dispute) options() judge.Options {
	return judge.Options{Others: judge.Alone, Quick: true, Components: d.Components, Game: d.Entry, Edition: d.Verdict.Edition}
}

// isSame reports whether another verdict says the same.
func (d *Dispute) isSame(v *judge.Verdict) bool {
	return v != nil && v.Upheld == d.Verdict.Upheld && v.Kind == d.Verdict.Kind && v.Question == d.Verdict.Question &&
		slices.Equal(v.IDs(), d.Verdict.IDs()) && len(v.Cited) == len(d.Verdict.Cited)
}

// grounds returns the clauses that a dispute is about: those by which it was overruled, or the first that it rests on.
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

package clerk

import (
	"context"
	"errors"
	"path"
	"slices"
	"strings"

	again "github.com/yardstick-rules/yardstick/cmd/internal/dispute"
	"github.com/yardstick-rules/yardstick/cmd/internal/draw"
	"github.com/yardstick-rules/yardstick/cmd/internal/draw/part"
	"github.com/yardstick-rules/yardstick/cmd/internal/draw/svg"
	"github.com/yardstick-rules/yardstick/engine/judge"
	"github.com/yardstick-rules/yardstick/engine/prose"
)

// file is a file to pass on, with a suggested name.
type file struct {
	Name string `json:"name"`
	Text string `json:"text"`
}

// named returns a name for a file about the record.
func (s *side) named(ending string) string {
	name := path.Base(s.File)
	return strings.TrimSuffix(name, path.Ext(name)) + ending
}

// wanted is a dispute to write as a file, and the ending of its name.
type wanted struct {
	dispute
	Ending string `json:"ending"`
}

// written returns the judged decision as a file: a scenario or a record, as yardstick judge -o writes it.
func written(s *side, ctx context.Context, asked *wanted) (any, error) {
	if !slices.Contains([]string{".feature", ".yard"}, asked.Ending) {
		return nil, errors.New("end the name in .feature or .yard")
	}
	opts := s.options(&asked.dispute)
	opts.Others, opts.Quick = judge.Alone, true
	t, err := s.disputed(&asked.dispute)
	if err != nil {
		return nil, err
	}
	v, err := judge.Judge(ctx, t, opts)
	if err != nil {
		return nil, err
	}
	record, err := judge.Disputed(t, opts, v)
	if err != nil {
		return nil, err
	}
	d := again.Dispute{Record: record, Entry: s.Entry, Files: s.Files, Components: s.Components, Verdict: v}
	text, err := d.Text(ctx, asked.Ending)
	return &file{s.named(asked.Ending), text}, err
}

// posed is a place whose table is drawn as one picture.
type posed struct {
	spot
	// Judge is the decision whose verdict appears below the table, or nil if there is none.
	Judge *dispute `json:"judge"`
}

// drawnWhole returns the table as one picture, with the verdict on the next decision below it if the page asks
// for that.
func drawnWhole(s *side, ctx context.Context, asked *posed) (any, error) {
	is, err := s.sight(view{decisions: asked.Decisions, seat: asked.Seat})
	if err != nil {
		return nil, err
	}
	names := judge.Names(s.Transcript, s.Entry.Book)
	tree := part.Retold(is.tree, names.In)
	if asked.Judge != nil {
		t, err := s.disputed(asked.Judge)
		if err != nil {
			return nil, err
		}
		v, err := judge.Judge(ctx, t, s.options(asked.Judge))
		if err != nil {
			return nil, err
		}
		tree = draw.Ruled(tree, v)
	}
	caption := s.File + " after " + prose.Count(asked.Decisions, "decision") + "; " + names.In(prose.Standing(is.said.Turn))
	return &file{s.named(".svg"), prose.Clean(svg.Whole(tree, caption, asked.Wide).SVG)}, nil
}

package clerk

import (
	"context"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/cmd/internal/answer"
	"github.com/yardstick-rules/yardstick/cmd/internal/draw"
	"github.com/yardstick-rules/yardstick/cmd/internal/draw/part"
	"github.com/yardstick-rules/yardstick/cmd/internal/draw/svg"
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
	// Wide is how wide pictures of the table may be, in pixels; 0 for the drawing of a terminal alone.
	Wide int `json:"wide"`
	// Words are those that legal actions must have.
	Words string `json:"words"`
}

// shown is a position with its drawing, and what the decision before it did.
type shown struct {
	*answer.Shown
	// Drawing is what a terminal shows. Pictures are the sections of the table, none where the game has lines alone; Changed are the
	// parts of them that the decision before changed, by their paths.
	Drawing  []drawnLine `json:"drawing"`
	Pictures []picture   `json:"pictures"`
	Changed  []string    `json:"changed"`
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

// picture is a section of the table as SVG, which loads nothing and runs nothing; Wide says that it needs the whole width.
type picture struct {
	Title string `json:"title"`
	SVG   string `json:"svg"`
	Wide  bool   `json:"wide"`
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
	v := &shown{Shown: said, Said: prose.Standing(said.Turn), Told: said.Told(), Digest: transcript.Digest(whole.Position), Outcome: out,
		Changed: []string{}}
	tree, err := draw.Tree(place.Entry, said.Position, place.Setup, said.Turn)
	if err != nil {
		return nil, err
	}
	v.Drawing, v.Pictures = lines(tree), pictures(tree, at.Wide)
	return v, s.mark(at, tree, v)
}

// lines are the lines of a drawing as a terminal shows it.
func lines(tree part.Part) (list []drawnLine) {
	for line := range strings.Lines(prose.Clean(part.Text(tree))) {
		list = append(list, drawnLine{Text: strings.TrimRight(line, "\n")})
	}
	return list
}

// pictures are the sections of a drawing.
func pictures(tree part.Part, wide int) []picture {
	list := []picture{}
	isVerbatim := func(p part.Part) bool { return p.Kind == part.Verbatim }
	if wide == 0 || slices.ContainsFunc(tree.Parts, isVerbatim) {
		return list
	}
	for i, p := range svg.Sections(tree, wide) {
		list = append(list, picture{p.Title, prose.Clean(p.SVG), svg.IsWide(&tree.Parts[i])})
	}
	return list
}

// mark marks what the drawing of the place before has otherwise.
func (s *side) mark(at spot, tree part.Part, v *shown) error {
	if at.Decisions == 0 {
		return nil
	}
	place, _, err := s.Place(at.Decisions - 1)
	if err != nil {
		return err
	}
	said, err := place.Show(at.Seat)
	if err != nil {
		return err
	}
	before, err := draw.Tree(place.Entry, said.Position, place.Setup, said.Turn)
	if err != nil {
		return err
	}
	v.Changed = append(v.Changed, part.Changed(before, tree)...)
	known := map[string]int{}
	for _, l := range lines(before) {
		known[l.Text]++
	}
	for i := range v.Drawing {
		known[v.Drawing[i].Text]--
		v.Drawing[i].New = known[v.Drawing[i].Text] < 0
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

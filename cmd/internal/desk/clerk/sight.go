package clerk

import (
	"fmt"
	"hash/fnv"
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

// shown is a position with its drawing, and the effects of the decision before it.
type shown struct {
	*answer.Shown
	// Drawing is the text for a terminal. Pictures are the sections of the table; none for a game that is drawn
	// only as text. Changed lists the paths of the parts that the last decision changed.
	Drawing  []drawnLine `json:"drawing"`
	Pictures []picture   `json:"pictures"`
	Changed  []string    `json:"changed"`
	// Said describes the state of the game in words.
	Said string `json:"said"`
	// Told describes the parts that the game filled in.
	Told string `json:"told,omitempty"`
	// GoesOn reports that the position is the one that a person sets up, and that the game runs on from there,
	// because no player has a decision.
	GoesOn bool `json:"goesOn,omitempty"`
	// Digest is the digest of the whole position.
	Digest string `json:"digest"`
	engine.Outcome
}

// drawnLine is a line of a drawing. New reports that the drawing of the place before does not contain the line.
type drawnLine struct {
	Text string `json:"text"`
	New  bool   `json:"new,omitempty"`
}

// picture is a section of the table as SVG, which loads and runs nothing. Wide asks for the whole width of the
// page. Key identifies the picture; a picture that the page already has is sent without SVG.
type picture struct {
	Title string `json:"title"`
	Key   string `json:"key"`
	SVG   string `json:"svg,omitempty"`
	Wide  bool   `json:"wide"`
	// Piles are the long piles of the section, of which the picture shows only the number.
	Piles []heap `json:"piles"`
}

// sight is the drawing of a place as a seat sees it. The latest ones are kept, so that a step draws only one
// place, and only the parts of it that have changed.
type sight struct {
	of view
	// goesOn reports that the game runs on from the position that is drawn.
	goesOn bool
	said   *answer.Shown
	out    engine.Outcome
	digest string
	tree   part.Part
	lines  []drawnLine
	// pictures are the pictures of the sections at a width; nil until the page asks for them.
	pictures []picture
	wide     int
}

// view names a place and the seat that looks at it. Setting reports that a person sets up the table there, who looks at
// the table that was chosen, before the game runs on.
type view struct {
	decisions int
	seat      string
	setting   bool
}

// mostSights is the number of sights kept: enough to step back and forth.
const mostSights = 6

// sight returns a view.
func (s *side) sight(of view) (*sight, error) {
	for i, is := range s.sights {
		if is.of == of {
			s.sights = slices.Insert(slices.Delete(s.sights, i, i+1), 0, is)
			return is, nil
		}
	}
	is, err := s.look(of)
	if err != nil {
		return nil, err
	}
	s.sights = slices.Insert(s.sights, 0, is)
	s.sights = s.sights[:min(len(s.sights), mostSights)]
	return is, nil
}

// look draws a place.
func (s *side) look(of view) (*sight, error) {
	place, out, err := s.Place(of.decisions)
	if err != nil {
		return nil, err
	}
	is := &sight{of: of, out: out}
	if is.said, err = place.Show(of.seat); err != nil {
		return nil, err
	}
	whole := is.said
	if of.setting && of.decisions == 0 {
		if chosen := s.chosen(); chosen != nil {
			is.said.Position, is.goesOn = chosen, true
		}
	}
	if of.seat != "" {
		if whole, err = place.Show(""); err != nil {
			return nil, err
		}
	}
	is.digest = transcript.Digest(whole.Position)
	if is.tree, err = draw.Tree(place.Entry, is.said.Position, place.Setup, is.said.Turn); err != nil {
		return nil, err
	}
	for line := range strings.Lines(prose.Clean(part.Text(is.tree))) {
		is.lines = append(is.lines, drawnLine{Text: strings.TrimRight(line, "\n")})
	}
	return is, nil
}

// marked returns the lines of a drawing, and marks those that are not in the drawing before.
func marked(before, after []drawnLine) []drawnLine {
	known := map[string]int{}
	for _, l := range before {
		known[l.Text]++
	}
	after = slices.Clone(after)
	for i, l := range after {
		known[l.Text]--
		after[i].New = known[l.Text] < 0
	}
	return after
}

// pictures returns the sections of a drawing as pictures; those that the page already has come without SVG.
func (s *side) pictures(is *sight, wide int, known []string) []picture {
	isVerbatim := func(p part.Part) bool { return p.Kind == part.Verbatim }
	if wide == 0 || slices.ContainsFunc(is.tree.Parts, isVerbatim) {
		return []picture{}
	}
	if is.wide != wide {
		is.pictures = nil
		for i := range is.tree.Parts {
			is.pictures = append(is.pictures, s.picture(&is.tree.Parts[i], i, wide))
		}
		is.wide = wide
	}
	list := slices.Clone(is.pictures)
	for i := range list {
		if slices.Contains(known, list[i].Key) {
			list[i].SVG = ""
		}
	}
	return list
}

// picture returns a section as SVG. If the section looks the same in another sight, picture returns the SVG
// from there.
func (s *side) picture(section *part.Part, i, wide int) picture {
	for _, all := range [][]*sight{s.sights, s.before} {
		for _, other := range all {
			if other.wide == wide && i < len(other.pictures) && part.Same(section, &other.tree.Parts[i]) {
				return other.pictures[i]
			}
		}
	}
	folded, piles := heaped(section)
	p := svg.Section(&folded, wide)
	clean := prose.Clean(p.SVG)
	sum := fnv.New64a()
	sum.Write([]byte(clean)) // a hash never returns an error
	return picture{Title: p.Title, Key: fmt.Sprintf("%016x", sum.Sum64()), SVG: clean, Wide: svg.IsWide(&folded), Piles: piles}
}

package clerk

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"strings"

	"github.com/yardstick-rules/yardstick/cmd/internal/answer"
	"github.com/yardstick-rules/yardstick/cmd/internal/copyist"
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/judge"
	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/engine/reading"
	"github.com/yardstick-rules/yardstick/engine/transcript"
	"github.com/yardstick-rules/yardstick/features"
)

// sheet is a record as the page sends it, with the files that it names and the answers that override its own.
type sheet struct {
	Side string `json:"side"`
	// Name is the name of the file, and Text is its content.
	Name string `json:"name"`
	Text string `json:"text"`
	// Rulings lists answers, question=option, that override those of the record.
	Rulings []string `json:"rulings,omitempty"`
	// Components is the text of the record's component file, and Position is the text of its position file.
	Components string `json:"components,omitempty"`
	Position   string `json:"position,omitempty"`
}

// opened holds the data of a record that the page shows.
type opened struct {
	Under   *answer.Under     `json:"reading,omitempty"`
	File    string            `json:"file"`
	Game    string            `json:"game"`
	Title   string            `json:"title"`
	Edition string            `json:"edition"`
	Seats   []string          `json:"seats"`
	Players map[string]string `json:"players,omitempty"`
	// Names replace the words of seats in texts for people.
	Names prose.Names `json:"names,omitempty"`
	// Positioned reports that the record begins at a position instead of the set-up.
	Positioned bool `json:"positioned,omitempty"`
	// Rulings holds the answers in force that are not the default, option by question.
	Rulings map[string]string `json:"rulings"`
	// Decisions lists the decisions of the record. Right is the number of decisions before the first error.
	Decisions []line `json:"decisions"`
	Right     int    `json:"right"`
	// Wrong is the first error, nil if there is none. Mistakes lists the numbers of the decisions marked as
	// mistakes.
	Wrong    *wrong `json:"wrong,omitempty"`
	Mistakes []int  `json:"mistakes"`
	// Over reports that the game has ended.
	Over bool `json:"over"`
	// Read lists the lines that were read as if they were spelled differently.
	Read []copyist.Reading `json:"read,omitempty"`
}

type line struct {
	Actor  string `json:"actor"`
	Action string `json:"action"`
	Line   int    `json:"line"`
}

// wrong is the first error of a record. The decision has a number from 1; 0 means the start.
type wrong struct {
	Decision int             `json:"decision"`
	Line     int             `json:"line"`
	Kind     transcript.Kind `json:"kind"`
	Says     string          `json:"says"`
}

// read returns the record on a sheet, with the reading that overrides its own.
func (s *sheet) read(ctx context.Context) (answer.Case, *copyist.Source, error) {
	c := answer.Case{}
	text := []byte(s.Text)
	switch {
	case bytes.HasPrefix(bytes.TrimSpace(text), []byte("{")):
		return c, nil, fmt.Errorf("%s:1: this is JSON; a record is text, as yardstick play -o FILE writes it without --json", s.Name)
	case features.IsFeature(text):
		return c, nil, fmt.Errorf("%s: these are scenarios, and not a record", s.Name)
	}
	source := &copyist.Source{Name: s.Name, Text: text, Folder: s.openNamed}
	t, err := source.Read(ctx)
	if err == nil {
		err = s.over(&c, t)
	}
	return c, source, err
}

// over makes a record a case, with the reading that overrides its answers.
func (s *sheet) over(c *answer.Case, t *transcript.Transcript) (err error) {
	c.Transcript = t
	if c.Entry, err = t.Of(games.Find); err != nil {
		return err
	}
	r := reading.Of(c.Entry)
	if s.Components != "" {
		if err := r.Box("the component file", []byte(s.Components)); err != nil {
			return err
		}
	}
	if err := r.Rule(s.Rulings); err != nil {
		return err
	}
	if c.Components = r.Components; len(s.Rulings) > 0 {
		c.Over(r)
	}
	c.Files = s.files(t)
	return nil
}

// course plays the record as it is written. If that fails, course plays it again and accepts the spellings
// that people use.
func (s *sheet) course(ctx context.Context) (*answer.Course, []copyist.Reading, error) {
	of, source, err := s.read(ctx)
	if err != nil {
		return nil, nil, err
	}
	course, err := of.Course(ctx)
	wrong := err
	if err == nil && course.Report.Finding != nil {
		wrong = course.Report.Finding
	}
	if t := source.Again(ctx, wrong); t != nil {
		if err = s.over(&of, t); err == nil {
			course, err = of.Course(ctx)
		}
	}
	return course, source.Readings, err
}

// openNamed opens the position file and the component file that a record names.
func (s *sheet) openNamed(t *transcript.Transcript, of games.Entry) (files fs.FS, components []byte, err error) {
	r := reading.Of(of)
	if s.Components != "" {
		err = r.Box("the component file", []byte(s.Components))
	}
	return s.files(t), r.Components, err
}

// files returns the position file that a record names, if the sheet contains it.
func (s *sheet) files(t *transcript.Transcript) fs.FS {
	if t.PositionFile == "" || s.Position == "" {
		return nil
	}
	return features.Single{Name: t.PositionFile, Text: []byte(s.Position)}
}

// open opens a record on a side.
func open(c *Clerk, ctx context.Context, q *Question) (any, error) {
	var s sheet
	if err := q.read(&s); err != nil {
		return nil, err
	}
	course, readings, err := s.course(ctx)
	if err != nil {
		return nil, err
	}
	if c.sides == nil {
		c.sides = map[string]*side{}
	}
	is := &side{Course: course, text: s.Text, readings: readings}
	if was := c.sides[s.Side]; was != nil {
		is.before = was.sights
	}
	c.sides[s.Side] = is
	on := openedOf(course)
	on.Read = readings
	return on, nil
}

func openedOf(c *answer.Course) *opened {
	book := c.Entry.Book
	o := &opened{Under: c.Under, File: c.File, Game: c.Game, Title: book.Title, Edition: book.Edition(), Seats: c.Seats,
		Players: c.Transcript.Names(), Names: judge.Names(c.Transcript, book),
		Positioned: c.Position != nil || c.PositionFile != "", Rulings: map[string]string{}, Decisions: make([]line, len(c.Decisions)),
		Right: c.Report.Decisions, Mistakes: []int{}, Over: c.Report.Turn.Actor == ""}
	for _, r := range c.Rulings {
		o.Rulings[r.Question] = r.Option
	}
	for i, d := range c.Decisions {
		o.Decisions[i] = line{d.Actor, d.Action, d.Line}
		if d.Mistake {
			o.Mistakes = append(o.Mistakes, i+1)
		}
	}
	if f := c.Report.Finding; f != nil {
		o.Wrong = &wrong{Decision: f.About(), Line: f.Line, Kind: f.Kind, Says: prose.OneLine(f.Error())}
	}
	return o
}

func closeSide(c *Clerk, _ context.Context, q *Question) (any, error) {
	var s sheet
	err := q.read(&s)
	delete(c.sides, s.Side)
	return nil, err
}

// begin returns the header of a new record.
func begin(_ *Clerk, _ context.Context, q *Question) (any, error) {
	var asked struct {
		Game    string   `json:"game"`
		Seats   []string `json:"seats"`
		Rulings []string `json:"rulings"`
		// Middle begins the record with a position that the game fills in, so that a person can change it into
		// the one on the table.
		Middle bool `json:"middle"`
		// Names are the names that people use for seats, by seat.
		Names map[string]string `json:"names"`
	}
	if err := q.read(&asked); err != nil {
		return nil, err
	}
	entry, err := games.Find(asked.Game)
	if err != nil {
		return nil, err
	}
	r := reading.Of(entry)
	if err := r.Rule(asked.Rulings); err != nil {
		return nil, err
	}
	start := engine.Start{Game: entry.Name(), Setup: r.Setup(asked.Seats)}
	if asked.Middle {
		start.Position = json.RawMessage("{}")
	}
	if _, err := (&engine.Local{Game: entry.Game}).Start(start); err != nil {
		return nil, err
	}
	t, err := transcript.New(start)
	if err != nil {
		return nil, err
	}
	for _, seat := range asked.Seats {
		if name := asked.Names[seat]; name != "" {
			t.Version, t.Players = 2, append(t.Players, transcript.Player{Seat: seat, Name: name})
		}
	}
	text := transcript.Format(t)
	if _, err = transcript.Parse("", []byte(text)); err != nil {
		var syntax *transcript.SyntaxError
		if errors.As(err, &syntax) {
			return nil, errors.New(syntax.Msg)
		}
		return nil, err
	}
	return text, nil
}

// format returns the record in the spelling of the game, with the effects of its decisions if the page asks for
// them.
func format(_ *Clerk, ctx context.Context, q *Question) (any, error) {
	var asked struct {
		sheet
		Effects bool `json:"effects"`
	}
	if err := q.read(&asked); err != nil {
		return nil, err
	}
	record, err := copyist.Open(asked.Name, []byte(asked.Text))
	if err != nil {
		return nil, err
	}
	if asked.Components != "" {
		record.Components = []byte(asked.Components)
	}
	fair, err := record.Fair(ctx, asked.Effects)
	return prose.Clean(strings.ToValidUTF8(fair, "\uFFFD")), err
}

package compare

import (
	"maps"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/pairs"
	"github.com/yardstick-rules/yardstick/engine/reading"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// Side is one of the two readings that are compared.
type Side struct {
	// Given is the name that the caller gives the side, such as "default" or "tie=shared".
	Given string `json:"given"`
	// Title is the title of the reading.
	Title string `json:"title,omitempty"`
	// Answers holds the answers of the reading, option by question. Components is the digest of the component
	// file, "" for the game's own components.
	Answers    map[string]string `json:"answers"`
	Components string            `json:"components,omitempty"`

	entry games.Entry
	box   []byte
	// other is the program that plays the side, nil for this program. tried is the engine that plays it, nil if
	// no engine does.
	other Other
	tried engine.Subject
}

// SideOf returns the side that plays by a reading.
func SideOf(given string, r *reading.Reading) Side {
	s := Side{Given: given, Title: r.Title, Answers: maps.Clone(r.Answers), entry: r.Entry, box: r.Components}
	if r.Components != nil {
		s.Components = transcript.Digest(r.Components)
	}
	return s
}

// side returns the side in the form that pairs of games need.
func (s *Side) side() pairs.Side {
	return pairs.Side{Game: s.entry.Game, Rulings: s.Answers, Components: s.box}
}

// answer returns the option of a question that the side plays by.
func (s *Side) answer(q *rulebook.Question) string {
	if option, given := s.Answers[q.Name]; given {
		return option
	}
	return q.Options[q.Default].ID
}

// flags returns the flags that turn the answers of a record's header into those of the side.
func (s *Side) flags(header *Side) string {
	var b strings.Builder
	for i := range s.entry.Book.Questions {
		q := &s.entry.Book.Questions[i]
		if s.answer(q) != header.answer(q) {
			b.WriteString(" --answer " + q.Name + "=" + s.answer(q))
		}
	}
	return b.String()
}

// subject is the game under the reading of the side. Answers and components in the start of a game override the
// reading.
type subject struct {
	engine.Local
	side *Side
}

func (s *Side) subject() *subject { return &subject{engine.Local{Game: s.entry.Game}, s} }

// Start opens a game.
func (s *subject) Start(start engine.Start) (engine.Outcome, error) {
	rulings := maps.Clone(s.side.Answers)
	if rulings == nil {
		rulings = map[string]string{}
	}
	for key, option := range start.Rulings {
		if q := s.side.entry.Book.Question(key); q != nil {
			delete(rulings, q.Name)
		}
		rulings[key] = option
	}
	start.Rulings = rulings
	if start.Components == nil {
		start.Components = s.side.box
	}
	return s.Local.Start(start)
}

// Text describes a side: its given name, its title, its answers and its component file.
func (s *Side) Text() string {
	says := s.Given
	if s.Title != "" {
		says += ", " + s.Title
	}
	given := strings.Split(s.Given, ",")
	slices.Sort(given)
	if answers := s.answers(); len(answers) > 0 && !slices.Equal(answers, given) {
		says += ": " + strings.Join(answers, ", ")
	}
	if s.Components != "" {
		says += "; component file " + s.Components
	}
	return says
}

func (s *Side) answers() (list []string) {
	for question, option := range s.Answers {
		list = append(list, question+"="+option)
	}
	slices.Sort(list)
	return list
}

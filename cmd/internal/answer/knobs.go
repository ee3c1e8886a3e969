package answer

import (
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/knobs"
	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// Knob describes, for JSON, a place in the game where a setting makes a difference. A setting is an answer to
// an open question or a figure of the components.
type Knob struct {
	// Of is the setting: an answer, as question=option, or the field of a figure in components.yaml.
	Of string `json:"of"`
	// Sets lists, for a figure, its other value and the values that must change with it, written "field =
	// value". Components is a component file that contains them.
	Sets       []string `json:"sets,omitempty"`
	Components string   `json:"components,omitempty"`
	// Kind names the evidence for the difference: scenario, or the part that differs after the record (turn,
	// legal, odds, score, winner or position). Without a difference, Kind is the reason: note, refused or
	// silent.
	Kind string `json:"kind"`
	// Says describes the difference, or the reason why there is none.
	Says string `json:"says"`
	// Record is a game by the rulebook after which the setting makes a difference. Scenario is the file and the
	// name of a scenario whose result changes.
	Record   string `json:"record,omitempty"`
	Scenario string `json:"scenario,omitempty"`
	// Clause is the clause of the refusal in the scenario, and ClauseSays is its text in our words.
	Clause     string `json:"clause,omitempty"`
	ClauseSays string `json:"clause-says,omitempty"`
	// decisions is the number of decisions in the record.
	decisions int
}

// FigureKnob is a figure of the components with the place where another value of it makes a difference.
type FigureKnob struct {
	Path  string `json:"path"`
	Value string `json:"value"`
	From  string `json:"from"`
	Line  int    `json:"line"`
	// Matters is the place where the figure makes a difference; nil if nobody searched for one.
	Matters *Knob `json:"matters,omitempty"`
}

// knobs adds to each question the places where its answers make a difference.
func (r *Rules) knobs(book *rulebook.Book) error {
	table, err := knobs.Read(book)
	if err != nil {
		return err
	}
	for i := range r.Questions {
		q := &r.Questions[i]
		for _, k := range table.Of(q.Name) {
			q.Matters = append(q.Matters, knobOf(book, nil, &k))
		}
	}
	return nil
}

// IsField reports whether the words are one path to a field with figures in the components, and not words to
// search for.
func IsField(book *rulebook.Book, words []string) bool {
	return len(words) == 1 && strings.ContainsAny(words[0], ".[") && len(book.Under(words[0])) > 0
}

// IsName reports whether the words are the name or path of a field of the components that contains figures.
func IsName(book *rulebook.Book, words []string) bool {
	return len(words) == 1 && len(under(book, words[0])) > 0
}

// under lists the figures of a field of the components, or of all fields of that name if no field has that path.
func under(book *rulebook.Book, field string) []rulebook.Figure {
	if found := book.Under(field); field == "" || len(found) > 0 {
		return found
	}
	var found []rulebook.Figure
	for _, f := range book.Figures {
		if slices.Contains(parts(f.Path), field) {
			found = append(found, f)
		}
	}
	return found
}

// parts returns the names in the path of a field.
func parts(path string) []string {
	return strings.FieldsFunc(path, func(c rune) bool { return c == '.' || c == '[' || c == ']' })
}

// fields lists the fields directly below a field of the components, by their full paths; nil if the words do
// not name a field.
func fields(book *rulebook.Book, words []string) (list []string) {
	if len(words) != 1 || words[0] == "" {
		return nil
	}
	for _, f := range book.Under(words[0]) {
		path := f.Path
		if rest := path[len(words[0]):]; len(rest) > 1 {
			if end := strings.IndexAny(rest[1:], ".["); end >= 0 {
				path = path[:len(words[0])+1+end]
			}
		}
		if !slices.Contains(list, path) {
			list = append(list, path)
		}
	}
	return list
}

// Figures lists the figures in a field of the components, each with the place where it makes a difference. The
// list is empty if the field does not exist. The field is a path as --assumed lists it, or a name alone.
func Figures(entry games.Entry, field string) (*Rules, error) {
	book := entry.Book
	r := RulesOf(book, rulebook.Found{})
	found := under(book, field)
	if field == "" || len(found) == 0 {
		return r, nil
	}
	table, err := knobs.Read(book)
	if err != nil {
		return nil, err
	}
	box, err := knobs.NewBox(entry)
	if err != nil {
		return nil, err
	}
	for _, f := range found {
		said := FigureKnob{Path: f.Path, Value: f.Value, From: f.From, Line: f.Line}
		for _, k := range table.Of(f.Path) {
			if k.Of == f.Path {
				matters := knobOf(book, box, &k)
				said.Matters = &matters
			}
		}
		r.Figures = append(r.Figures, said)
	}
	return r, nil
}

func knobOf(book *rulebook.Book, box *knobs.Box, k *knobs.Knob) Knob {
	said := Knob{Of: k.Of, Kind: string(k.Kind), Says: k.Says, Scenario: k.Scenario, decisions: len(k.Played)}
	for _, s := range k.Sets {
		said.Sets = append(said.Sets, s.Field+" = "+s.Value)
	}
	if box != nil && len(k.Sets) > 0 {
		text, _ := box.File(k.Sets)
		said.Components = string(text)
	}
	if c := refusing(book, k); c != nil {
		said.Clause, said.ClauseSays = string(c.ID), c.Says
	}
	if k.Replayed() {
		said.Record = transcript.Format(&transcript.Transcript{Game: book.Game, Seats: k.Seats, Decisions: k.Played})
	}
	return said
}

// refusing returns the clause of the refusal in the scenario of a knob; nil if the scenario changes in another way.
func refusing(book *rulebook.Book, k *knobs.Knob) *rulebook.Clause {
	const because = " is refused because of "
	at := strings.LastIndex(k.Says, because)
	if k.Kind != knobs.Scenario || at < 0 {
		return nil
	}
	id, _, _ := strings.Cut(k.Says[at+len(because):], " ")
	return book.Clause(id)
}

// Short describes the place and the difference in a few words.
func (k *Knob) Short() string {
	if k == nil {
		return ""
	}
	switch knobs.Kind(k.Kind) {
	case knobs.Note, knobs.Silent:
		return "matters nowhere"
	case knobs.Refused:
		return "bound by others"
	case knobs.Scenario:
		return "matters in a scenario"
	}
	return "matters after " + prose.Count(k.decisions, "decision")
}

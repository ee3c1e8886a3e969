package clerk

import (
	"context"
	"encoding/json"
	"errors"
	"io/fs"
	"maps"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/cmd/internal/answer"
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/document"
	"github.com/yardstick-rules/yardstick/engine/document/edit"
	"github.com/yardstick-rules/yardstick/engine/document/schema"
	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// form holds the data that the page needs so that a person can edit a position.
type form struct {
	Position json.RawMessage `json:"position"`
	// Schema is the JSON Schema of the positions of the game.
	Schema json.RawMessage `json:"schema"`
	// Words lists the words that the record uses at a place in the document. The key is the path of names to
	// the place, with "*" for an element of a list. The names in an object of names are listed at its path and
	// "*".
	Words map[string][]string `json:"words"`
	// Choices lists, for a place in the document, all words that the game accepts there.
	Choices map[string][]string `json:"choices"`
}

// formOf returns the position at a place of the record, with the words that its parts can have.
func formOf(s *side, _ context.Context, at *spot) (any, error) {
	f := &form{Words: map[string][]string{}, Choices: map[string][]string{}}
	const looks = 8 // spread over the record
	for i := range looks + 1 {
		place, _, err := s.Place(s.Report.Decisions * i / looks)
		if err != nil {
			return nil, err
		}
		if err = f.learn(place.Show("")); err != nil {
			return nil, err
		}
	}
	place, _, err := s.Place(at.Decisions)
	if err != nil {
		return nil, err
	}
	said, err := place.Show("")
	if err == nil {
		f.Position = said.Position
		f.Schema, err = fs.ReadFile(s.Entry.Book.Files, schema.File)
	}
	if err != nil {
		return nil, err
	}
	return f, s.choices(f)
}

// choices finds the words that the game accepts for each part: for a wrong word, the error of the game lists them.
func (s *side) choices(f *form) error {
	var of struct {
		Properties map[string]struct {
			Type string `json:"type"`
		} `json:"properties"`
	}
	if err := json.Unmarshal(f.Schema, &of); err != nil {
		return err
	}
	for name, property := range of.Properties {
		if property.Type != "string" {
			continue
		}
		var position map[string]any
		if err := json.Unmarshal(f.Position, &position); err != nil {
			return err
		}
		position[name] = "?"
		text, err := json.Marshal(position)
		if err != nil {
			return err
		}
		var wrong *document.WordError
		if errors.As(s.starts(text), &wrong) {
			f.Choices["/"+name] = wrong.Words
		}
	}
	return nil
}

// learn notes the words of a position.
func (f *form) learn(said *answer.Shown, err error) error {
	if err != nil {
		return err
	}
	position, err := edit.Read(said.Position)
	if err != nil {
		return err
	}
	f.note("", position)
	return nil
}

// note notes the words of a part and of the parts in it.
func (f *form) note(at string, value any) {
	switch of := value.(type) {
	case string:
		f.word(at, of)
	case []any:
		for _, element := range of {
			f.note(at+"/*", element)
		}
	case map[string]any:
		for name, part := range of {
			if _, counts := part.(json.Number); counts {
				f.word(at+"/*", name)
			}
			f.note(at+"/"+name, part)
		}
	}
}

// word notes a word, up to as many words as a person can look through.
func (f *form) word(at, word string) {
	const most = 200
	if word != "" && len(f.Words[at]) < most && !slices.Contains(f.Words[at], word) {
		f.Words[at] = append(f.Words[at], word)
		slices.Sort(f.Words[at])
	}
}

// edited is a record that begins at a position, or the reason why the game cannot begin there.
type edited struct {
	Text string `json:"text,omitempty"`
	// Says is the reason why the position is refused. Without lists the parts that the game could fill in, so
	// that it accepts the position.
	Says    string   `json:"says,omitempty"`
	Without []string `json:"without"`
	// Anew lists the unchanged parts that do not fit the changed ones, so that the game fills them in.
	Anew []string `json:"anew,omitempty"`
}

// proposed is a position to begin with.
type proposed struct {
	Position json.RawMessage `json:"position"`
	Base     json.RawMessage `json:"base"`
}

// build makes a position the beginning of the record, without the decisions. Parts that equal those of the
// base, if there is one, give way to the changed ones.
func build(s *side, ctx context.Context, asked *proposed) (any, error) {
	e := &edited{Without: []string{}}
	var err error
	refusal := s.starts(asked.Position)
	if refusal != nil && asked.Base != nil {
		var fitted json.RawMessage
		if fitted, e.Anew, refusal = s.fit(ctx, asked.Position, asked.Base); refusal == nil {
			asked.Position = fitted
		}
		if err := ctx.Err(); err != nil {
			return nil, err
		}
	}
	if refusal != nil {
		e.Says = prose.OneLine(strings.TrimPrefix(refusal.Error(), "position: "))
		e.Without, err = s.without(asked.Position)
		return e, err
	}
	header := *s.Transcript
	header.Position, header.PositionFile = asked.Position, ""
	header.Opening, header.Decisions, header.Result, header.Winner, header.Last = nil, nil, nil, nil, nil
	e.Text = transcript.Format(&header)
	_, err = transcript.Parse(s.File, []byte(e.Text))
	return e, err
}

// starts returns the reason why the game does not start at a position; nil if it does.
func (s *side) starts(position json.RawMessage) error {
	start := s.Start()
	start.Components, start.Position = s.Components, position
	_, err := (&engine.Local{Game: s.Entry.Game}).Start(start)
	return err
}

// without returns the parts without which the game accepts the position; it fills them in.
func (s *side) without(position json.RawMessage) ([]string, error) {
	list := []string{}
	var parts map[string]json.RawMessage
	if json.Unmarshal(position, &parts) != nil {
		return list, nil // the refusal explains this
	}
	for _, name := range slices.Sorted(maps.Keys(parts)) {
		part := parts[name]
		delete(parts, name)
		text, err := json.Marshal(parts)
		if err != nil {
			return nil, err
		}
		if s.starts(text) == nil {
			list = append(list, name)
		}
		parts[name] = part
	}
	return list, nil
}

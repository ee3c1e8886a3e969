package reading

import (
	"fmt"
	"io/fs"
	"path"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
	"github.com/yardstick-rules/yardstick/engine/rulebook/source"
	"github.com/yardstick-rules/yardstick/engine/spelling"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// MaxBytes bounds the file of a reading, and MaxComponents a component file, both in bytes. A game
// may set a lower limit.
const (
	MaxBytes      = 128 << 10
	MaxComponents = 1 << 20
)

// longestTitle is the limit of letters in a title, so that the title fits into the first line of an
// answer.
const longestTitle = 60

// keys lists the keys in the file of a reading.
var keys = []string{"game", "title", "note", "components", "answers"}

// Read reads the text of a reading's file, for one of the games. Messages contain the given name. A
// component file is looked up only in files, the folder of the reading. Every error is a
// [*source.Error].
func Read(name string, text []byte, files fs.FS, games []rulebook.Entry) (*Reading, error) {
	f := file{name: name, files: files, games: games}
	r, err := f.read(text)
	if wrong, ok := err.(*source.Error); ok && wrong.File == "" {
		wrong.File = name
	}
	return r, err
}

// file is the file of a reading during reading.
type file struct {
	name  string
	files fs.FS
	games []rulebook.Entry
}

func (f *file) read(text []byte) (*Reading, error) {
	root, err := source.Parse(text, MaxBytes)
	if err != nil {
		return nil, err
	}
	if root.Kind != source.Record {
		return nil, root.Wrong("is "+root.Describe(), "a mapping of "+strings.Join(keys, ", "))
	}
	for _, key := range root.Keys() {
		if !slices.Contains(keys, key) {
			return nil, root.Unknown(key, keys)
		}
	}
	entry, err := f.game(root)
	if err != nil {
		return nil, err
	}
	r := Of(entry)
	r.File, r.line = f.name, root.Get("game").Line
	for _, step := range []func(*Reading, *source.Node) error{titled, answered, f.boxed} {
		if err := step(r, root); err != nil {
			return nil, err
		}
	}
	return r, r.Closed()
}

// game returns the game of a reading.
func (f *file) game(root *source.Node) (entry rulebook.Entry, err error) {
	var names []string
	for _, e := range f.games {
		names = append(names, e.Name())
	}
	n := root.Get("game")
	if n == nil {
		return entry, root.Wrong("the reading does not say of which game it is", `a line such as "game: `+names[0]+`"`)
	}
	i := slices.Index(names, n.Value())
	if i < 0 || n.Kind != source.Text {
		return entry, n.Wrong("is "+n.Describe()+meant(n.Value(), names), strings.Join(names, ", "))
	}
	return f.games[i], nil
}

// meant returns the question "did you mean" with the nearest word; "" if there is none.
func meant(word string, known []string) string {
	if near := spelling.Nearest(word, known); near != "" {
		return fmt.Sprintf(", did you mean %q?", near)
	}
	return ""
}

// titled reads the title and the note of the reading.
func titled(r *Reading, root *source.Node) (err error) {
	if r.Title, err = said(root.Get("title")); err != nil {
		return err
	}
	if long := utf8.RuneCountInString(r.Title); long > longestTitle {
		return root.Get("title").Wrong("has "+prose.Count(long, "letter"), fmt.Sprintf("at most %d; put the rest into note", longestTitle))
	}
	r.Note, err = said(root.Get("note"))
	return err
}

// said returns a text as one line; "" if there is none.
func said(n *source.Node) (string, error) {
	switch {
	case n == nil || n.Kind == source.Nothing:
		return "", nil
	case n.Kind == source.Record || n.Kind == source.List:
		return "", n.Wrong("is "+n.Describe(), "text")
	}
	return strings.Join(strings.Fields(n.Value()), " "), nil
}

// answered reads the answers. If the file contains only comments under "answers", the reading has no answers.
func answered(r *Reading, root *source.Node) error {
	n := root.Get("answers")
	switch {
	case n == nil || n.Kind == source.Nothing:
		return nil
	case n.Kind != source.Record:
		return n.Wrong("is "+n.Describe(), "a mapping of questions, each with its answer")
	}
	for _, question := range n.Keys() {
		if err := r.answer(question, n.Get(question)); err != nil {
			return err
		}
	}
	return nil
}

func (r *Reading) answer(question string, n *source.Node) error {
	if n.Kind == source.Record || n.Kind == source.List || n.Kind == source.Nothing {
		return n.Wrong("is "+n.Describe(), "the name of an option")
	}
	if _, err := r.Entry.Book.Answer(map[string]string{question: n.Value()}); err != nil {
		return &source.Error{Line: n.Line, Problem: err.Error()}
	}
	name := r.Entry.Book.Question(question).Name
	if line, twice := r.lines[name]; twice {
		return n.Wrong(fmt.Sprintf("answers the same question as line %d", line), "each question once")
	}
	r.Answers[name], r.lines[name] = n.Value(), n.Line
	return nil
}

// boxed reads the component file that the reading names.
func (f *file) boxed(r *Reading, root *source.Node) error {
	const allowed = "the path of a file in the folder of the reading or below it, from there"
	n := root.Get("components")
	switch {
	case n == nil:
		return nil
	case n.Kind != source.Text || !fs.ValidPath(n.Value()) || n.Value() == ".":
		return n.Wrong("is "+n.Describe(), allowed)
	case f.files == nil:
		return n.Wrong("is "+n.Describe()+", but this reading has no folder", "a reading without a component file")
	}
	text, err := transcript.ReadPlain(f.files, n.Value(), MaxComponents)
	if err != nil {
		return n.Wrong(fmt.Sprintf("names the file %.60q: %v", n.Value(), err), allowed)
	}
	if err := r.Box(path.Join(path.Dir(f.name), n.Value()), text); err != nil {
		return err
	}
	r.boxed = true
	return nil
}

// Is checks that the reading belongs to a game. The error is a [*source.Error].
func (r *Reading) Is(entry rulebook.Entry) error {
	if r.Entry.Name() == entry.Name() {
		return nil
	}
	return &source.Error{File: r.File, Line: r.line, Field: "game", Problem: "the reading is of " + r.Entry.Name(),
		Allowed: "a reading of " + entry.Name()}
}

// Looks reports whether a text can be the file of a reading instead of a component file, because it
// has only keys of readings.
func Looks(text []byte) bool {
	root, err := source.Parse(text, MaxBytes)
	return err == nil && root.Kind == source.Record && !slices.ContainsFunc(root.Keys(), func(key string) bool {
		return !slices.Contains(keys, key)
	})
}

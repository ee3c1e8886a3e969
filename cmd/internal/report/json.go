package report

import (
	"encoding/json"
	"io"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/prose"
)

// jsonForm is a report for programs: the answer about one file, or for several files all answers and the sum.
type jsonForm struct {
	w   io.Writer
	one bool
	// comma separates an answer from the text before it.
	comma string
}

func newJSON(w io.Writer, head Head) Form { return &jsonForm{w, head.One, `{"answers": [` + "\n"} }

// Add writes the answer about a file.
func (f *jsonForm) Add(s *Suite) error {
	if f.one {
		text, err := JSON(s.Value)
		return f.write(text, err)
	}
	text, err := compact(s.Value)
	text, f.comma = f.comma+text, ",\n"
	return f.write(text, err)
}

// End writes the sum.
func (f *jsonForm) End(t *Tally) error {
	if f.one {
		return nil
	}
	if f.comma != ",\n" {
		f.write(f.comma, nil)
	}
	sum := *t
	sum.Nouns, sum.Groups = append([]Count{}, t.Nouns...), append([]Group{}, t.Groups...)
	text, err := compact(sum)
	return f.write("\n], \"sum\": "+text+"}\n", err)
}

func (f *jsonForm) write(text string, err error) error {
	if err == nil {
		_, err = io.WriteString(f.w, text)
	}
	return err
}

// JSON returns a value as indented JSON for people. Characters that a terminal would obey are escaped.
func JSON(v any) (string, error) { return marshal(v, "  ") }

// compact returns a value on one line.
func compact(v any) (string, error) {
	text, err := marshal(v, "")
	return strings.TrimSuffix(text, "\n"), err
}

func marshal(v any, indent string) (string, error) {
	var text strings.Builder
	e := json.NewEncoder(&text)
	e.SetEscapeHTML(false)
	e.SetIndent("", indent)
	err := e.Encode(v)
	return prose.CleanJSON(text.String()), err
}

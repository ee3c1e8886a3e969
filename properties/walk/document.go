package walk

import (
	"bytes"
	"encoding/json"
	"reflect"

	"github.com/yardstick-rules/yardstick/engine"
)

// Alike reports whether two documents are equal as JSON.
func Alike(a, b any) bool { return reflect.DeepEqual(a, b) || bytes.Equal(Text(a), Text(b)) }

// Text returns a document as JSON. A document that cannot be written gives an empty text, which the law about
// positions reports.
func Text(document any) []byte {
	data, err := json.Marshal(document)
	if err != nil {
		return nil
	}
	return data
}

// Decide carries out an action by its text, if the seat may do it. The error comes from reading the text, or is
// a [*engine.Violation].
func Decide(s engine.State, by engine.Seat, text string) error {
	a, err := s.Parse(text)
	if err != nil {
		return err
	}
	if v := s.Check(by, a, nil); v != nil {
		return v
	}
	s.Apply(a, nil)
	return nil
}

// Package document reads positions, which are JSON documents that people write and untrusted programs send.
package document

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"reflect"
	"strings"

	"github.com/go-json-experiment/json"
	"github.com/go-json-experiment/json/jsontext"

	"github.com/yardstick-rules/yardstick/engine"
)

// most bounds a document in bytes.
const most = 1 << 20

// Decode reads one JSON object into a pointer to a struct. Decode refuses a document larger than 1
// MiB, a document that is not in UTF-8, and anything after the object. Decode also refuses a part
// that appears twice, and a part that the struct does not have in exactly that spelling. The error
// states the fault and its correction. Decode refuses null: leave out a part without a value, or write "" in
// place of a word. In a list, "" is an empty place.
func Decode(document []byte, into any) error {
	if len(document) > most {
		return fmt.Errorf("the document is longer than the %d bytes that a position may have", most)
	}
	if bytes.HasPrefix(document, []byte("\ufeff")) {
		return errors.New("the document begins with a byte order mark; save it as plain UTF-8")
	}
	d := jsontext.NewDecoder(bytes.NewBuffer(document))
	if d.PeekKind() == jsontext.KindNull {
		return errors.New("the document is null but has to be an object; write {} for a position without any parts")
	}
	if err := json.UnmarshalDecode(d, into, json.RejectUnknownMembers(true)); err != nil {
		return describe(err, document, reflect.TypeOf(into).Elem())
	}
	if len(bytes.TrimSpace(document[d.InputOffset():])) > 0 {
		return errors.New("there is something after the document: a position is one JSON object")
	}
	return valued(document, reflect.TypeOf(into).Elem())
}

// valued refuses a JSON document of a type if parts of the document are null, and names a few of these parts.
func valued(document []byte, t reflect.Type) error {
	const most = 8
	var null []string
	for d := jsontext.NewDecoder(bytes.NewBuffer(document)); len(null) < most; {
		token, err := d.ReadToken()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			return err
		}
		if token.Kind() == jsontext.KindNull {
			null = append(null, place(d.StackPointer(), t)+" is null")
		}
	}
	if null == nil {
		return nil
	}
	return fmt.Errorf("%s: leave it out, or say what it is", strings.Join(null, ", "))
}

// LawError reports that a position breaks a law of its game. A LawError wraps an
// [*engine.Violation] of the law's first clause.
type LawError struct {
	*engine.Violation
	// Law is the broken law. At is the place of its check, such as laws_score.go:82.
	Law engine.Law
	At  string
}

// Unwrap returns the violation.
func (e *LawError) Unwrap() error { return e.Violation }

// Audit checks a loaded state against every law about positions. Audit reports a broken law as a
// [*LawError].
func Audit(s engine.State, laws []engine.Law) error {
	for _, law := range laws {
		if err := law.Audit(s); err != nil {
			return &LawError{&engine.Violation{Clause: law.Clauses[0], Reason: err.Error()}, law, engine.BrokenAt(err)}
		}
	}
	return nil
}

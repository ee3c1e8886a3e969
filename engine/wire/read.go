package wire

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"unicode"

	"github.com/go-json-experiment/json"
	"github.com/go-json-experiment/json/jsontext"
)

// readResponse reads a line as an answer; wrong describes its fault.
func readResponse(line []byte) (said *response, wrong string) {
	if wrong = misshapen(line); wrong != "" {
		return nil, wrong
	}
	said = &response{}
	if err := json.Unmarshal(line, said); err != nil {
		return nil, "gives an answer that cannot be read: " + faultOf(err)
	}
	switch {
	case said.Result == nil && said.Error == nil:
		return nil, "answers with neither a result nor an error"
	case said.Result != nil && said.Error != nil:
		return nil, "answers with both a result and an error"
	case said.JSONRPC != "2.0":
		return nil, `answers without "jsonrpc":"2.0"`
	}
	return said, ""
}

// misshapen refuses a line that would need too much memory.
func misshapen(line []byte) string {
	if bytes.Count(line, []byte(",")) > maxEntries {
		return "writes more than 200,000 values in one message"
	}
	depth, quoted := 0, false
	for i := 0; i < len(line); i++ {
		switch c := line[i]; {
		case quoted && c == '\\':
			i++
		case c == '"':
			quoted = !quoted
		case quoted:
		case c == '[' || c == '{':
			if depth++; depth > maxDepth {
				return "nests lists and objects more than 64 deep"
			}
		case c == ']' || c == '}':
			depth--
		}
	}
	return ""
}

// faultOf describes the fault of a text that cannot be read.
func faultOf(err error) string {
	var wrong *json.SemanticError
	var syntax *jsontext.SyntacticError
	switch {
	case errors.Is(err, jsontext.ErrDuplicateName):
		return "the same name appears twice in one object"
	case errors.As(err, &wrong) && wrong.JSONPointer != "":
		return fmt.Sprintf("%.60q is of the wrong type", clean(string(wrong.JSONPointer)))
	case errors.As(err, &syntax) && errors.Is(err, io.ErrUnexpectedEOF):
		return fmt.Sprintf("it is not JSON, from byte %d on, where its line ends; write each message on one line", syntax.ByteOffset)
	case errors.As(err, &syntax):
		return fmt.Sprintf("it is not JSON, from byte %d on", syntax.ByteOffset)
	}
	return "it is of the wrong type"
}

// isPlain reports whether a document of an engine contains no characters that would control a
// terminal.
func isPlain(document jsontext.Value) bool {
	for d := jsontext.NewDecoder(bytes.NewReader(document)); ; {
		token, err := d.ReadToken()
		if err != nil {
			return true
		}
		if token.Kind() != jsontext.KindString {
			continue
		}
		for _, c := range token.String() {
			if unicode.IsControl(c) || unicode.In(c, unicode.Bidi_Control, unicode.Zl, unicode.Zp) {
				return false
			}
		}
	}
}

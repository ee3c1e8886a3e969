package document

import (
	"bytes"
	"encoding/json"
	"fmt"
	"unicode/utf8"
)

// repeated refuses an object with the same part twice, of which a reader would silently keep one. It looks at nothing but strings and
// braces, because positions are loaded often; what is not JSON is refused when it is decoded.
func repeated(document []byte) error {
	if !json.Valid(document) {
		return nil
	}
	type part struct {
		object int // every object has a number of its own
		name   string
	}
	seen := map[part]bool{}
	var open []int // the objects that are open, outermost first
	objects := 0
	for at := 0; at < len(document); at++ {
		switch document[at] {
		case '{':
			objects++
			open = append(open, objects)
		case '}':
			open = open[:len(open)-1]
		case '"':
			end := closing(document, at)
			if isName(document[end:]) {
				p := part{open[len(open)-1], unquoted(document[at:end])}
				if seen[p] {
					return fmt.Errorf("%q appears twice in one object; leave one of them out", p.name)
				}
				seen[p] = true
			}
			at = end - 1
		}
	}
	return nil
}

// closing is the index after the string that begins at a quotation mark.
func closing(document []byte, at int) int {
	for at++; document[at] != '"'; at++ {
		if document[at] == '\\' {
			at++
		}
	}
	return at + 1
}

// isName reports whether the string that this text follows names a part of an object.
func isName(after []byte) bool {
	for _, c := range after {
		switch c {
		case ' ', '\t', '\n', '\r':
		default:
			return c == ':'
		}
	}
	return false
}

// unquoted is what a string in quotation marks says, in which an escape may spell a letter.
func unquoted(quoted []byte) string {
	if bytes.IndexByte(quoted, '\\') < 0 && utf8.Valid(quoted) {
		return string(quoted[1 : len(quoted)-1])
	}
	var text string
	if err := json.Unmarshal(quoted, &text); err != nil {
		return string(quoted)
	}
	return text
}

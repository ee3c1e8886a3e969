package dispute

import (
	"bytes"
	"encoding/json"
	"strings"
)

// longest is the number of characters that a part of a position may have on one line; a longer part is broken
// into lines.
const longest = 96

// broken splits a JSON document into readable lines: a short value is one line, a long value has one line for
// each part.
func broken(document json.RawMessage) ([]string, error) {
	var compact bytes.Buffer
	if err := json.Compact(&compact, document); err != nil {
		return nil, err
	}
	return parts(compact.String(), "")
}

// parts returns the lines of a compact document. The text before the document counts as part of the first line.
func parts(document, before string) ([]string, error) {
	if len(before)+len(document) <= longest || document[0] != '{' && document[0] != '[' {
		return []string{before + document}, nil
	}
	lines := []string{before + document[:1]}
	d := json.NewDecoder(strings.NewReader(document))
	if _, err := d.Token(); err != nil {
		return nil, err
	}
	for d.More() {
		name := ""
		if document[0] == '{' {
			var key json.RawMessage
			token, err := d.Token()
			if err == nil {
				key, err = json.Marshal(token)
			}
			if err != nil {
				return nil, err
			}
			name = string(key) + ": "
		}
		var value json.RawMessage
		if err := d.Decode(&value); err != nil {
			return nil, err
		}
		inner, err := parts(string(value), "  "+name)
		if err != nil {
			return nil, err
		}
		for i := 1; i < len(inner); i++ {
			inner[i] = "  " + inner[i]
		}
		if d.More() {
			inner[len(inner)-1] += ","
		}
		lines = append(lines, inner...)
	}
	return append(lines, document[len(document)-1:]), nil
}

package document

import (
	"bytes"
	"encoding/json"
	"fmt"
)

// repeated refuses an object with the same part twice, of which a reader would silently keep one.
func repeated(document []byte) error {
	d := json.NewDecoder(bytes.NewReader(document))
	type level struct {
		names  map[string]bool // nil for a list
		isName bool
	}
	var open []level
	for {
		token, err := d.Token()
		if err != nil {
			return nil // what is no JSON is said when it is decoded
		}
		if delim, ok := token.(json.Delim); ok && (delim == '}' || delim == ']') {
			open = open[:len(open)-1]
			continue
		}
		if n := len(open) - 1; n >= 0 && open[n].names != nil {
			at := &open[n]
			at.isName = !at.isName
			if name, ok := token.(string); ok && at.isName {
				if at.names[name] {
					return fmt.Errorf("%q stands twice in one object; leave one of them out", name)
				}
				at.names[name] = true
			}
		}
		switch token {
		case json.Delim('{'):
			open = append(open, level{names: map[string]bool{}})
		case json.Delim('['):
			open = append(open, level{})
		}
	}
}

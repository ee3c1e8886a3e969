package wire

import (
	"bytes"
	"encoding/json"
)

// withoutNulls returns a position without its null parts, which mean the same as missing parts. It
// keeps elements of lists.
func withoutNulls(position []byte) json.RawMessage {
	if !bytes.Contains(position, []byte("null")) {
		return position
	}
	d := json.NewDecoder(bytes.NewReader(position))
	d.UseNumber()
	var document any
	if d.Decode(&document) != nil {
		return position
	}
	dropNulls(document)
	plain, err := json.Marshal(document)
	if err != nil {
		return position
	}
	return plain
}

func dropNulls(part any) {
	switch of := part.(type) {
	case []any:
		for _, element := range of {
			dropNulls(element)
		}
	case map[string]any:
		for name, inner := range of {
			if inner == nil {
				delete(of, name)
			}
			dropNulls(inner)
		}
	}
}

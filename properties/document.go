package properties

import (
	"bytes"
	"encoding/json"
	"reflect"
)

// alike reports whether two documents are the same as JSON.
func alike(a, b any) bool { return reflect.DeepEqual(a, b) || bytes.Equal(text(a), text(b)) }

// text is a document as JSON; one that cannot be written is empty, which the position's own law reports.
func text(document any) []byte {
	data, err := json.Marshal(document)
	if err != nil {
		return nil
	}
	return data
}

package document_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine/document"
)

// TestWhatSaysNothingIsTheSameAsWhatIsNotThere: zero is, whatever it is a count of; in a list the elements count.
func TestWhatSaysNothingIsTheSameAsWhatIsNotThere(t *testing.T) {
	for _, row := range []struct {
		a, b string
		same bool
	}{
		{`{}`, `{"turn":0,"open":false,"word":"","none":null,"hand":{},"pile":[],"counters":{"used":0,"taken":{"coal":0}}}`, true},
		{`{"hand":{"coal":2}}`, `{"hand":{"coal":2,"oil":0}}`, true},
		{`{"hand":{"coal":2}}`, `{"hand":{"coal":2,"oil":1}}`, false},
		{`{"yard":["","","",""]}`, `{"yard":[]}`, true},
		{`{"yard":["","","",""]}`, `{"yard":["",""]}`, true},
		{`{"yard":["coal-1",""]}`, `{"yard":["coal-1"]}`, false},
		{`{"yard":["coal-1","oil-1"]}`, `{"yard":["oil-1","coal-1"]}`, false},
		{`{"yard":["coal-1",""]}`, `{"yard":["coal-1",null]}`, true},
		{`{"marks":[0]}`, `{}`, false},
		{`{"marks":[0]}`, `{"marks":[1]}`, false},
		{`{"turn":1}`, `{"turn":"1"}`, false},
		{`{"players":[{"name":"ann","cash":0}]}`, `{"players":[{"name":"ann"}]}`, true},
		{`{"players":[{"name":"ann"}]}`, `{}`, false},
	} {
		var a, b any
		require.NoError(t, json.Unmarshal([]byte(row.a), &a))
		require.NoError(t, json.Unmarshal([]byte(row.b), &b))
		assert.Equal(t, row.same, document.Same(a, b), "%s and %s", row.a, row.b)
		assert.Equal(t, row.same, document.Same(b, a), "%s and %s", row.b, row.a)
	}
}

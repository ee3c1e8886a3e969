package ledger_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/cmd/internal/ledger"
)

// What is not said of a table stays as it is; what is said is said whole, of a player by name.
func TestOnlyWhatDiffersIsSaid(t *testing.T) {
	const now = `{"turn":7,"player":"ann","deck":{"oil":3},"players":[{"name":"ann","hand":{"oil":3},"train":["coal-2"]},{"name":"bob"}]}`
	for said, want := range map[string]string{
		`{}`:                            now,
		`{"turn": 8, "player": "bob"}`:  `{"turn":8,"player":"bob","deck":{"oil":3},"players":[{"name":"ann","hand":{"oil":3},"train":["coal-2"]},{"name":"bob"}]}`,
		`{"deck":{"coal":1},"phase":1}`: `{"turn":7,"player":"ann","deck":{"coal":1},"players":[{"name":"ann","hand":{"oil":3},"train":["coal-2"]},{"name":"bob"}],"phase":1}`,
		`{"deck":null}`:                 `{"turn":7,"player":"ann","players":[{"name":"ann","hand":{"oil":3},"train":["coal-2"]},{"name":"bob"}]}`,
		`{"players":[{"name":"ann","hand":{"coal":1}},{"name":"cid"}]}`: `{"turn":7,"player":"ann","deck":{"oil":3},"players":` +
			`[{"name":"ann","hand":{"coal":1},"train":["coal-2"]},{"name":"bob"},{"name":"cid"}]}`,
		`{"players":[]}`: `{"turn":7,"player":"ann","deck":{"oil":3},"players":[]}`,
	} {
		got, err := ledger.Edited([]byte(now), []byte(said))
		require.NoError(t, err, said)
		require.Equal(t, want, string(got), said)
	}
	for _, said := range []string{"", "7", "{", `{"turn"`, `{"turn":}`, `{"turn":8`, `{} {}`, `["ann"]`} {
		_, err := ledger.Edited([]byte(now), []byte(said))
		require.ErrorContains(t, err, "the position is not JSON: ", said)
	}
}

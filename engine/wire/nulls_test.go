package wire

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// A part that is null says nothing, wherever it is; an element of a list counts, and numbers stay as they are written.
func TestNullsAreLeftOut(t *testing.T) {
	for given, plain := range map[string]string{
		`{"round":3,"mayor":null,"players":[{"name":"ann","token":null}]}`: `{"players":[{"name":"ann"}],"round":3}`,
		`{"yard":["",null],"big":12345678901234567890}`:                    `{"big":12345678901234567890,"yard":["",null]}`,
		`{"name":"ann"}`: `{"name":"ann"}`,
	} {
		require.Equal(t, plain, string(withoutNulls([]byte(given))), given)
	}
}

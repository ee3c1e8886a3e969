package engine_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
)

// An engine of this module offers everything.
func TestWhatALocalOffers(t *testing.T) {
	require.Equal(t, engine.Offer{Level: engine.Cites, Start: true, Position: true, Views: true, Words: true}, engine.OfferOf(&engine.Local{}))
}

func TestWhatIsNotSupportedSaysWhy(t *testing.T) {
	require.EqualError(t, &engine.UnsupportedError{Why: "no dice"}, "not supported: no dice")
	require.EqualError(t, &engine.UnsupportedError{Why: "no dice", Issue: "https://x/1"}, "not supported: no dice (https://x/1)")
	require.EqualError(t, engine.ErrFailed, "the engine failed to answer")
	require.EqualError(t, engine.ErrNotRun, "the engine is not started again")
}

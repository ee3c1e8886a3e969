package typed_test

import (
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine/typed"
)

// The time that a line takes has a bound, whatever it says.
func TestNoLineTakesLong(t *testing.T) {
	game, legal := started(t, "hell-on-wheels", "ann bob", town)
	reader := typed.New(game)
	for _, word := range []string{"saloon", "irish", "past", "1", "desperados", "x1", "play desperados moving", "ann", "blackmail 1 past saloon"} {
		for _, text := range []string{strings.Repeat(word+" ", 12), "play desperados from past to future moving " + strings.Repeat(word+", ", 20), strings.Repeat(word+" ", 30)} {
			began := time.Now()
			_, err := reader.Action(legal, "", text)
			took := time.Since(began)
			require.Error(t, err)
			require.Less(t, took, 2*time.Second, text)
		}
	}
}

package hellonwheels_test

import (
	"os"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/hellonwheels"
	"github.com/yardstick-rules/yardstick/engine/hellonwheels/box"
	"github.com/yardstick-rules/yardstick/engine/rulebook/literal"
)

// The generated components are what the reader makes of the printed file, from nothing.
func TestDefaultComponentsAreUpToDate(t *testing.T) {
	want, err := literal.Read(os.DirFS("."), box.Read)
	require.NoError(t, err)
	require.Equal(t, want, hellonwheels.DefaultComponents())
	text, err := literal.Components(os.DirFS("."), box.Read)
	require.NoError(t, err)
	have, err := os.ReadFile("components_gen.go")
	require.NoError(t, err)
	require.Equal(t, string(text), string(have), "run go generate ./engine/hellonwheels")
}

func TestAnOwnersFileReplacesWhatItGives(t *testing.T) {
	want := *hellonwheels.DefaultComponents()
	want.StartMoney = 30
	c, err := hellonwheels.ReadComponents([]byte("money: {start-per-player: {value: 30}}"))
	require.NoError(t, err)
	require.Equal(t, &want, c)
}

// Positions are the same under equal components, whatever file they were read from.
func TestPositionsOfGamesWithEqualComponents(t *testing.T) {
	opened := func(file string) engine.State {
		s, err := hellonwheels.New().New(engine.Setup{Seats: []string{"ann", "bob"}, Components: []byte(file)}, nil)
		require.NoError(t, err)
		return s
	}
	cheap := opened("prices: {civilized-card: {value: 2}}")
	require.True(t, cheap.Equal(opened("{prices: {civilized-card: {value: 2}}}")))
	require.False(t, cheap.Equal(opened("prices: {civilized-card: {value: 3}}")))
}

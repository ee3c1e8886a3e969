package hellonwheels_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/hellonwheels"
)

func TestAnOwnersFileReplacesWhatItGives(t *testing.T) {
	want := *hellonwheels.DefaultComponents()
	want.StartMoney = 30
	c, err := hellonwheels.ReadComponents(engine.Setup{Components: []byte("money: {start-per-player: {value: 30}}")})
	require.NoError(t, err)
	require.Equal(t, &want, c)
}

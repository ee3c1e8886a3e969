package countdown

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/cmd/internal/draw/part"
	"github.com/yardstick-rules/yardstick/engine"
)

func TestATableIsDrawn(t *testing.T) {
	table, err := Draw([]byte(`{"player":"bob","taken":{"ann":3}}`), engine.Setup{Seats: []string{"ann", "bob"}}, engine.Turn{})
	require.NoError(t, err)
	require.Equal(t, "turn of bob\nann       3 taken\nbob       0 taken\n", part.Text(table))
	_, err = Draw([]byte(`{`), engine.Setup{}, engine.Turn{})
	require.ErrorContains(t, err, "position: ")
}

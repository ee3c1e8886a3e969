package draw

import (
	"reflect"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/cmd/internal/draw/part"
	"github.com/yardstick-rules/yardstick/engine"
)

// A game of package open needs no drawing of its own: parts of players are columns, other parts lines.
func TestAPlainDrawing(t *testing.T) {
	documents := reflect.TypeFor[struct {
		Player string           `json:"player"`
		Store  map[string]int   `json:"store"`
		Houses map[string][]int `json:"houses"`
		Pot    *int             `json:"pot"`
	}]()
	setup := engine.Setup{Seats: []string{"ann", "barbara"}}
	table, err := plain("Pots", documents, []byte(`{"player":"ann","store":{"ann":12,"barbara":3},"houses":{"ann":[4,0,4]}}`), setup)
	require.NoError(t, err)
	require.Equal(t, "player: ann\npot: -\n        store houses\nann        12  4 0 4\nbarbara     3      -\n", part.Text(table))
	_, err = plain("Pots", documents, []byte(`{`), setup)
	require.ErrorContains(t, err, "position: ")
}

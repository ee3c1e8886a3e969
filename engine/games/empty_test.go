package games_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/games"
)

// TestAnEmptyWordIsLeftOut: where a schema says that a word is empty before something has happened, a document may say so too.
func TestAnEmptyWordIsLeftOut(t *testing.T) {
	for name, document := range map[string]string{
		"yardmaster":       `{"phase":"set-up","player":"","start":"","just-bought":"","players":[{"name":"ann","token":""},{"name":"bob","token":""}]}`,
		"hell-on-wheels":   `{"opportunist":"","supervisor":""}`,
		"union-stockyards": `{"first-player":"","party":"","player":"","year-card":""}`,
		"frontier":         `{"player":"","mayor":""}`,
	} {
		entry, err := games.Find(name)
		require.NoError(t, err)
		seats := []string{"ann", "bob"}
		if name == "union-stockyards" {
			seats = []string{"yellow", "blue"}
		}
		_, err = entry.Load(engine.Setup{Seats: seats}, []byte(document), nil)
		require.NoError(t, err, name)
	}
}

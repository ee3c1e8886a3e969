package features_test

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/games"
)

// A set-up of too many or too few players, or of names that are none of the game's, is refused with a clause that the page lists among the
// refusals of positions.
func TestPagesListWhatASetUpIsRefusedFor(t *testing.T) {
	for _, e := range games.All() {
		text, err := os.ReadFile(filepath.Join("..", "engine", e.Room, "ENGINE.md"))
		require.NoError(t, err)
		many := make([]string, e.Book.Players.Max+1)
		for i := range many {
			many[i] = fmt.Sprintf("p%d", i+1)
		}
		for _, seats := range [][]string{e.Book.SeatNames(e.Book.Players.Min)[:e.Book.Players.Min-1], many, many[:e.Book.Players.Min]} {
			_, err := e.Game.New(engine.Setup{Seats: seats}, nil)
			var refused *engine.Violation
			if errors.As(err, &refused) {
				require.Regexp(t, `(?m)^\| ([A-Z0-9-]+ )*`+string(refused.Clause)+` .*\|`, string(text), "%s of %v", e.Name(), seats)
			}
		}
	}
}

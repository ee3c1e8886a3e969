package games_test

import (
	"regexp"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/games"
)

// waits matches a reason that only says that another decision, or another player's, is due.
var waits = regexp.MustCompile(`^(?:it is another player's|another player comes first|it is the turn of|that is not what comes now|chance decides first|something else is open|` +
	`that is not to be decided now|that is for a player to)`)

// A reason that only says to wait is known as one in every game, so that a verdict that rests on it is upheld for now.
func TestAReasonToWaitIsKnown(t *testing.T) {
	for _, e := range games.All() {
		for _, r := range e.Book.Refusals {
			early := e.Book.Early(&engine.Violation{Clause: r.Clause, Reason: r.Says})
			require.Equal(t, waits.MatchString(r.Says), early, "%s: %s: %s", e.Name(), r.ID, r.Says)
		}
	}
}

package features_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine/games"
)

// The page of each game says what scores are, also in the set-up and while the game goes on.
func TestPagesSayWhatScoresAre(t *testing.T) {
	for _, e := range games.All() {
		text, err := os.ReadFile(filepath.Join("..", "engine", e.Room, "ENGINE.md"))
		require.NoError(t, err)
		require.Contains(t, string(text), "\n## Scores\n\n`scores` are ", e.Name())
	}
}

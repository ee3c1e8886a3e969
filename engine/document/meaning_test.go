package document_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine/document"
)

// What a part means is found on the way through lists, objects of names and other types, and left out where its name says it.
func TestMeaning(t *testing.T) {
	const text = `{"properties": {
		"loaded": {"description": "loaded says that one was loaded (A-1), just-loaded that the last decision did; so it is."},
		"just-loaded": {"description": "loaded says that one was loaded (A-1), just-loaded that the last decision did; so it is."},
		"taken": {"type": "object", "additionalProperties": {"type": "integer"},
			"description": "waiting counts cards that wait; taken those that were taken. Nobody sees them."},
		"waiting": {"description": "waiting counts cards that wait; taken those that were taken. Nobody sees them."},
		"hand": {"description": "hand counts the cards in hand."},
		"players": {"type": "array", "items": {"$ref": "#/$defs/player"}}},
		"$defs": {"player": {"properties": {"left": {"description": "left says that the player is out of the game (A-2)."}, "name": {}}}}}`
	for pointer, says := range map[string]string{
		"/loaded":         "says that one was loaded",
		"/just-loaded":    "says that the last decision did",
		"/taken/coal":     "counts those that were taken",
		"/waiting":        "counts cards that wait",
		"/hand":           "",
		"/players/1/left": "says that the player is out of the game",
		"/players/1/name": "",
		"/players/1":      "",
		"/nowhere/at/all": "",
		"":                "",
	} {
		require.Equal(t, says, document.Meaning([]byte(text), pointer), pointer)
	}
	require.Empty(t, document.Meaning([]byte("{"), "/loaded"))
}

package schema_test

import (
	"encoding/json"
	"testing"
	"testing/fstest"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine/document/schema"
)

func of(source string) (map[string]any, error) {
	text, err := schema.Of(fstest.MapFS{"position.go": {Data: []byte("package whist\n" + source)},
		"position_test.go": {Data: []byte("not Go")}})
	if err != nil {
		return nil, err
	}
	var made map[string]any
	return made, json.Unmarshal(text, &made)
}

func TestASchemaSaysWhatTheTypeSays(t *testing.T) {
	made, err := of("// Position is a deal.\ntype Position struct {\n// Trump is a suit; see Tricks.\nTrump *string `json:\"trump,omitempty\"`\n" +
		"Tricks map[string][]int `json:\"tricks\"`\n// Hand is left out.\nHand Hand `json:\"hand\"`\n}\ntype Hand struct { Open bool `json:\"open\"` }")
	require.NoError(t, err)
	require.Equal(t, map[string]any{
		"$schema": "https://json-schema.org/draft/2020-12/schema", "title": "Position of whist", "description": "Position is a deal.",
		"type": "object", "additionalProperties": false,
		"properties": map[string]any{
			"trump": map[string]any{"type": "string", "description": "trump is a suit; see tricks."},
			"tricks": map[string]any{"type": "object", "description": "trump is a suit; see tricks.",
				"additionalProperties": map[string]any{"type": "array", "items": map[string]any{"type": "integer"}}},
			"hand": map[string]any{"$ref": "#/$defs/hand"},
		},
		"$defs": map[string]any{"hand": map[string]any{"type": "object", "description": "", "additionalProperties": false,
			"properties": map[string]any{"open": map[string]any{"type": "boolean"}}}},
	}, made)
}

func TestTypesThatAreNoPosition(t *testing.T) {
	for law, row := range map[string]struct{ source, says string }{
		"a folder has the type":            {"", "there is no type Position in package whist"},
		"it is a struct":                   {"type Position int", "whist.Position is not a struct"},
		"a part is plain":                  {"type Position struct { F func() `json:\"f\"` }", "a *ast.FuncType cannot be part of a position"},
		"a part has one name for everyone": {"type Position struct { F int }", "a field needs a name and a tag for JSON"},
		"a part's type is in the folder":   {"type Position struct { F float64 `json:\"f\"` }", "there is no type float64"},
		"the files are Go":                 {"type", "expected"},
	} {
		_, err := of(row.source)
		require.ErrorContains(t, err, row.says, law)
	}
}

package draw

import (
	"encoding/json"
	"flag"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/hexops/autogold/v2"
	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/cmd/internal/draw/part"
	"github.com/yardstick-rules/yardstick/cmd/internal/draw/svg"
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/games"
)

// phone is the width of the screen of a phone, in pixels.
const phone = 360

// shown is a position as show --json answers it.
type shown struct {
	Game     string          `json:"game"`
	Position json.RawMessage `json:"position"`
	Turn     engine.Turn     `json:"turn"`
}

// tree draws a position of testdata.
func tree(t testing.TB, name string) part.Part {
	text, err := os.ReadFile(name)
	require.NoError(t, err)
	var s shown
	require.NoError(t, json.Unmarshal(text, &s))
	game, err := games.Find(s.Game)
	require.NoError(t, err)
	var seated struct{ Players []struct{ Name string } }
	require.NoError(t, json.Unmarshal(s.Position, &seated))
	var setup engine.Setup
	for _, p := range seated.Players {
		setup.Seats = append(setup.Seats, p.Name)
	}
	drawing, err := Tree(game, s.Position, setup, s.Turn)
	require.NoError(t, err)
	return drawing
}

// What a position is drawn as, as a tree and as a picture, changes only when somebody looks at it: go test ./cmd/internal/draw -update.
func TestDrawingsAreAsTheyWere(t *testing.T) {
	names, err := filepath.Glob("testdata/*.json")
	require.NoError(t, err)
	require.NotEmpty(t, names)
	for _, name := range names {
		t.Run(strings.TrimSuffix(filepath.Base(name), ".json"), func(t *testing.T) {
			drawing := tree(t, name)
			text, err := json.MarshalIndent(drawing, "", " ")
			require.NoError(t, err)
			var back part.Part
			require.NoError(t, json.Unmarshal(text, &back))
			require.Equal(t, drawing, back, "a tree is JSON as it is")
			t.Run("parts", func(t *testing.T) { autogold.ExpectFile(t, autogold.Raw(text)) })
			for law, wide := range map[string]int{"picture": svg.Wide, "phone": phone} {
				t.Run(law, func(t *testing.T) {
					autogold.ExpectFile(t, autogold.Raw(strings.ReplaceAll(svg.Whole(drawing, "", wide).SVG, "><", ">\n<")))
				})
			}
		})
	}
}

// The pictures of tables that the README shows are those that are drawn: go test ./cmd/internal/draw -update.
func TestTablesInTheReadme(t *testing.T) {
	for room, shows := range map[string]struct{ file, section string }{
		"yardmaster": {"yardmaster", "The middle of the table"}, "hellonwheels": {"hell-on-wheels", "The Towns"},
		"stockyards": {"union-stockyards", "Packingtown"}, "frontier": {"frontier", "The map"},
	} {
		kept := filepath.Join("../../../docs/tables", shows.file+".svg")
		drawing := tree(t, filepath.Join("testdata", room+".json"))
		drawing.Parts = slices.DeleteFunc(drawing.Parts, func(p part.Part) bool { return p.Title != shows.section })
		require.Len(t, drawing.Parts, 1, room)
		const wide = 820
		picture := svg.Whole(drawing, "", wide).SVG
		if flag.Lookup("update").Value.String() == "true" {
			require.NoError(t, os.MkdirAll(filepath.Dir(kept), 0o777))
			require.NoError(t, os.WriteFile(kept, []byte(picture), 0o666))
		}
		text, err := os.ReadFile(kept)
		require.NoError(t, err)
		require.Equal(t, picture, string(text), "%s is not as it is drawn: go test ./cmd/internal/draw -update", kept)
	}
}

package conformance

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"io/fs"
	"path"

	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/transcript"
	"github.com/yardstick-rules/yardstick/features"
	"github.com/yardstick-rules/yardstick/golden"
)

// Suite returns a short digest of the files behind a game's trials: scenarios, reference games, precedents and
// impossible positions. Random games depend only on their seed.
func Suite(game games.Entry) (string, error) {
	sum := sha256.New()
	fmt.Fprintln(sum, features.Digest(game.Name()))
	for _, pattern := range []string{game.Room + "/*.golden", game.Room + "/" + RefusedFile, "precedents/*.golden"} {
		names, err := fs.Glob(golden.Files, pattern)
		if err != nil {
			return "", err
		}
		for _, name := range names {
			text, err := golden.Files.ReadFile(name)
			if err != nil {
				return "", err
			}
			if path.Dir(name) == "precedents" {
				if t, err := transcript.Parse(name, text); err != nil || t.Game != game.Name() {
					continue // no trial of this game
				}
			}
			fmt.Fprintf(sum, "%s %d\n%s", name, len(text), text)
		}
	}
	const enough = 6
	return hex.EncodeToString(sum.Sum(nil)[:enough]), nil
}

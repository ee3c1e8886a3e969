// Package golden pins whole games, decision by decision with every effect and its clauses, and precedents,
// which are decided disputes. The files are records in the transcript format, whatever their extension. Each
// game has a room here with its records, the reasons for them and a second scorer; package pin defines a
// reference game.
package golden

import (
	"embed"
	"fmt"
	"io/fs"

	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/golden/frontier"
	"github.com/yardstick-rules/yardstick/golden/hellonwheels"
	"github.com/yardstick-rules/yardstick/golden/pin"
	"github.com/yardstick-rules/yardstick/golden/stockyards"
	"github.com/yardstick-rules/yardstick/golden/yardmaster"
)

// Files holds the pinned records, one folder per game, with their citations and the impossible positions next to them,
// and the folder precedents.
//
//go:embed */*.golden */citations.tsv */refused.tsv
var Files embed.FS

// Pinned lists the pinned records of each game, by room: a new game is one more line.
func Pinned() map[string]pin.Game {
	return map[string]pin.Game{
		"yardmaster":   yardmaster.Pinned(),
		"hellonwheels": hellonwheels.Pinned(),
		"stockyards":   stockyards.Pinned(),
		"frontier":     frontier.Pinned(),
	}
}

// Of returns the pinned records of a game. The error names a game that is not on the list.
func Of(entry games.Entry) (pin.Game, error) {
	pinned, ok := Pinned()[entry.Room]
	if !ok {
		return pinned, fmt.Errorf("nothing is pinned of %s: golden/%s has no line in the list of package golden", entry.Name(), entry.Room)
	}
	return pinned, nil
}

// Open reads the pinned records of a game. The error names every record that is missing, is on no list or cannot be read.
func Open(entry games.Entry) (*pin.Set, error) {
	pinned, err := Of(entry)
	if err != nil {
		return nil, err
	}
	folder, err := fs.Sub(Files, entry.Room)
	if err != nil {
		return nil, err
	}
	return pin.Open(entry, pinned, folder)
}

// Package golden contains the reference games: whole games, decision by decision, with every effect and its
// clauses. The package also contains the precedents, which are decided disputes. All files are records,
// whatever their extension. Each game has a package here with its records, their purposes and a second scorer.
// Package pin defines the type of these lists.
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

// Files holds the reference games, one folder per game, with their citations and the impossible positions. The
// folder precedents holds the precedents.
//
//go:embed */*.golden */citations.tsv */refused.tsv
var Files embed.FS

// Pinned returns the reference games of each game, by the name of its package. A new game is one more line.
func Pinned() map[string]pin.Game {
	return map[string]pin.Game{
		"yardmaster":   yardmaster.Pinned(),
		"hellonwheels": hellonwheels.Pinned(),
		"stockyards":   stockyards.Pinned(),
		"frontier":     frontier.Pinned(),
	}
}

// Of returns the reference games of a game. The error names a game that is not on the list.
func Of(entry games.Entry) (pin.Game, error) {
	pinned, ok := Pinned()[entry.Room]
	if !ok {
		return pinned, fmt.Errorf("nothing is pinned of %s: golden/%s has no line in the list of package golden", entry.Name(), entry.Room)
	}
	return pinned, nil
}

// Open reads the reference games of a game. The error names every record that is missing, on no list, or unreadable.
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

package properties

import (
	"encoding/json"
	"slices"
	"strconv"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/stockyards"
)

// inOrder sorts the lists of a position whose order says nothing but the order of the seats or of the squares.
func inOrder(p *stockyards.Position) {
	for _, lists := range []map[string][]string{p.Slaughtered, p.Spaces} {
		for _, names := range lists {
			slices.Sort(names)
		}
	}
	for _, m := range p.Markets {
		slices.Sort(m.Houses)
	}
	for _, names := range [][]string{p.Picket, p.Away, p.Winners, p.Viaducts} {
		slices.Sort(names)
	}
}

// coloursMove is US-INV-28 for the colours: everybody sits one seat further on and decides the same.
func coloursMove(w *walk) func() error {
	second, err := w.game.New(w.setup, nil)
	if err != nil {
		return func() error { return err }
	}
	var quoted []string
	next := map[string]string{"chance": "chance"}
	for i, name := range w.setup.Seats {
		next[name] = w.setup.Seats[(i+1)%len(w.setup.Seats)]
		quoted = append(quoted, strconv.Quote(name), strconv.Quote(next[name]))
	}
	rename := strings.NewReplacer(quoted...)
	t := &twin[stockyards.Position]{w: w, game: second, sorts: inOrder, often: 4, how: "with all colours moved one seat on"}
	t.says = func(actor, action string) (string, string) {
		if name, first := strings.CutPrefix(action, "first-player "); first {
			action = "first-player " + next[name]
		}
		return next[actor], action
	}
	t.stands = func(p *stockyards.Position) *stockyards.Position {
		renamed := []byte(rename.Replace(string(text(p))))
		*p = stockyards.Position{}
		if err := json.Unmarshal(renamed, p); err != nil {
			panic(err) // a document with other names is a document
		}
		last := len(p.Players) - 1
		p.Players = append(p.Players[last:], p.Players[:last]...)
		return p
	}
	return t.hold
}

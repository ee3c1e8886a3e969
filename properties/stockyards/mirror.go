package stockyards

import (
	"fmt"
	"slices"
	"strings"
	"sync"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/stockyards"
	"github.com/yardstick-rules/yardstick/engine/stockyards/box"
	"github.com/yardstick-rules/yardstick/properties/walk"
)

// townIsMirrored is US-INV-28 for the board: a second game is played on a board that is mirrored from west to east, with its locations,
// railroad tokens and the shapes of all pieces. With an owner's components it does nothing.
func townIsMirrored(w *walk.Walk) func() error {
	if w.Setup.Components != nil {
		return func() error { return engine.ErrIdle }
	}
	file := mirrorFile()
	parts, err := mirrorParts()
	if err != nil {
		return func() error { return err }
	}
	setup := w.Setup
	setup.Components = file
	second, err := w.Game.New(setup, nil)
	if err != nil {
		return func() error { return err }
	}
	doc := position(w)
	m := mirror{here: newTown(doc, stockyards.DefaultComponents(), w.Setup.Rulings), there: newTown(doc, parts, w.Setup.Rulings)}
	t := &walk.Twin[stockyards.Position]{Walk: w, Game: second, Sort: inOrder, OneIn: 4, How: "mirrored"}
	t.Decision = func(actor, action string) (string, string) { return actor, m.action(action) }
	t.Position = func(p *stockyards.Position) *stockyards.Position { m.position(p); return p }
	return t.Hold
}

// mirrorFile is a component file with the board and the shapes mirrored.
var mirrorFile = sync.OnceValue(func() []byte {
	parts := stockyards.DefaultComponents()
	var b strings.Builder
	b.WriteString("packingtown:\n")
	for side, name := range []string{"side-2", "side-3-5"} {
		east := parts.Grid[side].Columns - 1
		square := func(s box.Square) string { return spell(spot{east - int(s.Column), int(s.Row)}) }
		fmt.Fprintf(&b, "  %s:\n    start-locations:\n", name)
		for _, l := range parts.Locations[side] {
			var squares []string
			for _, s := range l.Squares[:l.Size] {
				squares = append(squares, square(s))
			}
			if l.Size > 0 {
				fmt.Fprintf(&b, "      %s: [%s]\n", l.Name, strings.Join(squares, ", "))
			}
		}
		b.WriteString("    railroad-tokens:\n")
		for _, r := range parts.RailTokens[side] {
			edge := map[box.Edge]string{box.North: "north", box.East: "west", box.South: "south", box.West: "east"}[r.Edge]
			fmt.Fprintf(&b, "      - {id: %s, edge: %s, touches: %s}\n", r.Name, edge, square(r.Touches))
		}
	}
	b.WriteString("shapes:\n")
	for _, shape := range parts.Shapes {
		var cells []string
		east := uint8(0)
		for _, c := range shape.Cells[:shape.Size] {
			east = max(east, c.X)
		}
		for _, c := range shape.Cells[:shape.Size] {
			cells = append(cells, fmt.Sprintf("[%d, %d]", east-c.X, c.Y))
		}
		if shape.Size > 0 {
			fmt.Fprintf(&b, "  %s: [%s]\n", shape.Name, strings.Join(cells, ", "))
		}
	}
	return []byte(b.String())
})

// mirrorParts are the components of the mirrored board, read once: a file takes as long as a hundred decisions.
var mirrorParts = sync.OnceValues(func() (*box.Components, error) {
	return stockyards.ReadComponents(engine.Setup{Components: mirrorFile()})
})

// mirror turns words about the board into words about the mirrored one.
type mirror struct{ here, there *town }

func (m mirror) squares(squares []spot) []spot {
	var turned []spot
	for _, s := range squares {
		turned = append(turned, spot{m.here.columns - 1 - s.col, s.row})
	}
	slices.SortFunc(turned, byRow)
	return turned
}

// action mirrors a decision.
func (m mirror) action(text string) string {
	words := strings.SplitN(text, " ", 4)
	switch words[0] {
	case "viaduct":
		return "viaduct at " + m.square(words[2])
	case "buy-land":
		return "buy-land at " + m.land(words[2]+" "+words[3])
	case "build":
		_, laid, _ := strings.Cut(text, " at ")
		return "build " + words[1] + " at " + m.laid(words[1], laid)
	}
	return text
}

func (m mirror) square(name string) string { return spell(m.squares([]spot{readSpot(name)})[0]) }

// land mirrors the place of a land card.
func (m mirror) land(text string) string {
	corner := m.squares(m.here.area(readSpot(text), text[len(text)-1] == 's'))[0]
	return spell(corner) + text[strings.Index(text, " "):]
}

// laid mirrors the place of a piece: the first orientation of the mirrored piece that covers the mirrored squares.
func (m mirror) laid(card, text string) string {
	squares := m.squares(m.here.covered(card, text))
	corner := spot{slices.MinFunc(squares, func(a, b spot) int { return a.col - b.col }).col, squares[0].row}
	for _, how := range ways() {
		if slices.Equal(m.there.lay(card, corner, how), squares) {
			return spell(corner) + how.words()
		}
	}
	return text
}

// position mirrors a position.
func (m mirror) position(p *stockyards.Position) {
	for i := range p.Players {
		for card, laid := range p.Players[i].Buildings {
			p.Players[i].Buildings[card] = m.laid(card, laid)
		}
		for n, text := range p.Players[i].Land {
			p.Players[i].Land[n] = m.land(text)
		}
	}
	for i, name := range p.Viaducts {
		p.Viaducts[i] = m.square(name)
	}
}

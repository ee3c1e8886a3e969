package stockyards

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/stockyards"
	"github.com/yardstick-rules/yardstick/engine/stockyards/box"
	"github.com/yardstick-rules/yardstick/properties/walk"
)

// On grids that no game would lead to, too, the listed placements are those of a search of every square.
func TestPlacementsOnStrangeGrids(t *testing.T) {
	t.Parallel()
	const grids = 240
	g, book := stockyards.New(), stockyards.Book()
	files := [][]byte{nil, mirrorFile()}
	for _, name := range []string{"few", "many"} {
		data, err := os.ReadFile(filepath.Join("testdata", name+".yaml"))
		require.NoError(t, err)
		files = append(files, data)
	}
	subject := walk.NewSubject(g, book, Room())
	listed, looked := 0, 0
	for seed := range uint64(grids) {
		rnd := rand.New(rand.NewPCG(seed, 11))
		on := walk.Mixed(g, book, 2+int(seed)%4, rnd.IntN)
		if seed%4 == 0 {
			on.Rulings = nil
		}
		if seed%3 == 0 {
			on.Components = files[rnd.IntN(len(files))]
		}
		parts, err := partsOf(on)
		require.NoError(t, err)
		w, err := walk.Begin(subject, on, walk.Text(strewn(on, parts, rnd)), 1, nil)
		require.NoError(t, err, "grid %d", seed)
		doc := position(w)
		require.Equal(t, "placement", doc.Decision)
		found := newTown(doc, parts, on.Rulings).slowly()
		if err := walk.SameList(w.Listed(onTheGrid...), found); err != engine.ErrIdle {
			require.NoError(t, err, "grid %d of %v: %s", seed, on.Rulings, w.Document())
		}
		listed += len(found)
		looked++
		require.NoError(t, refusesTheRest(w, found, newTown(doc, parts, on.Rulings), rnd), "grid %d of %v: %s", seed, on.Rulings,
			w.Document())
	}
	require.Greater(t, listed, 50*looked)
}

// strewn is a position with pieces and land cards thrown onto the grid, wherever the pieces are connected.
func strewn(on engine.Setup, parts *box.Components, rnd *rand.Rand) *stockyards.Position {
	doc := &stockyards.Position{Year: 3, Decision: "placement"}
	for i, name := range on.Seats {
		cash := rnd.IntN(9)
		doc.Players = append(doc.Players, stockyards.Player{Name: name, Cash: &cash, Buildings: map[string]string{}})
		side := min(1, len(on.Seats)-2)
		at := parts.LocationsByPlayers[len(on.Seats)].At[i]
		doc.Players[i].Plant = parts.Locations[side][at].Name
	}
	doc.Player = on.Seats[rnd.IntN(len(on.Seats))]
	t := newTown(doc, parts, on.Rulings)
	if full := rnd.IntN(4); full > 0 {
		t.strew(doc, full*120, rnd)
	}
	return doc
}

// strew tries some throws.
func (t *town) strew(doc *stockyards.Position, throws int, rnd *rand.Rand) {
	cards := rnd.Perm(len(t.parts.Buildings))
	used := func(i int) bool {
		b := &t.parts.Buildings[i]
		return len(doc.Players) > 2 || b.TwoPlayer
	}
	squares := t.squares()
	for range throws {
		p := &doc.Players[rnd.IntN(len(doc.Players))]
		at := squares[rnd.IntN(len(squares))]
		switch kind := rnd.IntN(5); {
		case kind == 0 && len(doc.Viaducts) < t.parts.Viaducts && t.fits([]spot{at}, t.piece) && t.touches(p, []spot{at}):
			doc.Viaducts = append(doc.Viaducts, spell(at))
			t.piece[at] = viaductPiece
		case kind == 1 && len(p.Land) < t.parts.LandCards:
			south := rnd.IntN(2) == 0 && t.rules["land-orientation"] != "long-side-east" && t.parts.LandWidth != t.parts.LandHeight
			plant := func(on spot) bool { return strings.HasPrefix(t.piece[on], "plant of ") }
			if area := t.area(at, south); t.fits(area, t.land) && !slices.ContainsFunc(area, plant) {
				p.Land = append(p.Land, spell(at)+" facing "+map[bool]string{false: "e", true: "s"}[south])
				t.mark(area, p.Name, t.land)
			}
		case kind > 1 && len(cards) > 6 && used(cards[0]):
			how := ways()[rnd.IntN(4)]
			card := t.parts.Buildings[cards[0]].Name
			if laid := t.lay(card, at, how); t.fits(laid, t.piece) && t.touches(p, laid) {
				p.Buildings[card] = t.canonical(card, laid)
				t.mark(laid, card, t.piece)
				cards = cards[1:]
			}
		default:
			cards = append(cards[1:], cards[0])
		}
	}
}

// touches reports whether squares lie beside what is connected to a player's plant.
func (t *town) touches(p *stockyards.Player, squares []spot) bool {
	cluster := t.cluster(p)
	return slices.ContainsFunc(squares, func(s spot) bool {
		return slices.ContainsFunc(slices.Collect(maps.Keys(cluster)),
			func(c spot) bool { beside := around(c); return slices.Contains(beside[:], s) })
	})
}

// canonical is the first way in which a piece covers squares.
func (t *town) canonical(card string, squares []spot) string {
	corner := spot{slices.MinFunc(squares, func(a, b spot) int { return a.col - b.col }).col, squares[0].row}
	for _, how := range ways() {
		if slices.Equal(t.lay(card, corner, how), squares) {
			return spell(corner) + how.words()
		}
	}
	return ""
}

// fits reports whether squares are on the grid, open, and not taken.
func (t *town) fits(squares []spot, taken map[spot]string) bool {
	return !slices.ContainsFunc(squares, func(s spot) bool { return !t.inside(s) || taken[s] != "" || t.closed(s) })
}

func (t *town) mark(squares []spot, with string, on map[spot]string) {
	for _, s := range squares {
		on[s] = with
	}
}

// refusesTheRest proposes what is not found anywhere on the grid and a little beyond.
func refusesTheRest(w *walk.Walk, found []string, t *town, rnd *rand.Rand) error {
	const tries = 60
	for range tries {
		at := spell(spot{rnd.IntN(min(t.columns+1, 15)), rnd.IntN(min(t.rows+1, 12))})
		card := t.parts.Buildings[rnd.IntN(len(t.parts.Buildings))].Name
		for _, said := range []string{"viaduct at " + at, "buy-land at " + at + " facing s",
			"build " + card + " at " + at + ways()[rnd.IntN(8)].words()} {
			a, err := w.State.Parse(said)
			if err != nil {
				if slices.Contains(found, said) {
					return fmt.Errorf("%q is not read: %w", said, err)
				}
				continue
			}
			v := w.State.Check(w.Actor, a, nil)
			if legal := slices.Contains(found, said); (v == nil) != legal {
				return fmt.Errorf("%q is possible: %t, and is refused: %v", said, legal, v)
			}
			if v != nil && (!strings.HasPrefix(string(v.Clause), "US-") || v.Reason == "") {
				return fmt.Errorf("%q is refused without a reason: %v", said, v)
			}
		}
	}
	return nil
}

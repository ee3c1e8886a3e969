package frontier

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/frontier"
	"github.com/yardstick-rules/yardstick/features/step"
)

// The town of the examples: stockpile and freight station on marked spots, a bridge between their banks, and a tent for each player.
var (
	foundingSpots = []string{"h6", "k6"}
	foundingTents = []string{"i6", "j6", "h7", "k7", "g6", "l6"}
	firstBridge   = "h5"
)

// layTown founds the town of the examples, without the pieces that steps place.
func (n *nouns) layTown() error {
	if n.stage == founded {
		return nil
	}
	filledIn := map[string]bool{}
	for _, kind := range []string{"stockpile", "freight"} {
		if n.founded(kind) == "" {
			filledIn[kind] = true
			n.doc.Town[n.freeSpot(kind)] = &frontier.TownPiece{Kind: kind}
		}
	}
	if n.founded("bridge") == "" {
		filledIn["bridge"] = true
		n.doc.Town[n.bridgeSpace()] = &frontier.TownPiece{Kind: "bridge"}
	}
	tents := n.tents
	if tents == nil {
		tents = n.defaultTents()
	}
	for _, at := range append(tents, n.more...) {
		if kind := n.standing(at); kind != "" && kind != "tent" && !n.AtFault {
			err := fmt.Errorf("a tent cannot stand at %s, where a %s stands", at, kind)
			if name := map[string]string{"stockpile": "stockpile", "freight": "freight station", "bridge": "bridge"}[kind]; filledIn[kind] {
				err = fmt.Errorf("%w: no step states its place, so Yardstick put it there; state it, as in \"the %s stands at %s\"", err, name,
					foundingSpots[1])
			}
			return err
		}
		n.doc.Town[at] = &frontier.TownPiece{Kind: "tent"}
	}
	return nil
}

// founded returns the space of a founding piece, "" if no step places it.
func (n *nouns) founded(kind string) string {
	for at, piece := range n.doc.Town {
		if piece.Kind == kind {
			return at
		}
	}
	return ""
}

// freeSpot returns the marked spot of the stockpile or the freight station, or the other's if a step has filled it.
func (n *nouns) freeSpot(kind string) string {
	spots := slices.Clone(foundingSpots)
	if kind == "freight" {
		slices.Reverse(spots)
	}
	for _, at := range spots {
		if n.standing(at) == "" && (kind == "freight" || !n.afloat(at)) {
			return at
		}
	}
	for _, s := range n.parts().Spots[:n.parts().SpotCount] {
		if n.standing(s.String()) == "" {
			return s.String()
		}
	}
	return spots[0]
}

// afloat reports whether a step puts logs into the basin beside a spot. The stockpile makes it the stock basin, where
// no log can lie unless a worker carries it ashore (FR-R-stock-arrival).
func (n *nouns) afloat(at string) bool {
	if n.Under("stock-arrival", "worker-carries") {
		return false
	}
	for _, b := range n.parts().Basins {
		for _, s := range b.Spaces[:b.Size] {
			if s.String() == at[:1]+"5" {
				return len(n.doc.Logs[b.Name]) > 0
			}
		}
	}
	return false
}

// bridgeSpace returns the bridge's river space: that of the examples, or one next to the stockpile or freight station.
func (n *nouns) bridgeSpace() string {
	var beside []string
	for _, kind := range []string{"stockpile", "freight"} {
		beside = append(beside, n.founded(kind)[:1]+"5")
	}
	if slices.Contains(beside, firstBridge) && n.standing(firstBridge) == "" {
		return firstBridge
	}
	for _, at := range beside {
		if n.standing(at) == "" {
			return at
		}
	}
	return firstBridge
}

// defaultTents returns the first spaces of the examples' tents, except those that a step has filled: that piece has
// replaced a tent.
func (n *nouns) defaultTents() []string {
	var tents []string
	for _, at := range foundingTents[:min(len(n.Setup.Seats), len(foundingTents))] {
		if n.standing(at) == "" && !n.onTrack(at) {
			tents = append(tents, at)
		}
	}
	return tents
}

func (n *nouns) onTrack(at string) bool {
	for _, line := range n.doc.Trains {
		if line.First == at || slices.Contains(line.Track, at) {
			return true
		}
	}
	return false
}

// laySpaces puts the additions of steps onto the pieces of their spaces.
func (n *nouns) laySpaces() error {
	for _, at := range slices.Sorted(maps.Keys(n.spaces)) {
		s := n.spaces[at]
		town, work := n.doc.Town[at], n.doc.Works[at]
		if err := s.misplaced(at, town, work); err != nil && !n.AtFault {
			return err
		}
		if town != nil {
			town.Fire, town.Uses, town.Gold = s.fire, s.uses, s.gold
		}
		if work != nil {
			work.Revolt, work.Animals = s.revolt, s.animals
		}
		for name, k := range s.cattle {
			switch {
			case work != nil && work.Kind == "enclosure" && (work.Owner == name || k > 0):
				work.Animals = k
			case k > 0:
				if n.doc.Cattle[at] == nil {
					n.doc.Cattle[at] = map[string]int{}
				}
				n.doc.Cattle[at][name] = k
			}
		}
	}
	return nil
}

// misplaced returns an error for an addition to a space that lacks the piece for it.
func (s *space) misplaced(at string, town *frontier.TownPiece, work *frontier.WorkPiece) error {
	switch {
	case town == nil && (s.fire > 0 || s.uses > 0 || len(s.gold) > 0):
		return fmt.Errorf("no piece of the town stands at %s: say which one does", at)
	case work == nil && (s.revolt > 0 || s.animals > 0):
		return fmt.Errorf("no industry building stands at %s: say which one does", at)
	}
	return nil
}

// layUsed marks the animals as used that are not available.
func (n *nouns) layUsed() error {
	for _, rest := range n.available {
		p := step.Named(n.doc.Players, rest.player, called)
		all := owns(&n.doc, p, rest.animal)
		if rest.left > all && !n.AtFault {
			return fmt.Errorf("%s has %d of the animal %s and cannot have %d available: say how many are on cards",
				p.Name, all, rest.animal, rest.left)
		}
		p.Used[rest.animal] = all - rest.left
	}
	return nil
}

// owns returns the number of a player's animals of a kind, on cards and on stables.
func owns(d *frontier.Position, p *frontier.Player, animal string) int {
	k := p.Animals[animal]
	for _, work := range d.Works {
		if work.Owner == p.Name && strings.TrimSuffix(work.Kind, "-stable") == animal {
			k += work.Animals
		}
	}
	return k
}

// layTrains leaves the red train where it was placed at the founding if steps name only the other one. If they name
// none, the game of this module places both.
func (n *nouns) layTrains() error {
	switch {
	case len(n.doc.Trains) == 0:
		n.doc.Trains = nil
		return nil
	case n.doc.Trains["red"] != nil:
		return nil
	}
	empty, err := n.empty()
	if err != nil {
		return err
	}
	if red := empty.Trains["red"]; red != nil {
		n.doc.Trains["red"] = red
	}
	return nil
}

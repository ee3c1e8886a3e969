package features

import (
	"fmt"
	"slices"

	"github.com/yardstick-rules/yardstick/engine/frontier"
)

// teachMap adds what sets up the pieces on the map and what lies on it.
func (n *frontNouns) teachMap(v *vocabulary) {
	v.given(frontStands, n.giveBuilding)
	v.given(frontOwnerless, n.giveOwnerless)
	v.given(frontTents, n.giveTents)
	for _, piece := range []struct {
		said phrase
		kind string
	}{{frontStockpile, "stockpile"}, {frontStation, "freight"}, {frontBridge, "bridge"}} {
		v.given(piece.said, func(at string) error { return n.givePiece(at, &frontier.TownPiece{Kind: piece.kind}) })
	}
	v.given(frontFire, func(at string, k int) error { return n.onSpace(at, func(s *frontSpace) { s.fire = k }) })
	v.given(frontRevolt, func(at string, k int) error { return n.onSpace(at, func(s *frontSpace) { s.revolt = k }) })
	v.given(frontUses, func(at string, k int) error { return n.onSpace(at, func(s *frontSpace) { s.uses = k }) })
	v.given(frontStable, func(at string, k int, _ string) error { return n.onSpace(at, func(s *frontSpace) { s.animals = k }) })
	v.given(frontStores, func(at string, k int, name string) error {
		return n.ofPlayer(name, func() error { return n.onSpace(at, func(s *frontSpace) { s.gold[name] = k }) })
	})
	v.given(frontCattle, func(name string, k int, at string) error {
		return n.ofPlayer(name, func() error { return n.onSpace(at, func(s *frontSpace) { s.cattle[name] = k }) })
	})
	v.given(frontDrought, func(at string) error {
		return n.note(func() { n.doc.Drought = append(n.doc.Drought, at) })
	})
	v.given(frontNoDrought, func(string) error { return n.placing() })
	v.given(frontTrees, func(at string, k int) error { return n.note(func() { n.doc.Trees[at] = k }) })
	v.given(frontLogs, n.giveLogs)
	v.given(frontJam, func(basin string) error { return n.note(func() { n.doc.Jams = append(n.doc.Jams, basin) }) })
	v.given(frontNoJam, func(string) error { return n.placing() })
	v.given(frontLine, n.giveLine)
	v.given(frontConnected, func(train string) error { return n.giveConnected(train, true) })
	v.given(frontApart, func(train string) error { return n.giveConnected(train, false) })
	v.given(frontNoTrain, func(string) error { return n.placing() })
}

// note changes the document while it is being set up.
func (n *frontNouns) note(change func()) error {
	err := n.placing()
	if err == nil {
		change()
	}
	return err
}

func (n *frontNouns) onSpace(at string, change func(*frontSpace)) error {
	s, err := n.space(at)
	if err == nil {
		change(s)
	}
	return err
}

func (n *frontNouns) ofPlayer(name string, do func() error) error {
	if _, err := n.player(name); err != nil {
		return err
	}
	return do()
}

// givePiece puts a town piece onto a free space.
func (n *frontNouns) givePiece(at string, piece *frontier.TownPiece) error {
	if err := n.placing(); err != nil {
		return err
	}
	if n.standing(at) != "" && !n.atFault {
		return twice("what stands at " + at)
	}
	n.doc.Town[at] = piece
	return nil
}

// standing is the kind of the piece that a step puts somewhere, "" for none.
func (n *frontNouns) standing(at string) string {
	if piece := n.doc.Town[at]; piece != nil {
		return piece.Kind
	}
	if work := n.doc.Works[at]; work != nil {
		return work.Kind
	}
	return ""
}

// giveBuilding puts up a building of a player, or one that a tycoon holds.
func (n *frontNouns) giveBuilding(kind, holder, at string) error {
	if err := n.placing(); err != nil {
		return err
	}
	if _, err := n.ownedWords().list(kind); err != nil {
		return err
	}
	tycoon := holder[0] == 'T'
	if !tycoon {
		if err := n.isPlayer(holder); err != nil {
			return err
		}
	}
	switch public := slices.Contains(n.publicNames(), kind); {
	case public && tycoon:
		return n.givePiece(at, &frontier.TownPiece{Kind: kind, Tycoon: holder})
	case public:
		return n.givePiece(at, &frontier.TownPiece{Kind: kind, Owner: holder})
	case tycoon:
		return errorf("a %s is an industry building, and tycoons hold public ones", kind)
	case n.standing(at) != "" && !n.atFault:
		return twice("what stands at " + at)
	}
	n.doc.Works[at] = &frontier.WorkPiece{Kind: kind, Owner: holder, Deposit: n.newSite(kind)}
	return nil
}

// giveOwnerless puts up what nobody owns: a tent besides those of the founding, or what has come to stand in the place of one.
func (n *frontNouns) giveOwnerless(kind, at string) error {
	if err := n.placing(); err != nil {
		return err
	}
	if kind == "tent" {
		n.more = append(n.more, at)
		return nil
	}
	if _, err := n.publicWords().list(kind); err != nil {
		return err
	}
	return n.givePiece(at, &frontier.TownPiece{Kind: kind})
}

func (n *frontNouns) giveTents(squares string) error {
	if err := n.placing(); err != nil {
		return err
	}
	if n.tents != nil {
		return twice("where the tents stand")
	}
	var err error
	n.tents, err = readList(squares)
	return err
}

func (n *frontNouns) giveLogs(basin string, k int, name string) error {
	return n.ofPlayer(name, func() error {
		if n.doc.Logs[basin] == nil {
			n.doc.Logs[basin] = map[string]int{}
		}
		n.doc.Logs[basin][name] = k
		return nil
	})
}

// giveLine lays a train and its track, from the first space on.
func (n *frontNouns) giveLine(train, squares string) error {
	if err := n.placing(); err != nil {
		return err
	}
	if n.doc.Trains[train] != nil {
		return twice("the " + train + " line")
	}
	line, err := readList(squares)
	if err != nil {
		return err
	}
	n.doc.Trains[train] = &frontier.TrainLine{First: line[0], Track: line[1:]}
	return nil
}

// giveConnected says again of a line what follows from where it ends, or what its end has come to be.
func (n *frontNouns) giveConnected(train string, connected bool) error {
	if err := n.placing(); err != nil {
		return err
	}
	if n.doc.Trains[train] == nil {
		return fmt.Errorf("where the %s line lies comes first: the %s line is r9 q9", train, train)
	}
	n.doc.Trains[train].Connected = connected
	return nil
}

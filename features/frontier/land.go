package frontier

import (
	"fmt"
	"slices"

	"github.com/yardstick-rules/yardstick/engine/frontier"
	"github.com/yardstick-rules/yardstick/features/step"
)

// teachMap adds the steps that set up the pieces on the map and the things on it.
func (n *nouns) teachMap(v *step.Vocabulary) {
	v.Given(stands, n.giveBuilding)
	v.Given(ownerless, n.giveOwnerless)
	v.Given(tents, n.giveTents)
	for _, piece := range []struct {
		said step.Phrase
		kind string
	}{{stockpile, "stockpile"}, {station, "freight"}, {bridge, "bridge"}} {
		v.Given(piece.said, func(at string) error { return n.givePiece(at, &frontier.TownPiece{Kind: piece.kind}) })
	}
	v.Given(fire, func(at string, k int) error { return n.onSpace(at, func(s *space) { s.fire = k }) })
	v.Given(revolt, func(at string, k int) error { return n.onSpace(at, func(s *space) { s.revolt = k }) })
	v.Given(uses, func(at string, k int) error { return n.onSpace(at, func(s *space) { s.uses = k }) })
	v.Given(stable, func(at string, k int, _ string) error { return n.onSpace(at, func(s *space) { s.animals = k }) })
	v.Given(stores, func(at string, k int, name string) error {
		return n.ofPlayer(name, func() error { return n.onSpace(at, func(s *space) { s.gold[name] = k }) })
	})
	v.Given(cattle, func(name string, k int, at string) error {
		return n.ofPlayer(name, func() error { return n.onSpace(at, func(s *space) { s.cattle[name] = k }) })
	})
	v.Given(drought, func(at string) error {
		return n.note(func() { n.doc.Drought = append(n.doc.Drought, at) })
	})
	v.Given(noDrought, func(string) error { return n.placing() })
	v.Given(trees, func(at string, k int) error { return n.note(func() { n.doc.Trees[at] = k }) })
	v.Given(logs, n.giveLogs)
	v.Given(jam, func(basin string) error { return n.note(func() { n.doc.Jams = append(n.doc.Jams, basin) }) })
	v.Given(noJam, func(string) error { return n.placing() })
	v.Given(line, n.giveLine)
	v.Given(connected, func(train string) error { return n.giveConnected(train, true) })
	v.Given(apart, func(train string) error { return n.giveConnected(train, false) })
	v.Given(noTrain, func(string) error { return n.placing() })
}

// note changes the document while it is being set up.
func (n *nouns) note(change func()) error {
	err := n.placing()
	if err == nil {
		change()
	}
	return err
}

func (n *nouns) onSpace(at string, change func(*space)) error {
	s, err := n.space(at)
	if err == nil {
		change(s)
	}
	return err
}

func (n *nouns) ofPlayer(name string, do func() error) error {
	if _, err := n.player(name); err != nil {
		return err
	}
	return do()
}

// givePiece puts a town piece onto a free space.
func (n *nouns) givePiece(at string, piece *frontier.TownPiece) error {
	if err := n.placing(); err != nil {
		return err
	}
	if n.standing(at) != "" && !n.AtFault {
		return step.Twice("what stands at " + at)
	}
	n.doc.Town[at] = piece
	return nil
}

// standing returns the kind of the piece that a step puts somewhere, or "" if there is none.
func (n *nouns) standing(at string) string {
	if piece := n.doc.Town[at]; piece != nil {
		return piece.Kind
	}
	if work := n.doc.Works[at]; work != nil {
		return work.Kind
	}
	return ""
}

// giveBuilding puts up a building of a player, or one that a tycoon holds.
func (n *nouns) giveBuilding(kind, holder, at string) error {
	if err := n.placing(); err != nil {
		return err
	}
	if err := n.ownedWords().Known(kind); err != nil {
		return err
	}
	tycoon := holder[0] == 'T'
	if !tycoon {
		if err := n.IsPlayer(holder); err != nil {
			return err
		}
	}
	switch public := slices.Contains(n.publicNames(), kind); {
	case public && tycoon:
		return n.givePiece(at, &frontier.TownPiece{Kind: kind, Tycoon: holder})
	case public:
		return n.givePiece(at, &frontier.TownPiece{Kind: kind, Owner: holder})
	case tycoon:
		return step.Errorf("a %s is an industry building, and tycoons hold public ones", kind)
	case n.standing(at) != "" && !n.AtFault:
		return step.Twice("what stands at " + at)
	}
	n.doc.Works[at] = &frontier.WorkPiece{Kind: kind, Owner: holder, Deposit: n.newSite(kind)}
	return nil
}

// giveOwnerless places a piece without an owner: one more tent, or a piece that has replaced a tent.
func (n *nouns) giveOwnerless(kind, at string) error {
	if err := n.placing(); err != nil {
		return err
	}
	if kind == "tent" {
		n.more = append(n.more, at)
		return nil
	}
	if err := n.publicWords().Known(kind); err != nil {
		return err
	}
	return n.givePiece(at, &frontier.TownPiece{Kind: kind})
}

func (n *nouns) giveTents(squares string) error {
	if err := n.placing(); err != nil {
		return err
	}
	if n.tents != nil {
		return step.Twice("where the tents stand")
	}
	var err error
	n.tents, err = step.ReadList(squares)
	return err
}

func (n *nouns) giveLogs(basin string, k int, name string) error {
	return n.ofPlayer(name, func() error {
		if n.doc.Logs[basin] == nil {
			n.doc.Logs[basin] = map[string]int{}
		}
		n.doc.Logs[basin][name] = k
		return nil
	})
}

// giveLine lays a train and its track, from the first space on.
func (n *nouns) giveLine(train, squares string) error {
	if err := n.placing(); err != nil {
		return err
	}
	if n.doc.Trains[train] != nil {
		return step.Twice("the " + train + " line")
	}
	line, err := step.ReadList(squares)
	if err != nil {
		return err
	}
	n.doc.Trains[train] = &frontier.TrainLine{First: line[0], Track: line[1:]}
	return nil
}

// giveConnected sets whether a line is connected; by default that follows from its end.
func (n *nouns) giveConnected(train string, connected bool) error {
	if err := n.placing(); err != nil {
		return err
	}
	if n.doc.Trains[train] == nil {
		return fmt.Errorf("say first where the %s line is: the %s line is r9 q9", train, train)
	}
	n.doc.Trains[train].Connected = connected
	return nil
}

package features

import (
	"fmt"
	"slices"

	"github.com/yardstick-rules/yardstick/engine/frontier"
)

// teachLand adds what asks what stands and lies on the map.
func (n *frontNouns) teachLand(v *vocabulary) {
	v.then(frontStands, n.stands)
	v.then(frontOwnerless, func(kind, at string) error { return n.stands(kind, "", at) })
	v.then(frontStockpile, func(at string) error { return n.pieceAt("stockpile", at) })
	v.then(frontStation, func(at string) error { return n.pieceAt("freight", at) })
	v.then(frontBridge, func(at string) error { return n.pieceAt("bridge", at) })
	v.then(frontNothing, n.nothingStands)
	v.then(frontFire, n.onTown("number of fire pieces", func(t *frontier.TownPiece) int { return t.Fire }))
	v.then(frontUses, n.onTown("number of uses this round", func(t *frontier.TownPiece) int { return t.Uses }))
	v.then(frontRevolt, n.onWork("number of revolt pieces", func(w *frontier.WorkPiece) int { return w.Revolt }))
	v.then(frontStable, n.stableIs)
	v.then(frontStores, func(at string, expected int, name string) error {
		return n.onTown("gold of "+name, func(t *frontier.TownPiece) int { return t.Gold[name] })(at, expected)
	})
	v.then(frontCattle, n.cattleAre)
	v.then(frontDrought, func(at string) error { return n.dry(at, true) })
	v.then(frontNoDrought, func(at string) error { return n.dry(at, false) })
	v.then(frontTrees, n.treesAre)
	v.then(frontLogs, n.logsAre)
	v.then(frontJam, func(basin string) error { return n.jammed(basin, true) })
	v.then(frontNoJam, func(basin string) error { return n.jammed(basin, false) })
	v.then(frontLine, n.lineIs)
	v.then(frontConnected, func(train string) error { return n.connected(train, true) })
	v.then(frontApart, func(train string) error { return n.connected(train, false) })
	v.then(frontNoTrain, n.noTrain)
}

// whatStands names the piece on a space, and whose it is.
func whatStands(p *frontier.Position, at string) string {
	if t := p.Town[at]; t != nil {
		return ownedText(t.Kind, t.Owner+t.Tycoon)
	}
	if w := p.Works[at]; w != nil {
		return ownedText(w.Kind, w.Owner)
	}
	return "nothing"
}

func ownedText(kind, holder string) string {
	if holder == "" {
		return kind
	}
	return kind + " of " + holder
}

func (n *frontNouns) stands(kind, holder, at string) error {
	if kind != "tent" || holder != "" {
		if _, err := n.ownedWords().list(kind); err != nil {
			return err
		}
	}
	if holder != "" && holder[0] != 'T' {
		if err := n.running(); err != nil {
			return err
		}
		if err := n.isPlayer(holder); err != nil {
			return err
		}
	}
	return n.pieceAt(ownedText(kind, holder), at)
}

func (n *frontNouns) pieceAt(expected, at string) error {
	p, err := n.table()
	if err == nil && whatStands(p, at) != expected {
		return fmt.Errorf("expected at %s a %s, but there stands: %s", at, expected, whatStands(p, at))
	}
	return err
}

func (n *frontNouns) nothingStands(at string) error {
	p, err := n.table()
	if err == nil && whatStands(p, at) != "nothing" {
		return fmt.Errorf("expected nothing to stand at %s, but there stands: %s", at, whatStands(p, at))
	}
	return err
}

func (n *frontNouns) onTown(what string, of func(*frontier.TownPiece) int) func(string, int) error {
	return func(at string, expected int) error {
		p, err := n.table()
		if err != nil {
			return err
		}
		if p.Town[at] == nil {
			return fmt.Errorf("expected a piece of the town at %s, but there stands: %s", at, whatStands(p, at))
		}
		return equal("the "+what+" at "+at, expected, of(p.Town[at]))
	}
}

func (n *frontNouns) onWork(what string, of func(*frontier.WorkPiece) int) func(string, int) error {
	return func(at string, expected int) error {
		p, err := n.table()
		if err != nil {
			return err
		}
		if p.Works[at] == nil {
			return fmt.Errorf("expected an industry building at %s, but there stands: %s", at, whatStands(p, at))
		}
		return equal("the "+what+" at "+at, expected, of(p.Works[at]))
	}
}

// stableIs compares the animals on a stable, which has to be one of theirs.
func (n *frontNouns) stableIs(at string, expected int, animal string) error {
	kind := frontOne(animal) + "-stable"
	p, err := n.table()
	if err != nil {
		return err
	}
	if w := p.Works[at]; w == nil || w.Kind != kind {
		return fmt.Errorf("expected a %s at %s, but there stands: %s", kind, at, whatStands(p, at))
	}
	return equal("the number of animals at "+at, expected, p.Works[at].Animals)
}

// cattleAre compares a player's cattle on a space, on the range or in the enclosure there.
func (n *frontNouns) cattleAre(name string, expected int, at string) error {
	p, _, err := n.tableFor(name)
	if err != nil {
		return err
	}
	got := p.Cattle[at][name]
	if w := p.Works[at]; w != nil && w.Kind == "enclosure" && w.Owner == name {
		got += w.Animals
	}
	return equal(name+"'s cattle at "+at, expected, got)
}

func (n *frontNouns) dry(at string, expected bool) error {
	p, err := n.table()
	if err != nil {
		return err
	}
	switch is := slices.Contains(p.Drought, at); {
	case expected && !is:
		return fmt.Errorf("expected drought at %s, but it is dry at: %s", at, spell(p.Drought))
	case !expected && is:
		return fmt.Errorf("expected no drought at %s, but there is", at)
	}
	return nil
}

func (n *frontNouns) treesAre(at string, expected int) error {
	p, err := n.table()
	if err != nil {
		return err
	}
	got, fewer := p.Trees[at]
	if !fewer {
		got = n.parts().TreesPerForest
	}
	return equal("the number of trees at "+at, expected, got)
}

func (n *frontNouns) logsAre(basin string, expected int, name string) error {
	p, _, err := n.tableFor(name)
	if err != nil {
		return err
	}
	return equal(name+"'s logs in "+basin, expected, p.Logs[basin][name])
}

func (n *frontNouns) jammed(basin string, expected bool) error {
	p, err := n.table()
	if err != nil {
		return err
	}
	switch is := slices.Contains(p.Jams, basin); {
	case expected && !is:
		return fmt.Errorf("expected a black worker in %s, but there lie some in: %s", basin, spell(p.Jams))
	case !expected && is:
		return fmt.Errorf("expected no black worker in %s, but there lies one", basin)
	}
	return nil
}

// train is a train on the map.
func (n *frontNouns) train(train string) (*frontier.TrainLine, error) {
	p, err := n.table()
	if err == nil && p.Trains[train] == nil {
		err = fmt.Errorf("expected the %s train to be on the map, but it is not", train)
	}
	if err != nil {
		return nil, err
	}
	return p.Trains[train], nil
}

func (n *frontNouns) lineIs(train, squares string) error {
	expected, err := readList(squares)
	if err != nil {
		return err
	}
	t, err := n.train(train)
	if err != nil {
		return err
	}
	return sameList("the "+train+" line", expected, append([]string{t.First}, t.Track...))
}

func (n *frontNouns) connected(train string, expected bool) error {
	t, err := n.train(train)
	switch {
	case err != nil:
		return err
	case expected && !t.Connected:
		return fmt.Errorf("expected the %s train to be connected, but its line is %s %s", train, t.First, spell(t.Track))
	case !expected && t.Connected:
		return fmt.Errorf("expected the %s train not to be connected, but it is", train)
	}
	return nil
}

func (n *frontNouns) noTrain(train string) error {
	p, err := n.table()
	if err == nil && p.Trains[train] != nil {
		return fmt.Errorf("expected the %s train not to be on the map, but it stands at %s", train, p.Trains[train].First)
	}
	return err
}

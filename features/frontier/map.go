package frontier

import (
	"fmt"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/frontier"
	"github.com/yardstick-rules/yardstick/features/step"
)

// teachLand adds the steps that check the pieces and things on the map.
func (n *nouns) teachLand(v *step.Vocabulary) {
	v.Then(stands, n.stands)
	v.Then(ownerless, n.kindStands)
	v.Then(nobodys, func(kind, at string) error { return n.stands(kind, "", at) })
	v.Then(stockpile, func(at string) error { return n.pieceAt("stockpile", at) })
	v.Then(station, func(at string) error { return n.pieceAt("freight", at) })
	v.Then(bridge, func(at string) error { return n.pieceAt("bridge", at) })
	v.Then(nothing, n.nothingStands)
	v.Then(fire, n.onTown("number of fire pieces", func(t *frontier.TownPiece) int { return t.Fire }))
	v.Then(uses, n.onTown("number of uses this round", func(t *frontier.TownPiece) int { return t.Uses }))
	v.Then(revolt, n.onWork("number of revolt pieces", func(w *frontier.WorkPiece) int { return w.Revolt }))
	v.Then(stable, n.stableIs)
	v.Then(stores, func(at string, expected int, name string) error {
		return n.onTown("gold of "+name, func(t *frontier.TownPiece) int { return t.Gold[name] })(at, expected)
	})
	v.Then(cattle, n.cattleAre)
	v.Then(drought, func(at string) error { return n.dry(at, true) })
	v.Then(noDrought, func(at string) error { return n.dry(at, false) })
	v.Then(trees, n.treesAre)
	v.Then(logs, n.logsAre)
	v.Then(jam, func(basin string) error { return n.jammed(basin, true) })
	v.Then(noJam, func(basin string) error { return n.jammed(basin, false) })
	v.Then(line, n.lineIs)
	v.Then(connected, func(train string) error { return n.connected(train, true) })
	v.Then(apart, func(train string) error { return n.connected(train, false) })
	v.Then(noTrain, n.noTrain)
}

// whatStands names the piece on a space and its owner.
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

// kindStands compares the kind of the piece on a space, and ignores its owner.
func (n *nouns) kindStands(kind, at string) error {
	if err := n.isKind(kind, ""); err != nil {
		return err
	}
	p, err := n.now()
	if err == nil && kindAt(p, at) != kind {
		return fmt.Errorf("expected at %s a %s, but there stands: %s", at, kind, whatStands(p, at))
	}
	return err
}

func kindAt(p *frontier.Position, at string) string {
	kind, _, _ := strings.Cut(whatStands(p, at), " of ")
	return kind
}

func (n *nouns) isKind(kind, holder string) error {
	if kind == "tent" && holder == "" {
		return nil
	}
	return n.ownedWords().Known(kind)
}

func (n *nouns) stands(kind, holder, at string) error {
	if err := n.isKind(kind, holder); err != nil {
		return err
	}
	if holder != "" && holder[0] != 'T' {
		if err := n.Running(); err != nil {
			return err
		}
		if err := n.IsPlayer(holder); err != nil {
			return err
		}
	}
	return n.pieceAt(ownedText(kind, holder), at)
}

func (n *nouns) pieceAt(expected, at string) error {
	p, err := n.now()
	if err == nil && whatStands(p, at) != expected {
		if stands := whatStands(p, at); strings.HasPrefix(stands, expected+" of ") {
			return fmt.Errorf("expected at %s a %s that nobody owns, but there stands: %s", at, expected, stands)
		}
		return fmt.Errorf("expected at %s a %s, but there stands: %s", at, expected, whatStands(p, at))
	}
	return err
}

func (n *nouns) nothingStands(at string) error {
	p, err := n.now()
	if err == nil && whatStands(p, at) != "nothing" {
		return fmt.Errorf("expected nothing to stand at %s, but there stands: %s", at, whatStands(p, at))
	}
	return err
}

func (n *nouns) onTown(what string, of func(*frontier.TownPiece) int) func(string, int) error {
	return func(at string, expected int) error {
		p, err := n.now()
		if err != nil {
			return err
		}
		if p.Town[at] == nil {
			return fmt.Errorf("expected a piece of the town at %s, but there stands: %s", at, whatStands(p, at))
		}
		return step.Equal("the "+what+" at "+at, expected, of(p.Town[at]))
	}
}

func (n *nouns) onWork(what string, of func(*frontier.WorkPiece) int) func(string, int) error {
	return func(at string, expected int) error {
		p, err := n.now()
		if err != nil {
			return err
		}
		if p.Works[at] == nil {
			return fmt.Errorf("expected an industry building at %s, but there stands: %s", at, whatStands(p, at))
		}
		return step.Equal("the "+what+" at "+at, expected, of(p.Works[at]))
	}
}

// stableIs compares the animals on a stable of their kind.
func (n *nouns) stableIs(at string, expected int, animal string) error {
	kind := one(animal) + "-stable"
	p, err := n.now()
	if err != nil {
		return err
	}
	if w := p.Works[at]; w == nil || w.Kind != kind {
		return fmt.Errorf("expected a %s at %s, but there stands: %s", kind, at, whatStands(p, at))
	}
	return step.Equal("the number of animals at "+at, expected, p.Works[at].Animals)
}

// cattleAre compares a player's cattle on a space, on the range or in the enclosure there.
func (n *nouns) cattleAre(name string, expected int, at string) error {
	p, _, err := n.nowOf(name)
	if err != nil {
		return err
	}
	got := p.Cattle[at][name]
	if w := p.Works[at]; w != nil && w.Kind == "enclosure" && w.Owner == name {
		got += w.Animals
	}
	return step.Equal(name+"'s cattle at "+at, expected, got)
}

func (n *nouns) dry(at string, expected bool) error {
	p, err := n.now()
	if err != nil {
		return err
	}
	switch is := slices.Contains(p.Drought, at); {
	case expected && !is:
		return fmt.Errorf("expected drought at %s, but it is dry at: %s", at, step.Spell(p.Drought))
	case !expected && is:
		return fmt.Errorf("expected no drought at %s, but there is", at)
	}
	return nil
}

func (n *nouns) treesAre(at string, expected int) error {
	p, err := n.now()
	if err != nil {
		return err
	}
	got, fewer := p.Trees[at]
	if !fewer {
		got = n.parts().TreesPerForest
	}
	return step.Equal("the number of trees at "+at, expected, got)
}

func (n *nouns) logsAre(basin string, expected int, name string) error {
	p, _, err := n.nowOf(name)
	if err != nil {
		return err
	}
	return step.Equal(name+"'s logs in "+basin, expected, p.Logs[basin][name])
}

func (n *nouns) jammed(basin string, expected bool) error {
	p, err := n.now()
	if err != nil {
		return err
	}
	switch is := slices.Contains(p.Jams, basin); {
	case expected && !is:
		return fmt.Errorf("expected a black worker in %s, but there lie some in: %s", basin, step.Spell(p.Jams))
	case !expected && is:
		return fmt.Errorf("expected no black worker in %s, but there lies one", basin)
	}
	return nil
}

// train returns a train on the map.
func (n *nouns) train(train string) (*frontier.TrainLine, error) {
	p, err := n.now()
	if err == nil && p.Trains[train] == nil {
		err = fmt.Errorf("expected the %s train to be on the map, but it is not", train)
	}
	if err != nil {
		return nil, err
	}
	return p.Trains[train], nil
}

func (n *nouns) lineIs(train, squares string) error {
	expected, err := step.ReadList(squares)
	if err != nil {
		return err
	}
	t, err := n.train(train)
	if err != nil {
		return err
	}
	return step.SameList("the "+train+" line", expected, append([]string{t.First}, t.Track...))
}

func (n *nouns) connected(train string, expected bool) error {
	t, err := n.train(train)
	switch {
	case err != nil:
		return err
	case expected && !t.Connected:
		return fmt.Errorf("expected the %s train to be connected, but its line is %s", train, step.Spell(append([]string{t.First}, t.Track...)))
	case !expected && t.Connected:
		return fmt.Errorf("expected the %s train not to be connected, but it is", train)
	}
	return nil
}

func (n *nouns) noTrain(train string) error {
	p, err := n.now()
	if err == nil && p.Trains[train] != nil {
		return fmt.Errorf("expected the %s train not to be on the map, but it stands at %s", train, p.Trains[train].First)
	}
	return err
}

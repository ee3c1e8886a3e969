package frontier

import (
	"slices"

	"github.com/yardstick-rules/yardstick/engine/frontier/box"
	"github.com/yardstick-rules/yardstick/features/step"
)

// Pieces lists the buildings that can stand on the map.
func (n *nouns) Pieces() []string { return n.ownedWords().Kinds }

// Squares lists the squares where a building stands. An owner limits the list to the buildings of that player.
func (n *nouns) Squares(kind, owner string) (all []string) {
	p := &n.doc
	if n.Early() != nil {
		var err error
		if p, err = n.now(); err != nil {
			return nil
		}
	}
	for at, t := range p.Town {
		if t.Kind == kind && (owner == "" || t.Owner == owner) {
			all = append(all, at)
		}
	}
	for at, w := range p.Works {
		if w.Kind == kind && (owner == "" || w.Owner == owner) {
			all = append(all, at)
		}
	}
	slices.Sort(all)
	return all
}

// firstWorks lists spaces on which an industry building of level I can stand, by industry.
var firstWorks = map[string][]string{"lumbering": {"c4", "d6"}, "mining": {"p6", "q6"}, "ranching": {"n7", "p7"}}

// Laid returns the steps that put up a building: a public one in the place of one of the first tents, or a player's industry building of
// level I.
func (n *nouns) Laid(kind, owner string) (steps []string, square string) {
	of, free := "", []string(nil)
	if owner != "" {
		of = " of " + owner
	}
	works := n.parts().Works
	w := slices.IndexFunc(works[:], func(w box.Work) bool { return w.Name == kind && w.Level == 1 })
	switch {
	case n.Early() != nil:
		return nil, ""
	case slices.Contains(n.publicNames(), kind) && n.tents == nil:
		free = n.defaultTents()
		slices.Reverse(free)
	case w >= 0 && owner != "":
		industry := box.IndustryNames[works[w].Industry]
		free = firstWorks[industry]
		if p := step.Named(n.doc.Players, owner, called); p == nil || p.Industries[industry] == 0 {
			steps = []string{owner + " is in " + industry + " at level I"}
		}
	}
	for _, at := range free {
		if n.standing(at) == "" && !n.onTrack(at) {
			return append(steps, "a "+kind+of+" stands at "+at), at
		}
	}
	return nil, ""
}

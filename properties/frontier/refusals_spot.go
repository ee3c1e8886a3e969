package frontier

import (
	"slices"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/frontier"
	"github.com/yardstick-rules/yardstick/engine/frontier/box"
)

// spotClause says why a piece of the founding, a train or a first building does not go there.
func (a *attempt) spotClause() engine.Clause {
	if a.is("train") && a.ground(a.spot()) != box.Desert {
		return frontier.Found05
	}
	if c := map[string]engine.Clause{"stockpile": frontier.Found01, "freight": frontier.Found02, "bridge": frontier.Found03,
		"tent": frontier.Found04, "train": frontier.Found06, "next": frontier.Round32, "disc": frontier.Setup24}[a.verb]; c != "" {
		if c == frontier.Setup24 && a.doc.Decision != "disc" {
			return frontier.Round18
		}
		return c
	}
	if a.doc.Open != nil && a.doc.Open.Era && a.doc.Open.Free {
		return frontier.Round31
	}
	s := a.spot()
	switch a.verb {
	case "camp":
		return a.firstSite(s, "lumbering", a.ground(s) == box.Forest && a.riverside(s), frontier.Start01, frontier.Start02)
	case "panning":
		return a.firstSite(s, "mining", a.riverside(s), frontier.Start04, frontier.Start05)
	case "cattle":
		if a.ground(s) != box.Grass || !a.riverside(s) || a.piece[s] != "" {
			return frontier.Start07
		}
		return frontier.Start08
	case "farmstead":
		return a.farmsteadClause(s)
	}
	return ""
}

// farmsteadClause keeps a first farmstead from a space.
func (a *attempt) farmsteadClause(s spot) engine.Clause {
	switch g := a.ground(s); {
	case !a.byHerd(s) || g != box.Grass && g != box.Plain:
		return frontier.Start09
	case a.byTown(s):
		return frontier.Ran05
	}
	return a.stepClause()
}

// firstSite keeps a first camp or panning tile from a space: another ground, another board, the town, or a piece that is there.
func (a *attempt) firstSite(s spot, industry string, fits bool, ground, board engine.Clause) engine.Clause {
	switch {
	case !fits:
		return ground
	case board == frontier.Start02 && s.col >= a.parts.BoardColumns, board == frontier.Start05 && s.col < a.columns-a.parts.BoardColumns:
		return board
	case a.byTown(s) && industry == "mining":
		return frontier.Min16
	case a.byTown(s):
		return frontier.Lum13
	}
	return a.stepClause()
}

// riverside reports whether a space is land next to the river; byHerd whether cattle of the player are next to it.
func (a *attempt) riverside(s spot) bool {
	return a.dryLand(s) && slices.ContainsFunc(sides(s), func(w spot) bool { return a.ground(w) == box.River })
}

func (a *attempt) byHerd(s spot) bool {
	return slices.ContainsFunc(sides(s), func(c spot) bool { return a.ground(c) != box.Nowhere && a.doc.Cattle[spell(c)][a.me.Name] > 0 })
}

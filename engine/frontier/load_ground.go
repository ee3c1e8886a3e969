package frontier

import (
	"fmt"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/frontier/box"
)

// grounded checks that a piece is on the terrain of its kind.
func (l *loader) grounded(x space, k box.Piece) error {
	t, ground, clause, where := l.table, area{}, engine.Clause(Gen19), "on open land"
	switch {
	case k == box.Stockpile:
		ground, clause, where = l.riverside(), Found01, "beside the river"
	case k == box.Freight:
		ground, clause, where = l.riverside(), Found02, "beside the river"
	case k == box.Bridge:
		ground, clause, where = t.river, Found03, "on the river"
	case k == box.Tent:
		ground, clause = t.townLand, Found04
	case k < box.FirstWork && t.parts.Public(k).River:
		ground, where = t.river, "on the river"
	case k < box.FirstWork:
		ground = t.townLand
	default:
		at := t.parts.Work(k).Where
		ground, clause, where = l.terrainOf(at), l.placeClause(k), standsReasons[at]
	}
	if ground.has(x) {
		return nil
	}
	return &engine.Violation{Clause: clause, Reason: fmt.Sprintf("the %s goes %s", l.pieceName(k), where)}
}

// terrainOf returns the terrain for an industry building, regardless of its neighbours.
func (l *loader) terrainOf(at box.Where) area {
	t := l.table
	switch at {
	case box.WhereForestByRiver:
		return t.forest.and(l.riverside())
	case box.WhereWater:
		return t.river.or(t.stream)
	case box.WhereGrassOrPlain, box.WhereByOwnFarmstead:
		return t.grass.or(t.plain)
	case box.WhereGrassByOwnFarmstead:
		return t.grass
	case box.WhereOffBoard:
		return area{}
	}
	return t.land
}

// neighbours checks that an industry building has the neighbour of the same owner that it needs. The neighbour must
// still be there, because an industry building never leaves the map.
func (l *loader) neighbours() error {
	for rest := l.works; !rest.empty(); {
		x := rest.pop()
		k := l.tiles[x].kind
		at := l.table.parts.Work(k).Where
		if !l.chained(x, at) {
			return &engine.Violation{Clause: l.placeClause(k), Reason: fmt.Sprintf("industry: %s: the %s goes %s", x, l.pieceName(k),
				standsReasons[at])}
		}
	}
	return nil
}

// chained reports whether a building is next to a building of its owner that it needs. If the kind may also be next
// to a building of the same kind, a chain of these counts.
func (l *loader) chained(x space, at box.Where) bool {
	root, link := box.Farmstead, func(k box.Piece) bool { return l.table.parts.Work(k).Industry == box.Ranching }
	switch at {
	case box.WhereByOwnFarmstead, box.WhereGrassByOwnFarmstead:
		if !l.is(nil, AskRanchAdjacent, RanchAdjacentOwnStructures) {
			link = func(box.Piece) bool { return false }
		}
	case box.WhereByOwnDamOrCanal:
		root, link = box.MiningDam, func(k box.Piece) bool { return k == box.Canal }
	default:
		return true
	}
	var roots, links area
	for rest := l.owns[l.tiles[x].owner]; !rest.empty(); {
		if y := rest.pop(); l.tiles[y].kind == root {
			roots.add(y)
		} else if link(l.tiles[y].kind) {
			links.add(y)
		}
	}
	chain := only(x)
	for next := chain; !next.empty(); {
		if chain.sides().meets(roots) {
			return true
		}
		next = chain.sides().and(links).without(chain)
		chain = chain.or(next)
	}
	return false
}

// watered checks that panning tiles have water next to them: river, stream or an own canal.
func (l *loader) watered() error {
	for rest := l.works; !rest.empty(); {
		x := rest.pop()
		if t := &l.tiles[x]; t.kind == box.Panning && !l.byWater(t.owner, nil).has(x) {
			return &engine.Violation{Clause: Min06,
				Reason: fmt.Sprintf("industry: %s: a panning tile lies on land beside the river, a stream or one of its owner's canals", x)}
		}
	}
	return nil
}

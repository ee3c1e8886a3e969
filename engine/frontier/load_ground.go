package frontier

import (
	"fmt"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/frontier/box"
)

// grounded holds a piece to the terrain on which its kind stands. What stood beside it when it came is not asked: that may have changed.
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

// terrainOf is the terrain of an industry building, whatever is beside it.
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

// watered holds panning tiles to water beside them: river, stream or an own canal.
func (l *loader) watered() error {
	for rest := l.works; !rest.empty(); {
		x := rest.pop()
		if t := &l.tiles[x]; t.kind == box.Panning && !l.byWater(t.owner, nil).has(x) {
			return &engine.Violation{Clause: Min06,
				Reason: fmt.Sprintf("industry: %s: a panning tile lies on land beside river, stream or an own canal", x)}
		}
	}
	return nil
}

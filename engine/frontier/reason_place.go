package frontier

import (
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/frontier/box"
)

// besideClause returns the clause that keeps an industry building away from the town, by industry
// and level.
func (s *state) besideClause(k box.Piece) engine.Clause {
	w := s.table.parts.Work(k)
	return [box.Industries][3]engine.Clause{{Lum13, Lum19, Lum19}, {Min16, Min24, Min33}, {Ran05, Ran05, Ran05}}[w.Industry][w.Level-1]
}

// placeClause returns the clause about the place of an industry building.
func (s *state) placeClause(k box.Piece) engine.Clause {
	switch k {
	case box.Camp:
		return Lum02
	case box.Sawmill:
		return Lum19
	case box.Dam, box.LogBoom:
		return Lum27
	case box.Panning:
		return Min06
	case box.MineGold, box.MineSilver, box.DeepGold, box.DeepSilver:
		return Min28
	case box.MiningDam, box.Canal:
		return Min36
	case box.Farmstead:
		return Ran04
	case box.Enclosure:
		return Ran31
	}
	return Ran09
}

// placeQuestion returns the question that the place of an industry building depends on.
func placeQuestion(k box.Piece) engine.Question {
	switch {
	case k == box.Camp:
		return AskCampPlace
	case k == box.MineGold || k == box.MineSilver || k == box.DeepGold || k == box.DeepSilver:
		return AskMinePlace
	case k == box.Canal:
		return AskCanal
	case k == box.Enclosure || k == box.WindPump || k.Stabled() != box.NoGood:
		return AskRanchAdjacent
	}
	return engine.NoQuestion
}

// standsReason states where an industry building can be placed, and the terrain of the given space.
func (s *state) standsReason(k box.Piece, x space) string {
	says := standsReasons[s.table.parts.Work(k).Where]
	if x != noSpace {
		says += "; " + x.String() + " is " + s.terrain(x).String()
	}
	if k == box.Farmstead || k == box.MiningDam {
		says += ", and which ground it takes is assumed"
	}
	return says
}

// terrain returns the terrain of a space.
func (s *state) terrain(x space) box.Terrain { return s.table.parts.Map[x.column()][x.row()] }

// besideQuestion returns a question if a building is too close only to pieces of the town that are
// neither housing nor public.
func (s *state) besideQuestion(k box.Piece, x space) engine.Question {
	if c := s.besideClause(k); c != Lum13 && c != Min16 && c != Ran05 {
		return engine.NoQuestion // the clause says "town"
	}
	for rest := only(x).sides().and(s.town); !rest.empty(); {
		if k := s.tiles[rest.pop()].kind; k == box.Tent || k >= box.FirstPublic {
			return engine.NoQuestion
		}
	}
	return AskKeepAway
}

// standing names the thing that occupies a space.
func (s *state) standing(x space) string {
	switch {
	case !s.pieces().or(s.rails).or(s.heads).has(x):
		return "cattle at " + x.String()
	case !s.pieces().has(x):
		return "the railroad at " + x.String()
	case s.tiles[x].kind == box.Panning:
		return "the panning tile at " + x.String()
	case s.tiles[x].kind == box.Freight:
		return "the freight station at " + x.String()
	}
	return "the " + s.pieceName(s.tiles[x].kind) + " at " + x.String()
}

// raisedBy returns the public building that an action puts on the map: bought, or by a tycoon.
func (s *state) raisedBy(a engine.Action) box.Piece {
	if verbOf(a) == vTycoon {
		return s.table.parts.Characters[whatOf(a)].Active.Building
	}
	return builtBy(a)
}

// townLandClause returns the clause about the terrain of a public building; the steamboat is in the
// main river.
func (s *state) townLandClause(k box.Piece) engine.Clause {
	if s.table.parts.Public(k).River {
		return Card11
	}
	return Gen19
}

// townLandReason states the terrain that a public building needs, and the terrain of the space.
func (s *state) townLandReason(k box.Piece, x space) string {
	says := "town pieces stand on open land"
	if s.table.parts.Public(k).River {
		says = "the " + s.kindName(k) + " stands on the river"
	}
	return x.String() + " is " + s.terrain(x).String() + ", and " + says
}

// trackReason states why no track can be laid on a space, or where it can.
func (s *state) trackReason(r refusal, x space) string {
	switch {
	case r == notShortest:
		return strings.Join(s.nextTrack(&s.trains[s.open.train], nil).names(), " or ")
	case s.terrain(x).Flat():
		return "the space is taken by " + s.standing(x)
	}
	return x.String() + " is " + s.terrain(x).String()
}

// standsReasons state where an industry building can be placed, by the value of its field Where.
var standsReasons = [...]string{
	box.WhereForestByRiver: "on free forest beside the river", box.WhereLand: "on free land", box.WhereWater: "on the river or a stream",
	box.WhereByWater:             "on free land beside the river, a stream or one of the player's own canals",
	box.WhereOwnDepleted:         "on a depleted deposit that is the player's and has no cubes",
	box.WhereByOwnDamOrCanal:     "on free land next to one of the player's own mining dams or canals",
	box.WhereGrassOrPlain:        "on free grass or plain",
	box.WhereByOwnFarmstead:      "on free grass or plain next to one of the player's own farmsteads",
	box.WhereGrassByOwnFarmstead: "on free grass next to one of the player's own farmsteads",
	box.WhereOffBoard:            "beside the map",
}

// strikesReasons state the targets of an event, or the choices in it, by verb.
var strikesReasons = [verbs]string{
	vLoseLog: "logs are lost in the most downstream basin that has any and no log boom, by a player who has one there",
	vPileUp:  "logs pile up in a basin that has logs, no dam and no black worker",
	vBurn:    "fire strikes public buildings and housing that take another piece",
	vRevolt:  "revolt strikes industry buildings that take another piece",
	vDrought: "drought comes to grass without a piece or drought that no wind pump guards",
	vLose:    "the player has no such animal there to lose",
	vDisc:    "a disc goes to an event card without a disc; the rulebook does not say that a card takes only one, it is assumed",
}

package frontier

import (
	"strconv"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/frontier/box"
)

// besideClause keeps an industry building away from the town, by industry and level.
func (s *state) besideClause(k box.Piece) engine.Clause {
	w := s.table.parts.Work(k)
	return [box.Industries][3]engine.Clause{{Lum13, Lum19, Lum19}, {Min16, Min24, Min33}, {Ran05, Ran05, Ran05}}[w.Industry][w.Level-1]
}

// placeClause says where an industry building goes.
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

// standsReasons say where an industry building stands, by its Where.
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

// strikesReasons say what an event can strike, or what goes where in it, by verb.
var strikesReasons = [verbs]string{
	vLoseLog: "logs are lost in the most downstream basin that has any and no log boom, by a player who has one there",
	vPileUp:  "logs pile up in a basin that has logs, no dam and no black worker",
	vBurn:    "fire strikes public buildings and housing that take another piece",
	vRevolt:  "revolt strikes industry buildings that take another piece",
	vDrought: "drought comes to grass without a piece or drought that no wind pump guards",
	vLose:    "the player has no such animal there to lose",
	vDisc:    "a disc goes to an event card without a disc",
}

// spotReasons say where what a set-up places goes, by verb.
var spotReasons = [verbs]string{
	vStockpile: "the stockpile stands on a marked spot", vFreight: "the freight station stands on another marked spot",
	vBridge:    "a bridge stands on the river next to a town piece",
	vTent:      "a tent stands on free grass, plain or desert next to a town piece",
	vTrain:     "a train stands on the free desert with the most steps to the freight station",
	vCamp:      "a first camp stands on free forest beside the river on the most upstream board, and not next to the town",
	vPanning:   "a first panning tile lies on free land beside the river on the most downstream board, and not next to the town",
	vFarmstead: "a first farmstead stands on free grass or plain beside the player's own cattle, and not next to the town",
	vNext:      "that player has had his upgrade",
}

// spotReason says where something of a set-up goes instead.
func (s *state) spotReason(a engine.Action) string {
	switch v := verbOf(a); {
	case s.open.free && s.open.era:
		return "the first building of an added industry goes where it could be built"
	case v == vCattle:
		return "the pair goes to grass beside the river, " + strconv.Itoa(s.table.parts.Pairs[s.open.count].Spaces) +
			" steps from the red train, or as near to that as there is"
	case spotReasons[v] != "":
		return spotReasons[v]
	}
	return "it does not go there"
}

package frontier

import (
	"strconv"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/frontier/box"
)

// unfit describes why a piece of a set-up cannot be on a space: the clause, the question on which
// it depends, and the reason.
type unfit struct {
	clause   engine.Clause
	question engine.Question
	says     string
}

// spots describe where the pieces of the founding go, by verb, and which players the mayor can name
// next.
var spots = [verbs]unfit{
	vStockpile: {Found01, AskFoundingSpots, "the stockpile stands on a marked spot"},
	vFreight:   {Found02, AskFoundingSpots, "the freight station stands on another marked spot"},
	vBridge:    {Found03, engine.NoQuestion, "a bridge stands on the river next to a town piece"},
	vTent:      {Found04, AskTents, "a tent stands on free grass, plain or desert next to a town piece"},
	vTrain:     {Found06, AskTrainStart, "a train stands on the free desert with the most steps to the freight station"},
	vNext:      {Round32, engine.NoQuestion, "that player has had his upgrade"},
}

// spot names the condition that a placement of a set-up fails.
func (s *state) spot(a engine.Action) unfit {
	v, x, t := verbOf(a), spaceOf(a), s.table
	name := x.String()
	switch {
	case v == vTrain && !t.desert.has(x):
		return unfit{Found05, engine.NoQuestion, "a train stands on desert, and " + name + " is " + s.terrain(x).String()}
	case spots[v].clause != "":
		return spots[v]
	case s.open.free && s.open.era:
		return unfit{Round31, AskAddIndustry, "the first building of an added industry goes where it could be built"}
	case v == vCamp && !t.forest.and(s.riverside()).has(x):
		return unfit{Start01, engine.NoQuestion, "a first camp stands on forest beside the river"}
	case v == vCamp && !t.first.has(x):
		return unfit{Start02, engine.NoQuestion, "a first camp stands on the most upstream board, and " + name + " is not on that"}
	case v == vPanning && !s.riverside().has(x):
		return unfit{Start04, engine.NoQuestion, "a first panning tile lies on land beside the river"}
	case v == vPanning && !t.last.has(x):
		return unfit{Start05, engine.NoQuestion, "a first panning tile lies on the most downstream board, and " + name + " is not on that"}
	case v == vFarmstead && !s.herds[s.seat].sides().has(x):
		return unfit{Start09, engine.NoQuestion, "a first farmstead stands beside the player's own cattle"}
	case v == vFarmstead && !s.terrain(x).Flat():
		return unfit{Start09, engine.NoQuestion, "a first farmstead stands on grass or plain, which is assumed, and " + name + " is " +
			s.terrain(x).String()}
	case v == vCattle:
		return s.pairSpot(x)
	}
	return s.crowded(x)
}

// pairSpot explains why a pair of cattle cannot be placed on a space.
func (s *state) pairSpot(x space) unfit {
	switch {
	case !s.table.grass.and(s.riverside()).has(x):
		return unfit{Start07, engine.NoQuestion, "a pair of cattle stands on grass beside the river"}
	case s.pieces().has(x):
		return unfit{Start07, AskCattleInTheWay, "a pair of cattle stands on free grass, and that is taken by " + s.standing(x)}
	}
	n := strconv.Itoa(s.table.parts.Pairs[s.open.count].Spaces)
	return unfit{Start08, AskCattleStart, "the pair goes to grass beside the river, " + n + " steps from the red train, or as near to that " +
		"as there is; the steps to " + x.String() + " are " + strconv.Itoa(x.steps(s.trains[0].first))}
}

// crowded explains why a space of the right terrain is closed to the first building of an industry:
// the town is next to it, or the space is taken.
func (s *state) crowded(x space) unfit {
	k, name := box.Camp, "camp"
	switch s.step {
	case atPanning:
		k, name = box.Panning, "panning tile"
	case atFarmstead:
		k, name = box.Farmstead, "farmstead"
	}
	if only(x).sides().meets(s.town) {
		return unfit{s.besideClause(k), s.besideQuestion(k, x), "a first " + name + " may not be next to the town: beside it is " +
			s.neighbour(x)}
	}
	return unfit{s.openClause(), engine.NoQuestion, "a first " + name + " goes to a free space, which is assumed, and that is taken by " +
		s.standing(x)}
}

// neighbour names the first piece of the town next to a space.
func (s *state) neighbour(x space) string {
	beside := only(x).sides().and(s.town)
	return s.standing(beside.pop())
}

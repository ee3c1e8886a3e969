package frontier

import (
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/frontier/box"
)

// wrongInTurn judges an action of a turn.
func wrongInTurn(s *state, v verb, a engine.Action) string {
	what, x, n := whatOf(a), spaceOf(a), numberOf(a)
	switch v {
	case vCut:
		return wrongCut(s, x, secondOf(a), formOf(a))
	case vDrive, vRaft, vTow:
		return wrongFloat(s, v, what, a)
	case vClear, vLift, vSaw:
		return wrongLogs(s, v, what, x)
	case vPan, vHaul:
		return wrongDig(s, v, x, n, formOf(a))
	case vDriveCattle, vRailDrive:
		return wrongDrive(s, v, x, secondOf(a))
	case vBreed, vStable, vRustle:
		return wrongRanch(s, v, x, n)
	}
	return wrongInTownTurn(s, v, a)
}

// wrongInTownTurn judges the actions of a turn that belong to no industry.
func wrongInTownTurn(s *state, v verb, a engine.Action) string {
	what, other, x, n := whatOf(a), otherOf(a), spaceOf(a), numberOf(a)
	switch v {
	case vUse:
		return wrongUse(s, a)
	case vDouse:
		if s.players[s.seat].workers == 0 {
			return noWorkerStands
		}
		return one(v, v, s.town.has(x) && s.tiles[x].kind >= box.Tent && s.tiles[x].damage > 0)
	case vQuell:
		if why := one(v, v, s.works.has(x) && s.tiles[x].damage > 0); why != "" {
			return why
		}
		return short(s, s.table.parts.PricePerRevolt)
	case vAssist:
		free := s.is(nil, AskAssistantRing, AssistantRingFreeChoice)
		p := &s.players[s.seat]
		return one(v, v, what < assistants && in(p.hand, what) && !in(p.spent, what) && free == (other >= 0) && other <= int8(box.RingGun))
	case vTycoon:
		return wrongTycoon(s, what, x)
	case vCampaign:
		if s.open.ran && s.is(nil, AskCampaignCount, CampaignCountOneATurn) || !stepsTo(s, what) {
			return "the cube cannot go there"
		}
		return short(s, stepCost(s, what))
	case vDevelop:
		if s.open.levied && s.is(nil, AskDevelopmentCount, DevelopmentCountOneATurn) {
			return "a tile was built in this turn"
		}
		return wrongDevelop(s, box.Line(what), 0)
	case vBuild:
		return wrongBuild(s, box.Piece(what), x)
	case vSell, vBuy:
		return wrongTrade(s, v == vBuy, box.Good(what), other, x, n)
	case vEndTurn:
		return ""
	}
	return notDueNow
}

const noWorkerStands = "no worker stands"

// cannotWork says why a player has no worker action of an industry at a level.
func cannotWork(s *state, industry box.Industry, level uint8) string {
	switch p := &s.players[s.seat]; {
	case p.workers == 0:
		return noWorkerStands
	case p.levels[industry] < level:
		return "the Industry card is not held, or not at the level"
	}
	return ""
}

// ready reports whether an own industry building stands there that takes workers.
func ready(s *state, x space, from, to box.Piece) bool {
	return isWork(s, x, s.seat, from, to) && s.tiles[x].damage == 0
}

func wrongCut(s *state, f, c space, form uint8) string {
	if why := cannotWork(s, box.Lumbering, 1); why != "" {
		return why
	}
	if !s.table.forest.has(f) || !ready(s, c, box.Camp, box.Camp) {
		return "there is no forest, or no camp of one's own that works"
	}
	far, least, trees := 0, s.table.parts.Reach, 1
	if form != plain {
		h := &s.table.parts.Helpers[(form-1)>>1]
		if int(s.players[s.seat].levels[box.Lumbering]) < h.Level || h.Animal != box.NoGood && idle(s, h.Animal) < 1 || short(s, h.Fee) != "" {
			return "the helper does not help"
		}
		if form&1 != 0 {
			trees = 2
		} else {
			far, least = s.table.parts.Reach+1, s.table.parts.Reach+h.Plus
		}
	}
	away := abs(f.column()-c.column()) + abs(f.row()-c.row())
	switch {
	case away < far || away > least:
		return "the forest is too near, or too far away"
	case int(s.trees[f]) < trees:
		return "there are not so many trees"
	case spaceIn(s, s.table.bankBasin[c]) < 1:
		return "the basin is full"
	}
	return noCubeLeft(s, 1)
}

func noCubeLeft(s *state, n int) string {
	if int(s.players[s.seat].supply) < n {
		return "no cubes are left"
	}
	return ""
}

// wrongFloat judges a log move.
func wrongFloat(s *state, v verb, b int8, a engine.Action) string {
	m := logMove(s, v)
	if why := cannotWork(s, box.Lumbering, uint8(m.Level)); why != "" {
		return why
	}
	if b < 0 || b >= s.table.basins-1 || s.jams>>b&1 != 0 {
		return "logs do not move out of that basin"
	}
	if (formOf(a) == named) != (v != vTow && s.is(nil, AskLogOwner, LogOwnerAny)) {
		return "whose logs they are is to be said, or is not"
	}
	total, there := 0, true
	for i, n := range floated(s, v, a) {
		total += int(n)
		there = there && n <= s.logs[b][i]
	}
	switch {
	case total == 0 || !there || m.Logs > 0 && total > m.Logs:
		return "there are not so many logs, or they are too many"
	case v == vDrive && total != m.Logs && s.is(nil, AskDriveNumber, DriveNumberExactlyTwo):
		return "a drive is of two logs"
	case m.Steamboat && !stands(s, box.Steamboat):
		return "there is no steamboat"
	case total > spaceIn(s, endsIn(s, v, b)):
		return "the basin has no room for them"
	}
	return short(s, m.Price)
}

// stands reports whether a town piece of a kind is on the map.
func stands(s *state, k box.Piece) bool {
	for rest := s.town; !rest.empty(); {
		if s.tiles[rest.pop()].kind == k {
			return true
		}
	}
	return false
}

// wrongLogs judges what else is done with logs: clearing a pile-up, lifting, sawing.
func wrongLogs(s *state, v verb, b int8, x space) string {
	p := &s.players[s.seat]
	switch v {
	case vClear:
		if why := one(v, v, b >= 0 && b < s.table.basins && in(s.jams, b)); why != "" {
			return why
		}
		if s.is(nil, AskPileUp, PileUpDollarClears) {
			return short(s, 1)
		}
		return cannotWork(s, box.Lumbering, 1)
	case vLift:
		if p.workers == 0 {
			return noWorkerStands
		}
		return one(v, v, s.is(nil, AskStockArrival, StockArrivalWorkerCarries) && s.logs[s.stock][s.seat] > 0)
	}
	if why := cannotWork(s, box.Lumbering, uint8(s.table.parts.SawLevel)); why != "" {
		return why
	}
	logs := p.stock[box.Log]
	if b >= 0 {
		if b >= s.table.basins || x >= spaces || s.table.bankBasin[x] != b {
			return "the sawmill is not beside that basin"
		}
		logs = s.logs[b][s.seat]
	}
	return one(v, v, ready(s, x, box.Sawmill, box.Sawmill) && logs > 0)
}

// wrongDig judges dice for a deposit, and hauls.
func wrongDig(s *state, v verb, x space, n int, form uint8) string {
	if why := cannotWork(s, box.Mining, 1); why != "" {
		return why
	}
	if !ready(s, x, box.Panning, box.DeepSilver) {
		return "there is no deposit of one's own that works"
	}
	p, parts, t := &s.players[s.seat], s.table.parts, &s.tiles[x]
	if v == vHaul {
		beast := form == byHand || idle(s, beastOf(form)) > 0
		return one(v, v, beast && int(t.cubes) >= load(s, form))
	}
	dice := parts.DicePerPan
	if s.is(nil, AskDiceCount, DiceCountOnePerWorker) {
		dice = 1
	}
	if t.done || dice+n > parts.Dice || n*parts.GrubstakeTools > int(p.tools) {
		return "the deposit is used up, or there are not so many dice or tools"
	}
	return short(s, n*parts.GrubstakePrice)
}

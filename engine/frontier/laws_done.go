package frontier

import (
	"fmt"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/frontier/box"
)

// doneLawfully judges what has been done by the position before it, from the clauses once more.
func doneLawfully(before *state, a engine.Action, _ *state) error {
	if why := unlawful(before, a); why != "" {
		return fmt.Errorf("%s: %s", verbTexts[verbOf(a)], why)
	}
	return nil
}

const (
	notDueNow  = "nothing of the kind is to be decided"
	notOffered = "it is not among what there is"
)

// unlawful says why a decision could not be taken, "" if it could.
func unlawful(s *state, a engine.Action) string {
	switch {
	case s.step == atTurn:
		return wrongInTurn(s, verbOf(a), a)
	case s.step <= atFarmstead:
		return wrongInSetUp(s, verbOf(a), a)
	case s.step <= atDiscMove:
		return wrongInStep3(s, verbOf(a), a)
	case s.step <= atReveal:
		return wrongInAction(s, verbOf(a), a)
	case s.step <= atOutgoing:
		return wrongOfCard(s, verbOf(a), a)
	}
	return wrongInEra(s, verbOf(a), a)
}

// one says that a decision is of the verb that is due, and possible.
func one(v, due verb, possible bool) string {
	switch {
	case v != due:
		return notDueNow
	case !possible:
		return notOffered
	}
	return ""
}

func in[T uint8 | uint16 | uint64](set T, member int8) bool { return member >= 0 && set>>member&1 != 0 }

func wrongInSetUp(s *state, v verb, a engine.Action) string {
	what, other, x := whatOf(a), otherOf(a), spaceOf(a)
	switch s.step {
	case atStart:
		return one(v, vStart, what >= 0 && what < s.seats())
	case atFirstTile:
		due := vRevealRailroad
		if s.lines[box.Railroad].face >= 0 {
			due = vRevealTelegraph
		}
		return one(v, due, what >= 0 && what < trackTiles)
	case atFirstEvents:
		return one(v, vEvent, in(drawable(s), what))
	case atDiscs:
		next := int8(0)
		for s.discs[next] >= 0 {
			next++
		}
		return one(v, vDisc, what == next && in(bareCards(s), other))
	case atIndustry:
		return one(v, vIndustry, what >= 0 && box.Industry(what) < box.Industries && s.cards[what][0] > 0)
	case atDeal:
		return one(v, vGoal, in(s.goals, what))
	case atKeepGoal:
		d := s.players[s.seat].dealt
		return one(v, vKeep, other == keptGoal && what >= 0 && (what == d[0] || what == d[1] || what == d[2]))
	case atAssistants:
		return one(v, vAssistant, what < assistants && in(s.deck, what))
	case atFirstTrain:
		return one(v, vTrain, what == s.open.train && foundable(s).has(x))
	}
	due := [...]verb{atStockpile: vStockpile, atFreight: vFreight, atBridge: vBridge, atTents: vTent,
		atCamp: vCamp, atPanning: vPanning, atCattle: vCattle, atFarmstead: vFarmstead}
	return one(v, due[s.step], foundable(s).has(x))
}

func wrongInStep3(s *state, v verb, a engine.Action) string {
	what, other, x, n := whatOf(a), otherOf(a), spaceOf(a), numberOf(a)
	switch s.step {
	case atSeverity:
		return one(v, vSeverity, n >= 1 && n <= len(s.severity) && int(s.severity[n-1]) < s.table.parts.Severity[n-1])
	case atLoseLog:
		b, _ := washedOut(s)
		return one(v, vLoseLog, what >= 0 && what < s.seats() && s.logs[b][what] > 0)
	case atPileUp:
		return one(v, vPileUp, in(blockable(s), what))
	case atBurn, atRevolt:
		owner := none
		if s.is(nil, AskEventChooser, EventChooserOwners) {
			owner = s.seat
		}
		return one(v, vBurn+verb(s.step-atBurn), struckBy(s, s.step, owner).has(x))
	case atDrought:
		return one(v, vDrought, dryPlaces(s).has(x))
	case atDefend:
		return one(v, vDefend, n <= int(s.open.count) && n <= idle(s, box.Horse) && n <= int(s.players[s.seat].guns))
	case atLose:
		return one(v, vLose, losable(s, box.Good(what), x))
	case atNewEvent:
		return one(v, vEvent, in(drawable(s), what))
	}
	next := int8(0)
	for s.open.discs>>next&1 == 0 {
		next++
	}
	return one(v, vDisc, what == next && in(bareCards(s), other))
}

// losable reports whether the player has the animal there; rustlers take cattle alone.
func losable(s *state, what box.Good, x space) bool {
	switch {
	case what == box.Cattle:
		return s.herds[s.seat].has(x) || isWork(s, x, s.seat, box.Enclosure, box.Enclosure) && s.tiles[x].cattle > 0
	case !what.Animal() || s.table.parts.Events[s.open.what].Kind == box.Rustlers:
		return false
	case x == noSpace:
		return s.players[s.seat].animals[what] > 0
	}
	k := box.HorseStable + box.Piece(what-box.Horse)
	return isWork(s, x, s.seat, k, k) && s.tiles[x].cattle > 0
}

// idle are the animals of a kind of the player whose decision it is that are not used.
func idle(s *state, beast box.Good) int {
	n := int(s.players[s.seat].animals[beast]) - int(s.players[s.seat].used[beast])
	for rest := s.works; !rest.empty(); {
		if t := &s.tiles[rest.pop()]; t.owner == s.seat && t.kind == box.HorseStable+box.Piece(beast-box.Horse) {
			n += int(t.cattle)
		}
	}
	return n
}

// wrongInAction judges the dice and what a development asks.
func wrongInAction(s *state, v verb, a engine.Action) string {
	what, x, n, parts := whatOf(a), spaceOf(a), numberOf(a), s.table.parts
	switch s.step {
	case atDie:
		return one(v, vDie, n >= 1 && n <= parts.DieFaces)
	case atDepositDie:
		return one(v, vDepositDie, n >= 1 && n <= parts.DieFaces)
	case atAssign:
		return wrongWithDice(s, a)
	case atNewDeposit:
		if v == vNoDeposit {
			return one(v, v, s.is(nil, AskDepletion, DepletionReserveOptional))
		}
		return one(v, vNewDeposit, watersides(s, s.seat).without(taken(s)).without(s.town.sides()).has(x))
	case atTrain:
		return one(v, vTrain, what == s.open.train && farthestDeserts(s).has(x))
	case atTrack:
		next, _ := wayToTown(s, endOf(&s.trains[s.open.train]))
		return one(v, vTrack, next.has(x))
	}
	return one(v, vRevealRailroad+verb(s.open.track), what >= 0 && what < trackTiles && !in(s.lines[s.open.track].seen, what))
}

// wrongWithDice judges the dice: a die has to be there, a deposit of one's own with an active worker and not depleted.
func wrongWithDice(s *state, a engine.Action) string {
	v, n, to, x := verbOf(a), numberOf(a), int(whatOf(a)), spaceOf(a)
	if v == vStop {
		return ""
	}
	if v != vAssign && v != vImprove {
		return notDueNow
	}
	if n < 1 || n > s.table.parts.DieFaces || s.open.dice[n-1] == 0 {
		return "no die shows that number"
	}
	if v == vAssign {
		t := &s.tiles[min(x, spaces-1)]
		return one(v, v, isWork(s, x, s.seat, box.Panning, box.DeepSilver) && t.active && !t.done)
	}
	far, form := abs(n-to), oneStep
	if s.is(nil, AskImprove, ImproveAnyNumber) {
		far, form = min(far, 1), toNumber
	}
	if to < 1 || to > s.table.parts.DieFaces || far != 1 || formOf(a) != form {
		return "the die cannot become that"
	}
	return short(s, max(0, s.table.parts.ImprovePrice-cheaper(s, s.seat, box.DiscountImprove)))
}

// short says that the player cannot pay.
func short(s *state, cost int) string {
	if int(s.players[s.seat].money) < cost {
		return "it cannot be paid"
	}
	return ""
}

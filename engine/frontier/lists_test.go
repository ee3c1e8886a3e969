package frontier

import (
	"math/rand/v2"
	"testing"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/frontier/box"
)

// conceivable shows everything that can be written at all, whatever is to be decided: every verb with every thing, space and number.
func conceivable(s *state, show func(engine.Action)) {
	const most = 13
	for v := noVerb + 1; v < verbs; v++ {
		switch v {
		case vEndTurn, vStop, vNoDeposit, vPass, vLift:
			show(of(v))
		case vStart, vRevealRailroad, vRevealTelegraph, vEvent, vGoal, vAssistant, vCard, vLoseLog, vPileUp, vIndustry, vTow, vClear,
			vPlace, vRefuse, vCampaign, vDevelop, vNext, vAdd, vUpgrade:
			for what := range things(s, v) {
				show(naming(v, what))
			}
		case vSeverity, vDie, vDepositDie, vDefend:
			for n := range most {
				show(act(v, none, none, noSpace, noSpace, n))
			}
		case vBurn, vRevolt, vDrought, vCamp, vPanning, vCattle, vFarmstead, vStockpile, vFreight, vBridge, vTent, vNewDeposit, vBreed,
			vStable, vDouse, vQuell, vTrack, vHouse:
			for x := range space(spaces) {
				show(at(v, x))
			}
		case vDisc, vToTown, vDismiss, vSwap, vKeep:
			things, others := pairs(s, v)
			for what := range things {
				for other := range others {
					show(act(v, what, other, noSpace, noSpace, 0))
				}
			}
		default:
			conceivableInTurn(s, v, show)
		}
	}
}

// things is how many things there are of the kind that a verb of one word names.
func things(s *state, v verb) int8 {
	switch v {
	case vStart, vLoseLog, vNext:
		return s.seats()
	case vRevealRailroad, vRevealTelegraph:
		return trackTiles
	case vEvent:
		return int8(len(s.table.parts.Events))
	case vGoal:
		return int8(len(s.table.parts.Goals))
	case vAssistant:
		return assistants
	case vPileUp, vTow, vClear:
		return s.table.basins
	case vIndustry, vAdd, vUpgrade:
		return int8(box.Industries)
	case vCampaign:
		return int8(len(s.table.parts.Election))
	case vDevelop:
		return int8(box.Lines)
	}
	return characters
}

// pairs is how many things of two kinds there are that a verb of two words names.
func pairs(s *state, v verb) (things, others int8) {
	switch v {
	case vDisc:
		return int8(box.Fields), rowSpaces
	case vToTown, vDismiss:
		return characters, int8(len(s.towns))
	case vKeep:
		return characters, 2
	}
	return characters, characters
}

// conceivableInTurn are the verbs with more words.
func conceivableInTurn(s *state, v verb, show func(engine.Action)) {
	pieces := func(each func(x space)) {
		for rest := s.town.or(s.works); !rest.empty(); {
			each(rest.pop())
		}
	}
	for x := range space(spaces) {
		switch v {
		case vTrain:
			show(act(v, 0, none, x, noSpace, 0))
			show(act(v, 1, none, x, noSpace, 0))
		case vLose:
			for what := box.Horse; what <= box.Cattle; what++ {
				show(act(v, int8(what), none, x, noSpace, 0))
			}
		case vCut:
			pieces(func(c space) {
				for form := plain; form <= steamReach; form++ {
					show(withForm(act(v, none, none, x, c, 0), form))
				}
			})
		case vDriveCattle, vRailDrive:
			for y := range space(spaces) {
				show(act(v, none, none, x, y, 0))
			}
		case vBuild:
			for k := box.FirstPublic; k < box.Pieces; k++ {
				show(act(v, int8(k), none, x, noSpace, 0))
			}
		case vTycoon:
			for card := range int8(characters) {
				show(act(v, card, none, x, noSpace, 0))
			}
		case vPan, vRustle:
			for n := range 13 {
				show(act(v, none, none, x, noSpace, n+1-min(1, int(vRustle-v))))
			}
		case vHaul:
			for form := byHand; form <= byMule; form++ {
				show(withForm(at(v, x), form))
			}
		case vSaw:
			for b := none; b < basins; b++ {
				show(act(v, b, none, x, noSpace, 0))
			}
		case vAssign:
			for n := 1; n <= box.MostFaces; n++ {
				show(act(v, none, none, x, noSpace, n))
			}
		case vUse:
			for form := byWorker; form <= byDollar; form++ {
				show(withForm(at(v, x), form))
				for what := none; what < characters; what++ {
					show(withForm(act(v, what, drawing, x, noSpace, 0), form))
				}
				for to := range int8(len(s.table.parts.Election)) {
					show(withForm(act(v, to, running, x, noSpace, 0), form))
				}
			}
		case vSell, vBuy:
			most := 1
			if s.herds[max(s.seat, 0)].or(s.works).or(s.works.sides()).has(x) {
				most = 31
			}
			for g := box.Cattle; g < box.Goods; g++ {
				for m := range int8(box.MarketCards) {
					for n := 1; n <= most; n++ {
						show(act(v, int8(g), m, x, noSpace, n))
					}
				}
			}
		}
	}
	conceivableOffMap(s, v, show)
}

// conceivableOffMap are those that name no space.
func conceivableOffMap(s *state, v verb, show func(engine.Action)) {
	switch v {
	case vLose:
		for what := box.Horse; what <= box.Ox; what++ {
			show(naming(v, int8(what)))
		}
	case vBuild:
		show(naming(v, int8(box.OwnTrain)))
	case vTycoon:
		for card := range int8(characters) {
			show(naming(v, card))
		}
	case vAssist:
		for card := range int8(characters) {
			for gift := none; gift < 3; gift++ {
				show(act(v, card, gift, noSpace, noSpace, 0))
			}
		}
	case vImprove:
		for n := 1; n <= box.MostFaces; n++ {
			for to := int8(1); to <= box.MostFaces; to++ {
				show(withForm(act(v, to, none, noSpace, noSpace, n), oneStep))
				show(withForm(act(v, to, none, noSpace, noSpace, n), toNumber))
			}
		}
	case vPromise:
		for h := range int8(4) {
			for w := range int8(4) {
				for p := range int8(4) {
					show(promising([box.Fields]int8{h, w, p}))
				}
			}
		}
	case vSell, vBuy:
		for g := box.Log; g < box.Cattle; g++ {
			for m := range int8(box.MarketCards) {
				for n := 1; n <= 255; n++ {
					show(act(v, int8(g), m, noSpace, noSpace, n))
				}
			}
		}
	case vDrive, vRaft:
		for b := range int8(basins) {
			for k := 1; k <= 5; k++ {
				show(act(v, b, none, noSpace, noSpace, k))
			}
			conceivableShares(s, shares{}, 0, 5, func(n shares) { show(moving(v, b, n)) })
		}
	}
}

func conceivableShares(s *state, n shares, from int8, left int, show func(shares)) {
	if from == s.seats() {
		show(n)
		return
	}
	for k := range left + 1 {
		n[from] = uint8(k)
		conceivableShares(s, n, from+1, left-k, show)
	}
}

// What is listed is what Check allows of everything that can be written.
func TestListsAreWhole(t *testing.T) {
	games := 16
	if testing.Short() {
		games = 4
	}
	var legal []engine.Action
	anywhere := suite()
	anywhere.Laws.Setup = func(game int, setup *engine.Setup) {
		if land := game / 2 % 3; land < len(lands) {
			setup.Components = []byte(lands[land])
		}
	}
	for seed := range games {
		rnd := rand.New(rand.NewPCG(uint64(seed), 11))
		anywhere.Play(t, seed, func(d decision) {
			s := d.After
			if rnd.IntN(60) > 0 || s.step == atOver {
				return
			}
			legal = s.Legal(legal[:0], nil)
			listed := make(map[engine.Action]bool, len(legal))
			for _, a := range legal {
				listed[a] = true
			}
			conceivable(s, func(a engine.Action) {
				if why := s.check(s.Actor(), a, nil); (why == allowed) != listed[a] && sayable(s, a) {
					t.Fatalf("in game %d, round %d, decision %s: %q is listed: %t, and judged: refusal %d", seed, s.round,
						decisionIDs[s.step], s.Format(a), listed[a], why)
				}
				delete(listed, a)
			})
			for a := range listed {
				t.Fatalf("in game %d, decision %s: %q is listed, and cannot be written", seed, decisionIDs[s.step], s.Format(a))
			}
		})
	}
}

// sayable reports whether an action has a spelling: what no parser makes need not be judged.
func sayable(s *state, a engine.Action) bool {
	parsed, err := s.Parse(s.Format(a))
	return err == nil && parsed == a
}

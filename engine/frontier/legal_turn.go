package frontier

import (
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/frontier/box"
)

// legalTurn lists the actions of a player in his turn.
func (s *state) legalTurn(dst []engine.Action, rec *engine.Record) []engine.Action {
	if s.me().workers > 0 {
		levels := &s.me().levels
		if levels[box.Lumbering] > 0 {
			dst = s.legalLumbering(dst, rec)
		}
		if levels[box.Mining] > 0 {
			dst = s.legalMining(dst, rec)
		}
		if levels[box.Ranching] > 0 {
			dst = s.legalRanching(dst, rec)
		}
		if s.is(rec, AskStockArrival, StockArrivalWorkerCarries) && s.mayLift() == allowed {
			dst = append(dst, of(vLift))
		}
	} else if s.is(rec, AskFreeCattleWorker, FreeCattleWorkerPairsOnly) {
		dst = s.legalRustling(dst, rec)
	}
	if s.jams != 0 {
		for b := range s.table.basins {
			if s.mayClear(b, rec) == allowed {
				dst = append(dst, naming(vClear, b))
			}
		}
	}
	dst = s.legalRail(dst, rec)
	dst = s.legalTown(dst, rec)
	dst = s.legalPeople(dst, rec)
	dst = s.legalGeneral(dst, rec)
	dst = s.legalBuilds(dst, rec)
	dst = s.legalMarkets(dst, rec)
	return append(dst, of(vEndTurn))
}

// own returns the player's industry buildings of a kind.
func (s *state) own(k box.Piece) area {
	own := area{}
	for rest := s.owns[s.seat]; !rest.empty(); {
		if x := rest.pop(); s.tiles[x].kind == k {
			own.add(x)
		}
	}
	return own
}

func (s *state) legalLumbering(dst []engine.Action, rec *engine.Record) []engine.Action {
	var forms [steamReach + 1]bool
	far := s.table.parts.Reach
	forms[plain] = true
	for i := range s.table.parts.Helpers {
		if s.mayHelp(i) == allowed {
			forms[2*i+1], forms[2*i+2] = true, true
			far = max(far, s.table.parts.Reach+s.table.parts.Helpers[i].Plus)
		}
	}
	for camps := s.own(box.Camp); !camps.empty(); {
		c := camps.pop()
		for near := only(c).within(far).and(s.table.forest); !near.empty(); {
			f := near.pop()
			for form := range uint8(len(forms)) {
				if forms[form] && s.mayCut(f, c, form, rec) == allowed {
					dst = append(dst, withForm(act(vCut, none, none, f, c, 0), form))
				}
			}
		}
	}
	for b := range s.table.basins {
		if s.logsIn(b) > 0 {
			dst = s.legalLogs(dst, b, rec)
		}
	}
	if s.me().levels[box.Lumbering] < 2 {
		return dst
	}
	for mills := s.own(box.Sawmill); !mills.empty(); {
		x := mills.pop()
		for b := none; b < s.table.basins; b++ {
			if s.maySaw(x, b) == allowed {
				dst = append(dst, act(vSaw, b, none, x, noSpace, 0))
			}
		}
	}
	return dst
}

// legalLogs lists the moves of logs out of a basin.
func (s *state) legalLogs(dst []engine.Action, b int8, rec *engine.Record) []engine.Action {
	byName := s.is(rec, AskLogOwner, LogOwnerAny)
	for _, v := range [...]verb{vDrive, vRaft} {
		most := s.moveOf(v).Logs
		if byName {
			dst = s.legalShares(dst, v, b, shares{}, 0, most, rec)
			continue
		}
		for k := 1; k <= min(most, int(s.logs[b][s.seat])); k++ {
			n := shares{}
			n[s.seat] = uint8(k)
			if s.mayDrive(v, b, n, rec) == allowed {
				dst = append(dst, act(v, b, none, noSpace, noSpace, k))
			}
		}
	}
	if s.mayTow(b, rec) == allowed {
		dst = append(dst, naming(vTow, b))
	}
	return dst
}

// legalShares lists the choices of owners whose logs move.
func (s *state) legalShares(dst []engine.Action, v verb, b int8, n shares, from int8, left int, rec *engine.Record) []engine.Action {
	if from == s.seats() {
		if s.mayDrive(v, b, n, rec) == allowed {
			dst = append(dst, moving(v, b, n))
		}
		return dst
	}
	for k := 0; k <= left && k <= int(s.logs[b][from]); k++ {
		n[from] = uint8(k)
		dst = s.legalShares(dst, v, b, n, from+1, left-k, rec)
	}
	return dst
}

// moving returns a log move that names the owners of the logs.
func moving(v verb, b int8, n shares) engine.Action {
	packed := uint16(0)
	for i, k := range n {
		packed |= uint16(k) << (3 * i)
	}
	return withForm(act(v, b, none, space(uint8(packed)-1), space(uint8(packed>>8)-1), 0), named)
}

func (s *state) legalMining(dst []engine.Action, rec *engine.Record) []engine.Action {
	for rest := s.owns[s.seat]; !rest.empty(); {
		x := rest.pop()
		if s.tiles[x].level == 0 {
			continue
		}
		for k := 0; s.mayPan(x, k, rec) == allowed; k++ {
			dst = append(dst, act(vPan, none, none, x, noSpace, k))
		}
		for form := byHand; form <= byMule; form++ {
			if s.mayHaul(x, form) == allowed {
				dst = append(dst, withForm(at(vHaul, x), form))
			}
		}
	}
	return dst
}

func (s *state) legalRanching(dst []engine.Action, rec *engine.Record) []engine.Action {
	enclosures := s.own(box.Enclosure)
	horseless := !s.is(rec, AskDriveHorse, DriveHorseWorkerOnly) && s.available(s.seat, box.Horse) == 0
	for herds := s.herds[s.seat].or(enclosures); !herds.empty(); {
		x := herds.pop()
		if s.herdAt(x) != allowed {
			continue
		}
		if !horseless {
			for to := s.reach(x, rec); !to.empty(); {
				dst = append(dst, act(vDriveCattle, none, none, x, to.pop(), 0))
			}
		}
		if s.mayBreed(x, rec) == allowed {
			dst = append(dst, at(vBreed, x))
		}
	}
	if s.me().levels[box.Ranching] > 1 {
		for rest := s.stables; !rest.empty(); {
			if x := rest.pop(); s.mayStable(x) == allowed {
				dst = append(dst, at(vStable, x))
			}
		}
	}
	return s.legalRustling(dst, rec)
}

func (s *state) legalRustling(dst []engine.Action, rec *engine.Record) []engine.Action {
	most := min(s.available(s.seat, box.Horse), int(s.me().guns))
	if s.me().levels[box.Ranching] < 3 || most <= 0 {
		return dst
	}
	beside := s.sidesOfOwn(func(k box.Piece) bool { return k == box.Farmstead }).and(s.pasture(rec)).or(s.herds[s.seat])
	for k := 1; k <= most; k++ {
		for rest := beside; !rest.empty(); {
			if x := rest.pop(); s.mayRustle(k, x, rec) == allowed {
				dst = append(dst, act(vRustle, none, none, x, noSpace, k))
			}
		}
	}
	return dst
}

// legalRail lists the drives by rail.
func (s *state) legalRail(dst []engine.Action, rec *engine.Record) []engine.Action {
	if s.me().levels[box.Ranching] < 3 || s.available(s.seat, box.Horse) == 0 || !s.trains[0].connected && !s.trains[1].connected {
		return dst
	}
	for herds := s.herds[s.seat].or(s.own(box.Enclosure)); !herds.empty(); {
		x := herds.pop()
		for to := s.pasture(rec); !to.empty(); {
			if y := to.pop(); s.mayRailDrive(x, y, rec) == allowed {
				dst = append(dst, act(vRailDrive, none, none, x, y, 0))
			}
		}
	}
	return dst
}

package frontier

import (
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/frontier/box"
)

// moveOf returns the data of a kind of log move.
func (s *state) moveOf(v verb) *box.LogMove {
	p := s.table.parts
	switch v {
	case vDrive:
		return &p.Drive
	case vRaft:
		return &p.Raft
	}
	return &p.Tow
}

// goal returns the basin where logs of a basin end. They move basin by basin, and stop early in the stock basin, in
// a basin with a black worker and in the last.
func (s *state) goal(b int8, far int) int8 {
	for range far {
		if b == s.table.basins-1 {
			break
		}
		b++
		if b == s.stock || s.jams>>b&1 != 0 {
			break
		}
	}
	return b
}

// shares is the number of logs of each player that an action moves, packed into three bits per player.
type shares [maxSeats]uint8

// sharesOf reads the logs that a log move takes: a number of the player's own, or the logs that the action names.
func (s *state) sharesOf(a engine.Action) (n shares) {
	if formOf(a) == named {
		packed := uint16(spaceOf(a)+1) | uint16(secondOf(a)+1)<<8
		for i := range n {
			n[i] = uint8(packed >> (3 * i) & 7)
		}
		return n
	}
	n[s.seat] = uint8(numberOf(a))
	return n
}

// named is the form of a log move that names the owners of the logs (FR-R-log-owner).
const named uint8 = 1

func (n shares) total() int {
	sum := 0
	for _, k := range n {
		sum += int(k)
	}
	return sum
}

// mayDrive judges a log move by hand or by raft (FR-LUM-09, FR-LUM-21, FR-ROUND-08).
func (s *state) mayDrive(v verb, b int8, n shares, rec *engine.Record) refusal {
	m := s.moveOf(v)
	if r := s.mayWork(box.Lumbering, m.Level); r != allowed { // FR-ROUND-31
		return r
	}
	total := n.total()
	switch {
	case int(s.me().money) < m.Price:
		return tooPoor
	case !s.comes(b, m.Basins, total, rec):
		return basinFull
	case s.jams>>b&1 != 0:
		return jammed
	case total > m.Logs && v == vDrive:
		return notDriven
	case total > m.Logs:
		return raftTooLarge
	case b >= s.table.basins-1:
		return lastBasin
	case v == vDrive && total != m.Logs && s.is(rec, AskDriveNumber, DriveNumberExactlyTwo):
		return twoExactly
	}
	for i := range n {
		if n[i] > s.logs[b][i] {
			return fewerLogs
		}
	}
	if total == 0 {
		return fewerLogs
	}
	s.citeComing(b, m.Basins, rec)
	return allowed
}

// mayTow judges the move of all logs of a basin by steamboat (FR-LUM-31, FR-LUM-32), at its level (FR-ROUND-31).
func (s *state) mayTow(b int8, rec *engine.Record) refusal {
	tow := &s.table.parts.Tow
	if r := s.mayWork(box.Lumbering, tow.Level); r != allowed { // FR-ROUND-31
		return r
	}
	n := s.towed(b, rec).total()
	switch {
	case !s.comes(b, tow.Basins, n, rec):
		return basinFull
	case s.jams>>b&1 != 0:
		return jammed
	case !s.exists(box.Steamboat):
		return noSteamboat
	case b >= s.table.basins-1, n == 0:
		return fewerLogs
	}
	rec.Cite(Lum31)
	s.citeComing(b, tow.Basins, rec)
	return allowed
}

// comes reports whether the basin where a move ends has room for n logs (FR-LUM-18). Logs that leave the last basin
// need no room.
func (s *state) comes(b int8, far, n int, rec *engine.Record) bool {
	return b >= s.table.basins-1 || n <= s.room(s.goal(b, far), rec)
}

// citeComing cites that the basin where a move ends has room, even with a black worker (FR-ROUND-08).
func (s *state) citeComing(b int8, far int, rec *engine.Record) {
	rec.Cite(Lum18)
	if s.jams>>s.goal(b, far)&1 != 0 {
		rec.Cite(Round08)
	}
}

// towed returns the logs that a tow moves (FR-R-log-owner).
func (s *state) towed(b int8, rec *engine.Record) (n shares) {
	if s.is(rec, AskLogOwner, LogOwnerOwn) {
		n[s.seat] = s.logs[b][s.seat]
		return n
	}
	return s.logs[b]
}

// exists reports whether the map has a public building of a kind.
func (s *state) exists(k box.Piece) bool { return s.find(k) != noSpace }

// applyDrive moves logs down the river (FR-LUM-22).
func (s *state) applyDrive(v verb, b int8, n shares, rec *engine.Record) {
	m := s.moveOf(v)
	s.pay(m.Price, rec, Lum22)
	to := s.goal(b, m.Basins)
	for i := range n {
		if n[i] > 0 {
			s.logs[b][i] -= n[i]
			s.arrive(to, int8(i), int(n[i]), rec)
		}
	}
	s.work()
	if rec != nil {
		rec.Effect(plural(n.total(), "log")+" of "+s.where(b)+" come to "+s.where(to), [...]engine.Clause{Lum09, Lum21, Lum32}[v-vDrive])
	}
}

// mayClear judges taking a black worker away (FR-ROUND-07, FR-ROUND-08, FR-R-pile-up).
func (s *state) mayClear(b int8, rec *engine.Record) refusal {
	if s.is(rec, AskPileUp, PileUpDollarClears) {
		switch {
		case s.me().money < 1:
			return tooPoor
		case s.jams>>b&1 == 0:
			return noJam
		}
		return allowed
	}
	if r := s.mayWork(box.Lumbering, 1); r != allowed {
		return r
	}
	if s.jams>>b&1 == 0 {
		return noJam
	}
	return allowed
}

func (s *state) applyClear(b int8, rec *engine.Record) {
	s.jams &^= 1 << b
	if s.is(rec, AskPileUp, PileUpDollarClears) {
		s.pay(1, rec, Round08)
	} else {
		s.work()
	}
	if rec != nil {
		rec.Effect("the pile-up in "+s.where(b)+" is cleared", Round08)
	}
}

// maySaw judges sawing a log of the stock, or of a basin next to the sawmill (FR-LUM-23, FR-LUM-25). The stock is
// basin -1.
func (s *state) maySaw(x space, b int8) refusal {
	if r := s.mayWork(box.Lumbering, s.table.parts.SawLevel); r != allowed {
		return r
	}
	t := &s.tiles[x]
	switch {
	case s.revolts(x):
		return inRevolt
	case t.kind != box.Sawmill || t.owner != s.seat:
		return noSawmill
	case b < 0 && s.me().stock[box.Log] == 0, b >= 0 && s.logs[b][s.seat] == 0, b >= 0 && !s.table.basin[b].meets(only(x).sides()):
		return noLogToSaw
	}
	return allowed
}

func (s *state) applySaw(x space, b int8, rec *engine.Record) {
	if b < 0 {
		s.me().stock[box.Log]--
	} else {
		s.logs[b][s.seat]--
	}
	s.me().stock[box.Lumber]++
	s.work()
	if rec != nil {
		rec.Effect(s.name(s.seat)+" saws a log into lumber", Lum23, Lum24, Lum25)
	}
}

// mayLift judges bringing a log ashore (FR-R-stock-arrival worker-carries).
func (s *state) mayLift() refusal {
	switch {
	case s.me().workers == 0:
		return noWorker
	case s.stock < 0, s.logs[s.stock][s.seat] == 0: // a position may have no stockpile (FR-LUM-09)
		return fewerLogs
	}
	return allowed
}

func (s *state) applyLift(rec *engine.Record) {
	s.logs[s.stock][s.seat]--
	s.me().stock[box.Log]++
	s.work()
	if rec != nil {
		rec.Effect(s.name(s.seat)+" carries a log ashore", Lum09)
	}
}

package frontier

import (
	"math/bits"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/frontier/box"
)

// endEra carries out step 5, after the last round of an era (FR-ROUND-27, FR-ROUND-28, FR-ROUND-29, FR-ROUND-30,
// FR-ROUND-31, FR-ROUND-32, FR-ROUND-33, FR-ROUND-34): promises, election, industry, severity, housing.
func (s *state) endEra(rec *engine.Record) {
	rec.Cite(Round27)
	s.open.era, s.open.last, s.open.done = true, false, 0
	s.judgePromises(true, rec)
	s.elect(rec)
}

// endGame judges the promises and holds the final election (FR-SCORE-07, FR-R-last-era).
func (s *state) endGame(rec *engine.Record) {
	s.open.era, s.open.last = true, true
	s.judgePromises(!s.is(rec, AskLastEra, LastEraElectionOnly), rec)
	s.elect(rec)
}

// elect finds the new mayor. Under an answer, the old mayor empties his office first, or the new mayor dismisses
// characters down to his limit (FR-CHAR-18, FR-R-tycoon-office, FR-R-character-limit).
func (s *state) elect(rec *engine.Record) {
	winner := s.elected(rec)
	s.frozen = winner < 0 // FR-ELEC-02
	s.open.whose = winner
	if winner < 0 { // FR-ELEC-03
		rec.Cite(Elec01)
		rec.Cite(Elec02)
		rec.Cite(Elec03)
		s.elections(rec)
		return
	}
	if rec != nil {
		tie, why := s.outvoted(winner), []engine.Clause{Round30, Gen05}
		if tie != "" { // FR-ELEC-04
			why = []engine.Clause{Elec04, Round30, Gen05}
		}
		rec.Effect(s.name(winner)+" is elected mayor with "+plural(s.votes(winner, rec), "vote")+tie, why...)
	}
	if winner != s.mayor && s.officers > 0 && s.is(rec, AskTycoonOffice, TycoonOfficeDiscarded) {
		s.seat, s.step = s.mayor, atOutgoing
		return
	}
	s.takeOver(rec)
}

// takeOver makes the winner mayor; with too many characters he dismisses some (FR-R-character-limit four-in-all).
func (s *state) takeOver(rec *engine.Record) {
	s.mayor = s.open.whose
	if s.officers > 0 {
		rec.Cite(Char18)
	}
	if s.officers > 0 && s.is(rec, AskCharacterLimit, CharacterLimitFourInAll) &&
		int(s.officers)+bits.OnesCount64(s.players[s.mayor].hand) > s.table.parts.OwnCharacters {
		s.seat, s.step = s.mayor, atOutgoing
		return
	}
	s.elections(rec)
}

// applyOutgoing dismisses a tycoon at an election.
func (s *state) applyOutgoing(card, town int8, rec *engine.Record) {
	s.removeOfficer(card)
	s.applyDismiss(card, town, rec)
	if s.mayor != s.open.whose {
		if s.officers > 0 {
			return
		}
	}
	s.takeOver(rec)
}

// elections continues after an election: with the final points, or with the promises.
func (s *state) elections(rec *engine.Record) {
	winner := s.open.whose
	if s.open.last {
		rec.Cite(Score07)
		if winner >= 0 {
			n := s.numberOn(winner)
			if s.is(rec, AskFinalElection, FinalElectionKeptEver) {
				n = int(s.players[winner].kept)
			}
			s.players[winner].final = uint8(n)
			if rec != nil {
				rec.Effect(s.name(winner)+" wins the final election: "+plural(n, "point"), Score07)
			}
		}
		s.finish(rec)
		return
	}
	if winner < 0 { // there is no winner who promises anything (FR-ELEC-01)
		s.clearCubes()
		s.industryStep(rec)
		return
	}
	s.seat, s.step = winner, atPromise // FR-ROUND-30
}

func (s *state) clearCubes() {
	for i := range s.players {
		s.players[i].cube = none
	}
}

// mayPromise judges the winner's promises: how he divides his number among the fields under his cube (FR-GEN-05,
// FR-ELEC-05).
func (s *state) mayPromise(n [box.Fields]int8) refusal {
	sum := 0
	for f := range box.Fields {
		sum += int(n[f])
		if n[f] > 0 && !s.covers(s.seat, f) {
			return otherPromise
		}
	}
	if sum != s.numberOn(s.seat) {
		return otherPromise
	}
	return allowed
}

// applyPromise marks the promises on the town status board (FR-ELEC-05, FR-ELEC-06, FR-R-promise, FR-R-promise-end).
func (s *state) applyPromise(n [box.Fields]int8, rec *engine.Record) {
	fixed := s.is(rec, AskPromise, PromiseFixedSpaces)
	high := int8(s.table.parts.StatusHigh)
	for f := range box.Fields {
		for i := range n[f] {
			at := s.markers[f] + 1 + i
			if fixed {
				at = 1 + i
			}
			if at > high && s.is(rec, AskPromiseEnd, PromiseEndLapses) {
				if rec != nil {
					rec.Effect(s.name(s.seat)+" finds no space ahead for "+plural(int(n[f]-i), "promise")+" of "+box.FieldNames[f], Elec06)
				}
				n[f] = i
				break
			}
			s.promises[f][i] = min(at, high)
			if rec != nil {
				rec.Effect(s.name(s.seat)+" promises "+box.FieldNames[f]+" "+signed(int(s.promises[f][i])), Elec05, Elec06)
			}
		}
		s.promised[f] = uint8(n[f])
	}
	s.clearCubes()
	s.industryStep(rec)
}

// severityStep shuffles the severity cards and takes drought off the map (FR-ROUND-33). Then housing is upgraded.
func (s *state) severityStep(rec *engine.Record) {
	s.severity = [3]uint8{}
	s.drought = area{}
	rec.Cite(Round33)
	switch s.ask(rec, AskUpgradeHousing) {
	case UpgradeHousingMayorOne:
		if !s.tents().empty() {
			s.seat, s.step = s.mayor, atHouse
			return
		}
	case UpgradeHousingEachBuysOne:
		s.open.count = 0
		s.seat, s.step = s.open.order[0], atHouse
		return
	default:
		tents := s.tents()
		if rec != nil && !tents.empty() {
			rec.Effect("tents become wooden houses", Round34)
		}
		for !tents.empty() {
			s.tiles[tents.pop()].kind = box.WoodenHouse
		}
	}
	s.nextEra(rec)
}

func (s *state) tents() area {
	found := area{}
	for rest := s.town; !rest.empty(); {
		if x := rest.pop(); s.tiles[x].kind == box.Tent {
			found.add(x)
		}
	}
	return found
}

// mayHouse judges making a tent a wooden house (FR-R-upgrade-housing).
func (s *state) mayHouse(x space, rec *engine.Record) refusal {
	switch mayorOne := s.is(rec, AskUpgradeHousing, UpgradeHousingMayorOne); {
	case !mayorOne && int(s.me().money) < s.price(s.seat, box.WoodenHouse):
		return tooPoor
	case !mayorOne && s.tilesUp[box.WoodenHouse-box.FirstPublic] == 0:
		return noTileLeft
	case !mayorOne && int(s.me().stock[box.Log]) < s.table.parts.Public(box.WoodenHouse).Logs:
		return noLogs
	case s.tiles[x].kind != box.Tent:
		return noTent
	}
	return allowed
}

// applyHouse makes a tent a wooden house, or passes.
func (s *state) applyHouse(x space, rec *engine.Record) {
	rec.Cite(Round34)
	mayorOne := s.is(rec, AskUpgradeHousing, UpgradeHousingMayorOne)
	if x != noSpace {
		s.tiles[x].kind = box.WoodenHouse
		if !mayorOne {
			s.pay(s.price(s.seat, box.WoodenHouse), rec, Round34)
			s.spendLogs(s.table.parts.Public(box.WoodenHouse).Logs)
			s.tilesUp[box.WoodenHouse-box.FirstPublic]--
			s.tiles[x].owner = s.seat
			s.buildingPoint(s.table.parts.Public(box.WoodenHouse), s.seat, rec)
		}
		s.tell(rec, "a wooden house stands at ", x, Round34)
	}
	if s.open.count++; !mayorOne && int8(s.open.count) < s.seats() {
		s.seat = s.open.order[s.open.count]
		return
	}
	s.nextEra(rec)
}

// nextEra begins the first round of the next era.
func (s *state) nextEra(rec *engine.Record) {
	s.open.era, s.open.done, s.open.order, s.open.count = false, 0, [maxSeats]int8{}, 0
	s.era++
	s.beginRound(rec)
}

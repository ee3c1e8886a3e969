package frontier

import (
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/frontier/box"
)

// The clauses that an action rests on in addition to those of its effects: clauses about the kind of action, by
// verb.
var (
	workerAction   = []engine.Clause{Round19, Round21, Goal05}  // one for each worker (FR-ROUND-19, FR-GOAL-05)
	industryAction = []engine.Clause{Round19, Round21, Round31} // of an Industry card as well
	generalAction  = []engine.Clause{Gen01, Goal06}             // as many as a player likes (FR-GOAL-06)
)

var grounds = [verbs][]engine.Clause{
	vCut: industryAction, vDrive: industryAction, vRaft: industryAction, vTow: industryAction, vSaw: industryAction, vPan: industryAction,
	vHaul: industryAction, vDriveCattle: industryAction, vBreed: industryAction, vStable: industryAction, vRustle: {Round31},
	vUse: workerAction, vDouse: workerAction, vLift: workerAction,
	vQuell: generalAction, vCampaign: generalAction, vDevelop: generalAction, vBuild: generalAction,
	vSell: generalAction, vBuy: generalAction, vAssign: {Min02}, vNext: {Round32},
	// The player assigns the output, and may leave dice over. A new tile follows a depleted one, unless the answer to
	// FR-R-depletion prevents it. A player draws goal cards before he keeps one (FR-MIN-20, FR-MIN-22, FR-SETUP-15).
	vStop: {Min20}, vNoDeposit: {Min22}, vGoal: {Setup15},
}

// buildClauses are the clauses about buildings of each industry at each level.
var buildClauses = [box.Industries][3]engine.Clause{{Lum02, Lum19, Lum27}, {Min06, Min24, Min33}, {Ran04, Ran23, Ran41}}

// buildingGrounds are the clauses of single industry buildings, in addition to those of their industry and level.
var buildingGrounds = [box.Pieces][]engine.Clause{
	box.Camp:    {Lum03, Lum04}, // three dollars and no logs (FR-LUM-03, FR-LUM-04)
	box.Sawmill: {Lum24},        // of level II (FR-LUM-24)
	box.Dam:     {Lum33}, box.LogBoom: {Lum34},
	box.MineGold: {Min25, Min28}, box.MineSilver: {Min25, Min28}, box.DeepGold: {Min28, Min34}, box.DeepSilver: {Min28, Min34},
	box.Canal:     {Min36},
	box.Enclosure: {Ran22, Ran31}, // of level II (FR-RAN-22)
	// A stable for each kind of animal (FR-RAN-25).
	box.HorseStable: {Ran25}, box.DonkeyStable: {Ran25}, box.MuleStable: {Ran25}, box.OxStable: {Ran25},
}

// renewed are the clauses about a player whose first building is taken. Only its owner's workers go there, so
// nothing is handed out, and the player buys a second building (FR-R-site-taken, FR-LUM-17, FR-MIN-17, FR-RAN-21).
var renewed = [box.Pieces]engine.Clause{box.Camp: Lum17, box.Panning: Min17, box.Farmstead: Ran21}

// citePartners cites that partners help the players who hold them, if a player holds any.
func (s *state) citePartners(rec *engine.Record) {
	if rec == nil {
		return
	}
	for i := range s.seats() {
		if s.players[i].hand&rankCards[box.RankPartner] != 0 {
			rec.Cite(Char14)
			rec.Cite(Char16)
		}
	}
}

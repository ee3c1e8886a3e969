package frontier

import "github.com/yardstick-rules/yardstick/engine"

// What an action rests on besides the clauses of its effects: what kind of action it is, by verb.
var (
	workerAction   = []engine.Clause{Round19, Round21, Goal05}
	industryAction = []engine.Clause{Round19, Round21, Goal05, Round31}
	generalAction  = []engine.Clause{Gen01, Goal06}
)

var grounds = [verbs][]engine.Clause{
	vCut: industryAction, vDrive: industryAction, vRaft: industryAction, vTow: industryAction, vSaw: industryAction, vPan: industryAction,
	vHaul: industryAction, vDriveCattle: industryAction, vBreed: industryAction, vStable: industryAction, vRustle: industryAction,
	vUse: workerAction, vDouse: workerAction, vLift: workerAction,
	vQuell: generalAction, vCampaign: generalAction, vDevelop: generalAction, vBuild: generalAction, vSell: generalAction, vBuy: generalAction,
	vAssign: {Min02}, vNext: {Round32},
}

// buildingGrounds are what single industry buildings rest on besides the clauses of their industry and level.
var buildingGrounds = [kinds][]engine.Clause{
	camp: {Lum03, Lum04}, sawmill: {Lum24}, dam: {Lum33}, logBoom: {Lum34}, mineGold: {Min25, Min28}, mineSilver: {Min25, Min28}, deepGold: {Min28, Min34},
	deepSilver: {Min28, Min34},
	canal:      {Min36}, enclosure: {Ran22, Ran31}, horseStable: {Ran25}, donkeyStable: {Ran25}, muleStable: {Ran25}, oxStable: {Ran25},
}

// renewed say what becomes of a player whose first building is taken; as only its owner's workers go there nothing is handed out, and a
// second one is bought (FR-R-site-taken).
var renewed = [kinds]engine.Clause{camp: Lum17, panning: Min17, farmstead: Ran21}

func citeAll(rec *engine.Record, clauses []engine.Clause) {
	if rec == nil {
		return
	}
	for _, c := range clauses {
		rec.Cite(c)
	}
}

// citePartners cites that partners help those who hold them, where any are held.
func (s *state) citePartners(rec *engine.Record) {
	if rec == nil {
		return
	}
	for i := range s.seats() {
		if s.players[i].hand&rankCards[partnerRank] != 0 {
			rec.Cite(Char14)
			rec.Cite(Char16)
		}
	}
}

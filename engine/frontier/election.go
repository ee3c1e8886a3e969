package frontier

import (
	"math/bits"
	"strconv"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/frontier/box"
)

// mayCampaign judges a step on the election board (FR-GEN-03, FR-GEN-04). A step by the town hall is free.
func (s *state) mayCampaign(to int8, hall bool, rec *engine.Record) refusal {
	b := &s.table.parts.Election[to]
	p := s.me()
	switch {
	case !hall && int(p.money) < s.stepPrice(b.Value, rec):
		return tooPoor
	case !hall && s.open.ran && s.is(rec, AskCampaignCount, CampaignCountOneATurn): // FR-GOAL-06
		return campaignedBefore
	case p.cube < 0 && b.Value != 1:
		return outOfOrder
	case p.cube < 0:
		return allowed
	}
	if from := &s.table.parts.Election[p.cube]; !from.Next[to] {
		return outOfOrder
	}
	return allowed
}

// stepPrice returns the price of a step to a space of a value (FR-R-campaign-cost).
func (s *state) stepPrice(value int, rec *engine.Record) int {
	k := s.table.parts.StepPrice
	if s.is(rec, AskCampaignCost, CampaignCostLevelReached) {
		k = value
	}
	return max(0, k-s.discount(s.seat, box.DiscountCampaign))
}

func (s *state) applyCampaign(to int8, hall bool, rec *engine.Record) {
	b := &s.table.parts.Election[to]
	if !hall {
		s.citePartners(rec)
		s.pay(s.stepPrice(b.Value, rec), rec, Gen03)
		s.open.ran = true
	}
	s.me().cube = to
	if rec != nil {
		rec.Effect(s.name(s.seat)+" runs on "+b.Name+" ("+strconv.Itoa(b.Value)+")", Gen04)
	}
}

// numberOn returns the number under a player's election cube, 0 without a cube.
func (s *state) numberOn(seat int8) int {
	if c := s.players[seat].cube; c >= 0 {
		return s.table.parts.Election[c].Value
	}
	return 0
}

// votes returns the votes of a candidate (FR-CHAR-13, FR-CHAR-17, FR-CHAR-25, FR-R-election-winner).
func (s *state) votes(seat int8, rec *engine.Record) int {
	parts := s.table.parts
	n := 0
	if !s.is(rec, AskElectionWinner, ElectionWinnerCharactersOnly) {
		n = s.numberOn(seat)
	}
	if s.is(rec, AskElectionWinner, ElectionWinnerCampaignOnly) {
		return n
	}
	for rank, cards := range rankCards {
		held := bits.OnesCount64(s.players[seat].hand & cards)
		if box.Rank(rank) == box.RankTycoon && seat == s.mayor {
			held += int(s.officers)
		}
		if held > 0 {
			n += held * parts.Votes[rank]
			rec.Cite(voteClauses[rank])
		}
	}
	return n
}

// restsOn notes the question that the votes in a position depend on, once a player has something that may count.
func (s *state) restsOn(rec *engine.Record) {
	if rec == nil {
		return
	}
	for i := range s.seats() {
		if s.players[i].hand != 0 || s.numberOn(i) > 0 || i == s.mayor && s.officers > 0 {
			rec.Ask(AskElectionWinner)
		}
	}
}

// voteClauses are the clauses about the votes of the characters of each rank.
var voteClauses = [box.Ranks]engine.Clause{Char13, Char17, Char25}

// elected returns the winner of an election, or -1 without candidates (FR-ROUND-30, FR-ELEC-04).
func (s *state) elected(rec *engine.Record) int8 {
	best := none
	for i := range s.seats() {
		seat := s.inOrder(i)
		if s.players[seat].cube >= 0 && (best < 0 || s.beats(seat, best, rec)) {
			best = seat
		}
	}
	return best
}

// beats reports whether a candidate beats another: by votes, the political track, then a cube that covers health,
// wealth or safety.
func (s *state) beats(seat, other int8, rec *engine.Record) bool {
	if a, b := s.votes(seat, rec), s.votes(other, rec); a != b {
		return a > b
	}
	rec.Cite(Elec04)
	if a, b := s.players[seat].political, s.players[other].political; a != b {
		return a > b
	}
	for f := range box.Fields {
		a, b := s.covers(seat, f), s.covers(other, f)
		if a != b {
			return a
		}
	}
	return false
}

func (s *state) covers(seat int8, f box.Field) bool {
	c := s.players[seat].cube
	return c >= 0 && s.table.parts.Election[c].Fields[f]
}

// judgePromises scores the promises of the mayor (FR-ROUND-28, FR-ROUND-29, FR-MAYOR-01, FR-MAYOR-02, FR-GOAL-11, FR-TRACK-01).
func (s *state) judgePromises(judged bool, rec *engine.Record) {
	points, keptNow := 0, 0
	broken := s.table.parts.PromiseBroken
	if s.is(rec, AskPromisePenalty, PromisePenaltyTwo) {
		broken = -2
	}
	promised := false
	for f := range box.Fields {
		for _, at := range s.promises[f][:s.promised[f]] {
			promised = true
			text, clause := " has broken the promise of ", Mayor02
			if s.markers[f] >= at {
				text, clause = " has kept the promise of ", Mayor01
				points += s.table.parts.PromiseKept
				keptNow++
			} else {
				points += broken
			}
			if rec != nil && judged {
				rec.Effect(s.name(s.mayor)+text+box.FieldNames[f]+" "+signed(int(at)), clause, Round28, Round29)
			}
		}
	}
	s.promises, s.promised = [box.Fields][3]int8{}, [box.Fields]uint8{}
	rec.Cite(Round28)
	if !promised || !judged {
		return
	}
	s.players[s.mayor].kept += uint8(keptNow) // FR-SCORE-07
	s.score(s.mayor, true, points, rec, Round28, Round29)
	if keptNow > 0 {
		rec.CiteAll(Track01, Goal11)
	}
}

package frontier

import (
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/frontier/box"
)

// endOfEra judges the promises and counts the votes.
func (d *due) endOfEra() {
	if !d.open.last {
		d.open.done = 0
	}
	d.judge(!d.open.last || !d.under(AskLastEra, LastEraElectionOnly))
	winner := voted(d.by())
	d.frozen, d.open.whose = winner < 0, winner
	switch {
	case winner < 0:
		d.elected()
	case winner != d.mayor && d.officers > 0 && d.under(AskTycoonOffice, TycoonOfficeDiscarded):
		d.seat, d.step = d.mayor, atOutgoing
	default:
		d.takeOver()
	}
}

// judge takes the points and penalties of the mayor's promises, all at once.
func (d *due) judge(counts bool) {
	kept, broken := 0, 0
	for f := range box.Fields {
		for i, at := range d.promises[f] {
			switch {
			case i >= int(d.promised[f]):
			case d.markers[f] >= at:
				kept++
			default:
				broken++
			}
		}
	}
	d.promises, d.promised = [box.Fields][3]int8{}, [box.Fields]uint8{}
	if !counts || kept+broken == 0 {
		return
	}
	penalty := d.table.parts.PromiseBroken
	if d.under(AskPromisePenalty, PromisePenaltyTwo) {
		penalty = -2
	}
	d.players[d.mayor].kept += uint8(kept)
	d.mark(d.mayor, 1, kept*d.table.parts.PromiseKept+broken*penalty)
}

// voted is who wins an election, or -1 without candidates.
func voted(s *state) int8 {
	best, votes := none, 0
	for i := range s.seats() {
		seat := (s.leads + i) % s.seats()
		if s.players[seat].cube < 0 {
			continue
		}
		n := votesOf(s, seat)
		if best < 0 || n > votes || n == votes && preferred(s, seat, best) {
			best, votes = seat, n
		}
	}
	return best
}

// votesOf counts the votes of a candidate: his number, his characters, as mayor his tycoons.
func votesOf(s *state, seat int8) int {
	rule, p, worth := s.table.answers.Ask(nil, AskElectionWinner), &s.players[seat], &s.table.parts.Votes
	n := 0
	if rule != ElectionWinnerCharactersOnly {
		n = s.table.parts.Election[p.cube].Value
	}
	if rule == ElectionWinnerCampaignOnly {
		return n
	}
	n += count64(p.hand&cardsOf(box.RankAssistant)) * worth[box.RankAssistant]
	n += count64(p.hand&cardsOf(box.RankPartner)) * worth[box.RankPartner]
	if seat == s.mayor {
		n += int(s.officers) * worth[box.RankTycoon]
	}
	return n
}

// preferred breaks a tie: the political track, then a cube that covers health, wealth, safety.
func preferred(s *state, a, b int8) bool {
	p, q := &s.players[a], &s.players[b]
	if p.political != q.political {
		return p.political > q.political
	}
	for f := range box.Fields {
		here, there := s.table.parts.Election[p.cube].Fields[f], s.table.parts.Election[q.cube].Fields[f]
		if here != there {
			return here
		}
	}
	return false
}

// takeOver makes the winner mayor, who under a ruling comes down to four characters.
func (d *due) takeOver() {
	d.mayor = d.open.whose
	if d.officers > 0 && d.under(AskCharacterLimit, CharacterLimitFourInAll) && int(d.officers)+count64(d.players[d.mayor].hand) > d.table.parts.OwnCharacters {
		d.seat, d.step = d.mayor, atOutgoing
		return
	}
	d.elected()
}

// elected goes on behind an election.
func (d *due) elected() {
	winner := d.open.whose
	switch {
	case d.open.last:
		if winner >= 0 {
			p := &d.players[winner]
			p.final = uint8(d.table.parts.Election[p.cube].Value)
			if d.under(AskFinalElection, FinalElectionKeptEver) {
				p.final = p.kept
			}
		}
		d.over()
	case winner >= 0:
		d.seat, d.step = winner, atPromise
	default:
		d.industryStep()
	}
}

func (d *due) over() {
	d.step, d.seat, d.turn = atOver, none, none
	best := reckoned{}
	for i := range d.n() {
		r := pointsOf(d.by(), i)
		by := outdoes(r, best)
		if d.winners == 0 || by > 0 {
			best, d.winners = r, 0
		}
		if d.winners == 0 || by >= 0 {
			d.winners |= engine.Seats(1) << i
		}
	}
}

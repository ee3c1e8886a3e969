package frontier

import (
	"fmt"
	"math/bits"

	"github.com/yardstick-rules/yardstick/engine/frontier/box"
)

func (l *loader) stuck() error {
	return fmt.Errorf("decision: nothing can be decided here: %s", l.pending())
}

// fits checks the open parts against the decision.
func (l *loader) fits() error {
	needs, ok := "", true
	switch at := l.step; {
	case l.open.era && at != atOver && l.roundsLeft() > 0:
		return fmt.Errorf("open: era: no era ends with round %d", l.round)
	case l.open.era && l.open.free && at != atCamp && at != atPanning && at != atFarmstead && at < atOutgoing:
		return fmt.Errorf("open: free: the decision %s places no free building", decisionIDs[at])
	case at <= atFarmstead:
		needs, ok = l.fitsSetup()
	case at <= atLose:
		needs, ok = l.fitsEvent()
	default:
		needs, ok = l.fitsTurn()
	}
	if !ok {
		return fmt.Errorf("open: the decision %s needs %s", decisionIDs[l.step], needs)
	}
	return nil
}

// fitsSetup reports whether the requirements of a decision of the set-up are met, and names them.
func (l *loader) fitsSetup() (needs string, ok bool) {
	o := &l.open
	switch l.step {
	case atFirstTile:
		return "a track without a tile face up", l.lines[box.Telegraph].face < 0
	case atFirstEvents:
		return "an event space without a card", l.emptyRow() >= 0
	case atDiscs:
		free := bits.OnesCount8(l.discSpaces())
		for _, q := range l.discs {
			if q < 0 {
				free--
			}
		}
		return "a disc that lies on no card, and cards for all of them", l.discToLay() >= 0 && free >= 0
	case atDeal:
		return "a player without a goal", l.players[l.seat].goal < 0 && l.owed() > 0
	case atAssistants:
		return "a player who lacks an assistant, and one in the deck",
			bits.OnesCount64(l.players[l.seat].hand) < int(l.assistantsDealt(nil)) && l.deck&rankCards[box.RankAssistant] != 0
	case atTents:
		return "count", o.count > 0
	case atCattle:
		return "a count of the pairs that are there already", int(o.count) < len(l.table.parts.Pairs)
	case atFirstTrain:
		return "a train that is not on the map", o.train >= 0 && l.trains[o.train].first == noSpace
	}
	return "", true
}

// fitsEvent reports whether the requirements of a decision of an event are met, and names them.
func (l *loader) fitsEvent() (needs string, ok bool) {
	o := &l.open
	switch {
	case o.what < 0:
		return "the event as card", false
	case l.step == atSeverity:
		left := 0
		for n, cards := range l.table.parts.Severity {
			left += cards - int(l.severity[n])
		}
		return "a severity card that has not been used", left > 0
	case l.step == atLoseLog:
		return "count, and logs to lose", o.count > 0 && l.lossBasin(nil) >= 0
	case l.step != atDefend && l.step != atLose:
		return "count", o.count > 0
	}
	kind := l.table.parts.Events[o.what].Kind
	can := l.allCattle(l.seat)
	if kind == box.Blizzard {
		can = l.allAnimals(l.seat)
	}
	return "the event of it as card, and a count of what is there to lose",
		(kind == box.Rustlers || kind == box.Blizzard && l.step == atLose) && o.count > 0 && int(o.count) <= can
}

// fitsTurn reports whether the requirements of a decision of a turn or of the end of an era are
// met, and names them.
func (l *loader) fitsTurn() (needs string, ok bool) {
	o := &l.open
	switch l.step {
	case atDiscMove:
		return "discs, and that the mayor lays them", o.discs != 0 && l.is(nil, AskDiscNext, DiscNextMayorsChoice)
	case atDie:
		return "a site that is a deposit, and throw", o.throw > 0 && o.site != noSpace && l.tiles[o.site].level > 0
	case atAssign, atNewDeposit, atDepositDie:
		return "a site that is a deposit", o.site != noSpace && l.tiles[o.site].level > 0
	case atTrain, atTrack:
		return "line, tile, train (one that is not connected) and spaces", box.Line(o.track) == box.Railroad && o.what >= 0 &&
			o.train >= 0 && (l.trains[o.train].first == noSpace) == (l.step == atTrain) &&
			(l.step == atTrain || o.spaces > 0 && !l.trains[o.train].connected)
	case atReveal:
		return "line and tile, and no tile face up", o.track >= 0 && o.what >= 0 && l.lines[o.track].face < 0
	case atKeep, atOffice, atToTown:
		return "a card of its rank, and whose turn it is as whose",
			o.what >= 0 && o.whose == l.turn && (rankOf(o.what) == box.RankTycoon) == (l.step != atKeep)
	case atCard:
		return "rank, and whose turn it is as whose", o.rank >= 0 && o.whose == l.turn
	case atDismiss:
		return "the tycoon that is out", o.swapped >= 0 && rankOf(o.swapped) == box.RankTycoon
	case atOutgoing:
		return "the winner of the election as whose", o.whose >= 0
	case atPromise:
		o.whose = l.seat
		return "an election cube of the player", l.players[l.seat].cube >= 0
	}
	return "", true
}

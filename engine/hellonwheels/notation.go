package hellonwheels

import (
	"errors"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/notation"
)

// spellings are the rows of the verbs. Draws of extra cards and Opportunist cards have further rows in [grammar].
var spellings = []string{
	"", "town TOWN to POSITION", "supervisor PLAYER", "roll DIE for PLAYER", "draw INSTANCE for PLAYER", "random INSTANCE from PLAYER",
	"bid NUMBER", "bid NUMBER with blackmail", "draw extra", "civilize CARD at POSITION", "build CARD at POSITION",
	"customer CARD at POSITION", "mayhem CARD at POSITION", "give up INSTANCE at POSITION", "raid RAID discard TARGET at POSITION",
	"play vile-men", "play indian-attack", "play arsonist", "play con-men", "play desperados", "play outlaws",
	"play ladies-of-the-evening", "play gamblers", "play entrepreneur", "play hangers-on", "play scoundrels", "play claim-jumpers",
	"play blackmail",
	"discard CARD", "pass", "done",
}

// blanks explains the words in capitals in spellings. The players' names are list 0.
var blanks = map[string]notation.Blank{
	"TOWN":     {At: []int{cardBits}, Bits: 7, Plus: 1, Words: townNames[:], Refuse: notOneOf("a Town")},
	"POSITION": {At: []int{placeBits, placeBits + 2, placeBits + 4}, Bits: 2, Words: positionNames[:], Refuse: notPosition},
	"PLAYER":   {At: []int{seatBits}, Bits: 4, Refuse: notPlayer},
	"DIE":      {At: []int{numberBits}, Bits: 16, Least: 1, Most: 6, Refuse: notDie},
	"NUMBER":   {At: []int{numberBits}, Bits: 16, Most: 0xffff, Refuse: notBid},
	"COUNT":    {At: []int{numberBits}, Bits: 16, Least: 1, Most: 9, Refuse: notCount},
	"CARD":     {At: []int{cardBits}, Bits: 7, Plus: 1, Words: namesFrom(0, instances), Refuse: notOwn},
	"RAID":     {At: []int{cardBits}, Bits: 7, Plus: 1, Words: namesFrom(firstRaid, firstOpportunist), Refuse: notRaid},
	"INSTANCE": {At: []int{cardBits, cardBits + 7, cardBits + 14}, Bits: 7, Plus: 1, Words: list.text[:], Refuse: notInstance},
	"TARGET":   {At: []int{cardBits + 7}, Bits: 7, Plus: 1, Words: list.text[:], Refuse: notInstance},

	"OPPORTUNIST": {At: []int{0}, Bits: formBits, Plus: int(vVileMen), Words: cardNames[firstOpportunist.name():],
		Refuse: notOneOf("an Opportunist card")},
}

// namesFrom are the names of the cards from first up to last, each in the place of the card.
func namesFrom(first, last instance) []string {
	names := make([]string, last)
	for c := first; c < last; c++ {
		names[c] = c.name().String()
	}
	return names
}

var grammar = func() *notation.Grammar {
	g := notation.New(formBits, blanks, spellings, errors.New("an action begins with bid, draw extra, civilize, build, customer, mayhem, raid, "+
		"play, give up, discard, pass or done; a decision of chance with town, supervisor, roll, draw or random")).
		Row(engine.Action(vExtra), "draw extra COUNT").Row(0, "play OPPORTUNIST")
	for _, v := range []verb{vVileMen, vConMen, vOutlaws, vGamblers} {
		g.Row(withForm(v, onSeat), spellings[v]+" on PLAYER")
	}
	for _, v := range []verb{vIndianAttack, vArsonist, vClaimJumpers} {
		g.Row(withForm(v, onCard), spellings[v]+" on INSTANCE at POSITION")
	}
	for n := range mostCards {
		list, each := strings.Repeat(", INSTANCE", n), strings.Repeat(", INSTANCE to POSITION", n)
		for _, v := range []verb{vDesperados, vLadies} {
			g.Row(withForm(v, fromTo), spellings[v]+" from POSITION to POSITION moving INSTANCE"+list).
				Row(withForm(v, toOne), spellings[v]+" to POSITION moving INSTANCE"+list).
				Row(withForm(v, eachTo), spellings[v]+" moving INSTANCE to POSITION"+each)
		}
		g.Row(withForm(vHangersOn, listed), spellings[vHangersOn]+" moving INSTANCE"+list)
	}
	return g
}()

// verbNames are the beginnings of the spellings of the verbs.
var verbNames = func() []string {
	names := grammar.Verbs()[:verbs]
	names[vBidBlackmail] = "bid with blackmail"
	return names
}()

// positionNames are the positions in notation.
var positionNames = [positions]string{"past", "present", "future"}

// Verb returns the action's kind.
func (s *state) Verb(a engine.Action) engine.Verb { return engine.Verb(verbOf(a) - 1) }

// Format spells an action.
func (s *state) Format(a engine.Action) string { return grammar.Format(a, s.table.seats) }

// Seen spells an action as a seat sees it. Only the bidder sees a bid, except for the last bid, which opens all
// hands (HOW-SUP-02, HOW-SUP-03). The drawer sees a drawn card, thief and victim see a stolen card, and the owner
// sees a card discarded face down (HOW-R-discard-open closed). If hands are open, all seats see everything.
func (s *state) Seen(by engine.Seat, a engine.Action) string {
	switch v := verbOf(a); {
	case v == vBid || v == vBidBlackmail:
		if by != engine.Seat(s.seat) && s.bidsFollow() {
			return "bid ?"
		}
	case v == vDraw && by != engine.Seat(seatOf(a)) && !s.handsOpen(nil):
		return "draw ? for " + s.table.seats[seatOf(a)]
	case v == vRandom && s.step == atRandom && s.working() == vConMen && !s.handsOpen(nil):
		if by != engine.Seat(seatOf(a)) && by != engine.Seat(s.by) {
			return "random ? from " + s.table.seats[seatOf(a)]
		}
	case v == vRandom && s.step == atDiscard && by != engine.Seat(seatOf(a)) && s.pileClosed(nil) && !s.handsOpen(nil):
		return "random ? from " + s.table.seats[seatOf(a)]
	case v == vDiscard && by != engine.Seat(s.discarder()) && s.pileClosed(nil) && !s.handsOpen(nil):
		return "discard ?"
	}
	return s.Format(a)
}

// bidsFollow reports whether another player bids after the current one.
func (s *state) bidsFollow() bool {
	o := s.seatOrder()
	_, more := o.after(s.seat)
	return more
}

// handsOpen reports whether everybody sees all hands (HOW-R-hand-open).
func (s *state) handsOpen(rec *engine.Record) bool { return s.is(rec, AskHandOpen, HandOpenOpen) }

// pileClosed reports whether players cannot look through the discard pile (HOW-R-discard-open).
func (s *state) pileClosed(rec *engine.Record) bool {
	return s.is(rec, AskDiscardOpen, DiscardOpenClosed)
}

package yardmaster

import (
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/yardmaster/box"
)

// phase is a decision point (the five steps of set-up come first).
type phase uint8

const (
	atArrival phase = iota
	atToken
	atDeal
	atFirstDiscard
	atStart
	atTurn
	atDrawn   // chance turns the card of a draw
	atRefill  // chance turns a railcar into the gap
	atDrawTwo // the owner chooses a source for Draw 2
	atTakeOne // the owner chooses a card for Take 1 Discarded
	atOver
)

// state is a position: a flat value, copied by assignment.
type state struct {
	table *table

	phase   phase
	seat    int8 // the player who has the turn; -1 during set-up
	start   int8 // the start player; -1 before chance has named one
	holder  int8 // the player with the Yardmaster token; -1 during set-up
	faceUp  bool
	reached bool // a train has reached the goal, and the game continues (YM-R-win-timing)
	winners engine.Seats
	turn    uint32

	deck     [cars]uint8 // railcar draw pile
	deckSize uint8
	yard     [maxPlaces]car // arrival yard; noCar is a gap

	cargo     [cards]uint8 // cargo draw pile
	cargoSize uint8
	discard   [maxCargo]pileCard // from bottom to top
	discards  uint8
	centre    uint8 // exchange rate tokens, bit by type

	players [maxSeats]player
	turnState
}

// player holds the state of one player.
type player struct {
	token   kind // noToken before the deal
	cards   uint8
	train   uint8 // railcars on the train
	score   uint8
	sorting uint8            // railcars in the sorting yard
	hand    [cards]uint8     // cards by kind
	line    [maxRailcars]car // the train from the engine on
	shunted [cars]uint8      // the sorting yard by kind
}

const noToken kind = 0xff

// turnState is the turn in progress, reset at every turn.
type turnState struct {
	allowed, used uint16
	loaded        bool  // something was loaded this turn
	justLoaded    bool  // the owner's last decision loaded something
	moved         bool  // the last loading was a move from the sorting yard
	spent         bool  // an Exchange 1:1 served an earlier purchase of this turn
	draws         uint8 // the cards that a Draw 2 still brings
	gap           int8  // the place to be refilled
	bought        car   // bought and not yet placed
	discount      uint8
	oneToOne      uint8               // Exchange 1:1 waiting for a purchase
	tokens        [mostExchanges]kind // the tokens with which they were played, in order
	waiting       [kinds]uint8
	taken         [kinds]uint8
}

// pileCard is a card in the discard pile, with a mark if it was played this turn (YM-R-take-repeat).
type pileCard uint8

const playedMark pileCard = 0x80

func (c pileCard) card() card { return card(c &^ playedMark) }

// The limits on bonus cards that wait for a purchase: enough to buy every railcar of the largest box for nothing,
// with one Exchange 1:1 for each. A player can only play more by fetching the same copies back, which has no effect.
const (
	mostDiscount  = box.MostRailcars * box.Values
	mostExchanges = box.MostRailcars
)

func (s *state) seats() int { return len(s.table.seats) }

// owner returns the player who has the turn.
func (s *state) owner() engine.Seat { return engine.Seat(s.seat) }

func (s *state) name(seat int8) string { return s.table.seats[seat] }

// me returns the state of the turn's owner.
func (s *state) me() *player { return &s.players[s.seat] }

func (s *state) left(seat int8) int8  { return int8((int(seat) + 1) % s.seats()) }
func (s *state) right(seat int8) int8 { return int8((int(seat) + s.seats() - 1) % s.seats()) }

// yardmaster reports whether the turn's owner is Yardmaster this turn. The token does not move within a turn.
func (s *state) yardmaster() bool { return s.holder == s.seat && s.faceUp }

func (s *state) actionLeft() bool { return s.used < s.allowed }

// top returns the card on top of the discard pile; the pile must not be empty.
func (s *state) top() card { return s.discard[s.discards-1].card() }

// pushDiscard lays a card on top of the discard pile.
func (s *state) pushDiscard(c pileCard) {
	s.discard[s.discards] = c
	s.discards++
}

// pullDiscard takes the card at an index out of the discard pile. The others keep their order.
func (s *state) pullDiscard(at int) card {
	c := s.discard[at].card()
	copy(s.discard[at:s.discards], s.discard[at+1:s.discards])
	s.discards--
	s.discard[s.discards] = 0
	return c
}

func (p *player) give(c card) {
	p.hand[c]++
	p.cards++
}

func (p *player) drop(c card) {
	p.hand[c]--
	p.cards--
}

// last returns the railcar at the end of the line; the train must not be empty.
func (p *player) last() car { return p.line[p.train-1] }

// takes reports whether a railcar may join the train: the engine has neither type nor value (YM-LOAD-01, YM-LOAD-04).
func (p *player) takes(c car) bool { return p.train == 0 || c.fits(p.last()) }

// Actor returns the seat that decides now.
func (s *state) Actor() engine.Seat {
	switch s.phase {
	case atTurn, atDrawTwo, atTakeOne:
		return s.owner()
	case atOver:
		return engine.Nobody
	}
	return engine.Chance
}

// Scores appends the point values of each train (YM-WIN-03).
func (s *state) Scores(dst []int) []int {
	for i := range s.seats() {
		dst = append(dst, int(s.players[i].score))
	}
	return dst
}

// Count reports the point values on a player's train, which alone count (YM-WIN-03, YM-WIN-04).
func (s *state) Count(seat engine.Seat, rec *engine.Record) {
	p := &s.players[seat]
	cars := make([]string, 0, p.train)
	for _, c := range p.line[:p.train] {
		cars = append(cars, c.String())
	}
	text := s.name(int8(seat)) + " has " + count(int(p.score), "point") + " on the train"
	if len(cars) > 0 {
		text += ": " + strings.Join(cars, ", ")
	}
	rec.Effect(text, Win03, Win04)
}

// Winners returns the players who have won.
func (s *state) Winners() engine.Seats { return s.winners }

// Clone returns a copy.
func (s *state) Clone() engine.State { c := *s; return &c }

// Assign makes the receiver equal to another Yardmaster state.
func (s *state) Assign(from engine.State) { *s = *from.(*state) }

// Equal reports whether both are the same position of games with the same set-up.
func (s *state) Equal(other engine.State) bool {
	o, ok := other.(*state)
	return ok && s.table.same(o.table) && *s == s.table.under(*o)
}

// Alike reports whether both are the same position.
func (s *state) Alike(other engine.State) bool {
	o, ok := other.(*state)
	return ok && *s == s.table.under(*o)
}

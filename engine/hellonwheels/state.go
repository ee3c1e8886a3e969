package hellonwheels

import (
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/hellonwheels/box"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
)

// maxSeats bounds the number of players: 82 cards fill thirteen hands of six (HOW-R-player-count).
const maxSeats = 13

// step is the pending decision.
type step uint8

const (
	onward       step = iota // no player decides: the next step follows without a decision
	atTown                   // chance draws a Town
	atFirst                  // chance names the first Supervisor (HOW-R-first-supervisor)
	atDeal                   // chance deals an opening hand (HOW-R-opening-hand)
	atBid                    // a bid for Supervisor
	atRoll                   // chance rolls for a tied bidder
	atDraw                   // chance draws a card of the Railroad Phase
	atExtra                  // a player may buy extra cards
	atVisit                  // a player builds, or plays Customers and Mayhem
	atGiveUp                 // a player gives up a house for a tax (HOW-R-tax-short)
	atWindow                 // a player may play a Raid or Opportunist card
	atCardDraw               // chance draws a card for Scoundrels
	atRandom                 // chance picks a card of a victim's hand
	atDiscard                // a hand above the limit loses a card
	atWinnerRoll             // chance rolls for the victory (HOW-R-winner-tie)
	atOver
	steps
)

// part is the part of a phase: the phase itself, or the Opportunist Phase before or after it.
type part uint8

const (
	within part = iota
	ahead       // in the Opportunist Phase before the phase
	behind      // in the Opportunist Phase after the phase
)

// The phases of a turn (HOW-TURN-02); 0 is set-up.
const (
	setUp uint8 = iota
	supervisorPhase
	railroadPhase
	civilizedPhase
	taxesPhase
	establishmentPhase
	customerPhase
	pastPhase
	presentPhase
	futurePhase
	linePhase
)

// position is one of the three places for a Town (HOW-POS-01).
type position uint8

const (
	past position = iota
	present
	future
	positions
)

// town is one of the ten Towns, in the order of the rulebook's list (HOW-TOWN-01).
type town uint8

const (
	towns       = 10
	noTown town = 0xff
)

// state is a position in the game: a flat value, copied by assignment.
type state struct {
	table *table

	step  step
	part  part
	phase uint8
	turn  uint8
	// seat is the player who decides, or the player for whom or from whom chance decides; -1 for nobody.
	seat int8
	// supervisor is the seat with the one Supervisor Token (HOW-ORD-01), whose player is the Supervisor (HOW-ORD-02);
	// -1 before a player wins the first bid. The orders are counted from this seat even if the player has left the
	// game.
	supervisor int8
	gone       engine.Seats // players who have left the game (HOW-R-elimination)
	winners    engine.Seats

	cash  [maxSeats]int32
	bank  int32
	hands [maxSeats]set
	board [positions]set // the RR cards attached to the Town at a position (HOW-POS-02)
	// owner is the marker on each card on the board. Each player has his own colour (HOW-MON-03). The value is a seat
	// plus one for the owner of an Establishment or a Civilized card (HOW-MON-04), 0 for a card that is not on the
	// board. Customers and Mayhem have no entry here, because they belong to nobody (HOW-MON-05).
	owner               [ownable]uint8
	deck, pile, removed set
	// putBy is the player who put a card into the pile, a seat plus one. It is kept only under HOW-R-discard-open
	// closed.
	putBy [instances]uint8

	// town is the one Town at a position, or noTown (HOW-POS-02).
	town          [positions]town
	townDeck, out uint16 // sets of Towns

	progress
}

// progress contains the data of the current phase. It is empty at the start of every phase and every Opportunist
// Phase.
type progress struct {
	passes uint8        // passes in a row
	shut   engine.Seats // players who are out of this phase
	played bool         // the player has played a card in this visit

	bids        [maxSeats]bid
	tied        engine.Seats    // players who roll
	rolls       [maxSeats]uint8 // 0 until rolled
	blackmailer uint8           // the player with Blackmail set aside, a seat plus one

	drawn, due uint8
	bought     [maxSeats]uint8 // extra cards paid for, by player
	buying     bool
	cull       uint8 // the player who discards so that drawing can go on, a seat plus one

	civilizedAt [maxSeats]uint8 // a position plus one

	taxed    position
	giveUp   uint8
	paid     [maxSeats]int32
	received [maxSeats]int32

	// work is the card that lies apart while it takes effect, plus one. The player by has played it.
	work uint8
	by   int8
	left uint8
	next engine.Seats
}

// bid is a bid in a player's palm.
type bid struct {
	chips     int32
	blackmail bool
	made      bool
}

func (s *state) seats() int8 { return int8(len(s.table.seats)) }

func (s *state) name(seat int8) string { return s.table.seats[seat] }

func (s *state) in(seat int8) bool { return !s.gone.Has(engine.Seat(seat)) }

// players returns the number of players still in the game.
func (s *state) players() int { return int(s.seats()) - count(s.gone) }

func (s *state) ask(rec *engine.Record, q engine.Question) rulebook.Option {
	return s.table.answers.Ask(rec, q)
}

// is reports whether an open question has an answer.
func (s *state) is(rec *engine.Record, q engine.Question, o rulebook.Option) bool {
	return s.table.answers.Ask(rec, q) == o
}

// level returns the Mayhem level of the Town at a position (HOW-TOWN-06, HOW-TOWN-07, HOW-TOWN-08), which may be
// below 0. The shift is part of the Town and not a card (HOW-TOWN-12).
func (s *state) level(at position) int {
	return s.mayhem(at) + s.table.parts.TypeShift[s.kind(at)]
}

// mayhem returns the number of Mayhem cards at a position.
func (s *state) mayhem(at position) int { return s.board[at].of(box.Mayhem).size() }

// customers returns the number of Customer cards at a position.
func (s *state) customers(at position) int { return s.board[at].of(box.Customer).size() }

// kind returns the type of the Town at a position: 0 Spontaneous, 1 Planned, 2 Existing. The position must have a
// Town.
func (s *state) kind(at position) uint8 { return s.table.parts.Towns[s.town[at]] }

func (s *state) hasTown(at position) bool { return s.town[at] != noTown }

// where returns the position of a card on the board.
func (s *state) where(c instance) (position, bool) {
	for p := range positions {
		if s.board[p].has(c) {
			return p, true
		}
	}
	return 0, false
}

// ownedBy reports whether a card on the board has a player's marker.
func (s *state) ownedBy(c instance, seat int8) bool { return s.owner[c] == uint8(seat)+1 }

// Actor returns the seat that decides now.
func (s *state) Actor() engine.Seat {
	switch s.step {
	case atBid, atExtra, atVisit, atGiveUp, atWindow:
		return engine.Seat(s.seat)
	case atDiscard:
		if s.is(nil, AskLimitChoice, LimitChoiceRandom) {
			return engine.Chance
		}
		return engine.Seat(s.discarder())
	case atOver:
		return engine.Nobody
	}
	return engine.Chance
}

// restsOn records the questions whose answers decide who acts.
func (s *state) restsOn(rec *engine.Record) {
	if s.step == atDiscard {
		rec.Ask(AskLimitChoice)
	}
}

// discarder returns the player who loses a card at atDiscard.
func (s *state) discarder() int8 {
	if s.cull > 0 {
		return int8(s.cull) - 1
	}
	return s.seat
}

// Scores appends the players' cash in K (HOW-AIM-04).
func (s *state) Scores(dst []int) []int {
	for _, k := range s.cash[:s.seats()] {
		dst = append(dst, int(k))
	}
	return dst
}

// Winners returns the players who have won.
func (s *state) Winners() engine.Seats { return s.winners }

// Clone returns a copy.
func (s *state) Clone() engine.State { c := *s; return &c }

// Assign makes the receiver equal to another Hell on Wheels state.
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

package stockyards

import (
	"math/bits"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
	"github.com/yardstick-rules/yardstick/engine/stockyards/box"
)

// Bounds of a flat state. A component file cannot exceed them.
const (
	maxSeats   = 5
	kinds      = box.Kinds
	markets    = box.Markets
	buildings  = 20
	yearCards  = 24
	mostOffer  = 4
	mostSmall  = box.MostSpaces // workers on the spaces of one small action
	mostRails  = 7              // railroad tokens
	mostLines  = 16             // lines of the brand track
	mostLand   = 5              // land cards of a player
	specialist = 5              // specialist cards
)

// step is the pending decision.
type step uint8

const (
	onward     step = iota // no player decides: the next step follows without a decision
	atFirst                // chance names the first player
	atElection             // chance turns the election token
	atReveal               // chance reveals the next building card
	atPlant                // a player places the slaughter plant
	atYear                 // chance reveals the year card
	atPlace                // a player places a worker
	atWild                 // a player sends a wild token to a market
	atSpecial              // a player chooses a specialist card (US-R-specialists-per-build)
	atParty                // the campaigner chooses the party in office
	atOver
	steps
)

// space is a kind of action space where each worker has an oval. The long ovals, for viaducts and for contract work,
// have room for any number of workers and are not spaces of this type (US-PLACE-13).
type space uint8

const (
	landSpace space = iota
	buildSpace
	nationalSpace
	chicagoSpace
	branchSpace
	wageSpace
	partySpace
	campaignSpace
	cardSpace // the oval on the year card
	smallSpaces
)

// The parties (US-CMP-13).
const (
	noParty int8 = iota - 1
	democratic
	republican
)

const none int8 = -1

// state is a position in the game: a flat value, copied by assignment.
type state struct {
	table *table

	step    step
	year    uint8 // 0 in set-up
	seat    int8  // the player to decide, or none
	first   int8  // the player with the one first player token (US-CMP-12), or none
	party   int8
	winners engine.Seats

	prices      [kinds]int8         // a tracker for each kind (US-CMP-10), the same for all players (US-MARGIN-02)
	yards       [kinds]uint8        // animals in the Yards (US-TERM-02), each on a space of its own (US-SETUP-23)
	slaughtered [kinds]engine.Seats // players with a worker in the yard
	spirit      int8                // the space of the one union spirit marker (US-CMP-11)
	strike      bool
	picket      engine.Seats // players with a worker on the picket line
	away        engine.Seats // players with a worker on the year card
	hirer       int8         // the player with the strikebreaker, who places the last workers of the year, or none
	lastLeft    uint8        // the number of those still to be placed
	workers     [smallSpaces][mostSmall]int8
	standing    [smallSpaces]uint8
	viaducters  [maxSeats]uint8 // workers on the viaduct space, by player
	contractors [maxSeats]uint8

	card     int8   // the year card in force, or none
	seen     uint32 // the year cards of earlier years
	offering [mostOffer]int8
	offers   uint8
	top      int8            // the card on top of the deck, or none
	revealed uint32          // the building cards seen so far
	display  uint8           // the specialist cards on display
	rails    [mostRails]int8 // the market of a railroad token, or none next to the grid
	houses   [markets][maxSeats]uint8
	places   [buildings]placing // the placing of a card's building (US-CMP-17), for the cards of players
	viaducts board
	pieces   board // squares with pieces of any kind
	bank     int32 // the Bank's money less its money after the opening cash (US-SETUP-24)
	tokens   int8  // the supply of low morale tokens

	players [maxSeats]player
	brands  [maxSeats]int8 // the players from the bottom of the lowest stack to the top of the highest

	// The building or viaduct whose follow-up decisions are open.
	unfinished int8   // the building card; none for a viaduct
	wilds      uint16 // the wild tokens still to be sent to a market
}

// player holds the state of one player. Savings, meat values and brand are the five trackers of a colour (US-CMP-06).
type player struct {
	cash, savings int16       // cash is money tokens (US-MONEY-02)
	meat          [kinds]int8 // the player's own (US-MARGIN-03); trackers on the same space have no meaning (US-FINAL-09)
	brand         int8
	tokens        int8
	workers       uint8 // workers on the mat
	houses        uint8 // branch houses on the mat
	plant         int8  // the location of the slaughter plant, one in each colour (US-CMP-16), or none
	buildings     uint32
	specialists   uint8
	land          board
	lots          [mostLand]lot // land cards on the grid
	lotCount      uint8         // their number
	// cut contains, by line of the brand track, the part of each meat that the line did not give because the value
	// was at its end. It is kept only under US-R-1906-clamped-gain lose-what-was-gained.
	cut [mostLines][kinds]uint8
}

// placing is the position of a building piece: its corner, and its turn as an index of turns.
type placing struct {
	at   square
	turn uint8
}

// lot is a land card on the grid.
type lot struct {
	at    square
	south bool // facing south: its long side runs north and south
}

func (s *state) seats() int8 { return int8(len(s.table.seats)) }

func (s *state) name(seat int8) string { return s.table.seats[seat] }

func (s *state) me() *player { return &s.players[s.seat] }

func (s *state) ask(rec *engine.Record, q engine.Question) rulebook.Option {
	return s.table.answers.Ask(rec, q)
}

// is reports whether an open question has an answer.
func (s *state) is(rec *engine.Record, q engine.Question, o rulebook.Option) bool {
	return s.table.answers.Ask(rec, q) == o
}

// left returns the player clockwise from a seat.
func (s *state) left(seat int8) int8 { return (seat + 1) % s.seats() }

// margin returns a player's profit margin on a kind (US-MARGIN-01).
func (s *state) margin(seat int8, k int) int { return int(s.players[seat].meat[k]) - int(s.prices[k]) }

// housesIn returns the number of branch houses in a market.
func (s *state) housesIn(m int) int {
	n := 0
	for _, own := range s.houses[m] {
		n += int(own)
	}
	return n
}

// connections counts a market's railroad tokens (US-BUILD-27): its own and maybe a wild one (US-BUILD-22, US-BUILD-24).
func (s *state) connections(m int) int {
	n := 0
	for _, where := range s.rails[:s.table.rails] {
		if int(where) == m {
			n++
		}
	}
	return n
}

// plantSquares returns the squares of a player's slaughter plant.
func (s *state) plantSquares(seat int8) board {
	if s.players[seat].plant == none {
		return board{}
	}
	return s.table.sites[s.players[seat].plant]
}

// settle puts a player's slaughter plant on a site. For other players, the plant connects like a building.
func (s *state) settle(seat, site int8) {
	s.players[seat].plant = site
	s.pieces = s.pieces.or(s.table.sites[site]) // US-BUILD-13
}

// cluster returns everything that is connected to a player's slaughter plant, including the plant (US-BUILD-09,
// US-BUILD-10, US-BUILD-11, US-BUILD-12, US-BUILD-13). Viaducts of any player connect too (US-VIADUCT-10).
func (s *state) cluster(seat int8) board { return s.pieces.reach(s.plantSquares(seat)) }

// squaresOf returns the squares of a building piece on the grid.
func (s *state) squaresOf(card int8) board {
	p := s.places[card]
	return s.table.turned[s.table.parts.Buildings[card].Shape][p.turn].coverAt(p.at)
}

// unseen returns the unrevealed building cards of the deck's next letter, or none if the deck is empty.
func (s *state) unseen() uint32 {
	for _, letter := range s.table.letters {
		if seen := bits.OnesCount32(s.revealed & letter.cards); seen < letter.count {
			return letter.cards &^ s.revealed
		}
	}
	return 0
}

// Actor returns the seat that decides now.
func (s *state) Actor() engine.Seat {
	switch s.step {
	case atPlant, atPlace, atWild, atSpecial, atParty:
		return engine.Seat(s.seat)
	case atOver:
		return engine.Nobody
	}
	return engine.Chance
}

// Winners returns the players who have won.
func (s *state) Winners() engine.Seats { return s.winners }

// Clone returns a copy.
func (s *state) Clone() engine.State { c := *s; return &c }

// Assign makes the receiver equal to another Union Stockyards state.
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

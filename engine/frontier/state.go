package frontier

import (
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/frontier/box"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
)

// Bounds of a flat state. A component file cannot exceed them.
const (
	maxSeats   = 5
	levels     = 4
	basins     = 8
	trackTiles = 9
	mostLine   = 120
	rowSpaces  = 4 // the event spaces
	assistants = 15
	partners   = 9
	tycoons    = 9
	characters = assistants + partners + tycoons
	mostOffice = 5
)

// step is the pending decision.
type step uint8

const (
	_ step = iota
	// Set-up.
	atStart
	atFirstTile
	atFirstEvents
	atDiscs
	atIndustry
	atDeal
	atKeepGoal
	atAssistants
	atStockpile
	atFreight
	atBridge
	atTents
	atFirstTrain
	atCamp
	atPanning
	atCattle
	atFarmstead
	// Steps 2 and 3 of a round.
	atSeverity
	atLoseLog
	atPileUp
	atBurn
	atRevolt
	atDrought
	atDefend
	atLose
	atNewEvent
	atDiscMove
	// A turn, and the open decisions inside an action.
	atTurn
	atDie
	atAssign
	atNewDeposit
	atDepositDie
	atTrain
	atTrack
	atReveal
	atCard
	atKeep
	atOffice
	atDismiss
	atToTown
	// The end of an era.
	atOutgoing // under an answer, the old mayor dismisses his office, or the new mayor dismisses characters above his limit
	atPromise
	atHouse
	atNext
	atUpgrade
	atOver
	stepCount
)

// tile is the piece on a space.
type tile struct {
	kind    box.Piece
	owner   int8            // -1 for none
	damage  uint8           // fire on a town piece, revolt on an industry building
	uses    uint8           // in this round
	tycoon  int8            // the tycoon who holds the building, by card, or -1
	gold    [maxSeats]uint8 // stored on a bank
	cattle  uint8           // in an enclosure; the animals on a stable
	bought  uint8           // of those, cattle bought this round
	dairy   uint8           // of those, cattle used as dairy this round
	deposit box.DepositKind
	metal   box.Good // gold or silver
	level   uint8    // of a deposit, 1 to 3
	face    uint8    // 0 to 3
	reserve uint8
	cubes   uint8  // at the site
	done    bool   // depleted
	active  bool   // a worker of this round is active here
	thrown  uint16 // numbers thrown for it this turn, bit n-1 for n (FR-R-dice-count)
}

// line is a train with its track.
type line struct {
	first     space // noSpace while the train is not on the map
	track     [mostLine]space
	laid      uint8
	connected bool
	credit    uint8 // spaces gained and not laid (FR-R-track-when on-arrival)
}

// row is one of the two development tracks.
type row struct {
	face    int8             // the face-up tile, or -1
	waiting [trackTiles]int8 // tiles that were face up when the line was damaged; the last comes back first
	waits   uint8
	seen    uint16
	built   [trackTiles]int8 // in the order of building
	count   uint8
	builder [trackTiles]int8 // by tile
	free    uint16           // tiles built for free, which count for no goal
}

// pile is the face-up cards of a town, the top card last.
type pile struct {
	cards [characters]int8
	n     uint8
}

// stock are cubes by good, from log to silver, and animals are animals by good, from horse to ox.
type (
	stock   [box.Silver + 1]uint8
	animals [box.Ox + 1]uint8
)

// player holds the state of one player.
type player struct {
	levels     [box.Industries]uint8 // 0 for an industry not held, else the level reached
	money      int32
	stock      stock
	tools      uint16
	guns       uint16
	animals    animals // on cards
	used       animals // the number of all animals of the kind used this round
	workers    uint8   // standing
	political  uint8
	investment uint8
	hand       uint64 // characters held, bit for card
	spent      uint64 // assistants used this round, or kept in it
	cube       int8   // the space on the election board, or -1
	goal       int8   // the goal card kept, or -1
	dealt      [3]int8
	donations  uint16
	ownTrain   bool
	final      uint8 // points of the final election
	kept       uint8 // promises kept so far (FR-R-final-election)
	first10    uint8 // tracks on which he was the first to reach ten, bit 0 political (FR-R-goal-titles)
	supply     uint8 // cubes left
}

// state is a position in the game: a flat value, copied by assignment.
type state struct {
	table *table

	step    step
	seat    int8 // the player to decide, or -1
	round   uint8
	era     uint8
	start   int8 // the starting player
	leads   int8 // the first player in the order of this round
	turn    int8 // the player who has the turn in step 4, or -1
	mayor   int8
	winners engine.Seats

	trees   [spaces]uint8
	drought area
	tiles   [spaces]tile
	town    area           // spaces with town pieces
	works   area           // spaces with industry buildings
	owns    [maxSeats]area // those of each player
	stables area           // those with stables
	rails   area           // spaces with track
	heads   area           // first spaces of trains
	cattle  [maxSeats][spaces]uint8
	driven  [maxSeats][spaces]uint8 // the number of them driven there this round
	herds   [maxSeats]area          // the spaces of a player's cattle on the range
	logs    [basins][maxSeats]uint8
	jams    uint8 // basins with a black worker
	stock   int8  // the basin of the stockpile, or -1
	trains  [box.Trains]line
	lines   [box.Lines]row
	tilesUp [box.Publics]uint8            // public tiles left
	cards   [box.Industries][levels]uint8 // Industry cards left
	deck    uint64                        // characters not drawn
	rings   [assistants]uint8
	towns   [3]pile

	markers  [box.Fields]int8 // of the town status, one for each field (FR-COMP-11)
	office   [mostOffice]int8
	officers uint8
	acted    uint16              // tycoons used this round
	frozen   bool                // the last election had no candidate
	promises [box.Fields][3]int8 // the spaces promised
	promised [box.Fields]uint8

	events   [rowSpaces]int8
	undrawn  uint16
	discs    [box.Fields]int8 // the event space that the disc of a field lies on, or -1 (FR-COMP-10)
	bane     uint8            // discs with their bane side up
	severity [3]uint8         // cards used this era

	goals uint16 // goal cards not dealt

	players [maxSeats]player
	bank    int32

	// What is open: see the steps that use it.
	open open
}

// open holds the data of a decision inside an action, an event or an end of an era.
type open struct {
	count   uint8 // the number of times still to ask
	whose   int8  // the drawer, the builder, the loser
	what    int8  // the card drawn, the tile built, the event handled
	site    space
	dice    [box.MostFaces]uint8
	throw   uint8  // dice still to be thrown; the severity while players lose animals
	doubles uint16 // numbers thrown in this throw
	track   int8   // the track under development
	train   int8
	spaces  uint8                    // track tiles still to be gained
	rank    int8                     // of the characters drawn
	free    bool                     // the deposit of this throw has risen; the first building of an added industry is free
	done    engine.Seats             // the players who have had their upgrades
	discs   uint8                    // discs to be moved by the mayor
	era     bool                     // an end of an era is under way
	last    bool                     // the final election is under way
	built   [box.Industries + 1]bool // the kinds built this turn: industries, then public
	levied  bool                     // developed this turn
	ran     bool                     // campaigned this turn
	drove   bool                     // cattle were driven this turn
	swapped int8                     // the tycoon that came in for the one to be dismissed
	order   [maxSeats]int8
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

// inOrder returns the player who is i-th in the order of the current or last round (FR-R-turn-order).
func (s *state) inOrder(i int8) int8 { return (s.leads + i) % s.seats() }

// Winners returns the players who have won.
func (s *state) Winners() engine.Seats { return s.winners }

// Clone returns a copy.
func (s *state) Clone() engine.State { c := *s; return &c }

// Assign makes the receiver equal to another Frontier state.
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

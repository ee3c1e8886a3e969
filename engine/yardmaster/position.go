package yardmaster

// Position is a Yardmaster position as a document. Kinds are spelled as in the notation: railcars "coal-3", cargo "coal" or
// "pay-1-less", exchange rate tokens "coal". Points, cards and actions are whole numbers.
//
// A document need not be complete. The game fills in missing parts lawfully. Piles contain all pieces that have no
// other place, and the arrival yard is filled from the supply. Tokens are dealt in the order of the types.
// Everything else is as at the start of a turn.
type Position struct {
	// Phase is the decision point: set-up, turn, drawn-card, refill, draw-two, take-one or over.
	Phase string `json:"phase,omitzero"`
	// Turn counts turns from 1; 0 is set-up.
	Turn *int `json:"turn,omitempty"`
	// Player is whose turn it is; "" during set-up.
	Player string `json:"player,omitempty"`
	// Start is the start player; "" before chance has named one.
	Start string `json:"start,omitempty"`
	// Yardmaster is where the Yardmaster token lies; absent during set-up.
	Yardmaster *Token `json:"yardmaster,omitempty"`
	// ArrivalYard lists the places from left to right; "" is a gap.
	ArrivalYard []string `json:"arrival-yard,omitzero"`
	// RailcarDrawPile counts the railcars in the face-down pile; hidden from everybody.
	RailcarDrawPile map[string]int `json:"railcar-draw-pile,omitempty"`
	// RailcarsLeft is the size of that pile.
	RailcarsLeft *int `json:"railcars-left,omitempty"`
	// CargoDrawPile counts the cards in the face-down pile; hidden from everybody.
	CargoDrawPile map[string]int `json:"cargo-draw-pile,omitempty"`
	// CargoLeft is the size of that pile.
	CargoLeft *int `json:"cargo-left,omitempty"`
	// DiscardPile lists the cargo discard pile from bottom to top.
	DiscardPile []string `json:"discard-pile,omitzero"`
	// DiscardsHidden is how many cards lie under those listed, unseen (only in a view, YM-R-discard-view top-only).
	DiscardsHidden int `json:"discards-hidden,omitempty"`
	// PlayedThisTurn lists the places in DiscardPile, from 0 at the bottom, of bonus cards played this turn (only where YM-R-take-repeat
	// is not-played-this-turn).
	PlayedThisTurn []int `json:"played-this-turn,omitempty"`
	// Centre lists the exchange rate tokens in the centre, in the order coal, livestock, oil, timber, automobile.
	Centre []string `json:"centre,omitzero"`
	// JustBought is a railcar bought and not yet placed (only at refill).
	JustBought string `json:"just-bought,omitempty"`
	// Gap is the place in the arrival yard, from 1, that is to be refilled (only at refill).
	Gap int `json:"gap,omitempty"`
	// Counters belong to the turn in progress; absent during set-up.
	Counters *Counters `json:"counters,omitempty"`
	// GoalReached says that a train has reached the goal and the game is played on (YM-R-win-timing).
	GoalReached bool `json:"goal-reached,omitempty"`
	// Players are the players clockwise, in the order of the seats.
	Players []Player `json:"players,omitzero"`
	// Winners are the winners of a game that is over, in the order of the seats.
	Winners []string `json:"winners,omitempty"`
}

// Token is the place of the Yardmaster token.
type Token struct {
	// Holder is a player's name.
	Holder string `json:"holder,omitzero"`
	// Side is "up" or "down".
	Side string `json:"side,omitzero"`
}

// Player is the state of one player.
type Player struct {
	// Name is the player's name.
	Name string `json:"name"`
	// Token is the type on the exchange rate token; "" before it is dealt.
	Token string `json:"token,omitempty"`
	// Hand counts the cards in hand; absent in the view of another player.
	Hand map[string]int `json:"hand,omitempty"`
	// Cards is the number of cards in a hand that is not seen.
	Cards *int `json:"cards,omitempty"`
	// HandHidden says that not even that number is seen (only in a view, YM-R-hand-count secret).
	HandHidden bool `json:"hand-hidden,omitempty"`
	// Train lists the railcars from the engine to the last.
	Train []string `json:"train,omitzero"`
	// SortingYard counts the railcars in the sorting yard.
	SortingYard map[string]int `json:"sorting-yard,omitempty"`
}

// Counters is the turn in progress.
type Counters struct {
	// Allowed and Used count actions; a document that leaves Allowed out has what the turn gives.
	Allowed int `json:"actions-allowed,omitzero"`
	Used    int `json:"actions-used"`
	// Loaded says that a railcar was loaded this turn, JustLoaded that the last decision loaded one.
	// Both are there under every answer.
	Loaded     bool `json:"loaded,omitempty"`
	JustLoaded bool `json:"just-loaded,omitempty"`
	// Moved says that the last loading of the turn was a move from the sorting yard.
	Moved bool `json:"moved,omitempty"`
	// Discount counts the Pay 1 Less waiting for a purchase.
	Discount int `json:"pay-1-less,omitempty"`
	// OneToOne lists, for each Exchange 1:1 waiting for a purchase, the token its player had when it was played.
	OneToOne []string `json:"exchange-1-1,omitempty"`
	// SpentOneToOne says that an Exchange 1:1 served an earlier purchase of this turn.
	SpentOneToOne bool `json:"exchange-1-1-spent,omitempty"`
	// Waiting counts bonus cards in hand that were drawn with no action left; Taken those that were taken from the discard
	// pile and have to wait. Neither may be played yet; only their owner sees them.
	Waiting map[string]int `json:"waiting,omitempty"`
	Taken   map[string]int `json:"taken,omitempty"`
	// Draws counts the cards that a Draw 2 still brings, the one being drawn included.
	Draws int `json:"draws,omitempty"`
}

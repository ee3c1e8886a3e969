package hellonwheels

// Position is a Hell on Wheels position as a document. Money is in whole K. RR cards are spelled as in the notation:
// "saloon#3" for one of several copies, "irish" for a card with one copy. In a hand a bare "saloon" means a copy that
// is nowhere else.
//
// A document need not be complete. The rules fill in missing parts: Planned Towns without cards at the positions,
// 20K for every player, empty hands, and the first player as Supervisor. The bank has the money that the players do
// not have, and the deck every card that has no other place. A document without Decision is at the beginning of its
// phase, after the automatic steps.
type Position struct {
	// Turn counts turns from 1; left out it is 2. In turn 1 the Past position is empty.
	Turn int `json:"turn"`
	// Phase is set-up, supervisor, railroad, civilized, taxes, establishment, customer, past-town, present-town,
	// future-town or end-of-the-line; left out it is supervisor.
	Phase string `json:"phase,omitzero"`
	// Opportunist is "ahead" in the Opportunist Phase before Phase, "behind" in the one after it, and "" within Phase.
	Opportunist string `json:"opportunist,omitempty"`
	// Decision is what is to be decided: town, supervisor, deal, bid, roll, draw, extra-card, visit, give-up, play, card-draw,
	// random-card, discard, winner-roll; over when the game is.
	Decision string `json:"decision,omitempty"`
	// Player is whose decision it is, or for whom or from whom chance decides.
	Player string `json:"player,omitempty"`
	// Supervisor holds the Supervisor Token; "" before the first bid is won.
	Supervisor string `json:"supervisor,omitempty"`
	// Bank is the bank's ledger, 0 after set-up; absent where it is hidden.
	Bank *int `json:"bank,omitempty"`
	// Past, Present and Future are the Towns on the board with their cards; absent where none lies.
	Past    *Town `json:"past,omitempty"`
	Present *Town `json:"present,omitempty"`
	Future  *Town `json:"future,omitempty"`
	// TownDeck lists the Towns not yet drawn, in the order of the rulebook's list; nobody knows in which order they will come.
	TownDeck []string `json:"town-deck,omitzero"`
	// Out lists the Towns that are out of the game.
	Out []string `json:"towns-out,omitzero"`
	// Deck lists the RR cards in the deck in card order; hidden from everybody.
	Deck []string `json:"deck,omitempty"`
	// DeckLeft is the size of the deck (only in a view).
	DeckLeft *int `json:"deck-left,omitempty"`
	// Pile lists the RR discard pile in card order.
	Pile []string `json:"discard-pile,omitempty"`
	// PileLeft is the size of the discard pile (only in a view, HOW-R-discard-open closed).
	PileLeft *int `json:"discards,omitempty"`
	// PutBy says who put a card into the discard pile by playing or discarding it (only under HOW-R-discard-open closed).
	PutBy map[string]string `json:"put-by,omitempty"`
	// Removed lists the RR cards out of the game (HOW-R-spent-cards).
	Removed []string `json:"removed,omitempty"`
	// Players are the players clockwise.
	Players []Player `json:"players,omitzero"`
	// Passes is the number of passes in a row in an Opportunist Phase.
	Passes int `json:"passes,omitempty"`
	// Shut lists who is out of the Opportunist Phase or of the build phase (HOW-R-window-pass, HOW-R-visit).
	Shut []string `json:"shut-out,omitempty"`
	// Played says that the player has played a card in this visit.
	Played bool `json:"played,omitempty"`
	// Drawing is the Railroad Phase in progress.
	Drawing *Drawing `json:"drawing,omitempty"`
	// Rolling is a roll-off in progress.
	Rolling *Rolling `json:"rolling,omitempty"`
	// Effect is the Raid or Opportunist card that is taking effect.
	Effect *CardAtWork `json:"effect,omitempty"`
	// Blackmailer has played Blackmail, which lies apart until the bid is settled (HOW-R-blackmail-timing).
	Blackmailer string `json:"blackmailer,omitempty"`
	// Taxes are the taxes in progress (at a give-up decision).
	Taxes *Taxes `json:"taxes,omitempty"`
	// Cull is who discards down to the hand limit so that drawing can go on (HOW-R-cards-run-out).
	Cull string `json:"cull,omitempty"`
	// Winners are the winners of a game that is over.
	Winners []string `json:"winners,omitempty"`
}

// Town is a Town on the board with the RR cards attached to it.
type Town struct {
	// Name is the Town's.
	Name string `json:"town,omitzero"`
	// Establishments and Civilized give the owner of each card.
	Establishments map[string]string `json:"establishments,omitempty"`
	Civilized      map[string]string `json:"civilized,omitempty"`
	// Customers and Mayhem list the cards that belong to nobody.
	Customers []string `json:"customers,omitempty"`
	Mayhem    []string `json:"mayhem,omitempty"`
}

// Player is the state of one player.
type Player struct {
	Name string `json:"name"`
	// Cash is the player's money in K; absent where it is hidden.
	Cash *int `json:"cash,omitempty"`
	// Hand lists the cards in hand in card order; absent in the view of another player.
	Hand []string `json:"hand,omitempty"`
	// Cards is the number of cards in hand (only in a view).
	Cards *int `json:"cards,omitempty"`
	// Bid is the bid made in the Supervisor Phase in progress; hidden from others until all are made.
	Bid *Bid `json:"bid,omitempty"`
	// CivilizedAt is the position that all Civilized cards of this phase go to (HOW-R-civ-spread one-town).
	CivilizedAt string `json:"civilized-at,omitempty"`
	// Left says that the player is out of the game (HOW-R-elimination).
	Left bool `json:"left,omitempty"`
}

// Bid is the bid that a player holds in the palm of the hand.
type Bid struct {
	// Chips is the money in K.
	Chips int `json:"chips"`
	// Blackmail says that the card lies beside it.
	Blackmail bool `json:"blackmail,omitempty"`
}

// Drawing is the Railroad Phase in progress.
type Drawing struct {
	// Cards is how many of the six cards the player has had; under HOW-R-draw-manner in-rounds, how many rounds are over.
	Cards int `json:"cards,omitempty"`
	// Buying says that all six have been drawn and extra cards are for sale.
	Buying bool `json:"buying,omitempty"`
	// Bought is how many extra cards the player has paid for.
	Bought int `json:"bought,omitempty"`
	// Earlier is how many extra cards others have paid for in this turn.
	Earlier map[string]int `json:"earlier,omitempty"`
	// Due is how many of those are still to be drawn.
	Due int `json:"due,omitempty"`
}

// Rolling is a roll-off in progress.
type Rolling struct {
	// Tied lists who rolls in this round.
	Tied []string `json:"tied,omitzero"`
	// Rolls are the rolls of this round so far, by player.
	Rolls map[string]int `json:"rolls,omitempty"`
}

// CardAtWork is a card that lies apart while chance decides for it.
type CardAtWork struct {
	// Card is the card, By who played it.
	Card string `json:"card,omitzero"`
	By   string `json:"by,omitzero"`
	// Left is how many cards are still to be drawn or picked, the next one included.
	Left int `json:"left"`
	// Next lists the opponents who are hit after the present one (HOW-R-opponent-scope every-opponent).
	Next []string `json:"next,omitempty"`
}

// Taxes are the taxes in progress.
type Taxes struct {
	// At is the position being taxed, GiveUp how many Establishments the player still has to give up there.
	At     string `json:"at,omitzero"`
	GiveUp int    `json:"give-up"`
	// Paid and Received are what is settled so far and changes hands at the end, by player (HOW-R-tax-sequence all-at-once).
	Paid     map[string]int `json:"paid,omitempty"`
	Received map[string]int `json:"received,omitempty"`
}

package stockyards

// Position is a Union Stockyards position as a document. Money and values are whole dollars. Cards, markets, locations and railroad
// tokens go by their ids, squares by a column letter and a row number, as in the notation.
//
// A document need not be complete. Missing parts are as after set-up: the plants at the locations in the order of
// the seats, everything else next to the board or on the mats. A document without Decision is at the beginning of
// Phase I of its year.
type Position struct {
	// Year is 1 to 6; 0 is set-up.
	Year int `json:"year"`
	// Decision is what is to be decided: first-player, election-token, reveal-building, plant, reveal-year, placement, wild,
	// specialist, party; over when the game is.
	Decision string `json:"decision,omitempty"`
	// Player is whose decision it is, or on whose turn chance reveals a building card; "" if it is nobody's turn.
	Player string `json:"player,omitempty"`
	// FirstPlayer has the first player token; "" before chance has named one.
	FirstPlayer string `json:"first-player,omitempty"`
	// Party is in office: democratic or republican; "" before chance has turned the token.
	Party string `json:"party,omitempty"`
	// Prices and Yards are by kind: the price of livestock, and the animals in the Yards.
	Prices map[string]int `json:"prices,omitempty"`
	Yards  map[string]int `json:"yards,omitempty"`
	// Slaughtered lists by kind the players whose workers are in that yard.
	Slaughtered map[string][]string `json:"slaughtered,omitempty"`
	// Spirit is the union spirit; Strike says that there is a strike this year.
	Spirit *int `json:"spirit,omitempty"`
	Strike bool `json:"strike,omitempty"`
	// Spaces lists by action space the players whose workers are there, one entry a worker: buy-land, build,
	// advertise-national, advertise-chicago, branch, wage-increase, party, campaign, viaduct, contract, year-card. They stand in the order
	// in which they came; under viaduct and contract, in that of the seats.
	Spaces map[string][]string `json:"spaces,omitempty"`
	// Picket lists who has a worker on the picket line, Away who has one lying on the year card.
	Picket []string `json:"picket-line,omitempty"`
	Away   []string `json:"away,omitempty"`
	// Strikebreaker is who places the two last workers of the year, once all others are placed.
	Strikebreaker string `json:"strikebreaker,omitempty"`
	// YearCard is the year card in force; "" until it is revealed. YearCards lists those of earlier years.
	YearCard  string   `json:"year-card,omitempty"`
	YearCards []string `json:"year-cards,omitempty"`
	// Offering lists the building cards on offer, DeckTop is the card on top of the deck, Deck lists those not yet seen by letter;
	// nobody knows their order. With two players the deck holds two of the C cards listed.
	Offering []string            `json:"offering,omitzero"`
	DeckTop  string              `json:"deck-top,omitempty"`
	Deck     map[string][]string `json:"deck,omitempty"`
	// Specialists lists the specialist cards on display.
	Specialists []string `json:"specialists,omitzero"`
	// Markets are the markets by name.
	Markets map[string]*Market `json:"markets,omitempty"`
	// Beside lists the railroad tokens beside the grid.
	Beside []string `json:"railroad-tokens,omitzero"`
	// Viaducts lists the squares with viaducts.
	Viaducts []string `json:"viaducts,omitempty"`
	// Brand lists the players from the bottom of the lowest stack to the top of the highest: the one further back comes first,
	// and on one space the lower one.
	Brand []string `json:"brand-order,omitempty"`
	// Bank is how much more the Bank holds than at the start of the game, after the opening cash; it may be below 0.
	Bank *int `json:"bank,omitempty"`
	// TokensLeft is the supply of low morale tokens.
	TokensLeft *int `json:"low-morale-supply,omitempty"`
	// Players are the players clockwise.
	Players []Player `json:"players,omitzero"`
	// Building is the building whose placement is not yet finished (at a wild or specialist decision).
	Building *Unfinished `json:"unfinished,omitempty"`
	// Winners are the winners of a game that is over.
	Winners []string `json:"winners,omitempty"`
}

// Market is one of the five eastern markets.
type Market struct {
	// Houses lists the owners of the branch houses there, one entry a house.
	Houses []string `json:"houses,omitempty"`
	// Tokens lists the railroad tokens that lie there.
	Tokens []string `json:"tokens,omitempty"`
}

// Player is the state of one player.
type Player struct {
	Name string `json:"name"`
	// Plant is the start location of the slaughter plant; "" before it is placed.
	Plant string `json:"plant,omitempty"`
	// Cash and Savings are in dollars.
	Cash    *int `json:"cash,omitempty"`
	Savings *int `json:"savings,omitempty"`
	// Beef, Pork and Lamb are the meat values, Brand the space on the brand track.
	Beef  *int `json:"beef,omitempty"`
	Pork  *int `json:"pork,omitempty"`
	Lamb  *int `json:"lamb,omitempty"`
	Brand int  `json:"brand"`
	// Tokens counts low morale tokens; Workers, Houses and LandCards what is on the mat.
	Tokens    *int `json:"low-morale,omitempty"`
	Workers   *int `json:"workers,omitempty"`
	Houses    *int `json:"houses,omitempty"`
	LandCards *int `json:"land-cards,omitempty"`
	// Buildings are the building cards with the placements of their pieces: "curing-room": "e5 rot 90".
	Buildings map[string]string `json:"buildings,omitempty"`
	// Specialists lists the specialist cards.
	Specialists []string `json:"specialists,omitempty"`
	// Land lists the land cards on the grid in the order in which they were laid: "e2 facing e".
	Land []string `json:"land,omitempty"`
	// Clamped is what a brand line did not give because a meat value was at the end of its track, by the space after the line and by
	// meat: beef, pork or lamb, 1 to what the line raises; kept under US-R-1906-clamped-gain lose-what-was-gained only.
	Clamped map[string]map[string]int `json:"cut-off,omitempty"`
}

// Unfinished is a building or viaduct whose follow-up decisions are open.
type Unfinished struct {
	// Card is the building card; "" for a viaduct.
	Card string `json:"card,omitempty"`
	// Wild lists the wild tokens that still have to be sent to a market.
	Wild []string `json:"wild,omitempty"`
}

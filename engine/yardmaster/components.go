package yardmaster

// Components are the numbers of the game: what lies in the box and what is counted in play. They do not change, and are
// comparable. An owner of the game can replace those that no rule fixes (see [ReadComponents]).
type Components struct {
	// ActionsPerTurn is what a turn gives its owner (YM-TURN-01), 1 to 5; YardmasterExtra what the office adds (YM-ROLE-02), 0 to 3.
	ActionsPerTurn, YardmasterExtra int
	// HandAtStart is the number of cards dealt to each player (YM-SETUP-10), 0 to 10.
	HandAtStart int
	// YardSize is the number of railcars in the arrival yard (YM-SETUP-05, YM-BUY-08), 1 to 6.
	YardSize int
	// ExchangePair is how many cards of the own token's type stand for one of another (YM-XCH-02), 1 to 3.
	ExchangePair int
	// Goals is the point goal by number of players (YM-GOAL-01, YM-GOAL-02), 1 to 100; 0 where so many cannot play.
	Goals [6]int
	// Railcars counts the copies of every railcar under each option of YM-R-railcar-values. The index of a railcar is four
	// times the number of its type, plus its value, less one; types in the order coal, livestock, oil, timber, automobile.
	Railcars [3][20]uint8
	// RailcarsSettled says that the owner has counted the railcars, so that YM-R-railcar-values is no longer
	// open: all its options then have the same railcars.
	RailcarsSettled bool
	// Cargo counts the copies of every cargo card: the five types, then draw-2, pay-1-less, take-1-discarded,
	// plus-1-action, exchange-1-1.
	Cargo [10]uint8
}

// DefaultComponents are the components as far as the rulebook prints them, and else as its open questions have them by default.
// They must not be changed.
func DefaultComponents() *Components { return &defaultComponents }

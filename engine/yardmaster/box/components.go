// Package box contains the components of Yardmaster, and reads the file that replaces some of them.
package box

// The numbers of kinds of each thing, and the limits of an owner's file.
const (
	Types  = 5              // of railcars, cargo cards and exchange rate tokens (YM-CONT-02, YM-XCH-01)
	Cards  = 2 * Types      // of cargo cards: the types, then the bonus cards (YM-CONT-04, YM-CARD-01)
	Values = 4              // of railcars, from 1 (YM-OBJ-05)
	Cars   = Types * Values // of railcars

	MostPlayers  = 5
	MostPlaces   = 6 // in the arrival yard
	MostRailcars = 60
	MostCargo    = 100
)

// Components are the numbers of the game: the contents of the box and the numbers in play.
// Components do not change, and are comparable. An owner of the game can replace the numbers that
// no rule fixes (see [Read]).
type Components struct {
	// ActionsPerTurn is the number of actions in a turn (YM-TURN-01), 1 to 5. YardmasterExtra is the number that the
	// Yardmaster has in addition (YM-ROLE-02), 0 to 3.
	ActionsPerTurn, YardmasterExtra int
	// HandAtStart is the number of cards dealt to each player (YM-SETUP-10), 0 to 10.
	HandAtStart int
	// YardSize is the number of railcars in the arrival yard (YM-SETUP-05, YM-BUY-08), 1 to 6.
	YardSize int
	// ExchangePair is the number of cards of the type on a player's own token that count as one card of another type
	// (YM-XCH-02), 1 to 3.
	ExchangePair int
	// Goals is the point goal by number of players (YM-GOAL-01, YM-GOAL-02), 1 to 100; 0 for a number of players that
	// is not allowed.
	Goals [MostPlayers + 1]int
	// Railcars counts the copies of every railcar under each option of YM-R-railcar-values. The index of a railcar is
	// four times the number of its type, plus its value, less one. The types are in the order coal, livestock, oil,
	// timber, automobile.
	Railcars [3][Cars]uint8
	// RailcarsSettled reports that the owner has counted the railcars, so that YM-R-railcar-values is no longer open.
	// All its options then have the same railcars.
	RailcarsSettled bool
	// Cargo counts the copies of every cargo card. First come the five types, then draw-2, pay-1-less,
	// take-1-discarded, plus-1-action, exchange-1-1.
	Cargo [Cards]uint8
}

// CardNames are the names of the cargo cards, the types first. Callers must not change them.
var CardNames = [Cards]string{
	"coal", "livestock", "oil", "timber", "automobile",
	"draw-2", "pay-1-less", "take-1-discarded", "plus-1-action", "exchange-1-1",
}

// CarNames are the names of the railcars, a type and a value each, by their index in Railcars. Callers must not
// change them.
var CarNames = func() (names [Cars]string) {
	for car := range names {
		names[car] = CardNames[car/Values] + "-" + string(rune('1'+car%Values))
	}
	return names
}()

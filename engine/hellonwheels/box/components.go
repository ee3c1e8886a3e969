// Package box contains the components of Hell on Wheels, and reads the file that replaces some of them.
package box

// The numbers of things.
const (
	Types = 3  // of Towns
	Towns = 10 // Town cards
	Names = 62 // of RR cards
)

// Components are the numbers of the game that matter in play. Components do not change, and are
// comparable. An owner of the game can replace the numbers and the types of Towns (see [Read]).
// Money is in whole K.
type Components struct {
	// StartMoney is the money with which every player begins (HOW-SETUP-02), 0 to 200.
	StartMoney int
	// CardsEachTurn is the number of cards that every player draws in the Railroad Phase (HOW-RR-01), 0 to 20.
	CardsEachTurn int
	// MostExtra is the number of extra cards that a player can buy in a turn (HOW-RR-03), 0 to 3. ExtraCards is the
	// price of each in the order of buying (HOW-RR-04, HOW-RR-05, HOW-RR-06), 0 to 99, and 0 for cards that cannot be
	// bought.
	MostExtra  int
	ExtraCards [3]int
	// HandLimit is the limit of cards in a hand after the End of The Line Phase (HOW-EOL-06), 0 to 20.
	HandLimit int
	// CivilizedPrice and EstablishmentPrice are the prices of playing such a card (HOW-CIV-10, HOW-EST-07), 0 to 99.
	CivilizedPrice, EstablishmentPrice int
	// Tax is the tax that the owner of an Establishment pays if another player is Mayor (HOW-TAX-04), 0 to 99.
	Tax int
	// Base is the payout of a Town without cards, in the past, the present and the future position (HOW-PAST-01,
	// HOW-PRES-01, HOW-FUT-01), 0 to 200. A Customer adds PerCustomer, a Mayhem card PerMayhem, 0 to 50.
	Base                   [3]int
	PerCustomer, PerMayhem int
	// TypeShift is the number that the type of a Town adds to its Mayhem level: Spontaneous, Planned, Existing
	// (HOW-TOWN-06, HOW-TOWN-08, HOW-TOWN-07), -5 to 5.
	TypeShift [Types]int
	// Towns is the type of each Town, an index of TypeShift, in the order of the rulebook's list (HOW-TOWN-09, HOW-TOWN-10, HOW-TOWN-11).
	Towns [Towns]uint8
	// TypeNames are the types of Towns in notation. TownNames and TownTitles are the Towns in notation and as people
	// write them.
	TypeNames             [Types]string
	TownNames, TownTitles [Towns]string
	// CardNames are the names of RR cards in notation, in card order (HOW-DECK-04). CardCopies is the number of
	// copies of each (HOW-DECK-06), and CardClasses is the class of each (HOW-DECK-02, HOW-DECK-03,
	// HOW-CARD-01). First come the Establishments (HOW-CARD-03), then the Civilized cards (HOW-CARD-04), the
	// Customers (HOW-CARD-05), Mayhem (HOW-CARD-06), the Raids (HOW-CARD-07) and the Opportunists
	// (HOW-CARD-08).
	CardNames   [Names]string
	CardCopies  [Names]uint8
	CardClasses [Names]Class
	// ThresholdOver is the difference between the raid threshold and the number of players (HOW-RAID-03), 0 to 5.
	ThresholdOver int
	// VileMen and ConMen are the numbers of cards that their victims lose (HOW-CARD-09, HOW-CARD-12), 1 to 10.
	// Scoundrels is the number of cards drawn (HOW-CARD-19), 1 to 10.
	VileMen, ConMen, Scoundrels int
	// Desperados, LadiesOfTheEvening and HangersOn are the limits of cards moved (HOW-CARD-13, HOW-CARD-15,
	// HOW-CARD-18), 1 to 3, and 1 to 2 for HangersOn.
	Desperados, LadiesOfTheEvening, HangersOn int
	// Outlaws is the loss of the victim (HOW-CARD-14), Gamblers the payment of the victim (HOW-CARD-16), Entrepreneur
	// the payment of the bank (HOW-CARD-17), and Blackmail the value of the card in a bid (HOW-CARD-21), 0 to 99
	// each.
	Outlaws, Gamblers, Entrepreneur, Blackmail int
}

// Class is the class of an RR card (HOW-DECK-02, HOW-DECK-03, HOW-CARD-01), as an index in the card types of the
// component file.
type Class uint8

// The classes, in card order.
const (
	Saloon Class = iota
	GamblingHouse
	Brothel
	Civilized
	Customer
	Mayhem
	Raid
	Opportunist
	Classes = iota // number of classes
)

// Establishment reports whether a card of the class is a Saloon, a Gambling House or a Brothel (HOW-DECK-03).
func (c Class) Establishment() bool { return c <= Brothel }

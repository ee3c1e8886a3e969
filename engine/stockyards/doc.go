// Package stockyards is Union Stockyards, a board game of meat packers, made executable clause by clause. The
// rulebook is data next to the code: clauses.yaml contains the clauses, rulings.yaml the open questions with their
// answers, components.yaml the board, the pieces and the cards. To find the code of a clause, search for its id,
// such as US-PRICE-04: a comment names the id at the code.
//
// # Where a chapter of the rulebook is played
//
//	Components, cards               box/components.go; what a player count makes of them in table.go
//	Board and player set-up         setup.go (empty); the building deck in table.go (letter, sortCards)
//	Final set-up                    setup.go (applyFirst, applyPlant)
//	Key concepts: profit margin     state.go (margin), slaughter.go (payMargin)
//	Key concepts: supply, demand    phaseone.go (arrive), flow.go (adjust)
//	Key concepts: money, flag       money.go, score.go (wealth)
//	Key concepts: brand             brand.go
//	Playing the game                flow.go: years, turns, who is next
//	Phase I                         phaseone.go: arrivals, year card, union spirit, strike
//	Phase II                        legal.go and check.go (what may be chosen), place.go (spaces, costs, whole actions)
//	Phase III                       flow.go (endWork, applyParty, retrieve, adjust, endYear)
//	Slaughter                       slaughter.go
//	Buy Land                        land.go
//	Build                           build.go; shape.go (turns), board.go (squares), rails.go (tokens), specialist.go
//	Advertise, Wage Increase,       place.go (applySimple)
//	  Eight-Hour Day, Campaign,
//	  Contract Work
//	Establish Branch House, Two     branch.go
//	Build Viaduct                   viaduct.go
//	Year card action, the cards     yearcard.go; the events of year cards in phaseone.go (event)
//	Final scoring, winning          score.go
//
// The file refusals.yaml lists every reason against an action, with its clause and its words; reason.go adds details
// to the words. In action.go, decisions are packed, and notation.go spells and reads them. The document of a
// position is declared in position.go. The file document.go has one call for each part, to write it and to read it;
// it only writes the grid and the markets. The files load*.go read those, fill in missing parts, and refuse parts
// that contradict each other. The files laws*.go check statements that are always true.
//
// # The course of a game
//
// Chance is a seat: it names the first player, turns the election token, and reveals building cards and year cards.
// All outcomes are equally likely. Nothing depends on a seed: the deck is the set of cards not yet seen. Everything
// else is public, so all seats see the same position. Apply carries out one decision and then all automatic steps:
// arrivals, events, strikes, the end of a year. It stops when a player or chance has to decide again; the field step
// names that decision. After a Build or a viaduct, the player may have to decide about wild tokens and a specialist
// card before the turn continues.
//
// # What the parts of a state mean
//
// Money and meat values are in whole dollars. Seats count from 0 clockwise, and none (-1) is nobody or nothing. Kinds of livestock,
// parties, markets, cards and locations count from 0 in the order of the components.
//
//	table               the constants of a game: players, answers to the open questions, components, and values derived from them
//	step                the next decision; seat is the player who decides
//	year                the year, from 1; 0 in set-up
//	first, party        the owner of the first player token, and the party in office
//	winners             the winners, once the game is over
//	prices              the price of each kind
//	yards               the animals of each kind in the Yards; slaughtered has the owners of the workers in that yard
//	spirit, strike      the union spirit, and whether there is a strike this year
//	picket, away        the seats with a worker on the picket line, and with one lying on the year card
//	hirer, lastLeft      the seat that places the last workers of the year, and the number left to place
//	workers, standing   the owners of the workers on the ovals of a small action, in the order of placing, and their number
//	viaducters,         the number of workers of each seat on the long ovals: viaducts and contract work
//	  contractors
//	card, seen          the year card in force, and those of earlier years
//	offering, offers    the building cards on offer, oldest first, and their number
//	top, revealed       the card on top of the deck, and all building cards seen so far
//	display             the specialist cards on display
//	rails               the market of each railroad token; none while it lies next to the grid
//	houses              the branch houses in each market, by seat
//	places              the place of the piece of each building card in play
//	pieces, viaducts    the squares with pieces of any kind, and those with viaducts among them
//	bank                the income of the Bank less its payments; it begins at 0 after the opening cash
//	tokens              the supply of low morale tokens; below 0 if other pieces serve as tokens (US-R-morale-token-shortage)
//	players             the state of each player: see player
//	brands              the players along the brand track, from the bottom of the lowest stack to the top of the highest
//	unfinished, wilds   the building whose follow-up decisions are open (none for a viaduct), and its wild tokens still to be sent
//
// Packingtown is a set of bit boards: the things on the grid are sets of squares, and the connections of a plant are derived, not stored.
// If several ways of laying a shape cover the same squares, the notation uses the first of them.
package stockyards

// Package stockyards is Union Stockyards, a board game of meat packers, made executable clause by clause. The rulebook is beside the code
// as data: clauses.yaml has what can be obeyed or broken, rulings.yaml the open questions with their answers, components.yaml the board,
// the pieces and the cards. A clause is found by searching for its id, such as US-PRICE-04: the comment that names it is on what obeys it.
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
// refusals.yaml has every reason for which an action is refused, with its clause and its words, which reason.go completes. action.go packs
// a decision, notation.go spells and reads it. position.go is the document of a position. document.go goes over its parts,
// one call a part, to write and to read them; what is on the grid and in the markets it writes only. The files load*.go read that, fill in
// what a document leaves out, and refuse parts that do not go together. The files laws*.go hold the rules to what must always be true.
//
// # The course of a game
//
// Chance is a seat: it names the first player, turns the election token, and reveals building cards and year cards, all outcomes being
// equally likely. Nothing depends on a seed: the deck is the set of cards not yet seen. Everything else is public, so that all seats see
// the same position. Apply carries out one decision and then whatever happens by itself (arrivals, events, strikes, the end of a year)
// until somebody has to decide again; step says what. A Build or a viaduct can be followed by decisions of its own, about wild tokens and
// about a specialist card, before the turn goes on.
//
// # What the parts of a state mean
//
// Money and meat values are in whole dollars. Seats count from 0 clockwise, and none (-1) stands for nobody or nothing. Kinds of livestock,
// parties, markets, cards and locations count from 0 in the order of the components.
//
//	table               what never changes: players, answers to the open questions, components, and what follows from them
//	step                what is to be decided now; seat is whose decision it is
//	year                the year, from 1; 0 in set-up
//	first, party        who has the first player token, and the party in office
//	winners             who has won, once the game is over
//	prices              the price of each kind
//	yards               the animals of each kind in the Yards; slaughtered has whose workers are in that yard
//	spirit, strike      the union spirit, and whether there is a strike this year
//	picket, away        who has a worker on the picket line, and lying on the year card
//	hirer, lastLeft      who places the last workers of the year, and how many of them are left to place
//	workers, standing   whose workers are on the ovals of a small action, in the order of placing, and how many there are
//	viaducters,         how many workers each seat has on the long ovals: viaducts and contract work
//	  contractors
//	card, seen          the year card in force, and those of earlier years
//	offering, offers    the building cards on offer, oldest first, and how many there are
//	top, revealed       the card on top of the deck, and all building cards seen so far
//	display             the specialist cards on display
//	rails               the market of each railroad token; none while it lies beside the grid
//	houses              the branch houses in each market, by seat
//	places              where the piece of each building card in play lies
//	pieces, viaducts    the squares with pieces of any kind, and those with viaducts among them
//	bank                what the Bank has taken in less what it has paid out; it begins at 0 after the opening cash
//	tokens              the supply of low morale tokens; below 0 where others serve as tokens (US-R-morale-token-shortage)
//	players             what each player has: see player
//	brands              the players along the brand track, from the bottom of the lowest stack to the top of the highest
//	unfinished, wilds   the building whose follow-up decisions are open (none for a viaduct), and its wild tokens still to be sent
//
// Packingtown is a set of bit boards: whatever lies on the grid is a set of squares, and what is connected to a plant is derived, not
// stored. Of the ways of laying a shape the first of several that cover the same squares is the one that is spelled.
package stockyards

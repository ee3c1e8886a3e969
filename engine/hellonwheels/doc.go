// Package hellonwheels is Hell on Wheels, a card game of vice towns that follow the railroad, made executable clause by clause. The
// rulebook is data next to the code: clauses.yaml has the clauses, rulings.yaml the open questions with their answers, components.yaml the
// numbers, Towns and cards. To find the code of a clause, search for its id, such as HOW-TAX-04: a comment names it at the code that obeys
// it.
//
// # Where a chapter of the rulebook is played
//
//	Players, aim, end of the game   end.go; the number of players in table.go
//	Money and control markers       state.go (cash, bank, owner), piles.go (pay, affords)
//	Town cards and Town types       state.go (level), box/components.go
//	The three positions             state.go (town, board)
//	The RR deck                     cards.go, piles.go (drawing, shuffling, discarding)
//	Set-up                          setup.go
//	Supervisor Token and orders     order.go
//	Turn sequence                   flow.go
//	Opportunist Phases              opportunist.go
//	Raid cards                      raid.go
//	1 Supervisor                    supervisor.go
//	2 Railroad                      railroad.go
//	3 Civilized                     build.go, civilized.go (which Towns are open)
//	4 Taxes                         taxes.go
//	5 Establishment, 6 Customer     build.go
//	7 Past, 8 Present, 9 Future     payout.go
//	10 End of The Line              line.go
//	Card list                       people.go (cards aimed at players), thefts.go (at cards), movers.go (that move cards);
//	                                box/components.go (what each card is)
//
// legal.go lists the legal actions, and check.go gives the reason against any other. refusals.yaml has every such reason with its clause
// and its words, which reason.go and detail.go complete. action.go packs a decision, notation.go has the rows that spell it, parse.go reads
// it. position.go is the document of a position; document.go writes it, and reads the parts that have the same form both ways, with one
// call for each. The files load*.go read the rest, fill in missing parts, and refuse parts that do not go together. observe.go makes the
// view of a seat, resample.go another position with the same view, payoutview.go the payments of a Town. The files laws*.go check
// statements that are always true.
//
// # The course of a game
//
// Nothing is random: decks are sets, and chance is a seat that draws from them. Apply carries out one decision and then all automatic steps
// (taxes, payouts, the Towns moving on) until somebody has to decide again. The step of the state names that decision, its phase the phase
// under way, and its part whether the decision falls within that phase or in the Opportunist Phase before it (ahead) or after it (behind).
// By default there is one Opportunist Phase between two phases, and it counts as the one after the first. A sealed bid is an ordinary
// decision, made seat by seat and hidden from the others until all are made.
//
// # What the parts of a state mean
//
// Money is in whole K (thousands of dollars), seats count from 0 clockwise. Where nobody may be meant, owner, putBy, blackmailer and cull
// hold a seat plus one or 0, and so does work with its card and civilizedAt with its position; seat and supervisor hold -1.
//
//	table        the constants of a game: players, answers to the open questions, components, raid threshold
//	step         the next decision; seat is the player who decides, or for whom or from whom chance decides
//	turn, phase  the turn, from 1, and the phase in it, both 0 in set-up; part is within, ahead (before it) or behind (after it)
//	supervisor   the seat with the Supervisor Token, from which the orders are counted
//	gone         the seats that could not pay a tax and have left the game (HOW-R-elimination)
//	winners      the winners, once the game is over
//	cash, bank   the money of each seat, and the payments to the bank less the payments of the bank
//	hands        the RR cards in each hand
//	town, board  the Town at each position, and the RR cards attached to it
//	owner        the seat whose marker lies on each Establishment and Civilized card on the board
//	deck, pile   the RR cards to be drawn, and those discarded
//	removed      the RR cards out of the game (HOW-R-spent-cards)
//	putBy        the seat that put a card into the pile, and knows it where the pile is closed (HOW-R-discard-open)
//	townDeck     the Towns to be drawn; out has those that have left the board
//
// The rest, progress, belongs to the current phase and is empty when it begins:
//
//	passes, shut         passes in a row, and the seats that may not act in this phase any more
//	played               the player asked has played a card in this visit of a build phase
//	bids                 the bid of each seat; blackmailer has played Blackmail for the bid (HOW-R-blackmail-timing)
//	tied, rolls          the seats that roll for a tie, and their rolls
//	drawn, due           how many of the six cards are drawn (or rounds of one card each, HOW-R-draw-manner), and how many cards are paid
//	                     for and not yet drawn
//	buying, bought       extra cards are being sold, and how many each seat has bought in this turn
//	cull                 the seat that discards so that drawing can go on (HOW-R-cards-run-out)
//	civilizedAt          the one position to which a seat's Civilized cards go (HOW-R-civ-spread)
//	taxed, giveUp        the position being taxed, and how many houses the player has to give up there (HOW-R-tax-short)
//	paid, received       taxes that change hands when all are settled (HOW-R-tax-sequence)
//	work, by, left, next the card taking effect, its player, the number of cards chance still draws or picks for it, and the victims
//	                     after this one
//
// The words of the code: a house is an Establishment, a visit is a player's go in a build phase, a window is an Opportunist Phase, a
// mover is a card that moves others, Mayhem is the number of such cards in a Town and its level that number shifted by the type of the
// Town.
package hellonwheels

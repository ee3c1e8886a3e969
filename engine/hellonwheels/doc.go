// Package hellonwheels is Hell on Wheels, a card game of vice towns that follow the railroad, made executable clause
// by clause. The rulebook is data next to the code: clauses.yaml contains the clauses, rulings.yaml the open
// questions with their answers, components.yaml the numbers, Towns and cards. To find the code of a clause, search
// for its id, such as HOW-TAX-04: a comment names the id at the code.
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
// The file legal.go lists the legal actions, and check.go gives the reason against any other action. The file
// refusals.yaml lists these reasons with their clauses and words; reason.go and detail.go add details to the words.
// In action.go, decisions are packed. The rows that spell decisions are in notation.go, and parse.go reads
// decisions. The document of a position is declared in position.go. The file document.go writes it. Parts
// that are read in the form in which they are written have one call there for both. The files load*.go read
// the rest, fill in missing parts, and refuse parts that contradict each other. The view of a seat is made in
// observe.go, another position with the same view in resample.go, and the payments of a Town in
// payoutview.go. The files laws*.go check statements that are always true.
//
// # The course of a game
//
// Nothing is random: decks are sets, and chance is a seat that draws from them. Apply carries out one decision and
// then all automatic steps (taxes, payouts, the moves of Towns), until a player or chance has to decide again. The
// step of the state names that decision, and its phase the current phase. The part reports whether the decision is
// within that phase, in the Opportunist Phase before it (ahead) or in the one after it (behind). By default, one
// Opportunist Phase lies between two phases and counts as the one after the first. A sealed bid is an ordinary
// decision, made seat by seat and hidden from the others until all bids are made.
//
// # What the parts of a state mean
//
// Money is in whole K (thousands of dollars). Seats count from 0 clockwise. The fields owner, putBy, blackmailer and
// cull are a seat plus one, or 0 for nobody. Work is a card plus one, and civilizedAt is a position plus one.
// The fields seat and supervisor are -1 for nobody.
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
// The words of the code: a house is an Establishment. A visit is a player's turn in a build phase. A window is an
// Opportunist Phase. A mover is a card that moves other cards. Mayhem is the number of Mayhem cards in a Town, and
// its level is that number shifted by the type of the Town.
package hellonwheels

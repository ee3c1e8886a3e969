// Package yardmaster is Yardmaster, a card game of loading railcars, made executable clause by clause. The rulebook
// is data next to the code: clauses.yaml contains the clauses, rulings.yaml the open questions with their answers,
// components.yaml the cards and the numbers. To find the code of a clause, search for its id, such as YM-XCH-02: a
// comment names the id at the code.
//
// # Where a chapter of the rulebook is played
//
//	Objective                       end.go (checkGoal), train.go (join); the number of players in table.go
//	Contents                        box/components.go; what a number of players makes of them in table.go
//	Point goal                      table.go (setGoal)
//	Set-up                          setup.go
//	Actions of a turn               end.go (beginTurn), check.go (mayAct), legal.go (legalTurn)
//	Action 1: draw a cargo card     draw.go
//	Action 2: buy a railcar         buy.go; what it costs in payment.go
//	Action 3: swap tokens           swap.go
//	Using the exchange rate token   payment.go
//	Loading a bought railcar        buy.go (placeBought), train.go (join), kinds.go (fits)
//	Sorting yard                    train.go
//	The Yardmaster                  end.go (beginTurn, passToken)
//	Bonus cards in general          bonus.go; draw.go (drawnBonus) for those just drawn
//	The five bonus cards            bonus.go (applyPurchaseBonus), drawtwo.go, takeone.go
//	End of a turn                   end.go (endTurn); draw.go (reshuffle)
//	Winning                         end.go (checkGoal, endGame)
//
// The file legal.go lists the legal actions, and check.go gives the reason against any other action. The file
// refusals.yaml lists these reasons with their clauses and words; reason.go adds details to the words. In action.go,
// decisions are packed, and notation.go spells and reads them. The document of a position is declared in
// position.go. The file document.go has one call for each part, to write it, to read it or to deal hidden cards
// again. The parts that a seat sees are decided in observe.go. The files load.go and load_phase.go fill in missing
// parts, and refuse parts that contradict each other. The files laws*.go check statements that are always true.
//
// # The course of a game
//
// Nothing is random: decks are multisets, and chance is a seat that draws from them. Set-up is a series of decisions
// of chance: railcars for the arrival yard, a token and cards for each player, the first discard, the start player.
// In his turn, a player chooses freely until "done". Three choices need another decision next. After a draw, chance
// turns the card. After a purchase, chance refills the arrival yard. After the bonus cards Draw 2 and Take 1
// Discarded, their player names the source or the card. All other consequences, such as loading a bought railcar or
// passing the Yardmaster token, happen within the same decision.
//
// # What the parts of a state mean
//
// Points, cards and railcars are counted in whole numbers. Seats count from 0 clockwise, and -1 is nobody. A pile whose order does not
// matter is an array of numbers of copies, by card or by railcar.
//
//	table             the constants of a game: players, answers to the open questions, components, point goal
//	phase             the kind of the next decision; seat is the player whose turn it is
//	start             the start player; turn counts the turns from 1
//	holder, faceUp    the owner of the Yardmaster token, and whether its lettered side is up
//	reached           a train has reached the goal and the game goes on all the same (YM-R-win-timing)
//	winners           the winners, once the game is over
//	deck, deckSize    the railcar draw pile
//	yard              the arrival yard, place by place
//	cargo, cargoSize  the cargo draw pile
//	discard, discards the cargo discard pile from bottom to top; a mark is on bonus cards played this turn (YM-R-take-repeat)
//	centre            the exchange rate tokens in the centre, a bit for each type
//	players           the state of each player:
//	  token           the type on the exchange rate token
//	  hand, cards     the cargo cards in hand
//	  line, train     the railcars of the train in their order, and how many there are
//	  score           the value of the train
//	  shunted         the railcars in the sorting yard, and sorting how many there are
//
// The rest, turnState, is empty at the beginning of every turn:
//
//	allowed, used     the actions that the turn has, and those taken
//	loaded            a railcar has joined the owner's train on this turn; justLoaded: by the last decision
//	moved             the last railcar to join came out of the sorting yard
//	discount          the Pay 1 Less that wait for a purchase
//	oneToOne, tokens  the Exchange 1:1 that wait for a purchase, and the token that each was played with
//	spent             an Exchange 1:1 has served a purchase
//	waiting, taken    the bonus cards in hand that may not be played on this turn: drawn with no action left, and taken from the discard
//	                  pile (YM-R-take-then-play)
//	draws             the cards that a Draw 2 still brings, the one being drawn included
//	gap, bought       the place to be refilled, and the railcar bought and not yet placed (YM-R-refill-order)
//
// The words of the code: cargo is a card of one of the five types or a bonus card. A kind is one of the five types.
// A car is a railcar. Two railcars fit if they have the same type or value. Terms are the ways to pay for a railcar.
package yardmaster

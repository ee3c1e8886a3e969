// Package frontier is Frontier: The Old West, an unfinished board game of a town and its industries, made executable
// clause by clause. The rulebook is data next to the code: clauses.yaml contains the clauses, and rulings.yaml the
// open questions with their answers. There are many questions, because the draft was never finished. The file
// components.yaml contains the map, the pieces, the cards and the numbers. To find the code of a clause, search for
// its id, such as FR-LUM-18: a comment names the id at the code.
//
// # Where a chapter of the rulebook is played
//
//	Players, aim            table.go (how many play); round.go (turns, rounds, eras), score.go (who has won)
//	Components              box/components.go
//	Set-up                  setup.go (first tiles, events, discs, industries, goals, assistants)
//	Founding of the town    founding.go
//	Starting positions      settling.go
//	A round: steps 1 and 2  round.go (getting up, income, boon and bane)
//	Step 3, the event       events.go, targets.go (what it strikes), losses.go (animals lost);
//	                        round.go (the row moves on)
//	Step 4, the turns       work.go (workers, money, tracks), town.go (uses, fire, revolt), tycoons.go and characters.go
//	End of an era           era.go, election.go (votes, promises), upgrading.go (Industry cards, houses)
//	General actions         market.go (buying, selling), building.go, development.go, election.go (campaigns)
//	Lumbering               lumbering.go (felling), logdrive.go (logs on the river, sawing)
//	Mining                  mining.go
//	Ranching                ranching.go (drives), breeding.go (breeding, stables, free cattle), market.go (enclosures)
//	Characters              drawing.go (cards drawn), characters.go (assistants, partners), tycoons.go
//	Elections and the mayor election.go, era.go
//	Railroad                development.go, map.go (when a train is connected)
//	Scoring tracks          building.go, work.go
//	Final scoring           score.go, goals.go
//
// The files legal.go and legal_*.go list the legal actions, and check.go gives the reason against any other action.
// The file refusals.yaml lists these reasons with their clauses and words; reason.go and reason_place.go add details
// to the words. The file grounds.go lists the clauses that an action rests on in addition to those of its effects.
// In action.go, decisions are packed. The rows that spell decisions are in notation.go; parse.go reads decisions and
// spells the forms that no row can express. In apply.go, decisions are carried out. The document of a position is
// declared in position.go. The files document*.go have one call for each part, to write it and to read it. They only
// write the map and the parts that depend on the decision. The files load*.go read those, fill in missing parts, and
// refuse parts that contradict each other. In resample.go, a position is replaced by another one with the same view
// for a seat. The files laws*.go check statements that are always true; laws_score.go and laws_election.go count
// points and votes a second time.
//
// # The course of a game
//
// Chance is a seat: it throws dice and draws tiles, events, severities and characters. Apply carries out one
// decision and then all automatic steps, until a player or chance has to decide again. The step of the state names
// that decision. The steps from start to farmstead are the set-up, and those from severity to move-disc are step 3
// of a round. The step turn is a turn of step 4, and the steps from die to to-town belong to one of its actions. The
// remaining steps are the end of an era. Everything is open except the goal cards and future results of chance.
//
// # What the parts of a state mean
//
// Money is in whole dollars. Seats, cards, basins and the rest count from 0, and -1 is nobody or nothing; a
// deposit's level counts from 1. The map is a set of areas, which are sets of spaces in bits. The pieces on the map
// are in an array by space.
//
//	table             the constants of a game: players, answers to the open questions, components, and the map by terrain
//	step, seat        the next decision, and the player who decides
//	round, era        both from 1, 0 in the set-up
//	start, leads      the starting player, and the first in the order of this round (FR-R-turn-order)
//	turn, mayor       the player on turn in step 4, and the mayor
//	winners           the winners, once the game is over
//	trees, drought    the trees of each forest, and the grass with drought
//	tiles             the piece on each space: its kind, owner, damage (fire or revolt), uses, and the things on it
//	town, works       the spaces with town pieces, and those with industry buildings; owns has those of each player, stables the stables
//	rails, heads      the spaces with track, and the first spaces of the trains
//	cattle, herds     the cattle of each player on the range, and the spaces with any; driven are those driven there this round
//	logs, jams        the logs of each player in each basin, and the basins with a black worker (a pile-up)
//	stock             the basin next to the stockpile
//	trains            each train's first space and track, whether it is connected to the town, and the track it may still lay (credit)
//	lines             railroad and telegraph: the tile face up, those that wait, those seen, and their builders
//	tilesUp, cards    public buildings and Industry cards that are left
//	deck, towns       the characters not drawn yet, and the face-up piles of the towns
//	rings             the step of each assistant's ring
//	markers           the town status of health, wealth and safety
//	office, acted     the tycoons in office in their order (officers of them), and those used this round
//	frozen            the last election had no candidate, so the office stays as it is (FR-ELEC-02)
//	promises          the spaces promised in each field; promised is the number of them that count
//	events, undrawn   the row of events (upcoming, three, six, nine), and the cards not drawn
//	discs, bane       the event space of each field's disc, and the discs with their bane side up
//	severity          the severity cards used this era
//	goals             the goal cards not dealt
//	players, bank     the state of each player, and the bank's income less its payments
//	open              the data of a decision within an action, an event or the end of an era, and the actions of this turn
//
// The parts of a player: levels (those reached in each industry, 0 without its card), stock (his cubes by good),
// animals (those on his cards), and used (those of all his animals that have worked this round). Further parts are
// workers (those still standing), political and investment (his scoring tracks), and hand (his assistants and
// partners). The last parts are spent (the assistants used or kept this round), cube (his space on the election
// board), and supply (the cubes left).
//
// The words of the code: a work is an industry building. A line is a track of development, and a line of track
// belongs to a train. A credit is track won but not laid. A field is health, wealth or safety. A rank is assistant,
// partner or tycoon.
package frontier

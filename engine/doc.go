// Package engine is the kernel: the interfaces and types in which each rulebook is made executable.
// The package contains nothing that belongs to a single game.
//
// A [Game] opens a [State]. The state names the player who decides ([Rules].Actor), lists the legal actions (Legal),
// checks one decision (Check) and carries the decision out (Apply). The state cites to a [Record] the clauses that
// it obeyed and the open questions whose answers it used. A [Violation] names the clause that forbids an action.
//
// Five properties hold for every game, and package properties tests them:
//
//   - A state is a flat value: copying is assignment, undo is a kept copy. Its only pointer leads to the immutable setup.
//   - An [Action] is a small comparable value with exactly one spelling: Parse(Format(a)) == a.
//   - Chance is a seat. Its legal actions are the outcomes, with exact integer odds; no state depends on a seed, so a list
//     of decisions replays a game on any engine.
//   - An action is listed by Legal if and only if Check accepts it.
//   - With a nil [Record] Legal, Check of a lawful action, and Apply allocate nothing.
//
// # How the four games fit
//
// Yardmaster: hidden piles are multisets from which chance draws. A purchase is one action whose payment is an
// ordered list of cards, packed into the action. The refill after it is a chance decision. A bonus card with a
// choice opens a separate decision point.
//
// Hell on Wheels: a sealed bid is an ordinary decision, taken seat after seat. Seen and Observe hide it from the
// others until all bids are in. The reaction window after every phase is a decision point with a pass counter in the
// state. An action that moves up to three of 82 cards packs their numbers (7 bits each) next to verb and places.
//
// Union Stockyards: the board is an array of squares in the state; connection and adjacency are derived, not stored. A
// placement packs card, square, rotation and mirror, so hundreds of placements are hundreds of small values, listed
// append style into the caller's slice. Follow-up decisions (a wild token, the strikebreaker's two last workers) are phases
// of the state with the same seat as actor.
//
// Frontier: dice are chance decisions whose outcomes have weights; playing the dice is a decision point of the same
// seat. Cubes, animals and money are counters in fixed arrays bounded by the supply. The answers to the 149
// questions are read by number from the setup. Questions that cannot be switched stay at their default.
package engine

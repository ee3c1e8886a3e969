// Package pairs plays games in pairs, one under each of two readings of a rulebook, and reports their first
// differences. Both games have the same chance and the same players.
//
// Both games share chance and players by the decision, and not by the number of draws. Every decision has a key:
// the player, the phase, the number of times that the player began to decide there, and the number of equal
// decisions since. The key gives every legal action a priority, and the largest wins. Weights let likelier outcomes
// of chance win as often as their odds say. So equal lists give equal choices, and an extra action changes the
// choice only if it wins. Games that have parted stay as close as their rules allow.
//
// The package plays the same pair once for each seat and moves the players up one seat each time, so that the luck
// of a player does not count for a seat. The result of a pair depends only on the plan and its number.
package pairs

// Package pairs plays games in pairs, one game under each of two readings of a rulebook, and reports their first
// differences. Both games have the same chance and the same players.
//
// Chance and players are shared decision by decision, and not by the number of draws. Every decision has a
// key. The key consists of the player, the phase, the number of times that the player began to decide there,
// and the number of equal decisions since. The key gives every legal action a priority, and the action with
// the largest priority wins. Weights let likelier outcomes of chance win as often as their odds require. So
// equal lists give equal choices, and an extra action changes the choice only if it wins. Games that have
// begun to differ stay as similar as their rules allow.
//
// The package plays the same pair once for each seat. Each time, the players move up one seat, so that a lucky
// player does not favour a seat. The result of a pair depends only on the plan and the number of the pair.
package pairs

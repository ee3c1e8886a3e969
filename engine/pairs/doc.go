// Package pairs plays games in pairs, one under each of two readings of a rulebook, with the same
// chance and the same deciders, and reports the first differences between them.
//
// Chance and the deciders are common to both games by the thing decided, and not by the number of draws. Every
// decision has a key: the decider, the phase, how often the player has begun to decide there, and how often the
// same was decided since. The key gives every legal action a priority, and the largest wins; likelier outcomes of
// chance get weights, so that they win as often as their odds say. Equal lists thus give equal choices, and an
// extra action changes the choice only if it wins. Games that have parted stay as close as their rules allow.
//
// The same pair is played once for each seat, and the deciders move up one seat each time, so that the luck
// of a decider is not counted for a seat. The result of a pair depends only on the plan and its number.
package pairs

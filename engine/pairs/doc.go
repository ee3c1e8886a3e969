// Package pairs plays games in pairs, one under each of two readings of a rulebook, with the same chance and the same deciders, and reports
// where they part.
//
// Chance and the deciders are common to both games by what is decided, not by how often something was drawn. Every decision has a key: who
// decides, in which phase, how often that player has begun to decide there, and how often the same was decided since. The key gives every
// legal action a priority of its own, and the largest wins; where an outcome of chance is likelier, its priority is weighed so that it wins
// as often as its odds say. So the same choice is made from the same actions, one action more or less changes the choice only if it is that
// one that would be chosen, and games that have parted stay as close as their rules allow.
//
// The same pair is played as often as there are seats, and each time the deciders move up one seat, so that no decider's luck is taken for
// that of a seat. The result of a pair depends on the plan and its number alone.
package pairs

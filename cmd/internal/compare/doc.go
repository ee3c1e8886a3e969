// Package compare reports the effects of a change of a rulebook: an answer to an open question, or a figure of
// the components. The package compares two readings of a game and reports the legal actions, scenarios and
// reference games that differ. The report includes the effect on play, and the shortest game for each kind of
// difference.
package compare

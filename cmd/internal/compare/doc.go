// Package compare reports the effects of a change of a rulebook: an answer to an open question, or a figure of the
// components. It compares two readings of a game and reports the legal actions, scenarios and pinned games that differ.
// It also reports the effect on play, and for each kind of difference the shortest game that shows it.
package compare

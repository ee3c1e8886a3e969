// Package compare reports the effects of a change of a rulebook: of another answer to an open question, or of
// another figure in the components. The package compares two readings of a game. The report lists the legal
// actions, scenarios and reference games that differ, and the effect on play. For each kind of difference, the
// report contains the shortest game found.
package compare

// Package compare says what a change of a rulebook changes: an answer to an open question, or a figure of the components. It holds two
// readings of a game beside each other and reports what may be done under each, which scenarios come out otherwise, which pinned games part
// and where, what the change does to play, and for each kind of difference the shortest game that shows it.
package compare

// Package properties knows what must always hold: the laws that every game keeps because the kernel promises them, and those of
// its own that a game exports or that are in its room.
//
// A law watches a walk: a game played from its set-up, under some number of players and some mix of rulings. It is held against the
// start and against every position after a decision. A file here is a law of the kernel, or a few that look at the same thing. Two
// programs walk: [Walks] with seeded players, for whoever asks a finished program; and the machine in the tests, whose decisions are
// drawn by rapid, so that a game which breaks a law is found and shrunk.
//
// A broken law is told with the game that breaks it, as a record that can be judged, shown and replayed.
package properties

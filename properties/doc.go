// Package properties checks what must always hold: the laws that every game keeps because the kernel promises them, and a game's own,
// which it exports or which are in its room.
//
// A law watches a walk: a game played from its set-up, with some number of players and some mix of rulings. It is checked at the start
// and after every decision. A file here is a law of the kernel, or a few that look at the same thing. Two programs walk: [Walks] with
// seeded players, which a finished program can run; and the machine in the tests, whose decisions are drawn by rapid, so that a game that
// breaks a law is found and shrunk.
//
// A broken law is reported with the game that breaks it, as a record that can be judged, shown and replayed.
package properties

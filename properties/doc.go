// Package properties checks the laws that always apply: those that the kernel promises for every game, and each game's
// own. A game exports its laws, or they are in its room.
//
// A law watches a walk: a game played from its set-up, with some number of players and some mix of rulings. The law is
// checked at the start and after every decision. A file here has one law of the kernel, or a few about the same thing.
// Two programs walk: [Walks] with seeded players, for any program, and the machine in the tests. Rapid draws the
// decisions of the machine, finds a game that breaks a law, and shrinks that game.
//
// A broken law is reported with the game that breaks it, as a record that can be judged, shown and replayed.
package properties

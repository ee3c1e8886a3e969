// Package properties checks laws, which are statements that are always true: those of the kernel, which are
// promises about every game, and each game's own. A game exports its own laws, or they are in its package in
// this folder.
//
// A law is checked during a random game (a walk), which has some number of players and some mix of answers. The
// check takes place at the start and after every decision. Each file here has one law of the kernel, or a few
// about the same subject. [Walks] plays the games with seeded players, in any program. In the tests, rapid also
// draws the decisions of a state machine, finds a game that breaks a law, and shortens that game.
//
// The report of a broken law contains the game that breaks it, as a record to judge, show and replay.
package properties

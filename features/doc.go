// Package features knows what the rulebook says: its examples and clauses as scenarios in Gherkin that a player can read, the
// runner that holds an engine to them, and what of the rulebook they cover.
//
// A scenario speaks to an [engine.Subject] and to nothing else, so that the same files judge the games of this module and
// anybody's engine. Each game has a room here, a folder with its .feature files, its nouns and the blanks of its phrases; what all games
// say is in package step, which knows no game. A tag is a promise: a scenario tagged with a clause has to see that clause cited while it
// runs.
package features

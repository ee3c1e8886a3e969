// Package features says what the rulebook says: its examples and clauses are scenarios in Gherkin that a player can read. It has the
// runner that tests an engine with them, and knows how much of the rulebook they cover.
//
// A scenario speaks to an [engine.Subject] and to nothing else, so that the same files judge the games of this module and
// anybody's engine. Each game has a room here, a folder with its .feature files, its nouns and the blanks of its phrases; what all games
// share is in package step, which knows no game. A tag is a promise: while a scenario tagged with a clause runs, the engine has to cite
// that clause.
package features

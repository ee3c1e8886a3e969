// Package features has the rulebook as scenarios: examples and clauses in Gherkin that a player can read. Its runner
// tests an engine with them, and reports how much of the rulebook they cover.
//
// A scenario speaks only to an [engine.Subject], so that the same files judge the games of this module and any other
// engine. Each game has a room: a folder with its .feature files, its nouns and the blanks of its phrases. Package step
// knows no game and has the parts that all games share. A tag is a promise: while a scenario with the tag of a clause
// runs, the engine has to cite that clause.
package features

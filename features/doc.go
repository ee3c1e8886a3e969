// Package features contains the rulebooks as scenarios: examples and clauses in Gherkin that a player can read.
// The runner of the package tests an engine with the scenarios, and reports how much of a rulebook they cover.
//
// A scenario uses only the methods of [engine.Subject], so that the same files can test the games of this
// module and any other engine. Each game has a folder with its .feature files and a package with its phrases.
// Package step contains the parts that all games share. A tag is a promise: while a scenario with the tag of a
// clause runs, the engine must cite that clause.
package features

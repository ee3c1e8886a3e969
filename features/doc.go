// Package features is the rulebook as scenarios: its examples and clauses in Gherkin that a player can read. The package has the runner that
// tests an engine with them, and reports how much of the rulebook they cover.
//
// A scenario speaks to an [engine.Subject] and to nothing else, so that the same files judge the games of this module and
// any other engine. Each game has a room here, a folder with its .feature files, its nouns and the blanks of its phrases. Package step, which
// knows no game, has the parts that all games share. A tag is a promise: while a scenario tagged with a clause runs, the engine has to
// cite that clause.
package features

// Package features knows what the rulebook says: its examples and clauses as scenarios in Gherkin that a player can read, the
// words they are written in, the runner that holds an engine to them, and what of the rulebook they cover.
//
// A scenario speaks to an [engine.Subject] and to nothing else, so that the same files judge the games of this module and
// anybody's engine. A [phrase] is a step as people read it; every game shares the general ones, and each adds the nouns of
// its own table. A tag is a promise: a scenario tagged with a clause has to see that clause cited while it runs.
package features

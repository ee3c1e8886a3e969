// Package step contains the language of scenarios: the phrases that all games share, their effects, and the
// parts from which a game's own phrases are built.
//
// A [Phrase] is a step as people read it, with [Blanks] for its variable parts. The package of a game makes its
// phrases with [Saying], and its [Nouns] add them with their effects to a [Vocabulary]. A [World] is the state
// of one scenario: the table that the steps set up, and later the engine that plays. Given steps are collected
// until the first When or Then step begins the game. An error from [Errorf] is the scenario's own fault; any
// other error reports that the engine contradicts the scenario.
package step

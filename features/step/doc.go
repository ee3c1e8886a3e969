// Package step has the words of scenarios: the phrases that all games share, their effects, and the parts that the packages of the games
// are built from.
//
// A [Phrase] is a step as people read it, with [Blanks] for the variable parts. The package of a game makes its phrases with [Saying]. Its
// [Nouns] teach a [Vocabulary] the effect of each phrase in a [World]. A World is one scenario: the table as the steps set it up, and then
// the engine that plays. Steps with Given are collected until the first When or Then begins the game. An error made by [Errorf] is the
// scenario's own fault; any other error reports that the engine contradicts the scenario.
package step

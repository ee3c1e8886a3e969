// Package step has the words in which scenarios are written: the phrases that every game shares, what they do, and what the rooms of the
// games are built from.
//
// A [Phrase] is a step as people read it, with [Blanks] for what varies. A room makes its phrases with [Saying], and its [Nouns] teach a
// [Vocabulary] what each does in one scenario, which is a [World]: the table as the steps set it up, and then the engine that plays. What
// is given is collected until the first When or Then begins the game. An error made by [Errorf] is the scenario's own fault; any other says
// that the engine does not do what the scenario says.
package step

// Package price reads the measured effects of answers to open questions: the shares of games in which each changes the
// legal actions, the decisions or the winner, the change of the margin, and the effects of two answers together.
//
// cmd/lab/prices measures prices, in minutes: it plays games in pairs (see engine/pairs), one of each pair under the
// default answers. [File], next to the rulebook, has whole numbers: a test can measure the first games again and gets
// the same.
package price

// File is the name of the file with the prices of a game, next to its rulebook.
const File = "prices.tsv"

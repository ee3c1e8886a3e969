// Package price reads the measured effects of answers to open questions. For each answer and each kind of player, it
// reads the shares of games in which the answer changes the legal actions, the decisions or the winner, and the changes
// of means: the margin, the spread and the mean of the scores, the length, and the win of the seat that decides first.
// The package also reads the effects of two answers together. [Kind.Ranks] orders the answers by their effect.
//
// cmd/lab/prices measures the effects, in minutes. The program plays games in pairs (see
// engine/pairs), one game of each pair under the default answers. [File], next to the rulebook,
// contains whole numbers, so a test can measure the first games again and get the same numbers.
package price

// File is the name of the file with the measured effects of a game's answers, next to its rulebook.
const File = "prices.tsv"

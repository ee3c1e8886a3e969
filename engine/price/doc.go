// Package price knows what the answers to the open questions of a rulebook cost: in how many of many games each changes what may be done,
// what is done, who wins, and by how much the margin; and in how many games two answers together do something that neither does alone.
//
// cmd/lab/prices measures prices, in minutes: it plays the games in pairs (see engine/pairs), one of each under the answers that hold until
// somebody decides. Its numbers are kept next to the rulebook, in [File], and are whole: anybody can measure the first games again, and
// finds the same.
package price

// File is the name of the file with the prices of a game, beside its rulebook.
const File = "prices.tsv"

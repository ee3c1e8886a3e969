// Package knobs records where each setting matters: for every answer to an open question and for every
// figure of the components, a short game that ends differently once the setting has another value.
//
// cmd/lab/knobs finds the games, in minutes, and writes them to [File], next to the rulebook. A figure for
// which component files allow no other value, and a figure without any effect, are in the file with the reason.
package knobs

// File is the name of the file with the knobs of a game, next to its rulebook.
const File = "knobs.tsv"

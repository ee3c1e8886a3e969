// Package knobs records evidence that each setting has an effect. The settings are the answers to
// open questions and the figures of the components. The evidence is a short game that ends
// differently if the setting has another value.
//
// cmd/lab/knobs finds the games, in minutes, and writes them to [File], next to the rulebook. The
// file also lists figures for which component files allow no other value, and figures without any
// effect, each with the reason.
package knobs

// File is the name of the file with the knobs of a game, next to its rulebook.
const File = "knobs.tsv"

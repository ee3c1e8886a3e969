// Package knobs knows where each thing that can be set matters: for every answer to an open question and for every figure of the
// components, a short game that comes out differently once it is set to another value.
//
// cmd/lab/knobs looks for the games, in minutes, and writes what it finds to [File], next to the rulebook. A figure of which the reader of
// component files takes no other value, and a figure that matters nowhere, are in the file with the reason.
package knobs

// File is the name of the file with the knobs of a game, next to its rulebook.
const File = "knobs.tsv"

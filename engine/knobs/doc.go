// Package knobs knows where each thing that can be set matters: for every answer to an open question and for every figure of the
// components, a short game that comes out otherwise once it is set otherwise.
//
// A game is looked for by playing the same games under both values until they part (see engine/pairs), and is then shortened. That takes
// minutes, so that what was found is kept beside the rulebook, in [File], and is played again by a test. A figure of which the reader of
// component files takes no other value, and one that matters nowhere, are there with the reason.
package knobs

// File is the name of the file with the knobs of a game, beside its rulebook. ReasonsFile, beside it, gives the reason why a figure that
// can be set matters nowhere, by its field, in which a star stands for any part.
const (
	File        = "knobs.tsv"
	ReasonsFile = "silent.tsv"
)

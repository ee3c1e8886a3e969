// Package inference finds the answers to the open questions of a rulebook that an engine plays, by testing the engine.
//
// The package puts the engine into positions in which the answers give different results, and compares its
// behaviour with the game of this module under each answer. The result in a position may depend on several
// questions. The game of this module records the questions used at every step, so that all combinations of their
// remaining answers are tried in each position. An answer is struck out once no combination with it matches the
// engine. Another position may settle the rest, so that this is repeated until nothing more is struck out.
//
// If several answers to a question remain, nothing separates them, and the result gives the reason. A position where
// the engine does what no answer allows strikes out nothing: the engine may have a fault, which other tests find.
package inference

// Package inference finds out which answers to a rulebook's open questions an engine plays, by testing the engine.
//
// The package puts the engine into positions in which the answers give different results. The
// package compares the engine's behaviour with the game of this module under each answer. The
// result in a position may depend on several questions. The game of this module records the
// questions used at every step, and the package tries all combinations of their remaining answers.
// The package strikes out an answer if no combination with that answer matches the engine. Another
// position may rule out further answers, so the package continues until no answer is struck out any
// more.
//
// If several answers to a question remain, the result gives the reason. If no answer allows the engine's behaviour
// in a position, the package strikes nothing out: the engine may have a fault, which other tests find.
package inference

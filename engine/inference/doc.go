// Package inference finds the answers to the open questions of a rulebook that an engine plays, by testing the engine.
//
// The package puts the engine into positions in which the answers give different results, and compares its behaviour
// with the game of this module under each answer. The result in a position may depend on several questions. The game
// of this module records the questions used at every step, and the package tries all combinations of their remaining
// answers. It strikes out an answer once no combination with it matches the engine. Another position may settle the
// rest, so the package goes on until nothing more is struck out.
//
// If several answers to a question remain, the result gives the reason. If no answer allows the engine's behaviour in
// a position, nothing is struck out: the engine may have a fault, which other tests find.
package inference

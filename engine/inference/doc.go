// Package inference finds out which answers to the open questions of a rulebook an engine plays, by asking it.
//
// An engine is put into positions in which the answers come to different things, and what it does there is compared with what the game of
// this module does under each of them. Questions meet: what a position says of one may hang on the answer to another. The game of this
// module says which questions it has used at every step, so that for each position all the combinations of their answers are gone through
// that nothing speaks against yet; an answer is struck out once no combination with it does what the engine does. What one position leaves
// open another may settle, so that this is repeated until nothing more is struck out.
//
// A question of which several answers are left is one whose answers nothing tells apart; the reason is given. A position at which the
// engine does what none of the answers allow strikes out nothing: it may be a fault of the engine, which is for others to find.
package inference

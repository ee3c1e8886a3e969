// Package conformance says of an engine, clause by clause, whether it plays by a rulebook of this module. The engine may be written in any
// language: all that is asked of it is to be a [engine.Subject], and no more than it offers (see [engine.Offer]).
//
// It plays the pinned games and the precedents in lock-step with the game of this module, walks through games at random, beginning at
// positions too, and runs the scenarios. What can not be asked of an engine is counted as not applicable, and never as passed.
package conformance

// Package conformance reports, clause by clause, whether an engine plays by a rulebook of this module. The engine may
// be in any language: it only has to be an [engine.Subject], and to do no more than it offers (see [engine.Offer]).
//
// It plays the pinned games and the precedents in lock-step with the game of this module, plays random games, some from
// positions, and runs the scenarios. A trial that asks for more than the offer is not applicable, and never passed.
package conformance

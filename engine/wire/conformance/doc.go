// Package conformance reports, clause by clause, whether an engine plays by a rulebook of this module. The engine may
// be in any language: it only has to be an [engine.Subject], and to do no more than it offers (see [engine.Offer]).
//
// The package plays reference games, precedents and random games in lock-step with the game of this module, and
// runs the scenarios. Some random games begin at positions. A trial beyond the offer is not applicable, and
// never passed.
package conformance

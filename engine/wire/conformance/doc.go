// Package conformance tests whether an engine plays by a rulebook of this module, and reports the result clause
// by clause. The engine may be in any language. The engine only has to be an [engine.Subject] that states truly
// what it offers (see [engine.Offer]).
//
// The package plays reference games, precedents and random games at the same time on the engine and on the game
// of this module. The package also runs the scenarios. Some random games begin at positions. A trial beyond the
// offer is not applicable, and never counts as passed.
package conformance

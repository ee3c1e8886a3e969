// Package lawtest helps tests to show that laws notice faults: it breaks games on purpose. A broken
// game is a mutant, and a law that does not notice a mutant made for it guards nothing. A
// perturbation is a mutant that changes one field of a position; the package generates those.
package lawtest

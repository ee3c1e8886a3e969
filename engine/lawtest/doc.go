// Package lawtest helps tests to show that laws guard something: it breaks games on purpose. What is broken is called a mutant, and a law
// that does not notice a mutant made for it guards nothing. A perturbation is a mutant that changes one field of a position; nobody has to
// write it.
package lawtest

// Package lawtest breaks games on purpose, so that tests can show that laws notice faults. A broken game is a
// mutant, and a law that does not notice its own mutant is useless. A perturbation is a mutant that changes one
// field of a position; the package generates perturbations.
package lawtest

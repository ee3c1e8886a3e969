// Package lawtest helps tests to show that laws guard something: it breaks games on purpose. What is broken is called a mutant, and a law
// that does not notice a mutant made for it guards nothing.
package lawtest

// Package lawtest is for tests that show of laws that they guard something: it breaks games on purpose. What is broken is called a mutant,
// and a law that does not notice a mutant made for it guards nothing.
package lawtest

// Package lockstep plays one game on two engines, decision by decision, and reports where they
// differ. Both engines may come from outside this module. The package uses only [engine.Subject],
// and only the parts that both engines offer.
package lockstep

// Package lockstep plays one game on two engines, decision by decision, and reports where they differ. Both may
// come from outside this module: the package uses only [engine.Subject], and only the parts that both offer.
package lockstep

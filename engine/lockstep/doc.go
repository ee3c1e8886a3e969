// Package lockstep plays one game on two engines, decision by decision, and reports where they differ. Neither
// has to be of this module: the package only uses [engine.Subject], and only the parts that both offer.
package lockstep

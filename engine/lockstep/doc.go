// Package lockstep plays one game on two engines, decision by decision, and says where they differ. Neither need be of this module: all it
// knows of them is [engine.Subject], and it asks no more of either than both offer.
package lockstep

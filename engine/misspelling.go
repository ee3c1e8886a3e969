package engine

// MisspellingError is the error of [Notation].Parse for a misspelt text that means one action.
type MisspellingError struct {
	// Reason explains why the text is not accepted, such as "the markets are named in the order …".
	Reason string
	// Write is the accepted spelling; the action may be illegal now.
	Write string
}

// Error returns the reason and the accepted spelling.
func (e *MisspellingError) Error() string { return e.Reason + ": write " + e.Write }

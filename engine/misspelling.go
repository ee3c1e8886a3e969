package engine

// MisspellingError is the error of [Notation].Parse for a misspelt text that means one action.
type MisspellingError struct {
	// Reason explains why the text is not read, such as "the markets are named in the order …".
	Reason string
	// Write is the spelling that is read, legal now or not.
	Write string
}

// Error is the reason and the spelling.
func (e *MisspellingError) Error() string { return e.Reason + ": write " + e.Write }

//go:build !unix

package main

import "time"

var began = time.Now()

// spent returns the time since the program began, where the processor time is not known.
func spent() time.Duration { return time.Since(began) }

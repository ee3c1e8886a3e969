//go:build !(js && wasm)

package main

import (
	"fmt"
	"os"
)

// Elsewhere there is nobody to ask.
func main() {
	fmt.Fprintln(os.Stderr, "worker: this is the engine of a page, and runs in a browser: make desk")
	os.Exit(1)
}

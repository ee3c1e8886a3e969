//go:build !(js && wasm)

package main

import (
	"fmt"
	"os"
)

// Outside a browser there is no page to answer.
func main() {
	fmt.Fprintln(os.Stderr, "worker: this is the engine of a page, and runs in a browser: make desk")
	os.Exit(1)
}

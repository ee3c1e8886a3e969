// Generate writes the JSON Schema of a game's position documents into the folder of the game, where it is run by
//
//	//go:generate go run ../document/generate
package main

import (
	"fmt"
	"os"

	"github.com/yardstick-rules/yardstick/engine/document/schema"
)

func main() {
	text, err := schema.Of(os.DirFS("."))
	if err == nil {
		err = os.WriteFile(schema.File, text, 0o666)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

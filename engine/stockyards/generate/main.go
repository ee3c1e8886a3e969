// Generate writes the default components of Union Stockyards, as its component file prints them.
package main

import (
	"github.com/yardstick-rules/yardstick/engine/rulebook/literal"
	"github.com/yardstick-rules/yardstick/engine/stockyards/box"
)

func main() { literal.Main(box.Read) }

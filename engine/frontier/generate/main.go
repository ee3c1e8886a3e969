// Generate writes the default components of Frontier, as its component file prints them.
package main

import (
	"github.com/yardstick-rules/yardstick/engine/frontier/box"
	"github.com/yardstick-rules/yardstick/engine/rulebook/literal"
)

func main() { literal.Main(box.Read) }

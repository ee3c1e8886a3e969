// Generate writes the default components of Hell on Wheels, as its component file prints them.
package main

import (
	"github.com/yardstick-rules/yardstick/engine/hellonwheels/box"
	"github.com/yardstick-rules/yardstick/engine/rulebook/literal"
)

func main() { literal.Main(box.Read) }

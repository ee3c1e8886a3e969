package spelling_test

import (
	"fmt"

	"github.com/yardstick-rules/yardstick/engine/spelling"
)

// What differs in spelling alone is sure; anything else is a guess.
func ExampleSuggest() {
	known := []string{"draw deck", "draw discard", "buy coal-3 pay coal*3"}
	fmt.Println(spelling.Suggest("Buy coal_3 pay 3 coal", known))
	fmt.Println(spelling.Suggest("draw the deck", known))
	// Output:
	// buy coal-3 pay coal*3 true
	// draw deck false
}

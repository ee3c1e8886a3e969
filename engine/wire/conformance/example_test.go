package conformance_test

import (
	"fmt"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/wire/conformance"
)

// generous is an engine of one's own: the rules of this module, but for a point too many on the winner's score.
type generous struct{ engine.Local }

// Offer says that it tells who decides and the scores, and no more: nothing above that is asked.
func (g *generous) Offer() engine.Offer { return engine.Offer{Level: engine.Scores} }

// Turn gives the first player a point too many at the end of the game.
func (g *generous) Turn() (engine.Turn, error) {
	turn, err := g.Local.Turn()
	if len(turn.Winners) > 0 {
		turn.Scores = append([]int{}, turn.Scores...)
		turn.Scores[0]++
	}
	return turn, err
}

// Check is the whole suite in one call. In a test, conformance.Run(t, "yardmaster", open) has a subtest for each trial instead.
func ExampleCheck() {
	entry, err := games.Find("yardmaster")
	if err != nil {
		fmt.Println(err)
		return
	}
	err = conformance.Check("yardmaster", func() (engine.Subject, error) { return &generous{engine.Local{Game: entry.Game}}, nil })
	fmt.Println("conforms:", err == nil)
	for line := range strings.Lines(fmt.Sprint(err)) {
		if trial, what, _ := strings.Cut(line, ": "); strings.HasPrefix(what, "scores") && strings.HasPrefix(trial, "precedent") {
			fmt.Println(trial, "has another score")
			break
		}
	}
	// Output:
	// conforms: false
	// precedent final-score.golden has another score
}

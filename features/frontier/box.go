package frontier

import (
	"github.com/yardstick-rules/yardstick/engine/frontier"
	"github.com/yardstick-rules/yardstick/features/step"
)

// boxedThings lists the things to count: on the table if they lie there, or else in the list of the components.
var boxedThings = []step.Boxed[*nouns, *frontier.Position]{
	step.InBox("market card(s)", func(n *nouns, _ *frontier.Position) int { return len(n.parts().Markets) }),
	step.InBox("severity card(s)", func(n *nouns, _ *frontier.Position) int { return totalOf(n.parts().Severity[:]) }),
	step.InBox("town event disc(s)", func(_ *nouns, p *frontier.Position) int { return len(p.Discs) }),
	step.InBox("town status marker(s)", func(*nouns, *frontier.Position) int { return len(fields) }),
	step.InBox("railroad tile(s)", func(n *nouns, _ *frontier.Position) int { return len(n.tilesOf(0)) }),
	step.InBox("telegraph tile(s)", func(n *nouns, _ *frontier.Position) int { return len(n.tilesOf(1)) }),
	step.InBox("dice", func(n *nouns, _ *frontier.Position) int { return n.parts().Dice }),
	step.InBox("Industry card(s)", func(n *nouns, _ *frontier.Position) int {
		return len(grounds) * totalOf(n.parts().IndustryCards[:])
	}),
	step.InBox("mayor card(s)", func(_ *nouns, p *frontier.Position) int { return min(1, len(p.Mayor)) }),
}

// teachBox adds the checks of everything that is in the box.
func (n *nouns) teachBox(v *step.Vocabulary) {
	for _, of := range boxedThings {
		of.Teach(v, n, n.now)
	}
}

func totalOf(numbers []int) int {
	total := 0
	for _, k := range numbers {
		total += k
	}
	return total
}

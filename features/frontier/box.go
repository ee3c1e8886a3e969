package frontier

import (
	"github.com/yardstick-rules/yardstick/engine/frontier"
	"github.com/yardstick-rules/yardstick/features/step"
)

// boxed is a kind of thing that the box holds.
type boxed struct {
	things string
	said   step.Phrase
	// count counts on the table what lies there, and what never does in the list of the components.
	count func(*nouns, *frontier.Position) int
}

func inBox(things string, count func(*nouns, *frontier.Position) int) boxed {
	return boxed{things, say("there is/are <n> " + things + " in the game"), count}
}

var boxedThings = []boxed{
	inBox("market card(s)", func(n *nouns, _ *frontier.Position) int { return len(n.parts().Markets) }),
	inBox("severity card(s)", func(n *nouns, _ *frontier.Position) int { return totalOf(n.parts().Severity[:]) }),
	inBox("town event disc(s)", func(_ *nouns, p *frontier.Position) int { return len(p.Discs) }),
	inBox("town status marker(s)", func(*nouns, *frontier.Position) int { return len(fields) }),
	inBox("railroad tile(s)", func(n *nouns, _ *frontier.Position) int { return len(n.tilesOf(0)) }),
	inBox("telegraph tile(s)", func(n *nouns, _ *frontier.Position) int { return len(n.tilesOf(1)) }),
	inBox("dice", func(n *nouns, _ *frontier.Position) int { return n.parts().Dice }),
	inBox("Industry card(s)", func(n *nouns, _ *frontier.Position) int {
		return len(grounds) * totalOf(n.parts().IndustryCards[:])
	}),
	inBox("mayor card(s)", func(_ *nouns, p *frontier.Position) int { return min(1, len(p.Mayor)) }),
}

// teachBox adds what asks for everything that the box holds.
func (n *nouns) teachBox(v *step.Vocabulary) {
	for _, of := range boxedThings {
		v.Then(of.said, func(expected int) error {
			p, err := n.table()
			if err != nil {
				return err
			}
			return step.Equal("the number of "+of.things+" in the game", expected, of.count(n, p))
		})
	}
}

func totalOf(numbers []int) int {
	total := 0
	for _, k := range numbers {
		total += k
	}
	return total
}

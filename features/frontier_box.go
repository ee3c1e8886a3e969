package features

import "github.com/yardstick-rules/yardstick/engine/frontier"

// frontBoxed is a kind of thing that the box holds.
type frontBoxed struct {
	things string
	said   phrase
	// count counts on the table what lies there, and what never does in the list of the components.
	count func(*frontNouns, *frontier.Position) int
}

func inFrontBox(things string, count func(*frontNouns, *frontier.Position) int) frontBoxed {
	return frontBoxed{things, sayFront("there is/are <n> " + things + " in the game"), count}
}

var frontBox = []frontBoxed{
	inFrontBox("market card(s)", func(n *frontNouns, _ *frontier.Position) int { return len(n.parts().Markets) }),
	inFrontBox("severity card(s)", func(n *frontNouns, _ *frontier.Position) int { return totalOf(n.parts().Severity[:]) }),
	inFrontBox("town event disc(s)", func(_ *frontNouns, p *frontier.Position) int { return len(p.Discs) }),
	inFrontBox("town status marker(s)", func(*frontNouns, *frontier.Position) int { return len(frontFields) }),
	inFrontBox("railroad tile(s)", func(n *frontNouns, _ *frontier.Position) int { return len(n.tilesOf(0)) }),
	inFrontBox("telegraph tile(s)", func(n *frontNouns, _ *frontier.Position) int { return len(n.tilesOf(1)) }),
	inFrontBox("dice", func(n *frontNouns, _ *frontier.Position) int { return n.parts().Dice }),
	inFrontBox("Industry card(s)", func(n *frontNouns, _ *frontier.Position) int {
		return len(frontGrounds) * totalOf(n.parts().IndustryCards[:])
	}),
	inFrontBox("mayor card(s)", func(_ *frontNouns, p *frontier.Position) int { return min(1, len(p.Mayor)) }),
}

// teachBox adds what asks for everything that the box holds.
func (n *frontNouns) teachBox(v *vocabulary) {
	for _, of := range frontBox {
		v.then(of.said, func(expected int) error {
			p, err := n.table()
			if err != nil {
				return err
			}
			return equal("the number of "+of.things+" in the game", expected, of.count(n, p))
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

package stockyards

import (
	"slices"
	"strconv"

	"github.com/yardstick-rules/yardstick/engine/stockyards/box"
	"github.com/yardstick-rules/yardstick/features/step"
)

// The kinds of livestock, the meat values and the markets, each in the order of the rulebook.
var (
	kinds   = []string{"cattle", "hogs", "sheep"}
	meats   = []string{"beef", "pork", "lamb"}
	markets = []string{"boston", "bronx", "manhattan", "brooklyn", "philadelphia"}
	parties = map[string]string{"Republicans": "republican", "Democrats": "democratic"}
	spaces  = []string{
		"buy-land", "build", "advertise-national", "advertise-chicago", "branch", "wage-increase",
		"party", "campaign", "viaduct", "contract", "year-card",
	}
)

// contractWork and yearCardSpace are two of the spaces.
const (
	contractWork  = "contract"
	yearCardSpace = "year-card"
)

func buildingName(b *box.Building) string     { return b.Name }
func specialistName(s *box.Specialist) string { return s.Name }
func yearCardName(c *box.YearCard) string     { return c.Name }
func railName(r *box.RailToken) string        { return r.Name }
func locationName(l *box.Location) string     { return l.Name }

func (n *nouns) buildingWords() step.Words {
	return step.Words{What: "building card", Kinds: step.NamesOf(n.parts().Buildings[:], buildingName)}
}

func (n *nouns) specialistWords() step.Words {
	return step.Words{What: "specialist card", Kinds: step.NamesOf(n.parts().Specialists[:], specialistName)}
}

func (n *nouns) yearCardWords() step.Words {
	return step.Words{What: "year card", Kinds: step.NamesOf(n.parts().YearCards[:], yearCardName)}
}

func (n *nouns) railWords() step.Words {
	return step.Words{What: "railroad token", Kinds: step.NamesOf(n.parts().RailTokens[n.side()][:], railName)}
}

func (n *nouns) locationWords() step.Words {
	return step.Words{What: "start location", Kinds: step.NamesOf(n.parts().Locations[n.side()][:], locationName)}
}

func spaceWords() step.Words { return step.Words{What: "action space", Kinds: spaces} }

// building returns a building card by name; nil if there is none.
func (n *nouns) building(name string) *box.Building {
	return step.Named(n.parts().Buildings[:], name, buildingName)
}

// shapeOf returns the shape of a building card.
func (n *nouns) shapeOf(card *box.Building) box.Shape {
	return n.parts().Shapes[card.Shape]
}

// dollarsOf spells an amount.
func dollarsOf(amount int) string { return "$" + strconv.Itoa(amount) }

// inOrder sorts names by their order in a list.
func inOrder(names, order []string) []string {
	sorted := slices.Clone(names)
	slices.SortStableFunc(sorted, func(a, b string) int { return slices.Index(order, a) - slices.Index(order, b) })
	return sorted
}

package features

import (
	"slices"
	"strconv"

	"github.com/yardstick-rules/yardstick/engine/stockyards/box"
)

// The kinds of livestock, the meat values and the markets, each in the order of the rulebook.
var (
	stockKinds   = []string{"cattle", "hogs", "sheep"}
	stockMeats   = []string{"beef", "pork", "lamb"}
	stockMarkets = []string{"boston", "bronx", "manhattan", "brooklyn", "philadelphia"}
	stockParties = map[string]string{"Republicans": "republican", "Democrats": "democratic"}
	stockSpaces  = []string{
		"buy-land", "build", "advertise-national", "advertise-chicago", "branch", "wage-increase", "party", "campaign", "viaduct", "contract", "year-card",
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

func (n *stockNouns) buildingWords() words {
	return words{"building card", namesOf(n.parts().Buildings[:], buildingName)}
}

func (n *stockNouns) specialistWords() words {
	return words{"specialist card", namesOf(n.parts().Specialists[:], specialistName)}
}

func (n *stockNouns) yearCardWords() words {
	return words{"year card", namesOf(n.parts().YearCards[:], yearCardName)}
}

func (n *stockNouns) railWords() words {
	return words{"railroad token", namesOf(n.parts().RailTokens[n.side()][:], railName)}
}

func (n *stockNouns) locationWords() words {
	return words{"start location", namesOf(n.parts().Locations[n.side()][:], locationName)}
}

func spaceWords() words { return words{"action space", stockSpaces} }

// building is a building card by name; nil if there is none.
func (n *stockNouns) building(name string) *box.Building {
	parts := n.parts()
	for i := range parts.Buildings {
		if parts.Buildings[i].Name == name {
			return &parts.Buildings[i]
		}
	}
	return nil
}

// shapeOf is the shape of a building card.
func (n *stockNouns) shapeOf(card *box.Building) box.Shape {
	return n.parts().Shapes[card.Shape]
}

// dollarsOf spells an amount.
func dollarsOf(amount int) string { return "$" + strconv.Itoa(amount) }

// inOrder sorts names as they stand in a list.
func inOrder(names, order []string) []string {
	sorted := slices.Clone(names)
	slices.SortStableFunc(sorted, func(a, b string) int { return slices.Index(order, a) - slices.Index(order, b) })
	return sorted
}

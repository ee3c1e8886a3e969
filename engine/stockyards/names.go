package stockyards

import (
	"slices"

	"github.com/yardstick-rules/yardstick/engine/stockyards/box"
)

func buildingNames(p *box.Components) []string {
	names := make([]string, len(p.Buildings))
	for i := range names {
		names[i] = p.Buildings[i].Name
	}
	return names
}

func specialistNames(p *box.Components) []string {
	names := make([]string, len(p.Specialists))
	for i := range names {
		names[i] = p.Specialists[i].Name
	}
	return names
}

func yearCardNames(p *box.Components) []string {
	names := make([]string, len(p.YearCards))
	for i := range names {
		names[i] = p.YearCards[i].Name
	}
	return names
}

// siteNames returns the start locations of this side of the board, and then those that only the
// other side has. The latter are words of the game, but no plant is placed there (US-FINAL-12).
func siteNames(p *box.Components, side int) (names []string) {
	for _, locations := range [][]box.Location{p.Locations[side][:], p.Locations[1-side][:]} {
		for _, l := range locations {
			if l.Name != "" && !slices.Contains(names, l.Name) {
				names = append(names, l.Name)
			}
		}
	}
	return names
}

package box

import (
	"slices"

	"github.com/yardstick-rules/yardstick/engine/rulebook/source"
)

// origins decides whether an owner may replace a value, by the source of the printed value.
type origins struct{ printed *source.Printed }

// ownersRanges are the numbers that an owner may replace: their fields in components.yaml, with / for the dot, and
// the ranges that the program supports. The rulebook narrows some of the ranges later.
var ownersRanges = []struct {
	fields      string
	least, most int
}{
	{"setup/starting-brand/value", 0, mostBrand},
	{"setup/branch-houses-and-workers/*/by-players/*/houses", 1, 6},
	{"setup/branch-houses-and-workers/*/by-players/*/workers", 1, 4},
	{"price-tracks/*/*/*", 0, mostValue},
	{"meat-value-tracks/*/*", 0, mostValue},
	{"brand-track/max", 1, mostBrand},
	{"union-spirit-track/min/value", 0, 4},
	{"yards/*/capacity/*", 1, 12},
	{"livestock-pieces/*", 1, 12},
	{"money/*-dollar-coins", 0, 58},
	{"money/other-coins", 0, 58},
	{"money/worth-of-another", 1, mostWorth},
	{"money/total", 0, mostWorth * 58},
	{"action-spaces/*/spaces/*", 1, MostSpaces},
	{"action-spaces/buy-land/cost", 0, 20},
	{"land-ownership-card/*", 1, 4},
	{"slaughter-plant/squares", 1, mostPlant},
	{"packingtown/*/columns", 1, MostColumns},
	{"packingtown/*/rows", 1, MostRows},
	{"markets/*/spaces/*", 1, 12},
	{"building-cards/*/squares", 1, mostCells},
	{"*-cards/*/end", 0, 30},
	{"year-cards/*/spirit", -5, 5},
	{"low-morale-penalty/each", 1, 30},
}

// MostSpaces is the limit of workers on the spaces of one small action.
const MostSpaces = 6

const (
	mostBrand   = 30
	mostValue   = 99
	mostPlant   = len(Location{}.Squares)
	mostCells   = len(Shape{}.Cells)
	mostGrid    = 160 // squares
	mostGain    = 9
	mostArrival = 6
	mostIcons   = 4   // of a kind on a card
	mostWorth   = 100 // dollars, of a money token
	mostTitle   = 40
)

func (o origins) varies(field string) (least, most int, ok bool) {
	for _, n := range ownersRanges {
		if source.Fits(n.fields, field) {
			return n.least, n.most, o.printed.MayDiffer(field)
		}
	}
	return 0, 0, false
}

// ownersTables are the tables and texts that an owner may replace as a whole.
var ownersTables = []string{
	"price-tracks/*/*/bands",
	"brand-track/thresholds",
	"packingtown/*/start-locations",
	"packingtown/*/locations-by-players/*",
	"packingtown/*/railroad-tokens/*/edge",
	"packingtown/*/railroad-tokens/*/touches",
	"markets/*/benefit",
	"building-colours/colours",
	"shapes",
	"building-cards/*/title",
	"building-cards/*/deck",
	"building-cards/*/two-player",
	"building-cards/*/colour",
	"building-cards/*/shape",
	"building-cards/*/immediate",
	"building-cards/*/icons",
	"specialist-cards/*/title",
	"specialist-cards/*/needs",
	"specialist-cards/*/immediate",
}

// table reports whether an owner may replace a table. Two tables are read although an owner may not choose their
// values: the colour of the Hair Factory, whose name may change, and the benefit of Brooklyn, which an owner may
// read off the board again.
func (o origins) table(field string) bool {
	fits := func(fields string) bool { return source.Fits(fields, field) }
	return slices.ContainsFunc(ownersTables, fits) &&
		(o.printed.MayDiffer(field) || fits("building-cards/*/colour") || fits("markets/brooklyn/benefit"))
}

// fixed returns the reason why a value cannot be replaced.
func (o origins) fixed(field string) string {
	for _, f := range o.printed.Book.Under(field) {
		switch f.From {
		case "printed":
			return ", which is printed"
		case "derived":
			return ", which is derived: " + f.How
		}
	}
	if field == "setup.union-spirit-start.value" {
		return "; the ruling spirit-start decides it"
	}
	return ", the name that records use"
}

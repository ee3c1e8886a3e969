package frontier

import (
	"slices"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/frontier"
	"github.com/yardstick-rules/yardstick/engine/frontier/box"
)

// buildRows are about development and about buildings.
func buildRows() []row {
	return []row{
		when("develop with no face-up tile", frontier.Setup11, func(a *attempt) bool {
			line := a.word(0)
			if a.does("tycoon") {
				c := a.character(a.word(0))
				if c.Active.Kind != box.EffectDevelop {
					return false
				}
				line = c.Active.Line.String()
			} else if !a.does("develop") {
				return false
			}
			return a.faceUp(line) == ""
		}),
		citing("track off grass and plain, or off the shortest way", func(a *attempt) engine.Clause {
			switch {
			case a.by != a.w.Actor || a.doc.Decision != "track" || !a.is("track") || a.listed():
			case !a.flat(at(a.word(0))):
				return frontier.Rail03
			default:
				return frontier.Rail02
			}
			return ""
		}),
		when("a second public building in a turn", frontier.Gen18, func(a *attempt) bool {
			public, _ := a.built(a.word(0))
			return a.does("build") && public != nil && a.second("public")
		}),
		citing("a second building of an industry in a turn", func(a *attempt) engine.Clause {
			if _, work := a.built(a.word(0)); a.does("build") && work != nil && a.second(box.IndustryNames[work.Industry]) {
				return [...]engine.Clause{frontier.Lum02, frontier.Min06, frontier.Ran04}[work.Industry]
			}
			return ""
		}),
		when("a public building with no tile left", frontier.Comp15, func(a *attempt) bool {
			public := a.raised()
			return public != nil && a.tilesLeft(public.Name) == 0 || a.buysHouse() && a.tilesLeft("wooden-house") == 0
		}),
		when("a public building away from the town", frontier.Gen19, func(a *attempt) bool {
			return a.raised() != nil && !a.byTown(a.spot())
		}),
		when("a public building next to an industry building", frontier.Gen20, func(a *attempt) bool {
			public := a.raised()
			if public == nil || a.ruled("public-next-to-industry", "town-may-grow") {
				return false
			}
			near := sides(a.spot())
			if public.Name != "wooden-house" || !a.ruled("housing-corners", "sides-only") {
				near = append(near, corners(a.spot())...)
			}
			return slices.ContainsFunc(near, a.industrial)
		}),
		citing("a public building on forest, mountain or water, a steamboat on land", func(a *attempt) engine.Clause {
			public := a.raised()
			if public == nil {
				return ""
			}
			switch g := a.ground(a.spot()); {
			case public.River && g != box.River:
				return frontier.Card11
			case !public.River && (g == box.River || g == box.Nowhere || !a.parts.TownTerrain[g]):
				return frontier.Gen19
			}
			return ""
		}),
		citing("an industry building next to the town", func(a *attempt) engine.Clause {
			work := a.placed()
			if work == nil || !a.byTown(a.spot()) {
				return ""
			}
			return besideClauses[work.Industry][work.Level-1]
		}),
		citing("an industry building on the wrong terrain", func(a *attempt) engine.Clause {
			work := a.placed()
			if work == nil || a.is("new-deposit") || slices.Contains(a.grounds(work), a.spot()) {
				return ""
			}
			return terrainClauses[work.Name]
		}),
		when("building without the logs it asks for", frontier.Setup03, func(a *attempt) bool {
			if a.buysHouse() {
				return a.me.Stock["log"] < a.parts.Public(box.WoodenHouse).Logs
			}
			public, work := a.built(a.word(0))
			return a.does("build") && (public != nil && a.me.Stock["log"] < public.Logs || work != nil && a.me.Stock["log"] < work.Logs)
		}),
		when("building on a space that is not free", frontier.Setup03, func(a *attempt) bool {
			work := a.placed()
			over := work != nil && work.Where == box.WhereOwnDepleted && a.overDepleted(a.spot())
			return (a.raised() != nil || work != nil) && !over && a.taken(a.spot())
		}),
	}
}

// besideClauses keep industry buildings away from the town, by industry and level; terrainClauses say where each of them stands.
var besideClauses = [box.Industries][3]engine.Clause{{frontier.Lum13, frontier.Lum19, frontier.Lum19},
	{frontier.Min16, frontier.Min24, frontier.Min33}, {frontier.Ran05, frontier.Ran05, frontier.Ran05}}

var terrainClauses = map[string]engine.Clause{"camp": frontier.Lum02, "sawmill": frontier.Lum19, "dam": frontier.Lum27,
	"log-boom": frontier.Lum27, "panning": frontier.Min06, "mine-gold": frontier.Min28, "mine-silver": frontier.Min28,
	"deep-mine-gold": frontier.Min28, "deep-mine-silver": frontier.Min28, "mining-dam": frontier.Min36, "canal": frontier.Min36,
	"farmstead": frontier.Ran04, "enclosure": frontier.Ran31, "wind-pump": frontier.Ran09, "horse-stable": frontier.Ran09,
	"donkey-stable": frontier.Ran09, "mule-stable": frontier.Ran09, "ox-stable": frontier.Ran09}

// second reports whether something of its sort was built this turn.
func (a *attempt) second(sort string) bool {
	return a.doc.Open != nil && slices.Contains(a.doc.Open.Built, sort) && !a.ruled("building-count", "any-number")
}

// raised is the public building that the action puts on the map, bought or by a tycoon; placed the industry building; spot is where.
func (a *attempt) raised() *box.PublicBuilding {
	switch {
	case a.does("build"):
		public, _ := a.built(a.word(0))
		return public
	case a.does("tycoon"):
		if c := a.character(a.word(0)); c.Active.Kind == box.EffectBuild {
			return a.parts.Public(c.Active.Building)
		}
	}
	return nil
}

func (a *attempt) placed() *box.Work {
	switch {
	case a.does("build"):
		if _, work := a.built(a.word(0)); work != nil && work.Where != box.WhereOffBoard {
			return work
		}
	case a.lays():
		return a.parts.Work(box.Panning)
	}
	return nil
}

func (a *attempt) spot() spot {
	if len(a.words) == 0 || len(a.last()) != len("a1") {
		return spot{-9, -9} // no space is named
	}
	return at(a.last())
}

// tilesLeft are the tiles of a public building that are not on the map.
func (a *attempt) tilesLeft(kind string) int {
	if n, said := a.doc.Tiles[kind]; said {
		return n
	}
	n := a.parts.Copies
	for _, piece := range a.doc.Town {
		if piece.Kind == kind && (piece.Owner != "" || piece.Tycoon != "") { // an old tent is nobody's
			n--
		}
	}
	return n
}

// industrial reports whether an industry building is on a space.
func (a *attempt) industrial(s spot) bool {
	return a.ground(s) != box.Nowhere && a.doc.Works[spell(s)] != nil
}

// taken reports whether a space is not free.
func (a *attempt) taken(s spot) bool {
	for _, n := range a.doc.Cattle[spell(s)] {
		if n > 0 {
			return true
		}
	}
	return a.piece[s] != "" || a.rail[s]
}

// dryLand reports whether a space is land.
func (a *attempt) dryLand(s spot) bool {
	g := a.ground(s)
	return g.Land()
}

// overDepleted reports whether an own deposit lies there that is depleted and has no cubes.
func (a *attempt) overDepleted(s spot) bool {
	if a.ground(s) == box.Nowhere {
		return false
	}
	d := a.deposit(spell(s))
	return d != nil && a.work(spell(s)).Owner == a.me.Name && d.Depleted && d.Cubes == 0
}

// grounds are the spaces of the right kind for an industry building, free or not.
func (a *attempt) grounds(w *box.Work) []spot {
	return slices.DeleteFunc(a.spaces(), func(s spot) bool { return !a.suits(w, s) })
}

func (a *attempt) suits(w *box.Work, s spot) bool {
	g := a.ground(s)
	field := g == box.Grass || g == box.Plain
	beside := func(kinds ...string) bool {
		return slices.ContainsFunc(sides(s), func(next spot) bool {
			return a.industrial(next) && a.work(spell(next)).Owner == a.me.Name && slices.Contains(kinds, a.work(spell(next)).Kind)
		})
	}
	ranch := []string{"farmstead"}
	if a.ruled("ranch-adjacent", "own-structures") {
		ranch = append(ranch, "wind-pump", "enclosure", "horse-stable", "donkey-stable", "mule-stable", "ox-stable")
	}
	switch w.Where {
	case box.WhereForestByRiver:
		return g == box.Forest && a.basinBeside(s) != ""
	case box.WhereLand:
		return a.dryLand(s)
	case box.WhereWater:
		return g == box.River || g == box.Stream
	case box.WhereByWater:
		return slices.Contains(a.byWater(), s)
	case box.WhereOwnDepleted:
		return a.overDepleted(s) || a.dryLand(s) && a.ruled("mine-place", "also-free-land")
	case box.WhereByOwnDamOrCanal:
		return a.dryLand(s) && beside("mining-dam", "canal")
	case box.WhereGrassOrPlain:
		return field
	case box.WhereByOwnFarmstead:
		return field && beside(ranch...)
	case box.WhereGrassByOwnFarmstead:
		return g == box.Grass && beside(ranch...)
	}
	return false
}

package frontier

import (
	"slices"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/frontier"
	"github.com/yardstick-rules/yardstick/engine/frontier/box"
)

// siteRows are about deposits and dice.
func siteRows() []row {
	return []row{
		when("pan on a depleted deposit", frontier.Min21, func(a *attempt) bool {
			d := a.deposit(a.word(0))
			return a.does("pan") && d != nil && d.Depleted
		}),
		citing("extra dice without tools; more than twelve dice", func(a *attempt) engine.Clause {
			free := a.parts.DicePerPan
			if a.ruled("dice-count", "one-per-worker") {
				free = 1
			}
			switch {
			case !a.does("pan"):
			case a.number(1)*a.parts.GrubstakeTools > a.me.Stock["tool"]:
				return frontier.Min12
			case free+a.number(1) > a.parts.Dice:
				return frontier.Comp20
			}
			return ""
		}),
		citing("assign to a deposit without an active worker, or of a number that was not thrown", func(a *attempt) engine.Clause {
			d := a.deposit(a.word(1))
			switch {
			case !a.plays("assign"):
			case d == nil || !d.Active || a.work(a.word(1)).Owner != a.me.Name:
				return frontier.Min20
			case !a.thrown():
				return frontier.Min09
			}
			return ""
		}),
		when("improve beyond 1 or 6", frontier.Min18, func(a *attempt) bool {
			if !a.plays("improve") {
				return false
			}
			to := map[string]int{"up": a.number(0) + 1, "down": a.number(0) - 1, "to": a.number(2)}[a.word(1)]
			return to < 1 || to > a.parts.DieFaces || to == a.number(0)
		}),
		when("new-deposit away from water", frontier.Min06, func(a *attempt) bool {
			return a.lays() && !slices.Contains(a.byWater(), at(a.word(0)))
		}),
		when("haul of more than lies there, or of two without an animal", frontier.Min23, func(a *attempt) bool {
			d := a.deposit(a.word(0))
			carries := a.parts.HaulCubes
			for g := box.Horse; g <= box.Ox; g++ {
				if box.GoodNames[g] == a.word(1) {
					carries += a.parts.HaulAnimals[g]
				}
			}
			return a.does("haul") && d != nil && d.Cubes < carries
		}),
	}
}

// plays reports whether it is an action with dice that were thrown, lays whether it lays a new deposit.
func (a *attempt) plays(verb string) bool {
	return a.doc.Decision == "dice" && a.by == a.w.Actor && a.is(verb)
}
func (a *attempt) lays() bool {
	return a.doc.Decision == "new-deposit" && a.by == a.w.Actor && a.is("new-deposit")
}

// thrown reports whether a die shows the number of the action.
func (a *attempt) thrown() bool { return a.doc.Open.Dice[a.word(0)] > 0 }

// byWater are the land spaces beside river, stream or an own canal.
func (a *attempt) byWater() []spot {
	return slices.DeleteFunc(a.spaces(), func(s spot) bool {
		return !a.dryLand(s) || !slices.ContainsFunc(sides(s), func(w spot) bool {
			g := a.ground(w)
			return g == box.River || g == box.Stream || g != box.Nowhere && a.own(spell(w), "canal")
		})
	})
}

// herdRows are about cattle.
func herdRows() []row {
	return []row{
		when("a drive over more than three steps", frontier.Ran08, func(a *attempt) bool {
			return a.does("drive-cattle") && !a.allowsDrive() && a.distance() > a.longest()
		}),
		when("a drive that ends on a building, a drought piece or anything but grass, or leaves grass", frontier.Ran10, func(a *attempt) bool {
			return a.does("drive-cattle") && !a.allowsDrive() && a.distance() <= a.longest() && !a.ontoFence() && !a.past()
		}),
		when("a drive past two buildings", frontier.Lum16, func(a *attempt) bool {
			return a.does("drive-cattle") && !a.allowsDrive() && a.distance() <= a.longest() && a.past()
		}),
		when("a drive without a horse", frontier.Start11, func(a *attempt) bool {
			return a.does("drive-cattle") && !a.ruled("drive-horse", "worker-only") && a.ready(a.me, "horse") < 1
		}),
		when("breed where all own cattle were driven", frontier.Ran12, func(a *attempt) bool {
			if !a.does("breed") {
				return false
			}
			if a.ruled("breed", "nobody-drove") {
				return a.doc.Open != nil && a.doc.Open.Drove
			}
			n := a.doc.Cattle[a.word(0)][a.me.Name]
			return n > 0 && a.doc.Driven[a.word(0)][a.me.Name] >= n
		}),
		citing("stable with a yield of 0, or full", func(a *attempt) engine.Clause {
			piece := a.work(a.word(0))
			g := stabled(piece.Kind)
			switch {
			case !a.does("stable") || g == box.NoGood:
			case a.yields(g) == 0:
				return [...]engine.Clause{frontier.Ran26, frontier.Ran27, frontier.Ran28, frontier.Ran29}[g-box.Horse]
			case a.fills(piece, 1):
				return frontier.Ran30
			}
			return ""
		}),
		citing("rustle or defend without pairs", func(a *attempt) engine.Clause {
			switch k := a.number(0); {
			case a.does("rustle") && (k > a.ready(a.me, "horse") || k > a.me.Stock["gun"]):
				return frontier.Ran35
			case a.doc.Decision == "defend" && a.by == a.w.Actor && a.is("defend") && !a.listed():
				return frontier.Ran37
			}
			return ""
		}),
		when("rail-drive without a connected train, or away from its line", frontier.Ran38, func(a *attempt) bool {
			if !a.does("rail-drive") {
				return false
			}
			near, connected := a.alongside(true)
			return !connected || !a.ruled("rail-drive", "any-grass") && !near[at(a.word(2))]
		}),
	}
}

// longest is how many spaces a drive goes, distance how far the two spaces of one are from each other.
func (a *attempt) longest() int {
	if a.ruled("drive-length", "one") {
		return 1
	}
	return a.parts.DriveSpaces
}

func (a *attempt) distance() int {
	from, to := at(a.word(0)), at(a.word(2))
	if a.ruled("drive-direction", "eight-ways") {
		return max(from.col-to.col, to.col-from.col, from.row-to.row, to.row-from.row)
	}
	return apart(from, to)
}

// allowsDrive reports whether a drive finds a way, past whether it would if it could pass any number of pieces.
func (a *attempt) allowsDrive() bool {
	skips := a.parts.SkipBuildings
	if a.ruled("skip-building", "any") {
		skips = a.longest()
	}
	return a.driven(at(a.word(0)), a.longest(), skips)[at(a.word(2))]
}
func (a *attempt) past() bool {
	return a.driven(at(a.word(0)), a.longest(), a.longest())[at(a.word(2))]
}

// ontoFence reports whether a drive ends on an enclosure.
func (a *attempt) ontoFence() bool { return a.work(a.word(2)).Kind == "enclosure" }

// yields is what a stable of a kind of animal yields.
func (a *attempt) yields(g box.Good) int {
	n := 1 << 10
	for i, per := range a.parts.Yields[g-box.Horse].Per {
		if per > 0 {
			n = min(n, a.all(box.Good(i))/per)
		}
	}
	return n
}

// all are the animals of a kind that a player has, used or not.
func (a *attempt) all(g box.Good) int {
	name := box.GoodNames[g]
	n := a.me.Animals[name]
	if g == box.Cattle {
		for _, herd := range a.doc.Cattle {
			n += herd[a.me.Name]
		}
	}
	for _, piece := range a.doc.Works {
		if piece.Owner == a.me.Name && (piece.Kind == name+"-stable" || g == box.Cattle && piece.Kind == "enclosure") {
			n += piece.Animals
		}
	}
	return n
}

// fills reports whether a ranching building has no room for so many more.
func (a *attempt) fills(piece frontier.WorkPiece, more int) bool {
	_, work := a.built(piece.Kind)
	return work != nil && piece.Animals+more > work.Holds
}

// alongside are the spaces beside the lines of all trains, or of those that are connected, and whether one is.
func (a *attempt) alongside(connected bool) (near map[spot]bool, any bool) {
	near = map[spot]bool{}
	for _, line := range a.doc.Trains {
		any = any || line.Connected
		if connected && !line.Connected {
			continue
		}
		for _, name := range append([]string{line.First}, line.Track...) {
			for _, s := range sides(at(name)) {
				near[s] = true
			}
		}
	}
	return near, any
}

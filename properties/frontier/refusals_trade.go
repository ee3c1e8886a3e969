package frontier

import (
	"slices"
	"strconv"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/frontier"
	"github.com/yardstick-rules/yardstick/engine/frontier/box"
)

// tradeRows are about markets, trains and animals, and about what is chosen once.
func tradeRows() []row {
	return []row{
		when("selling or buying on a card that is not open, or a good it does not have", frontier.Gen12, func(a *attempt) bool {
			if !a.does("sell", "buy") || a.is("sell") && a.good() == box.Dairy && !a.refrigerated() {
				return false
			}
			m := a.market()
			if a.is("sell") && m.Sells[a.good()] == 0 || a.is("buy") && m.Costs[a.good()] == 0 {
				return true
			}
			alone := m.Kind == box.MarketTrain && a.is("sell") && (a.good() == box.Cattle || a.good() == box.Meat)
			return !alone && !a.openCard()
		}),
		when("selling what is not in stock", frontier.Gen13, func(a *attempt) bool {
			return a.does("sell") && a.good() < box.Cattle && (!a.good().Stocked() || a.me.Stock[box.GoodNames[a.good()]] < a.count())
		}),
		when("selling range cattle away from the line", frontier.Ran18, func(a *attempt) bool {
			if !a.does("sell") || a.good() != box.Cattle {
				return false
			}
			near, _ := a.lines()
			return !near[at(a.word(3))]
		}),
		when("selling from an enclosure to a train that is neither connected nor beside it", frontier.Ran18, func(a *attempt) bool {
			if !a.fenced() {
				return false
			}
			near, connected := a.lines()
			return a.good() == box.Meat && a.ruled("enclosure", "drive-first") ||
				(a.market().Kind == box.MarketTrain || a.refrigerated()) && !connected && !near[at(a.word(3))]
		}),
		when("selling enclosure cattle bought this round", frontier.Ran45, func(a *attempt) bool {
			piece := a.work(a.word(3))
			return a.fenced() && a.count() <= piece.Animals-piece.Dairy && a.count() > piece.Animals-piece.Dairy-piece.Bought
		}),
		when("selling dairy twice in a round from one animal", frontier.Round02, func(a *attempt) bool {
			piece := a.work(a.word(3))
			return a.fenced() && a.count() <= piece.Animals && a.count() > piece.Animals-piece.Dairy
		}),
		when("selling dairy to another card than the own train's", frontier.Ran43, func(a *attempt) bool {
			return a.does("sell") && a.good() == box.Dairy && !a.refrigerated()
		}),
		when("a second own train", frontier.Ran41, func(a *attempt) bool {
			return a.does("build") && a.word(0) == "own-train" && a.me.OwnTrain
		}),
		when("using another player's own train", frontier.Ran42, func(a *attempt) bool {
			return a.does("sell", "buy") && a.refrigerated() && !a.me.OwnTrain
		}),
		when("moving range cattle onto an enclosure", frontier.Ran34, func(a *attempt) bool {
			return a.does("drive-cattle") && !a.allowsDrive() && a.ontoFence() || a.does("rail-drive") && a.ontoFence()
		}),
		citing("a fourth animal on a card, or on a ranching building", func(a *attempt) engine.Clause {
			piece := a.work(a.word(0))
			switch {
			case a.does("buy") && a.good().Animal() && a.beasts() < a.count(), a.gains() && a.beasts() < 1:
				return frontier.Lum15
			case a.does("buy") && a.good() == box.Meat && a.own(a.word(3), "enclosure") && a.fills(a.work(a.word(3)), a.count()),
				a.does("breed") && a.own(a.word(0), "enclosure") && a.fills(piece, 1):
				return frontier.Ran30
			}
			return ""
		}),
		when("buying range cattle away from the own farmstead", frontier.Ran09, func(a *attempt) bool {
			return a.does("buy") && a.good() == box.Cattle && !(a.pasture(at(a.word(3))) && a.byFarmstead(at(a.word(3))))
		}),
		when("a promise of another size, or on a field the cube does not cover", frontier.Gen05, func(a *attempt) bool {
			return a.chooses("promise", "promise")
		}),
		citing("upgrade past level IV, of an industry not held, or to a level IV card already taken; add of an industry held",
			func(a *attempt) engine.Clause {
				if a.by != a.w.Actor || a.doc.Decision != "upgrade" || a.listed() {
					return ""
				}
				switch level := a.me.Industries[a.word(0)]; {
				case a.is("upgrade") && (level == 0 || level == len(a.parts.IndustryCards)), a.is("add") && level > 0:
					return frontier.Round31
				case a.is("upgrade") && level == len(a.parts.IndustryCards)-1:
					return frontier.Comp04
				}
				return frontier.Comp03
			}),
		when("an industry with no card of it left", frontier.Comp03, func(a *attempt) bool { return a.chooses("industry", "industry") }),
		citing("a piece of the founding, a train or a first building elsewhere", func(a *attempt) engine.Clause {
			if a.by != a.w.Actor || a.listed() || !a.among() {
				return ""
			}
			return a.spotClause()
		}),
		when("keeping a goal that was not dealt", frontier.Setup15, func(a *attempt) bool { return a.chooses("keep-goal", "keep") }),
	}
}

// otherRows are what the table does not name.
func otherRows() []row {
	return []row{
		when("what belongs to another step, in a turn", frontier.Round19, func(a *attempt) bool {
			return a.turn && !slices.Contains(ofTurn, a.verb)
		}),
		when("a second development in a turn, under a ruling", frontier.Gen07, func(a *attempt) bool {
			return a.does("develop") && a.ruled("development-count", "one-a-turn") && a.doc.Open != nil && a.doc.Open.Developed
		}),
		when("a camp that is not there", frontier.Lum05, func(a *attempt) bool {
			return a.does("cut") && a.work(a.word(2)).Kind != "camp"
		}),
		when("a deposit that is not there", frontier.Min07, func(a *attempt) bool {
			return a.does("pan", "haul") && a.deposit(a.word(0)) == nil
		}),
		when("a die that shows another number", frontier.Min09, func(a *attempt) bool { return a.plays("improve") && !a.thrown() }),
		when("a die on a depleted deposit", frontier.Min21, func(a *attempt) bool {
			return a.plays("assign") && a.deposit(a.word(1)).Depleted
		}),
		when("a stable that is not there", frontier.Ran25, func(a *attempt) bool {
			return a.does("stable") && stabled(a.work(a.word(0)).Kind) == box.NoGood
		}),
		when("breeding on a dry space", frontier.Ran12, func(a *attempt) bool {
			return a.does("breed") && a.dry[at(a.word(0))] && a.work(a.word(0)).Kind != "enclosure" && a.herd()
		}),
		when("free cattle or a drive by rail to where no cattle can stand", frontier.Ran10, func(a *attempt) bool {
			if a.does("rail-drive") {
				return !a.pasture(at(a.word(2))) || a.strange(at(a.word(2))) || a.word(0) == a.word(2)
			}
			return a.does("rustle") && !a.grazes(a.word(2))
		}),
		citing("cattle that are not the player's", func(a *attempt) engine.Clause {
			piece := a.work(a.pen())
			switch {
			case a.pen() == "" || a.does("buy") && a.good() != box.Meat:
			case a.does("sell", "buy") && a.good() != box.Cattle && piece.Kind != "enclosure":
				return frontier.Ran33
			case piece.Kind == "enclosure" && piece.Owner != a.me.Name && !(a.does("sell") && a.good() == box.Cattle):
				return frontier.Round26
			case !a.does("buy") && !a.herd():
				return map[string]engine.Clause{"drive-cattle": frontier.Ran08, "breed": frontier.Ran11, "rail-drive": frontier.Ran38,
					"sell": frontier.Ran18}[a.verb]
			}
			return ""
		}),
		when("a card that is not held", frontier.Char02, func(a *attempt) bool {
			c := a.word(0)
			return a.does("assist") && (!slices.Contains(a.me.Characters, c) || a.character(c).Rank != box.RankAssistant)
		}),
		when("a train of one's own on the map", frontier.Ran41, func(a *attempt) bool {
			return a.does("build") && a.word(0) == "own-train" && len(a.words) > 1
		}),
		when("a house where no tent is", frontier.Round34, func(a *attempt) bool {
			return a.doc.Decision == "house" && a.by == a.w.Actor && a.is("house") && a.piece[at(a.word(0))] != "tent"
		}),
	}
}

// chooses reports whether the action has the form of the open choice and is none of the choices.
func (a *attempt) chooses(decision, verb string) bool {
	return a.by == a.w.Actor && a.doc.Decision == decision && a.is(verb) && !a.listed()
}

// good and count are what is traded, market is the card.
func (a *attempt) good() box.Good {
	name, _, _ := strings.Cut(a.word(0), "*")
	return box.Good(slices.Index(box.GoodNames[:], name))
}

func (a *attempt) count() int {
	_, k, _ := strings.Cut(a.word(0), "*")
	n, _ := strconv.Atoi(k)
	return n
}

func (a *attempt) market() *box.Market {
	i := slices.IndexFunc(a.parts.Markets[:], func(m box.Market) bool { return m.Name == a.word(1) })
	return &a.parts.Markets[i]
}

func (a *attempt) refrigerated() bool { return a.market().Kind == box.MarketOwnTrain }

// cubed reports whether the good takes cubes.
func (a *attempt) cubed() bool { return a.good() != box.Tool && a.good() != box.Gun }

// askedFor is the price of a piece; the first cattle cost more.
func (a *attempt) askedFor(g box.Good) int {
	price := a.market().Costs[g]
	if price > 0 && (g == box.Cattle || g == box.Meat) && a.all(box.Cattle) == 0 {
		price += a.parts.NoneLeft[g]
	}
	return price
}

// openCard reports whether the market card can be used.
func (a *attempt) openCard() bool {
	switch m := a.market(); m.Kind {
	case box.MarketBoat:
		return !a.ruled("port", "steamboat") || a.stands("steamboat")
	case box.MarketTrain:
		line := a.doc.Trains[box.TrainNames[m.Train]]
		return a.ruled("market-access", "always-open") || line != nil && line.Connected
	}
	return true
}

// lines are the spaces beside the lines by which a card deals in cattle, and whether one of the trains is connected.
func (a *attempt) lines() (near map[spot]bool, connected bool) {
	near = map[spot]bool{}
	connected = a.ruled("market-access", "always-open")
	for colour, line := range a.doc.Trains {
		if m := a.market(); m.Kind == box.MarketTrain && box.TrainNames[m.Train] != colour {
			continue
		}
		connected = connected || line.Connected
		stops := append([]string{line.First}, line.Track...)
		switch {
		case a.ruled("cattle-sale", "station-only") && !line.Connected:
			stops = nil
		case a.ruled("cattle-sale", "station-only", "railhead-only"):
			stops = stops[len(stops)-1:]
		}
		for _, name := range stops {
			for _, s := range sides(at(name)) {
				near[s] = true
			}
		}
	}
	return near, connected
}

// fenced reports whether meat or dairy of an own enclosure is sold on a card that may deal in it.
func (a *attempt) fenced() bool {
	return a.does("sell") && (a.good() == box.Meat || a.good() == box.Dairy) && a.own(a.word(3), "enclosure")
}

// herd reports whether the player has as many cattle on the space as the action takes.
func (a *attempt) herd() bool {
	n, needs := a.doc.Cattle[a.pen()][a.me.Name], 1
	if a.is("sell") {
		needs = a.count()
	}
	if piece := a.work(a.pen()); piece.Kind == "enclosure" && piece.Owner == a.me.Name && !(a.is("sell") && a.good() == box.Cattle) {
		n = piece.Animals
	}
	return n >= needs
}

// gains reports whether the action brings an animal to a card: the use of a building, or a tycoon.
func (a *attempt) gains() bool {
	switch {
	case a.does("use") && a.enters() && a.form() == "":
		u := a.used().Use
		return u.Kind == box.EffectGain && u.Good.Animal()
	case a.does("tycoon"):
		u := a.character(a.word(0)).Active
		return u.Kind == box.EffectGain && u.Good.Animal()
	}
	return false
}

// grazes reports whether free cattle can be taken to a space.
func (a *attempt) grazes(space string) bool {
	s := at(space)
	return !a.dry[s] && (a.pasture(s) && a.byFarmstead(s) || a.doc.Cattle[space][a.me.Name] > 0)
}

// byFarmstead reports whether an own farmstead is beside a space.
func (a *attempt) byFarmstead(s spot) bool {
	return slices.ContainsFunc(sides(s), func(next spot) bool { return a.industrial(next) && a.own(spell(next), "farmstead") })
}

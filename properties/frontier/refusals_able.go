package frontier

import (
	"fmt"
	"slices"

	"github.com/yardstick-rules/yardstick/engine/frontier"
	"github.com/yardstick-rules/yardstick/engine/frontier/box"
)

// ableRows are about what every action of its kind takes: a worker, a card, money, a building at peace, an animal.
func ableRows() []row {
	return []row{
		when("a worker action without a standing worker", frontier.Round21, func(a *attempt) bool {
			return a.works() && *a.me.Workers == 0
		}),
		when("an action of an industry whose card is not held, or above its level", frontier.Round31, func(a *attempt) bool {
			industry, level := a.card()
			return level > 0 && a.me.Industries[industry] < level
		}),
		poor(),
		when("a building with revolt takes a worker; cattle of an enclosure with revolt", frontier.Gen15, func(a *attempt) bool {
			fence := a.work(a.pen())
			return a.work(a.site()).Revolt > 0 || fence.Kind == "enclosure" && fence.Revolt > 0
		}),
		when("an animal that is used or not there", frontier.Round02, func(a *attempt) bool {
			kind := a.beast()
			return kind != "" && a.ready(a.me, kind) < 1
		}),
		when("another player's camp, deposit, farmstead or stable", frontier.Round26, func(a *attempt) bool {
			piece := a.work(a.site())
			theirs := piece.Kind != "" && piece.Owner != a.me.Name
			return theirs && (a.is("cut") && piece.Kind == "camp" || a.is("pan", "haul") && piece.Deposit != nil ||
				a.is("stable") && stabled(piece.Kind) != box.NoGood)
		}),
	}
}

// poor is about what costs more than the player has; the reason says how much.
func poor() row {
	r := when("paying more money than one has", frontier.Setup07, func(a *attempt) bool {
		return a.me != nil && a.by == a.w.Actor && a.cost() > *a.me.Money
	})
	r.Names = func(a *attempt) string { return fmt.Sprintf("it costs $%d (FR-", a.cost()) }
	return r
}

// works reports whether the action takes a worker.
func (a *attempt) works() bool {
	public, _ := a.built(a.word(0))
	return a.does("cut", "drive", "raft", "tow", "saw", "lift", "pan", "haul", "drive-cattle", "breed", "stable", "douse") ||
		a.does("rustle") && !a.ruled("free-cattle-worker", "pairs-only") || a.does("quell") && a.ruled("quell-worker", "worker") ||
		a.does("use") && a.last() != "dollar" || a.does("clear") && !a.ruled("pile-up", "dollar-clears") ||
		a.does("build") && public != nil && a.ruled("building-worker", "worker")
}

// card is the industry that the action is of, and the level it needs; 0 where it is of none.
func (a *attempt) card() (industry string, level int) {
	p := a.parts
	switch {
	case a.does("cut"):
		return "lumbering", max(1, a.helper().Level)
	case a.does("clear") && !a.ruled("pile-up", "dollar-clears"):
		return "lumbering", 1
	case a.does("drive", "raft", "tow"):
		return "lumbering", a.move().Level
	case a.does("saw"):
		return "lumbering", p.SawLevel
	case a.does("pan", "haul"):
		return "mining", 1
	case a.does("drive-cattle", "breed"):
		return "ranching", 1
	case a.does("buy") && (a.good() == box.Cattle || a.good() == box.Meat):
		return "ranching", 1
	case a.does("stable"):
		return "ranching", 2
	case a.does("rustle", "rail-drive"), a.does("sell") && a.good() == box.Dairy:
		return "ranching", 3
	case a.does("build"):
		if _, work := a.built(a.word(0)); work != nil {
			return box.IndustryNames[work.Industry], work.Level
		}
	}
	return "", 0
}

// helper is who helps in a cut.
func (a *attempt) helper() box.Helper {
	if i := slices.Index([]string{"horse", "ox", "steam"}, a.word(3)); i >= 0 {
		return a.parts.Helpers[i]
	}
	return box.Helper{Animal: box.NoGood}
}

// move is what a log move can do.
func (a *attempt) move() *box.LogMove {
	return map[string]*box.LogMove{"drive": &a.parts.Drive, "raft": &a.parts.Raft, "tow": &a.parts.Tow}[a.verb]
}

// cost is what the action costs.
func (a *attempt) cost() int {
	p := a.parts
	switch {
	case a.does("cut"):
		return a.helper().Fee
	case a.does("drive", "raft", "tow"):
		return a.move().Price
	case a.does("clear") && a.ruled("pile-up", "dollar-clears"):
		return 1
	case a.does("pan"):
		return a.number(1) * p.GrubstakePrice
	case a.does("use"):
		return a.useCost()
	case a.does("quell"):
		return p.PricePerRevolt
	case a.does("campaign"):
		return a.stepCost()
	case a.does("develop"):
		return a.tileCost(a.word(0), 0)
	case a.does("tycoon"):
		if c := a.character(a.word(0)); c.Active.Kind == box.EffectDevelop {
			return a.tileCost(c.Active.Line.String(), c.Active.Amount)
		}
	case a.does("build"):
		return a.buildingCost(a.word(0))
	case a.does("buy"):
		return a.count() * a.askedFor(a.good())
	case a.doc.Decision == "dice" && a.is("improve"):
		return max(0, p.ImprovePrice-a.discount(box.DiscountImprove))
	case a.buysHouse():
		return a.buildingCost("wooden-house")
	}
	return 0
}

// buysHouse reports whether the player would buy a house in place of a tent, under a ruling.
func (a *attempt) buysHouse() bool {
	return a.doc.Decision == "house" && a.by == a.w.Actor && a.is("house") && a.ruled("upgrade-housing", "each-buys-one")
}

// discount is what the player's partners take off a price.
func (a *attempt) discount(d box.Discount) int {
	sum := 0
	for _, name := range a.me.Characters {
		c := a.character(name)
		if c.Rank == box.RankPartner && c.Passive.Kind == box.PassiveDiscount && c.Passive.Discount == d {
			sum += c.Passive.Amount
		}
	}
	return sum
}

func (a *attempt) buildingCost(name string) int {
	public, work := a.built(name)
	if work != nil {
		return max(0, work.Price-a.discount(box.DiscountIndustryBuilding))
	}
	return max(0, public.Price-a.discount(box.DiscountPublicBuilding))
}

func (a *attempt) stepCost() int {
	price := a.parts.StepPrice
	if a.ruled("campaign-cost", "level-reached") {
		price = a.field(a.word(0)).Value
	}
	return max(0, price-a.discount(box.DiscountCampaign))
}

// field is a space of the election board.
func (a *attempt) field(name string) *box.ElectionSpace {
	i := slices.IndexFunc(a.parts.Election[:], func(e box.ElectionSpace) bool { return e.Name == name })
	return &a.parts.Election[max(0, i)]
}

// tileCost is the price of the face-up tile of a track, 0 without one.
func (a *attempt) tileCost(line string, off int) int {
	for i, tiles := range a.parts.Tiles {
		for _, t := range tiles {
			if box.LineNames[i] == line && a.faceUp(line) == t.Name {
				return max(0, t.Price-a.discount(box.DiscountDevelopment)-off)
			}
		}
	}
	return 0
}

func (a *attempt) faceUp(line string) string {
	row := a.doc.Railroad
	if line == "telegraph" {
		row = a.doc.Telegraph
	}
	if row == nil {
		return ""
	}
	return row.FaceUp
}

// useCost is what a use costs: that of the building, and a dollar in place of a worker.
func (a *attempt) useCost() int {
	cost := 0
	if public := a.used(); public != nil {
		cost = public.Use.Cost
	}
	if a.last() == "dollar" {
		cost++
	}
	return cost
}

// used is the public building that a use is of, or nil.
func (a *attempt) used() *box.PublicBuilding {
	piece := a.doc.Town[a.word(0)]
	if piece == nil {
		return nil
	}
	public, _ := a.built(piece.Kind)
	return public
}

// pen is the space that an action takes cattle from, or buys meat for.
func (a *attempt) pen() string {
	switch {
	case a.does("drive-cattle", "rail-drive", "breed"):
		return a.word(0)
	case a.does("sell", "buy"):
		return a.word(3)
	}
	return ""
}

// beast is the animal that an action names; a drive of cattle has a row of its own.
func (a *attempt) beast() string {
	switch {
	case a.does("cut") && a.helper().Animal != box.NoGood:
		return a.word(3)
	case a.does("haul"):
		return a.word(1)
	case a.does("rail-drive"):
		return "horse"
	}
	return ""
}

// stabled is what a building stables, by its name.
func stabled(kind string) box.Good {
	for g := box.Horse; g <= box.Ox; g++ {
		if kind == box.GoodNames[g]+"-stable" {
			return g
		}
	}
	return box.NoGood
}

package frontier

import (
	"slices"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/frontier"
	"github.com/yardstick-rules/yardstick/engine/frontier/box"
)

// useRows are about public buildings, fire and revolt.
func useRows() []row {
	return []row{
		when("use of a building with fire", frontier.Round24, func(a *attempt) bool {
			piece := a.doc.Town[a.word(0)]
			return a.does("use") && piece != nil && piece.Fire > 0
		}),
		when("use beyond what its housing allows", frontier.Round23, func(a *attempt) bool {
			return a.does("use") && a.enters() && a.doc.Town[a.word(0)].Uses >= a.allowance()
		}),
		citing("use of a building that has no use, or of a bank without gold", func(a *attempt) engine.Clause {
			public := a.used()
			switch {
			case !a.does("use"):
			case !a.enters() || a.foreignUse():
				return frontier.Round23
			case public.Use.Kind == box.EffectStore && a.form() == "" && a.me.Stock["gold"] == 0:
				return frontier.Card05
			case a.form() == "" && slices.Contains([]box.EffectKind{box.EffectDraw, box.EffectCampaign}, public.Use.Kind),
				a.form() == "step" && public.Use.Kind != box.EffectCampaign:
				return frontier.Round23
			}
			return ""
		}),
		when("drawing from an empty deck, or a card of a rank the building does not draw", frontier.Char08, func(a *attempt) bool {
			if !a.does("use") || a.form() != "draw" {
				return false
			}
			use := a.used().Use
			return use.Kind != box.EffectDraw || a.word(1) == "deck" && len(a.deck(use.Rank)) == 0 ||
				a.word(1) != "deck" && a.character(a.word(1)).Rank != use.Rank
		}),
		when("picking a card that is not on top of a town pile", frontier.Char10, func(a *attempt) bool {
			return a.does("use") && a.form() == "draw" && a.word(1) != "deck" && !a.onTop(a.word(1))
		}),
		when("douse where no fire is", frontier.Gen16, func(a *attempt) bool {
			piece := a.doc.Town[a.word(0)]
			return a.does("douse") && (piece == nil || piece.Fire == 0)
		}),
		when("quell where no revolt is", frontier.Gen15, func(a *attempt) bool { return a.does("quell") && a.work(a.word(0)).Revolt == 0 }),
	}
}

// form is how a building is used: to draw a card, for a step on the election board, or plainly.
func (a *attempt) form() string {
	switch w := a.word(1); {
	case w == "" || w == "dollar":
		return ""
	case w == "deck" || a.character(w) != nil:
		return "draw"
	}
	return "step"
}

// enters reports whether a public building with a use stands on the space of a use.
func (a *attempt) enters() bool {
	public := a.used()
	return public != nil && public.Use.Kind != box.NoEffect
}

// foreignUse reports whether a ruling keeps the building for another.
func (a *attempt) foreignUse() bool {
	piece := a.doc.Town[a.word(0)]
	owner := piece.Owner
	if piece.Tycoon != "" {
		owner = a.doc.Mayor
	}
	return a.ruled("public-use", "owner-only") && owner != a.me.Name
}

// allowance is how often the housing beside a building lets it be used in a round.
func (a *attempt) allowance() int {
	n := 0
	for _, s := range sides(at(a.word(0))) {
		if !a.town(s) {
			continue
		}
		switch piece := a.doc.Town[spell(s)]; {
		case piece.Fire > 0:
		case piece.Kind == "tent", piece.Kind == "wooden-house" && a.ruled("housing-capacity", "one-each"):
			n += a.parts.TentUses
		case piece.Kind == "wooden-house":
			n += a.parts.HouseUses
		}
	}
	if a.ruled("limit-of-three", "uses") {
		n = min(n, a.parts.MostDamage)
	}
	return n
}

// deck are the cards of a rank that nobody has seen.
func (a *attempt) deck(rank box.Rank) []string {
	seen := slices.Concat(a.doc.Office, a.doc.Removed)
	for _, p := range a.doc.Players {
		seen = append(seen, p.Characters...)
	}
	for _, pile := range a.doc.Towns {
		seen = append(seen, pile...)
	}
	var left []string
	for _, c := range a.parts.Characters {
		if c.Rank == rank && !slices.Contains(seen, c.Name) {
			left = append(left, c.Name)
		}
	}
	return left
}

// onTop reports whether a card is on top of a town pile.
func (a *attempt) onTop(card string) bool {
	for _, pile := range a.doc.Towns {
		if len(pile) > 0 && pile[len(pile)-1] == card {
			return true
		}
	}
	return false
}

// peopleRows are about characters, the mayor, and the election board.
func peopleRows() []row {
	return []row{
		when("assist or tycoon a second time in a round, or in the round a card was kept", frontier.Round20, func(a *attempt) bool {
			return a.does("assist") && slices.Contains(a.me.Spent, a.word(0)) ||
				a.does("tycoon") && slices.Contains(a.doc.Acted, a.word(0))
		}),
		when("keep with four cards", frontier.Char02, func(a *attempt) bool { return a.keeps() && a.held() >= a.parts.OwnCharacters }),
		when("keep without the requirement", frontier.Char04, func(a *attempt) bool {
			if !a.keeps() {
				return false
			}
			c := a.character(a.kept())
			return c.Rank == box.RankPartner && (a.publics() < c.Needs.Publics ||
				c.Needs.Publics == 0 && a.me.Industries[box.IndustryNames[c.Needs.Industry]] == 0)
		}),
		when("to-town of another suit", frontier.Char06, func(a *attempt) bool {
			if a.by != a.w.Actor || !a.is("to-town", "dismiss") || a.turn {
				return false
			}
			suit := a.character(a.word(0)).Suit
			i := slices.IndexFunc(a.parts.Towns[:], func(t box.Town) bool { return t.Name == a.word(1) })
			return !suit.Joker() && a.parts.Towns[i].Suit != suit
		}),
		when("using, placing or swapping tycoons without being mayor, or without having them", frontier.Char18, func(a *attempt) bool {
			switch {
			case a.does("tycoon"):
				return a.me.Name != a.doc.Mayor || !slices.Contains(a.doc.Office, a.word(0))
			case a.seats("swap"):
				return !slices.Contains(a.doc.Office, a.word(2))
			}
			return false
		}),
		when("place with five in office", frontier.Char19, func(a *attempt) bool { return a.seats("place") && !a.officeRoom() }),
		when("swap with fewer", frontier.Char20, func(a *attempt) bool { return a.seats("swap") && a.officeRoom() }),
		when("place or swap after an election without candidates", frontier.Elec02, func(a *attempt) bool {
			picks := a.does("use") && a.form() == "draw" && a.word(1) != "deck" && a.character(a.word(1)).Rank == box.RankTycoon
			return a.doc.Frozen && (picks || a.by == a.w.Actor && a.doc.Decision == "to-town" && a.is("place", "swap"))
		}),
		when("a second building for a tycoon", frontier.Char22, func(a *attempt) bool {
			if !a.does("tycoon") {
				return false
			}
			for _, piece := range a.doc.Town {
				if piece.Tycoon == a.word(0) {
					return true
				}
			}
			return false
		}),
		when("a step on the election board out of order, or a fourth", frontier.Gen04, func(a *attempt) bool {
			space := a.word(0)
			if a.does("use") && a.form() == "step" {
				space = a.word(1)
			} else if !a.does("campaign") {
				return false
			}
			second := a.does("campaign") && a.ruled("campaign-count", "one-a-turn") && a.doc.Open != nil && a.doc.Open.Campaigned
			return second || !a.follows(space)
		}),
	}
}

// keeps reports whether a card would be kept: at its drawing, or when it is picked from a town; kept is the card.
func (a *attempt) keeps() bool {
	picks := a.does("use") && a.form() == "draw" && a.word(1) != "deck" && a.character(a.word(1)).Rank != box.RankTycoon
	return picks || a.by == a.w.Actor && a.doc.Decision == "keep" && a.is("keep")
}

func (a *attempt) kept() string {
	if a.is("use") {
		return a.word(1)
	}
	return a.word(0)
}

// held are the cards of the player that count when one more is to be kept.
func (a *attempt) held() int {
	n := len(a.me.Characters)
	switch {
	case a.ruled("character-limit", "four-of-each"):
		n = 0
		for _, name := range a.me.Characters {
			if a.character(name).Rank == a.character(a.kept()).Rank {
				n++
			}
		}
	case a.ruled("character-limit", "four-in-all") && a.me.Name == a.doc.Mayor:
		n += len(a.doc.Office)
	}
	return n
}

// publics are the public buildings of the player, houses not counted.
func (a *attempt) publics() int {
	n := 0
	for _, piece := range a.doc.Town {
		if public, _ := a.built(piece.Kind); public != nil && piece.Owner == a.me.Name && piece.Kind != "wooden-house" {
			n++
		}
	}
	return n
}

// seats reports whether the mayor decides about a drawn tycoon in this way.
func (a *attempt) seats(verb string) bool {
	return a.by == a.w.Actor && a.doc.Decision == "office" && a.is(verb)
}

// officeRoom reports whether the mayor's office has room.
func (a *attempt) officeRoom() bool {
	if a.ruled("character-limit", "four-in-all") {
		return len(a.doc.Office)+len(a.who(a.doc.Mayor).Characters) < a.parts.OwnCharacters
	}
	return len(a.doc.Office) < a.parts.Tycoons
}

// follows reports whether the player's cube can go to a space of the election board.
func (a *attempt) follows(space string) bool {
	to := a.field(space)
	if a.me.Cube == "" {
		return to.Value == 1
	}
	i := slices.IndexFunc(a.parts.Election[:], func(e box.ElectionSpace) bool { return e.Name == space })
	return a.field(a.me.Cube).Next[i]
}

// beasts is how many more animals the player's cards hold.
func (a *attempt) beasts() int {
	n := a.parts.AnimalsPerCard * len(a.me.Industries)
	for _, k := range a.me.Animals {
		n -= k
	}
	return n
}

package box

import (
	"slices"

	"github.com/yardstick-rules/yardstick/engine/rulebook/source"
)

// readTown reads the public buildings.
func (r *reader) readTown() {
	for i := range r.Publics {
		b := &r.Publics[i]
		field := "public-buildings.list." + b.Name
		pick(r, &b.Class, field+".class", classNames[:])
		r.Set(&b.Price, field, "price")
		r.Set(&b.Logs, field, "logs")
		if n := r.Table(field, "use"); n != nil && r.table(field+".use") {
			kinds := []EffectKind{NoEffect, EffectGain, EffectStatus, EffectDraw, EffectCampaign}
			if FirstPublic+Piece(i) == Philanthropy {
				kinds = append(kinds, EffectDonate)
			}
			b.Use = r.effect(n, true, kinds...)
		}
	}
}

// readMarkets reads the market cards.
func (r *reader) readMarkets() {
	for i := range r.Markets {
		m := &r.Markets[i]
		sold := soldGoods
		if m.Kind != MarketOwnTrain {
			sold = slices.DeleteFunc(slices.Clone(sold), func(g Good) bool { return g == Dairy })
		}
		if n := r.Table("market-cards.list", m.Name, "sells-for"); n != nil {
			m.Sells = r.prices(n, sold, m.Sells)
		}
		if n := r.Table("market-cards.list", m.Name, "costs"); n != nil {
			m.Costs = r.prices(n, boughtGoods, m.Costs)
		}
	}
}

// readTiles reads the development tiles.
func (r *reader) readTiles() {
	for line := range r.Tiles {
		for i := range r.Tiles[line] {
			t := &r.Tiles[line][i]
			field := Line(line).String() + "-tiles.list." + t.Name
			r.Set(&t.Price, field, "price")
			if Line(line) == Railroad {
				r.Set(&t.Spaces, field, "spaces")
			}
			pick(r, &t.Train, field+".train", TrainNames[:])
			n := r.Table(field, "effect")
			if n == nil {
				continue
			}
			t.Effect = r.effect(n, false, NoEffect, EffectGain, EffectStatus, EffectDraw, EffectFree)
			if t.Effect.Kind == EffectFree && t.Effect.Line == Line(line) {
				r.Keep(n.Get("free").Wrong("is a tile of the same line", Line(1-line).String()))
			}
		}
	}
}

// readEvents reads the event cards and the discs.
func (r *reader) readEvents() {
	for i := range r.Events {
		if n := r.Table("event-deck.list", r.Events[i].Name, "event"); n != nil {
			r.event(&r.Events[i], n)
		}
	}
	for f, word := range FieldNames {
		if n := r.Table("discs.list", word, "up"); n != nil {
			r.DiscBoon[f] = n.Value() == discNames[1]
		}
	}
}

func (r *reader) event(e *Event, n *source.Node) {
	r.Fields(n, "kind", "field", "severity")
	e.Kind, e.Field = EventKind(r.Word(r.Field(n, "kind"), eventNames[:]...)), 0
	switch field := n.Get("field"); {
	case e.Kind == StatusDown:
		e.Field = Field(r.Word(r.Field(n, "field"), FieldNames[:]...))
	case field != nil:
		r.Keep(field.Wrong("is given for "+e.Kind.String(), "a field only for "+StatusDown.String()))
	}
	severe := n.Get("severity")
	if severe != nil && r.truth(severe) == e.Kind.Severe() || severe == nil && !e.Kind.Severe() {
		return
	}
	if e.Kind.Severe() {
		r.Keep(n.Wrong("has no severity", "severity: true, as every "+e.Kind.String()))
	} else {
		r.Keep(severe.Wrong("is "+severe.Describe(), "false for "+e.Kind.String()))
	}
}

// readCharacters reads the towns and the characters.
func (r *reader) readCharacters() {
	for i := range r.Towns {
		if n := r.Table("towns.list", r.Towns[i].Name, "reward"); n != nil {
			r.Towns[i].Reward = r.effect(n, false, NoEffect, EffectGain)
		}
	}
	for i := range r.Characters {
		c := &r.Characters[i]
		field := c.Rank.String() + "s.list." + c.Name
		pick(r, &c.Suit, field+".suit", suitNames[:])
		if n := r.Table(field, "ring"); n != nil {
			r.ring(c, n)
		}
		if n := r.Table(field, "needs"); n != nil {
			c.Needs = r.needs(n)
		}
		if n := r.Table(field, "passive"); n != nil {
			c.Passive = r.passive(n)
			r.Must(c.Passive.Kind != NoPassive || r.Err != nil, abilityFact(c.Rank), "gives no ability", "income, sell-bonus or discount",
				n.Field)
		}
		if n := r.Table(field, "active"); n != nil {
			c.Active = r.effect(n, false, NoEffect, EffectGain, EffectBuild, EffectDevelop)
			r.Must(c.Active.Kind != NoEffect || r.Err != nil, tycoonAbilities, "gives no ability", "gain, build or develop", n.Field)
		}
	}
}

func abilityFact(rank Rank) string {
	if rank == RankTycoon {
		return tycoonAbilities
	}
	return partnerAbilities
}

func (r *reader) ring(c *Character, list *source.Node) {
	c.Ring, c.RingSize = [len(c.Ring)]RingStep{}, 0
	for i, n := range r.Items(list, 0, len(c.Ring)) {
		c.Ring[i], c.RingSize = RingStep(r.Word(n, RingNames[:]...)), i+1
	}
	if r.Err == nil && c.RingSize < 2 {
		r.Contradict(list, ringMoves, "is too short a ring", "2 to 6 steps")
	}
}

// needs reads the requirements of a partner.
func (r *reader) needs(n *source.Node) Need {
	r.Fields(n, "industry", "public-buildings")
	industry, publics := n.Get("industry"), n.Get("public-buildings")
	switch {
	case r.Err != nil:
	case industry == nil && publics == nil:
		r.Contradict(n, partnerAbilities, "names no requirement", "industry or public-buildings")
	case industry != nil && publics != nil:
		r.Keep(n.Wrong("names two requirements", "industry or public-buildings"))
	case industry != nil:
		return Need{Industry: Industry(r.Word(industry, IndustryNames[:]...))}
	default:
		return Need{Publics: r.Whole(publics, 1, mostGain)}
	}
	return Need{}
}

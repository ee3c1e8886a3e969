package box

import (
	"github.com/yardstick-rules/yardstick/engine/rulebook/source"
)

// fixed copies from the printed file the values that no owner's file can replace: the names of
// cards and tokens, and the effects of year cards.
func (r *reader) fixed(printed *source.Node) {
	for i, side := range sideNames {
		tokens := r.Field(r.Field(r.Field(printed, "packingtown"), side), "railroad-tokens")
		for j, n := range r.Items(tokens, len(r.RailTokens[i]), len(r.RailTokens[i])) {
			t := &r.RailTokens[i][j]
			t.Name = r.id(n)
			t.Market = int8(r.Word(r.Field(n, "market"), append([]string{"wild"}, MarketNames[:]...)...)) - 1
		}
	}
	for i, n := range r.Items(r.Field(printed, "building-cards"), len(r.Buildings), len(r.Buildings)) {
		r.Buildings[i].Name = r.id(n)
	}
	for i, n := range r.Items(r.Field(printed, "specialist-cards"), len(r.Specialists), len(r.Specialists)) {
		r.Specialists[i].Name = r.id(n)
	}
	for i, n := range r.Items(r.Field(printed, "year-cards"), len(r.YearCards), len(r.YearCards)) {
		c := r.yearCard(n)
		c.Spirit = r.YearCards[i].Spirit
		r.YearCards[i] = c
	}
}

func (r *reader) id(n *source.Node) string { return r.Field(n, "id").Value() }

// yearCard reads a year card except for its spirit.
func (r *reader) yearCard(n *source.Node) YearCard {
	c := YearCard{Name: r.id(n), Title: n.Get("title").Value(), Year: r.Number(n, "year", 1, 6), BonusWith: -1}
	if n.Get("date") != nil {
		c.Date = r.Number(n, "date", 1800, 2000)
	}
	if r.Word(r.Field(n, "kind"), "action", "event") == 1 {
		c.Event = true
	} else {
		c.Action = uint8(r.Word(r.Field(n, "action"), YearActions[:]...))
		c.Cost = r.Number(n, "cost", 0, mostGain)
	}
	effect := r.Field(n, "effect")
	c.Gain = Gain{Meat: r.meats(effect), Brand: r.optional(effect, "brand", mostGain)}
	for _, key := range effect.Keys() {
		r.yearEffect(&c, effect, key)
	}
	return c
}

// yearEffect reads one effect of a year card, except for gains.
func (r *reader) yearEffect(c *YearCard, effect *source.Node, key string) {
	value := effect.Get(key)
	switch key {
	case "beef", "pork", "lamb", "brand":
	case "futures":
		c.Futures = value.Value() == "true"
	case "only-in":
		for _, n := range r.Items(value, 1, Markets) {
			c.OnlyIn[r.Word(n, MarketNames[:]...)] = true
		}
	case "with":
		names := make([]string, len(r.Buildings))
		for i, b := range r.Buildings {
			names[i] = b.Name
		}
		c.BonusWith = int8(r.Word(value, names...))
	default:
		number := c.effects()[key]
		if number == nil {
			r.Keep(effect.Unknown(key, nil))
			return
		}
		*number = r.Whole(value, -mostGain, mostGain)
	}
}

// effects returns the numbers of a year card, by the key of an effect.
func (c *YearCard) effects() map[string]*int {
	return map[string]*int{
		"cash": &c.Cash, "low-morale": &c.GainToken, "discard-low-morale": &c.DropToken, "more-beef": &c.BonusBeef,
		"others-beef":       &c.OthersBeef,
		"others-low-morale": &c.OthersTokens, "last-workers": &c.LastWorkers, "branches": &c.Branches, "remove-cattle": &c.RemoveCattle,
		"all-prices": &c.AllPrices, "add-each-livestock": &c.AddEach, "all-brand": &c.AllBrand, "workers-away": &c.Away,
	}
}

package box

import (
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/rulebook/source"
)

const (
	mostGain    = 9
	mostMarket  = 99
	mostUseCost = 9
)

// The goods that can be gained, sold and bought, in the order of the goods. Only a player's own train takes dairy
// (FR-R-dairy). A player who sells goods may sell cattle too (FR-GEN-12).
var (
	gainedGoods = []Good{Money, Log, Lumber, Gold, Silver, Tool, Gun, Horse, Donkey, Mule, Ox}
	soldGoods   = []Good{Log, Lumber, Gold, Silver, Cattle, Meat, Dairy}
	boughtGoods = []Good{Log, Lumber, Gold, Silver, Tool, Gun, Horse, Donkey, Mule, Ox, Cattle, Meat}
)

// effect reads an effect of one of the given kinds. If NoEffect is one of them, the effect may be missing.
// With a cost, the effect is a use.
func (r *reader) effect(n *source.Node, cost bool, kinds ...EffectKind) (e Effect) {
	var known []string
	for _, k := range kinds {
		known = append(known, k.keys()...)
	}
	if cost {
		known = append(known, "cost")
	}
	slices.Sort(known)
	r.Fields(n, slices.Compact(known)...)
	for _, k := range kinds {
		if k == NoEffect || n.Get(effectNames[k]) == nil {
			continue
		}
		if e.Kind != NoEffect {
			r.Keep(n.Wrong("brings about two things", "one of "+choiceOf(kinds)))
			return e
		}
		e = r.effectOf(n, k)
	}
	switch {
	case r.Err != nil:
	case e.Kind == NoEffect && (len(plainKeys(n)) > 0 || !slices.Contains(kinds, NoEffect)):
		r.Keep(n.Wrong("brings about nothing, and stands for the whole of what is there", "one of "+choiceOf(kinds)))
	case cost && n.Get("cost") != nil:
		e.Cost = r.Number(n, "cost", 0, mostUseCost)
	}
	return e
}

// keys lists the keys of a kind of effect.
func (k EffectKind) keys() []string {
	switch k {
	case NoEffect:
		return nil
	case EffectGain:
		return []string{effectNames[k], "amount"}
	case EffectDevelop:
		return []string{effectNames[k], "discount"}
	}
	return []string{effectNames[k]}
}

// choiceOf lists kinds of effects for an error.
func choiceOf(kinds []EffectKind) string {
	var words []string
	for _, k := range kinds {
		if k != NoEffect {
			words = append(words, effectNames[k])
		}
	}
	return strings.Join(words, ", ")
}

// plainKeys lists the keys of a record that are not notes.
func plainKeys(n *source.Node) []string {
	return slices.DeleteFunc(slices.Clone(n.Keys()), source.IsNote)
}

// effectOf reads an effect of a kind.
func (r *reader) effectOf(n *source.Node, k EffectKind) Effect {
	e, value := Effect{Kind: k}, n.Get(effectNames[k])
	switch k {
	case EffectGain:
		e.Good, e.Amount = r.good(value, gainedGoods), r.Number(n, "amount", 1, mostGain)
	case EffectStore:
		e.Good = r.good(value, []Good{Gold})
	case EffectStatus:
		e.Field = Field(r.Word(value, FieldNames[:]...))
	case EffectDraw:
		e.Rank = Rank(r.Word(value, RankNames[:]...))
	case EffectCampaign, EffectDonate:
		if value.Value() != "1" {
			r.Keep(value.Wrong("is "+value.Describe(), "1"))
		}
	case EffectFree:
		e.Line = Line(r.Word(value, LineNames[:]...))
	case EffectDevelop:
		e.Line, e.Amount = Line(r.Word(value, LineNames[:]...)), r.Number(n, "discount", 0, mostGain)
	case EffectBuild:
		e.Building = FirstPublic + Piece(r.Word(value, r.publicNames()...))
	}
	for _, key := range []string{"amount", "discount"} {
		if value = n.Get(key); value != nil && !slices.Contains(k.keys(), key) {
			r.Keep(value.Wrong("is given with "+effectNames[k], "no "+key))
		}
	}
	return e
}

func (r *reader) publicNames() []string {
	names := make([]string, len(r.Publics))
	for i := range r.Publics {
		names[i] = r.Publics[i].Name
	}
	return names
}

// passive reads a passive ability; none where the record is empty.
func (r *reader) passive(n *source.Node) (p Passive) {
	r.Fields(n, "income", "sell-bonus", "discount", "amount")
	for k := PassiveIncome; k <= PassiveDiscount; k++ {
		value := n.Get(passiveNames[k])
		if value == nil {
			continue
		}
		if p.Kind != NoPassive {
			r.Keep(n.Wrong("has two abilities", "one of income, sell-bonus, discount"))
			return p
		}
		p = Passive{Kind: k}
		switch k {
		case PassiveIncome:
			p.Amount = r.Whole(value, 1, mostGain)
			continue
		case PassiveSellBonus:
			p.Good = r.good(value, soldGoods)
		case PassiveDiscount:
			p.Discount = Discount(r.Word(value, discountNames[:]...))
		}
		p.Amount = r.Number(n, "amount", 1, mostGain)
	}
	if value := n.Get("amount"); value != nil && (p.Kind == NoPassive || p.Kind == PassiveIncome) {
		r.Keep(value.Wrong("is given without a sell-bonus or a discount", "no amount"))
	}
	return p
}

// prices reads the prices that a market card pays or asks. Goods that are left out keep their price, and a price of
// 0 takes a good off the card.
func (r *reader) prices(n *source.Node, goods []Good, prices [Goods]int) [Goods]int {
	var known []string
	for _, g := range goods {
		known = append(known, g.String())
	}
	r.Fields(n, known...)
	for _, g := range goods {
		if n.Get(g.String()) != nil {
			prices[g] = r.Number(n, g.String(), 0, mostMarket)
		}
	}
	return prices
}

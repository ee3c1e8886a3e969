package box

import "fmt"

// checkSales checks the market cards against the rulebook: what is sold and bought where.
func (r *reader) checkSales() {
	trains := func(g Good) bool { return r.Markets[RedCard].Sells[g] > 0 || r.Markets[BlueCard].Sells[g] > 0 }
	ship, coach, own := &r.Markets[ShipCard], &r.Markets[StagecoachCard], &r.Markets[RefrigeratedCard]
	sells := func(card string) string { return "market-cards.list." + card + ".sells-for" }
	const train = "a price on red or blue"
	r.Must(ship.Sells[Log] > 0, logsSold, "leaves no price for log", "a price for log", sells("ship"))
	r.Must(trains(Log), logsSold, "leaves no train that takes log", train, sells("red"), sells("blue"))
	r.Must(coach.Sells[Log] == 0, logsSold, "takes log", "none on the stagecoach", sells("stagecoach"))
	r.Must(ship.Sells[Gold] > 0, goldSold, "leaves no price for gold", "a price for gold", sells("ship"))
	r.Must(coach.Sells[Gold] > 0, goldSold, "leaves no price for gold", "a price for gold", sells("stagecoach"))
	r.Must(trains(Gold), goldSold, "leaves no train that takes gold", train, sells("red"), sells("blue"))
	r.Must(trains(Cattle), cattleSold, "leaves no train that takes cattle", train, sells("red"), sells("blue"))
	for _, m := range []*Market{ship, coach} {
		r.Must(m.Sells[Cattle]+m.Sells[Meat] == 0, cattleSold, "takes cattle", "cattle and meat on cards of trains only",
			sells(m.Name))
	}
	r.Must(coach.Costs == [Goods]int{}, boughtFrom, "sells something", "{} for the stagecoach", "market-cards.list.stagecoach.costs")
	r.Must(own.Sells[Dairy] > 0, dairyTrain, "leaves no price for dairy", "a price for dairy", sells("refrigerated"))
	r.Must(own.Sells[Dairy] < own.Sells[Meat], dairyBringsLess,
		fmt.Sprintf("pays %d for dairy and %d for meat", own.Sells[Dairy], own.Sells[Meat]),
		"more for meat", sells("refrigerated"))
}

// checkCycles refuses prices at which a player can sell a bought good for more, because a player may buy and sell
// any amount in a turn (FR-GEN-14). Meat that is driven off its enclosure is sold as cattle.
func (r *reader) checkCycles() {
	for _, m := range r.Markets {
		for g, cost := range m.Costs {
			sold := []Good{Good(g)}
			if Good(g) == Meat {
				sold = append(sold, Cattle)
			}
			for _, as := range sold {
				if cost > 0 {
					r.checkCycle(&m, Good(g), as)
				}
			}
		}
	}
}

// checkCycle compares the price of a good on a card with the highest price for which a player can sell it.
func (r *reader) checkCycle(m *Market, g, as Good) {
	most := 0
	dearest := r.Markets[0].Name
	for _, other := range r.Markets {
		if other.Sells[as] > most {
			most, dearest = other.Sells[as], other.Name
		}
	}
	bonus := r.saleBonus(as)
	if r.Err != nil || most == 0 || m.Costs[g] > most+bonus {
		return
	}
	said := fmt.Sprintf("makes %s cost %d on %s, and %s brings %d on %s", g, m.Costs[g], m.Name, as, most, dearest)
	if bonus > 0 {
		said += fmt.Sprintf(" and %d more by characters", bonus)
	}
	n := r.First("market-cards.list."+m.Name+".costs", "market-cards.list."+dearest+".sells-for", "*/list/*/passive")
	r.Keep(n.Wrong(said,
		fmt.Sprintf("%d or more for it on every card, so that buying and selling gains nothing (FR-GEN-14)", most+bonus+1)))
}

// saleBonus returns the sum that all characters together add to the sale of a good.
func (r *reader) saleBonus(g Good) int {
	bonus := 0
	for _, c := range r.Characters {
		if c.Passive.Kind == PassiveSellBonus && c.Passive.Good == g {
			bonus += c.Passive.Amount
		}
	}
	return bonus
}

// checkImproving refuses discounts that make changing dice free, because a turn would have no end.
func (r *reader) checkImproving() {
	off := 0
	for _, c := range r.Characters {
		if c.Passive.Kind == PassiveDiscount && c.Passive.Discount == DiscountImprove {
			off += c.Passive.Amount
		}
	}
	if off < r.ImprovePrice {
		return
	}
	r.Keep(r.First("*/list/*/passive").Wrong(fmt.Sprintf("takes %d off improving dice together with the others", off),
		fmt.Sprintf("%d at most, so that it costs something (FR-MIN-18)", r.ImprovePrice-1)))
}

package box

import "strconv"

// numbers reads the single numbers.
func (r *reader) numbers() {
	for field, number := range map[string]*int{
		"setup.starting-cash.value":                    &r.StartCash,
		"setup.starting-low-morale-tokens.value":       &r.StartTokens,
		"setup.starting-brand.value":                   &r.StartBrand,
		"brand-track.max":                              &r.BrandMax,
		"union-spirit-track.min.value":                 &r.SpiritMin,
		"union-spirit-track.max.value":                 &r.SpiritMax,
		"union-spirit-track.strike-at.value":           &r.StrikeAt,
		"box.low-morale-tokens":                        &r.Tokens,
		"box.viaducts":                                 &r.Viaducts,
		"per-colour.land-ownership-cards":              &r.LandCards,
		"action-spaces.buy-land.cost":                  &r.LandCost,
		"action-spaces.advertise-national.cost":        &r.NationalCost,
		"action-spaces.branch.cost":                    &r.BranchCost,
		"action-spaces.wage-increase.cost":             &r.WageCost,
		"action-spaces.party.costs.branches":           &r.TwoBranchesCost,
		"action-effects.advertise-national.brand":      &r.National,
		"action-effects.advertise-chicago.brand":       &r.Chicago,
		"action-effects.campaign.savings":              &r.CampaignSavings,
		"action-effects.contract.cash":                 &r.ContractCash,
		"action-effects.build.price-of-a-square":       &r.SquarePrice,
		"efficiency-bonus.per-like-coloured-neighbour": &r.Efficiency,
		"land-ownership-card.width":                    &r.LandWidth,
		"land-ownership-card.height":                   &r.LandHeight,
		"low-morale-penalty.each":                      &r.TokenPenalty,
		"price-adjustment.fewest":                      &r.PriceStep.Fewest,
		"price-adjustment.most":                        &r.PriceStep.Most,
		"price-adjustment.all-equal":                   &r.PriceStep.Equal,
		"years.value":                                  &r.Years,
	} {
		r.Set(number, field)
	}
	r.settlePenalty()
	r.fall(&r.WageSpirit, "action-effects.wage-increase.spirit")
	r.fall(&r.EightSpirit, "action-effects.eight-hour-day.spirit")
	r.row(r.BrandBonus[0][:], "brand-bonus.players-2")
	r.row(r.BrandBonus[1][:], "brand-bonus.players-3-to-5")
	r.row(r.StartSavings[:], "setup.starting-savings.value")
	for connections := range r.HouseValue {
		r.Set(&r.HouseValue[connections], "branch-house-values.by-connections", strconv.Itoa(connections))
	}
	r.spaces()
}

// settlePenalty closes US-R-morale-penalty if an owner's file states the cost of a token. The
// question stays open if the file only repeats the assumed cost.
func (r *reader) settlePenalty() {
	n := r.Table("low-morale-penalty")
	r.PenaltySettled = !r.Alone && r.Table("low-morale-penalty.each") != nil &&
		(r.TokenPenalty != r.base.TokenPenalty || n.Get("from").Value() != "assumed")
}

// fall reads a number below 0, which the components contain without its sign.
func (r *reader) fall(number *int, field string) {
	n := -*number
	r.Set(&n, field)
	*number = -n
}

// row reads a list of numbers that no owner replaces.
func (r *reader) row(numbers []int, field string) {
	n := r.Table(field)
	if n == nil {
		return
	}
	for i, n := range r.Items(n, 1, len(numbers)) {
		numbers[i] = r.Whole(n, 0, mostValue)
	}
}

// spaces reads the numbers of spaces for workers and animals.
func (r *reader) spaces() {
	for i, side := range sideNames {
		s := &r.Spaces[i]
		for action, number := range map[string]*int{
			"buy-land": &s.BuyLand, "build": &s.Build, "advertise-national": &s.National, "advertise-chicago": &s.Chicago,
			"branch": &s.Branch, "wage-increase": &s.Wage, "party": &s.Party, "campaign": &s.Campaign,
		} {
			r.Set(number, "action-spaces", action, "spaces", side)
		}
		for k, kind := range KindNames {
			r.Set(&r.Capacity[i][k], "yards", side, "capacity", kind)
		}
	}
}

// setup reads the houses and workers that players take, and the money in the game.
func (r *reader) setup() {
	for o, option := range optionNames {
		for players := 2; players <= 5; players++ {
			row := "setup.branch-houses-and-workers." + option + ".by-players." + strconv.Itoa(players)
			r.Set(&r.Houses[o][players], row, "houses")
			r.Set(&r.Workers[o][players], row, "workers")
		}
	}
	for k, kind := range KindNames {
		r.Set(&r.StartMeat[k], "setup.starting-meat-values", MeatNames[k])
		r.Set(&r.LivestockPieces[k], "livestock-pieces", kind)
	}
	for players := 2; players <= 5; players++ {
		r.Set(&r.StartLivestock[players], "setup.starting-livestock.by-players", strconv.Itoa(players), KindNames[0])
	}
	ones, threes, others := r.coins()
	worth := worthOfAnother
	r.Set(&worth, "money.worth-of-another")
	r.MoneyTotal = ones + 3*threes + worth*others
	r.Keep(r.Given.Follows("money.total", r.MoneyTotal))
}

// coins returns the numbers of tokens of one dollar, of three dollars, and of a further kind.
func (r *reader) coins() (ones, threes, others int) {
	// The default is the only division of 58 tokens into two kinds that gives the printed total.
	threes = (r.base.MoneyTotal - moneyTokens) / 2
	ones = moneyTokens - threes
	r.Set(&ones, "money.one-dollar-coins")
	r.Set(&threes, "money.three-dollar-coins")
	r.Set(&others, "money.other-coins")
	return ones, threes, others
}

const (
	moneyTokens    = 58 // US-CMP-19
	worthOfAnother = 5  // dollars, as in the printed file
)

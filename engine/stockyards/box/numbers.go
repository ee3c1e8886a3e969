package box

import "strconv"

// numbers reads the numbers that stand alone.
func (r *reader) numbers() {
	r.Set(&r.StartBrand, "setup.starting-brand.value")
	r.Set(&r.BrandMax, "brand-track.max")
	r.Set(&r.SpiritMin, "union-spirit-track.min.value")
	r.Set(&r.LandCost, "action-spaces.buy-land.cost")
	r.Set(&r.LandWidth, "land-ownership-card.width")
	r.Set(&r.LandHeight, "land-ownership-card.height")
	for i, side := range sideNames {
		s := &r.Spaces[i]
		for action, number := range map[string]*int{
			"buy-land": &s.BuyLand, "build": &s.Build, "advertise-national": &s.National, "advertise-chicago": &s.Chicago,
			"branch": &s.Branch, "wage-increase": &s.Wage, "party": &s.Party,
		} {
			r.Set(number, "action-spaces", action, "spaces", side)
		}
		for k, kind := range KindNames {
			r.Set(&r.Capacity[i][k], "yards", side, "capacity", kind)
		}
	}
}

// setup reads what players take, and the money there is.
func (r *reader) setup() {
	for o, option := range optionNames {
		for players := 2; players <= 5; players++ {
			row := "setup.branch-houses-and-workers." + option + ".by-players." + strconv.Itoa(players)
			r.Set(&r.Houses[o][players], row, "houses")
			r.Set(&r.Workers[o][players], row, "workers")
		}
	}
	ones, threes := r.coins()
	r.MoneyTotal = ones + 3*threes
	r.Keep(r.Given.Follows("money.total", r.MoneyTotal))
}

// coins are the tokens of one and of three dollars.
func (r *reader) coins() (ones, threes int) {
	// The default is the one split of 58 tokens that makes the printed file's total.
	threes = (r.printed.MoneyTotal - moneyTokens) / 2
	ones = moneyTokens - threes
	r.Set(&ones, "money.one-dollar-coins")
	r.Set(&threes, "money.three-dollar-coins")
	return ones, threes
}

const moneyTokens = 58 // US-CMP-19

package box

// ownersNumber is a number of the game that an owner may replace, by its field in components.yaml.
type ownersNumber struct {
	field       string
	least, most int
	of          func(*Components) *int
}

// The ranges keep the sums of a game small, and the moves of a card few enough to be listed.
var ownersNumbers = []ownersNumber{
	{"money.start-per-player.value", 0, 200, func(c *Components) *int { return &c.StartMoney }},
	{"limits.cards-drawn-each-turn.value", 0, 20, func(c *Components) *int { return &c.CardsEachTurn }},
	{"limits.extra-cards-each-turn.value", 0, 3, func(c *Components) *int { return &c.MostExtra }},
	{"limits.hand-at-end-of-turn.value", 0, 20, func(c *Components) *int { return &c.HandLimit }},
	{"prices.extra-card-1.value", 0, 99, func(c *Components) *int { return &c.ExtraCards[0] }},
	{"prices.extra-card-2.value", 0, 99, func(c *Components) *int { return &c.ExtraCards[1] }},
	{"prices.extra-card-3.value", 0, 99, func(c *Components) *int { return &c.ExtraCards[2] }},
	{"prices.civilized-card.value", 0, 99, func(c *Components) *int { return &c.CivilizedPrice }},
	{"prices.establishment-card.value", 0, 99, func(c *Components) *int { return &c.EstablishmentPrice }},
	{"prices.tax-per-establishment.value", 0, 99, func(c *Components) *int { return &c.Tax }},
	{"payout.base.value.past", 0, 200, func(c *Components) *int { return &c.Base[0] }},
	{"payout.base.value.present", 0, 200, func(c *Components) *int { return &c.Base[1] }},
	{"payout.base.value.future", 0, 200, func(c *Components) *int { return &c.Base[2] }},
	{"payout.per-customer.value", 0, 50, func(c *Components) *int { return &c.PerCustomer }},
	{"payout.per-mayhem.value", 0, 50, func(c *Components) *int { return &c.PerMayhem }},
	{"town-types.spontaneous.mayhem", -5, 5, func(c *Components) *int { return &c.TypeShift[0] }},
	{"town-types.planned.mayhem", -5, 5, func(c *Components) *int { return &c.TypeShift[1] }},
	{"town-types.existing.mayhem", -5, 5, func(c *Components) *int { return &c.TypeShift[2] }},
	{"effects.discard-random.cards", 1, 10, func(c *Components) *int { return &c.VileMen }},
	{"effects.steal-cards.cards", 1, 10, func(c *Components) *int { return &c.ConMen }},
	{"effects.draw-cards.cards", 1, 10, func(c *Components) *int { return &c.Scoundrels }},
	{"effects.move-mayhem.up-to", 1, 3, func(c *Components) *int { return &c.Desperados }},
	{"effects.move-customers.up-to", 1, 3, func(c *Components) *int { return &c.LadiesOfTheEvening }},
	{"effects.move-forward.up-to", 1, 2, func(c *Components) *int { return &c.HangersOn }},
	{"effects.lose-money.money", 0, 99, func(c *Components) *int { return &c.Outlaws }},
	{"effects.steal-money.money", 0, 99, func(c *Components) *int { return &c.Gamblers }},
	{"effects.gain-money.money", 0, 99, func(c *Components) *int { return &c.Entrepreneur }},
	{"effects.bid-value.money", 0, 99, func(c *Components) *int { return &c.Blackmail }},
}

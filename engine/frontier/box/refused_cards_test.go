package box_test

// refusedCards are files of owners with other cards and tables.
var refusedCards = []refusal{
	{"a tile that costs nothing", "telegraph-tiles: {list: [{id: TG1, price: 0}]}",
		"line 1: telegraph-tiles.list.TG1.price: is 0, against what the source says: a tile has a cost (printed in FR-GEN-07); allowed: " +
			"1 to 30"},
	{"a tile that brings no train closer", "railroad-tiles: {list: [{id: RR4, spaces: 0}]}",
		"line 1: railroad-tiles.list.RR4.spaces: is 0, against what the source says: with every railroad development trains come " +
			"closer, by the colour on the tile (printed in FR-GEN-10); allowed: 1 to 30"},
	{"no tile that gives another",
		"railroad-tiles: {list: [{id: RR9, effect: {}}]}\ntelegraph-tiles: {list: [{id: TG9, effect: {status: health}}]}",
		"line 1: railroad-tiles.list.RR9.effect: leaves none that does, against what the source says: goals leave out tiles gained by " +
			"other railroad or telegraph tiles (printed in FR-CARD-17), so some tile gives another (derived); allowed: free for one of " +
			"them"},
	{"a tile that gives one of its own line", "telegraph-tiles: {list: [{id: TG1, effect: {free: telegraph}}]}",
		"line 1: telegraph-tiles.list.TG1.effect.free: is a tile of the same line; allowed: railroad"},
	{"a tile that stores gold", "telegraph-tiles: {list: [{id: TG1, effect: {store: gold}}]}",
		"line 1: telegraph-tiles.list.TG1.effect.store: is not a field here; allowed: amount, draw, free, gain, status"},
	{"a tile with a cost", "telegraph-tiles: {list: [{id: TG3, effect: {status: wealth, cost: 1}}]}",
		"line 1: telegraph-tiles.list.TG3.effect.cost: is not a field here; allowed: amount, draw, free, gain, status"},
	{"an effect of two things", "telegraph-tiles: {list: [{id: TG1, effect: {status: wealth, draw: partner}}]}",
		"line 1: telegraph-tiles.list.TG1.effect: brings about two things; allowed: one of gain, status, draw, free"},
	{"a gain without an amount", "public-buildings: {list: [{id: jail, use: {gain: money}}]}",
		"line 1: public-buildings.list.jail.use: has no amount; allowed: a mapping with amount"},
	{"an amount without a gain", "public-buildings: {list: [{id: jail, use: {draw: partner, amount: 2}}]}",
		"line 1: public-buildings.list.jail.use.amount: is given with draw; allowed: no amount"},
	{"an amount of nothing", "public-buildings: {list: [{id: jail, use: {amount: 2}}]}",
		"line 1: public-buildings.list.jail.use: brings about nothing, and stands for the whole of what is there; allowed: one of gain, " +
			"status, draw, campaign"},
	{"a cost of nothing", "public-buildings: {list: [{id: well, use: {cost: 1}}]}",
		"line 1: public-buildings.list.well.use: brings about nothing, and stands for the whole of what is there; allowed: one of gain, " +
			"status, draw, campaign"},
	{"a gain of cattle", "public-buildings: {list: [{id: saloon, use: {gain: cattle, amount: 1}}]}",
		`line 1: public-buildings.list.saloon.use.gain: is the text "cattle"; allowed: money, log, lumber, gold, silver, tool, gun, ` +
			`horse, donkey, mule, ox`},
	{"a bank that gives money", "public-buildings: {list: [{id: bank, use: {gain: money, amount: 2}}]}",
		"line 1: public-buildings.list.bank.use.gain: is not a field here; allowed: store"},
	{"donations elsewhere", "public-buildings: {list: [{id: church, use: {donate: 1}}]}",
		"line 1: public-buildings.list.church.use.donate: is not a field here; allowed: amount, campaign, cost, draw, gain, " +
			"status"},
	{"a philanthropy without donations", "public-buildings: {list: [{id: philanthropy, use: {gain: money, amount: 1}}]}",
		"line 1: public-buildings.list.philanthropy.use: takes none, against what the source says: a philanthropy takes donations " +
			"(printed in FR-CARD-14); allowed: donate: 1"},
	{"a steamboat that draws nobody", "public-buildings: {list: [{id: steamboat, use: {}}]}",
		"line 1: public-buildings.list.steamboat.use: draws nobody, against what the source says: coach builder, steamboat and " +
			"newspaper draw characters (printed in FR-CHAR-08); allowed: draw: assistant, partner or tycoon"},
	{"a steamboat on land", "public-buildings: {list: [{id: steamboat, where: land}]}",
		`line 1: public-buildings.list.steamboat.where: is the text "land"; allowed: river, which is printed in FR-CARD-11`},
	{"two campaign steps", "public-buildings: {list: [{id: town-hall, use: {campaign: 2}}]}",
		"line 1: public-buildings.list.town-hall.use.campaign: is 2; allowed: 1"},
	{"one kind of safety building", "public-buildings: {list: [{id: jail, class: civic}]}",
		"line 1: public-buildings.list.jail.class: leaves 1 of class safety, against what the source says: a goal counts four safety " +
			"buildings, and there are three tiles of each building (printed in FR-CARD-09 and FR-COMP-15), so two of them are of that " +
			"class (derived); allowed: two or more of that class"},
	{"no health building", "public-buildings: {list: [{id: doctor, class: civic}, {id: church, class: civic}, {id: well, class: civic}]}",
		"line 1: public-buildings.list.church.class: leaves none of class health, against what the source says: health buildings score " +
			"on the political track (printed in FR-TRACK-02), so there is one (derived); allowed: one or more of that class"},
	{"a wooden house that is no housing", "public-buildings: {list: [{id: wooden-house, class: civic}]}",
		`line 1: public-buildings.list.wooden-house.class: is the text "civic"; allowed: housing, which is derived: it is what tents ` +
			`become, and housing decides how often other buildings are used`},
	{"a ship that takes no logs", "market-cards: {list: [{id: ship, sells-for: {log: 0}}]}",
		"line 1: market-cards.list.ship.sells-for: leaves no price for log, against what the source says: logs are sold to the " +
			"steamship or to a train (printed in FR-LUM-11 and FR-LUM-12); allowed: a price for log"},
	{"a ship that takes no gold", "market-cards: {list: [{id: ship, sells-for: {gold: 0}}]}",
		"line 1: market-cards.list.ship.sells-for: leaves no price for gold, against what the source says: gold is sold to ships, to " +
			"the stagecoach or to a train (printed in FR-MIN-13, FR-MIN-14 and FR-MIN-15); allowed: a price for gold"},
	{"trains that take no cattle", "market-cards: {list: [{id: red, sells-for: {cattle: 0}}, {id: blue, sells-for: {cattle: 0}}]}",
		"line 1: market-cards.list.red.sells-for: leaves no train that takes cattle, against what the source says: cattle are sold to a " +
			"train (printed in FR-RAN-18); allowed: a price on red or blue"},
	{"trains that take no logs", "market-cards: {list: [{id: red, sells-for: {log: 0}}, {id: blue, sells-for: {log: 0}}]}",
		"line 1: market-cards.list.red.sells-for: leaves no train that takes log, against what the source says: logs are sold to the " +
			"steamship or to a train (printed in FR-LUM-11 and FR-LUM-12); allowed: a price on red or blue"},
	{"trains that take no gold", "market-cards: {list: [{id: red, sells-for: {gold: 0}}, {id: blue, sells-for: {gold: 0}}]}",
		"line 1: market-cards.list.red.sells-for: leaves no train that takes gold, against what the source says: gold is sold to ships, " +
			"to the stagecoach or to a train (printed in FR-MIN-13, FR-MIN-14 and FR-MIN-15); allowed: a price on red or blue"},
	{"a stagecoach that takes no gold", "market-cards: {list: [{id: stagecoach, sells-for: {gold: 0}}]}",
		"line 1: market-cards.list.stagecoach.sells-for: leaves no price for gold, against what the source says: gold is sold to ships, " +
			"to the stagecoach or to a train (printed in FR-MIN-13, FR-MIN-14 and FR-MIN-15); allowed: a price for gold"},
	{"logs on the stagecoach", "market-cards: {list: [{id: stagecoach, sells-for: {gold: 5, log: 1}}]}",
		"line 1: market-cards.list.stagecoach.sells-for: takes log, against what the source says: logs are sold to the steamship or to " +
			"a train (printed in FR-LUM-11 and FR-LUM-12); allowed: none on the stagecoach"},
	{"cattle on the ship", "market-cards: {list: [{id: ship, sells-for: {log: 2, gold: 4, cattle: 1}}]}",
		"line 1: market-cards.list.ship.sells-for: takes cattle, against what the source says: cattle are sold to a train (printed in " +
			"FR-RAN-18); allowed: cattle and meat on cards of trains only"},
	{"a stagecoach that sells", "market-cards: {list: [{id: stagecoach, costs: {tool: 3}}]}",
		"line 1: market-cards.list.stagecoach.costs: sells something, against what the source says: goods are bought from trains or " +
			"boats (printed in FR-GEN-12); allowed: {} for the stagecoach"},
	{"an own train without dairy", "market-cards: {list: [{id: refrigerated, sells-for: {dairy: 0}}]}",
		"line 1: market-cards.list.refrigerated.sells-for: leaves no price for dairy, against what the source says: the own train of " +
			"level III has refrigerated cars and deals in dairy cattle (printed in FR-RAN-43); allowed: a price for dairy"},
	{"dairy that brings as much as meat", "market-cards: {list: [{id: refrigerated, sells-for: {meat: 3, dairy: 3}}]}",
		"line 1: market-cards.list.refrigerated.sells-for: pays 3 for dairy and 3 for meat, against what the source says: slaughtered " +
			"animals do not die and bring less (printed in FR-RAN-40); allowed: more for meat"},
	{"dairy on another train", "market-cards: {list: [{id: red, sells-for: {log: 3, gold: 6, cattle: 4, dairy: 1}}]}",
		"line 1: market-cards.list.red.sells-for.dairy: is not a field here; allowed: log, lumber, gold, silver, cattle, meat"},
	{"tools that are sold", "market-cards: {list: [{id: ship, sells-for: {log: 2, gold: 4, tool: 1}}]}",
		"line 1: market-cards.list.ship.sells-for.tool: is not a field here; allowed: log, lumber, gold, silver, cattle, meat"},
	{"money that grows by logs", "market-cards: {list: [{id: ship, costs: {log: 4}}]}",
		"line 1: market-cards.list.ship.costs: makes log cost 4 on ship, and log brings 3 on red and 1 more by characters; allowed: 5 " +
			"or more for it on every card, so that buying and selling gains nothing (FR-GEN-14)"},
	{"money that grows by gold on another card", "market-cards: {list: [{id: stagecoach, sells-for: {gold: 7}}]}",
		"line 1: market-cards.list.stagecoach.sells-for: makes gold cost 8 on ship, and gold brings 7 on stagecoach and 1 more by " +
			"characters; allowed: 9 or more for it on every card, so that buying and selling gains nothing (FR-GEN-14)"},
	{"money that grows by silver", "market-cards: {list: [{id: blue, costs: {silver: 5}}]}",
		"line 1: market-cards.list.blue.costs: makes silver cost 5 on blue, and silver brings 5 on blue; allowed: 6 or more for it on " +
			"every card, so that buying and selling gains nothing (FR-GEN-14)"},
	{"money that grows by meat sold as cattle",
		"market-cards: {list: [{id: red, costs: {meat: 7, cattle: 9}, sells-for: {log: 3, gold: 6, cattle: 6, meat: 5}}, {id: blue, " +
			"costs: {}}]}",
		"line 1: market-cards.list.red.costs: makes meat cost 7 on red, and cattle brings 6 on red and 1 more by characters; allowed: 8 " +
			"or more for it on every card, so that buying and selling gains nothing (FR-GEN-14)"},
	{"money that grows by a partner", "partners: {list: [{id: B7, passive: {sell-bonus: log, amount: 1}}]}",
		"line 1: partners.list.B7.passive: makes log cost 5 on ship, and log brings 3 on red and 2 more by characters; allowed: 6 or " +
			"more for it on every card, so that buying and selling gains nothing (FR-GEN-14)"},
	{"dice that are changed for nothing", "partners: {list: [{id: B7, passive: {discount: improve, amount: 3}}]}",
		"line 1: partners.list.B7.passive: takes 5 off improving dice together with the others; allowed: 4 at most, so that it costs " +
			"something (FR-MIN-18)"},
	{"a price below nothing", "market-cards: {list: [{id: ship, costs: {log: -1}}]}",
		"line 1: market-cards.list.ship.costs.log: is -1; allowed: a whole number from 0 to 99"},
	{"an event without severity", "event-deck: {list: [{id: I-1, event: {kind: fire}}]}",
		"line 1: event-deck.list.I-1.event: has no severity; allowed: severity: true, as every fire"},
	{"an event with a severity that it has not", "event-deck: {list: [{id: I-2, event: {kind: blizzard, severity: true}}]}",
		"line 1: event-deck.list.I-2.event.severity: is true; allowed: false for blizzard"},
	{"a loss of no field", "event-deck: {list: [{id: I-4, event: {kind: status-down}}]}",
		"line 1: event-deck.list.I-4.event: has no field; allowed: a mapping with field"},
	{"a field of another event", "event-deck: {list: [{id: I-2, event: {kind: blizzard, field: health}}]}",
		"line 1: event-deck.list.I-2.event.field: is given for blizzard; allowed: a field only for status-down"},
	{"an event of a kind that there is not", "event-deck: {list: [{id: I-1, event: {kind: flood}}]}",
		`line 1: event-deck.list.I-1.event.kind: is the text "flood"; allowed: status-down, logs-lost, pile-up, fire, revolt, ` +
			`drought, heavy-rain, blizzard, panic, rustlers, damage-line`},
	{"an event without a kind", "event-deck: {list: [{id: I-1, event: {severity: true}}]}",
		"line 1: event-deck.list.I-1.event: has no kind; allowed: a mapping with kind"},
	{"no pile-up", "event-deck: {list: [{id: II-1, event: {kind: blizzard}}]}",
		"line 1: event-deck.list.II-1.event: leaves no pile-up, against what the source says: logs lost, pile-ups, fire, revolt, damage " +
			"to a line and losses of health, wealth and safety are explained as events (printed in FR-ROUND-06 to FR-ROUND-14); " +
			"allowed: a card of that kind"},
	{"no loss of wealth", "event-deck: {list: [{id: IV-1, event: {kind: status-down, field: health}}]}",
		"line 1: event-deck.list.IV-1.event: leaves no loss of wealth, against what the source says: logs lost, pile-ups, fire, revolt, " +
			"damage to a line and losses of health, wealth and safety are explained as events (printed in FR-ROUND-06 to FR-ROUND-14); " +
			"allowed: a card of that kind"},
	{"no heavy rain", "event-deck: {list: [{id: I-2, event: {kind: blizzard}}]}",
		"line 1: event-deck.list.I-2.event: leaves no heavy-rain, against what the source says: heavy rain, blizzards and panics are " +
			"events (printed in FR-MIN-04 and FR-CHAR-31); allowed: a card of that kind"},
	{"a disc with another side", "discs: {list: [{id: health, up: left}]}",
		`line 1: discs.list.health.up: is the text "left"; allowed: bane, boon`},
	{"another rule of discs", "discs: {boon: {when: always}}",
		`line 1: discs.boon.when: is the text "always"; allowed: marker above 0; the ruling disc-meaning decides it`},
	{"a town without reward", "towns: {list: [{id: red-town, reward: {}}]}",
		"line 1: towns.list.red-town.reward: brings nothing, against what the source says: a discarded card brings a reward of the town " +
			"of its suit (printed in FR-CHAR-06); allowed: a gain and its amount"},
	{"a town of another suit", "towns: {list: [{id: red-town, suit: brown}]}",
		`line 1: towns.list.red-town.suit: is the text "brown"; allowed: red, which is printed in FR-CHAR-06`},
	{"a ring of one step", "assistants: {list: [{id: A1, ring: [worker]}]}",
		"line 1: assistants.list.A1.ring: is too short a ring, against what the source says: something on an assistant moves on " +
			"clockwise every turn (printed in FR-CHAR-12), so its ring has two steps at least (derived); allowed: 2 to 6 steps"},
	{"a ring of seven steps", "assistants: {list: [{id: A1, ring: [worker, gun, tool, worker, gun, tool, gun]}]}",
		"line 1: assistants.list.A1.ring: has 7 items; allowed: at most 6"},
	{"a step that there is not", "assistants: {list: [{id: A1, ring: [worker, horse]}]}",
		`line 1: assistants.list.A1.ring[2]: is the text "horse"; allowed: worker, tool, gun`},
	{"a suit that there is not", "assistants: {list: [{id: A1, suit: green}]}",
		`line 1: assistants.list.A1.suit: is the text "green"; allowed: red, gold, brown, blue, black, purple`},
	{"a partner without requirement", "partners: {list: [{id: B1, needs: {}}]}",
		"line 1: partners.list.B1.needs: names no requirement, against what the source says: partners have requirements and a passive " +
			"ability (printed in FR-CHAR-15 and FR-CHAR-16); allowed: industry or public-buildings"},
	{"a partner with two requirements", "partners: {list: [{id: B1, needs: {industry: mining, public-buildings: 1}}]}",
		"line 1: partners.list.B1.needs: names two requirements; allowed: industry or public-buildings"},
	{"a partner without ability", "partners: {list: [{id: B1, passive: {}}]}",
		"line 1: partners.list.B1.passive: gives no ability, against what the source says: partners have requirements and a passive " +
			"ability (printed in FR-CHAR-15 and FR-CHAR-16); allowed: income, sell-bonus or discount"},
	{"a partner with two abilities", "partners: {list: [{id: B1, passive: {income: 1, discount: improve, amount: 1}}]}",
		"line 1: partners.list.B1.passive: has two abilities; allowed: one of income, sell-bonus, discount"},
	{"an income with an amount", "partners: {list: [{id: B7, passive: {income: 1, amount: 2}}]}",
		"line 1: partners.list.B7.passive.amount: is given without a sell-bonus or a discount; allowed: no amount"},
	{"a bonus for what is not sold", "partners: {list: [{id: B1, passive: {sell-bonus: horse, amount: 1}}]}",
		`line 1: partners.list.B1.passive.sell-bonus: is the text "horse"; allowed: log, lumber, gold, silver, cattle, meat, dairy`},
	{"a tycoon without passive ability", "tycoons: {list: [{id: T1, passive: {}}]}",
		"line 1: tycoons.list.T1.passive: gives no ability, against what the source says: tycoons have a passive and an active ability " +
			"(printed in FR-CHAR-23 and FR-CHAR-24); allowed: income, sell-bonus or discount"},
	{"a tycoon without active ability", "tycoons: {list: [{id: T1, active: {}}]}",
		"line 1: tycoons.list.T1.active: gives no ability, against what the source says: tycoons have a passive and an active ability " +
			"(printed in FR-CHAR-23 and FR-CHAR-24); allowed: gain, build or develop"},
	{"a development without a discount", "tycoons: {list: [{id: T7, active: {develop: railroad}}]}",
		"line 1: tycoons.list.T7.active: has no discount; allowed: a mapping with discount"},
	{"a building with a discount", "tycoons: {list: [{id: T1, active: {build: saloon, discount: 1}}]}",
		"line 1: tycoons.list.T1.active.discount: is given with build; allowed: no discount"},
	{"tycoons that build nothing",
		"tycoons: {list: [{id: T1, active: {gain: gun, amount: 1}}, {id: T3, active: {gain: gun, amount: 1}}, {id: T5, active: {gain: " +
			"gun, amount: 1}}]}",
		"line 1: tycoons.list.T1.active: leaves nobody who puts up a building, against what the source says: buildings held by a tycoon " +
			"go when he is swapped out (printed in FR-CHAR-21), so some tycoon puts one up (derived); allowed: build for one of them"},
	{"tycoons that develop nothing",
		"tycoons: {list: [{id: T7, active: {gain: gun, amount: 1}}, {id: T8, active: {gain: gun, amount: 1}}]}",
		"line 1: tycoons.list.T7.active: leaves nobody who develops a line, against what the source says: characters develop " +
			"infrastructure (printed in FR-CHAR-01); allowed: develop for one of them"},
	{"deposits of one kind", "mining: {deposit-die: {faces: [beach, beach, beach, beach, beach, beach]}}",
		"line 1: mining.deposit-die.faces: decides nothing, against what the source says: for every new building a die decides the kind " +
			"of deposit (printed in FR-MIN-26); allowed: two kinds or more"},
	{"too few faces", "mining: {deposit-die: {faces: [beach, eluvial]}}",
		"line 1: mining.deposit-die.faces: has 2 items; allowed: 6"},
	{"dice with more faces than the deposit die", "dice: {faces: 8}",
		"line 1: dice.faces: is 8, and mining.deposit-die has 6 faces; allowed: a deposit-die with as many"},
	{"a level that gives less", "mining: {output: {beach: {3: [0, 0, 0, 3]}}}",
		"line 1: mining.output.beach.3: gives 3 on its four faces and 4 a level below, against what the source says: doubles level a " +
			"tile up (printed in FR-MIN-10), so a higher level gives no less on its four faces (derived); allowed: no less than a " +
			"level below"},
	{"a kind that gives less than aeolian", "mining: {output: {beach: {1: [0, 0, 0, 0]}}}",
		"line 1: mining.output.beach.1: gives 0 on its four faces, against what the source says: aeolian deposits have a small " +
			"concentration (printed in FR-MIN-32), so no other kind gives less (derived); allowed: 1 or more, as aeolian"},
	{"aeolian deposits that give most", "mining: {output: {aeolian: {3: [9, 9, 9, 9]}}}",
		"line 1: mining.output.aeolian.3: gives 5 on its four faces, against what the source says: aeolian deposits have a small " +
			"concentration (printed in FR-MIN-32), so no other kind gives less (derived); allowed: 36 or more, as aeolian"},
	{"aeolian deposits that give nothing", "mining: {output: {aeolian: {1: [0, 0, 0, 0]}}}",
		"line 1: mining.output.aeolian.1: gives nothing, against what the source says: a deposit is depleted at some time (printed in " +
			"FR-MIN-21), so it gives something before (derived); allowed: something on one of the faces"},
	{"three faces", "mining: {output: {beach: {1: [0, 1, 1]}}}",
		"line 1: mining.output.beach.1: has 3 items; allowed: 4"},
	{"too much on a face", "mining: {output: {beach: {3: [0, 1, 2, 10]}}}",
		"line 1: mining.output.beach.3[4]: is 10; allowed: a whole number from 0 to 9"},
}

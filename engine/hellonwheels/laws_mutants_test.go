package hellonwheels

import "github.com/yardstick-rules/yardstick/engine/lawtest"

type (
	decision = lawtest.Decision[state]
	mutant   = lawtest.Mutant[state]
)

// Mutants of the position after any decision, and of a condition and a change.
var always, where = lawtest.Always[state], lawtest.Where[state]

// with is a mutant after a decision of some verbs.
func with(do func(d *decision), verbs ...verb) mutant {
	return func(d *decision) bool {
		for _, v := range verbs {
			if verbOf(d.Action) == v {
				do(d)
				return true
			}
		}
		return false
	}
}

// afterPhase is a mutant after the end of some phases.
func afterPhase(do func(d *decision), phases ...uint8) mutant {
	return func(d *decision) bool {
		for _, p := range phases {
			if d.Before.turn > 0 && passed(d.Before, d.After, p) {
				do(d)
				return true
			}
		}
		return false
	}
}

// gift is money from the bank that nobody is owed.
func gift(d *decision) { d.After.cash[0]++; d.After.bank-- }

// robbery is money that goes from one player to another.
func robbery(d *decision) { d.After.cash[0]--; d.After.cash[1]++ }

// lost takes the first card out of a set, if there is one.
func lost(from *set) bool {
	if from.empty() {
		return false
	}
	from.pop()
	return true
}

// oneKind reports whether the laws about one payout look at the decision.
func oneKind(d *decision) bool {
	_, _, ok := payday(d.Before, d.Action, d.After)
	return ok
}

// oneHouse reports whether the laws about one payout look at the decision, and the Town at a position has one house.
func oneHouse(at position) func(d *decision) bool {
	return func(d *decision) bool {
		p, houses, ok := payday(d.Before, d.Action, d.After)
		return ok && p == at && houses.size() == 1
	}
}

// payouts reports whether the law about payouts looks at the decision, and the first two players do not own houses alike.
func payouts(d *decision) bool {
	return onlyPayouts(d.Before, d.Action, d.After) && d.After.cash[1] == d.Before.cash[1] && !ownsWhere(d.Before, d.After, 1)
}

// taxesAlone reports whether the law about taxes looks at the decision.
func taxesAlone(d *decision) bool {
	return taxesMoved(d.Before, d.After) && !paidAny(d.Before, d.After) && !priced(d.Before, verbOf(d.Action))
}

// boardRests reports whether a decision leaves the board alone and the Present Town has a card.
func boardRests(d *decision) bool {
	v := verbOf(d.Action)
	return (v == vDraw || v == vPass || v == vBid) && compares(d) && !d.After.board[present].empty()
}

// hits is a mutant after a card that changes the board.
func hits(v verb, do func(d *decision)) mutant {
	return where(func(d *decision) bool { return verbOf(d.Action) == v && compares(d) }, do)
}

// compares reports whether the laws of the board look at the decision: the Towns did not go on, and nobody left.
func compares(d *decision) bool { return !line(d.Before, d.After) && d.Before.gone == d.After.gone }

// carry has a card lie in the Past before a decision and in the Present after it.
func carry(d *decision, c instance) {
	for p := range positions {
		d.Before.board[p].drop(c)
		d.After.board[p].drop(c)
	}
	d.Before.board[past].add(c)
	d.After.board[present].add(c)
}

// bystander is a player, of three or more, who neither decides nor is hit.
func bystander(d *decision) (seat int8) {
	for seat == d.Before.seat || seat == seatOf(d.Action) {
		seat++
	}
	return seat
}

// quiet reports whether no phase moved money.
func quiet(d *decision) bool { return !sumsMoved(d.Before, d.After) }

// asked reports whether the position after the decision is at a step.
func asked(at step) func(d *decision) bool {
	return func(d *decision) bool { return d.After.step == at }
}

// noPast reports whether there is no Town at the Past position.
func noPast(d *decision) bool { return d.After.town[past] == noTown }

// mutants has, for the laws up to HOW-INV-15, what a wrong rule would leave behind. A law that notices no mutant would guard nothing.
var mutants = lawtest.Mutants[state]{
	"HOW-INV-01": {
		"a coin comes from nowhere": always(func(s *state) { s.cash[0]++ }),
		"the bank forgets a coin":   always(func(s *state) { s.bank-- }),
	},
	"HOW-INV-02": {"a player is in debt": where(func(d *decision) bool {
		s := d.After
		return s.is(nil, AskCredit, CreditCashOnly) && !s.is(nil, AskLossShort, LossShortDebt) && !s.is(nil, AskTaxShort, TaxShortDebt)
	}, func(d *decision) { d.After.cash[1] = -1 })},
	"HOW-INV-03": {
		"a card lies in two places": always(func(s *state) { s.pile.add(0); s.deck.add(0) }),
		"a card is lost":            func(d *decision) bool { return lost(&d.After.deck) },
		"a card is lost from a hand": func(d *decision) bool {
			return lost(&d.After.hands[1])
		},
		"a card stays apart": where(asked(atVisit), func(d *decision) { d.After.work = uint8(blackmail) }),
		"a card at work is in a hand as well": where(func(d *decision) bool {
			return d.After.work > 0 && d.After.is(nil, AskSpentWhen, SpentWhenAfterEffect)
		}, func(d *decision) { d.After.hands[0].add(instance(d.After.work - 1)) }),
		"no card is at work and chance picks": where(asked(atRandom), func(d *decision) { d.After.work = 0 }),
		"there is a card too many":            always(func(s *state) { s.deck[1] |= 1 << 60 }),
	},
	"HOW-INV-04": {
		"a Town is in two places": where(func(d *decision) bool { return d.After.townDeck != 0 },
			func(d *decision) { d.After.out |= d.After.townDeck }),
		"a Town is lost": where(func(d *decision) bool { return d.After.town[present] != noTown },
			func(d *decision) { d.After.town[present] = noTown }),
	},
	"HOW-INV-05": {
		"a Town too few is in the deck": where(func(d *decision) bool { return d.After.phase > setUp && d.After.townDeck != 0 },
			func(d *decision) { d.After.townDeck &= d.After.townDeck - 1 }),
		"a Town too many is out": where(func(d *decision) bool { return d.After.phase > setUp },
			func(d *decision) { d.After.out = d.After.out<<1 | 1 }),
	},
	"HOW-INV-06": {
		"the Past is filled too early": where(func(d *decision) bool {
			return d.After.turn == 1 && d.After.town[past] == noTown && d.After.phase < linePhase
		},
			func(d *decision) { d.After.town[past] = d.After.town[future] }),
		"a Town is missing": where(func(d *decision) bool { return d.After.turn > 1 && d.After.town[past] != noTown },
			func(d *decision) { d.After.town[past] = noTown }),
		"no Town comes to the Present": where(func(d *decision) bool { return d.After.turn > 1 && d.After.town[present] != noTown },
			func(d *decision) { d.After.town[present] = noTown }),
		"no Town is drawn for the Future": where(func(d *decision) bool { return d.After.turn > 1 && d.After.town[future] != noTown },
			func(d *decision) { d.After.town[future] = noTown }),
	},
	"HOW-INV-07": {
		"a Saloon lies where no Town is":   where(noPast, func(d *decision) { d.After.board[past].add(0) }),
		"a Church lies where no Town is":   where(noPast, func(d *decision) { d.After.board[past].add(18) }),
		"a Customer lies where no Town is": where(noPast, func(d *decision) { d.After.board[past].add(30) }),
	},
	"HOW-INV-08": {
		"a Raid card lies on the board": always(func(s *state) { s.board[present].add(firstRaid) }),
		"a Saloon has no owner":         always(func(s *state) { s.board[present].add(0); s.owner[0] = 0 }),
		"a card elsewhere has an owner": where(func(d *decision) bool { return !d.After.deck.empty() && d.After.deck.first() < ownable },
			func(d *decision) { d.After.owner[d.After.deck.first()] = 1 }),
		"somebody else's marker is there": always(func(s *state) { s.board[present].add(0); s.owner[0] = 14 }),
		"a marker of one who left": where(func(d *decision) bool { return d.After.gone != 0 && d.After.gone.Has(1) },
			func(d *decision) { d.After.board[present].add(0); d.After.owner[0] = 2 }),
	},
	"HOW-INV-09": {
		"a second Church": always(func(s *state) {
			s.board[past].add(18)
			s.board[past].add(19)
			s.owner[18], s.owner[19] = 1, 1
		}),
		"a second type where one is allowed": where(func(d *decision) bool { return d.After.is(nil, AskCivType, CivTypeOnePerTown) },
			func(d *decision) { d.After.board[past].add(18); d.After.board[past].add(20) }),
	},
	"HOW-INV-10": {
		"a Church in a Spontaneous Town ahead": where(func(d *decision) bool {
			return d.After.town[future] != noTown && typeAt(d.After, future) == spontaneousTown
		},
			func(d *decision) { d.After.board[future].add(18) }),
		"a Church laid in a Planned Present Town": where(func(d *decision) bool {
			return verbOf(d.Action) == vCivilize && d.Before.town[present] != noTown && typeAt(d.Before, present) == plannedTown
		}, func(d *decision) { d.Action = cardAt(vCivilize, firstOf(d.Action), present) }),
	},
	"HOW-INV-11": {"the token is lost": where(func(d *decision) bool { return d.After.turn > 1 },
		func(d *decision) { d.After.supervisor = -1 })},
	"HOW-INV-12": {"a fourth card is kept": afterPhase(func(d *decision) {
		for n := d.After.hands[0].size(); n <= d.After.table.parts.HandLimit; n++ {
			d.After.hands[0].add(instance(60 + n))
		}
		d.After.hands[0] = d.After.hands[0].or(set{0xf, 0})
	}, linePhase)},
	"HOW-INV-14": {"four are counted": always(func(s *state) { s.bought[0] = 4 })},
	"HOW-INV-15": {
		"a loser pays": afterPhase(func(d *decision) {
			loser := (d.After.supervisor + 1) % d.After.seats()
			d.After.cash[loser] = d.Before.cash[loser] - 1
		}, supervisorPhase),
		"the winner pays too much": afterPhase(func(d *decision) {
			winner := d.After.supervisor
			d.After.cash[winner] = d.Before.cash[winner] - palm(d.Before, d.Action, winner).chips - 1
		}, supervisorPhase),
	},
}

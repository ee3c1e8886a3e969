package hellonwheels

import (
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/hellonwheels/box"
	"github.com/yardstick-rules/yardstick/engine/lawtest"
)

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

// paidHouses reports whether the Town at a position has just paid somebody.
func paidHouses(d *decision) bool {
	r := reckon(d.Before, d.Action, d.After)
	for p := range positions {
		if r.pays[p] && !r.board[p].establishments().empty() {
			return true
		}
	}
	return false
}

// oneKind reports whether the law about totals looks at the decision.
func oneKind(d *decision) bool {
	r := reckon(d.Before, d.Action, d.After)
	_, _, ok := r.only()
	return ok
}

// asked reports whether the position after the decision is at a step.
func asked(at step) func(d *decision) bool {
	return func(d *decision) bool { return d.After.step == at }
}

// mutants has, for every law, what a wrong rule would leave behind. A law that notices no mutant would guard nothing.
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
	},
	"HOW-INV-07": {"a card lies where no Town is": where(func(d *decision) bool { return d.After.town[past] == noTown },
		func(d *decision) { d.After.board[past].add(30) })},
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
		for len := d.After.hands[0].size(); len <= d.After.table.parts.HandLimit; len++ {
			d.After.hands[0].add(instance(60 + len))
		}
		d.After.hands[0] = d.After.hands[0].or(set{0xf, 0})
	}, linePhase)},
	"HOW-INV-13": {
		"five cards are enough": where(func(d *decision) bool {
			b := d.Before
			return b.step == atDraw && b.due == 0 && b.drawn < 5 && b.is(nil, AskDrawManner, DrawMannerInOneGo) && d.After.step == atDraw &&
				!d.After.deck.empty()
		}, func(d *decision) { d.After.step, d.After.buying = atExtra, true }),
		"another draws": where(func(d *decision) bool {
			return d.Before.step == atDraw && d.Before.is(nil, AskDrawManner, DrawMannerInOneGo)
		},
			func(d *decision) { d.Action = cardFor(vDraw, firstOf(d.Action), (d.Before.seat+1)%d.Before.seats()) }),
		"a seventh card": where(func(d *decision) bool {
			return d.Before.step == atDraw && d.Before.due == 0 && d.Before.drawn == 5 && d.Before.is(nil, AskDrawManner, DrawMannerInOneGo)
		}, func(d *decision) {
			d.After.step, d.After.seat, d.After.drawn, d.After.due = atDraw, d.Before.seat, 6, 0
		}),
	},
	"HOW-INV-14": {
		"an extra card for nothing": with(func(d *decision) { d.After.cash, d.After.bank = d.Before.cash, d.Before.bank }, vExtra),
		"a fourth extra card":       with(func(d *decision) { d.Before.bought[d.Before.seat] = 3 }, vExtra),
		"four are counted":          always(func(s *state) { s.bought[0] = 4 }),
	},
	"HOW-INV-15": {
		"a loser pays":        afterPhase(robbery, supervisorPhase),
		"the winner pays too": afterPhase(func(d *decision) { d.After.cash[d.After.supervisor]--; d.After.bank++ }, supervisorPhase),
		"a bid is paid early": where(func(d *decision) bool { return d.Before.step == atBid && d.After.step == atBid }, gift),
	},
	"HOW-INV-16": {
		"taxes go to the bank": where(func(d *decision) bool {
			r := reckon(d.Before, d.Action, d.After)
			return r.tax && !r.paidOut()
		}, gift),
		"the hand limit pays": where(func(d *decision) bool { return d.Before.phase == linePhase && d.Before.step != atWindow }, gift),
	},
	"HOW-INV-17": {"a house for nothing": with(gift, vBuild, vCivilize)},
	"HOW-INV-18": {"a Customer brings money": with(gift, vCustomer, vMayhem, vDiscard)},
	"HOW-INV-19": {
		"a Raid brings money":    with(gift, vRaid),
		"a thief takes one more": with(robbery, vOutlaws, vGamblers, vEntrepreneur, vConMen),
	},
	"HOW-INV-20": {"a total between two": where(func(d *decision) bool {
		r := reckon(d.Before, d.Action, d.After)
		_, houses, ok := r.only()
		return ok && houses.size() == 1
	}, gift)},
	"HOW-INV-21": {
		"a share too much":     where(paidHouses, gift),
		"a share to the wrong": where(paidHouses, robbery),
	},
	"HOW-INV-22": {"one house earns more": where(oneKind, robbery)},
	"HOW-INV-25": {
		"a tax to the wrong":    where(func(d *decision) bool { return reckon(d.Before, d.Action, d.After).tax }, robbery),
		"a house too many goes": where(asked(atGiveUp), func(d *decision) { d.After.giveUp++ }),
		"houses go for nothing": where(asked(atGiveUp), func(d *decision) { d.After.step, d.After.part = atWindow, behind }),
		"who can pay leaves": where(func(d *decision) bool {
			return passed(d.Before, d.After, taxesPhase) && !d.After.gone.Has(0) && d.Before.turn > 0
		},
			func(d *decision) { d.After.gone = d.After.gone.With(0) }),
	},
	"HOW-INV-26": {
		"the Town is quiet": where(func(d *decision) bool {
			c, ok := cardOf(d.Action, 1)
			return verbOf(d.Action) == vRaid && ok && c < ownable
		}, func(d *decision) {
			at := placeOf(d.Action, 0)
			d.Before.board[at] = d.Before.board[at].without(list.masks[box.Mayhem])
		}),
		"a Customer is raided": with(func(d *decision) {
			d.Before.board[present].add(30)
			d.Action = engine.Action(vRaid) | withCard(0, firstRaid) | withCard(1, 30) | withPlace(0, present)
		}, vRaid),
	},
	"HOW-INV-30": {
		"one turn more": where(func(d *decision) bool { return d.After.step == atOver && d.After.phase == linePhase },
			func(d *decision) { d.After.turn = 12 }),
		"one turn less": where(func(d *decision) bool { return d.After.step == atOver && d.After.gone == 0 },
			func(d *decision) { d.After.turn-- }),
	},
	"HOW-INV-31": {
		"a draw pays":        with(gift, vDraw, vRandom),
		"a pass moves money": where(func(d *decision) bool { return verbOf(d.Action) == vPass || verbOf(d.Action) == vDone }, robbery),
	},
	"HOW-INV-32": {
		"a card vanishes from the board": func(d *decision) bool {
			return lost(&d.After.board[present])
		},
		"a marker changes": where(func(d *decision) bool { return !d.After.board[present].establishments().empty() }, func(d *decision) {
			c := d.After.board[present].establishments().first()
			d.After.owner[c] = d.After.owner[c]%uint8(d.After.seats()) + 1
		}),
		"what is played does not lie there": with(func(d *decision) { d.After.board, d.After.owner = d.Before.board, d.Before.owner },
			vCustomer, vMayhem, vBuild, vCivilize),
		"a card goes elsewhere": where(func(d *decision) bool { return !d.After.board[past].empty() }, func(d *decision) {
			d.After.board[present].add(d.After.board[past].pop())
		}),
	},
	"HOW-INV-33": {
		"a Town is left behind": where(func(d *decision) bool { return line(d.Before, d.After) && d.Before.town[present] != noTown },
			func(d *decision) { d.After.town[past] = noTown }),
		"a Town moves early": where(func(d *decision) bool {
			return !line(d.Before, d.After) && verbOf(d.Action) != vTown && d.After.town[present] != noTown
		},
			func(d *decision) { d.After.town[past] = d.After.town[present] }),
		"another Town goes": where(func(d *decision) bool { return line(d.Before, d.After) }, func(d *decision) { d.After.out ^= 1 }),
		"a Town goes early": where(func(d *decision) bool { return !line(d.Before, d.After) }, func(d *decision) { d.After.out ^= 1 }),
	},
	"HOW-INV-34": {
		"a card is dropped": func(d *decision) bool { return lost(&d.After.hands[0]) },
		"a card is taken": where(func(d *decision) bool { return !d.After.deck.empty() },
			func(d *decision) { d.After.hands[1].add(d.After.deck.pop()) }),
		"a played card is kept": with(func(d *decision) { d.After.hands = d.Before.hands }, vRaid, vBuild, vCustomer, vEntrepreneur, vDiscard),
	},
	"HOW-INV-35": {
		"a card stays in the deck": with(func(d *decision) { d.After.deck.add(firstOf(d.Action)) }, vDraw),
		"a card goes by itself": where(func(d *decision) bool { return d.Before.deck == d.After.deck && d.After.deck.size() > 1 },
			func(d *decision) { d.After.deck.pop() }),
		"the pile loses a card": where(func(d *decision) bool { return d.Before.deck == d.After.deck && !d.Before.pile.empty() },
			func(d *decision) { d.After.pile.drop(d.Before.pile.first()) }),
		"half a pile is shuffled": where(func(d *decision) bool {
			return d.Before.deck != d.After.deck && verbOf(d.Action) != vDraw && !d.Before.pile.empty()
		}, func(d *decision) { d.After.pile.add(d.Before.pile.first()) }),
		"what is drawn was never there": with(func(d *decision) { d.Before.deck.drop(firstOf(d.Action)) }, vDraw),
	},
	"HOW-INV-36": {
		"the next one wins": where(func(d *decision) bool { return d.Before.turn > 0 && passed(d.Before, d.After, supervisorPhase) },
			func(d *decision) { d.After.supervisor = (d.After.supervisor + 1) % d.After.seats() }),
		"the token moves": where(func(d *decision) bool {
			return d.Before.turn > 0 && !passed(d.Before, d.After, supervisorPhase) && d.After.supervisor >= 0
		},
			func(d *decision) { d.After.supervisor = (d.After.supervisor + 1) % d.After.seats() }),
		"a tie is won": where(func(d *decision) bool { return d.After.step == atRoll && d.Before.step == atBid },
			func(d *decision) { d.After.step, d.After.part = atWindow, behind }),
	},
	"HOW-INV-37": {
		"the same one again": where(func(d *decision) bool {
			return d.Before.step == atWindow && d.After.step == atWindow && d.Before.seat != d.After.seat && d.Before.phase == d.After.phase
		}, func(d *decision) { d.After.seat = d.Before.seat }),
		"a pass is not counted": where(func(d *decision) bool {
			return d.Before.step == atWindow && d.After.step == atWindow && verbOf(d.Action) == vPass && d.Before.phase == d.After.phase &&
				d.Before.part == d.After.part
		}, func(d *decision) { d.After.passes = d.Before.passes }),
		"it begins with another": where(func(d *decision) bool { return d.Before.part == within && d.After.step == atWindow },
			func(d *decision) { d.After.seat = (d.After.seat + 1) % d.After.seats() }),
		"it ends before all have passed": where(func(d *decision) bool {
			return d.Before.step == atWindow && d.After.step == atWindow && d.Before.phase == d.After.phase &&
				d.Before.part == d.After.part && d.After.phase != linePhase
		}, func(d *decision) { d.After.phase++; d.After.part, d.After.step = within, atVisit }),
		"it does not end": where(func(d *decision) bool {
			return d.Before.step == atWindow && verbOf(d.Action) == vPass && (d.Before.phase != d.After.phase || d.After.part == within)
		}, func(d *decision) {
			d.After.turn, d.After.phase, d.After.part, d.After.step, d.After.seat = d.Before.turn, d.Before.phase, d.Before.part, atWindow,
				d.Before.seat
		}),
	},
	"HOW-INV-38": {
		"somebody is left out": where(func(d *decision) bool {
			return d.After.step == atVisit && d.Before.step == atVisit && d.Before.seat != d.After.seat
		}, func(d *decision) { d.After.seat = d.Before.seat }),
		"a visit ends too early": where(func(d *decision) bool {
			return d.After.step == atVisit && d.Before.step == atVisit && d.Before.seat == d.After.seat && d.Before.phase == d.After.phase
		}, func(d *decision) { d.After.seat = (d.After.seat + 1) % d.After.seats() }),
		"the wrong one begins": where(func(d *decision) bool { return d.After.step == atVisit && d.Before.step != atVisit },
			func(d *decision) { d.After.seat = (d.After.seat + 1) % d.After.seats() }),
	},
	"HOW-INV-39": {
		"a turn is left out": where(func(d *decision) bool { return d.Before.turn > 0 },
			func(d *decision) { d.After.turn = d.Before.turn + 2 }),
		"the game goes backwards": where(func(d *decision) bool { return d.Before.turn > 1 },
			func(d *decision) { d.After.turn = d.Before.turn; d.After.phase, d.After.part = setUp, within }),
		"a phase is left out": where(func(d *decision) bool {
			return d.Before.part == behind && d.After.step == atVisit && d.Before.phase+1 == d.After.phase
		}, func(d *decision) { d.After.part, d.After.step = behind, atWindow }),
		"an Opportunist Phase is left out": where(func(d *decision) bool {
			return d.After.step == atWindow && d.Before.part == within && d.After.part == behind && d.After.phase < linePhase &&
				d.Before.turn == d.After.turn && d.Before.turn > 0
		}, func(d *decision) { d.After.phase++; d.After.part = within }),
	},
	"HOW-INV-40": {
		"an empty hand is asked": where(func(d *decision) bool { return d.After.step == atVisit || d.After.step == atWindow },
			func(d *decision) { d.After.hands[d.After.seat] = set{} }),
		"who has left is asked": where(asked(atWindow),
			func(d *decision) { d.After.gone = d.After.gone.With(engine.Seat(d.After.seat)) }),
		"a bid in an Opportunist Phase": where(asked(atBid), func(d *decision) { d.After.part = behind }),
	},
	"HOW-INV-41": {
		"nobody wins":          where(asked(atOver), func(d *decision) { d.After.winners = 0 }),
		"somebody wins early":  where(func(d *decision) bool { return d.After.step != atOver }, func(d *decision) { d.After.winners = 1 }),
		"the second best wins": where(asked(atOver), func(d *decision) { d.After.cash[lowest(d.After.winners)] = -99 }),
	},
	"HOW-INV-43": {
		"a card is played that nobody holds": with(
			func(d *decision) { d.Before.hands[d.Before.seat] = set{} }, vRaid, vBuild, vCivilize, vCustomer, vMayhem, vEntrepreneur),
		"a card is discarded that nobody holds": with(func(d *decision) {
			d.Before.hands = [maxSeats]set{}
		}, vDiscard, vRandom),
		"a card is drawn that is elsewhere": with(func(d *decision) { d.Before.deck = set{} }, vDraw),
	},
	"HOW-INV-44": {
		"a house is built too early": with(func(d *decision) { d.Before.phase = civilizedPhase }, vBuild),
		"a Church is built too late": with(func(d *decision) { d.Before.phase = customerPhase }, vCivilize),
		"a Customer comes too early": with(func(d *decision) { d.Before.phase = establishmentPhase }, vCustomer, vMayhem),
		"a Saloon comes as Mayhem":   with(func(d *decision) { d.Action = cardAt(vMayhem, 0, past) }, vMayhem),
		"a Raid within a phase":      with(func(d *decision) { d.Before.part = within }, vRaid, vEntrepreneur),
	},
	"HOW-INV-45": {
		"one's own hand is robbed": where(func(d *decision) bool {
			return (verbOf(d.Action) == vConMen || verbOf(d.Action) == vOutlaws) && formOf(d.Action) == onSeat
		}, func(d *decision) { d.Before.seat = seatOf(d.Action) }),
		"what is aimed at is elsewhere": where(func(d *decision) bool { return formOf(d.Action) == onCard },
			func(d *decision) { d.Before.board = [positions]set{} }),
		"a house is attacked": where(func(d *decision) bool { return verbOf(d.Action) == vIndianAttack && formOf(d.Action) == onCard },
			func(d *decision) {
				d.Before.board[past].add(0)
				d.Action = withForm(vIndianAttack, onCard) | withCard(0, 0) | withPlace(0, past)
			}),
		"one's own house is claimed": where(func(d *decision) bool {
			return verbOf(d.Action) == vClaimJumpers && formOf(d.Action) == onCard && d.Before.is(nil, AskClaimOwn, ClaimOwnOpponentsOnly)
		}, func(d *decision) { d.Before.owner[firstOf(d.Action)] = uint8(d.Before.seat) + 1 }),
		"cards move that are elsewhere": where(func(d *decision) bool {
			return cardsOf(d.Action) > 0 && (verbOf(d.Action) == vDesperados || verbOf(d.Action) == vLadies || verbOf(d.Action) == vHangersOn)
		}, func(d *decision) { d.Before.board = [positions]set{} }),
		"Customers ride with Desperados": where(func(d *decision) bool { return verbOf(d.Action) == vDesperados && cardsOf(d.Action) > 0 },
			func(d *decision) {
				d.Action = d.Action&^(0x7f<<cardBits) | withCard(0, 30)
			}),
		"they stay where they are": where(func(d *decision) bool { return formOf(d.Action) == fromTo }, func(d *decision) {
			d.Action = d.Action&^(3<<(placeBits+2)) | withPlace(1, placeOf(d.Action, 0))
		}),
		"they come from two Towns": where(func(d *decision) bool {
			return formOf(d.Action) == fromTo && placeOf(d.Action, 0) != past && placeOf(d.Action, 1) != past
		},
			func(d *decision) { d.Action = d.Action &^ (3 << placeBits) }),
		"one card too many is moved": where(func(d *decision) bool { return verbOf(d.Action) == vHangersOn && cardsOf(d.Action) == 2 },
			func(d *decision) { d.Action |= withCard(2, 17) }),
		"a house moves off the board": where(func(d *decision) bool {
			return verbOf(d.Action) == vHangersOn && cardsOf(d.Action) > 0 && d.Before.is(nil, AskHangersDirection, HangersDirectionTowardFuture)
		}, func(d *decision) {
			c := firstOf(d.Action)
			d.Before.board[lying(d.Before, c)].drop(c)
			d.Before.board[future].add(c)
		}),
		"another's house moves": where(func(d *decision) bool {
			return verbOf(d.Action) == vHangersOn && cardsOf(d.Action) > 0 && d.Before.is(nil, AskHangersOwner, HangersOwnerOwnOnly)
		}, func(d *decision) { d.Before.owner[firstOf(d.Action)]++ }),
	},
}

package hellonwheels

import (
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/hellonwheels/box"
)

// lapse is a decision with the positions before and after it, to be bent.
type lapse struct {
	before, after *state
	a             engine.Action
}

// bend does one thing wrong, and reports whether it could there.
type bend func(l *lapse) bool

// always is a bend of the position after a decision that is possible everywhere.
func always(do func(s *state)) bend {
	return func(l *lapse) bool { do(l.after); return true }
}

// with is a bend behind a decision of some verbs.
func with(do func(l *lapse), verbs ...verb) bend {
	return func(l *lapse) bool {
		for _, v := range verbs {
			if verbOf(l.a) == v {
				do(l)
				return true
			}
		}
		return false
	}
}

// behindPhase is a bend behind the end of some phases.
func behindPhase(do func(l *lapse), phases ...uint8) bend {
	return func(l *lapse) bool {
		for _, p := range phases {
			if l.before.turn > 0 && passed(l.before, l.after, p) {
				do(l)
				return true
			}
		}
		return false
	}
}

// gift is money from the bank that nobody is owed.
func gift(l *lapse) { l.after.cash[0]++; l.after.bank-- }

// robbery is money that goes from one player to another.
func robbery(l *lapse) { l.after.cash[0]--; l.after.cash[1]++ }

// lost takes the first card out of a set, if there is one.
func lost(from *set) bool {
	if from.empty() {
		return false
	}
	from.pop()
	return true
}

// paidHouses reports whether the Town at a position has just paid somebody.
func paidHouses(l *lapse) bool {
	r := reckon(l.before, l.a, l.after)
	for p := range positions {
		if r.pays[p] && !r.board[p].establishments().empty() {
			return true
		}
	}
	return false
}

// oneKind reports whether the law about totals looks at the decision.
func oneKind(l *lapse) bool {
	r := reckon(l.before, l.a, l.after)
	_, _, ok := r.only()
	return ok
}

// where makes a bend of a condition and a change.
func where(can func(l *lapse) bool, do func(l *lapse)) bend {
	return func(l *lapse) bool {
		if !can(l) {
			return false
		}
		do(l)
		return true
	}
}

// asked reports whether the position after the decision is at a step.
func asked(at step) func(l *lapse) bool { return func(l *lapse) bool { return l.after.step == at } }

// bends has, for every law, what a wrong rule would leave behind. A law that no bend is noticed by would guard nothing.
var bends = map[string]map[string]bend{
	"HOW-INV-01": {
		"a coin comes from nowhere": always(func(s *state) { s.cash[0]++ }),
		"the bank forgets a coin":   always(func(s *state) { s.bank-- }),
	},
	"HOW-INV-02": {"a player is in debt": where(func(l *lapse) bool {
		s := l.after
		return s.is(nil, AskCredit, CreditCashOnly) && !s.is(nil, AskLossShort, LossShortDebt) && !s.is(nil, AskTaxShort, TaxShortDebt)
	}, func(l *lapse) { l.after.cash[1] = -1 })},
	"HOW-INV-03": {
		"a card lies in two places": always(func(s *state) { s.pile.add(0); s.deck.add(0) }),
		"a card is lost":            func(l *lapse) bool { return lost(&l.after.deck) },
		"a card is lost from a hand": func(l *lapse) bool {
			return lost(&l.after.hands[1])
		},
		"a card stays apart": where(asked(atVisit), func(l *lapse) { l.after.work = uint8(blackmail) }),
		"a card at work is in a hand as well": where(func(l *lapse) bool {
			return l.after.work > 0 && l.after.is(nil, AskSpentWhen, SpentWhenAfterEffect)
		}, func(l *lapse) { l.after.hands[0].add(instance(l.after.work - 1)) }),
		"no card is at work and chance picks": where(asked(atRandom), func(l *lapse) { l.after.work = 0 }),
		"there is a card too many":            always(func(s *state) { s.deck[1] |= 1 << 60 }),
	},
	"HOW-INV-04": {
		"a Town is in two places": where(func(l *lapse) bool { return l.after.townDeck != 0 }, func(l *lapse) { l.after.out |= l.after.townDeck }),
		"a Town is lost":          where(func(l *lapse) bool { return l.after.town[present] != noTown }, func(l *lapse) { l.after.town[present] = noTown }),
	},
	"HOW-INV-05": {
		"a Town too few is in the deck": where(func(l *lapse) bool { return l.after.phase > setUp && l.after.townDeck != 0 },
			func(l *lapse) { l.after.townDeck &= l.after.townDeck - 1 }),
		"a Town too many is out": where(func(l *lapse) bool { return l.after.phase > setUp }, func(l *lapse) { l.after.out = l.after.out<<1 | 1 }),
	},
	"HOW-INV-06": {
		"the Past is filled too early": where(func(l *lapse) bool {
			return l.after.turn == 1 && l.after.town[past] == noTown && l.after.phase < linePhase
		},
			func(l *lapse) { l.after.town[past] = l.after.town[future] }),
		"a Town is missing": where(func(l *lapse) bool { return l.after.turn > 1 && l.after.town[past] != noTown }, func(l *lapse) { l.after.town[past] = noTown }),
	},
	"HOW-INV-07": {"a card lies where no Town is": where(func(l *lapse) bool { return l.after.town[past] == noTown },
		func(l *lapse) { l.after.board[past].add(30) })},
	"HOW-INV-08": {
		"a Raid card lies on the board":   always(func(s *state) { s.board[present].add(firstRaid) }),
		"a Saloon has no owner":           always(func(s *state) { s.board[present].add(0); s.owner[0] = 0 }),
		"a card elsewhere has an owner":   where(func(l *lapse) bool { return !l.after.deck.empty() && l.after.deck.first() < ownable }, func(l *lapse) { l.after.owner[l.after.deck.first()] = 1 }),
		"somebody else's marker is there": always(func(s *state) { s.board[present].add(0); s.owner[0] = 14 }),
		"a marker of one who left": where(func(l *lapse) bool { return l.after.gone != 0 && l.after.gone.Has(1) },
			func(l *lapse) { l.after.board[present].add(0); l.after.owner[0] = 2 }),
	},
	"HOW-INV-09": {
		"a second Church": always(func(s *state) {
			s.board[past].add(18)
			s.board[past].add(19)
			s.owner[18], s.owner[19] = 1, 1
		}),
		"a second type where one is allowed": where(func(l *lapse) bool { return l.after.is(nil, AskCivType, CivTypeOnePerTown) },
			func(l *lapse) { l.after.board[past].add(18); l.after.board[past].add(20) }),
	},
	"HOW-INV-10": {
		"a Church in a Spontaneous Town ahead": where(func(l *lapse) bool {
			return l.after.town[future] != noTown && typeAt(l.after, future) == spontaneousTown
		},
			func(l *lapse) { l.after.board[future].add(18) }),
		"a Church laid in a Planned Present Town": where(func(l *lapse) bool {
			return verbOf(l.a) == vCivilize && l.before.town[present] != noTown && typeAt(l.before, present) == plannedTown
		}, func(l *lapse) { l.a = cardAt(vCivilize, firstOf(l.a), present) }),
	},
	"HOW-INV-11": {"the token is lost": where(func(l *lapse) bool { return l.after.turn > 1 }, func(l *lapse) { l.after.supervisor = -1 })},
	"HOW-INV-12": {"a fourth card is kept": behindPhase(func(l *lapse) {
		for len := l.after.hands[0].size(); len <= l.after.table.parts.HandLimit; len++ {
			l.after.hands[0].add(instance(60 + len))
		}
		l.after.hands[0] = l.after.hands[0].or(set{0xf, 0})
	}, linePhase)},
	"HOW-INV-13": {
		"five cards are enough": where(func(l *lapse) bool {
			b := l.before
			return b.step == atDraw && b.due == 0 && b.drawn < 5 && b.is(nil, AskDrawManner, DrawMannerInOneGo) && l.after.step == atDraw && !l.after.deck.empty()
		}, func(l *lapse) { l.after.step, l.after.buying = atExtra, true }),
		"another draws": where(func(l *lapse) bool {
			return l.before.step == atDraw && l.before.is(nil, AskDrawManner, DrawMannerInOneGo)
		},
			func(l *lapse) { l.a = cardFor(vDraw, firstOf(l.a), (l.before.seat+1)%l.before.seats()) }),
		"a seventh card": where(func(l *lapse) bool {
			return l.before.step == atDraw && l.before.due == 0 && l.before.drawn == 5 && l.before.is(nil, AskDrawManner, DrawMannerInOneGo)
		}, func(l *lapse) {
			l.after.step, l.after.seat, l.after.drawn, l.after.due = atDraw, l.before.seat, 6, 0
		}),
	},
	"HOW-INV-14": {
		"an extra card for nothing": with(func(l *lapse) { l.after.cash, l.after.bank = l.before.cash, l.before.bank }, vExtra),
		"a fourth extra card":       with(func(l *lapse) { l.before.bought[l.before.seat] = 3 }, vExtra),
		"four are counted":          always(func(s *state) { s.bought[0] = 4 }),
	},
	"HOW-INV-15": {
		"a loser pays":        behindPhase(robbery, supervisorPhase),
		"the winner pays too": behindPhase(func(l *lapse) { l.after.cash[l.after.supervisor]--; l.after.bank++ }, supervisorPhase),
		"a bid is paid early": where(func(l *lapse) bool { return l.before.step == atBid && l.after.step == atBid }, gift),
	},
	"HOW-INV-16": {
		"taxes go to the bank": where(func(l *lapse) bool {
			r := reckon(l.before, l.a, l.after)
			return r.tax && !r.paidOut()
		}, gift),
		"the hand limit pays": where(func(l *lapse) bool { return l.before.phase == linePhase && l.before.step != atWindow }, gift),
	},
	"HOW-INV-17": {"a house for nothing": with(gift, vBuild, vCivilize)},
	"HOW-INV-18": {"a Customer brings money": with(gift, vCustomer, vMayhem, vDiscard)},
	"HOW-INV-19": {
		"a Raid brings money":    with(gift, vRaid),
		"a thief takes one more": with(robbery, vOutlaws, vGamblers, vEntrepreneur, vConMen),
	},
	"HOW-INV-20": {"a total between two": where(func(l *lapse) bool {
		r := reckon(l.before, l.a, l.after)
		_, houses, ok := r.only()
		return ok && houses.size() == 1
	}, gift)},
	"HOW-INV-21": {
		"a share too much":     where(paidHouses, gift),
		"a share to the wrong": where(paidHouses, robbery),
	},
	"HOW-INV-22": {"one house earns more": where(oneKind, robbery)},
	"HOW-INV-25": {
		"a tax to the wrong":    where(func(l *lapse) bool { return reckon(l.before, l.a, l.after).tax }, robbery),
		"a house too many goes": where(asked(atGiveUp), func(l *lapse) { l.after.giveUp++ }),
		"houses go for nothing": where(asked(atGiveUp), func(l *lapse) { l.after.step, l.after.part = atWindow, behind }),
		"who can pay leaves": where(func(l *lapse) bool {
			return passed(l.before, l.after, taxesPhase) && !l.after.gone.Has(0) && l.before.turn > 0
		},
			func(l *lapse) { l.after.gone = l.after.gone.With(0) }),
	},
	"HOW-INV-26": {
		"the Town is quiet": where(func(l *lapse) bool {
			c, ok := cardOf(l.a, 1)
			return verbOf(l.a) == vRaid && ok && c < ownable
		}, func(l *lapse) {
			at := placeOf(l.a, 0)
			l.before.board[at] = l.before.board[at].without(list.masks[box.Mayhem])
		}),
		"a Customer is raided": with(func(l *lapse) {
			l.before.board[present].add(30)
			l.a = engine.Action(vRaid) | withCard(0, firstRaid) | withCard(1, 30) | withPlace(0, present)
		}, vRaid),
	},
	"HOW-INV-30": {
		"one turn more": where(func(l *lapse) bool { return l.after.step == atOver && l.after.phase == linePhase },
			func(l *lapse) { l.after.turn = 12 }),
		"one turn less": where(func(l *lapse) bool { return l.after.step == atOver && l.after.gone == 0 }, func(l *lapse) { l.after.turn-- }),
	},
	"HOW-INV-31": {
		"a draw pays":        with(gift, vDraw, vRandom),
		"a pass moves money": where(func(l *lapse) bool { return verbOf(l.a) == vPass || verbOf(l.a) == vDone }, robbery),
	},
	"HOW-INV-32": {
		"a card vanishes from the board": func(l *lapse) bool {
			return lost(&l.after.board[present])
		},
		"a marker changes": where(func(l *lapse) bool { return !l.after.board[present].establishments().empty() }, func(l *lapse) {
			c := l.after.board[present].establishments().first()
			l.after.owner[c] = l.after.owner[c]%uint8(l.after.seats()) + 1
		}),
		"what is played does not lie there": with(func(l *lapse) { l.after.board, l.after.owner = l.before.board, l.before.owner },
			vCustomer, vMayhem, vBuild, vCivilize),
		"a card goes elsewhere": where(func(l *lapse) bool { return !l.after.board[past].empty() }, func(l *lapse) {
			l.after.board[present].add(l.after.board[past].pop())
		}),
	},
	"HOW-INV-33": {
		"a Town is left behind": where(func(l *lapse) bool { return line(l.before, l.after) && l.before.town[present] != noTown }, func(l *lapse) { l.after.town[past] = noTown }),
		"a Town moves early": where(func(l *lapse) bool {
			return !line(l.before, l.after) && verbOf(l.a) != vTown && l.after.town[present] != noTown
		},
			func(l *lapse) { l.after.town[past] = l.after.town[present] }),
		"another Town goes": where(func(l *lapse) bool { return line(l.before, l.after) }, func(l *lapse) { l.after.out ^= 1 }),
		"a Town goes early": where(func(l *lapse) bool { return !line(l.before, l.after) }, func(l *lapse) { l.after.out ^= 1 }),
	},
	"HOW-INV-34": {
		"a card is dropped":     func(l *lapse) bool { return lost(&l.after.hands[0]) },
		"a card is taken":       where(func(l *lapse) bool { return !l.after.deck.empty() }, func(l *lapse) { l.after.hands[1].add(l.after.deck.pop()) }),
		"a played card is kept": with(func(l *lapse) { l.after.hands = l.before.hands }, vRaid, vBuild, vCustomer, vEntrepreneur, vDiscard),
	},
	"HOW-INV-35": {
		"a card stays in the deck": with(func(l *lapse) { l.after.deck.add(firstOf(l.a)) }, vDraw),
		"a card goes by itself":    where(func(l *lapse) bool { return l.before.deck == l.after.deck && l.after.deck.size() > 1 }, func(l *lapse) { l.after.deck.pop() }),
		"the pile loses a card": where(func(l *lapse) bool { return l.before.deck == l.after.deck && !l.before.pile.empty() },
			func(l *lapse) { l.after.pile.drop(l.before.pile.first()) }),
		"half a pile is shuffled": where(func(l *lapse) bool {
			return l.before.deck != l.after.deck && verbOf(l.a) != vDraw && !l.before.pile.empty()
		}, func(l *lapse) { l.after.pile.add(l.before.pile.first()) }),
		"what is drawn was never there": with(func(l *lapse) { l.before.deck.drop(firstOf(l.a)) }, vDraw),
	},
	"HOW-INV-36": {
		"the next one wins": where(func(l *lapse) bool { return l.before.turn > 0 && passed(l.before, l.after, supervisorPhase) },
			func(l *lapse) { l.after.supervisor = (l.after.supervisor + 1) % l.after.seats() }),
		"the token moves": where(func(l *lapse) bool {
			return l.before.turn > 0 && !passed(l.before, l.after, supervisorPhase) && l.after.supervisor >= 0
		},
			func(l *lapse) { l.after.supervisor = (l.after.supervisor + 1) % l.after.seats() }),
		"a tie is won": where(func(l *lapse) bool { return l.after.step == atRoll && l.before.step == atBid },
			func(l *lapse) { l.after.step, l.after.part = atWindow, behind }),
	},
	"HOW-INV-37": {
		"the same one again": where(func(l *lapse) bool {
			return l.before.step == atWindow && l.after.step == atWindow && l.before.seat != l.after.seat && l.before.phase == l.after.phase
		}, func(l *lapse) { l.after.seat = l.before.seat }),
		"a pass is not counted": where(func(l *lapse) bool {
			return l.before.step == atWindow && l.after.step == atWindow && verbOf(l.a) == vPass && l.before.phase == l.after.phase && l.before.part == l.after.part
		}, func(l *lapse) { l.after.passes = l.before.passes }),
		"it begins with another": where(func(l *lapse) bool { return l.before.part == within && l.after.step == atWindow },
			func(l *lapse) { l.after.seat = (l.after.seat + 1) % l.after.seats() }),
		"it ends before all have passed": where(func(l *lapse) bool {
			return l.before.step == atWindow && l.after.step == atWindow && l.before.phase == l.after.phase && l.before.part == l.after.part && l.after.phase != linePhase
		}, func(l *lapse) { l.after.phase++; l.after.part, l.after.step = within, atVisit }),
		"it does not end": where(func(l *lapse) bool {
			return l.before.step == atWindow && verbOf(l.a) == vPass && (l.before.phase != l.after.phase || l.after.part == within)
		}, func(l *lapse) {
			l.after.turn, l.after.phase, l.after.part, l.after.step, l.after.seat = l.before.turn, l.before.phase, l.before.part, atWindow, l.before.seat
		}),
	},
	"HOW-INV-38": {
		"somebody is left out": where(func(l *lapse) bool {
			return l.after.step == atVisit && l.before.step == atVisit && l.before.seat != l.after.seat
		}, func(l *lapse) { l.after.seat = l.before.seat }),
		"a visit ends too early": where(func(l *lapse) bool {
			return l.after.step == atVisit && l.before.step == atVisit && l.before.seat == l.after.seat && l.before.phase == l.after.phase
		}, func(l *lapse) { l.after.seat = (l.after.seat + 1) % l.after.seats() }),
		"the wrong one begins": where(func(l *lapse) bool { return l.after.step == atVisit && l.before.step != atVisit },
			func(l *lapse) { l.after.seat = (l.after.seat + 1) % l.after.seats() }),
	},
	"HOW-INV-39": {
		"a turn is left out":      where(func(l *lapse) bool { return l.before.turn > 0 }, func(l *lapse) { l.after.turn = l.before.turn + 2 }),
		"the game goes backwards": where(func(l *lapse) bool { return l.before.turn > 1 }, func(l *lapse) { l.after.turn = l.before.turn; l.after.phase, l.after.part = setUp, within }),
		"a phase is left out": where(func(l *lapse) bool {
			return l.before.part == behind && l.after.step == atVisit && l.before.phase+1 == l.after.phase
		}, func(l *lapse) { l.after.part, l.after.step = behind, atWindow }),
		"an Opportunist Phase is left out": where(func(l *lapse) bool {
			return l.after.step == atWindow && l.before.part == within && l.after.part == behind && l.after.phase < linePhase && l.before.turn == l.after.turn && l.before.turn > 0
		}, func(l *lapse) { l.after.phase++; l.after.part = within }),
	},
	"HOW-INV-40": {
		"an empty hand is asked": where(func(l *lapse) bool { return l.after.step == atVisit || l.after.step == atWindow },
			func(l *lapse) { l.after.hands[l.after.seat] = set{} }),
		"who has left is asked":         where(asked(atWindow), func(l *lapse) { l.after.gone = l.after.gone.With(engine.Seat(l.after.seat)) }),
		"a bid in an Opportunist Phase": where(asked(atBid), func(l *lapse) { l.after.part = behind }),
	},
	"HOW-INV-41": {
		"nobody wins":          where(asked(atOver), func(l *lapse) { l.after.winners = 0 }),
		"somebody wins early":  where(func(l *lapse) bool { return l.after.step != atOver }, func(l *lapse) { l.after.winners = 1 }),
		"the second best wins": where(asked(atOver), func(l *lapse) { l.after.cash[lowest(l.after.winners)] = -99 }),
	},
	"HOW-INV-43": {
		"a card is played that nobody holds": with(func(l *lapse) { l.before.hands[l.before.seat] = set{} }, vRaid, vBuild, vCivilize, vCustomer, vMayhem, vEntrepreneur),
		"a card is discarded that nobody holds": with(func(l *lapse) {
			l.before.hands = [maxSeats]set{}
		}, vDiscard, vRandom),
		"a card is drawn that is elsewhere": with(func(l *lapse) { l.before.deck = set{} }, vDraw),
	},
	"HOW-INV-44": {
		"a house is built too early": with(func(l *lapse) { l.before.phase = civilizedPhase }, vBuild),
		"a Church is built too late": with(func(l *lapse) { l.before.phase = customerPhase }, vCivilize),
		"a Customer comes too early": with(func(l *lapse) { l.before.phase = establishmentPhase }, vCustomer, vMayhem),
		"a Saloon comes as Mayhem":   with(func(l *lapse) { l.a = cardAt(vMayhem, 0, past) }, vMayhem),
		"a Raid within a phase":      with(func(l *lapse) { l.before.part = within }, vRaid, vEntrepreneur),
	},
	"HOW-INV-45": {
		"one's own hand is robbed": where(func(l *lapse) bool {
			return (verbOf(l.a) == vConMen || verbOf(l.a) == vOutlaws) && formOf(l.a) == onSeat
		}, func(l *lapse) { l.before.seat = seatOf(l.a) }),
		"what is aimed at is elsewhere": where(func(l *lapse) bool { return formOf(l.a) == onCard }, func(l *lapse) { l.before.board = [positions]set{} }),
		"a house is attacked": where(func(l *lapse) bool { return verbOf(l.a) == vIndianAttack && formOf(l.a) == onCard },
			func(l *lapse) {
				l.before.board[past].add(0)
				l.a = withForm(vIndianAttack, onCard) | withCard(0, 0) | withPlace(0, past)
			}),
		"one's own house is claimed": where(func(l *lapse) bool {
			return verbOf(l.a) == vClaimJumpers && formOf(l.a) == onCard && l.before.is(nil, AskClaimOwn, ClaimOwnOpponentsOnly)
		}, func(l *lapse) { l.before.owner[firstOf(l.a)] = uint8(l.before.seat) + 1 }),
		"cards move that are elsewhere": where(func(l *lapse) bool {
			return cardsOf(l.a) > 0 && (verbOf(l.a) == vDesperados || verbOf(l.a) == vLadies || verbOf(l.a) == vHangersOn)
		}, func(l *lapse) { l.before.board = [positions]set{} }),
		"Customers ride with Desperados": where(func(l *lapse) bool { return verbOf(l.a) == vDesperados && cardsOf(l.a) > 0 }, func(l *lapse) {
			l.a = l.a&^(0x7f<<cardBits) | withCard(0, 30)
		}),
		"they stay where they are": where(func(l *lapse) bool { return formOf(l.a) == fromTo }, func(l *lapse) {
			l.a = l.a&^(3<<(placeBits+2)) | withPlace(1, placeOf(l.a, 0))
		}),
		"they come from two Towns": where(func(l *lapse) bool {
			return formOf(l.a) == fromTo && placeOf(l.a, 0) != past && placeOf(l.a, 1) != past
		},
			func(l *lapse) { l.a = l.a &^ (3 << placeBits) }),
		"one card too many is moved": where(func(l *lapse) bool { return verbOf(l.a) == vHangersOn && cardsOf(l.a) == 2 },
			func(l *lapse) { l.a |= withCard(2, 17) }),
		"a house moves off the board": where(func(l *lapse) bool {
			return verbOf(l.a) == vHangersOn && cardsOf(l.a) > 0 && l.before.is(nil, AskHangersDirection, HangersDirectionTowardFuture)
		}, func(l *lapse) {
			c := firstOf(l.a)
			l.before.board[lying(l.before, c)].drop(c)
			l.before.board[future].add(c)
		}),
		"another's house moves": where(func(l *lapse) bool {
			return verbOf(l.a) == vHangersOn && cardsOf(l.a) > 0 && l.before.is(nil, AskHangersOwner, HangersOwnerOwnOnly)
		}, func(l *lapse) { l.before.owner[firstOf(l.a)]++ }),
	},
}

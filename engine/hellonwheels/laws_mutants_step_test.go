package hellonwheels

import (
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/hellonwheels/box"
	"github.com/yardstick-rules/yardstick/engine/lawtest"
)

// stepMutants are those for the laws from HOW-INV-16 on, most of which speak of decisions.
var stepMutants = lawtest.Mutants[state]{
	"HOW-INV-16": {
		"another pays": where(func(d *decision) bool { return quiet(d) && d.Before.seat != 1 && priced(d.Before, verbOf(d.Action)) },
			func(d *decision) { d.After.cash[1] = d.Before.cash[1] + 1 }),
		"a house brings money": where(func(d *decision) bool {
			return quiet(d) && (verbOf(d.Action) == vBuild || verbOf(d.Action) == vCivilize)
		},
			func(d *decision) { d.After.cash[d.Before.seat] = d.Before.cash[d.Before.seat] + 1 }),
		"an extra card brings money": where(func(d *decision) bool { return quiet(d) && verbOf(d.Action) == vExtra },
			func(d *decision) { d.After.cash[d.Before.seat] = d.Before.cash[d.Before.seat] + 1 }),
		"the Entrepreneur is paid by another": where(func(d *decision) bool { return quiet(d) && verbOf(d.Action) == vEntrepreneur },
			func(d *decision) { d.After.cash[(d.Before.seat+1)%d.Before.seats()]-- }),
		"a thief takes of another": where(func(d *decision) bool {
			v := verbOf(d.Action)
			return quiet(d) && (v == vOutlaws || v == vGamblers) && formOf(d.Action) == onSeat && d.Before.seats() > 2
		}, func(d *decision) {
			d.After.cash[bystander(d)]--
		}),
	},
	"HOW-INV-17": {
		"a total of the Past between two":    where(oneHouse(past), gift),
		"a total of the Present between two": where(oneHouse(present), gift),
		"a total of the Future between two":  where(oneHouse(future), gift),
	},
	"HOW-INV-18": {
		"a share to the wrong": where(payouts, func(d *decision) { d.After.cash[1]++ }),
		"a payout is paid for": where(payouts, func(d *decision) { d.After.cash[1]-- }),
	},
	"HOW-INV-19": {"one house earns more": where(oneKind, robbery)},
	"HOW-INV-22": {
		"taxes go to the bank": where(taxesAlone, gift),
		"who has no house pays": where(func(d *decision) bool { houses, _ := owned(d.Before, 0); return taxesAlone(d) && houses == 0 },
			func(d *decision) { d.After.cash[0] = d.Before.cash[0] - 1 }),
		"a house costs too much": where(func(d *decision) bool { return taxesAlone(d) }, func(d *decision) {
			houses, _ := owned(d.Before, 0)
			d.After.cash[0] = d.Before.cash[0] - int32(houses*d.Before.table.parts.Tax+1)
		}),
		"who is Mayor nowhere gains": where(func(d *decision) bool {
			_, civilized := owned(d.Before, 0)
			return taxesAlone(d) && civilized == 0 && d.Before.is(nil, AskMayorNone, MayorNoneNobody)
		}, func(d *decision) { d.After.cash[0] = d.Before.cash[0] + 1 }),
	},
	"HOW-INV-23": {
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
	"HOW-INV-27": {
		"one turn more": where(func(d *decision) bool { return d.After.step == atOver && d.After.phase == linePhase },
			func(d *decision) { d.After.turn = 12 }),
		"one turn less": where(func(d *decision) bool { return d.After.step == atOver && d.After.gone == 0 },
			func(d *decision) { d.After.turn-- }),
	},
	"HOW-INV-28": {
		"a draw pays":        where(func(d *decision) bool { return quiet(d) && verbOf(d.Action) == vDraw }, gift),
		"a pass moves money": where(func(d *decision) bool { return quiet(d) && verbOf(d.Action) == vPass }, robbery),
		"a Customer brings money": where(func(d *decision) bool {
			return quiet(d) && verbOf(d.Action) == vCustomer && d.Before.is(nil, AskFreeCards, FreeCardsFree)
		}, gift),
		"a bid is paid early": where(func(d *decision) bool { return d.Before.step == atBid && d.After.step == atBid }, gift),
		"a Raid costs money": where(func(d *decision) bool {
			return quiet(d) && verbOf(d.Action) == vRaid && d.Before.is(nil, AskFreeCards, FreeCardsFree)
		}, robbery),
		"the hand limit pays": where(func(d *decision) bool { return quiet(d) && verbOf(d.Action) == vDiscard }, gift),
	},
	"HOW-INV-29": {
		"a card vanishes from the board": where(boardRests, func(d *decision) { d.After.board[present].pop() }),
		"a marker changes": where(func(d *decision) bool { return boardRests(d) && !d.After.board[present].establishments().empty() },
			func(d *decision) {
				c := d.After.board[present].establishments().first()
				d.After.owner[c] = d.After.owner[c]%uint8(d.After.seats()) + 1
			}),
		"what is played does not lie there": with(func(d *decision) { d.After.board, d.After.owner = d.Before.board, d.Before.owner },
			vCustomer, vMayhem, vBuild, vCivilize),
		"what is played lies in another Town": hits(vCustomer, func(d *decision) {
			at := placeOf(d.Action, 0)
			c := d.After.board[at].without(d.Before.board[at]).first()
			d.After.board[at].drop(c)
			d.After.board[(at+1)%positions].add(c)
		}),
		"a Raid takes two": where(func(d *decision) bool {
			return verbOf(d.Action) == vRaid && compares(d) && !d.After.board[present].empty()
		}, func(d *decision) { d.After.board[present].pop() }),
		"a card goes elsewhere": where(boardRests, func(d *decision) {
			d.After.board[past].add(d.After.board[present].pop())
		}),
	},
	"HOW-INV-30": {
		"a Town is left behind": where(func(d *decision) bool { return line(d.Before, d.After) && d.Before.town[present] != noTown },
			func(d *decision) { d.After.town[past] = noTown }),
		"a Town moves early": where(func(d *decision) bool {
			return !line(d.Before, d.After) && verbOf(d.Action) != vTown && d.After.town[present] != noTown
		},
			func(d *decision) { d.After.town[past] = d.After.town[present] }),
		"another Town goes": where(func(d *decision) bool { return line(d.Before, d.After) }, func(d *decision) { d.After.out ^= 1 }),
		"a Town goes early": where(func(d *decision) bool { return !line(d.Before, d.After) }, func(d *decision) { d.After.out ^= 1 }),
		"a card of the Town that goes stays": where(func(d *decision) bool {
			return line(d.Before, d.After) && verbOf(d.Action) == vPass && d.Before.gone == d.After.gone && !d.Before.board[past].empty()
		}, func(d *decision) { d.After.board[past].add(d.Before.board[past].first()) }),
		"a card stays where it was": where(func(d *decision) bool {
			return line(d.Before, d.After) && verbOf(d.Action) == vPass && d.Before.gone == d.After.gone && !d.Before.board[future].empty()
		}, func(d *decision) { d.After.board[future].add(d.After.board[present].pop()) }),
	},
	"HOW-INV-31": {
		"a card is dropped": func(d *decision) bool { return lost(&d.After.hands[0]) },
		"a card is taken": where(func(d *decision) bool { return !d.After.deck.empty() },
			func(d *decision) { d.After.hands[1].add(d.After.deck.pop()) }),
		"what is drawn does not come":    with(func(d *decision) { d.After.hands = d.Before.hands }, vDraw),
		"what is picked stays in a hand": with(func(d *decision) { d.After.hands = d.Before.hands }, vRandom),
		"Blackmail goes with a bid": where(func(d *decision) bool {
			return verbOf(d.Action) == vBidBlackmail && !bidsSettled(d.Before, d.After) && d.After.hands[d.Before.seat].has(blackmail)
		}, func(d *decision) { d.After.hands[d.Before.seat].drop(blackmail) }),
		"a played card is kept": with(func(d *decision) { d.After.hands = d.Before.hands },
			vRaid, vBuild, vCustomer, vEntrepreneur, vDiscard),
	},
	"HOW-INV-32": {
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
	"HOW-INV-33": {
		"who is topped wins": where(func(d *decision) bool {
			next := (d.After.supervisor + 1) % d.After.seats()
			worth := func(seat int8) int32 { return worthOf(d.Before, palm(d.Before, d.Action, seat)) }
			return bidsSettled(d.Before, d.After) && worth(next) < worth(d.After.supervisor)
		}, func(d *decision) { d.After.supervisor = (d.After.supervisor + 1) % d.After.seats() }),
		"the token moves": where(func(d *decision) bool {
			return d.Before.turn > 0 && !passed(d.Before, d.After, supervisorPhase) && d.After.supervisor >= 0
		},
			func(d *decision) { d.After.supervisor = (d.After.supervisor + 1) % d.After.seats() }),
		"who is not tied wins": where(func(d *decision) bool {
			return d.Before.step == atRoll && bidsSettled(d.Before, d.After) && d.Before.tied.Has(engine.Seat(d.After.supervisor))
		}, func(d *decision) { d.Before.tied &^= engine.Seats(0).With(engine.Seat(d.After.supervisor)) }),
	},
	"HOW-INV-34": {
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
	"HOW-INV-35": {
		"an empty hand is asked": where(func(d *decision) bool { return d.After.step == atVisit || d.After.step == atWindow },
			func(d *decision) { d.After.hands[d.After.seat] = set{} }),
		"who has left is asked": where(asked(atWindow),
			func(d *decision) { d.After.gone = d.After.gone.With(engine.Seat(d.After.seat)) }),
		"a bid in an Opportunist Phase": where(asked(atBid), func(d *decision) { d.After.part = behind }),
	},
	"HOW-INV-36": {
		"nobody wins":         where(asked(atOver), func(d *decision) { d.After.winners = 0 }),
		"somebody wins early": where(func(d *decision) bool { return d.After.step != atOver }, func(d *decision) { d.After.winners = 1 }),
		"the second best wins": where(func(d *decision) bool { return d.After.step == atOver && d.After.players() > 1 },
			func(d *decision) { d.After.cash[lowest(d.After.winners)] = -99 }),
	},
	"HOW-INV-39": {
		"a house is built too early":         with(func(d *decision) { d.Before.phase = civilizedPhase }, vBuild),
		"a Church is built too late":         with(func(d *decision) { d.Before.phase = customerPhase }, vCivilize),
		"a Customer comes too early":         with(func(d *decision) { d.Before.phase = establishmentPhase }, vCustomer, vMayhem),
		"a Saloon comes as Mayhem":           with(func(d *decision) { d.Action = cardAt(vMayhem, 0, past) }, vMayhem),
		"a Customer in an Opportunist Phase": with(func(d *decision) { d.Before.part = behind }, vCustomer, vMayhem),
		"a Raid within a phase":              with(func(d *decision) { d.Before.part = within }, vRaid, vEntrepreneur),
	},
	"HOW-INV-40": {
		"one's own hand is robbed": where(func(d *decision) bool {
			return (verbOf(d.Action) == vConMen || verbOf(d.Action) == vOutlaws) && formOf(d.Action) == onSeat
		}, func(d *decision) { d.Before.seat = seatOf(d.Action) }),
		"a house is attacked": hits(vIndianAttack, func(d *decision) {
			d.Before.board[past].add(0)
			d.After.board[past].drop(0)
		}),
		"a Customer burns": hits(vArsonist, func(d *decision) {
			d.Before.board[past].add(30)
			d.After.board[past].drop(30)
		}),
		"a Customer is claimed": with(func(d *decision) {
			d.Before.board[past].add(30)
			d.Action = withForm(vClaimJumpers, onCard) | withCard(0, 30) | withPlace(0, past)
		}, vClaimJumpers),
		"what is claimed is elsewhere": where(func(d *decision) bool {
			return verbOf(d.Action) == vClaimJumpers && formOf(d.Action) == onCard
		}, func(d *decision) { d.Before.board = [positions]set{} }),
		"Mayhem rides with Hangers On": hits(vHangersOn, func(d *decision) { carry(d, 50) }),
		"a house rides with Ladies":    hits(vLadies, func(d *decision) { carry(d, 0) }),
		"Desperados carry four": hits(vDesperados, func(d *decision) {
			for c := range instance(4) {
				carry(d, 43+c)
			}
		}),
		"Hangers On carry three": hits(vHangersOn, func(d *decision) {
			for c := range instance(3) {
				carry(d, c)
			}
		}),
	},
}

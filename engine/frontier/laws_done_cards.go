package frontier

import (
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/frontier/box"
)

// wrongOfCard judges what becomes of characters.
func wrongOfCard(s *state, v verb, a engine.Action) string {
	card, other := whatOf(a), otherOf(a)
	switch s.step {
	case atCard:
		return one(v, vCard, in(s.deck&cardsOf(box.Rank(s.open.rank)), card))
	case atKeep:
		if v == vKeep {
			return one(v, v, other == keptCharacter && card == s.open.what && keepable(s, s.seat, card))
		}
		return one(v, vToTown, card == s.open.what && goesTo(s, card, other))
	case atToTown:
		return one(v, vToTown, card == s.open.what && goesTo(s, card, other))
	case atDismiss:
		return one(v, vDismiss, card == s.open.swapped && goesTo(s, card, other))
	case atOutgoing:
		first := s.mayor == s.open.whose || s.office[0] == card // an old mayor goes by the order of the office
		return one(v, vDismiss, officiates(s, card) && first && goesTo(s, card, other))
	}
	most := s.table.parts.Tycoons
	if s.is(nil, AskCharacterLimit, CharacterLimitFourInAll) {
		most = s.table.parts.OwnCharacters - count64(s.players[s.mayor].hand)
	}
	switch room := int(s.officers) < most; v {
	case vPlace:
		return one(v, v, card == s.open.what && room)
	case vSwap:
		return one(v, v, card == s.open.what && !room && officiates(s, other))
	}
	return one(v, vRefuse, card == s.open.what)
}

// goesTo reports whether a card can go to a town: one of its suit, any for a joker.
func goesTo(s *state, card, town int8) bool {
	if town < 0 || int(town) >= len(s.towns) {
		return false
	}
	own := s.table.parts.Characters[card].Suit
	for i := range s.table.parts.Towns {
		if s.table.parts.Towns[i].Suit == own {
			return int8(i) == town
		}
	}
	return true
}

// keepable reports whether a player may keep an assistant or a partner: with fewer than four, and what the card asks for.
func keepable(s *state, seat, card int8) bool {
	p := &s.players[seat]
	held := count64(p.hand)
	switch s.table.answers.Ask(nil, AskCharacterLimit) {
	case CharacterLimitFourOfEach:
		held = count64(p.hand & cardsOf(s.table.parts.Characters[card].Rank))
	case CharacterLimitFourInAll:
		if seat == s.mayor {
			held += int(s.officers)
		}
	}
	needs, own := s.table.parts.Characters[card].Needs, 0
	for rest := s.town; !rest.empty(); {
		if t := &s.tiles[rest.pop()]; t.owner == seat && t.kind < box.WoodenHouse {
			own++
		}
	}
	asks := s.table.parts.Characters[card].Rank == box.RankPartner
	return held < s.table.parts.OwnCharacters && !(asks && (own < needs.Publics || needs.Publics == 0 && p.levels[needs.Industry] == 0))
}

// wrongInEra judges the end of an era.
func wrongInEra(s *state, v verb, a engine.Action) string {
	what, x, p := whatOf(a), spaceOf(a), &s.players[max(s.seat, 0)]
	switch s.step {
	case atPromise:
		sum, fits := 0, true
		for f, n := range promisesOf(a) {
			sum += int(n)
			fits = fits && (n == 0 || n > 0 && s.table.parts.Election[p.cube].Fields[f])
		}
		return one(v, vPromise, fits && sum == s.table.parts.Election[p.cube].Value)
	case atNext:
		return one(v, vNext, what >= 0 && what < s.seats() && s.open.done>>what&1 == 0)
	case atUpgrade:
		switch v {
		case vPass:
			return ""
		case vAdd:
			return one(v, v, what >= 0 && box.Industry(what) < box.Industries && p.levels[what] == 0 && s.cards[what][0] > 0)
		}
		return one(v, vUpgrade, what >= 0 && box.Industry(what) < box.Industries && p.levels[what] > 0 && p.levels[what] < levels && s.cards[what][p.levels[what]] > 0)
	case atHouse:
		each := s.is(nil, AskUpgradeHousing, UpgradeHousingEachBuysOne)
		if v == vPass {
			return one(v, v, each)
		}
		if why := one(v, vHouse, tentsOf(s).has(x)); why != "" || !each {
			return why
		}
		return cannotBuy(s, box.WoodenHouse)
	}
	return notDueNow
}

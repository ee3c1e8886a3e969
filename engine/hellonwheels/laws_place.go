package hellonwheels

import (
	"errors"
	"fmt"
	"math/bits"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/prose"
)

// everyCard is the whole RR deck (HOW-DECK-04).
var everyCard = set{^uint64(0), 1<<(instances-64) - 1}

func moneyConserved(s *state) error {
	total := int(s.bank)
	for _, k := range s.cash[:s.seats()] {
		total += int(k)
	}
	if all := s.table.parts.StartMoney * int(s.seats()); total != all {
		return fmt.Errorf("the players and the bank have %dK together, and %dK were handed out", total, all)
	}
	return nil
}

func nobodyInDebt(s *state) error {
	lent := s.is(nil, AskCredit, CreditCredit) || s.is(nil, AskLossShort, LossShortDebt) || s.is(nil, AskTaxShort, TaxShortDebt)
	if lent {
		return engine.ErrIdle
	}
	for i, k := range s.cash[:s.seats()] {
		if k < 0 {
			return fmt.Errorf("%s has %dK, and nothing lets a player go below 0", s.name(int8(i)), k)
		}
	}
	return nil
}

// census counts cards place by place.
type census struct{ seen, twice set }

func (c *census) count(place set) {
	c.twice = c.twice.or(c.seen.and(place))
	c.seen = c.seen.or(place)
}

func cardsConserved(s *state) error {
	var c census
	c.count(s.deck)
	c.count(s.pile)
	c.count(s.removed)
	for _, hand := range s.hands[:s.seats()] {
		c.count(hand)
	}
	for _, cards := range s.board {
		c.count(cards)
	}
	if !c.twice.empty() {
		return fmt.Errorf("%s is in two places", c.twice.first())
	}
	if s.blackmailer > 0 {
		c.count(set{1: 1 << (blackmail - 64)})
	}
	if err := cardApart(s, &c); err != nil {
		return err
	}
	switch missing := everyCard.without(c.seen); {
	case !c.twice.empty():
		return fmt.Errorf("%s is taking effect and in another place", c.twice.first())
	case !missing.empty():
		return fmt.Errorf("%s is missing", missing.first())
	case c.seen != everyCard:
		return errors.New("there is a card that the game does not have")
	}
	return nil
}

// cardApart counts the card that is taking effect. Under HOW-R-spent-when before-effect, the card has already left
// play.
func cardApart(s *state, c *census) error {
	culled := s.step == atDiscard && s.cull > 0
	if chance := s.step == atCardDraw || s.step == atRandom; s.work == 0 || !chance && !culled {
		if s.work > 0 || chance {
			return errors.New("a card takes effect and chance does not decide for it, or chance decides for none")
		}
		return nil
	}
	early := s.is(nil, AskSpentWhen, SpentWhenBeforeEffect)
	if !early || !c.seen.has(instance(s.work-1)) && s.is(nil, AskSpentCards, SpentCardsOutOfGame) {
		var apart set
		apart.add(instance(s.work - 1))
		c.count(apart)
	}
	return nil
}

func townsConserved(s *state) error {
	seen, twice := s.townDeck, s.townDeck&s.out
	seen |= s.out
	for _, t := range s.town {
		if t != noTown {
			twice |= seen & (1 << t)
			seen |= 1 << t
		}
	}
	if twice != 0 {
		return fmt.Errorf("%s is in two places", townTitles[bits.TrailingZeros16(twice)])
	}
	if missing := (1<<towns - 1) &^ seen; missing != 0 {
		return fmt.Errorf("%s is nowhere", townTitles[bits.TrailingZeros16(missing)])
	}
	return nil
}

// thirdTown returns 1 if set-up fills the Past position as well (HOW-R-empty-position).
func thirdTown(s *state) int {
	if s.is(nil, AskEmptyPosition, EmptyPositionThirdTown) {
		return 1
	}
	return 0
}

// shifted reports whether the Towns have moved on in this turn.
func shifted(s *state) bool { return s.phase == linePhase && s.part != ahead }

// shifts returns the number of times that the Towns have moved.
func shifts(s *state) int {
	if shifted(s) {
		return int(s.turn)
	}
	return int(s.turn) - 1
}

func townsCounted(s *state) error {
	if s.phase == setUp {
		if s.out != 0 {
			return errors.New("a Town is out of the game in set-up")
		}
		return nil
	}
	n := shifts(s)
	drawn := min(towns, 2+thirdTown(s)+n)
	if shifted(s) && s.step == atTown {
		drawn--
	}
	gone := max(0, n-1+thirdTown(s))
	if deck, out := bits.OnesCount16(s.townDeck), bits.OnesCount16(s.out); deck != towns-drawn || out != gone {
		return fmt.Errorf("in turn %d, %s Phase, %d Towns are in the Town deck and %d out of the game, and should be %d and %d",
			s.turn, phaseNames[s.phase], deck, out, towns-drawn, gone)
	}
	return nil
}

func positionsFilled(s *state) error {
	if s.phase == setUp {
		return positionsBegun(s)
	}
	left := towns - bits.OnesCount16(s.townDeck) - bits.OnesCount16(s.out)
	first := past
	if shifts(s) == 0 && thirdTown(s) == 0 {
		first = present
	}
	for p := range positions {
		if filled, should := s.town[p] != noTown, p >= first && int(p-first) < left; filled != should {
			return fmt.Errorf("in turn %d there is %s at the %s position", s.turn, prose.Either(filled, "a Town too many", "no Town"), placeNames[p])
		}
	}
	return nil
}

func cardsLieInTowns(s *state) error {
	for p, cards := range s.board {
		if s.town[p] == noTown && !cards.empty() {
			return fmt.Errorf("%s is at the %s position, where there is no Town", cards.first(), placeNames[p])
		}
	}
	return engine.IdleUnless(!onBoard(s).empty())
}

func markersLieRight(s *state) error {
	var all set
	for _, cards := range s.board {
		all = all.or(cards)
	}
	if c := all.without(set{1<<firstRaid - 1, 0}); !c.empty() {
		return fmt.Errorf("%s is on the board and does not belong there", c.first())
	}
	for c, owner := range s.owner {
		has, lies := owner > 0, all.has(instance(c))
		if has != lies || int8(owner) > s.seats() {
			return fmt.Errorf("%s lies on the board without an owner, or has one and does not lie there", instance(c))
		}
		if has && s.gone.Has(engine.Seat(owner)-1) {
			return fmt.Errorf("%s is owned by %s, who has left the game", instance(c), s.name(int8(owner)-1))
		}
	}
	return engine.IdleUnless(!all.empty())
}

// firstCivilized is the first Civilized card in card order. The two copies of a name follow each other.
const firstCivilized = 18

// civilizedIn returns the Civilized cards at a position, with the first of them as the lowest bit.
func civilizedIn(s *state, p position) uint64 { return s.board[p][0] >> firstCivilized & (1<<10 - 1) }

func civilizedDiffer(s *state) error {
	const firstCopies = 0b0101010101
	seen := false
	for p := range positions {
		lie := civilizedIn(s, p)
		seen = seen || bits.OnesCount64(lie) > 1
		double := lie & (lie >> 1) & firstCopies
		switch s.ask(nil, AskCivType) {
		case CivTypeByNameAndOwner:
			for ; double != 0; double &= double - 1 {
				c := firstCivilized + bits.TrailingZeros64(double)
				if s.owner[c] == s.owner[c+1] {
					return fmt.Errorf("%s and %s are in the %s Town with one owner", instance(c), instance(c+1), placeNames[p])
				}
			}
		case CivTypeOnePerTown:
			if bits.OnesCount64(lie) > 1 {
				return fmt.Errorf("%d Civilized cards are in the %s Town", bits.OnesCount64(lie), placeNames[p])
			}
		default:
			if double != 0 {
				c := instance(firstCivilized + bits.TrailingZeros64(double))
				return fmt.Errorf("%s and %s are in the %s Town", c, c+1, placeNames[p])
			}
		}
	}
	return engine.IdleUnless(seen)
}

// The types of Towns, by their number.
const (
	spontaneousTown = iota
	plannedTown
	existingTown
)

func typeAt(s *state, p position) uint8 { return s.table.parts.Towns[s.town[p]] }

func wildTownsAreBare(s *state) error {
	seen := false
	for p := present; p <= future; p++ {
		if s.town[p] == noTown || typeAt(s, p) != spontaneousTown {
			continue
		}
		seen = true
		if civilizedIn(s, p) != 0 {
			return fmt.Errorf("a Civilized card is in %s, a Spontaneous Town, at the %s position", townTitles[s.town[p]], placeNames[p])
		}
	}
	return engine.IdleUnless(seen)
}

// positionsBegun: set-up fills the Present position, then the Future, and the Past last, if at all. Cards are dealt
// after that.
func positionsBegun(s *state) error {
	present, future, past := s.town[present] != noTown, s.town[future] != noTown, s.town[past] != noTown
	begun := s.step != atTown
	if future && !present || past != (begun && thirdTown(s) > 0) || begun && !future || !begun && future && thirdTown(s) == 0 {
		return errors.New("in set-up a Town comes to the Present position first, then to the Future, and to the Past last")
	}
	return nil
}

func supervisorKnown(s *state) error {
	if s.supervisor >= s.seats() || s.supervisor < -1 {
		return fmt.Errorf("seat %d is Supervisor in a game of %d", s.supervisor, s.seats())
	}
	bidding := s.turn <= 1 && s.phase <= supervisorPhase && s.part != behind
	named := s.phase > setUp && !s.is(nil, AskFirstSupervisor, FirstSupervisorNobody)
	if s.supervisor < 0 && (!bidding || named) {
		return errors.New("nobody is Supervisor")
	}
	return nil
}

func extrasBounded(s *state) error {
	seen := false
	for seat, n := range s.bought {
		seen = seen || n > 0
		if int(n) > s.table.parts.MostExtra {
			return fmt.Errorf("%s has bought %s in one turn", s.name(int8(seat)), prose.Count(int(n), "extra card"))
		}
	}
	return engine.IdleUnless(seen)
}

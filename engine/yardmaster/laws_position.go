package yardmaster

import (
	"fmt"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/prose"
)

func railcarsConserved(s *state) error {
	n := s.deck
	size := 0
	for _, m := range s.deck {
		size += int(m)
	}
	if size != int(s.deckSize) {
		return fmt.Errorf("the railcar draw pile has %s and counts %d", prose.Count(size, "card"), s.deckSize)
	}
	if s.bought != noCar {
		n[s.bought]++
	}
	for _, c := range s.yard {
		if c != noCar {
			n[c]++
		}
	}
	for i := range s.players[:s.seats()] {
		p := &s.players[i]
		for _, c := range p.line[:p.train] {
			n[c]++
		}
		for c := range n {
			n[c] += p.shunted[c]
		}
	}
	if n == s.table.supply {
		return nil
	}
	for c, m := range n {
		if m != s.table.supply[c] {
			return fmt.Errorf("there are %d %s, the game has %d", m, car(c), s.table.supply[c])
		}
	}
	return nil
}

func cargoConserved(s *state) error {
	n := s.cargo
	size := 0
	for _, m := range s.cargo {
		size += int(m)
	}
	if size != int(s.cargoSize) {
		return fmt.Errorf("the cargo draw pile has %s and counts %d", prose.Count(size, "card"), s.cargoSize)
	}
	for _, c := range s.discard[:s.discards] {
		n[c.card()]++
	}
	for i := range s.players[:s.seats()] {
		p := &s.players[i]
		held := 0
		for c, m := range p.hand {
			n[c] += m
			held += int(m)
		}
		if held != int(p.cards) {
			return fmt.Errorf("%s has %s and counts %d", s.name(int8(i)), prose.Count(held, "card"), p.cards)
		}
	}
	if n == s.table.parts.Cargo {
		return nil
	}
	for c, m := range n {
		if m != s.table.parts.Cargo[c] {
			return fmt.Errorf("there are %d %s cards, the game has %d", m, card(c), s.table.parts.Cargo[c])
		}
	}
	return nil
}

func trainsFit(s *state) error {
	seen := false
	for i := range s.players[:s.seats()] {
		p := &s.players[i]
		for j := 1; j < int(p.train); j++ {
			a, b := p.line[j-1], p.line[j]
			if a.kind() != b.kind() && a.value() != b.value() {
				return fmt.Errorf("on %s's train %s comes after %s and shares neither type nor value with it", s.name(int8(i)), b, a)
			}
			seen = true
		}
	}
	return engine.IdleUnless(seen)
}

func tokensDiffer(s *state) error {
	seen := s.centre
	for i, p := range s.players[:s.seats()] {
		if p.token == noToken {
			if s.phase > atToken {
				return fmt.Errorf("%s has no exchange rate token", s.name(int8(i)))
			}
			continue
		}
		if seen&(1<<p.token) != 0 {
			return fmt.Errorf("the %s token is in two places", p.token)
		}
		seen |= 1 << p.token
	}
	if seen != 1<<kinds-1 {
		return fmt.Errorf("an exchange rate token is missing")
	}
	return nil
}

func tokenSide(s *state) error {
	switch {
	case s.phase <= atStart || s.phase == atOver:
		return engine.ErrIdle
	case s.faceUp:
		return nil
	case s.seats() > 2:
		return fmt.Errorf("the Yardmaster token is face down with %s", prose.Count(s.seats(), "player"))
	case s.holder != s.seat:
		return fmt.Errorf("%s has the Yardmaster token face down on %s's turn", s.name(s.holder), s.name(s.seat))
	}
	return nil
}

func arrivalsFull(s *state) error {
	if s.deckSize == 0 || s.phase < atTurn || s.phase == atOver || s.phase == atRefill {
		return engine.ErrIdle
	}
	for i, c := range s.yard[:s.table.places] {
		if c == noCar {
			return fmt.Errorf("place %d of the arrival yard is empty while the draw pile has %s", i+1, prose.Count(s.deckSize, "railcar"))
		}
	}
	return nil
}

func firstIsLoaded(s *state) error {
	seen := false
	for i, p := range s.players[:s.seats()] {
		if p.train == 0 && p.sorting > 0 {
			return fmt.Errorf("%s has railcars in the sorting yard and none on the train", s.name(int8(i)))
		}
		seen = seen || p.sorting > 0
	}
	return engine.IdleUnless(seen)
}

func scoresAreSums(s *state) error {
	seen := false
	for i := range s.players[:s.seats()] {
		p := &s.players[i]
		seen = seen || p.train > 0
		sum, sorting := 0, 0
		for _, c := range p.line[:p.train] {
			sum += c.value()
		}
		for _, n := range p.shunted {
			sorting += int(n)
		}
		if sum != int(p.score) || sorting != int(p.sorting) {
			return fmt.Errorf("%s has %s on a train worth %d, and counts %d of %s in the sorting yard",
				s.name(int8(i)), prose.Count(p.score, "point"), sum, p.sorting, prose.Count(sorting, "railcar"))
		}
	}
	return engine.IdleUnless(seen)
}

func actionsCounted(s *state) error {
	if s.used > s.allowed {
		return fmt.Errorf("the turn has %s, and %d used", prose.Count(s.allowed, "action"), s.used)
	}
	return nil
}

func goalEndsGame(s *state) error {
	atOnce := s.ask(nil, AskWinTiming) == WinTimingAtOnce
	if atOnce && s.reached {
		return fmt.Errorf("the goal ends the game at once, and the game is played on")
	}
	seen := false
	for i, p := range s.players[:s.seats()] {
		if int(p.score) < s.table.goal {
			continue
		}
		seen = true
		switch {
		case !atOnce:
			if !s.reached {
				return fmt.Errorf("%s has %s of %d and the goal does not count as reached",
					s.name(int8(i)), prose.Count(p.score, "point"), s.table.goal)
			}
			if int8(i) != s.seat && s.ask(nil, AskWinTiming) == WinTimingEndOfTurn {
				return fmt.Errorf("%s has %s of %d and the game went on after that turn", s.name(int8(i)), prose.Count(p.score, "point"), s.table.goal)
			}
		case s.phase != atOver:
			return fmt.Errorf("%s has %s of %d and the game goes on", s.name(int8(i)), prose.Count(p.score, "point"), s.table.goal)
		case int8(i) != s.seat || s.winners != 1<<i:
			return fmt.Errorf("%s has %s of %d and has not won on their own turn", s.name(int8(i)), prose.Count(p.score, "point"), s.table.goal)
		}
	}
	if s.reached && !seen {
		return fmt.Errorf("the goal counts as reached, and no train is worth %d", s.table.goal)
	}
	return engine.IdleUnless(seen)
}

func yardmasterTurns(s *state) error {
	if s.phase <= atStart || s.ask(nil, AskTwoPlayerToken) != TwoPlayerTokenExceptionGoverns || s.phase == atOver {
		return engine.ErrIdle
	}
	n := uint32(s.seats())
	every := n - 1
	if n == 2 {
		every = 3
	}
	first := n
	if s.ask(nil, AskEdition) == EditionPrototype {
		first = 1
	}
	due := s.turn >= first && (s.turn-first)%every == 0
	is := s.holder == s.seat && s.faceUp
	if due != is {
		return fmt.Errorf("turn %d with %s %s", s.turn, prose.Count(n, "player"),
			prose.Either(due, "is the Yardmaster's, and is not played so", "is not the Yardmaster's, and is played so"))
	}
	return nil
}

func resultEndsPlay(s *state) error {
	if s.winners != 0 && s.phase != atOver {
		return fmt.Errorf("there are winners and the game goes on")
	}
	return engine.IdleUnless(s.winners != 0)
}

package stockyards

import (
	"errors"
	"fmt"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/prose"
)

// bonusOf returns a player's bonus for the place in the brand ranking. The place is the number of trackers ahead:
// further on, or higher in the stack. The bonus is 0 until the stack exists.
func bonusOf(s *state, seat int8) int {
	if s.step == atFirst {
		return 0
	}
	n, ahead := int(s.seats()), 0
	for i := n - 1; i >= 0 && s.brands[i] != seat; i-- {
		ahead++
	}
	if bonus := &s.table.parts.BrandBonus[sideOf(s)]; ahead < len(bonus) {
		return bonus[ahead]
	}
	return 0
}

// worth returns a player's wealth without the brand bonus, counted part by part (US-SCORE-03, US-SCORE-04,
// US-SCORE-05, US-SCORE-06, US-SCORE-07, US-SCORE-08, US-SCORE-09, US-SCORE-10, US-SCORE-11, US-SCORE-12,
// US-SCORE-13, US-SCORE-14).
func worth(s *state, seat int8) int {
	p, parts := &s.players[seat], s.table.parts
	sum := int(p.savings) + int(p.cash)
	for k := range kinds {
		sum += int(p.meat[k]) - int(s.prices[k])
	}
	for m := range markets {
		linked := 0
		for _, at := range s.rails {
			if at == int8(m) {
				linked++
			}
		}
		sum += int(s.houses[m][seat]) * parts.HouseValue[min(linked, len(parts.HouseValue)-1)]
	}
	for c := range parts.Buildings {
		sum += parts.Buildings[c].End * int(p.buildings>>c&1)
	}
	for c := range parts.Specialists {
		sum += parts.Specialists[c].End * int(p.specialists>>c&1)
	}
	return sum - moraleLoss(s, int(p.tokens))
}

// moraleLoss returns the cost of low morale tokens (US-R-morale-penalty).
func moraleLoss(s *state, tokens int) int {
	loss := 0
	for i := 1; i <= tokens; i++ {
		switch s.ask(nil, AskMoralePenalty) {
		case MoralePenaltyOneEach:
			loss++
		case MoralePenaltyTwoEach:
			loss += 2
		case MoralePenaltyThreeEach:
			loss += s.table.parts.TokenPenalty
		case MoralePenaltyTriangular:
			loss += i
		}
	}
	return loss
}

func wealthCounted(s *state) error {
	var room [maxSeats]int
	scores, bonuses := s.Scores(room[:0]), 0
	if len(scores) != int(s.seats()) {
		return fmt.Errorf("the game gives %s", prose.Count(len(scores), "score"))
	}
	for i := range s.seats() {
		bare := worth(s, i)
		if scores[i] != bare+bonusOf(s, i) {
			return fmt.Errorf("%s's wealth is said to be %d, and is %d and a brand bonus of %d", s.name(i), scores[i], bare, bonusOf(s, i))
		}
		bonuses += scores[i] - bare
	}
	want := 0
	for i, bonus := range s.table.parts.BrandBonus[sideOf(s)] {
		if i < int(s.seats()) && s.step != atFirst {
			want += bonus
		}
	}
	if bonuses != want {
		return fmt.Errorf("the brand bonuses are %d together, and should be %d", bonuses, want)
	}
	return nil
}

// richest returns the winner of a game that ends here: by wealth, then by brand, then by the place in the stack.
func richest(s *state) int8 {
	best := s.brands[0]
	for _, seat := range s.brands[1:s.seats()] {
		if worth(s, seat)+bonusOf(s, seat) >= worth(s, best)+bonusOf(s, best) {
			best = seat
		}
	}
	return best
}

func oneWinner(s *state) error {
	if s.step != atOver {
		if s.winners != 0 {
			return errors.New("somebody has won and the game goes on")
		}
		return engine.ErrIdle
	}
	if best := richest(s); s.winners != engine.Seats(1)<<best {
		return fmt.Errorf("the winners are %b, and %s has the most wealth or, among equals, the better brand", s.winners, s.name(best))
	}
	return nil
}

package yardmaster

import (
	"encoding/json"
	"errors"
	"fmt"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/engine/yardmaster"
	"github.com/yardstick-rules/yardstick/features/step"
)

// mostPoints is above every point goal that a component file can have.
const mostPoints = 101

// goalIs finds the lowest total of a train that reaches the goal. It plays to find out, because no document
// contains the goal.
func (y *nouns) goalIs(n int) error {
	if err := y.Running(); err != nil {
		return err
	}
	if err := y.JudgesLegality(); err != nil { // a position beyond the goal is refused
		return err
	}
	goal, err := y.findGoal(n)
	if back := y.Rewind(); back != nil {
		err = errors.Join(err, back)
	}
	if err != nil {
		return err
	}
	return step.Equal("the goal", n, goal)
}

// findGoal first tries the expected total, and tries all totals only if that is not the goal.
func (y *nouns) findGoal(expected int) (int, error) {
	if expected > 1 && expected < mostPoints {
		below, err := y.reaches(expected - 1)
		if err != nil {
			return 0, err
		}
		at, err := y.reaches(expected)
		if err != nil || at && !below {
			return expected, err
		}
	}
	for total := 1; total < mostPoints; total++ {
		if reached, err := y.reaches(total); err != nil || reached {
			return total, err
		}
	}
	return 0, errors.New("no train reaches the goal")
}

// reaches lets the first player buy the railcar that brings a train to a total, and reports whether the train
// reached the goal.
func (y *nouns) reaches(total int) (bool, error) {
	box, err := y.box()
	if err != nil || box == nil {
		return false, err
	}
	train := chain(box.RailcarDrawPile, total)
	if train == nil {
		return false, fmt.Errorf("the railcars of this game make no train worth %s", prose.Count(total, "point"))
	}
	refused, err := y.buyLast(train)
	if err != nil || refused {
		return refused, err
	}
	turn, err := y.Subject.Turn()
	if err != nil {
		return false, err
	}
	p := yardmaster.Position{}
	err = y.Position("", &p)
	return turn.Actor == "" || p.GoalReached, err
}

// buyLast starts a game whose first player has a train without its last railcar, and buys this railcar. The
// engine refuses the start if the train reaches the goal without it.
func (y *nouns) buyLast(train []string) (refused bool, err error) {
	last := train[len(train)-1]
	kind, value, _ := strings.Cut(last, "-")
	cards := int(value[0] - '0')
	player := y.Setup.Seats[0]
	doc, err := json.Marshal(yardmaster.Position{
		Player: player, ArrivalYard: []string{last},
		Players: []yardmaster.Player{{Name: player, Train: train[:len(train)-1], Hand: map[string]int{kind: cards}}},
	})
	if err != nil {
		return false, err
	}
	start := engine.Start{Game: y.Start.Game, Setup: y.Setup, Position: y.Complete(doc)}
	var v *engine.Violation
	if _, err := y.Subject.Start(start); errors.As(err, &v) {
		return true, nil
	} else if err != nil {
		return false, fmt.Errorf("the engine cannot start a game in which %s wants to buy %s: %w", player, last, err)
	}
	if _, err := y.Subject.Play(player, fmt.Sprintf("buy %s pay %s*%d", last, kind, cards)); err != nil {
		return false, fmt.Errorf("the engine does not let %s buy %s: %w", player, last, err)
	}
	return false, y.refill()
}

// refill settles the decisions of chance after a purchase.
func (y *nouns) refill() error {
	for range step.LongestWait {
		turn, err := y.Subject.Turn()
		if err != nil || turn.Actor != step.Chance {
			return err
		}
		choices, _, err := y.Subject.Legal()
		if err != nil {
			return err
		}
		if len(choices) == 0 {
			return errors.New("chance decides, and there is no outcome")
		}
		if _, err := y.Subject.Play(step.Chance, choices[0].Action); err != nil {
			return err
		}
	}
	return errors.New("chance goes on deciding without end")
}

// chain finds railcars that add up to a total, in an order in which each fits the one before; nil if there are none. It takes high values
// first and tries a bounded number of ways.
func chain(supply map[string]int, total int) []string {
	ways := 100_000
	left := map[string]int{}
	for car, n := range supply {
		left[car] = n
	}
	var extend func(train []string, rest int) []string
	extend = func(train []string, rest int) []string {
		if rest == 0 {
			return train
		}
		for value := min(4, rest); value > 0; value-- {
			for _, kind := range types {
				car := fmt.Sprintf("%s-%d", kind, value)
				if left[car] == 0 || ways == 0 || !follows(train, car) {
					continue
				}
				ways--
				left[car]--
				if found := extend(append(train, car), rest-value); found != nil {
					return found
				}
				left[car]++
			}
		}
		return nil
	}
	return extend(nil, total)
}

// follows reports whether a railcar shares type or value with the last one of the train.
func follows(train []string, car string) bool {
	if len(train) == 0 {
		return true
	}
	last := train[len(train)-1]
	kind, value, _ := strings.Cut(car, "-")
	return strings.HasPrefix(last, kind+"-") || strings.HasSuffix(last, "-"+value)
}

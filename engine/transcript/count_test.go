package transcript_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
)

// counting is a game for these tests. Chance rolls the start, 0 to 2; then the seats in turn add 1 to 3 to it. Whoever reaches 10 wins and
// scores the total. CT-R-overshoot says whether the total may pass 10. "add 4" to "add 9" are actions that are never legal,
// and the error for "subtract -3" says to write "add 3".
type counting struct {
	seats     []string
	overshoot bool
	rolled    bool
	total     int
	turn      int
	// fails names the method that fails.
	fails string
}

var errBroken = errors.New("the pipe is broken")

const countingGoal = 10

func (c *counting) fail(method string) error {
	if c.fails == method {
		return errBroken
	}
	return nil
}

func (c *counting) Start(start engine.Start) (engine.Outcome, error) {
	*c = counting{seats: start.Seats, fails: c.fails}
	if err := c.fail("Start"); err != nil {
		return engine.Outcome{}, err
	}
	if len(start.Seats) > 4 {
		return engine.Outcome{}, &engine.Violation{Clause: "CT-SEATS-01", Reason: "at most four can count"}
	}
	if start.Components != nil && string(start.Components) != "goal: 10\n" {
		return engine.Outcome{}, errors.New("line 1: goal: the goal is 10")
	}
	for question, option := range start.Rulings {
		if question != "overshoot" {
			return engine.Outcome{}, fmt.Errorf("ruling %q is not an open question; there are: overshoot", question)
		}
		c.overshoot = option == "any"
		if !c.overshoot && option != "exact" {
			return engine.Outcome{}, fmt.Errorf("ruling %q: option %q is not one of its options; there are: any, exact", question, option)
		}
	}
	out := engine.Outcome{Cited: []engine.Clause{"CT-SEATS-01"}, Asked: []string{}}
	if start.Position == nil {
		return out, nil
	}
	var position struct{ Total, Turn int }
	if err := json.Unmarshal(start.Position, &position); err != nil {
		return out, fmt.Errorf("total: want a whole number")
	}
	if position.Total > countingGoal {
		return out, &engine.Violation{Clause: "CT-GOAL-02", Reason: "a total of " + strconv.Itoa(position.Total) + " is past 10"}
	}
	c.rolled, c.total, c.turn = true, position.Total, position.Turn
	return out, nil
}

func (c *counting) actor() string {
	switch {
	case !c.rolled:
		return "chance"
	case c.total >= countingGoal:
		return ""
	}
	return c.seats[c.turn]
}

func (c *counting) Turn() (engine.Turn, error) {
	turn := engine.Turn{Actor: c.actor(), Scores: make([]int, len(c.seats)), Winners: []string{}}
	if turn.Actor == "" {
		last := (c.turn + len(c.seats) - 1) % len(c.seats)
		turn.Scores[last], turn.Winners = c.total, []string{c.seats[last]}
	}
	return turn, c.fail("Turn")
}

func (c *counting) Legal() ([]engine.Choice, engine.Outcome, error) {
	var choices []engine.Choice
	switch c.actor() {
	case "":
	case "chance":
		for n := range 3 {
			choices = append(choices, engine.Choice{Action: fmt.Sprintf("roll %d*1", n), Weight: 1, Total: 3})
		}
	default:
		for n := 1; n <= 3; n++ {
			if c.overshoot || c.total+n <= countingGoal {
				choices = append(choices, engine.Choice{Action: fmt.Sprintf("add %d", n)})
			}
		}
	}
	return choices, engine.Outcome{}, c.fail("Legal")
}

func (c *counting) Reads(action string) bool {
	_, _, err := countingAction(action)
	return err == nil
}

func countingAction(action string) (verb string, n int, err error) {
	verb, rest, _ := strings.Cut(action, " ")
	n, err = strconv.Atoi(strings.TrimSuffix(rest, "*1"))
	if verb == "subtract" && n < 0 {
		return "", 0, &engine.MisspellingError{Reason: "less than nothing is added", Write: fmt.Sprintf("add %d", -n)}
	}
	if err != nil || n < 0 || n > 9 || verb != "add" && verb != "roll" || strings.HasSuffix(rest, "*1") != (verb == "roll") {
		return "", 0, errors.New(`an action is "add N" or "roll N*1"`)
	}
	return verb, n, nil
}

func (c *counting) Play(actor, action string) (engine.Outcome, error) {
	verb, n, err := countingAction(action)
	if err != nil {
		return engine.Outcome{}, err
	}
	out := engine.Outcome{Cited: []engine.Clause{"CT-ADD-01"}}
	if err := c.fail("Play"); err != nil {
		return out, err
	}
	if c.total+n > countingGoal || c.total+3 > countingGoal {
		out.Asked = []string{"CT-R-overshoot"}
	}
	if v := c.check(actor, verb, n); v != nil {
		v.Action = action
		return out, v
	}
	c.total += n
	if !c.rolled {
		c.rolled = true
		return out, nil
	}
	c.turn = (c.turn + 1) % len(c.seats)
	out.Effects = []engine.Effect{
		{Text: fmt.Sprintf("%s adds %d", actor, n), Clauses: []engine.Clause{"CT-ADD-01"}},
		{Text: fmt.Sprintf("the total is %d", c.total), Clauses: []engine.Clause{"CT-ADD-02", "CT-GOAL-01"}},
	}
	return out, nil
}

func (c *counting) check(actor, verb string, n int) *engine.Violation {
	switch {
	case c.actor() == "":
		return &engine.Violation{Clause: "CT-GOAL-01", Reason: "the game is over"}
	case actor != c.actor() || (verb == "roll") != (actor == "chance"):
		return &engine.Violation{Clause: "CT-TURN-01", Reason: c.actor() + " is to act"}
	case verb == "roll" && n > 2:
		return &engine.Violation{Clause: "CT-ROLL-01", Reason: "the die shows 0 to 2"}
	case verb == "add" && (n < 1 || n > 3):
		return &engine.Violation{Clause: "CT-ADD-01", Reason: "one adds 1 to 3"}
	case c.total+n > countingGoal && !c.overshoot:
		return &engine.Violation{Clause: "CT-ADD-02", Question: "CT-R-overshoot", Reason: "the total would pass 10"}
	}
	return nil
}

func (c *counting) Position(string) (json.RawMessage, engine.Outcome, error) {
	return json.RawMessage(fmt.Sprintf(`{ "total": %d, "turn": %d }`, c.total, c.turn)), engine.Outcome{}, c.fail("Position")
}

// countingRecord is a whole game, parts of which the tests replace.
const countingRecord = `yardstick 1
game counting
seats ann bob
---
chance: roll 1*1
ann: add 3
  > ann adds 3         [CT-ADD-01]
  > the total is 4     [CT-ADD-02 CT-GOAL-01]
bob: add 3
ann: add 3
---
result ann 10, bob 0
winner ann
`

// with is the record with one of its lines replaced; a replacement may be several lines, or none.
func with(old, replacement string) string {
	lines := strings.Split(countingRecord, "\n")
	i := slices.IndexFunc(lines, func(line string) bool { return strings.TrimSpace(line) == old })
	if i < 0 {
		panic("no such line: " + old)
	}
	lines[i] = replacement
	return strings.Join(lines, "\n")
}

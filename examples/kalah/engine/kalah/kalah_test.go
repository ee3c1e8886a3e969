package kalah

import (
	"testing"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/gametest"
	"github.com/yardstick-rules/yardstick/engine/lawtest"
	"github.com/yardstick-rules/yardstick/engine/open"
)

type state = open.State[Position, *Position]

var two = []string{"ann", "bob"}

func TestGame(t *testing.T)     { suite().Run(t) }
func FuzzNotation(f *testing.F) { suite().FuzzNotation(f) }
func FuzzLoad(f *testing.F) {
	suite().FuzzLoad(f, two, `{"player": "bob", "houses": {"ann": [0, 0, 0, 0, 0, 1]}}`)
}

// suite is what the test of all games is told of this one.
func suite() *gametest.Suite[state] {
	return &gametest.Suite[state]{
		Game:  New(),
		Book:  &book,
		Seats: two,
		Laws: gametest.Laws[state]{
			Games: 40, Enough: 3,
			Grounds: lawtest.Grounds{
				"KA-INV-01": {Setup02: "At.Houses[] +1", Setup03: "At.Store +1"},
				"KA-INV-02": {End02: "the rest stays where it is"},
				"KA-INV-03": {Sow04: "At.Store +1"},
				"KA-INV-04": {Turn01: "At.Player +1", Last01: "At.Player +1"},
			},
			Mutants: []lawtest.Mutants[state]{{"KA-INV-02": {"the rest stays where it is": lawtest.Where(
				func(d *lawtest.Decision[state]) bool { return d.After.At.over() },
				func(d *lawtest.Decision[state]) { d.After.At.Houses[0][5]++ })}}},
		},
		Spelled:    []string{"sow 1", "sow 6"},
		Misspelled: map[string]string{"sow 7": "no action is spelt so"},
		Whole:      []string{`{"player": "bob", "houses": {"ann": [0, 0, 0, 0, 0, 1], "bob": [7, 0, 0, 0, 0, 0]}, "store": {"bob": 40}}`},
		Impossible: map[string]engine.Clause{
			`{"store": {"ann": 1}}`: Setup02,
			`{"houses": {"ann": [0, 0, 0, 0, 0, 0]}, "store": {"bob": 24}}`: End02,
		},
		Unreadable: map[string]string{`{"houses": {"ann": [4]}}`: "houses: ann: is a list of 1 number, and 6 belong there"},
	}
}

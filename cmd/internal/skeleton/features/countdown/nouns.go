// Package countdown has the scenarios of Countdown,
// and the nouns with which they describe its table.
package countdown

import (
	"encoding/json"

	"github.com/yardstick-rules/yardstick/cmd/internal/skeleton/engine/countdown"
	"github.com/yardstick-rules/yardstick/features/step"
)

// The nouns of Countdown, given and asked for.
var (
	say   = step.Saying(nil)
	taken = say(`<player> has taken <n> counter(s)`)
)

// nouns sets up and reads a table of Countdown.
type nouns struct {
	*step.World
	doc   countdown.Position
	given bool // a step set up a part of the position
}

// New makes the nouns for one scenario.
func New(w *step.World) step.Nouns { return &nouns{World: w} }

// Teach adds the phrases of the game.
func (c *nouns) Teach(v *step.Vocabulary) {
	v.Given(taken, c.giveTaken)
	v.Then(taken, c.hasTaken)
}

// GiveTurn makes it a player's turn.
func (c *nouns) GiveTurn(player string) error {
	if err := c.player(player); err != nil {
		return err
	}
	c.doc.Player = player
	return nil
}

// Document is the position as far as the steps name it.
func (c *nouns) Document() (json.RawMessage, error) {
	if !c.given {
		return nil, nil
	}
	return json.Marshal(c.doc)
}

func (c *nouns) giveTaken(player string, n int) error {
	if err := c.player(player); err != nil {
		return err
	}
	if c.doc.Taken == nil {
		c.doc.Taken = map[string]int{}
	}
	c.doc.Taken[player] = n
	return nil
}

// player checks that a step sets up the table in its place in a scenario, and names a player.
func (c *nouns) player(name string) error {
	if err := c.Early(); err != nil {
		return err
	}
	c.given = true
	return c.IsPlayer(name)
}

func (c *nouns) hasTaken(player string, n int) error {
	if err := c.IsPlayer(player); err != nil {
		return err
	}
	var p countdown.Position
	if err := c.View("", &p); err != nil {
		return err
	}
	return step.Equal("the counters of "+player, n, p.Taken[player])
}

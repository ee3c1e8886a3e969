package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
)

type showCmd struct {
	place
	Seat string `placeholder:"NAME" help:"As the player sees it; as chance: as an onlooker does. Without it, everything."`
	JSON bool   `name:"json" help:"Answer in JSON."`
}

// Help is shown below the flags.
func (showCmd) Help() string {
	return "Example:\n\n  yardstick show game.yard --at 40 --seat ann"
}

// shown is the answer in JSON.
type shown struct {
	standing
	// Seat is whose view it is, "" for the whole position.
	Seat     string          `json:"seat,omitempty"`
	Position json.RawMessage `json:"position"`
}

// Run draws the position.
func (c *showCmd) Run(a *app) error {
	r, game, here, err := c.open(a)
	if err != nil {
		return err
	}
	defer r.close()
	document, _, err := game.Position(c.Seat)
	var stranger *engine.SeatError
	if errors.As(err, &stranger) {
		return at("--seat", err)
	}
	if err != nil {
		return err
	}
	if c.JSON {
		return a.json(shown{here, c.Seat, document})
	}
	a.say("%s after %s%s\n", here.File, count(here.Decisions, "decision"), view(c.Seat))
	return a.draw(r.Game, document, r.setup(), here.Turn)
}

func view(seat string) string {
	switch seat {
	case "":
		return ""
	case "chance":
		return ", as an onlooker sees it"
	}
	return ", as " + seat + " sees it"
}

// renderer draws a position document of one game for people. The setup is the one the game was started with.
type renderer func(document []byte, setup engine.Setup, turn engine.Turn) (string, error)

// renderers are the games' own, a file each.
var renderers = map[string]renderer{
	"frontier": drawFrontier, "hell-on-wheels": drawHellOnWheels, "union-stockyards": drawStockyards, "yardmaster": drawYardmaster,
}

// draw prints a position.
func (a *app) draw(game string, document []byte, setup engine.Setup, turn engine.Turn) error {
	text, err := renderers[game](document, setup, turn)
	if err != nil {
		return err
	}
	a.say("%s%s\n", text, standingOf(turn))
	return nil
}

// standingOf says who decides, or how the game came out.
func standingOf(turn engine.Turn) string {
	switch {
	case turn.Actor == "chance":
		return "chance decides"
	case turn.Actor != "":
		return turn.Actor + " decides"
	case len(turn.Winners) == 0:
		return "the game is over, nobody has won"
	case len(turn.Winners) == 1:
		return fmt.Sprintf("the game is over, %s has won", turn.Winners[0])
	}
	last := len(turn.Winners) - 1
	first := strings.Join(slices.Clone(turn.Winners[:last]), ", ")
	return fmt.Sprintf("the game is over, %s and %s have won together", first, turn.Winners[last])
}

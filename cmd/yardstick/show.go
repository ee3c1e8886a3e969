package main

import (
	"encoding/json"
	"errors"

	"github.com/yardstick-rules/yardstick/cmd/internal/draw"
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/games"
	text "github.com/yardstick-rules/yardstick/engine/prose"
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
	return a.draw(r.entry, document, r.setup(), here.Turn)
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

// draw prints a position.
func (a *app) draw(game games.Entry, document []byte, setup engine.Setup, turn engine.Turn) error {
	drawing, err := draw.Position(game, document, setup, turn)
	if err != nil {
		return err
	}
	a.say("%s%s\n", drawing, text.Standing(turn))
	return nil
}

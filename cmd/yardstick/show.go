package main

import (
	"errors"

	"github.com/yardstick-rules/yardstick/cmd/internal/draw"
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/judge"
	"github.com/yardstick-rules/yardstick/engine/prose"
)

type showCmd struct {
	place
	Seat string `placeholder:"NAME" help:"As this player sees it; chance shows what an onlooker sees. Without it, everything."`
	JSON bool   `name:"json" help:"Answer in JSON."`
}

// Help is shown below the flags.
func (showCmd) Help() string {
	return "Example:\n\n  yardstick show game.yard --at 40 --seat ann"
}

// Run draws the position.
func (c *showCmd) Run(a *app) error {
	r, place, err := c.open(a)
	if err != nil {
		return err
	}
	defer r.close()
	said, err := place.Show(c.Seat)
	var stranger *engine.SeatError
	switch {
	case errors.As(err, &stranger):
		return at("--seat", err)
	case err != nil:
		return err
	case c.JSON:
		return a.json(said)
	}
	names := judge.Names(r.Transcript, place.Entry.Book)
	drawing, err := draw.Position(place.Entry, said.Position, place.Setup, said.Turn)
	if err != nil {
		return err
	}
	a.reading(said.Under)
	a.say("%s after %s%s\n", said.File, prose.Count(said.Decisions, "decision"), names.In(view(c.Seat)))
	if called := r.Called(); called != "" {
		a.say("%s", prose.Wrap("", called))
	}
	a.say("%s", said.Told())
	a.say("%s", names.In(drawing+prose.Standing(said.Turn)+"\n"))
	return nil
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

package main

import (
	"errors"
	"fmt"

	"github.com/yardstick-rules/yardstick/cmd/internal/draw"
	"github.com/yardstick-rules/yardstick/cmd/internal/draw/part"
	"github.com/yardstick-rules/yardstick/cmd/internal/draw/svg"
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/judge"
	"github.com/yardstick-rules/yardstick/engine/prose"
)

type showCmd struct {
	place
	Seat   string `placeholder:"NAME" help:"The player whose view to show; chance stands for an onlooker. The default shows everything."`
	JSON   bool   `name:"json" help:"Answer in JSON."`
	Wide   int    `name:"width" default:"1000" placeholder:"PIXELS" help:"The width of the picture of -o, from 240 to 4000 pixels; 360 suits a phone."`
	target `set:"written=Draw the table in FILE too, as a picture (.svg)."`
}

// Help returns the text that --help shows above the flags.
func (showCmd) Help() string {
	return "Prints the table as text. -o FILE.svg also draws the table as a picture."
}

// Run draws the position at a place in a record.
func (c *showCmd) Run(a *app) error {
	to, err := c.openPicture()
	if err != nil {
		return err
	}
	r, place, err := c.place.open(a)
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
	case c.JSON && to == nil:
		return a.json(said)
	}
	names := judge.Names(r.Transcript, place.Entry.Book)
	drawing, err := draw.Tree(place.Entry, said.Position, place.Setup, said.Turn)
	if err != nil {
		return err
	}
	shows := fmt.Sprintf("%s after %s%s", said.File, prose.Count(said.Decisions, "decision"), names.In(view(c.Seat)))
	if to != nil {
		picture := svg.Whole(part.Retold(drawing, names.In), shows+"; "+names.In(prose.Standing(said.Turn)), c.Wide)
		if err := to.Write(picture.SVG); err != nil {
			return at(c.Output, err)
		}
	}
	if c.JSON {
		return a.json(said)
	}
	a.reading(said.Under)
	a.say("%s\n", shows)
	if called := r.Called(); called != "" {
		a.say("%s", prose.Wrap("", called))
	}
	a.say("%s", said.Told())
	a.say("%s", names.In(part.Text(drawing)+prose.Standing(said.Turn)+"\n"))
	if to != nil {
		a.say("%s: a picture of the table; open it in a browser\n", c.Output)
	}
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

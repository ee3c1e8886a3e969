package main

import (
	"fmt"

	"github.com/yardstick-rules/yardstick/engine"
)

// place is a record and how far it is played.
type place struct {
	File       string `arg:"" help:"A game record; - reads standard input."`
	At         *int   `placeholder:"N" help:"After the first N decisions; 0 is the start. Without it, where the record ends."`
	Components string `placeholder:"FILE" help:"The owner's component file that the record was played with."`
}

// open plays the record up to the place. The caller closes the record.
func (p *place) open(a *app) (*record, *engine.Local, standing, error) {
	r, err := a.record(p.File, p.Components)
	if err != nil {
		return nil, nil, standing{}, err
	}
	game, report, err := a.replay(r, p.At)
	if err != nil {
		r.close()
		return nil, nil, standing{}, err
	}
	s := standing{File: r.File, Game: r.Game, Decisions: report.Decisions, Turn: report.Turn}
	return r, game, s, nil
}

// standing is where an answer was asked for.
type standing struct {
	File string `json:"file"`
	Game string `json:"game"`
	// Decisions is the number of decisions before the place.
	Decisions int         `json:"decisions"`
	Turn      engine.Turn `json:"turn"`
}

type legalCmd struct {
	place
	JSON bool `name:"json" help:"Answer in JSON."`
}

// Help is shown below the flags.
func (legalCmd) Help() string {
	return "One action a line; where chance decides, a tab and the odds behind it.\n\nExample:\n\n  yardstick legal game.yard --at 17"
}

// legalAnswer is the answer in JSON.
type legalAnswer struct {
	standing
	Legal []engine.Choice `json:"legal"`
}

// Run lists what is legal.
func (c *legalCmd) Run(a *app) error {
	r, game, here, err := c.open(a)
	if err != nil {
		return err
	}
	defer r.close()
	choices, _, err := game.Legal()
	if err != nil {
		return err
	}
	if c.JSON {
		return a.json(legalAnswer{here, choices})
	}
	if here.Turn.Actor == "" {
		fmt.Fprintln(a.err, oneLine(fmt.Sprintf("%s: nothing is legal: %s", here.File, standingOf(here.Turn))))
	}
	for _, choice := range choices {
		if choice.Total > 0 {
			a.say("%s\t%d/%d\n", choice.Action, choice.Weight, choice.Total)
			continue
		}
		a.say("%s\n", choice.Action)
	}
	return nil
}

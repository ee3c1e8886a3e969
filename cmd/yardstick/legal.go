package main

import (
	"fmt"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	text "github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// place is a record and how far it is played.
type place struct {
	File       string `arg:"" completion-predictor:"file" help:"A game record; - reads standard input."`
	At         *int   `placeholder:"N" help:"After the first N decisions; 0 is the start. Without it, where the record ends."`
	Components string `placeholder:"FILE" completion-predictor:"file" help:"The owner's component file that the record was played with."`
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
	Words []string `arg:"" optional:"" help:"Words that the actions are to have; without them, every action."`
	All   bool     `help:"A line for every action, however many there are."`
	JSON  bool     `name:"json" help:"Answer in JSON, always with every action that has the words."`
}

// mostLegal is the number of actions up to which each has a line of its own, asked or not.
const mostLegal = 100

// Help is shown below the flags.
func (legalCmd) Help() string {
	return fmt.Sprintf("One action a line; where chance decides, a tab and the odds behind it. More than %d actions are told by what they begin with "+
		"and, in brackets, how many do; name words to see those that have them, or --all.\n\n"+
		"Examples:\n\n  yardstick legal game.yard --at 17\n  yardstick legal game.yard play desperados --all", mostLegal)
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
	if choices, err = c.having(choices); err != nil {
		return err
	}
	if c.JSON {
		return a.json(legalAnswer{here, choices})
	}
	if here.Turn.Actor == "" {
		fmt.Fprintln(a.err, oneLine(fmt.Sprintf("%s: nothing is legal: %s", here.File, text.Standing(here.Turn))))
	}
	if len(choices) > mostLegal && !c.All {
		a.beginnings(here, choices)
		return nil
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

// having are the choices with the words that were asked for.
func (c *legalCmd) having(choices []engine.Choice) ([]engine.Choice, error) {
	if len(c.Words) == 0 || len(choices) == 0 {
		return choices, nil
	}
	actions := actionsOf(choices)
	var found []engine.Choice
	for _, i := range narrowed(strings.Join(c.Words, " "), actions) {
		found = append(found, choices[i])
	}
	if found == nil {
		return nil, at(c.File, fmt.Errorf("no action that is legal there has the words %q; leave them out to see what there is", strings.Join(c.Words, " ")))
	}
	return found, nil
}

// beginnings tells a long list by what its actions begin with.
func (a *app) beginnings(here standing, choices []engine.Choice) {
	const most = 30
	actions := actionsOf(choices)
	groups := transcript.Outline(actions, most)
	for _, g := range groups {
		a.say("%s\n", g)
	}
	said := fmt.Sprintf("%s: %d actions are legal; name words that you look for, or --all", here.File, len(choices))
	if next := ahead(groups, actions); next != nil {
		said += "; the next word is one of " + strings.Join(next, " ")
	}
	fmt.Fprintln(a.err, oneLine(said))
}

func actionsOf(choices []engine.Choice) []string {
	actions := make([]string, len(choices))
	for i, choice := range choices {
		actions[i] = choice.Action
	}
	return actions
}

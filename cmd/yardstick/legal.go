package main

import (
	"errors"
	"fmt"
	"strings"

	"github.com/yardstick-rules/yardstick/cmd/internal/answer"
	"github.com/yardstick-rules/yardstick/cmd/internal/copyist"
	"github.com/yardstick-rules/yardstick/engine/judge"
	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// place holds the flags for a place in a record: the record, and the number of decisions to play.
type place struct {
	File  string `arg:"" completion-predictor:"file" help:"A game record, or a scenario, as in mine.feature:12; game.yard:63 is the table before the decision in line 63; - reads standard input."`
	At    *int   `placeholder:"N" help:"The place after the first N decisions; 0 is the start. The default is the end of the record."`
	under `set:"overrides= These answers override those of the record or scenario."`
}

// open plays the record up to the place. The caller closes the record.
func (p *place) open(a *app) (*record, *answer.Place, error) {
	r, err := a.record(p.File, &p.under, false)
	if err != nil {
		return nil, nil, err
	}
	if r.decision > 0 && p.At != nil {
		r.close()
		return nil, nil, at("--at", errors.New("the line number after the name chooses the place; leave one of the two out"))
	}
	if before := r.decision - 1; r.decision > 0 {
		p.At = &before
	}
	here, err := a.replay(r, p.At)
	if err != nil {
		r.close()
		return nil, nil, err
	}
	for _, note := range copyist.Notes(r.readings(), 0) {
		a.complain(fmt.Sprintf("%s: %s", here.File, note))
	}
	if here.Unfinished != nil {
		a.complain(fmt.Sprintf("%s: %v", here.File, here.Unfinished))
	}
	return r, here, nil
}

type legalCmd struct {
	place
	Words []string `arg:"" optional:"" help:"Words that an action must contain to be listed. Without words, every action is listed."`
	All   bool     `help:"List every action, without groups."`
	Every bool     `help:"List the legal actions before every decision of the record and at its end. Needs --json."`
	JSON  bool     `name:"json" help:"Answer in JSON, with every action that contains the words."`
}

// mostLegal is the number of actions up to which each has a line of its own.
const mostLegal = 100

// Help returns the text that --help shows above the flags.
func (legalCmd) Help() string {
	return fmt.Sprintf("Prints one action per line. If chance decides, a tab and the odds follow. "+
		"If there are more than %d actions, legal groups them by their first words, with the number of actions in brackets. "+
		"Give words to see the actions that contain them, or --all to see every action.", mostLegal)
}

// Run lists the legal actions.
func (c *legalCmd) Run(a *app) error {
	if c.Every {
		return c.every(a)
	}
	r, place, err := c.open(a)
	if err != nil {
		return err
	}
	defer r.close()
	said, err := place.Legal(c.Words...)
	var none *answer.NoneError
	switch {
	case errors.As(err, &none):
		return at(c.File, err)
	case err != nil:
		return err
	case c.JSON:
		return a.json(said)
	}
	a.reading(said.Under)
	if said.Filled != nil {
		a.complain(said.File + ": " + strings.Join(strings.Fields(said.Told()), " "))
	}
	if said.Turn.Actor == "" {
		a.complain(fmt.Sprintf("%s: nothing is legal: %s", said.File, judge.Names(r.Transcript, r.Entry.Book).In(prose.Standing(said.Turn))))
	}
	if len(said.Legal) > mostLegal && !c.All {
		a.beginnings(said)
		return nil
	}
	for _, choice := range said.Legal {
		if choice.Total > 0 {
			a.say("%s\t%d/%d\n", choice.Action, choice.Weight, choice.Total)
			continue
		}
		a.say("%s\n", choice.Action)
	}
	return nil
}

// every lists the legal actions at every decision of a record.
func (c *legalCmd) every(a *app) error {
	switch {
	case !c.JSON:
		return at("--every", errors.New("this list is for programs; add --json, or name one place with --at"))
	case c.At != nil || len(c.Words) > 0:
		return at("--every", errors.New("this flag lists every action at every place; leave out --at and the words"))
	}
	r, err := a.record(c.File, &c.under, false)
	if err != nil {
		return err
	}
	defer r.close()
	var said *answer.Lists
	list := func() { said, err = r.Lists(a.ctx) }
	if a.status.during("replaying", list); r.reread(a.ctx, err) {
		a.status.during("replaying", list)
	}
	if err != nil {
		return err
	}
	return a.json(said)
}

// beginnings prints a long list, grouped by the first words of its actions.
func (a *app) beginnings(l *answer.Legal) {
	const most = 30
	actions := answer.Actions(l.Legal)
	groups := transcript.Outline(actions, most)
	for _, g := range groups {
		a.say("%s\n", g)
	}
	said := fmt.Sprintf("%s: %s are legal; name words to look for, or give --all", l.File, prose.Count(len(actions), "action"))
	if next := answer.Ahead(groups, actions); next != nil {
		said += "; the next word is one of " + strings.Join(next, " ")
	}
	a.complain(said)
}

package main

import (
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/engine/reading"
)

type newReadingCmd struct {
	Game string `arg:"" completion-predictor:"game" help:"The game."`
	target
}

// Help returns the text that --help shows above the flags.
func (newReadingCmd) Help() string {
	return "Writes a file for the answers under which a club, a tournament or a designer plays the game: every open question with its " +
		"options, and its default as a comment. Give it to commands with --reading."
}

// Run writes a reading with the default answers.
func (c *newReadingCmd) Run(a *app) error {
	entry, err := games.Find(c.Game)
	if err != nil {
		return err
	}
	to, err := c.open()
	if err != nil {
		return err
	}
	text := prose.Clean(reading.Template(entry.Book))
	if to == nil {
		a.verbatim(text)
		return nil
	}
	if err := to.Write(text); err != nil {
		return at(c.Output, err)
	}
	a.say("%s: %s of %s, none answered yet\n", c.Output, prose.Count(len(entry.Book.Questions), "open question"), entry.Book.Title)
	return nil
}

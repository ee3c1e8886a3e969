package main

import "github.com/yardstick-rules/yardstick/cmd/internal/adapters"

type newAdapterCmd struct {
	Language string `arg:"" enum:"python,typescript" help:"The language: python or typescript."`
	target
}

// Help returns the text that --help shows above the flags.
func (newAdapterCmd) Help() string {
	return "Writes a first file for an engine in another language, to be tested by this program. The file needs no package and speaks the " +
		"protocol of engine/wire/README.md; fill in the game between two marked lines."
}

// Run writes the template of an engine.
func (c *newAdapterCmd) Run(a *app) error {
	text, err := adapters.Frame(c.Language)
	if err != nil {
		return err
	}
	to, err := c.open()
	if err != nil {
		return err
	}
	if to == nil {
		a.verbatim(text)
		return nil
	}
	if err := to.Write(text); err != nil {
		return at(c.Output, err)
	}
	a.say("%s: an engine without its game; open the file and fill in Game\n", c.Output)
	return nil
}

package main

import (
	"fmt"
	"os/exec"
	"strings"

	"github.com/yardstick-rules/yardstick/cmd/internal/adapters"
	"github.com/yardstick-rules/yardstick/cmd/internal/skeleton"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/engine/reading"
)

type newCmd struct {
	Game    newGameCmd    `cmd:"" help:"Write the skeleton of a game into a checkout of this module."`
	Reading newReadingCmd `cmd:"" help:"Write a file for answers to the open questions of a game."`
	Adapter newAdapterCmd `cmd:"" help:"Write a first file for an engine in another language."`
}

type newGameCmd struct {
	Name   string `arg:"" help:"The game's name in records: lower-case words with hyphens between them."`
	Title  string `help:"The title of the game; the default is the name with capitals."`
	Prefix string `help:"The start of clause ids; the default is the first letters of the name."`
	Root   string `type:"path" default:"." help:"The root of the checkout."`
	JSON   bool   `name:"json" help:"Answer in JSON."`
}

// Help returns the text that --help shows above the flags.
func (newGameCmd) Help() string {
	return "Writes the packages of a game, adds a line to each list of games, and generates the rulebook's tables with go. " +
		"The new files compile and pass their tests; they contain one clause, one scenario, one law and one reference game. Existing files stay " +
		"as they are, except for the lists."
}

// Run writes the first files of a new game.
func (c *newGameCmd) Run(a *app) error {
	names := skeleton.Called(c.Name)
	if c.Title != "" {
		names.Title = c.Title
	}
	if c.Prefix != "" {
		names.Prefix = c.Prefix
	}
	if _, err := exec.LookPath("go"); err != nil {
		return fmt.Errorf("nothing was written: the go command is needed to generate the rulebook's tables: %w", err)
	}
	written, err := skeleton.Write(c.Root, names)
	if err != nil {
		return err
	}
	folder := "./engine/" + written.Room
	generate := exec.CommandContext(a.ctx, "go", "generate", folder)
	generate.Dir = c.Root
	if said, err := generate.CombinedOutput(); err != nil {
		return fmt.Errorf("the files were written, but go generate %s failed; fix this and run it again: %w\n%s",
			folder, err, strings.TrimSpace(string(said)))
	}
	if c.JSON {
		return a.json(written)
	}
	a.say("%s: %s written, one line added to each of %s\n", names.Title, prose.Count(len(written.Files), "file"),
		prose.Count(len(written.Lists), "list"))
	for _, name := range append(written.Files, written.Lists...) {
		a.say("  %s\n", name)
	}
	a.say("check it with:  go run ./cmd/yardstick check %s\nthen:           make test\n", names.Name)
	return nil
}

type newAdapterCmd struct {
	Language string `arg:"" enum:"python,typescript" help:"The language: python or typescript."`
	target
}

// Help returns the text that --help shows above the flags.
func (newAdapterCmd) Help() string {
	return "Writes a first file for an engine in another language, for conform to test. The file needs no package and implements the " +
		"protocol in engine/wire/README.md. Fill in the game between the two marked lines."
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

type newReadingCmd struct {
	Game string `arg:"" completion-predictor:"game" help:"The game."`
	target
}

// Help returns the text that --help shows above the flags.
func (newReadingCmd) Help() string {
	return "Writes a file for the answers under which a club, a tournament or a designer plays the game: every open question with its " +
		"options, and its default as a comment. Other commands read the file with --reading."
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

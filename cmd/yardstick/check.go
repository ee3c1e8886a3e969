package main

import (
	"errors"
	"fmt"
	"path/filepath"
	"strings"

	"github.com/yardstick-rules/yardstick/cmd/internal/answer"
	"github.com/yardstick-rules/yardstick/cmd/internal/output"
	"github.com/yardstick-rules/yardstick/cmd/internal/page"
	"github.com/yardstick-rules/yardstick/cmd/internal/witness"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/reading"
)

type checkCmd struct {
	Game    string `arg:"" optional:"" completion-predictor:"game" help:"The game. The default is every game."`
	Walks   int    `name:"games" aliases:"walks" default:"8" help:"How many games to play to check every law, 0 to 10000. The games use mixed answers; about 35 games contain every pair of answers."`
	Seed    uint64 `default:"1" help:"The seed of the games that check the laws."`
	Verbose bool   `short:"v" aliases:"table" help:"Leave nothing out: every failure, the reasons, and the tables of clauses and questions."`
	Tests   bool   `help:"Also run the tests of the game in your checkout (make test), and list the failed tests. These tests cover messages, drawings and ENGINE.md too."`
	under
	target `set:"written=Write the whole answer to FILE, as .md or .html; standard output shows only its first line."`
	JSON   bool `name:"json" help:"Answer in JSON."`
}

// Help returns the text that --help shows above the flags.
func (checkCmd) Help() string {
	return "Runs the examples and scenarios, checks the laws in random games, and replays the reference games. " +
		"The answer begins with the verdict and its counts. Each failure with its cause and the clauses with weak evidence follow. " +
		"-v adds tables that count, for each clause and each answer to an open question, the rulebook's examples, our worked examples, other scenarios, laws, random games and " +
		"reference games. " +
		"The games use mixed answers: about 35 games contain every pair of answers, and about 180 games every combination of three. Another seed mixes the answers differently. " +
		"With --reading or --answer, the games use the given answers, and mixed answers to the other questions. " +
		"Scenarios and reference games keep the answers that they name. " +
		"-o writes the whole answer about one game, as Markdown to paste, or as a page for a browser. The page has every clause with its " +
		"evidence, every question and figure, and the text of all scenarios and records. " +
		"A missing or outdated file of a game is a failure too. " +
		"The exit code is 1 after a failure, or if a testable clause, an example or an answer has no scenario."
}

// Run checks the games that the command line names.
func (c *checkCmd) Run(a *app) error {
	const most = 10_000
	if c.Walks < 0 || c.Walks > most {
		return at("--games", fmt.Errorf("%d is out of range; give a number from 0 to %d", c.Walks, most))
	}
	list, given, err := c.which()
	if err != nil {
		return err
	}
	if err := upToDate(list); err != nil {
		return err
	}
	to, err := c.page(list)
	if err != nil {
		return err
	}
	check := witness.Check{Walks: c.Walks, Seed: c.Seed, During: a.status.during}
	said := witness.Checked{Passed: true, Games: []*witness.Audit{}}
	if given != nil {
		check.Under, said.Under = given.Setup(nil), answer.UnderOf(given)
	}
	for _, entry := range list {
		found, err := check.Of(a.ctx, entry)
		if err == nil && c.Tests {
			err = c.test(a, entry, found)
		}
		if err != nil {
			return err
		}
		said.Passed = said.Passed && found.Passed
		said.Games = append(said.Games, found)
		if err := c.answer(a, to, entry, found, said.Under); err != nil {
			return err
		}
	}
	if c.JSON {
		if err := a.json(said); err != nil {
			return err
		}
	}
	if !said.Passed {
		return exitCode(conformsNot)
	}
	return nil
}

// test adds the failures in the tests of a game.
func (c *checkCmd) test(a *app, entry games.Entry, found *witness.Audit) (err error) {
	var lines []string
	a.status.during(entry.Name()+": tests", func() { lines, err = witness.Tests(a.ctx, ".", entry) })
	if err != nil {
		return at("--tests", err)
	}
	found.Lacks = append(found.Lacks, lines...)
	found.Passed = found.Passed && len(lines) == 0
	return nil
}

// page opens the file of the flag -o; nil without the flag.
func (c *checkCmd) page(list []games.Entry) (*output.File, error) {
	switch {
	case c.Output != "" && len(list) > 1:
		return nil, at(c.Output, errors.New("this file is about one game; name the game as well"))
	case c.Output != "" && c.JSON:
		return nil, at("-o", errors.New("this flag writes text for people; leave out --json, or leave out -o and redirect the answer"))
	case c.Output != "" && !c.pastes() && !strings.EqualFold(filepath.Ext(c.Output), ".html"):
		return nil, at(c.Output, errors.New("end the name in .html for a page, or in .md for Markdown to paste"))
	}
	return c.open()
}

// pastes reports whether -o names a file of Markdown.
func (c *checkCmd) pastes() bool { return strings.EqualFold(filepath.Ext(c.Output), ".md") }

// answer prints the audit of a game and writes the file of -o. If the file contains the whole audit, only its
// first line is printed.
func (c *checkCmd) answer(a *app, to *output.File, entry games.Entry, found *witness.Audit, under *answer.Under) error {
	doc := found.Answer(entry.Book)
	if under != nil {
		doc = doc.Noted(under.Line())
	}
	if !c.JSON {
		a.answer(doc, c.Verbose, to != nil)
	}
	switch {
	case to == nil:
		return nil
	case c.pastes():
		if err := to.Write(doc.Markdown()); err != nil {
			return at(c.Output, err)
		}
		a.say("%s: the answer in Markdown\n", c.Output)
		return nil
	}
	var text strings.Builder
	if err := page.Check(&text, entry, found, doc, page.Head{Program: program(buildInfo()), Command: a.typed}); err != nil {
		return err
	}
	return a.writePage(to, c.Output, text.String(), entry.Book.Title)
}

// which returns the games to check. If flags give a reading, there is only one game, and the second result is
// this reading.
func (c *checkCmd) which() ([]games.Entry, *reading.Reading, error) {
	if c.Game == "" && c.Reading == "" {
		return games.All(), nil, c.none("a reading belongs to one game; name the game as well")
	}
	var entry games.Entry
	var err error
	if c.Game != "" {
		entry, err = games.Find(c.Game)
	} else if r, unread := c.file(); unread == nil {
		entry = r.Entry
	} else {
		err = unread
	}
	if err != nil {
		return nil, nil, err
	}
	given, err := c.of(entry)
	if !c.any() {
		given = nil
	}
	return []games.Entry{entry}, given, err
}

// upToDate refuses games whose data were edited without generating the tables: the check would miss the edits.
func upToDate(list []games.Entry) error {
	for _, entry := range list {
		if err := entry.Book.UpToDate(); err != nil {
			return at("engine/"+entry.Room, err)
		}
	}
	return nil
}

package main

import (
	"errors"
	"fmt"
	"path/filepath"
	"strings"
	"time"

	"github.com/yardstick-rules/yardstick/cmd/internal/compare"
	"github.com/yardstick-rules/yardstick/cmd/internal/output"
	"github.com/yardstick-rules/yardstick/cmd/internal/page"
	"github.com/yardstick-rules/yardstick/cmd/internal/report"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/play"
	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/engine/rulebook/source"
)

type compareCmd struct {
	Game        string        `arg:"" completion-predictor:"game" help:"The game."`
	A           string        `default:"default" placeholder:"SIDE" help:"One side: default, question=option,…, edition:NAME, a reading file, a component file, git:REVISION or dir:FOLDER (another program, which compare builds and runs), or \"engine:COMMAND\" (an engine)."`
	B           string        `required:"" placeholder:"SIDE" help:"The other side."`
	Games       *int          `placeholder:"N" help:"How many pairs of games to play, 1 to 1000000. The default is 1000. If a side is an engine or another program, compare plays single games instead; the default is then 100, or 5 if that program is too old for legal --every."`
	Seed        uint64        `default:"1" help:"The seed of chance and of the players: the same seed gives the same report."`
	Workers     int           `default:"0" help:"How many games to play at the same time; 0 means one per processor. The number does not change the report."`
	Players     string        `name:"bots" aliases:"players" default:"random" help:"Who plays: random, greedy, lookahead, corners, mixed, or several joined by +."`
	Seats       []int         `name:"table" aliases:"seats" placeholder:"2,3" help:"The numbers of players, in turn. The default is every number that the game allows."`
	Start       time.Duration `name:"start-timeout" aliases:"start" default:"5s" help:"How long an engine may take to start."`
	Answer      time.Duration `name:"answer-timeout" default:"2s" help:"How long an engine may take for an answer."`
	Looking     time.Duration `default:"60s" help:"How long to search for shorter games that show a difference, if a side is another revision or checkout. 0s sets no limit."`
	Expect      string        `placeholder:"FILE" completion-predictor:"file" help:"A file that lists the differences that you expect, such as the expect.yaml of --save. If there are other differences, compare reports them, and the exit code is 1."`
	Differences string        `name:"save" aliases:"differences" placeholder:"DIR" completion-predictor:"file" help:"Write into this folder the shortest game for each kind of difference, as a record and as scenarios, and a file for --expect."`
	Verbose     bool          `short:"v" help:"Leave nothing out: every difference, scenario, reference game and seat."`
	JSON        bool          `name:"json" help:"Answer in JSON."`
	Outputs     []string      `name:"output" short:"o" sep:"none" placeholder:"FILE" completion-predictor:"file" help:"Write the answer to this file too. The ending gives the form: .md (40 lines at most, for a pull request), .html (a page), .svg (a chart) or .json. Repeatable. A file that exists is refused."`
	Force       bool          `help:"Replace existing files or links, also those in the folder of --save."`
}

// Help returns the text that --help shows above the flags.
func (compareCmd) Help() string {
	return "The first line states which of two readings allows more, and in which kinds of decision. Then come the changes of legal actions, " +
		"scenarios, reference games (with the place) and play, in pairs of games with the same chance and players. " +
		"-v adds every difference, scenario, reference game and seat. " +
		"For each kind of difference, the report shows the shortest game found; --save writes these games. " +
		"An engine is a command that implements the protocol in engine/wire/README.md. With an engine, both sides play the same random games, " +
		"decision by decision. " +
		"The exit code is 0, whether or not the sides differ. With --expect FILE, the exit code is 1 if a difference is not in FILE. " +
		"In FILE, \"only\" lists the places that may differ. \"scenarios\" and \"pinned\" list the scenarios and reference games " +
		"that may differ (none, any, or names and files). \"scores\", \"first\", \"seats\" and \"decisions\" limit the change of means: " +
		"points, percentage points won by the first to decide and by each seat, and decisions of a game. " +
		"--save DIR writes DIR/expect.yaml with every difference found; delete the differences that you did not intend."
}

// Run compares two sides and reports the differences.
func (c *compareCmd) Run(a *app) error {
	if c.Force && c.Differences == "" && len(c.Outputs) == 0 {
		return at("--force", errors.New("there is nothing to replace; name a file with -o, or a folder with --save"))
	}
	question, err := c.question()
	if err != nil {
		return err
	}
	expected, err := c.expected(question.Entry)
	if err != nil {
		return err
	}
	question.During, question.Told, question.Looking = a.status.during, a.complain, c.Looking
	if c.Looking < 0 {
		return at("--looking", fmt.Errorf("%v is below 0; give 60s, or 0s for no limit", c.Looking))
	}
	to, err := openReports(c.Outputs, []string{".md", ".html", ".svg", ".json"},
		"end the name in .md for a summary, .html for a page, .svg for a chart, or .json for the whole answer", c.Force)
	if err != nil {
		return err
	}
	if c.Differences != "" {
		leave, err := output.Folder(c.Differences, c.Force)
		if err != nil {
			return at(c.Differences, err)
		}
		defer leave()
	}
	opened, err := c.sides(a, question)
	if err != nil {
		opened.Close()
		return err
	}
	defer opened.Close()
	said, err := question.Run(a.ctx)
	if err != nil {
		return err
	}
	if c.Differences != "" && !said.Stopped {
		if err := c.write(a, said); err != nil {
			return err
		}
	}
	if expected != nil {
		said.Beyond, said.Notes = expected.Beyond(said), expected.Notes(said)
	}
	if c.JSON {
		err = a.json(said)
	} else {
		a.answer(said.Answer(), c.Verbose, len(c.Outputs) > 0)
	}
	for _, path := range c.Outputs {
		if err == nil {
			err = c.report(a, question, said, path, to[path])
		}
	}
	switch {
	case err == nil && said.Stopped:
		return errors.New("stopped before the end")
	case err == nil && len(said.Beyond) > 0:
		return exitCode(conformsNot)
	}
	return err
}

// expected reads the file of --expect, which lists the intended effects; nil without the flag.
func (c *compareCmd) expected(entry games.Entry) (*compare.Expected, error) {
	if c.Expect == "" {
		return nil, nil
	}
	text, err := readFile(c.Expect, compare.MaxExpected)
	if err != nil {
		return nil, at(c.Expect, err)
	}
	e, err := compare.ReadExpected(text, entry)
	var wrong *source.Error
	if errors.As(err, &wrong) {
		wrong.File = c.Expect
	}
	return e, err
}

// question reads the flags that describe the comparison.
func (c *compareCmd) question() (*compare.Comparison, error) {
	entry, err := games.Find(c.Game)
	if err != nil {
		return nil, err
	}
	q := &compare.Comparison{Entry: entry, Seed: c.Seed, Workers: c.Workers}
	const mostGames, mostWorkers = 1_000_000, 1024
	if c.Games != nil {
		if q.Games = *c.Games; q.Games < 1 || q.Games > mostGames {
			return nil, at("--games", fmt.Errorf("%d is out of range; give a number from 1 to %d", q.Games, mostGames))
		}
	}
	if c.Workers < 0 || c.Workers > mostWorkers {
		return nil, at("--workers", fmt.Errorf("%d is out of range; give a number from 0 to %d", c.Workers, mostWorkers))
	}
	if q.Cast, err = play.CastOf(c.Players); err != nil {
		return nil, at("--bots", err)
	}
	if q.Tables, err = tableSizes(entry, c.Seats); err != nil {
		return nil, at("--table", err)
	}
	return q, nil
}

// tableSizes returns the table sizes that the user asked for, or all.
func tableSizes(entry games.Entry, asked []int) ([]int, error) {
	players := entry.Book.Players
	if len(asked) == 0 {
		for n := players.Min; n <= players.Max; n++ {
			asked = append(asked, n)
		}
		return asked, nil
	}
	for i, n := range asked {
		if n < players.Min || n > players.Max {
			return nil, fmt.Errorf("a table of %d cannot play %s; give numbers from %d to %d", n, entry.Name(), players.Min, players.Max)
		}
		for _, m := range asked[:i] {
			if m == n {
				return nil, fmt.Errorf("%d is named twice; name each number of players once", n)
			}
		}
	}
	return asked, nil
}

// write writes the short games, after a check that all files can be written.
func (c *compareCmd) write(a *app, said *compare.Report) error {
	files, err := said.Records(a.ctx)
	games := len(files)
	if err == nil {
		var features []compare.File
		a.status.during("writing scenarios", func() { features, err = said.Features(a.ctx) })
		files = append(append(files, features...), said.Reach())
	}
	if err != nil {
		return err
	}
	to := make([]*output.File, len(files))
	for i := range files {
		name := files[i].In(c.Differences)
		if to[i], err = output.Open(name, c.Force); err != nil {
			return at(name, err)
		}
	}
	for i := range files {
		if err := to[i].Write(files[i].Text); err != nil {
			return at(files[i].In(c.Differences), err)
		}
	}
	a.complain(fmt.Sprintf("%s: %s", c.Differences, prose.Count(games, "short game")))
	return nil
}

// report writes the answer to a file, in the format of the file's ending.
func (c *compareCmd) report(a *app, question *compare.Comparison, said *compare.Report, path string, to *output.File) (err error) {
	var text, about string
	switch strings.ToLower(filepath.Ext(path)) {
	case ".svg":
		text, about = page.Drawing(said), "a chart"
	case ".json":
		text, err = report.JSON(said)
		about = "the answer in JSON"
	case ".html":
		text, err = comparePage(a, question, said)
		about = "a page; open it in a browser"
	default:
		text, about = said.Markdown(a.typed), "a summary to paste into a pull request"
	}
	if err != nil {
		return err
	}
	if err := to.Write(text); err != nil {
		return at(path, err)
	}
	if !c.JSON {
		a.say("%s: %s\n", path, about)
	}
	return nil
}

// comparePage returns the answer as a page.
func comparePage(a *app, question *compare.Comparison, said *compare.Report) (string, error) {
	records, err := said.Records(a.ctx)
	if err != nil {
		return "", err
	}
	var b strings.Builder
	err = page.Compare(&b, question.Entry.Book, said, records, page.Head{Program: program(buildInfo()), Command: a.typed})
	return b.String(), err
}

package main

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"time"

	"github.com/yardstick-rules/yardstick/cmd/internal/compare"
	"github.com/yardstick-rules/yardstick/cmd/internal/edition"
	"github.com/yardstick-rules/yardstick/cmd/internal/output"
	"github.com/yardstick-rules/yardstick/cmd/internal/page"
	"github.com/yardstick-rules/yardstick/cmd/internal/revision"
	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/engine/rulebook/source"
)

type editionCmd struct {
	Game    string   `arg:"" completion-predictor:"game" help:"The game."`
	Old     string   `arg:"" help:"The older edition: a name that yardstick rules GAME edition lists, default (the present edition), git:REVISION or dir:FOLDER (another program, as in compare)."`
	New     string   `arg:"" help:"The newer edition."`
	Games   *int     `placeholder:"N" help:"How many pairs of games to play for each change, 1 to 1000000. The default is 200. With another program, the command plays single games instead; the default is then 100, or 5 if that program is too old for legal --every."`
	Seed    uint64   `default:"1" help:"The seed of chance and of the players: the same seed gives the same answer."`
	Workers int      `default:"0" help:"How many games to play at the same time; 0 means one per processor. The number does not change the answer."`
	Players string   `name:"bots" default:"random" help:"Who plays: random, greedy, lookahead, corners, mixed, or several joined by +."`
	Seats   []int    `name:"table" placeholder:"2,3" help:"The numbers of players, in turn. The default is every number that the game allows."`
	Verbose bool     `short:"v" help:"Leave nothing out."`
	JSON    bool     `name:"json" help:"Answer in JSON."`
	Outputs []string `name:"output" short:"o" sep:"none" placeholder:"FILE" completion-predictor:"file" help:"Write a page for players: FILE.md or FILE.html. Repeatable. A file that exists is refused."`
	Force   bool     `help:"Replace an existing file or link."`
}

// Help returns the text that --help shows above the flags.
func (editionCmd) Help() string {
	return "The first line counts the changed sentences that change the rules. Then come the sentences of both editions, with the effect of each change. " +
		"A change is wider if players may do more in the newer edition, narrower if they may do less, and both if they may do some things more and others " +
		"less. A change is other if the rule changed but no choice after the same decisions did, for example in the set-up. A change is wording if no pair of " +
		"games, no scenario and no reference game differs. To find the effect of one change, the command sets only this change back in the newer edition. " +
		"If several changes cannot be played apart, the answer gives their joint effect. The answer also lists rules that changed although " +
		"their sentence did not, precedents and answers that fall, and the limits of the trials."
}

// Run compares two editions and reports the changes.
func (c *editionCmd) Run(a *app) error {
	if c.Force && len(c.Outputs) == 0 {
		return at("--force", errors.New("there is nothing to replace; name a file with -o"))
	}
	inner := compareCmd{Game: c.Game, A: c.Old, B: c.New, Games: c.Games, Seed: c.Seed, Workers: c.Workers, Players: c.Players,
		Seats: c.Seats, Start: 5 * time.Second, Answer: 2 * time.Second, Looking: time.Minute}
	how, err := inner.question()
	if err != nil {
		return err
	}
	if c.Games == nil && !isProgram(c.Old) && !isProgram(c.New) {
		how.Games = 200
	}
	how.During, how.Looking = a.status.during, inner.Looking
	to, err := openReports(c.Outputs, []string{".md", ".html"}, "end the name in .md for a text to paste, or .html for a page", c.Force)
	if err != nil {
		return err
	}
	question, other, err := c.editions(a, how, &inner)
	if other != nil {
		defer other.Close()
	}
	if err != nil {
		return err
	}
	said, err := question.Run(a.ctx)
	if err != nil {
		return err
	}
	if c.JSON {
		err = a.json(said)
	} else {
		a.answer(said.Answer(), c.Verbose, len(c.Outputs) > 0)
	}
	for _, path := range c.Outputs {
		if err == nil && !said.Stopped {
			err = c.report(a, question, said, path, to[path])
		}
	}
	if err == nil && said.Stopped {
		return errors.New("stopped before the end")
	}
	return err
}

// editions reads both editions. One of them may be another program, which is built; the caller closes it.
func (c *editionCmd) editions(a *app, how *compare.Comparison, inner *compareCmd) (*edition.Question, *revision.Program, error) {
	if isProgram(c.Old) && isProgram(c.New) {
		return nil, nil, at("NEW", errors.New("only one edition can be another revision or checkout; name an edition of this program, or default"))
	}
	names := [2]string{"OLD", "NEW"}
	q := &edition.Question{Entry: how.Entry, How: *how}
	q.Tables, _ = tableSizes(how.Entry, nil)
	var both [2]*edition.Edition
	for i, given := range []*string{&inner.A, &inner.B} {
		name := strings.TrimPrefix(*given, editionSide)
		if isProgram(*given) {
			continue
		}
		if *given = editionSide + name; name == "default" {
			*given = name
		} else if how.Entry.Book.Editions() == nil {
			return nil, nil, at(names[i], fmt.Errorf("only the present edition of %s can be played; write default, git:REVISION or dir:FOLDER",
				how.Entry.Book.Title))
		}
		r, err := sideOf(how.Entry, names[i], *given)
		if err != nil {
			return nil, nil, err
		}
		if both[i], err = edition.Of(name, r); err != nil {
			return nil, nil, err
		}
	}
	if !isProgram(c.Old) && !isProgram(c.New) {
		q.Old, q.New = both[0], both[1]
		return q, nil, nil
	}
	other, err := inner.programSides(a, how, names)
	if err != nil {
		return nil, other, err
	}
	for i, name := range []string{c.Old, c.New} {
		if !isProgram(name) {
			continue
		}
		folder := filepath.Join(other.Source, "engine", how.Entry.Room)
		book, err := source.Load(os.DirFS(folder))
		if err != nil {
			return nil, other, at(name, fmt.Errorf("this program cannot read its rulebook: %w", err))
		}
		both[i] = edition.OfBook(name, book, how.Sides[i])
	}
	q.Old, q.New = both[0], both[1]
	return q, other, nil
}

// report writes the page for players to a file, in the format of the file's ending.
func (c *editionCmd) report(a *app, q *edition.Question, said *edition.Report, path string, to *output.File) error {
	text, about := prose.Clean(said.Page().Markdown()), "a text to paste"
	if strings.EqualFold(filepath.Ext(path), ".html") {
		var b strings.Builder
		if err := page.Edition(&b, q.Entry.Book, said, page.Head{Program: program(buildInfo()), Command: a.typed}); err != nil {
			return err
		}
		text, about = b.String(), "a page; open it in a browser"
	}
	if err := to.Write(text); err != nil {
		return at(path, err)
	}
	if !c.JSON {
		a.say("%s: %s\n", path, about)
	}
	return nil
}

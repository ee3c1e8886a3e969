package main

import (
	"errors"
	"fmt"
	"io/fs"
	"path/filepath"
	"slices"

	"github.com/yardstick-rules/yardstick/cmd/internal/desk"
	"github.com/yardstick-rules/yardstick/cmd/internal/lsp"
	"github.com/yardstick-rules/yardstick/cmd/internal/wrong"
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/play"
	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/engine/transcript"
	"github.com/yardstick-rules/yardstick/engine/wire"
)

type serveCmd struct {
	Game string `arg:"" optional:"" completion-predictor:"game" help:"The game. The default is every game."`
	under
	Level  int     `default:"4" help:"How much the engine reports: 0 the next player, 1 also scores and winners, 2 also legal actions, 3 also the clauses of refusals, 4 also effects with their clauses."`
	Offers *string `placeholder:"WORDS" help:"Further abilities, separated by commas: start, position, views, undo, components. An empty list means none. The default is all."`
	Unsaid bool    `help:"Leave out of hello the answers to open questions that the engine plays."`
	Chance string  `enum:"told,own" default:"told" help:"Who decides for chance: told (the harness sends the outcomes) or own (the engine draws them)."`
	Seed   uint64  `default:"1" help:"The seed of the outcomes of chance that the engine draws."`
	Wrong  string  `placeholder:"FAULT" help:"Give the engine one of the faults listed above, to show how a failure looks."`
}

// Help returns the text that --help shows above the flags.
func (serveCmd) Help() string {
	return "Answers requests about games on standard input and output, one JSON object per line. This engine is a model for other engines. " +
		"engine/wire/README.md describes the requests and answers. With --reading, --answer or --components, name the game.\n\n" +
		"With --wrong, the engine has one of these faults. From the given level on, conform notices the fault:\n\n" + wrong.Help()
}

// Run answers the requests of a harness until there are no more.
func (c *serveCmd) Run(a *app) error {
	server, err := c.server()
	if err != nil {
		return err
	}
	done := make(chan error, 1)
	go func() { done <- server.Serve(a.in, a.pipe()) }()
	select {
	case err := <-done:
		return err
	case <-a.ctx.Done(): // the harness may leave without a word, and a read cannot be cancelled
		return a.ctx.Err()
	}
}

func (c *serveCmd) server() (*wire.Server, error) {
	level, err := wire.ParseLevel(c.Level)
	if err != nil {
		return nil, at("--level", err)
	}
	offers, settle, err := c.offers()
	if err != nil {
		return nil, err
	}
	abilities := wire.Abilities()
	if c.Offers != nil {
		if abilities, err = wire.ParseAbilities(*c.Offers); err != nil {
			return nil, at("--offers", err)
		}
	}
	for i := range offers {
		offers[i].Level, offers[i].Chance, offers[i].Offers = level, c.Chance, abilities
		for q := range offers[i].Reading {
			if c.Unsaid {
				offers[i].Reading[q] = wire.Unknown
			}
		}
	}
	fault := wrong.Fault{In: func(s engine.Subject) engine.Subject { return s }}
	if c.Wrong != "" {
		if fault, offers, err = c.fault(offers); err != nil {
			return nil, at("--wrong", err)
		}
	}
	info := wire.Info{Name: "yardstick", Version: moduleOf(buildInfo()), Homepage: "https://github.com/yardstick-rules/yardstick"}
	server := wire.Models(info, games.Open, offers...)
	open := server.Open
	server.Open = func(game string) (engine.Subject, error) {
		s, err := open(game)
		return fault.In(settle(s)), err
	}
	server.Roll = play.NewRand(c.Seed).IntN
	return server, nil
}

// fault returns the fault of --wrong, and the games in which it can be noticed. The error reports a fault that
// no game can show.
func (c *serveCmd) fault(offers []wire.Game) (fault wrong.Fault, noticed []wire.Game, err error) {
	lacks := func(game string, f wrong.Fault) string {
		entry, err := games.Find(game)
		if err != nil {
			return err.Error()
		}
		return f.Lacks(entry.Game, entry.Book.SeatNames(entry.Book.Players.Min))
	}
	if c.Game != "" {
		fault, err = wrong.Find(c.Wrong, func(f wrong.Fault) string { return lacks(c.Game, f) })
		return fault, offers, err
	}
	if fault, err = wrong.Find(c.Wrong, nil); err != nil {
		return fault, nil, err
	}
	return fault, slices.DeleteFunc(offers, func(g wire.Game) bool { return lacks(g.Game, fault) != "" }), nil
}

// offers returns the games to serve, and a function that makes their engines play the given reading.
func (c *serveCmd) offers() (offers []wire.Game, settle func(engine.Subject) engine.Subject, err error) {
	settle = func(s engine.Subject) engine.Subject { return s }
	if c.Game == "" {
		for _, entry := range games.All() {
			offers = append(offers, wire.Model(entry))
		}
		return offers, settle, c.none("name the game that the answers belong to")
	}
	entry, err := games.Find(c.Game)
	if err != nil {
		return nil, nil, err
	}
	r, err := c.of(entry)
	if err != nil {
		return nil, nil, err
	}
	if !c.any() {
		return []wire.Game{wire.Model(entry)}, settle, nil
	}
	settle = func(s engine.Subject) engine.Subject { return wire.Under(s, r.Answers, r.Components) }
	return []wire.Game{wire.Settled(entry, r.Answers)}, settle, nil
}

type lspCmd struct {
	under `set:"overrides= These answers override those of a record or scenario."`
	Stdio bool `help:"Use standard input and output. Some editors add this flag; without it, the server does the same."`
}

// Help returns the text that --help shows above the flags.
func (lspCmd) Help() string {
	return "Answers an editor in the language server protocol, on standard input and output. In records (.yard) and scenarios (.feature) the " +
		"editor marks decisions and steps that are overruled or cannot be read, and names the clause. The editor also shows the clause " +
		"at the cursor, completes legal actions and the sentences of scenarios, and formats records as yardstick fmt does. " +
		"docs/editors.md shows the settings of editors."
}

// Run serves the editor until it leaves.
func (c *lspCmd) Run(a *app) error {
	if c.Reading != "" { // an error in the file is reported once
		if _, err := c.file(); err != nil {
			return err
		}
	}
	server := &lsp.Server{Version: moduleOf(buildInfo()), Overrides: c.given()}
	if c.any() {
		server.Reading = c.of
	}
	err := server.Serve(a.ctx, a.in, writer(func(text string) { a.verbatim(text); a.out.Flush() }))
	if errors.Is(err, lsp.ErrLeft) {
		a.complain("yardstick lsp: " + err.Error())
		return exitCode(conformsNot) // as the protocol requires
	}
	return err
}

type deskCmd struct {
	File   string `arg:"" optional:"" completion-predictor:"file" help:"A game record, or a scenario, as in mine.feature:12; - reads standard input. Without a file, the desk opens empty."`
	At     *int   `placeholder:"N" help:"Show the table after the first N decisions. The default is the end, or the place before the first mistake."`
	under  `set:"overrides= These answers override those of the record or scenario."`
	Port   int    `default:"18690" placeholder:"N" help:"The port of the page. The browser keeps the disputes of each port separately. If the port is in use, the desk takes a free one and reports it. The default is 18690."`
	Output string `short:"o" placeholder:"FILE" completion-predictor:"file" help:"Write the desk as one page that contains everything and opens without a server or a network. A file that exists is refused."`
	Force  bool   `help:"Replace the file or link that -o names."`
}

// Help returns the text that --help shows above the flags.
func (deskCmd) Help() string {
	return "The desk shows the table at every decision, the effects with their clauses, the legal actions, the verdict, and the questions that " +
		"change the verdict. Choose another answer to a question to compare the tables under both answers. Until you press Ctrl-C, only " +
		"this machine can open the desk, at an address that contains a secret token. -o writes one file to mail, with the record in it."
}

// Run opens the referee's desk in the browser, or writes it to files.
func (c *deskCmd) Run(a *app) error {
	given, err := c.given(a)
	if err != nil {
		return err
	}
	to := target{c.Output, c.Force}
	file, err := to.openPage()
	if err != nil {
		return err
	}
	engine, err := desk.Find(a.ctx, buildInfo(), func(line string, build func()) {
		a.complain(line)
		a.status.during("building the page's engine", build)
	})
	if err != nil {
		return err
	}
	if file != nil {
		page, err := desk.Single(given, engine)
		if err != nil {
			return err
		}
		return a.writePage(file, c.Output, page, prose.Either(given.Name == "", "any record", given.Name))
	}
	s, err := desk.Listen(a.ctx, given, engine, c.Port)
	if err != nil {
		return err
	}
	if s.Moved {
		a.complain(fmt.Sprintf("port %d is in use, so the page lacks the disputes that the browser kept: end the other desk, or choose a --port", c.Port))
	}
	a.say("the referee's desk is at %s\nopen it in a browser; Ctrl-C ends it\n", s.URL)
	if err := a.out.Flush(); err != nil {
		return err
	}
	if err := s.Serve(a.ctx); !errors.Is(err, a.ctx.Err()) || a.ctx.Err() == nil {
		return err
	}
	return nil
}

// given returns the data of the page: the record as it was written, and the files that it names.
func (c *deskCmd) given(a *app) (*desk.Given, error) {
	g := &desk.Given{Program: program(buildInfo()), Decisions: c.At}
	if c.File == "" {
		if c.At != nil {
			return nil, at("--at", errors.New("this flag names a place in a record; name the record"))
		}
		return g, c.none("name the record that the answers apply to; on the page you can choose other answers")
	}
	r, err := a.record(c.File, &c.under, true)
	if err != nil {
		return nil, err
	}
	defer r.close()
	if c.At != nil {
		if _, err := r.At(*c.At); err != nil {
			return nil, at("--at", err)
		}
	}
	g.Name, g.Components = filepath.Base(r.File), string(r.Components) // the folder stays private
	if g.Text, err = c.text(a, r); err != nil {
		return nil, err
	}
	if r.PositionFile != "" && r.Files != nil {
		position, err := fs.ReadFile(r.Files, r.PositionFile)
		if err != nil {
			return nil, at(c.File, err)
		}
		g.Position = string(position)
	}
	if r.Under != nil {
		for question, option := range r.Under.Answers {
			g.Rulings = append(g.Rulings, question+"="+option)
		}
	}
	return g, nil
}

// text returns the record as it was written; a scenario becomes a record.
func (c *deskCmd) text(a *app, r *record) (string, error) {
	if _, is, err := a.feature(c.File); is || err != nil {
		return transcript.Format(r.Transcript), err
	}
	_, text, err := a.text(c.File)
	return string(text), err
}

package main

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/yardstick-rules/yardstick/cmd/internal/conform"
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
	"github.com/yardstick-rules/yardstick/engine/wire"
	"github.com/yardstick-rules/yardstick/engine/wire/conformance"
)

type conformCmd struct {
	Game        string        `arg:"" optional:"" completion-predictor:"game" help:"The game."`
	Command     []string      `arg:"" optional:"" help:"The command that starts the engine, after --."`
	Only        []string      `placeholder:"precedent,game,position,scenario,walk" help:"Run only these kinds of trial. A run with --only cannot report \"conforms\"."`
	Walk        *int          `name:"game" aliases:"walk" placeholder:"N" help:"Play only the random game with this number, from 1."`
	Witness     string        `name:"replay" aliases:"witness" placeholder:"FILE" completion-predictor:"file" help:"Play only the game of this record, such as a record that --save wrote, or try only the scenario at FILE.feature:LINE."`
	Log         string        `placeholder:"FILE" completion-predictor:"file" help:"Write every request and every answer to this file. A file that exists is refused."`
	Walks       int           `name:"games" aliases:"walks" default:"100" help:"How many random games to play, 0 to 1000000. A run with fewer than 100 cannot report \"conforms\"."`
	Decisions   int           `default:"500" help:"The most decisions in a random game, 1 to 100000. A run with fewer than 500 cannot report \"conforms\"."`
	Seed        uint64        `default:"1" help:"The seed of the random games."`
	Workers     int           `default:"1" help:"How many copies of the engine to run at the same time, 1 to 64. The number does not change the report."`
	Start       time.Duration `name:"start-timeout" aliases:"start" default:"5s" help:"How long the engine may take to start."`
	Answer      time.Duration `name:"answer-timeout" default:"2s" help:"How long the engine may take for an answer."`
	Env         []string      `placeholder:"NAME" help:"The environment variables to pass to the engine, in addition to PATH."`
	Known       string        `name:"baseline" aliases:"known" placeholder:"FILE" completion-predictor:"file" help:"A file of known deviations, one per line: trial, finding and reason, separated by tabs. If a listed deviation no longer occurs, or has changed, this is a failure."`
	WriteKnown  string        `name:"write-baseline" aliases:"write-known" placeholder:"FILE" completion-predictor:"file" help:"Write all findings as known deviations; those of --baseline keep their reasons. A partial run, such as a run with --only, does not write the file."`
	Differences string        `name:"save" aliases:"differences" placeholder:"DIR" completion-predictor:"file" help:"Write a short record and a scenario for each kind of difference into this folder."`
	InferOnly   bool          `help:"Only find out which answers to open questions the engine plays, and print them as a reading file."`
	Matrix      bool          `help:"Compare reports clause by clause. In place of the game and the command, name the .json files that -o wrote."`
	Outputs     []string      `name:"output" short:"o" sep:"none" placeholder:"FILE" completion-predictor:"file" help:"Write the report to this file too. The ending gives the form: .md, .json, .xml (JUnit), .html (a page) or .svg (a badge). Repeatable. A file that exists is refused."`
	Force       bool          `help:"Replace existing files, also those in the folder of --save."`
	JSON        bool          `name:"json" help:"Answer in JSON."`
	Verbose     bool          `short:"v" help:"Leave nothing out: every finding, clause, answer and trial."`
	under
}

// Help returns the text that --help shows above the flags.
func (conformCmd) Help() string {
	return "Tries an engine in any language, clause by clause. The engine and the rules of this program play the same reference games, " +
		"precedents and random games, decision by decision. Yardstick also runs scenarios with the engine. The engine is a command that answers on " +
		"standard input and output: engine/wire/README.md describes the protocol, and yardstick serve is a model. The report names the " +
		"clause of each kind of difference; --save writes a short record for each kind.\n\n" +
		"An engine may leave out its answers to open questions. Yardstick first finds these answers by positions in which they lead to " +
		"different results, and uses them in the trials. --reading and --answer override the engine's own answers.\n\n" +
		"The exit code is 0 if everything that the engine offers was tried and nothing failed. The exit code is 1 after a failure. In all " +
		"other cases, the exit code is 2: after a partial run, such as a run with --only or fewer --games, and if no game could be played."
}

// Run tests the engine that the command line names, and reports the result.
func (c *conformCmd) Run(a *app) (err error) {
	switch {
	case c.Matrix:
		return c.matrix(a)
	case c.Game == "" || len(c.Command) == 0:
		return errors.New("name the game, and after -- the command that starts the engine: yardstick conform yardmaster -- python3 engine.py")
	}
	entry, err := games.Find(c.Game)
	if err != nil {
		return err
	}
	if c.Force && len(c.Outputs) == 0 && c.WriteKnown == "" && c.Differences == "" && c.Log == "" {
		return at("--force", errors.New("there is nothing to replace; name a file with -o"))
	}
	opts, err := c.options(entry)
	if err != nil {
		return err
	}
	switch {
	case c.WriteKnown == "" || opts.Whole():
	case len(c.Only) > 0:
		return at("--write-baseline", errors.New("the file would lose its entries for other kinds of trial; leave out --only or this flag"))
	default:
		return at("--write-baseline", fmt.Errorf("with fewer than %d --games or %d --decisions the file would lose entries; leave those flags out",
			conformance.DefaultWalks, conformance.DefaultDecisions))
	}
	read, err := c.of(entry)
	if err != nil {
		return err
	}
	known, err := c.known(entry.Book)
	if err != nil {
		return err
	}
	files, err := c.files()
	defer files.close()
	if err != nil {
		return err
	}
	log, err := c.traffic()
	if err != nil {
		return err
	}
	engines := c.engines(a.ctx, log)
	defer func() {
		if a.ctx.Err() == nil { // otherwise they have ended
			engines.first.Close()
		}
		if broken := log.keep(); broken != nil && err == nil {
			err = at(c.Log, broken)
		}
	}()
	hello, err := engines.hello(a, entry.Book)
	if err != nil {
		return err
	}
	if err := hello.seated(entry.Book, read.Components); err != nil {
		return at(strings.Join(c.Command, " "), err)
	}
	opts.Players = rulebook.Players{Min: hello.game.Seats.Min, Max: hello.game.Seats.Max}
	if opts.Components = read.Components; opts.Witness != nil {
		opts.Witness.Start.Components = read.Components
	}
	at := func(one *wire.Engine) *seated { return &seated{one, hello.game, entry.Book.Players} }
	opts.Open = func() (engine.Subject, error) { return at(engines.open()), nil }
	opts.Tried = func(b engine.Subject) { engines.tried = append(engines.tried, b.(*seated).Engine) }
	inferred, err := c.infer(a, &opts, hello, read.Answers, at(engines.first))
	if err != nil {
		return err
	}
	if c.InferOnly {
		opts.Kinds = []conformance.Kind{}
	}
	found, err := c.try(a, opts)
	if err != nil {
		return err
	}
	said := conform.Of(found, entry.Book, found.Except(known))
	said.Inferred = inferred
	said.Engine, said.Version, said.Homepage = hello.Name, hello.Version, hello.Homepage
	said.Program, said.Command, said.Noise, said.Hints = program(buildInfo()), a.typed, engines.noise(), engines.hints()
	engines.buried(said)
	if c.InferOnly {
		return c.tellReading(a, entry, said)
	}
	return c.tell(a, entry, said, known, engines, files)
}

// options reads the flags that select the trials.
func (c *conformCmd) options(entry games.Entry) (conformance.Options, error) {
	o := conformance.Options{Game: entry, Seed: c.Seed, Walks: c.Walks, Decisions: c.Decisions, Workers: c.Workers}
	if err := c.chosen(&o); err != nil {
		return o, err
	}
	for flag, row := range map[string]struct{ n, few, most int }{
		"--games": {c.Walks, 0, 1_000_000}, "--decisions": {c.Decisions, 1, 100_000}, "--workers": {c.Workers, 1, 64}, "--game": {o.Walk, 1, 1_000_000},
	} {
		if flag == "--game" && c.Walk == nil {
			continue
		}
		if row.n < row.few || row.n > row.most {
			return o, at(flag, fmt.Errorf("%d is out of range; give a number from %d to %d", row.n, row.few, row.most))
		}
	}
	if err := inTime(c.Start, c.Answer); err != nil {
		return o, err
	}
	for _, kind := range c.Only {
		if !slices.Contains(conformance.Kinds(), conformance.Kind(kind)) {
			return o, at("--only", fmt.Errorf("%q is no kind of trial; the kinds are: precedent, game, position, scenario, walk", kind))
		}
		o.Kinds = append(o.Kinds, conformance.Kind(kind))
	}
	return o, nil
}

// inTime checks the flags for the time limits of an engine.
func inTime(start, answer time.Duration) error {
	for flag, d := range map[string]time.Duration{"--start-timeout": start, "--answer-timeout": answer} {
		if d <= 0 || d > time.Hour {
			return at(flag, fmt.Errorf("%v is out of range; give a time above 0s, at most 1h", d))
		}
	}
	return nil
}

// known reads the file of known deviations.
func (c *conformCmd) known(book *rulebook.Book) ([]conformance.Known, error) {
	if c.Known == "" {
		return nil, nil
	}
	text, err := readFile(c.Known, conformance.MaxKnown)
	if err != nil {
		return nil, at(c.Known, err)
	}
	return conformance.ReadKnown(book, c.Known, string(text))
}

// tell prints the report, and writes its files.
func (c *conformCmd) tell(a *app, entry games.Entry, said *conform.Answer, known []conformance.Known,
	engines *enginesOf, files conformFiles) error {
	if files.known != nil {
		text, err := said.WriteKnown(known)
		if err == nil {
			err = files.known.Write(text)
		}
		if err != nil {
			return at(c.WriteKnown, err)
		}
	}
	var err error
	a.status.during("writing scenarios", func() { err = c.records(a.ctx, entry, said, engines.first) })
	if err != nil {
		return err
	}
	for _, path := range c.Outputs {
		if err := writeReport(entry, said, path, files.reports[path]); err != nil {
			return at(path, err)
		}
	}
	if c.JSON {
		if err := a.json(said); err != nil {
			return err
		}
	} else {
		a.answer(said.Doc(), c.Verbose, len(c.Outputs) > 0)
		for _, path := range c.Outputs {
			a.say("%s: the report\n", path)
		}
	}
	switch {
	case len(said.Found) > 0 || len(said.Stale) > 0:
		return exitCode(conformsNot)
	case !said.Complete:
		return errors.New("this run left out trials, so it does not show whether the engine conforms")
	case !said.Conforms:
		return errors.New("no game could be played with the engine, so this run does not show whether it conforms")
	}
	return nil
}

// seated is an engine that refuses legal games whose number of players it does not offer. Games that the
// rulebook forbids go to the engine, to test that it refuses them.
type seated struct {
	*wire.Engine
	game wire.Game
	book rulebook.Players
}

// Offer returns the engine's offer for the game, even before the engine is started for a game.
func (s *seated) Offer() engine.Offer { return s.game.Offer() }

// Close stops the engine at once, without a goodbye after each part of the trials.
func (s *seated) Close() { s.Stop() }

// Start begins a game if the engine offers its number of players.
func (s *seated) Start(start engine.Start) (engine.Outcome, error) {
	n, offers := len(start.Seats), s.game.Seats
	if lawful := s.book.Min <= n && n <= s.book.Max; lawful && (n < offers.Min || n > offers.Max) {
		return engine.Outcome{}, &engine.UnsupportedError{Why: fmt.Sprintf("the engine offers games of %d to %d players, and this game has %d",
			offers.Min, offers.Max, n)}
	}
	return s.Engine.Start(start)
}

// seated returns an error if the engine offers no number of players that the game allows. Components may change
// the numbers allowed.
func (o offered) seated(book *rulebook.Book, components []byte) error {
	seats, players := o.game.Seats, book.Players
	if components != nil || seats.Min <= players.Max && players.Min <= seats.Max {
		return nil
	}
	return fmt.Errorf("the answer to hello offers %s for %d to %d players, but the rulebook allows %d to %d", book.Game, seats.Min, seats.Max, players.Min,
		players.Max)
}

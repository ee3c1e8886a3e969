package main

import (
	"cmp"
	"errors"
	"fmt"

	"github.com/yardstick-rules/yardstick/cmd/internal/answer"
	"github.com/yardstick-rules/yardstick/cmd/internal/ledger"
	"github.com/yardstick-rules/yardstick/cmd/internal/output"
	"github.com/yardstick-rules/yardstick/cmd/internal/report"
	"github.com/yardstick-rules/yardstick/cmd/internal/secretary"
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/judge"
	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

type playCmd struct {
	Game    string   `arg:"" optional:"" completion-predictor:"game" help:"The game. With --from, the record names the game."`
	From    string   `placeholder:"FILE" completion-predictor:"file" help:"Continue this record from its end. Yardstick computes the effects and the result of the record again."`
	At      *int     `placeholder:"N" help:"With --from: continue after the first N decisions, and leave out the rest of the record."`
	Seats   []string `placeholder:"ann,bob" help:"The players clockwise. The default is p1, p2 and so on, or the game's colours."`
	Players *int     `name:"table" aliases:"players" placeholder:"N" help:"The number of players without --seats; the default is the fewest."`
	Seed    uint64   `default:"1" help:"The seed of chance and of the players: the same seed gives the same game."`
	Player  string   `name:"bots" aliases:"player" enum:"random,greedy,lookahead,mixed,corners" default:"random" help:"Who decides: random, greedy (for points), lookahead (tries its actions), mixed (random and greedy in turn), corners (seeks rare situations)."`
	called
	under `set:"overrides= These answers override those of the record of --from."`
	target
	Version1    bool `name:"version-1" help:"Write version 1 of the format, which names no edition of the rulebook."`
	Interactive bool `short:"i" help:"You play the first seat at the terminal, against the others."`
	JSON        bool `name:"json" help:"Write the record in JSON."`

	before *transcript.Transcript // the record of --from
}

// Run plays a game.
func (c *playCmd) Run(a *app) error {
	switch {
	case c.From != "":
		return c.on(a)
	case c.At != nil:
		return at("--at", errors.New("this goes with --from"))
	}
	start, entry, err := c.start()
	if err == nil {
		err = c.named(start)
	}
	if err != nil {
		return err
	}
	p, err := answer.NewParty(entry, start, c.Player, c.Seed)
	if err != nil {
		return err
	}
	to, err := c.open()
	if err != nil {
		return err
	}
	if c.Interactive {
		return c.interactive(a, p, start, to)
	}
	if err := p.Play(a.ctx); err != nil {
		return err
	}
	return c.write(a, p, to)
}

// on continues the record that --from names.
func (c *playCmd) on(a *app) error {
	switch {
	case c.Seats != nil || c.Players != nil:
		return at("--from", errors.New("the record has its players: leave out --seats and --table"))
	case c.Interactive:
		return at("--from", errors.New("leave out --interactive; to continue a record at the terminal, use yardstick record --from"))
	}
	r, err := a.record(c.From, &c.under, false)
	if err != nil {
		return err
	}
	if c.At != nil {
		if r.Case, err = r.At(*c.At); err != nil {
			return at("--at", err)
		}
	}
	if c.Game != "" && c.Game != r.Entry.Name() {
		return at(fmt.Sprintf("%s:%d", c.From, r.Transcript.At.Game), fmt.Errorf("this is a record of %s, not of %s: leave out the game", r.Entry.Name(), c.Game))
	}
	if err := cmp.Or(r.asWritten(c.From), r.ofEdition(c.From)); err != nil {
		return err
	}
	p, err := r.Party(a.ctx, c.Player, c.Seed)
	if err != nil {
		return err
	}
	c.before = r.Transcript
	if err := c.named(r.Start()); err != nil {
		return err
	}
	to, err := c.open()
	if err != nil {
		return err
	}
	if err := p.Play(a.ctx); err != nil {
		return err
	}
	return c.write(a, p, to)
}

// interactive lets a person play the first seat, while the program decides for the others and keeps the record.
func (c *playCmd) interactive(a *app, p *answer.Party, start engine.Start, to *output.File) error {
	empty, err := transcript.New(start)
	if err != nil {
		return err
	}
	if !c.Version1 {
		empty = c.latest(empty, p.Entry.Book)
	}
	l, err := ledger.Open(a.ctx, c.Output, []byte(transcript.Format(empty)), transcript.Options{Components: start.Components})
	if err != nil {
		return err
	}
	s := secretary.New(l, a.in, a.err)
	s.Plays(p)
	return c.sit(a, s, to, true, func() (string, error) {
		text, err := l.Text()
		if err != nil || !c.JSON {
			return prose.Clean(text), err
		}
		t, err := transcript.Parse(c.Output, []byte(text))
		if err != nil {
			return "", err
		}
		return report.JSON(answer.RecordOf(t))
	})
}

// named returns an error for names that a record cannot contain.
func (c *playCmd) named(start engine.Start) error {
	players, err := c.players()
	if err != nil || players == nil {
		return err
	}
	if c.Version1 {
		return at("--called", errors.New("version 1 of the format cannot store the spoken names of --called; leave out --called or --version-1"))
	}
	t, err := transcript.New(start)
	if err != nil {
		return err
	}
	t.Version, t.Players = transcript.Latest, players
	var syntax *transcript.SyntaxError
	if _, err = transcript.Parse("", []byte(transcript.Format(t))); errors.As(err, &syntax) {
		return at("--called", errors.New(syntax.Msg))
	}
	return err
}

// names returns the names of the players, to use in texts.
func (c *playCmd) names(entry games.Entry) prose.Names {
	players, _ := c.players() // it has been read before
	return judge.Names(&transcript.Transcript{Players: players}, entry.Book)
}

// start reads the game, the seats and the reading to start from.
func (c *playCmd) start() (engine.Start, games.Entry, error) {
	if c.Game == "" {
		return engine.Start{}, games.Entry{}, errors.New("name a game, as in yardstick play yardmaster, or a record to continue, with --from FILE")
	}
	entry, err := games.Find(c.Game)
	if err != nil {
		return engine.Start{}, entry, err
	}
	start := engine.Start{Game: entry.Name(), Setup: engine.Setup{Seats: c.Seats}}
	switch {
	case c.Seats == nil:
		start.Seats = seatsFor(entry, c.Players)
	case c.Players != nil && *c.Players != len(c.Seats):
		return start, entry, at("--table", fmt.Errorf("the number of players is %d, but --seats names %d; leave out one of the two", *c.Players, len(c.Seats)))
	}
	r, err := c.of(entry)
	if err == nil {
		start.Setup = r.Setup(start.Seats)
	}
	return start, entry, err
}

// write writes the record, and if it goes to a file, prints the result of the game.
func (c *playCmd) write(a *app, p *answer.Party, to *output.File) error {
	t, err := p.Transcript()
	if err != nil {
		return err
	}
	text, err := c.text(t, p.Entry.Book)
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
	return a.written(c.Output, len(t.Decisions), p.Game, c.names(p.Entry))
}

// written prints the length of a record in a file, and the result of the game.
func (a *app) written(file string, decisions int, game engine.Subject, names prose.Names) error {
	turn, err := game.Turn()
	if err != nil {
		return err
	}
	a.say("%s: %s, %s\n", file, prose.Count(decisions, "decision"), names.In(prose.Standing(turn)))
	return nil
}

// text returns a record in the form of the flags.
func (c *playCmd) text(t *transcript.Transcript, book *rulebook.Book) (string, error) {
	if !c.Version1 {
		t = c.latest(t, book)
	}
	if c.JSON {
		return report.JSON(answer.RecordOf(t))
	}
	return prose.Clean(transcript.Format(t)), nil
}

// latest returns a record in the latest version of the format.
func (c *playCmd) latest(t *transcript.Transcript, book *rulebook.Book) *transcript.Transcript {
	latest := *t
	latest.Version, latest.Edition = transcript.Latest, book.Edition()
	latest.Players, _ = c.players() // it has been read before
	if latest.Players == nil && c.before != nil {
		latest.Players = c.before.Players
	}
	return &latest
}

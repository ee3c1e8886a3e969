package main

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/play"
	text "github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

type playCmd struct {
	Game        string   `arg:"" completion-predictor:"game" help:"The game."`
	Seats       []string `placeholder:"ann,bob" help:"The players clockwise. Without it, p1 p2 and so on, or the colours of the game."`
	Players     *int     `placeholder:"N" help:"How many play, where nobody is named; without it as few as may."`
	Seed        uint64   `default:"1" help:"The seed of chance and of the players: the same seed is the same game."`
	Player      string   `enum:"random,greedy,corners" default:"random" help:"Who decides: random, greedy (for points), corners (for what is rare)."`
	Ruling      []string `sep:"none" placeholder:"question=option" help:"An answer to an open question; may be given several times."`
	Components  string   `placeholder:"FILE" completion-predictor:"file" help:"The owner's component file."`
	Output      string   `short:"o" placeholder:"FILE" completion-predictor:"file" help:"Write the record there; without it, to standard output."`
	Interactive bool     `short:"i" help:"You play the first seat at the terminal, against the others."`
	JSON        bool     `name:"json" help:"Write the record in JSON."`
}

// Help is shown below the flags.
func (playCmd) Help() string {
	return "Examples:\n\n  yardstick play yardmaster --seats ann,bob,cal --seed 7 -o game.yard\n" +
		"  yardstick play yardmaster --seats me,you --player greedy --interactive --ruling yard-timing=any-time -o game.yard\n" +
		"  yardstick play frontier --players 4 --ruling rounds=twelve-equal -o game.yard"
}

// Run plays a game.
func (c *playCmd) Run(a *app) error {
	start, entry, err := c.start()
	if err != nil {
		return err
	}
	p := newParty(entry, start, c.Player, c.Seed)
	if err := p.open(start); err != nil {
		return err
	}
	to, err := openOutput(c.Output)
	if err != nil {
		return at(c.Output, err)
	}
	defer to.drop()
	if c.Interactive {
		err = newTable(a, p).play(a.ctx)
	} else {
		err = p.play(a.ctx)
	}
	if err != nil {
		return err
	}
	return c.write(a, p, to)
}

// start reads what the game is to be started from.
func (c *playCmd) start() (engine.Start, games.Entry, error) {
	entry, err := games.Find(c.Game)
	if err != nil {
		return engine.Start{}, entry, err
	}
	start := engine.Start{Game: entry.Name(), Setup: engine.Setup{Seats: c.Seats}}
	switch {
	case c.Seats == nil:
		start.Seats = seatsFor(entry, c.Players)
	case c.Players != nil && *c.Players != len(c.Seats):
		return start, entry, at("--players", fmt.Errorf("%d, but --seats names %d; leave one of the two out", *c.Players, len(c.Seats)))
	}
	if start.Rulings, err = readRulings(c.Ruling); err != nil {
		return start, entry, at("--ruling", err)
	}
	start.Components, err = readComponents(entry, c.Components)
	return start, entry, err
}

// readRulings reads answers written question=option.
func readRulings(written []string) (map[string]string, error) {
	var rulings map[string]string
	for _, w := range written {
		question, option, ok := strings.Cut(w, "=")
		if !ok {
			return nil, fmt.Errorf("%q is no ruling; write question=option", w)
		}
		if _, twice := rulings[question]; twice {
			return nil, fmt.Errorf("%q is answered twice; leave one of them out", question)
		}
		if rulings == nil {
			rulings = map[string]string{}
		}
		rulings[question] = option
	}
	return rulings, nil
}

// write writes the record, and where it goes to a file says what became of the game.
func (c *playCmd) write(a *app, p *party, to *output) error {
	t, err := p.rec.Transcript()
	if err != nil {
		return err
	}
	w := to.writer(a.out)
	if c.JSON {
		err = writeJSON(w, recordJSON(t))
	} else {
		err = transcript.Write(w, t)
	}
	if err == nil {
		err = to.keep()
	}
	if err != nil {
		return at(c.Output, err)
	}
	if c.Output != "" {
		turn, err := p.game.Turn()
		if err != nil {
			return err
		}
		a.say("%s: %s, %s\n", c.Output, count(len(t.Decisions), "decision"), text.Standing(turn))
	}
	return nil
}

// party plays one game: chance by its odds, each seat by its player.
type party struct {
	entry   games.Entry
	game    *engine.Local
	rec     *transcript.Recorder
	setup   engine.Setup
	players []play.Player
	rnd     *rand.Rand
	legal   []engine.Action
}

func newParty(entry games.Entry, start engine.Start, player string, seed uint64) *party {
	p := &party{entry: entry, game: &engine.Local{Game: entry.Game}, setup: start.Setup, rnd: play.NewRand(seed)}
	p.rec = transcript.NewRecorder(p.game, true)
	for range start.Seats {
		p.players = append(p.players, newPlayer(player))
	}
	return p
}

func newPlayer(name string) play.Player {
	switch name {
	case "greedy":
		return &play.Greedy{}
	case "corners":
		return &play.Corners{}
	}
	return play.Random{}
}

// open sets the game up. What no record could hold, such as a player called "none", is refused as the reader of records would.
func (p *party) open(start engine.Start) error {
	if _, err := p.rec.Start(start); err != nil {
		return err
	}
	empty, err := transcript.New(start)
	if err == nil {
		_, err = transcript.Parse("", []byte(transcript.Format(empty)))
	}
	var syntax *transcript.SyntaxError
	if errors.As(err, &syntax) {
		return errors.New(syntax.Msg)
	}
	return err
}

// play plays to the end.
func (p *party) play(ctx context.Context) error {
	for n := 0; p.game.State().Actor() != engine.Nobody; n++ {
		if n == play.DefaultLimit {
			return &play.LimitError{Decisions: n}
		}
		if err := ctx.Err(); err != nil {
			return err
		}
		a, err := p.choose()
		if err != nil {
			return err
		}
		if _, err := p.decide(a); err != nil {
			return err
		}
	}
	return nil
}

// choose is what chance or the player whose turn it is decides.
func (p *party) choose() (engine.Action, error) {
	s := p.game.State()
	actor := s.Actor()
	p.legal = s.Legal(p.legal[:0], nil)
	switch {
	case len(p.legal) == 0:
		return 0, &play.StuckError{Actor: actor}
	case actor == engine.Chance:
		return play.Chance(s, p.legal, p.rnd), nil
	}
	return p.players[actor].Choose(s, p.legal, p.rnd), nil
}

// decide carries out a decision of the actor and writes it down.
func (p *party) decide(a engine.Action) (engine.Outcome, error) {
	s := p.game.State()
	return p.rec.Play(p.name(s.Actor()), s.Format(a))
}

func (p *party) name(seat engine.Seat) string {
	if seat == engine.Chance {
		return "chance"
	}
	return p.setup.Seats[seat]
}

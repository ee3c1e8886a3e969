package answer

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/play"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// Party plays one game by program: it draws the outcomes of chance by their odds, and a player program
// decides for each seat.
type Party struct {
	// Entry is the game, Setup is its set-up, and Game holds its current state.
	Entry games.Entry
	Setup engine.Setup
	Game  *engine.Local

	rec     *transcript.Recorder
	players []play.Player
	rnd     *rand.Rand
	legal   []engine.Action
}

// NewParty sets up a game. The player argument names the kinds of players as in [play.CastOf]. The same seed
// gives the same game. The error reports a start that the game refuses or that a record cannot express, such as
// a player called "none".
func NewParty(entry games.Entry, start engine.Start, player string, seed uint64) (*Party, error) {
	p, err := seated(entry, start, player, seed)
	if err != nil {
		return nil, err
	}
	return p, p.open(start)
}

// Party replays the decisions of the record without its claims, and adds players that can continue the game.
// The player argument names their kinds as in [play.CastOf]. The error names the line of a refused decision,
// or reports that the game is over.
func (c Case) Party(ctx context.Context, player string, seed uint64) (*Party, error) {
	start := c.Start()
	start.Components = c.Components
	p, err := seated(c.Entry, start, player, seed)
	if err != nil {
		return nil, err
	}
	empty, err := c.Cut(0)
	if err != nil {
		return nil, err
	}
	opened, err := transcript.Replay(ctx, empty, p.rec, transcript.Options{Files: c.Files, Components: c.Components})
	if err == nil && opened.Finding != nil {
		err = opened.Finding
	}
	if err != nil {
		return nil, err
	}
	line := 0
	for i, d := range c.Decisions {
		line = d.Line
		if err := p.replay(d); err != nil {
			return nil, &transcript.SyntaxError{File: c.File, Line: line,
				Msg: fmt.Sprintf("%s: %v; to continue from before that line, give --at %d", d, err, i)}
		}
	}
	if p.Game.State().Actor() == engine.Nobody {
		return nil, &transcript.SyntaxError{File: c.File, Line: line, Msg: "the game is over; --at N continues it after the first N decisions"}
	}
	return p, nil
}

// replay replays a decision of the record.
func (p *Party) replay(d transcript.Decision) error {
	if d.Mistake {
		return p.rec.Mistake(d.Actor, d.Action, d.Position)
	}
	_, err := p.rec.Play(d.Actor, d.Action)
	return err
}

// seated returns a party with its players, before the game is set up.
func seated(entry games.Entry, start engine.Start, player string, seed uint64) (*Party, error) {
	cast, err := play.CastOf(player)
	if err != nil {
		return nil, err
	}
	p := &Party{Entry: entry, Game: &engine.Local{Game: entry.Game}, Setup: start.Setup, rnd: play.NewRand(seed)}
	p.rec = transcript.NewRecorder(p.Game, true)
	p.players = cast.Players(len(start.Seats), seed)
	return p, nil
}

// open starts the game. It refuses a start that the parser of records would refuse.
func (p *Party) open(start engine.Start) error {
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

// Play plays the game to its end. The error is ctx.Err(), or reports a game that does not end or gets stuck.
func (p *Party) Play(ctx context.Context) error {
	for n := 0; p.Game.State().Actor() != engine.Nobody; n++ {
		if n == play.DefaultLimit {
			return &play.LimitError{Decisions: n}
		}
		if err := ctx.Err(); err != nil {
			return err
		}
		a, err := p.Choose()
		if err != nil {
			return err
		}
		if _, err := p.Decide(a); err != nil {
			return err
		}
	}
	return nil
}

// Choose returns the next decision, of chance or of the player whose turn it is, without carrying it out.
func (p *Party) Choose() (engine.Action, error) { return p.ChooseIn(p.Game.State()) }

// ChooseIn returns the next decision in another state of the same game.
func (p *Party) ChooseIn(s engine.State) (engine.Action, error) {
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

// Decide carries out a decision of the actor and adds it to the record.
func (p *Party) Decide(a engine.Action) (engine.Outcome, error) {
	s := p.Game.State()
	return p.rec.Play(p.Name(s.Actor()), s.Format(a))
}

// Name returns the name of a seat in records, "chance" for chance.
func (p *Party) Name(seat engine.Seat) string {
	if seat == engine.Chance {
		return "chance"
	}
	return p.Setup.Seats[seat]
}

// Transcript returns the record of the decisions so far.
func (p *Party) Transcript() (*transcript.Transcript, error) { return p.rec.Transcript() }

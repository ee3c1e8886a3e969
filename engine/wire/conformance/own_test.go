package conformance_test

import (
	"io"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/wire"
	"github.com/yardstick-rules/yardstick/engine/wire/conformance"
)

// pipe is a connection to an engine inside the test.
type pipe struct {
	io.ReadCloser
	io.WriteCloser
}

func (p pipe) End(time.Duration) wire.Death {
	p.ReadCloser.Close()
	p.WriteCloser.Close()
	return wire.Death{Status: -1, Stopped: true}
}

// connected is a server at the other end of a pipe.
func connected(t *testing.T, server *wire.Server) *wire.Engine {
	e := &wire.Engine{Limits: wire.Limits{Start: time.Minute, Answer: time.Minute}, Dial: func() (wire.Conn, error) {
		theirs, ours := io.Pipe()
		heard, said := io.Pipe()
		go func() {
			_ = server.Serve(theirs, said)
			said.Close()
		}()
		return pipe{heard, ours}, nil
	}}
	t.Cleanup(e.Close)
	_, err := e.Hello()
	require.NoError(t, err)
	return e
}

// dicing are options that try the model engine with dice of its own, which wrap may make wrong.
func dicing(t *testing.T, entry games.Entry, level engine.Level, wrap func(engine.Subject) engine.Subject) conformance.Options {
	opts := options(entry, func() (engine.Subject, error) {
		offer := wire.Model(entry)
		offer.Level, offer.Chance = level, wire.Own
		server := wire.Models(wire.Info{Name: "model", Version: "1"}, games.Open, offer)
		server.Roll = rand.New(rand.NewPCG(15, 5)).IntN
		server.Open = func(string) (engine.Subject, error) { return wrap(&engine.Local{Game: entry.Game}), nil }
		return connected(t, server), nil
	})
	opts.Walks, opts.Workers = 3, 1
	return opts
}

// TestAnEngineWithDiceOfItsOwnConforms: what chance has decided by itself is followed before anything is compared, at every level. A walk
// is never left out for it. The short form has one game, and walks alone.
func TestAnEngineWithDiceOfItsOwnConforms(t *testing.T) {
	right := func(s engine.Subject) engine.Subject { return s }
	for i, entry := range games.All() {
		for level := engine.Plays; level <= engine.Cites; level++ {
			if testing.Short() && i > 0 {
				continue
			}
			opts := dicing(t, entry, level, right)
			switch {
			case testing.Short():
				opts.Kinds = []conformance.Kind{conformance.Walks}
			case level == engine.Cites:
				opts.Kinds = nil
			}
			report, err := conformance.Try(t.Context(), opts)
			require.NoError(t, err)
			assert.Empty(t, report.Kinds(), "%s at level %d", entry.Name(), level)
			for _, trial := range report.Trials {
				if trial.Kind == conformance.Walks {
					assert.Equal(t, conformance.Passed, trial.Status, "%s at level %d: %s %s", entry.Name(), level, trial.Title(), trial.Why)
				}
			}
		}
	}
}

// lucky gives whoever sits first a point too many once chance has decided something after a decision.
type lucky struct {
	engine.Subject
	rolled bool
}

func (g *lucky) Start(s engine.Start) (engine.Outcome, error) {
	g.rolled = false
	return g.Subject.Start(s)
}

func (g *lucky) Play(actor, action string) (engine.Outcome, error) {
	g.rolled = actor == "chance"
	return g.Subject.Play(actor, action)
}

func (g *lucky) Turn() (engine.Turn, error) {
	turn, err := g.Subject.Turn()
	if turn.Scores = slices.Clone(turn.Scores); g.rolled && len(turn.Scores) > 0 {
		turn.Scores[0]++
	}
	return turn, err
}

// TestAWrongEngineWithDiceOfItsOwnIsFound: a wrong score is found though the engine has gone on by itself, at the player's decision, and
// the game that shows it has what chance decided.
func TestAWrongEngineWithDiceOfItsOwnIsFound(t *testing.T) {
	opts := dicing(t, yardmaster(t), engine.Scores, func(s engine.Subject) engine.Subject { return &lucky{Subject: s} })
	report, err := conformance.Try(t.Context(), opts)
	require.NoError(t, err)
	found := report.Kinds()
	require.NotEmpty(t, found)
	for _, f := range found {
		assert.Equal(t, engine.Scores, f.Level)
		assert.NotEqual(t, "chance", f.Decision.Actor)
		require.NotEmpty(t, f.Game.Played)
		assert.Equal(t, "chance", f.Game.Played[len(f.Game.Played)-1].Actor)
	}
}

package judge_test

import (
	"encoding/json"
	"io"
	"io/fs"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/judge"
	"github.com/yardstick-rules/yardstick/engine/wire"
	"github.com/yardstick-rules/yardstick/golden"
)

// served is a connection with a model engine at its other end.
type served struct {
	io.Reader
	io.Writer
	closers []io.Closer
	once    sync.Once
}

func (s *served) End(time.Duration) wire.Death {
	s.once.Do(func() {
		for _, c := range s.closers {
			c.Close()
		}
	})
	return wire.Death{Status: -1, Stopped: true}
}

// serve is a client of the games of this module as yardstick serve offers them.
func serve(t *testing.T) *wire.Client {
	t.Helper()
	var offers []wire.Game
	for _, e := range games.All() {
		offers = append(offers, wire.Model(e))
	}
	server := wire.Models(wire.Info{Name: "model", Version: "1"}, games.Open, offers...)
	theirs, ours := io.Pipe()
	heard, said := io.Pipe()
	go func() {
		server.Serve(theirs, said)
		said.Close()
	}()
	const patience = time.Minute
	c, err := wire.Greet(&served{Reader: heard, Writer: ours, closers: []io.Closer{ours, heard, theirs}},
		wire.Harness{Name: "test", Version: "1"}, wire.Limits{Start: patience, Answer: patience})
	require.NoError(t, err)
	t.Cleanup(func() { c.Close() })
	return c
}

// Every precedent has the same verdict, byte by byte, whether the game of this module plays it or an engine behind yardstick serve.
func TestAServedEngineIsJudgedAsTheGameIs(t *testing.T) {
	files, err := fs.Glob(golden.Files, "precedents/*.golden")
	require.NoError(t, err)
	require.NotEmpty(t, files)
	client := serve(t)
	for i, file := range files {
		if testing.Short() && i%5 != 1 {
			continue
		}
		t.Run(file, func(t *testing.T) {
			text, err := fs.ReadFile(golden.Files, file)
			require.NoError(t, err)
			said := func(opts judge.Options) string {
				v, err := judgedOf(t.Context(), parse(t, string(text)), opts)
				require.NoError(t, err)
				text, err := json.Marshal(v)
				require.NoError(t, err)
				return string(text) + v.Answer().Text()
			}
			for n := range 2 { // the last decision and the first
				local := judge.Options{Decision: n}
				there := judge.Options{Decision: n, Subject: func(engine.Game) (engine.Subject, error) { return client, nil }}
				require.Equal(t, said(local), said(there))
			}
		})
	}
}

package conform_test

import (
	"fmt"
	"io"
	"math/rand/v2"
	"runtime"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/cmd/internal/conform"
	forms "github.com/yardstick-rules/yardstick/cmd/internal/report"
	"github.com/yardstick-rules/yardstick/cmd/internal/wrong"
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/wire"
	"github.com/yardstick-rules/yardstick/engine/wire/conformance"
)

// pipe is a server in this process that acts as a running engine.
type pipe struct {
	io.Reader
	io.WriteCloser
}

func (p pipe) End(time.Duration) wire.Death {
	p.Close()
	return wire.Death{Status: -1, Stopped: true}
}

// piped returns an engine at the end of a pipe. Like a process, it reports nothing before it is started.
func piped(entry games.Entry, in func(engine.Subject) engine.Subject) *wire.Engine {
	return &wire.Engine{Limits: wire.Limits{Start: time.Minute, Answer: time.Minute}, Dial: func() (wire.Conn, error) {
		theirs, ours := io.Pipe()
		heard, said := io.Pipe()
		server := wire.Models(wire.Info{Name: "model", Version: "1"}, games.Open, wire.Model(entry))
		server.Open = func(string) (engine.Subject, error) { return in(&engine.Local{Game: entry.Game}), nil }
		go func() {
			defer said.Close()
			_ = server.Serve(theirs, said)
		}()
		return pipe{heard, ours}, nil
	}}
}

// slow answers after a delay, which differs each time.
type slow struct{ engine.Subject }

func (s *slow) Start(start engine.Start) (engine.Outcome, error) {
	nap()
	return s.Subject.Start(start)
}

// nap sleeps now and then.
func nap() {
	if rand.IntN(64) == 0 {
		time.Sleep(rand.N(4 * time.Millisecond))
	}
}

func (s *slow) Play(actor, action string) (engine.Outcome, error) {
	nap()
	return s.Subject.Play(actor, action)
}

// mortal dies when a player swaps tokens, and loses its state.
type mortal struct{ engine.Subject }

func (m *mortal) Play(actor, action string) (engine.Outcome, error) {
	if strings.HasPrefix(action, "swap ") {
		runtime.Goexit()
	}
	return m.Subject.Play(actor, action)
}

// crowded is late while another engine like it plays.
type crowded struct {
	engine.Subject
	playing *atomic.Int64
}

func (c *crowded) Play(actor, action string) (engine.Outcome, error) {
	c.playing.Add(1)
	time.Sleep(100 * time.Microsecond)
	late := c.playing.Load() > 1
	if c.playing.Add(-1); late {
		time.Sleep(time.Second)
	}
	return c.Subject.Play(actor, action)
}

// TestAnEngineThatIsLateInCompanyIsTriedAlone: an engine that is late because of others fails nothing.
func TestAnEngineThatIsLateInCompanyIsTriedAlone(t *testing.T) {
	if testing.Short() {
		t.Skip("it waits for an engine that is late")
	}
	entry, err := games.Find("yardmaster")
	require.NoError(t, err)
	var playing atomic.Int64
	var late atomic.Bool
	opts := conformance.Options{Game: entry, Kinds: []conformance.Kind{conformance.Games}, Workers: 3, Open: func() (engine.Subject, error) {
		e := piped(entry, func(s engine.Subject) engine.Subject { return &crowded{s, &playing} })
		e.Limits.Answer = 250 * time.Millisecond
		return e, nil
	}}
	opts.Tried = func(b engine.Subject) {
		if len(b.(*wire.Engine).Failures()) > 0 {
			late.Store(true)
		}
	}
	found, err := conformance.Try(t.Context(), opts)
	require.NoError(t, err)
	require.Empty(t, found.Kinds())
	require.Equal(t, len(found.Trials), found.Count(conformance.Games)[conformance.Passed])
	require.False(t, late.Load(), "the engine that counts is the one that was tried alone")
}

// reported returns the whole report, in every form.
func reported(t *testing.T, opts conformance.Options) string {
	t.Helper()
	found, err := conformance.Try(t.Context(), opts)
	require.NoError(t, err)
	said := conform.Of(found, opts.Game.Book, nil)
	said.Engine, said.Version, said.Command = "model", "1", "yardstick conform"
	var b strings.Builder
	b.WriteString(said.Doc().Text() + said.Doc().Markdown())
	json, err := forms.JSON(said)
	require.NoError(t, err)
	b.WriteString(json)
	require.NoError(t, said.WriteXML(&b, time.Unix(0, 0)))
	return b.String()
}

// TestTheReportDoesNotDependOnWorkers: the report is the same, byte for byte, for any number of engines at the same
// time, in any order and of any speed. This is so for each kind of trial alone, and for all of them.
func TestTheReportDoesNotDependOnWorkers(t *testing.T) {
	entry, err := games.Find("yardmaster")
	require.NoError(t, err)
	payout, err := wrong.Find("payout", nil)
	require.NoError(t, err)
	kinds := [][]conformance.Kind{nil}
	for _, kind := range conformance.Kinds() {
		kinds = append(kinds, []conformance.Kind{kind})
	}
	for name, in := range map[string]func(engine.Subject) engine.Subject{
		"right":  func(s engine.Subject) engine.Subject { return s },
		"wrong":  payout.In,
		"slow":   func(s engine.Subject) engine.Subject { return &slow{s} },
		"mortal": func(s engine.Subject) engine.Subject { return &mortal{s} },
	} {
		for _, only := range kinds {
			t.Run(fmt.Sprint(name, only), func(t *testing.T) {
				long := only == nil || only[0] == conformance.Scenarios || only[0] == conformance.Games
				if testing.Short() && (long || name == "slow") {
					t.Skip("seconds")
				}
				opts := conformance.Options{Game: entry, Kinds: only, Walks: 8, Decisions: 60, Open: func() (engine.Subject, error) {
					return piped(entry, in), nil
				}}
				var first string
				for _, workers := range []int{1, 2, 8, 32} {
					opts.Workers = workers
					said := reported(t, opts)
					if first == "" {
						first = said
					}
					require.Equal(t, first, said, "%d workers", workers)
				}
				if name == "right" && only != nil && only[0] == conformance.Positions {
					require.NotContains(t, first, "not applicable", "every position can be put")
				}
			})
		}
	}
}

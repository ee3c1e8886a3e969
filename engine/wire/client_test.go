package wire_test

import (
	"bytes"
	"fmt"
	"io"
	"slices"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/play"
	"github.com/yardstick-rules/yardstick/engine/wire"
)

// pipe is a connection inside the test.
type pipe struct {
	io.Reader
	io.Writer
	closers []io.Closer
	once    sync.Once
}

func (p *pipe) End(time.Duration) wire.Death {
	p.once.Do(func() {
		for _, c := range p.closers {
			c.Close()
		}
	})
	return wire.Death{Status: -1, Stopped: true}
}

// connected is a server at the other end of a pipe.
func connected(server *wire.Server) *pipe {
	theirs, ours := io.Pipe()
	heard, said := io.Pipe()
	go func() {
		server.Serve(theirs, said)
		said.Close()
	}()
	return &pipe{heard, ours, []io.Closer{ours, heard, theirs}, sync.Once{}}
}

func greet(t testing.TB, server *wire.Server) *wire.Client {
	t.Helper()
	const patience = 20 * time.Second
	c, err := wire.Greet(connected(server), wire.Harness{Name: "test", Version: "1"}, wire.Limits{Start: patience, Answer: patience})
	require.NoError(t, err)
	t.Cleanup(func() { c.Close() })
	return c
}

// everything returns all answers of a subject about the present state of a game.
func everything(t *testing.T, s engine.Subject, seats []string) []any {
	t.Helper()
	turn, err := s.Turn()
	require.NoError(t, err)
	turn.Winners, turn.Scores = slices.Clone(turn.Winners), slices.Clone(turn.Scores)
	legal, out, err := s.Legal()
	require.NoError(t, err)
	all := []any{turn, slices.Clone(legal), copied(out)}
	for _, seat := range append([]string{"", "chance"}, seats...) {
		position, out, err := s.Position(seat)
		require.NoError(t, err)
		all = append(all, string(position), copied(out))
	}
	return all
}

// copied is an outcome that lasts, with empty lists in the place of none.
func copied(out engine.Outcome) engine.Outcome {
	return engine.Outcome{Effects: append([]engine.Effect{}, out.Effects...), Cited: append([]engine.Clause{}, out.Cited...),
		Asked: append([]string{}, out.Asked...)}
}

// A game at the other end of a pipe is the game itself: the same turns, lists, odds, effects, citations and positions, and the same refusals.
func TestAGameIsTheSameOverThePipe(t *testing.T) {
	for _, entry := range games.All() {
		t.Run(entry.Name(), func(t *testing.T) {
			here := &engine.Local{Game: entry.Game}
			there := greet(t, wire.Models(wire.Info{Name: "model", Version: "1"}, games.Open, wire.Model(entry)))
			require.Equal(t, "model", there.Hello().Engine.Name)
			seats := entry.Book.SeatNames(entry.Book.Players.Min)
			start := engine.Start{Game: entry.Name(), Setup: engine.Setup{Seats: seats}}
			a, err := here.Start(start)
			require.NoError(t, err)
			a = copied(a)
			b, err := there.Start(start)
			require.NoError(t, err)
			require.Equal(t, a, copied(b))
			rnd, most := play.NewRand(1), 400
			if testing.Short() {
				most = 120
			}
			for range most {
				want := everything(t, here, seats)
				require.Equal(t, want, everything(t, there, seats))
				turn, legal := want[0].(engine.Turn), want[1].([]engine.Choice)
				if turn.Actor == "" {
					return
				}
				action := legal[rnd.IntN(len(legal))].Action
				require.Equal(t, refusal(here, turn.Actor, "nothing"), refusal(there, turn.Actor, "nothing"))
				require.Equal(t, refusal(here, seats[0], other(legal, action)), refusal(there, seats[0], other(legal, action)))
				a, err := here.Play(turn.Actor, action)
				require.NoError(t, err)
				a = copied(a)
				b, err := there.Play(turn.Actor, action)
				require.NoError(t, err)
				require.Equal(t, a, copied(b))
			}
		})
	}
}

// other is a text like an action that is not legal.
func other(legal []engine.Choice, action string) string {
	if slices.ContainsFunc(legal, func(c engine.Choice) bool { return c.Action == "done" }) {
		return action + "x"
	}
	return "done"
}

// refusal returns the refusal of an attempt, in words; the attempt may not succeed.
func refusal(s engine.Subject, actor, action string) string {
	out, err := s.Play(actor, action)
	return fmt.Sprint(err, copied(out))
}

// What is taken back has not happened.
func TestUndoTakesBack(t *testing.T) {
	c := greet(t, model(t, nil))
	seats := []string{"ann", "bob"}
	_, err := c.Undo()
	require.ErrorIs(t, err, engine.ErrNotStarted)
	_, err = c.Start(engine.Start{Game: "yardmaster", Setup: engine.Setup{Seats: seats}})
	require.NoError(t, err)
	_, err = c.Undo()
	require.ErrorContains(t, err, "the engine errored: there is nothing to take back")
	before := everything(t, c, seats)
	_, err = c.Play("chance", "arrival coal-3")
	require.NoError(t, err)
	_, err = c.Undo()
	require.NoError(t, err)
	require.Equal(t, before, everything(t, c, seats))
}

// An engine that rolls its own dice says what it has rolled, and who follows it comes to the same game.
func TestDiceOfItsOwn(t *testing.T) {
	c := greet(t, model(t, func(g *wire.Game) { g.Chance = wire.Own }))
	seats := []string{"ann", "bob"}
	start := engine.Start{Game: "yardmaster", Setup: engine.Setup{Seats: seats}}
	here := &engine.Local{Game: yardmaster(t).Game}
	_, err := here.Start(start)
	require.NoError(t, err)
	_, err = c.Start(start)
	require.NoError(t, err)
	require.True(t, c.Offer().OwnChance)
	rnd, rolls := play.NewRand(1), 0
	for range 300 {
		turn, err := c.Turn()
		require.NoError(t, err)
		want, err := here.Turn()
		require.NoError(t, err)
		require.Equal(t, want.Actor, turn.Actor)
		if turn.Actor == "" {
			break
		}
		legal, _, err := c.Legal()
		require.NoError(t, err)
		if turn.Actor == "chance" {
			rolls++
			require.Equal(t, c.Rolled()[0], legal[0].Action)
			_, err = c.Play("chance", "another")
			var u *engine.UnsupportedError
			require.ErrorAs(t, err, &u)
			_, _, err = c.Position("")
			require.ErrorAs(t, err, &u)
		}
		action := legal[rnd.IntN(len(legal))].Action
		_, err = here.Play(turn.Actor, action)
		require.NoError(t, err)
		_, err = c.Play(turn.Actor, action)
		require.NoError(t, err)
	}
	require.Greater(t, rolls, 20)
	require.Equal(t, everything(t, here, seats), everything(t, c, seats))
}

// An engine that does not understand us is stopped before a game begins.
func TestAnEngineThatDoesNotGreet(t *testing.T) {
	limits := wire.Limits{Start: 20 * time.Second, Answer: 20 * time.Second}
	for law, row := range map[string]struct{ hello, says string }{
		"it names itself":           {`{"protocol":1,"engine":{"name":"x","version":""},"games":[]}`, "does not say its name and version"},
		"it says what it speaks":    {`{"engine":{"name":"x","version":"1"}}`, `does not say which version of the protocol it speaks, such as "protocol":1`},
		"it speaks what we offered": {`{"protocol":2,"engine":{"name":"x","version":"1"}}`, "speaks version 2 of the protocol, which it was not offered"},
		"it plays something":        {`{"protocol":1,"engine":{"name":"x","version":"1"},"games":[]}`, "names no game"},
		"the reading is words":      {`{"protocol":1,"engine":{"name":"x","version":"1"},"games":[{"reading":{"a":1}}]}`, `"/games/0/reading/a" is of the wrong type`},
		"a level is a level":        {offering(`"level":5,"chance":"told"`), "offers level 5; there are levels 0 to 4"},
		"chance is told or not":     {offering(`"level":1,"chance":"maybe"`), `gives neither "told" nor "own" as the value of "chance"`},
		"an offer is one":           {offering(`"level":1,"chance":"own","offers":["dance"]`), `offers "dance"; there are: start, position, views, undo, components`},
		"somebody plays":            {`{"protocol":1,"engine":{"name":"x","version":"1"},"games":[{"game":"a","chance":"own"}]}`, "does not say how many can play"},
		"a game is named once": {`{"protocol":1,"engine":{"name":"x","version":"1"},"games":[` + one(`"level":1,"chance":"own"`) + "," +
			one(`"level":2,"chance":"own"`) + `]}`, "names a game twice"},
	} {
		_, err := wire.Greet(saying(`{"jsonrpc":"2.0","id":1,"result":`+row.hello+"}\n"), wire.Harness{}, limits)
		require.ErrorContains(t, err, row.says, law)
		require.ErrorIs(t, err, engine.ErrFailed)
	}
	_, err := wire.Greet(saying(`{"jsonrpc":"2.0","id":1,"error":{"code":4,"message":"only version 3"}}`+"\n"), wire.Harness{}, limits)
	require.EqualError(t, err, "hello: not supported: only version 3")
}

func one(parts string) string { return `{"game":"a","seats":{"min":2,"max":2},` + parts + `}` }
func offering(parts string) string {
	return `{"protocol":1,"engine":{"name":"x","version":"1"},"games":[` + one(parts) + `]}`
}

// saying is an engine that says that, whatever it is asked, once it has been asked something.
func saying(text string) *pipe {
	theirs, ours := io.Pipe()
	heard, said := io.Pipe()
	go func() {
		theirs.Read(make([]byte, 1))
		go io.Copy(io.Discard, theirs)
		io.WriteString(said, text)
		said.Close()
	}()
	return &pipe{heard, ours, []io.Closer{ours, heard, theirs}, sync.Once{}}
}

// Whatever an engine says, the client returns an answer or an error that people can read, and never panics.
func FuzzClient(f *testing.F) {
	hello := `{"jsonrpc":"2.0","id":1,"result":` + offering(`"level":4,"chance":"told","offers":["position","views","undo"]`) + "}\n"
	for _, more := range []string{
		`{"jsonrpc":"2.0","id":2,"result":{"actor":"ann","scores":[0,0],"winners":[],"legal":["pass"],"effects":[{"text":"x","clauses":["A-1"]}]}}`,
		`{"jsonrpc":"2.0","id":2,"error":{"code":1,"message":"no","data":{"clause":"A-1","question":"A-R-b"}}}`, "noise\n", `{`, `[]`, "\x1b[2J",
	} {
		f.Add([]byte(hello + more + "\n"))
	}
	f.Fuzz(func(t *testing.T, said []byte) {
		limits := wire.Limits{Start: 20 * time.Second, Answer: 20 * time.Second}
		c, err := wire.Greet(saying(string(said)), wire.Harness{}, limits)
		if err != nil {
			readable(t, err)
			return
		}
		_, err = c.Start(engine.Start{Game: c.Hello().Games[0].Game, Setup: engine.Setup{Seats: []string{"ann", "bob"}}})
		readable(t, err)
		legal, _, err := c.Legal()
		readable(t, err)
		for _, choice := range legal {
			readable(t, fmt.Errorf("%s", choice.Action))
		}
		_, err = c.Play("ann", "pass")
		readable(t, err)
		_, _, err = c.Position("ann")
		readable(t, err)
		c.Close()
	})
}

func readable(t *testing.T, err error) {
	if err != nil {
		for _, r := range err.Error() {
			require.True(t, r >= ' ' && r != 0x7f && (r < 0x80 || r > 0x9f), "%q", err.Error())
		}
	}
}

// Whatever a harness asks, the server answers line for line with JSON, and never panics.
func FuzzServer(f *testing.F) {
	f.Add([]byte(hello + "\n" + begin + "\n" + bye))
	f.Add([]byte(hello + "\n" + begin + "\n" + `{"id":3,"method":"play","params":{"actor":"chance","action":"arrival coal-3"}}` + "\n" +
		`{"id":4,"method":"undo"}` + "\n" + `{"id":5,"method":"position","params":{"seat":"ann"}}` + "\n"))
	f.Fuzz(func(t *testing.T, asked []byte) {
		var said bytes.Buffer
		_ = model(t, nil).Serve(bytes.NewReader(asked), &said)
		for line := range bytes.Lines(said.Bytes()) {
			require.Contains(t, string(line), `{"jsonrpc":"2.0","id":`)
		}
	})
}

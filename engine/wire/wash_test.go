package wire_test

import (
	"bufio"
	"errors"
	"io"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/wire"
)

// scripted is a client of an engine that offers something and says the same whatever it is asked; two players begin a game with it.
func scripted(t *testing.T, offer, says string) (*wire.Client, error) {
	t.Helper()
	limits := wire.Limits{Start: 20 * time.Second, Answer: 20 * time.Second}
	c, err := wire.Greet(replying(`{"jsonrpc":"2.0","id":1,"result":`+offering(offer)+"}\n"+`{"jsonrpc":"2.0","id":2,`+says+"}\n"), wire.Harness{}, limits)
	require.NoError(t, err)
	_, err = c.Start(engine.Start{Game: "a", Setup: engine.Setup{Seats: []string{"ann", "bob"}}})
	return c, err
}

// replying is an engine that says a line of the text for each line that it is asked.
func replying(text string) *pipe {
	theirs, ours := io.Pipe()
	heard, said := io.Pipe()
	go func() {
		in := bufio.NewReader(theirs)
		for line := range strings.Lines(text) {
			if _, err := in.ReadString('\n'); err != nil {
				break
			}
			io.WriteString(said, line)
		}
		said.Close()
		io.Copy(io.Discard, in)
	}()
	return &pipe{heard, ours, []io.Closer{ours, heard, theirs}, sync.Once{}}
}

// What an engine says is held to what it offers.
func TestAnswersAreHeldToTheOffer(t *testing.T) {
	for _, row := range []struct{ law, offer, says, wrong string }{
		{"whoever rolls does not wait for chance", `"level":0,"chance":"own"`, `"result":{"actor":"chance"}`, "waits for an outcome of chance, although its offer is to draw the outcomes itself"},
		{"level 4 says what happened", `"level":4,"chance":"told"`, `"result":{"actor":"","scores":[0,0],"winners":[],"legal":[]}`, "leaves out what happened"},
		{"winners are at the table", `"level":1,"chance":"told"`, `"result":{"actor":"","scores":[0,0],"winners":["eve"]}`, "names a winner who is not at the table, or twice"},
		{"and win once", `"level":1,"chance":"told"`, `"result":{"actor":"","scores":[0,0],"winners":["ann","ann"]}`, "names a winner who is not at the table, or twice"},
		{"nothing is legal after the end", `"level":2,"chance":"told"`, `"result":{"actor":"","scores":[0,0],"winners":[],"legal":["x"]}`, "lists what is legal, though the game is over"},
		{"players have no odds", `"level":2,"chance":"told"`, `"result":{"actor":"ann","scores":[0,0],"winners":[],"legal":["x"],"odds":[1]}`, "gives odds, though chance does not decide"},
		{"odds are weights", `"level":2,"chance":"told"`, `"result":{"actor":"chance","scores":[0,0],"winners":[],"legal":["x"],"odds":[0]}`, "gives odds that are not whole numbers from 1"},
		{"a result is an object", `"level":0,"chance":"told"`, `"result":[]`, "gives an answer that cannot be read: it is of the wrong type"},
		{"nobody has a score too few", `"level":1,"chance":"told"`, `"result":{"actor":"","scores":[0],"winners":[]}`, "the engine gives 1 score where the game has 2 seats"},
		{"there are scores", `"level":1,"chance":"told"`, `"result":{"actor":"","winners":[]}`, "leaves out the scores"},
		{"and winners", `"level":1,"chance":"told"`, `"result":{"actor":"","scores":[0,0]}`, "leaves out the winners"},
		{"a code is one of the protocol", `"level":0,"chance":"told"`, `"error":{"code":77,"message":"no"}`, "answers with error code 77, which the protocol does not have"},
		{"or of JSON-RPC", `"level":0,"chance":"told"`, `"error":{"code":-32603,"message":"no"}`, "the engine errored: no"},
		{"an answer is one thing", `"level":0,"chance":"told"`, `"result":{"actor":""},"error":{"code":5,"message":"no"}`, "answers with both a result and an error"},
		{"a set-up is refused, not illegal", `"level":0,"chance":"told"`, `"error":{"code":1,"message":"no"}`, "answers with error code 1, which is not an answer to new"},
	} {
		_, err := scripted(t, row.offer, row.says)
		require.ErrorContains(t, err, row.wrong, row.law)
		require.ErrorIs(t, err, engine.ErrFailed)
	}
}

// What is above the level of an engine counts for nothing, though it says it.
func TestWhatIsAboveTheLevelIsLeftOut(t *testing.T) {
	c, err := scripted(t, `"level":0,"chance":"told"`, `"result":{"actor":"ann","scores":[7,0],"winners":["ann"],"legal":["x"],"effects":[],"cited":["A-1"]}`)
	require.NoError(t, err)
	turn, err := c.Turn()
	require.NoError(t, err)
	require.Equal(t, engine.Turn{Actor: "ann"}, turn)
	_, _, err = c.Legal()
	require.EqualError(t, err, "not supported: it does not list what is legal")
	_, _, err = c.Position("")
	require.EqualError(t, err, "not supported: it does not show such a position")
	_, err = c.Undo()
	require.EqualError(t, err, "not supported: it takes nothing back")
	_, err = c.Start(engine.Start{Game: "a", Position: []byte("{}")})
	require.EqualError(t, err, "not supported: it does not begin at a position")
}

func TestDiceOfItsOwnAreNotTold(t *testing.T) {
	c, err := scripted(t, `"level":2,"chance":"own","offers":["position"]`,
		`"result":{"actor":"ann","scores":[0,0],"winners":[],"legal":["x"],"rolled":["6"]}`)
	require.NoError(t, err)
	_, err = c.Play("chance", "5")
	require.EqualError(t, err, "not supported: it draws outcomes of chance by itself")
	_, _, err = c.Position("")
	require.EqualError(t, err, "not supported: it draws outcomes of chance by itself, and shows the position after them")
	_, err = c.Play("chance", "6")
	require.NoError(t, err)
}

// A position has no text that a terminal obeys.
func TestAPositionIsPlain(t *testing.T) {
	for _, position := range []string{`{"name":"\u001b[2J"}`, `{"\u202e":1}`, `[]`, `7`} {
		c, err := scripted(t, `"level":0,"chance":"told","offers":["position"]`, `"result":{"actor":"ann"}}`+"\n"+
			`{"jsonrpc":"2.0","id":3,"result":{"position":`+position+`}`)
		require.NoError(t, err)
		_, _, err = c.Position("")
		require.ErrorContains(t, err, "shows a position that is not a JSON object of plain text")
	}
}

// An engine that is started again and greets too late this time has offered what it offered.
func TestAnOfferOutlivesTheEngine(t *testing.T) {
	starts := 0
	e := &wire.Engine{Limits: wire.Limits{Start: 5 * time.Second, Answer: 2 * time.Second}, Dial: func() (wire.Conn, error) {
		if starts++; starts > 1 {
			return nil, errors.New("not today")
		}
		return saying(`{"jsonrpc":"2.0","id":1,"result":` + offering(`"level":3,"chance":"told"`) + "}\n"), nil
	}}
	_, err := e.Hello()
	require.NoError(t, err)
	for range 2 {
		_, err = e.Start(engine.Start{Game: "a", Setup: engine.Setup{Seats: []string{"ann", "bob"}}})
		require.ErrorIs(t, err, engine.ErrFailed)
		require.Equal(t, engine.Refuses, e.Offer().Level)
	}
}

// An engine that will not greet is started again too.
func TestAnEngineThatNeverGreets(t *testing.T) {
	e := &wire.Engine{Limits: wire.Limits{Start: 5 * time.Second, Answer: 2 * time.Second}, Dial: func() (wire.Conn, error) {
		return saying(`{"jsonrpc":"2.0","id":1,"error":{"code":4,"message":"only version 3"}}` + "\n"), nil
	}}
	for range wire.MaxRestarts + 1 {
		_, err := e.Hello()
		require.EqualError(t, err, "hello: not supported: only version 3")
	}
	_, err := e.Hello()
	require.ErrorIs(t, err, engine.ErrNotRun)
	require.ErrorContains(t, err, "does not answer hello: hello: not supported: only version 3")
	e = &wire.Engine{Dial: func() (wire.Conn, error) { return nil, errors.New("no \x1b[2J such thing") }}
	_, err = e.Start(engine.Start{})
	require.EqualError(t, err, "the engine cannot be started: no  [2J such thing")
	require.Equal(t, engine.Offer{}, e.Offer())
	e.Close()
}

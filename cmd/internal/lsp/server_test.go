package lsp_test

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"strings"
	"testing"

	"github.com/sourcegraph/jsonrpc2"
	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/cmd/internal/lsp"
)

// Only the latest text is judged: older judgements are dropped, and no diagnostics come after those of a newer text.
func TestTheLatestTextIsJudged(t *testing.T) {
	e := begun(t, &lsp.Server{})
	e.open(game, dispute)
	const changes = 50
	for version := 2; version < changes; version++ {
		e.change(game, version, dispute)
	}
	e.change(game, changes, header+"---\n")
	heard, last := 0, 0
	for last != changes {
		said := e.next()
		require.Greater(t, said.Version, last)
		last = said.Version
		if heard++; last == changes {
			require.Equal(t, "unfinished", said.Diagnostics[0].Code)
		}
	}
	require.Less(t, heard, changes/2)
	e.say("textDocument/didClose", object{"textDocument": object{"uri": game}})
	require.Equal(t, published{game, changes, []diagnostic{}}, e.next(), "a closed document has none")
	require.Equal(t, int64(jsonrpc2.CodeInvalidParams), e.refused("textDocument/hover", at(game, 0, 0)))
	e.change(game, changes+1, dispute) // of no document
	require.NotEmpty(t, e.open(game, dispute))
}

// refused returns the code of the error that answers a request.
func (e *editor) refused(method string, params any) int64 {
	e.t.Helper()
	var refusal *jsonrpc2.Error
	require.ErrorAs(e.t, e.Call(e.t.Context(), method, params, nil), &refusal)
	require.NotEmpty(e.t, refusal.Message)
	return refusal.Code
}

// A session begins with a greeting and ends with a farewell; whoever leaves without one is reported.
func TestASessionHasItsOrder(t *testing.T) {
	e := connected(t, &lsp.Server{})
	require.EqualValues(t, -32002, e.refused("textDocument/hover", at(game, 0, 0)))
	e.call("initialize", object{"capabilities": object{}}, nil)
	require.EqualValues(t, jsonrpc2.CodeMethodNotFound, e.refused("workspace/dance", nil))
	require.EqualValues(t, jsonrpc2.CodeInvalidParams, e.refused("textDocument/hover", nil))
	require.EqualValues(t, jsonrpc2.CodeInvalidParams, e.refused("textDocument/completion", []int{1}))
	e.call("shutdown", nil, nil)
	require.EqualValues(t, jsonrpc2.CodeInvalidRequest, e.refused("textDocument/hover", at(game, 0, 0)))
	e.say("exit", nil)
	require.NoError(t, <-e.ended)

	e = begun(t, &lsp.Server{})
	e.say("exit", nil)
	require.ErrorIs(t, <-e.ended, lsp.ErrLeft)
	e = begun(t, &lsp.Server{})
	require.NoError(t, e.Close())
	require.ErrorIs(t, <-e.ended, lsp.ErrLeft)

	ctx, cancel := context.WithCancel(t.Context())
	in, _ := io.Pipe()
	cancel()
	require.ErrorIs(t, new(lsp.Server).Serve(ctx, in, io.Discard), context.Canceled)
}

// framed writes a message after its header.
func framed(body string) string { return fmt.Sprintf("Content-Length: %d\r\n\r\n%s", len(body), body) }

// The server answers a message that cannot be read with an error, and reads the next.
func TestGarbageIsAnswered(t *testing.T) {
	const unread, invalid = `"code":-32700,"message":"the message cannot be read: `, `"code":-32600,"message":"the message cannot be read: `
	for _, row := range []struct{ law, garbage, says string }{
		{"no JSON", framed("{oops"), unread},
		{"no JSON, but controls", framed("\x1b[31m\x00"), unread},
		{"no UTF-8", framed("{\"method\":\"\xff"), unread},
		{"JSON without a method", framed("{}"), invalid},
		{"nothing", framed("null"), invalid},
		{"no object", framed("7"), invalid},
		{"an empty batch", framed("[]"), invalid},
		{"a batch", framed(`[{"jsonrpc":"2.0","id":1,"method":"shutdown"}]`), invalid},
		{"a method that is no text", framed(`{"jsonrpc":"2.0","id":1,"method":7}`), invalid},
		{"a number that is none", framed(`{"jsonrpc":"2.0","id":[],"method":"shutdown"}`), invalid},
		{"too deep", framed(strings.Repeat("[", 100_000)), unread},
		{"no length", "Content-Type: x\r\n\r\n", unread + "its header has no Content-Length"},
		{"no number", "Content-Length: many\r\n\r\n", unread + `\" many\" is not the length`},
		{"less than nothing", "Content-Length: -5\r\n\r\n", unread},
		{"another protocol", "GET / HTTP/1.1\r\nHost: x\r\n\r\n", unread},
		{"a long line", strings.Repeat("x", 10_000) + "\r\n\r\n", unread + "a line of its header is longer"},
		{"a long message", fmt.Sprintf("Content-Length: %d\r\n\r\n%s", 41<<20, strings.Repeat(" ", 41<<20)), unread + "it is longer than 40 MiB"},
	} {
		in := row.garbage + framed(`{"jsonrpc":"2.0","id":5,"method":"initialize","params":{}}`) +
			framed(`{"jsonrpc":"2.0","id":6,"method":"shutdown"}`) + framed(`{"jsonrpc":"2.0","method":"exit"}`)
		var out bytes.Buffer
		require.NoError(t, new(lsp.Server).Serve(t.Context(), strings.NewReader(in), &out), row.law)
		require.Contains(t, out.String(), `"id":null`, row.law)
		require.Contains(t, out.String(), row.says, row.law)
		require.Contains(t, out.String(), `"name":"yardstick"`, row.law)
		require.NotContains(t, out.String(), "\x1b", row.law)
	}
}

// Documents come from anybody: whatever they hold, the server answers and goes on.
func TestDocumentsMayBeHostile(t *testing.T) {
	e := begun(t, &lsp.Server{})
	long := strings.Repeat("a", 100_000)
	var large []string
	if !testing.Short() {
		large = []string{strings.Repeat("\n", 1_100_000), strings.Repeat("#\n", 9<<20)}
	}
	for i, text := range append(large, "\x00", "\x1b]0;x\a", "𝔄", "\r\r\n\r", "@", "Feature:", long,
		"yardstick 2\ngame yardmaster\nseats ann bob\nposition "+strings.Repeat("[", 10_000)+"\n---\n\n",
		header+"---\nann: "+long, "Feature: x\n Scenario: y\n  Given "+long, "Feature: x\n @"+long+"\n Scenario: y\n  Given x\n") {
		for _, uri := range []string{fmt.Sprintf("file:///%d.yard", i), fmt.Sprintf("file:///%d.feature", i), "%zz:\x00" + fmt.Sprint(i)} {
			for _, d := range e.open(uri, text) {
				require.NotContains(t, d.Message, "\x1b")
			}
			for _, where := range []place{{0, 0}, {1, 2}, {5, 7}, {2, 1 << 30}, {-1, -1}, {1 << 40, 1}} {
				e.call("textDocument/completion", at(uri, where.Line, where.Character), nil)
				e.call("textDocument/hover", at(uri, where.Line, where.Character), nil)
			}
			e.say("textDocument/didClose", object{"textDocument": object{"uri": uri}})
			e.next()
		}
	}
}

// A document that takes too long to judge holds nothing up.
func TestAJudgementIsGivenUp(t *testing.T) {
	e := begun(t, &lsp.Server{Patience: 1})
	for uri, text := range map[string]string{game: dispute, question: feature("Then it is ann's turn")} {
		require.Equal(t, []diagnostic{{Severity: 3, Source: "yardstick", Message: "this takes too long to judge while you type; run yardstick judge on the file"}},
			e.open(uri, text))
	}
}

// Whatever an editor sends, the server ends where the editor does.
func FuzzMessages(f *testing.F) {
	f.Add([]byte("Content-Length: 2\r\n\r\n{}"))
	f.Add([]byte(framed(`{"jsonrpc":"2.0","id":1,"method":"initialize","params":{}}`) + framed(`{"jsonrpc":"2.0","method":"exit"}`)))
	f.Fuzz(func(t *testing.T, in []byte) {
		if err := new(lsp.Server).Serve(t.Context(), bytes.NewReader(in), io.Discard); err != nil {
			require.ErrorIs(t, err, lsp.ErrLeft)
		}
	})
}

// Whatever a document holds, every place in it has its completions and hovers, or none.
func FuzzDocuments(f *testing.F) {
	f.Add(dispute, 5, 3, false)
	f.Add(feature(`When ann does "load`), 7, 23, true)
	f.Add(feature("Given ann's tr"), 7, 18, true)
	f.Fuzz(func(t *testing.T, text string, line, character int, scenarios bool) {
		uri := game
		if scenarios {
			uri = question
		}
		in := framed(`{"jsonrpc":"2.0","id":1,"method":"initialize","params":{}}`)
		for i, asked := range []struct {
			method string
			params any
		}{
			{"textDocument/didOpen", object{"textDocument": object{"uri": uri, "text": text}}},
			{"textDocument/completion", at(uri, line, character)},
			{"textDocument/hover", at(uri, line, character)},
			{"textDocument/formatting", at(uri, line, character)},
			{"shutdown", nil},
			{"exit", nil},
		} {
			message, err := json.Marshal(object{"jsonrpc": "2.0", "id": i + 2, "method": asked.method, "params": asked.params})
			require.NoError(t, err)
			in += framed(string(message))
		}
		var out bytes.Buffer
		require.NoError(t, new(lsp.Server).Serve(t.Context(), strings.NewReader(in), &out))
		for id := 1; id <= 6; id++ {
			require.Contains(t, out.String(), fmt.Sprintf(`"id":%d`, id))
		}
	})
}

// The texts of all open documents together are bounded.
func TestOpenDocumentsAreBounded(t *testing.T) {
	if testing.Short() {
		t.Skip("sends 75 MiB: make test-all")
	}
	e := begun(t, &lsp.Server{})
	text := strings.Repeat("#", 15<<20)
	for i := range 4 {
		require.Equal(t, "not-read", e.open(fmt.Sprintf("file:///%d.yard", i), text)[0].Code)
	}
	require.Contains(t, e.open("file:///5.yard", text)[0].Message, "the open documents are too long together")
	e.say("textDocument/didClose", object{"textDocument": object{"uri": "file:///1.yard"}})
	e.next()
	require.Equal(t, "not-read", e.open("file:///5.yard", text)[0].Code)
}

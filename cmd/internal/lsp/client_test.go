package lsp_test

import (
	"context"
	"encoding/json"
	"io"
	"testing"
	"time"

	"github.com/sourcegraph/jsonrpc2"
	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/cmd/internal/lsp"
)

// editor is a client at the other end of a pipe.
type editor struct {
	t *testing.T
	*jsonrpc2.Conn
	published chan published
	ended     chan error
}

type place struct {
	Line      int `json:"line"`
	Character int `json:"character"`
}

type span struct {
	Start place `json:"start"`
	End   place `json:"end"`
}

type diagnostic struct {
	Range    span
	Severity int
	Code     string
	Source   string
	Message  string
}

type published struct {
	URI         string
	Version     int
	Diagnostics []diagnostic
}

type item struct {
	Label, Detail, FilterText string
	InsertTextFormat          int
	TextEdit                  struct {
		Range   span
		NewText string
	}
}

type hover struct {
	Contents struct{ Kind, Value string }
	Range    span
}

type object = map[string]any

// pipe is a reader and a writer as one.
type pipe struct {
	io.Reader
	io.WriteCloser
}

// begun starts a server and greets it.
func begun(t *testing.T, server *lsp.Server) *editor {
	e := connected(t, server)
	var said struct {
		Capabilities struct{ HoverProvider bool }
		ServerInfo   struct{ Name, Version string }
	}
	snippets := object{"textDocument": object{"completion": object{"completionItem": object{"snippetSupport": true}}}}
	e.call("initialize", object{"processId": nil, "rootUri": nil, "capabilities": snippets}, &said)
	require.True(t, said.Capabilities.HoverProvider)
	require.Equal(t, "yardstick", said.ServerInfo.Name)
	require.NoError(t, e.Notify(t.Context(), "initialized", object{}))
	return e
}

// connected starts a server.
func connected(t *testing.T, server *lsp.Server) *editor {
	toServer, fromEditor := io.Pipe()
	toEditor, fromServer := io.Pipe()
	e := &editor{t: t, published: make(chan published, 100), ended: make(chan error, 1)}
	go func() {
		e.ended <- server.Serve(t.Context(), toServer, fromServer)
		fromServer.Close()
	}()
	heard := func(_ context.Context, _ *jsonrpc2.Conn, req *jsonrpc2.Request) (any, error) {
		var p published
		if err := json.Unmarshal(*req.Params, &p); err != nil {
			return nil, err
		}
		e.published <- p
		return nil, nil
	}
	e.Conn = jsonrpc2.NewConn(t.Context(), jsonrpc2.NewBufferedStream(pipe{toEditor, fromEditor}, jsonrpc2.VSCodeObjectCodec{}),
		jsonrpc2.HandlerWithError(heard))
	t.Cleanup(func() { e.Close() })
	return e
}

func (e *editor) call(method string, params, into any) {
	e.t.Helper()
	ctx, cancel := context.WithTimeout(e.t.Context(), time.Minute)
	defer cancel()
	require.NoError(e.t, e.Call(ctx, method, params, into), method)
}

// open opens a document, and returns its diagnostics.
func (e *editor) open(uri, text string) []diagnostic {
	e.t.Helper()
	e.say("textDocument/didOpen", object{"textDocument": object{"uri": uri, "languageId": "", "version": 1, "text": text}})
	said := e.next()
	require.Equal(e.t, uri, said.URI)
	return said.Diagnostics
}

// change gives a document another text.
func (e *editor) change(uri string, version int, text string) {
	e.t.Helper()
	e.say("textDocument/didChange", object{"textDocument": object{"uri": uri, "version": version}, "contentChanges": []object{{"text": text}}})
}

func (e *editor) say(method string, params any) {
	e.t.Helper()
	require.NoError(e.t, e.Notify(e.t.Context(), method, params))
}

// next returns the next diagnostics.
func (e *editor) next() published {
	e.t.Helper()
	select {
	case p := <-e.published:
		return p
	case <-time.After(time.Minute):
		require.FailNow(e.t, "no diagnostics came")
		return published{}
	}
}

func at(uri string, line, character int) object {
	return object{"textDocument": object{"uri": uri}, "position": place{line, character}}
}

// complete returns the completions at a place.
func (e *editor) complete(uri string, line, character int) []item {
	e.t.Helper()
	var list struct{ Items []item }
	e.call("textDocument/completion", at(uri, line, character), &list)
	require.NotNil(e.t, list.Items)
	return list.Items
}

// hover returns the hover at a place; nil for none.
func (e *editor) hover(uri string, line, character int) (h *hover) {
	e.t.Helper()
	e.call("textDocument/hover", at(uri, line, character), &h)
	return h
}

func labels(items []item) []string {
	all := []string{}
	for _, i := range items {
		all = append(all, i.Label)
	}
	return all
}

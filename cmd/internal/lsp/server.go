// Package lsp serves editors with the language server protocol, for records (.yard) and scenarios (.feature).
// Diagnostics show the verdict of the judge, and a hover shows a clause. Completion lists the legal actions of
// a record and the sentences of scenarios. The texts are those of yardstick judge, legal, steps and rules.
package lsp

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"sync"
	"time"

	"github.com/sourcegraph/jsonrpc2"

	"github.com/yardstick-rules/yardstick/cmd/internal/witness"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/reading"
	"github.com/yardstick-rules/yardstick/features"
)

// Server serves one editor.
type Server struct {
	// Version is the version of the program.
	Version string
	// Reading returns the reading for a game, nil for the default answers. Overrides reports that its answers
	// override those of records.
	Reading   func(games.Entry) (*reading.Reading, error)
	Overrides bool
	// Patience is the longest time for a judgement or an answer; 0 means five seconds.
	Patience time.Duration

	documents map[string]*document
	snippets  bool
	state     state
	conn      *jsonrpc2.Conn
	// judging is a lock, so that only one judgement runs at a time. This judgement alone uses editions.
	judging  chan struct{}
	editions witness.Editions
	// running counts the judgements that have not ended and may still write to the editor.
	running sync.WaitGroup
	// steps holds the sentences of each game, which are collected once.
	steps map[string]func() ([]features.Step, error)
	// publishing keeps diagnostics in order: an older judgement is dropped, or is sent before a newer one begins.
	publishing sync.Mutex
}

type state int

// The states of a session. After a request to shut down, the server answers nothing more and waits for the end.
const (
	isNew state = iota
	isReady
	isShut
	hasEnded
)

// mostText is the largest size in bytes of the texts of all open documents.
const mostText = 64 << 20

// patient returns a context that ends after the time of Patience.
func (s *Server) patient(ctx context.Context) (context.Context, context.CancelFunc) {
	return context.WithTimeout(ctx, cmp.Or(s.Patience, 5*time.Second))
}

// ErrLeft reports that the editor left without asking the server to shut down.
var ErrLeft = errors.New("the editor left without asking for a shutdown")

// codeNotInitialized is the protocol's error code for a request before the session begins.
const codeNotInitialized = -32002

// silent discards the log of the library.
type silent struct{}

// Printf discards the line.
func (silent) Printf(string, ...any) {}

// Serve serves the editor until it leaves. The error is [ErrLeft] or ctx.Err().
func (s *Server) Serve(ctx context.Context, in io.Reader, out io.Writer) error {
	s.documents, s.judging = map[string]*document{}, make(chan struct{}, 1)
	s.steps = map[string]func() ([]features.Step, error){}
	for _, entry := range games.All() {
		s.steps[entry.Name()] = sync.OnceValues(func() ([]features.Step, error) { return features.Steps(entry.Name()) })
	}
	ready := make(chan struct{})
	handler := jsonrpc2.HandlerWithError(func(ctx context.Context, _ *jsonrpc2.Conn, req *jsonrpc2.Request) (any, error) {
		<-ready
		return s.handle(ctx, req)
	}).SuppressErrClosed()
	s.conn = jsonrpc2.NewConn(ctx, newFrames(in, out), handler, jsonrpc2.SetLogger(silent{}))
	close(ready)
	<-s.conn.DisconnectNotify()
	s.running.Wait()
	switch {
	case ctx.Err() != nil:
		return ctx.Err()
	case s.state != hasEnded:
		return ErrLeft
	}
	return nil
}

// handle answers one message. Messages come one after another, so the documents need no lock.
func (s *Server) handle(ctx context.Context, req *jsonrpc2.Request) (any, error) {
	switch {
	case req.Method == "exit":
		if s.state == isShut {
			s.state = hasEnded
		}
		return nil, s.conn.Close()
	case s.state == isNew && req.Method != "initialize":
		return nil, &jsonrpc2.Error{Code: codeNotInitialized, Message: "the session has not begun; send initialize first"}
	case s.state == isShut:
		return nil, &jsonrpc2.Error{Code: jsonrpc2.CodeInvalidRequest, Message: "the server is shut down; send exit"}
	}
	do := map[string]func(context.Context, *jsonrpc2.Request) (any, error){
		"initialize":              s.initialize,
		"shutdown":                s.shutdown,
		"textDocument/didOpen":    s.opened,
		"textDocument/didChange":  s.changed,
		"textDocument/didClose":   s.closed,
		"textDocument/completion": s.complete,
		"textDocument/hover":      s.hover,
		"textDocument/formatting": s.format,
	}[req.Method]
	if do == nil {
		return nil, &jsonrpc2.Error{Code: jsonrpc2.CodeMethodNotFound, Message: fmt.Sprintf("the server has no answer to %.80q", req.Method)}
	}
	return do(ctx, req)
}

// read reads the parameters of a message.
func read(req *jsonrpc2.Request, into any) error {
	text := json.RawMessage("null")
	if req.Params != nil {
		text = *req.Params
	}
	if err := json.Unmarshal(text, into); err != nil {
		return &jsonrpc2.Error{Code: jsonrpc2.CodeInvalidParams, Message: "the parameters cannot be read: " + err.Error()}
	}
	return nil
}

func (s *Server) initialize(_ context.Context, req *jsonrpc2.Request) (any, error) {
	var asked initializeParams
	if err := read(req, &asked); err != nil {
		return nil, err
	}
	s.state, s.snippets = isReady, asked.Capabilities.TextDocument.Completion.CompletionItem.SnippetSupport
	return map[string]any{"capabilities": capabilities, "serverInfo": map[string]string{"name": "yardstick", "version": s.Version}}, nil
}

func (s *Server) shutdown(context.Context, *jsonrpc2.Request) (any, error) {
	s.state = isShut
	for _, d := range s.documents {
		d.drop()
	}
	return nil, nil
}

// at returns the document that a message is about, and the place in it.
func (s *Server) at(req *jsonrpc2.Request) (*document, position, error) {
	var asked placeParams
	if err := read(req, &asked); err != nil {
		return nil, position{}, err
	}
	d := s.documents[asked.TextDocument.URI]
	if d == nil {
		return nil, position{}, &jsonrpc2.Error{Code: jsonrpc2.CodeInvalidParams, Message: "the document is not open"}
	}
	return d, asked.Position, nil
}

// complete lists the texts that can be written at a place.
func (s *Server) complete(ctx context.Context, req *jsonrpc2.Request) (any, error) {
	d, at, err := s.at(req)
	if err != nil {
		return nil, err
	}
	ctx, cancel := s.patient(ctx)
	defer cancel()
	if d.scenarios {
		return s.sentences(ctx, d, at), nil
	}
	return s.decisions(ctx, d, at), nil
}

// hover shows the clause at a place, or the clause that decides the step there; nothing if there is none.
func (s *Server) hover(ctx context.Context, req *jsonrpc2.Request) (any, error) {
	d, at, err := s.at(req)
	if err != nil {
		return nil, err
	}
	if shown := d.ruleAt(at); shown != nil {
		return shown, nil
	}
	if d.scenarios {
		return nil, nil
	}
	ctx, cancel := s.patient(ctx)
	defer cancel()
	if shown := s.verdictAt(ctx, d, at); shown != nil {
		return shown, nil
	}
	return nil, nil // a nil hover in an interface would not be nil
}

package lsp

import (
	"context"
	"net/url"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/sourcegraph/jsonrpc2"

	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// document is an open text of the editor. After a change it is a new document, so that each judgement has its
// own text.
type document struct {
	identifier
	// name is the name of the document in messages. folder is the folder of its file, "" for a text without a file.
	name, folder string
	// scenarios reports a file of scenarios; any other text is a record.
	scenarios bool
	text      string
	lines     []string
	// drop stops the judgement of the document.
	drop context.CancelFunc
}

// pause is the time that a text has to stay unchanged before it is judged.
const pause = 20 * time.Millisecond

func (s *Server) opened(ctx context.Context, req *jsonrpc2.Request) (any, error) {
	var asked openParams
	if err := read(req, &asked); err != nil {
		return nil, err
	}
	d := &document{identifier: asked.TextDocument.identifier, name: "the document"}
	if place, err := url.Parse(d.URI); err == nil {
		if at := place.Path + place.Opaque; at != "" {
			d.name = prose.OneLine(path.Base(at))
		}
		if place.Scheme == "file" {
			d.folder = folderOf(place.Path)
		}
	}
	ending := strings.ToLower(path.Ext(d.name))
	d.scenarios = ending == ".feature" || ending == "" && slices.Contains([]string{"cucumber", "gherkin"}, asked.TextDocument.LanguageID)
	s.put(ctx, d, asked.TextDocument.Text)
	return nil, nil
}

// folderOf returns the folder of a file, whose path is as editors write it: "/c:/games/a.yard" is in c:\games
// on Windows.
func folderOf(path string) string {
	if drive := strings.TrimPrefix(path, "/"); filepath.VolumeName(drive) != "" {
		path = drive
	}
	return filepath.Dir(filepath.FromSlash(path))
}

func (s *Server) changed(ctx context.Context, req *jsonrpc2.Request) (any, error) {
	var asked changeParams
	if err := read(req, &asked); err != nil {
		return nil, err
	}
	was, n := s.documents[asked.TextDocument.URI], len(asked.ContentChanges)
	if was == nil || n == 0 || asked.ContentChanges[n-1].Range != nil {
		return nil, nil // a notification has no answer, and a part of a text was not asked for
	}
	d := *was
	d.Version = asked.TextDocument.Version
	s.put(ctx, &d, asked.ContentChanges[n-1].Text)
	return nil, nil
}

func (s *Server) closed(ctx context.Context, req *jsonrpc2.Request) (any, error) {
	var asked placeParams
	if err := read(req, &asked); err != nil {
		return nil, err
	}
	if d := s.documents[asked.TextDocument.URI]; d != nil {
		s.forget(d)
		s.publish(context.WithoutCancel(ctx), d, nil)
	}
	return nil, nil
}

// forget drops a document and its judgement.
func (s *Server) forget(d *document) {
	s.publishing.Lock()
	defer s.publishing.Unlock()
	d.drop()
	delete(s.documents, d.URI)
}

// put opens a document in the place of the one with the same name, and judges it. A text that is too long is
// cut, but stays so long that the judge reports it. The size of all documents together is limited too.
func (s *Server) put(ctx context.Context, d *document, text string) {
	if was := s.documents[d.URI]; was != nil {
		s.forget(was)
	}
	d.text = text[:min(len(text), transcript.MaxBytes+1)]
	d.lines = strings.Split(d.text, "\n")
	total := len(d.text)
	for _, other := range s.documents {
		total += len(other.text) + 4<<10
	}
	if total > mostText {
		s.publish(ctx, d, []diagnostic{{Severity: isInformation, Source: source,
			Message: "the open documents are too long together; close some, and open this one again"}})
		return
	}
	judging, drop := context.WithCancel(ctx)
	d.drop = drop
	s.documents[d.URI] = d
	s.running.Go(func() { s.judge(judging, d) })
}

// judge judges a document and publishes the result, if the text is still the latest.
func (s *Server) judge(ctx context.Context, d *document) {
	defer d.drop()
	select {
	case <-time.After(pause):
	case <-ctx.Done():
		return
	}
	select {
	case s.judging <- struct{}{}:
	case <-ctx.Done():
		return
	}
	defer func() { <-s.judging }()
	within, cancel := s.patient(ctx)
	defer cancel()
	found := s.diagnose(within, d)
	if within.Err() != nil {
		found = []diagnostic{{Severity: isInformation, Source: source, Message: "this takes too long to judge while you type; run yardstick judge on the file"}}
	}
	s.publish(ctx, d, found)
}

// publish sends the diagnostics of a document, unless it was changed or closed.
func (s *Server) publish(ctx context.Context, d *document, found []diagnostic) {
	s.publishing.Lock()
	defer s.publishing.Unlock()
	if ctx.Err() == nil {
		_ = s.conn.Notify(ctx, "textDocument/publishDiagnostics", // an editor that has left needs no diagnostics
			diagnosticsParams{d.URI, d.Version, append([]diagnostic{}, found...)})
	}
}

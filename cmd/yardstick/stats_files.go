package main

import (
	"bufio"
	"compress/gzip"
	"errors"
	"io"
	"path/filepath"
	"strings"

	"github.com/yardstick-rules/yardstick/cmd/internal/output"
	"github.com/yardstick-rules/yardstick/cmd/internal/page"
	"github.com/yardstick-rules/yardstick/cmd/internal/stats"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
	"github.com/yardstick-rules/yardstick/engine/tally"
)

// sheets holds the files that are written while games are played.
type sheets []*sheet

// sheet is a file of rows. It is written row by row, because memory may be too small for all rows.
type sheet struct {
	path   string
	to     *output.Writer
	buffer *bufio.Writer
	// zip is nil for an uncompressed file.
	zip  *gzip.Writer
	rows *tally.Writer
	// add writes the rows of a game.
	add func(*tally.Writer, *tally.Game) error
}

// outputs opens the files of the flags: the page, or nil if there is none, and the files of rows.
func (c *statsCmd) outputs(entry games.Entry) (*output.File, sheets, error) {
	rows := c.Output
	var web *output.File
	if strings.EqualFold(filepath.Ext(rows), ".html") {
		if c.JSON {
			return nil, nil, at("-o", errors.New("a page is HTML; leave out --json, or leave out -o and redirect the answer"))
		}
		var err error
		if web, err = (&target{Output: rows, Force: c.Force}).open(); err != nil {
			return nil, nil, err
		}
		rows = ""
	}
	files, err := c.files(entry, rows)
	return web, files, err
}

// page writes the page.
func (c *statsCmd) page(a *app, to *output.File, book *rulebook.Book, said *stats.Stats) error {
	var text strings.Builder
	if err := page.Stats(&text, book, said, page.Head{Program: program(buildInfo()), Command: a.typed}); err != nil {
		return err
	}
	return a.writePage(to, c.Output, text.String(), "the results of "+prose.Count(int(said.Games), "game"))
}

// files opens the files of rows; rows is the path for the rows of games.
func (c *statsCmd) files(entry games.Entry, rows string) (sheets, error) {
	switch {
	case c.Force && c.Output == "" && c.Clauses == "":
		return nil, at("--force", errors.New("there is nothing to replace; name a file with -o or --clauses"))
	case c.Output != "" && c.Clauses != "" && filepath.Clean(c.Output) == filepath.Clean(c.Clauses):
		return nil, at("--clauses", errors.New("this is the file of -o; name another"))
	}
	most := entry.Book.Players.Max
	if c.Seats != nil {
		most = *c.Seats
	}
	kinds := []struct {
		path string
		to   *output.File
		head func(io.Writer) *tally.Writer
		add  func(*tally.Writer, *tally.Game) error
	}{
		{rows, nil, func(w io.Writer) *tally.Writer { return tally.NewGames(w, most) }, (*tally.Writer).Game},
		{c.Clauses, nil, tally.NewClauses, (*tally.Writer).Clauses},
	}
	for i, k := range kinds { // nothing is written before all files can be
		if k.path == "" {
			continue
		}
		var err error
		if kinds[i].to, err = (&target{Output: k.path, Force: c.Force}).open(); err != nil {
			return nil, err
		}
	}
	var list sheets
	for _, k := range kinds {
		if k.to == nil {
			continue
		}
		to, err := k.to.Writer()
		if err != nil {
			list.drop()
			return nil, at(k.path, err)
		}
		list = append(list, newSheet(k.path, to, k.head, k.add))
	}
	return list, nil
}

func newSheet(path string, to *output.Writer, head func(io.Writer) *tally.Writer, add func(*tally.Writer, *tally.Game) error) *sheet {
	s := &sheet{path: path, to: to, buffer: bufio.NewWriterSize(to, 64<<10), add: add}
	if !strings.HasSuffix(path, ".gz") {
		s.rows = head(s.buffer)
		return s
	}
	s.zip, _ = gzip.NewWriterLevel(s.buffer, gzip.DefaultCompression) // this level exists
	s.rows = head(s.zip)
	return s
}

// add writes the rows of a game to every file.
func (list sheets) add(g *tally.Game) error {
	for _, s := range list {
		if err := s.add(s.rows, g); err != nil {
			return at(s.path, err)
		}
	}
	return nil
}

// keep completes the files and gives them their names.
func (list sheets) keep() error {
	for _, s := range list {
		err := s.rows.Flush()
		if err == nil && s.zip != nil {
			err = s.zip.Close()
		}
		if err == nil {
			err = s.buffer.Flush()
		}
		if err == nil {
			err = s.to.Keep()
		}
		if err != nil {
			return at(s.path, err)
		}
	}
	return nil
}

// drop removes the files that were not kept.
func (list sheets) drop() {
	for _, s := range list {
		s.to.Drop()
	}
}

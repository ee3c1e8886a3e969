package desk

import (
	"bytes"
	"compress/gzip"
	"encoding/json"
	"errors"
	"io/fs"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/precedent"
	"github.com/yardstick-rules/yardstick/features"
	"github.com/yardstick-rules/yardstick/golden"
)

// library holds the texts that the page can search, except the rulebooks, which the page's engine contains.
type library struct {
	// Files are the texts of the feature files, by name.
	Files      map[string]string `json:"files"`
	Precedents []decided         `json:"precedents"`
}

// decided is a precedent: a dispute with its decision.
type decided struct {
	File  string `json:"file"`
	Game  string `json:"game"`
	Title string `json:"title"`
	Issue string `json:"issue"`
	Text  string `json:"text"`
}

// Library returns the feature files and precedents of all games as compressed JSON. The page loads this file
// for a search.
func Library() ([]byte, error) {
	all := library{Files: map[string]string{}}
	for _, entry := range games.All() {
		for _, name := range features.Files(entry.Name()) {
			text, err := features.Read(name)
			if err != nil {
				return nil, err
			}
			all.Files["features/"+name] = text
		}
	}
	folder, err := fs.Sub(golden.Files, "precedents")
	if err != nil {
		return nil, err
	}
	for p, err := range precedent.Each(folder, "golden/precedents", games.Find) {
		switch unknown := new(games.UnknownError); {
		case errors.As(err, &unknown):
			continue // the page does not contain this game
		case err != nil:
			return nil, err
		}
		text, err := fs.ReadFile(golden.Files, strings.TrimPrefix(p.File, "golden/"))
		if err != nil {
			return nil, err
		}
		all.Precedents = append(all.Precedents,
			decided{File: p.File, Game: p.Game, Title: p.Entry.Book.Title, Issue: p.Issue, Text: string(text)})
	}
	return packed(all)
}

// packed returns a value as compressed JSON, the same each time.
func packed(v any) ([]byte, error) {
	var b bytes.Buffer
	z, err := gzip.NewWriterLevel(&b, gzip.BestCompression)
	if err == nil {
		err = json.NewEncoder(z).Encode(v)
	}
	if err == nil {
		err = z.Close()
	}
	return b.Bytes(), err
}

package main

import (
	"fmt"
	"go/scanner"
	"go/token"
	"io/fs"
	"path"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/rulebook"
)

// codeLength is the number of hexadecimal digits of the digest of a game's code.
const codeLength = 12

// codeOf returns the digest of the game's own Go code in a folder and the folders below it; "" if there is none.
// Comments, tests and generated files do not count.
func codeOf(fsys fs.FS) (string, error) {
	var all strings.Builder
	err := fs.WalkDir(fsys, ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil || path.Ext(name) != ".go" || strings.HasSuffix(name, "_test.go") || strings.HasSuffix(name, "_gen.go") {
			return err
		}
		text, err := fs.ReadFile(fsys, name)
		if err == nil {
			fmt.Fprintf(&all, "%s\n", name)
			writeTokens(&all, text)
		}
		return err
	})
	if err != nil || all.Len() == 0 {
		return "", err
	}
	return rulebook.Digest([]byte(all.String()))[:codeLength], nil
}

// writeTokens writes the tokens of a Go file, one per line, without comments.
func writeTokens(w *strings.Builder, text []byte) {
	var s scanner.Scanner
	s.Init(token.NewFileSet().AddFile("", -1, len(text)), text, nil, 0)
	for {
		_, word, literal := s.Scan()
		if word == token.EOF {
			return
		}
		if word == token.SEMICOLON {
			literal = "" // it is "\n" where the scanner adds the semicolon
		}
		fmt.Fprintf(w, "%s %s\n", word, literal)
	}
}

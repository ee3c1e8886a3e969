package main

import (
	"bytes"
	"go/format"
	"io/fs"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/rulebook/source"
)

// componentTable writes the default components of a game as a Go literal.
type componentTable func(w *bytes.Buffer, c *collector)

// componentTables are the games that have components.
func componentTables() map[string]componentTable {
	return map[string]componentTable{"yardmaster": yardmaster}
}

func readComponents(fsys fs.FS, pkg string, table componentTable) ([]byte, error) {
	const name, most = "components.yaml", 1 << 20
	data, err := fs.ReadFile(fsys, name)
	if err != nil {
		return nil, err
	}
	root, err := source.Parse(data, most)
	if err != nil {
		return nil, inFile(err, name)
	}
	var w bytes.Buffer
	header(&w, pkg, name)
	c := &collector{root: root}
	table(&w, c)
	if c.err != nil {
		return nil, inFile(c.err, name)
	}
	return format.Source(w.Bytes())
}

// collector takes numbers out of a component file and keeps the first error.
type collector struct {
	root *source.Node
	err  error
}

// number is the whole number at a path from the top.
func (c *collector) number(path ...string) int { return c.at(c.root, path...) }

// at is the whole number at a path from n.
func (c *collector) at(n *source.Node, path ...string) int {
	const most = 1000
	value := n.At(path...)
	if value == nil {
		field := strings.TrimPrefix(n.Field+"."+strings.Join(path, "."), ".")
		value = &source.Node{Line: n.Line, Field: field, Kind: source.Nothing}
	}
	number, err := value.Int(0, most)
	if err != nil && c.err == nil {
		c.err = err
	}
	return number
}

// inFile gives an error of package source its file.
func inFile(err error, name string) error {
	if e, ok := err.(*source.Error); ok {
		e.File = name
	}
	return err
}

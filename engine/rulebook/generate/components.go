package main

import (
	"bytes"
	"errors"
	"fmt"
	"go/format"
	"io/fs"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/rulebook"
	"github.com/yardstick-rules/yardstick/engine/rulebook/source"
)

// componentTable writes the default components of a game as a Go literal.
type componentTable func(w *bytes.Buffer, c *collector)

// componentTables are the games that have components.
func componentTables() map[string]componentTable {
	return map[string]componentTable{"frontier": frontier}
}

// componentFiles makes the files of a game's components: its table, and for every game the origins of its figures. A game
// that has neither a table nor a file of components has no such files.
func componentFiles(fsys fs.FS, pkg string, book *rulebook.Book, kinds []string, table componentTable) ([]file, error) {
	const name = "components.yaml"
	data, err := fs.ReadFile(fsys, name)
	if table == nil && len(kinds) == 0 && errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	text, err := figureTable(book.Figures, pkg)
	if err != nil {
		return nil, err
	}
	files := []file{{"figures_gen.go", text}}
	root, err := source.Parse(data, 1<<20)
	if err != nil {
		return nil, inFile(err, name)
	}
	if len(kinds) > 0 {
		text, err := kindTables(root, kinds)
		if err != nil {
			return nil, err
		}
		files = append(files, file{"box/kinds_gen.go", text})
	}
	if table == nil {
		return files, nil
	}
	text, err = componentFile(root, pkg, name, table)
	return append(files, file{"components_gen.go", text}), err
}

func componentFile(root *source.Node, pkg, name string, table componentTable) ([]byte, error) {
	var w bytes.Buffer
	header(&w, pkg, name)
	c := &collector{root: root}
	table(&w, c)
	if c.err != nil {
		return nil, inFile(c.err, name)
	}
	return format.Source(w.Bytes())
}

// collector takes values out of a component file and keeps the first error.
type collector struct {
	root *source.Node
	err  error
}

// most is the largest number that a component file needs.
const most = 1000

// number is the whole number at a path from the top.
func (c *collector) number(path ...string) int { return c.at(c.root, path...) }

// at is the whole number at a path from n.
func (c *collector) at(n *source.Node, path ...string) int { return c.within(0, n, path...) }

// shift is the whole number at a path from n, which may be below 0.
func (c *collector) shift(n *source.Node, path ...string) int { return c.within(-most, n, path...) }

func (c *collector) within(least int, n *source.Node, path ...string) int {
	number, err := c.node(n, path...).Int(least, most)
	c.keep(err)
	return number
}

// text is the text under a key of n.
func (c *collector) text(n *source.Node, key string) string {
	value := c.node(n, key)
	if value.Kind != source.Text {
		c.keep(value.Wrong("is "+value.Describe(), "a text"))
	}
	return value.Value()
}

// word is the place, in a list, of the text under a key of n.
func (c *collector) word(n *source.Node, key string, words []string) int {
	i := slices.Index(words, c.text(n, key))
	if i < 0 {
		value := c.node(n, key)
		c.keep(value.Wrong("is "+value.Describe(), strings.Join(words, ", ")))
	}
	return max(i, 0)
}

// texts lists the text under a key of every record of a list.
func (c *collector) texts(list *source.Node, key string) []string {
	var texts []string
	for _, n := range list.Items() {
		texts = append(texts, c.text(n, key))
	}
	return texts
}

// node is the value at a path from n. One that is missing is nothing, which no number and no text is.
func (c *collector) node(n *source.Node, path ...string) *source.Node {
	if value := n.At(path...); value != nil {
		return value
	}
	field := strings.TrimPrefix(n.Field+"."+strings.Join(path, "."), ".")
	return &source.Node{Line: n.Line, Field: field, Kind: source.Nothing}
}

func (c *collector) keep(err error) {
	if c.err == nil {
		c.err = err
	}
}

// array writes values as an array literal, ten in a line.
func array[T any](w *bytes.Buffer, kind, verb string, values []T) {
	fmt.Fprintf(w, "[%d]%s{", len(values), kind)
	for i, v := range values {
		if i%10 == 0 && len(values) > 10 {
			fmt.Fprintln(w)
		}
		fmt.Fprintf(w, verb+",", v)
	}
	if len(values) > 10 {
		fmt.Fprintln(w)
	}
	fmt.Fprint(w, "}")
}

// inFile gives an error of package source its file.
func inFile(err error, name string) error {
	if e, ok := err.(*source.Error); ok {
		e.File = name
	}
	return err
}

// each lists the numbers at paths that differ in one word.
func (c *collector) each(under, path string, words ...string) []int {
	var numbers []int
	for _, word := range words {
		numbers = append(numbers, c.number(strings.Split(under+"."+fmt.Sprintf(path, word), ".")...))
	}
	return numbers
}

// field writes an array of the components.
func field(w *bytes.Buffer, name, kind string, values []int) {
	fmt.Fprintf(w, "%s: ", name)
	array(w, kind, "%d", values)
	fmt.Fprint(w, ",\n")
}

// list writes an array of its own.
func list[T any](w *bytes.Buffer, name, kind, verb string, values []T) {
	fmt.Fprintf(w, "var %s = ", name)
	array(w, kind, verb, values)
	fmt.Fprint(w, "\n\n")
}

func numbers[T any](values []T) string {
	return strings.Trim(strings.Join(strings.Fields(fmt.Sprint(values)), ", "), "[]")
}

package main

import (
	"bytes"
	"fmt"
	"go/format"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/rulebook"
	"github.com/yardstick-rules/yardstick/engine/rulebook/source"
)

// kindTables writes, for the package box of a game, an enumeration for each "TYPE=LIST": a constant for every id of that list of
// components.yaml, in its order, and the plural, their number. In "TYPE=LIST+WORD" the names of the constants end in WORD.
func kindTables(book *rulebook.Book, kinds []string) ([]byte, error) {
	root, err := source.NewPrinted(book).Root()
	if err != nil {
		return nil, err
	}
	var w bytes.Buffer
	header(&w, "box", "components.yaml")
	for _, kind := range kinds {
		name, list, _ := strings.Cut(kind, "=")
		list, ending, _ := strings.Cut(list, "+")
		fmt.Fprintf(&w, "// %s is a record of %s, by its place in the component file.\ntype %[1]s uint8\n\n// What %[2]s lists.\nconst (\n", name, list)
		items := root.At(strings.Split(list, ".")...).Items()
		if len(items) == 0 {
			return nil, fmt.Errorf("components.yaml: %s: is no list with entries, and %s is to be its kinds", list, name)
		}
		for i, item := range items {
			fmt.Fprint(&w, camel(item.Get("id").Value())+ending)
			if i == 0 {
				fmt.Fprintf(&w, " %s = iota", name)
			}
			fmt.Fprintln(&w)
		}
		fmt.Fprintf(&w, "%s // how many there are\n)\n\n", plural(name))
	}
	return format.Source(w.Bytes())
}

func plural(noun string) string {
	if strings.HasSuffix(noun, "s") {
		return noun + "es"
	}
	return noun + "s"
}

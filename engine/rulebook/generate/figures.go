package main

import (
	"bytes"
	"fmt"
	"go/format"

	"github.com/yardstick-rules/yardstick/engine/rulebook"
)

// figureTable writes the figures of a component file.
func figureTable(figures []rulebook.Figure, pkg string) ([]byte, error) {
	var w bytes.Buffer
	header(&w, pkg, "components.yaml")
	fmt.Fprintf(&w, "import %q\n\nvar figures = []rulebook.Figure{\n", "github.com/yardstick-rules/yardstick/engine/rulebook")
	for _, figure := range figures {
		fmt.Fprintf(&w, "{Path: %q, Value: %q, From: %q, Line: %d", figure.Path, figure.Value, figure.From, figure.Line)
		if figure.How != "" {
			fmt.Fprintf(&w, ", How: %q", figure.How)
		}
		if len(figure.Binds) > 0 {
			fmt.Fprintf(&w, ", Binds: %#v", figure.Binds)
		}
		fmt.Fprint(&w, "},\n")
	}
	fmt.Fprint(&w, "}\n")
	return format.Source(w.Bytes())
}

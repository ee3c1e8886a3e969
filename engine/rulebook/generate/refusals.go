package main

import (
	"bytes"
	"fmt"
	"go/format"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
)

// refusalTable writes the reasons of refusals.yaml as constants and as the rows of a table.
func refusalTable(b *rulebook.Book, pkg string, n names) ([]byte, error) {
	var w bytes.Buffer
	header(&w, pkg, "refusals.yaml")
	fmt.Fprintf(&w, "import (\n%q\n%q\n)\n\n", "github.com/yardstick-rules/yardstick/engine", "github.com/yardstick-rules/yardstick/engine/rulebook")
	fmt.Fprint(&w, "// refusal is why an action is not legal; allowed is none. They are in the order of refusals.yaml.\ntype refusal uint8\n\n"+
		"const (\nallowed refusal = iota\n")
	for _, r := range b.Refusals[1:] {
		fmt.Fprintln(&w, refusalName(r.ID))
	}
	fmt.Fprint(&w, ")\n\nvar refusals = []rulebook.Refusal{\nallowed: {Question: engine.NoQuestion},\n")
	for _, r := range b.Refusals[1:] {
		fmt.Fprintf(&w, "%s: {ID: %q, ", refusalName(r.ID), r.ID)
		if r.Clause != "" {
			fmt.Fprintf(&w, "Clause: %s, ", n[string(r.Clause)])
		}
		question := "engine.NoQuestion"
		if r.Question != engine.NoQuestion {
			question = n[b.Questions[r.Question].ID]
		}
		fmt.Fprintf(&w, "Question: %s,\nSays: %q},\n", question, r.Says)
	}
	fmt.Fprint(&w, "}\n")
	return format.Source(w.Bytes())
}

// refusalName returns the Go name of a reason: deck-empty becomes deckEmpty.
func refusalName(id string) string {
	name := camel(id)
	return strings.ToLower(name[:1]) + name[1:]
}

package main

import (
	"bytes"
	"fmt"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/rulebook"
)

// bookTable writes the book as one literal. The linker lays the literal out, so nothing is computed
// at start-up. The figures, if there are any, are in a separate table.
func bookTable(w *bytes.Buffer, b *rulebook.Book, n names, figures bool) {
	fmt.Fprintf(w, "var book = rulebook.Book{\nGame: %q, Title: %q, Prefix: %q,\nSource: %q,\n", b.Game, b.Title, b.Prefix, b.Source)
	fmt.Fprintf(w, "Players: rulebook.Players{Min: %d, Max: %d},\n", b.Players.Min, b.Players.Max)
	texts(w, "Seats", b.Seats)
	fmt.Fprint(w, "Sections: []rulebook.Section{\n")
	for _, s := range b.Sections {
		fmt.Fprintf(w, "{ID: %q, Title: %q},\n", s.ID, s.Title)
	}
	fmt.Fprint(w, "},\nClauses: []rulebook.Clause{\n")
	for i := range b.Clauses {
		clauseRow(w, &b.Clauses[i], n)
	}
	fmt.Fprint(w, "},\nQuestions: []rulebook.Question{\n")
	for i := range b.Questions {
		questionRow(w, &b.Questions[i], n)
	}
	fmt.Fprint(w, "},\n")
	exampleRows(w, b.Examples)
	if b.Refusals != nil {
		fmt.Fprint(w, "Refusals: refusals,\n")
	}
	if figures {
		fmt.Fprint(w, "Figures: figures,\n")
	}
	if b.Code != "" {
		fmt.Fprintf(w, "Code: %q,\n", b.Code)
	}
	if b.Issue != "" {
		fmt.Fprintf(w, "Issue: %q,\n", b.Issue)
	}
	sourceRows(w, b.Sources)
	fmt.Fprint(w, "}\n\n")
	embedded(w, b.Sources)
}

// sourceRows writes the sources of the book, so that changes to them are noticed.
func sourceRows(w *bytes.Buffer, sources []rulebook.Source) {
	fmt.Fprint(w, "Sources: []rulebook.Source{\n")
	for _, s := range sources {
		fmt.Fprintf(w, "{File: %q, Digest: %q},\n", s.File, s.Digest)
	}
	fmt.Fprint(w, "},\nFiles: &files,\n")
}

// embedded embeds the sources and the tables next to them in the program, in their state at build time.
func embedded(w *bytes.Buffer, sources []rulebook.Source) {
	fmt.Fprint(w, "//go:embed")
	for _, s := range sources {
		fmt.Fprint(w, " "+s.File)
	}
	fmt.Fprint(w, " *.tsv position.schema.json") // the history, the measurements of the book, and the schema of positions
	fmt.Fprint(w, "\nvar files embed.FS\n")
}

func clauseRow(w *bytes.Buffer, c *rulebook.Clause, n names) {
	fmt.Fprintf(w, "{\nID: %s, Section: %q, Kind: %q, Testable: %t,\nAt: %q,\nSays: %q,\n",
		n[string(c.ID)], c.Section, c.Kind, c.Testable, c.At, c.Says)
	if c.Why != "" {
		fmt.Fprintf(w, "Why: %q,\n", c.Why)
	}
	texts(w, "Examples", c.Examples)
	texts(w, "Questions", c.Questions)
	if c.Since != "" || c.Until != "" {
		fmt.Fprintf(w, "Since: %q, Until: %q,\n", c.Since, c.Until)
	}
	fmt.Fprint(w, "},\n")
}

func questionRow(w *bytes.Buffer, q *rulebook.Question, n names) {
	fmt.Fprintf(w, "{\nID: %q, Name: %q, WhyOpen: %q,\nAsks: %q,\n", q.ID, q.Name, q.WhyOpen, q.Asks)
	ids := make([]string, len(q.Clauses))
	for i, c := range q.Clauses {
		ids[i] = n[string(c)]
	}
	if len(ids) > 0 {
		fmt.Fprintf(w, "Clauses: []engine.Clause{%s},\n", strings.Join(ids, ", "))
	}
	readings(w, "Options", q.Options)
	fmt.Fprintf(w, "Default: %s,\nBecause: %q,\nShows: %q,\n", n[q.ID+" "+q.Options[q.Default].ID], q.Because, q.Shows)
	if q.Fixed {
		fmt.Fprintf(w, "Fixed: true, Why: %q,\n", q.Why)
	}
	if len(q.Told) > 0 {
		readings(w, "Told", q.Told)
	}
	fmt.Fprint(w, "},\n")
}

func exampleRows(w *bytes.Buffer, examples []rulebook.Example) {
	if len(examples) == 0 {
		return
	}
	fmt.Fprint(w, "Examples: []rulebook.Example{\n")
	for _, e := range examples {
		fmt.Fprintf(w, "{ID: %q, Kind: %q, Title: %q", e.ID, e.Kind, e.Title)
		for _, more := range [][2]string{{"Topic", e.Topic}, {"At", e.At}, {"Figures", e.Figures}, {"Untestable", e.Untestable}} {
			if more[1] != "" {
				fmt.Fprintf(w, ",\n%s: %q", more[0], more[1])
			}
		}
		fmt.Fprint(w, "},\n")
	}
	fmt.Fprint(w, "},\n")
}

func readings(w *bytes.Buffer, field string, list []rulebook.Reading) {
	fmt.Fprintf(w, "%s: []rulebook.Reading{\n", field)
	for _, r := range list {
		if r.Components != "" {
			fmt.Fprintf(w, "{ID: %q, Says: %q,\nComponents: %q},\n", r.ID, r.Says, r.Components)
			continue
		}
		fmt.Fprintf(w, "{ID: %q, Says: %q},\n", r.ID, r.Says)
	}
	fmt.Fprint(w, "},\n")
}

func texts(w *bytes.Buffer, field string, list []string) {
	if len(list) > 0 {
		fmt.Fprintf(w, "%s: %#v,\n", field, list)
	}
}

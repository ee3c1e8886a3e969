package page

import (
	"fmt"
	"io"

	"github.com/yardstick-rules/yardstick/cmd/internal/conform"
)

// beside holds the parts of the page about several engines.
type beside struct {
	*conform.Matrix
	Groups []besideGroup
	Alike  []conform.MatrixRow
}

// besideGroup are the rows that differ for one reason.
type besideGroup struct {
	ID, Title string
	Rows      []conform.MatrixRow
}

// columned are rows with the names of their columns, for a table.
type columned struct {
	Letters []string
	Title   string
	Rows    []conform.MatrixRow
}

func columns(letters []string, title string, rows []conform.MatrixRow) columned {
	return columned{letters, title, rows}
}

// Letters returns the letters that stand for the runs.
func (b *beside) Letters() (all []string) {
	for i := range b.Runs {
		all = append(all, conform.Letter(i))
	}
	return all
}

// Matrix writes the page that compares the reports of several engines.
func Matrix(w io.Writer, said *conform.Matrix, head Head) error {
	head.Title = fmt.Sprintf("%s: %d reports compared", said.Game, len(said.Runs))
	head.Lead = fmt.Sprintf("Edition %s of the rulebook. The changes in which the same trial has a different result come first.", said.Edition)
	page := beside{Matrix: said}
	for _, g := range []struct {
		change conform.Change
		title  string
	}{
		{conform.Real, "The same trial has a different result"}, {conform.Tried, "Other trials were run"}, {conform.Rulebook, "Another edition of the rulebook"},
	} {
		group := besideGroup{ID: string(g.change), Title: g.title}
		for _, r := range said.Rows {
			if r.Change == g.change {
				group.Rows = append(group.Rows, r)
			}
		}
		if len(group.Rows) > 0 {
			page.Groups = append(page.Groups, group)
		}
	}
	for _, r := range said.Rows {
		if r.Change == conform.Alike {
			page.Alike = append(page.Alike, r)
		}
	}
	return write(w, "matrix.html", head, &page)
}

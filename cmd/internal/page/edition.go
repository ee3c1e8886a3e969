package page

import (
	"html/template"
	"io"

	"github.com/yardstick-rules/yardstick/cmd/internal/edition"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
)

// Edition writes the page about the changes between two editions of a rulebook.
func Edition(w io.Writer, book *rulebook.Book, said *edition.Report, head Head) error {
	head.Title = book.Title + ": changes from " + said.Old + " to " + said.New
	return write(w, "edition.html", head, template.HTML(said.Page().HTML()))
}

package page

import (
	"html/template"
	"io"

	"github.com/yardstick-rules/yardstick/cmd/internal/tune"
)

// Tune writes the page about the search for a change that meets a designer's wants.
func Tune(w io.Writer, said *tune.Report, head Head) error {
	head.Title = said.Title + ": the smallest change that meets the wants"
	return write(w, "edition.html", head, template.HTML(said.Doc().HTML()))
}

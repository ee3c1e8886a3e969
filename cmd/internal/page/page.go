// Package page writes answers as HTML pages in one style. A page is a single file that loads nothing. A page
// works from a folder, in print, on a phone, with a keyboard and with a screen reader. The texts of an answer
// never become HTML or script.
package page

import (
	"crypto/sha256"
	"embed"
	"encoding/base64"
	"fmt"
	"html/template"
	"io"
	"strings"

	"github.com/yardstick-rules/yardstick/cmd/internal/draw/svg"
	"github.com/yardstick-rules/yardstick/engine/prose"
)

//go:embed *.html page.css page.js
var files embed.FS

// Head holds the title, lead, program and command of a page.
type Head struct {
	// Title is the heading of the page, Lead a sentence below it.
	Title, Lead string
	// Program names the program that wrote the page, Command the command that gave the answer.
	Program, Command string
}

// frame holds the parts around Main, which is the page's own.
type frame struct {
	Head
	Style  template.CSS
	Script template.JS
	Policy string
	Main   any
}

// write writes a page whose own part is the template "main" of a file.
func write(w io.Writer, file string, head Head, main any) error {
	style, err := files.ReadFile("page.css")
	if err != nil {
		return err
	}
	if file == "verdict.html" {
		style = append(style, svg.Style...) // of the pictures on it
	}
	script, err := files.ReadFile("page.js")
	if err != nil {
		return err
	}
	// Only these two may run: a text that slips past the escaping could not.
	policy := fmt.Sprintf("default-src 'none'; style-src '%s'; script-src '%s'; base-uri 'none'; form-action 'none'", digest(style), digest(script))
	t, err := template.New(file).Funcs(template.FuncMap{"count": prose.Count[int], "columns": columns}).ParseFS(files, "frame.html", "chart.html", file)
	if err != nil {
		return err
	}
	var text strings.Builder
	err = t.ExecuteTemplate(&text, "frame", frame{Head: head, Style: template.CSS(style), Script: template.JS(script), Policy: policy, Main: main})
	if err != nil {
		return err
	}
	_, err = io.WriteString(w, prose.Clean(text.String()))
	return err
}

// digest returns the digest of a text in the form of a security policy.
func digest(text []byte) string {
	sum := sha256.Sum256(text)
	return "sha256-" + base64.StdEncoding.EncodeToString(sum[:])
}

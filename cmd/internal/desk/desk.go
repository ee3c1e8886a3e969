// Package desk makes the referee's desk: a page in the browser that contains the engine, so that it needs no
// server and no network. The program serves the page itself, or writes it as a single file to mail, or as a
// folder for any host. The page loads nothing from elsewhere; a security policy in each form makes the browser
// forbid that.
package desk

import (
	"embed"
	"errors"
	"fmt"
	"html"
	"io/fs"
	"strings"

	"github.com/yardstick-rules/yardstick/cmd/internal/draw/svg"
)

// web is the page. Its engine is in web/built, a folder that make desk creates.
//
//go:embed web
var web embed.FS

// The generated parts of the page, in a folder of their own.
const (
	generated   = "built"
	engineFile  = "engine.wasm.gz"
	runtimeFile = "wasm_exec.js"
	libraryFile = "library.json.gz"
)

// Engine is the page's engine, compressed, and the script that runs it. The same version of Go made both.
type Engine struct{ wasm, script []byte }

// ErrNotBuilt reports that the program was built without the page's engine.
var ErrNotBuilt = errors.New("built without the desk: make build")

// files returns the folder of the page.
func files() fs.FS {
	folder, err := fs.Sub(web, "web")
	if err != nil {
		panic(err) // the name is a constant
	}
	return folder
}

// Built returns the engine that this program contains. The error is [ErrNotBuilt] if it contains none.
func Built() (*Engine, error) {
	folder, err := fs.Sub(files(), generated)
	if err != nil {
		panic(err) // the name is a constant
	}
	e, err := load(folder)
	if err != nil {
		return nil, ErrNotBuilt
	}
	return e, nil
}

// load reads an engine from a folder.
func load(folder fs.FS) (*Engine, error) {
	wasm, err := fs.ReadFile(folder, engineFile)
	if err != nil {
		return nil, err
	}
	script, err := fs.ReadFile(folder, runtimeFile)
	return &Engine{wasm, script}, err
}

// Given holds the data with which a page opens.
type Given struct {
	// Program names the program that made the page.
	Program string `json:"program"`
	// Name and Text are the name and the text of a record; empty for none.
	Name string `json:"name,omitempty"`
	Text string `json:"text,omitempty"`
	// Rulings lists answers, question=option, that override those of the record. Components is the text of the
	// record's component file, and Position is the text of its position file.
	Rulings    []string `json:"rulings,omitempty"`
	Components string   `json:"components,omitempty"`
	Position   string   `json:"position,omitempty"`
	// Decisions is the number of decisions played when the page opens. With nil the page plays all of them, or
	// those before the first error.
	Decisions *int `json:"decisions,omitempty"`
}

const (
	// marker is the element of the page that Given replaces.
	marker = `<script type="application/json" id="given">{}</script>`
	// onServer is the security policy of a page that is served: it loads everything from its own server.
	onServer = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; connect-src 'self'; worker-src 'self'; " +
		"manifest-src 'self'; img-src 'self' data: blob:; base-uri 'none'; form-action 'none'"
)

// index returns the page with its data.
func index(g *Given) (string, error) {
	page, err := read("index.html")
	if err != nil {
		return "", err
	}
	given, err := inJSON(g)
	if err != nil {
		return "", err
	}
	page, err = put(page, marker, `<script type="application/json" id="given">`+given+`</script>`)
	if err != nil {
		return "", err
	}
	return policed(page, onServer)
}

// policed returns a page with a security policy.
func policed(page, policy string) (string, error) {
	return put(page, `content="POLICY"`, `content="`+html.EscapeString(policy)+`"`)
}

// style returns the style sheet of the page and of its pictures.
func style() (string, error) {
	text, err := read("desk.css")
	return text + svg.Style, err
}

func read(name string) (string, error) {
	text, err := fs.ReadFile(files(), name)
	return string(text), err
}

// put replaces a mark that occurs once in the page by a text.
func put(page, mark, text string) (string, error) {
	if strings.Count(page, mark) != 1 {
		return "", fmt.Errorf("desk: the page has %d times %s", strings.Count(page, mark), mark)
	}
	return strings.Replace(page, mark, text, 1), nil
}

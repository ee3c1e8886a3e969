package desk

import (
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"html"
	"regexp"
	"slices"
	"strings"
)

// modules lists the parts of the script, each after the parts that it needs. In a single file they become one
// script, because a browser loads no module from a folder.
var modules = []string{"strings.js", "dom.js", "engine.js", "library.js", "state.js", "blocks.js", "clause.js", "zoom.js", "table.js", "verdict.js", "step.js", "screen.js", "legal.js", "kinds.js",
	"scenarios.js", "other.js", "start.js", "setup.js", "shelf.js", "share.js", "main.js"}

// Single returns the page as one file that contains everything it needs.
func Single(g *Given, engine *Engine) (string, error) {
	page, err := read("index.html")
	if err != nil {
		return "", err
	}
	style, err := style()
	if err != nil {
		return "", err
	}
	script, err := joined()
	if err != nil {
		return "", err
	}
	data, err := data(g, engine)
	if err != nil {
		return "", err
	}
	policy := fmt.Sprintf("default-src 'none'; script-src '%s' 'wasm-unsafe-eval'; style-src '%s'; worker-src blob:; img-src data: blob:; "+
		"base-uri 'none'; form-action 'none'", digest(script), digest(style))
	for _, part := range [][2]string{
		{marker, data},
		{`<link rel="manifest" href="manifest.webmanifest">`, ""},
		{`<link rel="stylesheet" href="desk.css">`, "<style>" + style + "</style>"},
		{`<script type="module" src="main.js"></script>`, `<script type="module">` + script + `</script>`},
	} {
		if page, err = put(page, part[0], part[1]); err != nil {
			return "", err
		}
	}
	return policed(page, policy)
}

// data returns the parts of the file that a browser does not run: the data of the page, its engine, and the library.
func data(g *Given, engine *Engine) (string, error) {
	given, err := inJSON(g)
	if err != nil {
		return "", err
	}
	var b strings.Builder
	block := func(kind, id, text string) {
		fmt.Fprintf(&b, "<script type=\"%s\" id=\"%s\">%s</script>\n", kind, id, text)
	}
	block("application/json", "given", given)
	library, err := Library()
	if err != nil {
		return "", err
	}
	block("application/octet-stream", "library", base64.StdEncoding.EncodeToString(library))
	block("application/octet-stream", "engine", base64.StdEncoding.EncodeToString(engine.wasm))
	worker, err := read("worker.js")
	if err != nil {
		return "", err
	}
	block("text/plain", "worker", base64.StdEncoding.EncodeToString([]byte(string(engine.script)+"\n"+worker+"\n")))
	return b.String(), nil
}

// comment matches a line that is a comment, which a saved file does without.
var comment = regexp.MustCompile(`(?m)^[ \t]*//.*\n`)

// imported matches the import of another module, exported the beginning of a declaration that a module exports.
var (
	imported = regexp.MustCompile(`(?m)^import (\{[^}]*\}) from "\./([a-z]+\.js)";$`)
	exported = regexp.MustCompile(`(?m)^export (?:const|function|async function|class) (\w+)`)
)

// joined returns the modules as one script.
func joined() (string, error) {
	var b strings.Builder
	b.WriteString("const modules = {};\n")
	for i, name := range modules {
		text, err := read(name)
		if err != nil {
			return "", err
		}
		if text, err = enclosed(name, text, modules[:i]); err != nil {
			return "", err
		}
		b.WriteString(text)
	}
	if strings.Contains(b.String(), "</script") {
		return "", fmt.Errorf("desk: a module contains the end tag of its script")
	}
	return b.String(), nil
}

// enclosed wraps a module in a function that returns its exports, so that its other names stay local.
func enclosed(name, text string, before []string) (string, error) {
	for _, m := range imported.FindAllStringSubmatch(text, -1) {
		if !slices.Contains(before, m[2]) {
			return "", fmt.Errorf("desk: %s needs %s, which does not come before it", name, m[2])
		}
	}
	var names []string
	for _, m := range exported.FindAllStringSubmatch(text, -1) {
		names = append(names, m[1])
	}
	text = comment.ReplaceAllString(text, "")
	text = imported.ReplaceAllString(text, `const $1 = modules["$2"];`)
	text = exported.ReplaceAllStringFunc(text, func(s string) string { return strings.TrimPrefix(s, "export ") })
	if other := foreign.FindString(text); other != "" {
		return "", fmt.Errorf("desk: %s: %q: names are imported and exported where they are declared, and never change", name, other)
	}
	return fmt.Sprintf("modules[%q] = (() => {\n%s\nreturn {%s};\n})();\n", name, text, strings.Join(names, ", ")), nil
}

// foreign matches an import or an export that could not be enclosed.
var foreign = regexp.MustCompile(`(?m)^(?:import|export)\b.*$`)

// inJSON returns a value as JSON that is safe in a page: without characters that HTML obeys.
func inJSON(v any) (string, error) {
	text, err := json.Marshal(v) // Marshal escapes them
	return string(text), err
}

// digest returns the hash of a text in the form of a security policy.
func digest(text string) string {
	sum := sha256.Sum256([]byte(text))
	return html.EscapeString("sha256-" + base64.StdEncoding.EncodeToString(sum[:]))
}

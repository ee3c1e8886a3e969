package main

import (
	"bytes"
	"embed"
	"encoding/json"
	"errors"
	"fmt"
	"html/template"
	"io/fs"
	"maps"
	"path"
	"slices"
	"strings"

	"github.com/yuin/goldmark"
	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/extension"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/renderer/html"
	"github.com/yuin/goldmark/text"
)

// A link to the folder of pages leads to the list of all pages. The index of the search marks a folder as a site.
const (
	allPages  = "docs/README.md"
	indexFile = "search-index.js"
)

// groups has the place of each page in the navigation, by what a reader wants. A page is a path or a pattern of paths.
var groups = []struct {
	title string
	pages []string
}{
	{"Begin", []string{"README.md", allPages}},
	{"Tutorials", []string{"docs/tutorials/verdict.md", "docs/tutorials/change.md", "docs/tutorials/engine.md", "docs/tutorials/game.md"}},
	{"How-to: referee", []string{"docs/howto/middle-of-a-game.md", "docs/howto/claim.md", "docs/howto/record-live.md", "docs/desk.md", "docs/editors.md",
		"docs/hosts.md", "docs/readings.md"}},
	{"How-to: designer", []string{"docs/compare.md", "docs/howto/price-a-question.md", "docs/howto/balance-a-game.md", "docs/stats.md", "docs/howto/publish-statistics.md", "docs/components.md"}},
	{"How-to: engine maker", []string{"docs/conform.md", "docs/howto/known-deviations.md", "docs/howto/engine-ci.md"}},
	{"How-to: contributor", []string{"docs/howto/add-a-clause.md", "docs/howto/add-a-field.md", "docs/howto/erratum.md", "CONTRIBUTING.md"}},
	{"When something fails", []string{"docs/howto/troubleshooting.md"}},
	{"Reference", []string{"docs/glossary.md", "docs/commands.md", commandsPage, "docs/records.md", "docs/scenarios.md", "docs/rulebooks.md", schemasPage,
		"engine/*/README.md", "docs/packages.md", "docs/figures.md", "CHANGELOG.md"}},
	{"Reference: games", []string{rulebookPages + "*.md", "features/*/STEPS.md", "engine/*/ENGINE.md", "docs/examples.md"}},
	{"Explanation", []string{"docs/explanation/verdict.md", "docs/explanation/questions.md", "docs/explanation/coverage.md",
		"docs/explanation/statistics.md", "docs/explanation/levels.md", "docs/explanation/architecture.md"}},
}

// sources are the pages of the repository.
var sources = []string{"*.md", "docs/*.md", "docs/*/*.md", "engine/*/*.md", "features/*/*.md"}

//go:embed web
var web embed.FS

// page is a page of the site. Root is the way from it to the front page.
type page struct {
	Source, File, Root, Title string
	Parts                     []part
	Body                      template.HTML
	text                      []byte
	doc                       ast.Node
}

// part is a heading with the text below it, up to the next heading.
type part struct {
	Level           int
	ID, Title, text string
}

// group is a group of the navigation.
type group struct {
	Title string
	Pages []*page
}

// options are the choices of the command line: the address of the source, and whether the site has the referee's desk.
type options struct {
	base string
	desk bool
}

// site is the site while it is built.
type site struct {
	options
	root     fs.FS
	markdown goldmark.Markdown
	groups   []group
	pages    map[string]*page // by source
	files    map[string][]byte
	problems []error
}

// build returns the files of the site by their names. The error has every problem of a page.
func build(root fs.FS, ask program, o options) (map[string][]byte, error) {
	s := &site{root: root, options: o, markdown: markdown(), pages: map[string]*page{}, files: map[string][]byte{}}
	texts, err := generated(ask)
	if err != nil {
		return nil, err
	}
	for _, pattern := range sources {
		names, err := fs.Glob(root, pattern)
		if err != nil {
			return nil, err
		}
		for _, name := range names {
			if texts[name], err = fs.ReadFile(root, name); err != nil {
				return nil, err
			}
		}
	}
	s.arrange(texts)
	s.pages[allPages].parse(s.markdown, s.contents())
	if err := s.render(); err != nil {
		return nil, err
	}
	return s.files, errors.Join(s.problems...)
}

// markdown reads and writes the Markdown of the pages: tables, anchors of headings (as GitHub has them for plain English), and pictures in
// HTML, which link checks.
func markdown() goldmark.Markdown {
	table := extension.NewTable(extension.WithTableCellAlignMethod(extension.TableCellAlignAttribute))
	return goldmark.New(goldmark.WithExtensions(table), goldmark.WithParserOptions(parser.WithAutoHeadingID()),
		goldmark.WithRendererOptions(html.WithUnsafe()))
}

// arrange puts each page into its group.
func (s *site) arrange(texts map[string][]byte) {
	texts[allPages] = []byte("# All pages\n") // until the others are read
	for _, g := range groups {
		var pages []*page
		for _, pattern := range g.pages {
			before := len(pages)
			for _, name := range slices.Sorted(maps.Keys(texts)) {
				if ok, _ := path.Match(pattern, name); ok && s.pages[name] == nil {
					s.pages[name] = newPage(name)
					s.pages[name].parse(s.markdown, texts[name])
					pages = append(pages, s.pages[name])
				}
			}
			if len(pages) == before {
				s.problem("%s: there is no such page: take it out of the groups in cmd/lab/site/pages.go", pattern)
			}
		}
		s.groups = append(s.groups, group{g.title, pages})
	}
	for _, name := range slices.Sorted(maps.Keys(texts)) {
		if s.pages[name] == nil {
			s.problem("%s: the page is in no group: give it a place in the groups in cmd/lab/site/pages.go", name)
		}
	}
}

func (s *site) problem(format string, args ...any) {
	s.problems = append(s.problems, fmt.Errorf(format, args...))
}

// newPage returns the page of a source. A site has a page where the repository has its source, so that pictures need no other path.
func newPage(source string) *page {
	file := strings.TrimSuffix(source, ".md") + ".html"
	if path.Base(source) == "README.md" {
		file = path.Join(path.Dir(source), "index.html")
	}
	return &page{Source: source, File: file, Root: strings.Repeat("../", strings.Count(file, "/")), Title: source}
}

// parse reads the text of a page, and lists its headings with the text below each.
func (p *page) parse(markdown goldmark.Markdown, source []byte) {
	p.text, p.doc, p.Parts = source, markdown.Parser().Parse(text.NewReader(source)), []part{{}}
	for n := p.doc.FirstChild(); n != nil; n = n.NextSibling() {
		if heading, ok := n.(*ast.Heading); ok {
			id, _ := heading.AttributeString("id")
			p.Parts = append(p.Parts, part{Level: heading.Level, ID: string(id.([]byte)), Title: plain(n, source)})
			continue
		}
		p.Parts[len(p.Parts)-1].text += plain(n, source) + " "
	}
	if len(p.Parts) > 1 {
		p.Title = p.Parts[1].Title
	}
}

// plain returns the words of a node and all below it.
func plain(node ast.Node, source []byte) string {
	var out bytes.Buffer
	_ = ast.Walk(node, func(n ast.Node, entering bool) (ast.WalkStatus, error) {
		if t, ok := n.(*ast.Text); ok && entering {
			out.Write(t.Value(source))
			if t.SoftLineBreak() || t.HardLineBreak() {
				out.WriteByte(' ')
			}
		} else if n.Type() == ast.TypeBlock && n.Kind() != ast.KindHTMLBlock && entering {
			out.WriteByte(' ')
			if n.IsRaw() {
				out.Write(n.Lines().Value(source))
			}
		}
		return ast.WalkContinue, nil
	})
	return strings.Join(strings.Fields(out.String()), " ")
}

// contents writes the list of all pages, each with its first sentence.
func (s *site) contents() []byte {
	out := bytes.NewBufferString("# All pages\n")
	for _, g := range s.groups {
		fmt.Fprintf(out, "\n## %s\n\n", g.Title)
		for _, p := range g.Pages {
			if p.Source == allPages {
				continue
			}
			first := ""
			if len(p.Parts) > 1 {
				first, _, _ = strings.Cut(p.Parts[1].text+" ", ". ")
			}
			fmt.Fprintf(out, "- [%s](../%s): %s\n", literal(p.Title), p.Source, literal(strings.TrimRight(first, ". ")))
		}
	}
	return out.Bytes()
}

// render writes every page, the index of the search, and what pages load.
func (s *site) render() error {
	layout, err := template.ParseFS(web, "web/page.html")
	if err != nil {
		return err
	}
	// A part of the page that scrolls has to scroll with the keyboard too.
	scrolls := strings.NewReplacer("<pre>", `<pre tabindex="0">`, "<table>", `<table tabindex="0">`)
	var index [][4]string // title of the page, heading, address, text
	for _, g := range s.groups {
		for _, p := range g.Pages {
			s.link(p)
			var body, out bytes.Buffer
			if err := s.markdown.Renderer().Render(&body, p.text, p.doc); err != nil {
				return fmt.Errorf("%s: %w", p.Source, err)
			}
			p.Body = template.HTML(scrolls.Replace(body.String())) // #nosec G203 -- the pages are of this repository
			if err := layout.Execute(&out, map[string]any{"Page": p, "Groups": s.groups, "Index": indexFile, "Desk": s.desk}); err != nil {
				return fmt.Errorf("%s: %w", p.Source, err)
			}
			s.files[p.File] = out.Bytes()
			for _, part := range p.Parts[min(1, len(p.Parts)-1):] {
				index = append(index, [4]string{p.Title, part.Title, p.File + "#" + part.ID, part.text})
			}
		}
	}
	list, err := json.Marshal(index)
	if err != nil {
		return err
	}
	s.files[indexFile] = append(append([]byte("const searchIndex = "), list...), ";\n"...)
	return s.assets()
}

// assets adds the script and the style, in the colours of the referee's desk.
func (s *site) assets() error {
	desk, err := fs.ReadFile(s.root, "cmd/internal/desk/web/desk.css")
	if err != nil {
		return err
	}
	colours, _, found := bytes.Cut(desk, []byte("* {"))
	if !found || !bytes.Contains(colours, []byte("--paper")) {
		return errors.New("cmd/internal/desk/web/desk.css: the colours are no longer before the rule of *: mend assets in cmd/lab/site")
	}
	style, err := web.ReadFile("web/site.css")
	if err != nil {
		return err
	}
	s.files["site.css"] = slices.Concat(colours, style)
	s.files["search.js"], err = web.ReadFile("web/search.js")
	return err
}

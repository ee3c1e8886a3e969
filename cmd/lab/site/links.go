package main

import (
	"bytes"
	"fmt"
	"html"
	"io/fs"
	"net/url"
	"path"
	"regexp"
	"strconv"
	"strings"

	"github.com/yuin/goldmark/ast"

	"github.com/yardstick-rules/yardstick/engine/spelling"
)

// picture is the HTML that a page may have, and lineOf is the anchor of a line of a file.
var (
	picture = regexp.MustCompile(`^<img src="([^"]+)"(?: (?:alt|width|align)="[^"]*")*>$`)
	lineOf  = regexp.MustCompile(`^L([0-9]+)$`)
)

// link checks every link, anchor and picture of a page, and makes them those of the site.
func (s *site) link(p *page) {
	var links []*ast.Link
	_ = ast.Walk(p.doc, func(n ast.Node, entering bool) (ast.WalkStatus, error) {
		if !entering {
			return ast.WalkContinue, nil
		}
		switch n := n.(type) {
		case *ast.Link:
			links = append(links, n)
		case *ast.Image:
			s.picture(p, n, string(n.Destination))
		case *ast.RawHTML:
			tag := string(n.Segments.Value(p.text))
			if m := picture.FindStringSubmatch(tag); m != nil {
				s.picture(p, n, html.UnescapeString(m[1]))
			} else if !strings.HasPrefix(tag, "<!--") {
				s.problem("%s: %s is read as HTML: put it into backticks", p.place(n), tag)
			}
		case *ast.HTMLBlock:
			if tag := n.Lines().Value(p.text); !bytes.HasPrefix(tag, []byte("<!--")) {
				s.problem("%s: %.40q is read as HTML: put it into backticks", p.place(n), tag)
			}
		}
		return ast.WalkContinue, nil
	})
	for _, n := range links {
		s.lead(p, n)
	}
}

// place is the line of a node, for people.
func (p *page) place(node ast.Node) string {
	at := -1
	_ = ast.Walk(node, func(n ast.Node, _ bool) (ast.WalkStatus, error) {
		switch n := n.(type) {
		case *ast.Text:
			at = n.Segment.Start
		case *ast.RawHTML:
			at = n.Segments.At(0).Start
		case *ast.HTMLBlock:
			at = n.Lines().At(0).Start
		}
		if at >= 0 {
			return ast.WalkStop, nil
		}
		return ast.WalkContinue, nil
	})
	if at < 0 {
		return p.Source
	}
	return fmt.Sprintf("%s:%d", p.Source, bytes.Count(p.text[:at], []byte("\n"))+1)
}

// lead makes a link lead to a page, to a file at the address of the source, or nowhere.
func (s *site) lead(p *page, n *ast.Link) {
	to, err := url.Parse(string(n.Destination))
	if err == nil && to.Scheme != "" {
		return // of another host, for the reader to follow
	}
	dead := func(why string) { s.problem("%s: the link %q is dead: %s", p.place(n), n.Destination, why) }
	if err != nil {
		dead("write a path or an address")
		return
	}
	target, name := p, p.Source
	if to.Path != "" {
		name = path.Join(path.Dir(p.Source), to.Path)
		target = s.page(name)
	}
	if target == nil {
		s.source(p, n, name, to.Fragment, dead)
		return
	}
	address := p.Root + target.File
	if to.Fragment != "" {
		address += "#" + to.Fragment
		target.anchor(to.Fragment, dead)
	}
	n.Destination = []byte(address)
}

// page returns the page of a path: a page, or a folder that has one.
func (s *site) page(name string) *page {
	if p := s.pages[name]; p != nil {
		return p
	}
	return s.pages[path.Join(name, "README.md")]
}

// anchor checks that a page has a heading with an id.
func (p *page) anchor(id string, dead func(string)) {
	var ids []string
	for _, part := range p.Parts[1:] {
		if part.ID == id {
			return
		}
		ids = append(ids, part.ID)
	}
	why := p.Source + " has no heading with that anchor"
	if nearest := spelling.Nearest(id, ids); nearest != "" {
		why += fmt.Sprintf(", did you mean #%s?", nearest)
	} else {
		why += ", only #" + strings.Join(ids, ", #")
	}
	dead(why)
}

// source handles a link to a file that is not a page. The link then leads to the source of the file, or the
// path of the file replaces it.
func (s *site) source(p *page, n *ast.Link, name, fragment string, dead func(string)) {
	info, err := fs.Stat(s.root, name)
	if err != nil {
		dead(fmt.Sprintf("there is no file %s: correct the path or delete the link", name))
		return
	}
	shown := name
	if fragment != "" {
		shown = s.line(name, fragment, info, dead)
	}
	if s.base != "" {
		n.Destination = []byte(strings.TrimSuffix(s.base+"/"+name+"#"+fragment, "#"))
		return
	}
	p.pathOf(n, shown)
}

// line names the line of a file to which an anchor leads.
func (s *site) line(name, fragment string, info fs.FileInfo, dead func(string)) string {
	m := lineOf.FindStringSubmatch(fragment)
	if m == nil || info.IsDir() {
		dead(fmt.Sprintf("%s is no page: it has lines (#L12) and no anchors", name))
		return name
	}
	text, err := fs.ReadFile(s.root, name)
	line, _ := strconv.Atoi(m[1])
	if last := bytes.Count(text, []byte("\n")); err != nil || line < 1 || line > last {
		dead(fmt.Sprintf("%s ends with line %d", name, last))
	}
	return name + ":" + m[1]
}

// pathOf stands for a link to a file: its path alone if the words of the link are the end of the path, else the words and the path.
func (p *page) pathOf(n *ast.Link, shown string) {
	text := " (<code>" + strings.ReplaceAll(html.EscapeString(shown), "/", "/<wbr>") + "</code>)"
	if words := plain(n, p.text); strings.HasSuffix(shown, words) {
		text = text[2 : len(text)-1]
	} else {
		for n.HasChildren() {
			n.Parent().InsertBefore(n.Parent(), n, n.FirstChild())
		}
	}
	code := ast.NewString([]byte(text))
	code.SetCode(true) // written as it is
	n.Parent().ReplaceChild(n.Parent(), n, code)
}

// picture checks a picture, and copies it to where the page expects it.
func (s *site) picture(p *page, n ast.Node, address string) {
	name := path.Join(path.Dir(p.Source), address)
	text, err := fs.ReadFile(s.root, name)
	if err != nil || path.Ext(name) != ".svg" {
		s.problem("%s: the picture %q is not one of the repository: name an SVG file that is there", p.place(n), address)
		return
	}
	s.files[name] = text
}

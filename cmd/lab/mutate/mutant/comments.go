package mutant

import (
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
)

// sourceOf returns the file that declares an object of this module. A compiled package may have only the files' names.
func (s *Source) sourceOf(o types.Object, file string) string {
	folder := strings.TrimPrefix(o.Pkg().Path(), s.module)
	return filepath.Join(s.Root, filepath.FromSlash(folder), filepath.Base(file))
}

// comment is a comment about some names that are declared after it.
type comment struct {
	text  string
	names []string
}

// about returns the part of the comment about a name. The part ends at the next name that comes after a
// clause. If some names are followed by an equal number of clauses, about returns only the clause of the
// given name.
func (c *comment) about(name string) string {
	at := c.mentions(name)
	if at < 0 {
		return c.text
	}
	from, end := 0, len(c.text)
	var run []string
	for _, other := range c.sorted() {
		here := c.mentions(other)
		if here > at && clauseID.MatchString(c.text[at:here]) {
			end = here
			break
		}
		if here <= at && clauseID.MatchString(c.text[from:here]) {
			run = nil
		}
		from = here
		run = append(run, other)
	}
	clauses := clauseID.FindAllString(c.text[at:end], -1)
	if len(clauses) == len(run) {
		return clauses[slices.Index(run, name)]
	}
	return c.text[at:end]
}

// sorted returns the names that the comment mentions, in its order.
func (c *comment) sorted() []string {
	names := slices.DeleteFunc(slices.Clone(c.names), func(name string) bool { return c.mentions(name) < 0 })
	slices.SortFunc(names, func(a, b string) int { return c.mentions(a) - c.mentions(b) })
	return names
}

// mentions returns the offset of the first use of a name in the comment, or -1.
func (c *comment) mentions(name string) int {
	if at := regexp.MustCompile(`\b` + name + `\b`).FindStringIndex(c.text); at != nil {
		return at[0]
	}
	return -1
}

// commentsOf returns the comments of the declarations in a file: constants, variables, types and fields, by line.
func (s *Source) commentsOf(file string) map[int]*comment {
	if known, ok := s.comments[file]; ok {
		return known
	}
	found := map[int]*comment{}
	s.comments[file] = found
	src, err := os.ReadFile(file)
	if err != nil {
		return found
	}
	fset := token.NewFileSet()
	tree, err := parser.ParseFile(fset, file, src, parser.ParseComments|parser.SkipObjectResolution)
	if err != nil {
		return found
	}
	note := func(of *comment, names ...*ast.Ident) {
		for _, name := range names {
			of.names = append(of.names, name.Name)
			found[fset.Position(name.Pos()).Line] = of
		}
	}
	ast.Inspect(tree, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.FuncDecl:
			return false
		case *ast.GenDecl:
			for _, spec := range n.Specs {
				switch spec := spec.(type) {
				case *ast.TypeSpec:
					note(&comment{text: n.Doc.Text() + spec.Doc.Text() + spec.Comment.Text()}, spec.Name)
				case *ast.ValueSpec:
					text := spec.Doc.Text() + spec.Comment.Text()
					if !n.Lparen.IsValid() {
						text = n.Doc.Text() + text
					}
					for _, inside := range tree.Comments {
						if spec.Pos() < inside.Pos() && inside.End() < spec.End() {
							text += inside.Text()
						}
					}
					note(&comment{text: text}, spec.Names...)
				}
			}
		case *ast.StructType:
			var last *comment
			for _, field := range n.Fields.List {
				if field.Doc != nil || last == nil {
					last = &comment{text: field.Doc.Text()}
				}
				if field.Comment != nil {
					note(&comment{text: field.Comment.Text()}, field.Names...)
				} else {
					note(last, field.Names...)
				}
			}
		}
		return true
	})
	return found
}

package mutant

import (
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"os"
	"path/filepath"
	"regexp"
	"strings"
)

// figure finds the changes of a number, or of what is true or false, in the value of a variable.
func (f *finder) figure(n ast.Node) {
	var changes []change
	e, ok := n.(ast.Expr)
	switch n := n.(type) {
	case *ast.BasicLit:
		changes = number(n)
	case *ast.Ident:
		if n.Name == "true" || n.Name == "false" {
			changes = f.named(n, n)
		}
	}
	if !ok || len(changes) == 0 || !f.replaced(e) {
		return
	}
	for i := range changes {
		changes[i].kind, changes[i].operator = Figures, "figure"
	}
	if typ, ok := f.spell(f.typeOf(e)); ok {
		f.add(n, typ, changes)
	}
}

// fieldClauses are the clauses that the comment of the innermost field around a figure names.
func (f *finder) fieldClauses() []string {
	for i := len(f.stack) - 1; i >= 0; i-- {
		kv, ok := f.stack[i].(*ast.KeyValueExpr)
		if !ok {
			continue
		}
		key, ok := kv.Key.(*ast.Ident)
		if !ok {
			continue
		}
		field, ok := f.info.Uses[key].(*types.Var)
		if !ok {
			continue
		}
		at := f.fset.Position(field.Pos())
		if comment := f.commentsOf(f.sourceOf(field, at.Filename))[at.Line]; comment != nil {
			if clauses := f.clausesOf(comment.about(field.Name())); len(clauses) > 0 {
				return clauses
			}
		}
	}
	return nil
}

// sourceOf is the file that declares a field of a package of this module. A compiled package may have the files' names only.
func (s *Source) sourceOf(field *types.Var, file string) string {
	folder := strings.TrimPrefix(field.Pkg().Path(), s.module)
	return filepath.Join(s.Root, filepath.FromSlash(folder), filepath.Base(file))
}

// fieldComment is a comment about some fields of a structure, which follow it.
type fieldComment struct {
	text   string
	fields []string
}

// about is what the comment says about a field: from its name to the next name, or further if it says nothing of a clause there.
func (c *fieldComment) about(field string) string {
	at := c.mentions(field)
	if at < 0 {
		return c.text
	}
	end := len(c.text)
	for _, other := range c.fields {
		if next := c.mentions(other); next > at && next < end && clauseID.MatchString(c.text[at:next]) {
			end = next
		}
	}
	return c.text[at:end]
}

// mentions is where the comment first names a field, or -1.
func (c *fieldComment) mentions(field string) int {
	if at := regexp.MustCompile(`\b` + field + `\b`).FindStringIndex(c.text); at != nil {
		return at[0]
	}
	return -1
}

// commentsOf are the comments of the fields in a file, by the line of the field.
func (s *Source) commentsOf(file string) map[int]*fieldComment {
	if known, ok := s.fields[file]; ok {
		return known
	}
	found := map[int]*fieldComment{}
	s.fields[file] = found
	src, err := os.ReadFile(file)
	if err != nil {
		return found
	}
	fset := token.NewFileSet()
	tree, err := parser.ParseFile(fset, file, src, parser.ParseComments|parser.SkipObjectResolution)
	if err != nil {
		return found
	}
	ast.Inspect(tree, func(n ast.Node) bool {
		structure, ok := n.(*ast.StructType)
		if !ok {
			return true
		}
		var comment *fieldComment
		for _, field := range structure.Fields.List {
			if field.Doc != nil || comment == nil {
				comment = &fieldComment{text: field.Doc.Text()}
			}
			of := comment
			if field.Comment != nil {
				of = &fieldComment{text: field.Comment.Text()}
			}
			for _, name := range field.Names {
				of.fields = append(of.fields, name.Name)
				found[fset.Position(name.Pos()).Line] = of
			}
		}
		return true
	})
	return found
}

package mutant

import (
	"go/ast"
	"go/token"
	"go/types"
	"path/filepath"
	"slices"
)

// Find lists every mutant of a kind in the files of the package that match no pattern of skip ("*_gen.go"), in the order of the source.
// All of them compile. They have no IDs yet.
func (s *Source) Find(kind Kind, skip []string) ([]*Mutant, error) {
	var found []*Mutant
	blocks := s.blocks()
	for _, f := range s.files {
		base := filepath.Base(f.path)
		if slices.ContainsFunc(skip, func(pattern string) bool { fits, _ := filepath.Match(pattern, base); return fits }) {
			continue
		}
		look := &finder{Source: s, file: f, blocks: blocks}
		ast.PreorderStack(f.tree, nil, look.visit)
		found = append(found, look.found...)
	}
	found = slices.DeleteFunc(found, func(m *Mutant) bool { return m.Kind != kind })
	return s.compiling(found)
}

// finder looks for mutants in one file.
type finder struct {
	*Source
	file   *file
	blocks map[types.Object][]types.Object
	found  []*Mutant
	// stack are the nodes around the current one, from the file down.
	stack []ast.Node
}

// change is one way to change a node: what is there instead.
type change struct {
	kind            Kind
	operator, after string
}

func (f *finder) visit(n ast.Node, stack []ast.Node) bool {
	f.stack = stack
	switch n := n.(type) {
	case *ast.GenDecl:
		return n.Tok == token.VAR
	case *ast.ArrayType, *ast.FuncType, *ast.StructType, *ast.InterfaceType, *ast.MapType:
		return false // sizes and types are constant
	case ast.Expr:
		f.expression(n)
	case ast.Stmt:
		if f.listed(n) {
			f.statement(n)
		}
	}
	return true
}

// around is the node that many levels up.
func (f *finder) around(levels int) ast.Node {
	if len(f.stack) < levels {
		return nil
	}
	return f.stack[len(f.stack)-levels]
}

// listed reports whether a statement is in a list, not part of the head of another statement.
func (f *finder) listed(n ast.Stmt) bool {
	switch parent := f.around(1).(type) {
	case *ast.BlockStmt:
		return true
	case *ast.CaseClause:
		return slices.Contains(parent.Body, n)
	}
	return false
}

// replaced reports whether a value may replace the expression: it is not assigned to, pointed at or a name.
func (f *finder) replaced(n ast.Expr) bool {
	if around, ok := f.around(1).(ast.Expr); ok && f.info.Types[around].Value != nil {
		return false // a part of a constant has no type of its own
	}
	switch parent := f.around(1).(type) {
	case *ast.AssignStmt:
		return !slices.Contains(parent.Lhs, n)
	case *ast.IncDecStmt:
		return false
	case *ast.RangeStmt:
		return parent.X == n
	case *ast.UnaryExpr:
		return parent.Op != token.AND
	case *ast.KeyValueExpr:
		return parent.Value == n
	case *ast.SelectorExpr:
		return parent.X == n
	case *ast.CallExpr:
		return parent.Fun != n
	case *ast.ValueSpec:
		return slices.Contains(parent.Values, n)
	case *ast.CompositeLit:
		return parent.Type != n
	case *ast.Field, *ast.LabeledStmt, *ast.BranchStmt, *ast.FuncDecl, *ast.File:
		return false
	}
	return true
}

// add notes the changes of a node. The type of an expression is spelled in the copy; a statement has none.
func (f *finder) add(n ast.Node, typ string, changes []change) {
	start, end := f.fset.Position(n.Pos()), f.fset.Position(n.End())
	for _, c := range changes {
		if c.kind == "" {
			c.kind = Rules
			if f.tells() {
				c.kind = Citations
			}
		}
		m := &Mutant{
			Kind: c.kind, Operator: c.operator, File: f.relative(f.file), Line: start.Line,
			start: start.Offset, end: end.Offset, typ: typ, after: c.after,
		}
		m.show(f.file.src)
		f.found = append(f.found, m)
	}
}

func (f *finder) text(n ast.Node) string {
	return string(f.file.src[f.fset.Position(n.Pos()).Offset:f.fset.Position(n.End()).Offset])
}

// blocks has for each constant the constants of the same type that are declared together with it, in order.
func (s *Source) blocks() map[types.Object][]types.Object {
	blocks := map[types.Object][]types.Object{}
	for _, f := range s.files {
		for _, d := range f.tree.Decls {
			decl, ok := d.(*ast.GenDecl)
			if !ok || decl.Tok != token.CONST {
				continue
			}
			var block []types.Object
			for _, spec := range decl.Specs {
				for _, name := range spec.(*ast.ValueSpec).Names {
					if c := s.info.Defs[name]; c != nil && name.Name != "_" {
						block = append(block, c)
					}
				}
			}
			for _, c := range block {
				blocks[c] = slices.DeleteFunc(slices.Clone(block),
					func(o types.Object) bool { return !types.Identical(o.Type(), c.Type()) })
			}
		}
	}
	return blocks
}

package mutant

import (
	"go/ast"
	"go/token"
	"go/types"
	"path/filepath"
	"slices"
)

// figures is the file with the numbers of the components, and reasons is the one with the clauses of
// refusals.
const (
	figures = "components_gen.go"
	reasons = "refusals_gen.go"
)

// noRules are the files of a game without rules: generated ones, and those that read and write components, positions
// and records. Laws are tests and no rules: lawtest compares the clauses that a law cites with its mutants, both ways.
var noRules = []string{
	"*_gen.go", "generate*", "doc.go", "components*", "opening*", "load*", "position*", "document*", "notation*", "parse*",
	"resample*", "laws*",
}

// All lists every mutant of the given kinds in the rules of a game.
func (s *Source) All(kinds []Kind) ([]*Mutant, error) {
	var all []*Mutant
	for _, kind := range kinds {
		found, err := s.Find(kind, noRules)
		if err != nil {
			return nil, err
		}
		all = append(all, found...)
	}
	return all, nil
}

// Find lists every mutant of a kind, in the order of the source. Find skips files that match a pattern of skip,
// such as "*_gen.go". Mutants of figures are only in the file of the figures; mutants of citations are also in
// the file of the refusals. All mutants compile, and have no IDs yet.
func (s *Source) Find(kind Kind, skip []string) ([]*Mutant, error) {
	var found []*Mutant
	blocks := s.blocks()
	for _, f := range s.files {
		base := filepath.Base(f.path)
		skipped := slices.ContainsFunc(skip, func(pattern string) bool { fits, _ := filepath.Match(pattern, base); return fits })
		if kind == Figures && base != figures || kind != Figures && skipped && (kind != Citations || base != reasons) {
			continue
		}
		look := &finder{Source: s, file: f, blocks: blocks, figures: kind == Figures}
		for _, d := range f.tree.Decls {
			look.declaration(d)
		}
		found = append(found, look.found...)
	}
	found = slices.DeleteFunc(found, func(m *Mutant) bool { return m.Kind != kind })
	found, err := s.compiling(found)
	if err == nil {
		shareOut(found)
	}
	return found, err
}

// declaration finds the mutants of a function or variable.
func (f *finder) declaration(d ast.Decl) {
	f.decl, f.parts = d, nil
	switch d := d.(type) {
	case *ast.FuncDecl:
		f.name = d.Name.Name
	case *ast.GenDecl:
		if d.Tok != token.VAR {
			return
		}
		f.name = d.Specs[0].(*ast.ValueSpec).Names[0].Name
	}
	f.parts = f.scopes(d)
	ast.PreorderStack(d, nil, f.visit)
}

// finder looks for mutants in one file.
type finder struct {
	*Source
	file   *file
	blocks map[types.Object][]types.Object
	found  []*Mutant
	// decl is the current declaration, of that name, and parts are its scopes.
	decl  ast.Decl
	name  string
	parts []scope
	// figures reports that the search is for numbers of the components.
	figures bool
	// stack are the nodes around the current one, from the file down.
	stack []ast.Node
}

// change is one way to change a node: the text that replaces it.
type change struct {
	kind            Kind
	operator, after string
}

func (f *finder) visit(n ast.Node, stack []ast.Node) bool {
	f.stack = stack
	if _, size := n.(*ast.ArrayType); f.figures && !size {
		f.figure(n)
		return true
	}
	switch n := n.(type) {
	case *ast.ArrayType, *ast.FuncType, *ast.StructType, *ast.InterfaceType, *ast.MapType:
		return false // sizes and types are constant
	case ast.Expr:
		f.expression(n)
	case ast.Stmt:
		if elseIf, ok := n.(*ast.IfStmt); ok {
			f.branch(elseIf)
		}
		if f.listed(n) {
			f.statement(n)
		}
	}
	return true
}

// around returns the node that many levels up.
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

// replaced reports whether a value may replace the expression: the expression is not assigned to, its address
// is not taken, and it is not a name.
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
	names, breaks, cited := f.obeyed(n)
	if f.figures {
		names = f.fieldClauses()
		breaks = names
	}
	for _, c := range changes {
		if c.kind == "" {
			c.kind = Rules
			if f.tells() {
				c.kind = Citations
			}
		}
		m := &Mutant{
			Kind: c.kind, Operator: c.operator, File: f.relative(f.file), Line: start.Line, Func: f.name,
			Names: names, Breaks: slices.Clone(breaks), cited: cited,
			start: start.Offset, end: end.Offset, typ: typ, after: c.after,
		}
		m.show(f.file.src)
		f.found = append(f.found, m)
	}
}

// insert notes a statement that is inserted.
func (f *finder) insert(at token.Pos, c change) { f.add(place(at), "", []change{c}) }

// place is a node without extent.
type place token.Pos

func (p place) Pos() token.Pos { return token.Pos(p) }
func (p place) End() token.Pos { return token.Pos(p) }

func (f *finder) text(n ast.Node) string {
	return string(f.file.src[f.fset.Position(n.Pos()).Offset:f.fset.Position(n.End()).Offset])
}

// blocks returns, by constant, the constants of the same type that are declared together with it, in order.
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
